# SPDX-License-Identifier: MIT OR Apache-2.0
"""Identities and their files: a secret key on one line, or armor sealed with a passphrase (docs/sealed-file.md)."""

from __future__ import annotations

import os

import linnet
from linnet.sealed_file import _keys
from linnet.sealed_file._errors import BadKey, SealedFileError
from linnet.sealed_file._keys import PublicKey


class Identity:
    """An X25519 secret key, which opens files sealed to its public key."""

    __slots__ = ("_secret",)

    def __init__(self, secret: bytes) -> None:
        self._secret = _keys.of_size(secret, "a secret key")

    @classmethod
    def generate(cls) -> Identity:
        """A new random identity."""
        return cls(linnet.X25519.generate_key())

    @classmethod
    def from_text(cls, text: str | bytes, passphrase: str | bytes | None = None) -> Identity:
        """Reads the text of an identity file, which may need a passphrase. Raises BadKey for any other text."""
        return cls(secret_in(_keys.as_bytes(text), passphrase))

    @classmethod
    def read(cls, path: str | os.PathLike[str], passphrase: str | bytes | None = None) -> Identity:
        """Reads an identity file, as `linnet keygen --x25519` writes it."""
        return cls.from_text(_keys.content_of(path, _keys.KEY_FILE_SIZE_MAX), passphrase)

    def write(self, path: str | os.PathLike[str], passphrase: str | bytes | None = None, *, work_factor: int | None = None) -> None:
        """Writes a new file of mode 0600, which is on the disk when this returns; with a passphrase, it is sealed as by seal."""
        _keys.write_new(path, text_of(self._secret, passphrase, work_factor))

    @property
    def secret(self) -> bytes:
        return self._secret

    @property
    def text(self) -> str:
        """The secret key as a line of text."""
        return _keys.encode(_keys.SECRET_KEY, self._secret)

    @property
    def public_key(self) -> PublicKey:
        return PublicKey(linnet.X25519.public_key(self._secret))

    def __repr__(self) -> str:
        return f"<Identity of {self.public_key.text}>"


def text_of(secret: bytes, passphrase: str | bytes | None, work_factor: int | None = None) -> bytes:
    public = f"# public key: {_keys.encode(_keys.PUBLIC_KEY, linnet.X25519.public_key(secret))}\n".encode()
    line = f"{_keys.encode(_keys.SECRET_KEY, secret)}\n".encode()
    if passphrase is None:
        if work_factor is not None:
            raise TypeError("work_factor is that of a passphrase; expected passphrase with it")
        return public + line
    from linnet.sealed_file import _format, _parts, _stanzas

    new = _stanzas.new_secret_with_passphrase(passphrase, work_factor)
    return public + b"".join(_parts.sealed(_parts.reader_of(line), *new, _format.ALGORITHM, armor=True))


def sealed_in(content: bytes) -> bytes | None:
    """The armor in the file, from its first line on, if it has armor."""
    from linnet.sealed_file import _armor

    content = content.removeprefix(_keys.BYTE_ORDER_MARK)
    if len(content) > _keys.KEY_FILE_SIZE_MAX or content.startswith(_keys.UTF_16):
        return None
    at = 0
    for line in content.splitlines(keepends=True):
        if line.strip() == _armor.BEGIN:
            return content[at:]
        if line.strip() and not line.lstrip().startswith(b"#"):
            return None
        at += len(line)
    return None


def secret_in(content: bytes, passphrase: str | bytes | None) -> bytes:
    sealed = sealed_in(content)
    if sealed is None:
        return _keys.only_key(content, _keys.decode_secret, _keys.SECRET_KEY)
    if passphrase is None:
        raise BadKey("an identity that is protected with a passphrase; expected the passphrase")
    return unsealed(sealed, passphrase)


def unsealed(sealed: bytes, passphrase: str | bytes) -> bytes:
    """The secret key in the armor of an identity file."""
    from linnet.sealed_file import _parts

    try:
        content = b"".join(_parts.opened(_parts.reader_of(sealed), _parts.Secrets(passphrase=passphrase)))
    except SealedFileError as error:
        raise type(error)(f"protected identity: {error}") from None
    return _keys.only_key(content, _keys.decode_secret, _keys.SECRET_KEY)
