# SPDX-License-Identifier: MIT OR Apache-2.0
"""The options that lead to a file's secret, and what they lead to."""

from __future__ import annotations

from linnet_cli.arguments import Given, Option, Syntax

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from linnet_cli.ways import Way

KEY_FILE = Option("-k", "--key-file", metavar="FILE", help="Key file, made by linnet keygen; - is standard input.")
RAW_KEY_FILE = Option("--raw-key-file", metavar="FILE", help="With --format: a file of the 16 or 32 bytes of the key alone.")
TO = Option("--to", metavar="KEY", help="Seal to this public key, of linnet keygen --x25519. May be repeated.", many=True)
TO_FILE = Option("--to-file", metavar="FILE", help="Seal to the public keys in FILE, one in a line. May be repeated.", many=True)
IDENTITY = Option(
    "-i", "--identity", metavar="FILE", help="Identity file, made by linnet keygen --x25519. May be repeated.", many=True
)
PASSPHRASE = Option("--passphrase", help="Ask for a passphrase on the terminal.")
PASSPHRASE_FILE = Option("--passphrase-file", metavar="FILE", help="The passphrase is the first line of FILE.")

KEY, BY_PASSPHRASE, BY_FILE = (KEY_FILE,), (PASSPHRASE,), (PASSPHRASE_FILE,)


def way_to_seal(syntax: Syntax, given: Given) -> Way:
    """The only way to a file's secret that the options give."""
    ways = (KEY, (TO, TO_FILE), BY_PASSPHRASE, BY_FILE)
    _refuse_contradictions(syntax, given, ways, "expected --key-file FILE, --to KEY or --passphrase")
    if not (given.to or given.to_file):
        return _way_of_both(syntax, given, sealing=True)
    from linnet_cli import identity_file
    from linnet_cli.ways import ToRecipients

    _refuse_standard_input_twice(syntax, given, given.to_file, "the public keys")
    return ToRecipients(*identity_file.public_keys(given.to, given.to_file))


def way_to_open(syntax: Syntax, given: Given) -> Way:
    """The only way to a file's secret that the options give."""
    ways = (KEY, (IDENTITY,), BY_PASSPHRASE, BY_FILE)
    _refuse_contradictions(syntax, given, ways, "expected --key-file FILE, --identity FILE or --passphrase")
    if not given.identity:
        return _way_of_both(syntax, given, sealing=False)
    from linnet_cli import identity_file
    from linnet_cli.ways import WithIdentities

    _refuse_standard_input_twice(syntax, given, given.identity, "the identity")
    return _looked_at(WithIdentities([identity_file.read(name) for name in given.identity]))


def _way_of_both(syntax: Syntax, given: Given, *, sealing: bool) -> Way:
    """A key or a passphrase, which serve to seal and to open."""
    from linnet_cli.ways import WithKey, WithPassphrase

    if given.format is not None:
        from linnet_cli import key_file
        from linnet_cli.cobblestone import key_size

        _refuse_standard_input_twice(syntax, given, [given.raw_key_file], "the key")
        return _looked_at(WithKey(key_file.read_raw(given.raw_key_file, key_size(given.format))))
    if given.key_file is not None:
        from linnet_cli import key_file

        _refuse_standard_input_twice(syntax, given, [given.key_file], "the key")
        return _looked_at(WithKey(key_file.read(given.key_file)))
    from linnet_cli import passphrase

    if given.passphrase_file is None:
        return WithPassphrase(lambda: passphrase.ask(twice=sealing))
    _refuse_standard_input_twice(syntax, given, [given.passphrase_file], "the passphrase")
    found = passphrase.read(given.passphrase_file)
    return _looked_at(WithPassphrase(lambda: found.secret, [(found, "the passphrase file")]))


def _refuse_contradictions(syntax: Syntax, given: Given, ways: Sequence[Sequence[Option]], expected: str) -> None:
    """One way alone; each format has its kinds."""
    chosen = [option.names[-1] for way in ways for option in way if getattr(given, option.attribute) not in (None, False, [])]
    if given.format is not None:
        if chosen:
            syntax.refuse(f"--format takes no {chosen[0]}; expected --raw-key-file FILE")
        if given.raw_key_file is None:
            syntax.refuse("expected --raw-key-file FILE with --format")
        return
    if given.raw_key_file is not None or given.context is not None:
        syntax.refuse("--raw-key-file and --context need --format")
    if not chosen:
        syntax.refuse(expected)
    if chosen[1:] and chosen != ["--to", "--to-file"]:
        syntax.refuse(f"{chosen[0]} and {chosen[-1]} contradict each other; expected one of them")


def _refuse_standard_input_twice(syntax: Syntax, given: Given, names: Sequence[str], what: str) -> None:
    from linnet_cli.descriptors import is_standard_input

    count = sum(map(is_standard_input, names))
    if count and any(map(is_standard_input, given.inputs or ["-"])):
        syntax.refuse(f"standard input cannot be both {what} and the input; expected a named IN")
    if count > 1:
        syntax.refuse(f"standard input cannot be {what} twice; expected other files")


def _looked_at(way: Way) -> Way:
    """Warns if others have what the way is from."""
    from linnet_cli.key_file import doubts
    from linnet_cli.stream import warn

    for file, _ in way.files:
        for doubt in doubts(file):
            warn(doubt)
    return way
