# SPDX-License-Identifier: MIT OR Apache-2.0
"""The options for a file's secret, and the secrets that they give."""

from __future__ import annotations

import sys

from linnet_cli.arguments import Given, Option, Syntax, number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeVar

    from linnet_cli.format.ways import Way, WithKey, WithPassphrase

    AnyWay = TypeVar("AnyWay", bound=Way)

KEY_FILE = Option("-k", "--key-file", metavar="FILE", help="Key file, made by linnet keygen; - is standard input.")
RAW_KEY_FILE = Option("--raw-key-file", metavar="FILE", help="With --format: a file of the 16 or 32 bytes of the key alone.")
TO = Option("--to", metavar="KEY", help="Seal to this public key, of linnet keygen --x25519. May be repeated.", many=True)
TO_FILE = Option("--to-file", metavar="FILE", help="Seal to the public keys in FILE, one in a line. May be repeated.", many=True)
IDENTITY = Option(
    "-i", "--identity", metavar="FILE", help="Identity file, made by linnet keygen --x25519. May be repeated.", many=True
)
PASSPHRASE = Option("--passphrase", help="Ask for a passphrase on the terminal.", asks=True)
PASSPHRASE_FILE = Option("--passphrase-file", metavar="FILE", help="The passphrase is the first line of FILE.")
WORK_FACTOR = Option(
    "--work-factor", metavar="N", help="With a passphrase: it takes 2^N KiB of memory. Usually 18: 256 MiB, about a second."
)
WORK_FACTOR_MAX = Option(
    "--work-factor-max", metavar="N", help="Refuse a file whose passphrase takes more than 2^N KiB of memory. Usually 20: 1 GiB."
)

SECRETS = (KEY_FILE, TO, TO_FILE, IDENTITY, PASSPHRASE, PASSPHRASE_FILE)


def way_to_seal(syntax: Syntax, given: Given) -> Way:
    """The way to a file's secret that the options give; exactly one is expected."""
    chosen = _chosen(syntax, given)
    if given.work_factor is not None and not {"--passphrase", "--passphrase-file"} & set(chosen):
        syntax.refuse("--work-factor needs --passphrase or --passphrase-file")
    if given.format is not None:
        return _raw_key(syntax, given)
    if not chosen:
        syntax.refuse("expected --key-file FILE, --to KEY or --passphrase")
    if chosen[1:] and chosen != ["--to", "--to-file"]:
        syntax.refuse(f"{chosen[0]} and {chosen[-1]} contradict each other; expected one of them")
    if given.key_file is not None:
        return _looked_at(_key(syntax, given))
    if not (given.to or given.to_file):
        return _looked_at(_passphrase(syntax, given, twice=True, work_factor=work_factor(given)))
    from linnet_cli.format.ways import ToRecipients
    from linnet_cli.keys import identity_file

    _refuse_standard_input_twice(syntax, given, given.to_file, "the public keys")
    return ToRecipients(*identity_file.public_keys(given.to, given.to_file))


def way_to_open(syntax: Syntax, given: Given) -> Way:
    """The ways that the options give; the file decides which it needs. Without options, a passphrase is asked for if needed."""
    chosen = _chosen(syntax, given)
    if given.format is not None:
        return _raw_key(syntax, given)
    if {"--passphrase", "--passphrase-file"} <= set(chosen):
        syntax.refuse("--passphrase and --passphrase-file contradict each other; expected one of them")
    if not chosen:
        _refuse_to_wait(syntax, given)
    from linnet_cli.format.ways import AsTheFileAsks
    from linnet_cli.keys import identity_file

    _refuse_standard_input_twice(syntax, given, given.identity, "the identity")
    files = [name for name in (given.key_file, given.passphrase_file, *given.identity) if name is not None]
    _refuse_standard_input_twice(syntax, given, files, "a key or passphrase")
    key = None if given.key_file is None else _key(syntax, given)
    by_words = given.passphrase or given.passphrase_file is not None
    words = _passphrase(syntax, given, twice=False) if by_words or not chosen else None
    identities = [identity_file.read(name, question(given, words)) for name in given.identity]
    return _looked_at(AsTheFileAsks(key, identities, words, ask_first=by_words and len(chosen) == 1))


def question(given: Given, words: WithPassphrase | None = None) -> Callable[[str], bytes]:
    """A function that returns the passphrase of an identity file."""
    from linnet_cli.keys import passphrase

    if given.passphrase_file is not None and words is not None:
        return lambda name: words.passphrase
    return lambda name: passphrase.ask(twice=False, of=name)


def work_factor(given: Given) -> int | None:
    """The work factor for sealing with a passphrase, which this Python can compute. None is the default."""
    from linnet.sealed_file._stanzas import require_scrypt

    require_scrypt()
    return _work_factor(given.work_factor, "--work-factor")


def work_factor_max(given: Given) -> int | None:
    """None is the greatest that the format allows."""
    return _work_factor(given.work_factor_max, "--work-factor-max")


def _work_factor(text: str | None, option: str) -> int | None:
    if text is None:
        return None
    from linnet.sealed_file import _stanzas

    return number(text, option, _stanzas.WORK_FACTOR_MAX, _stanzas.WORK_FACTOR_MIN)


def _chosen(syntax: Syntax, given: Given) -> list[str]:
    """The options given that only one format has."""
    chosen = [option.names[-1] for option in SECRETS if getattr(given, option.attribute, None) not in (None, False, [])]
    if given.format is not None:
        if chosen:
            syntax.refuse(f"--format takes no {chosen[0]}; expected --raw-key-file FILE")
    elif given.raw_key_file is not None:
        syntax.refuse("--raw-key-file needs --format")
    return chosen


def _refuse_to_wait(syntax: Syntax, given: Given) -> None:
    """Refuses to wait for typed input when no argument was given at all."""
    from linnet_cli.io.stream import is_terminal

    if not given.inputs and is_terminal(sys.stdin):
        syntax.refuse("expected IN, and with it --key-file FILE, --identity FILE or --passphrase")


def _raw_key(syntax: Syntax, given: Given) -> Way:
    from linnet_cli.format.cobblestone import key_size
    from linnet_cli.format.ways import WithKey
    from linnet_cli.keys import key_file

    if given.raw_key_file is None:
        syntax.refuse("expected --raw-key-file FILE with --format")
    _refuse_standard_input_twice(syntax, given, [given.raw_key_file], "the key")
    return _looked_at(WithKey(key_file.read_raw(given.raw_key_file, *[key_size(given.format)] * 2)))


def _key(syntax: Syntax, given: Given) -> WithKey:
    from linnet_cli.format.ways import WithKey
    from linnet_cli.keys import key_file

    _refuse_standard_input_twice(syntax, given, [given.key_file], "the key")
    return WithKey(key_file.read(given.key_file))


def _passphrase(syntax: Syntax, given: Given, *, twice: bool, work_factor: int | None = None) -> WithPassphrase:
    from linnet_cli.format.ways import WithPassphrase
    from linnet_cli.keys import passphrase

    if given.passphrase_file is None:
        return WithPassphrase(lambda: passphrase.ask(twice=twice), work_factor=work_factor)
    _refuse_standard_input_twice(syntax, given, [given.passphrase_file], "the passphrase")
    found = passphrase.read(given.passphrase_file)
    return WithPassphrase(lambda: found.secret, [(found, "the passphrase file")], work_factor=work_factor)


def _refuse_standard_input_twice(syntax: Syntax, given: Given, names: Sequence[str], what: str) -> None:
    refuse_standard_input_twice(syntax, given.inputs or ["-"], names, what)


def refuse_standard_input_twice(syntax: Syntax, inputs: Sequence[str], names: Sequence[str], what: str) -> None:
    from linnet_cli.io.descriptors import is_standard_input

    count = sum(map(is_standard_input, names))
    if count and any(map(is_standard_input, inputs)):
        syntax.refuse(f"standard input cannot be both {what} and the input; expected a named IN")
    if count > 1:
        syntax.refuse(f"standard input cannot be {what} twice; expected other files")


def _looked_at(way: AnyWay) -> AnyWay:
    """Warns if others may have read the files of the way."""
    from linnet_cli.keys.key_file import warn_of_others

    for file, _ in way.files:
        warn_of_others(file)
    return way
