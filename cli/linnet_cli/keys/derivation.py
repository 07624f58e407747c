# SPDX-License-Identifier: MIT OR Apache-2.0
"""Keys derived from secrets and passphrases."""

from __future__ import annotations

import os

import linnet
from linnet_cli.arguments import Given, from_hex, number
from linnet_cli.catalog import entry_of
from linnet_cli.errors import BadUsage
from linnet_cli.keys import key_file

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

SECRET_SIZE_MAX = 1 << 16
ITERATIONS = 600_000
ITERATIONS_MAX = (1 << 32) - 1


def derive(algorithm: str, given: Given, target: str) -> None:
    entry = entry_of(algorithm, "kdf")
    iterated = entry.extract_size == 0
    if given.secret_file is None and not iterated:
        raise BadUsage(f"{entry.id} is for secrets that nobody can guess; expected a PBKDF2 for a passphrase")
    if given.secret_file is None and given.salt is None:
        raise BadUsage("expected --salt HEX with a passphrase: 16 random bytes, the same for the same key")
    length, salt = number(given.length, "--length"), from_hex(given.salt or "", "--salt")
    iterations = _iterations(given, entry.id, iterated=iterated)
    if iterated and given.info is not None:
        raise BadUsage(f"{entry.id} takes no --info")

    if entry.output_size_max is not None and length > entry.output_size_max:
        raise BadUsage(f"--length is {length}; {entry.id} gives at most {entry.output_size_max} bytes")
    secret = _secret(given)

    def content() -> bytes:
        key = linnet.kdf(entry.id, secret(), length, salt=salt, info=os.fsencode(given.info or ""), iterations=iterations)
        return key if given.binary else key.hex().encode() + b"\n"

    key_file.write_new(target, content, b"")


def _iterations(given: Given, id: str, *, iterated: bool) -> int | None:
    if iterated:
        return ITERATIONS if given.iterations is None else number(given.iterations, "--iterations", ITERATIONS_MAX)
    if given.iterations is not None:
        raise BadUsage(f"{id} takes no --iterations")
    return None


def _secret(given: Given) -> Callable[[], bytes]:
    """The secret: read now, or asked for after everything else has been checked."""
    from linnet_cli.keys import passphrase

    if given.passphrase:
        return lambda: passphrase.ask(twice=False)
    by_file = given.secret_file is not None
    found = key_file.read_raw(given.secret_file, 1, SECRET_SIZE_MAX) if by_file else passphrase.read(given.passphrase_file)
    key_file.warn_of_others(found)
    return lambda: found.secret
