# SPDX-License-Identifier: MIT OR Apache-2.0
"""The text of an identity file: a secret key in a line, or sealed with a passphrase, as armor."""

from __future__ import annotations

import linnet
from linnet.sealed_file import _armor, _keys
from linnet.sealed_file._errors import BadKey, SealedFileError


def text_of(secret: bytes, passphrase: str | bytes | None) -> bytes:
    public = f"# public key: {_keys.encode(_keys.PUBLIC_KEY, linnet.X25519.public_key(secret))}\n".encode()
    line = f"{_keys.encode(_keys.SECRET_KEY, secret)}\n".encode()
    if passphrase is None:
        return public + line
    from linnet.sealed_file import seal

    return public + seal(line, passphrase=passphrase, armor=True)


def sealed_in(content: bytes) -> bytes | None:
    """The armor in the file, from its first line on, if it has one."""
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
    from linnet.sealed_file import open

    try:
        content = open(sealed, passphrase=passphrase)
    except SealedFileError as error:
        raise type(error)(f"protected identity: {error}") from None
    return _keys.only_key(content, _keys.decode_secret, _keys.SECRET_KEY)
