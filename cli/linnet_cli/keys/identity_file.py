# SPDX-License-Identifier: MIT OR Apache-2.0
"""Identity files, which have a secret key, and files of public keys."""

from __future__ import annotations

import os

import linnet
from linnet.sealed_file import BadKey, SealedFileError, WrongKey, _identity, _keys
from linnet_cli.errors import BadUsage, WrongAnswer
from linnet_cli.keys.key_file import Key, read_with, write_new

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Question = Callable[[str], bytes]
    """Returns the passphrase of the file with this name."""


class IdentityFile:
    """An identity file that was read. Its secret key may be protected with a passphrase, which is asked for on first use."""

    def __init__(self, key: Key, sealed: bytes | None, question: Question) -> None:
        self.key = key
        self._sealed = sealed
        self._question = question

    @property
    def protected(self) -> bool:
        return self._sealed is not None

    @property
    def secret(self) -> bytes:
        if not self.key.secret and self._sealed:
            name = self.key.name
            try:
                self.key.secret = _identity.unsealed(self._sealed, self._question(name))
            except WrongKey:
                raise WrongAnswer(f"{name}: wrong passphrase: the identity is protected with another one") from None
            except SealedFileError as error:
                raise WrongAnswer(f"{name}: {error}") from None
        return self.key.secret


def generate(target: str, passphrase: Callable[[], bytes] | None = None, work_factor: int | None = None) -> Key:
    """Writes a new secret key to a new file of mode 0600, or to a stream; protected, if there is a passphrase to ask for."""
    secret = linnet.X25519.generate_key()
    return write_new(target, lambda: _identity.text_of(secret, passphrase() if passphrase else None, work_factor), secret)


def read(source: str, question: Question) -> IdentityFile:
    """An identity file; `-` is standard input."""
    sealed = None

    def secret(content: bytes) -> bytes:
        """The secret key, if the file shows it without a passphrase."""
        nonlocal sealed
        sealed = _identity.sealed_in(content)
        return b"" if sealed else _identity.secret_in(content, None)

    key = read_with(source, secret)
    return IdentityFile(key, sealed, question)


def public_key(secret: bytes) -> str:
    return _keys.encode(_keys.PUBLIC_KEY, linnet.X25519.public_key(secret))


def public_keys(texts: Sequence[str], sources: Sequence[str]) -> tuple[list[bytes], list[Key]]:
    """The public keys given to --to and those in files, each once; and the files."""
    found = []
    for number, text in enumerate(texts, 1):
        try:
            found.append(_keys.decode_public(_keys.without_comment(os.fsencode(text))))
        except BadKey as error:
            which = f"--to number {number}" if len(texts) > 1 else "--to"
            hint = "--to-file FILE takes the public keys in a file." if os.path.exists(text) else ""
            raise BadUsage(f"{which}: {error}", hint=hint) from None
    files = [read_with(source, lambda content: content, _keys.PUBLIC_KEYS_SIZE_MAX) for source in sources]
    for file in files:
        found += _keys.public_keys_in(file.secret, file.name)
    return list(dict.fromkeys(found)), files
