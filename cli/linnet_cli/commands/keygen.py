# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from linnet_cli.arguments import Given, Operand, Option, Syntax
from linnet_cli.commands import access, shared

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from linnet_cli.keys.key_file import Key

SYNTAX = Syntax(
    "linnet keygen",
    """Write a new key to a new file of mode 0600.

The file is one line: linnet-key-1 and 32 random bytes in base64. It serves every algorithm.
Whoever has it opens what was sealed with it; without it nothing does. Standard error gets the
fingerprint of the key, which linnet fingerprint prints again.

With --x25519 it is an identity file: a secret key, which opens what was sealed to its public
key. Standard output gets the public key, or standard error if the secret one goes there.
linnet public-key prints it again. With a passphrase besides, the file opens with that alone.""",
    [
        Option("--x25519", help="A secret key and its public key, for linnet open --identity and linnet seal --to."),
        Option("--passphrase", help="With --x25519: ask for a passphrase that protects the file."),
        Option("--passphrase-file", metavar="FILE", help="The same; the passphrase is the first line of FILE."),
        access.WORK_FACTOR,
        Option("-o", "--output", metavar="FILE", help="The new file, as FILE is."),
        Option("-q", "--quiet", help="No fingerprint and no warnings."),
    ],
    [Operand("file", "FILE", help="The new file; standard output if it is -, unless that is a terminal.", optional=True)],
)


def run(given: Given) -> int:
    if (given.file is None) == (given.output is None):
        SYNTAX.refuse("expected one FILE")
    shared.require_posix(SYNTAX)
    from linnet_cli.io.descriptors import refuse_terminal
    from linnet_cli.keys.key_file import warn_of_others

    target = given.output if given.file is None else given.file
    refuse_terminal(target)
    if given.work_factor is not None and not given.passphrase and given.passphrase_file is None:
        SYNTAX.refuse("--work-factor needs --passphrase or --passphrase-file")
    if (given.passphrase or given.passphrase_file is not None) and not given.x25519:
        SYNTAX.refuse("--passphrase protects an identity file; expected --x25519 with it")
    key = _generate_pair(target, given) if given.x25519 else _generate(target)
    warn_of_others(key)
    return 0


def _generate(target: str) -> Key:
    from linnet.sealed_file._keys import fingerprint
    from linnet_cli.keys import key_file
    from linnet_cli.output.lines import Quiet, complain

    key = key_file.generate(target)
    if not Quiet.wanted:
        complain(f"{key.name}: fingerprint {fingerprint(key.secret)}")
    return key


def _passphrase(given: Given) -> Callable[[], bytes] | None:
    if given.passphrase and given.passphrase_file is not None:
        SYNTAX.refuse("--passphrase and --passphrase-file contradict each other; expected one of them")
    if not given.passphrase and given.passphrase_file is None:
        return None
    from linnet_cli.keys import key_file, passphrase

    if given.passphrase:
        return lambda: passphrase.ask(twice=True)
    found = passphrase.read(given.passphrase_file)
    key_file.warn_of_others(found)
    return lambda: found.secret


def _generate_pair(target: str, given: Given) -> Key:
    from linnet_cli.io.descriptors import is_standard_output
    from linnet_cli.keys import identity_file
    from linnet_cli.output.lines import Quiet, complain, print_line

    passphrase = _passphrase(given)
    key = identity_file.generate(target, passphrase, None if passphrase is None else access.work_factor(given))
    public_key = identity_file.public_key(key.secret)
    if not is_standard_output(target):
        print_line(public_key)
    elif not Quiet.wanted:
        complain(f"{key.name}: public key {public_key}")
    return key
