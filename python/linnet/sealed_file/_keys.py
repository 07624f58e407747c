# SPDX-License-Identifier: MIT OR Apache-2.0
"""Keys and public keys, and their texts (docs/sealed-file.md)."""

from __future__ import annotations

import binascii
import os

import linnet
from linnet.sealed_file._errors import BadKey

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import TypeVar

    _Found = TypeVar("_Found")

KEY = "linnet-key-1 "
SECRET_KEY = "linnet-secret-key-1:"
PUBLIC_KEY = "linnet-public-key-1:"

KEY_SIZE = 32
KEY_FILE_SIZE_MAX = 1 << 16
PUBLIC_KEYS_SIZE_MAX = 1 << 20
CHECKSUM_SIZE = 4
TEXT_SIZE = 48
FIELD_PRIME = (1 << 255) - 19
FINGERPRINT_LABEL = b"linnet key fingerprint 1"
FINGERPRINT_SIZE = 16
BYTE_ORDER_MARK = b"\xef\xbb\xbf"
UTF_16 = (b"\xff\xfe", b"\xfe\xff")
IN_UTF_16 = "text in UTF-16; expected UTF-8"

NOUNS = {PUBLIC_KEY: "public key", SECRET_KEY: "secret key"}
OTHERS = {
    PUBLIC_KEY: "a public key; expected the secret key, in the file that linnet keygen --x25519 wrote",
    SECRET_KEY: "a secret key, which must not be shared; expected its public key, which linnet public-key prints",
    KEY: "a key for --key-file; expected a key of linnet keygen --x25519",
}
"""Other texts that may be given in place of a public or a secret key."""


class Key:
    """32 bytes that seal files and open them."""

    __slots__ = ("_secret",)

    def __init__(self, secret: bytes) -> None:
        self._secret = of_size(secret, "a key")

    @classmethod
    def generate(cls) -> Key:
        """A new random key."""
        return cls(os.urandom(KEY_SIZE))

    @classmethod
    def from_text(cls, text: str | bytes) -> Key:
        """Reads the text of a key file. Raises BadKey for any other text."""
        return cls(only_key(as_bytes(text), decode_key, KEY))

    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> Key:
        """Reads a key file, as `linnet keygen` writes it."""
        return cls.from_text(content_of(path, KEY_FILE_SIZE_MAX))

    def write(self, path: str | os.PathLike[str]) -> None:
        """Writes a new file of mode 0600, which is on the disk when this returns."""
        write_new(path, f"{self.text}\n".encode())

    @property
    def secret(self) -> bytes:
        return self._secret

    @property
    def text(self) -> str:
        """The line of a key file. It is as secret as the key."""
        return key_line(self._secret).decode()

    @property
    def fingerprint(self) -> str:
        """Identifies the key and reveals nothing else about it."""
        return fingerprint(self._secret)

    def __repr__(self) -> str:
        return f"<Key {self.fingerprint}>"


class PublicKey:
    """Files sealed to it are opened by its identity. Two public keys are equal if they have the same bytes."""

    __slots__ = ("_bytes",)

    def __init__(self, key: bytes) -> None:
        self._bytes = require_owned(of_size(key, "a public key"))

    @classmethod
    def from_text(cls, text: str | bytes) -> PublicKey:
        """Reads the text that `linnet public-key` prints. Raises BadKey for any other text."""
        return cls(decode_public(without_comment(as_bytes(text))))

    @classmethod
    def read_all(cls, path: str | os.PathLike[str]) -> list[PublicKey]:
        """Reads a file with one key per line; blank lines and comments (#) are allowed."""
        return [cls(key) for key in public_keys_in(content_of(path, PUBLIC_KEYS_SIZE_MAX), os.fspath(path))]

    @property
    def text(self) -> str:
        return encode(PUBLIC_KEY, self._bytes)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<PublicKey {self.text}>"

    def __bytes__(self) -> bytes:
        return self._bytes

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PublicKey) and self._bytes == other._bytes

    def __hash__(self) -> int:
        return hash(self._bytes)


def key_in(text: str) -> str:
    """The text from its first key on, or nothing."""
    begins = [text.index(prefix) for prefix in (KEY, SECRET_KEY, PUBLIC_KEY) if prefix in text]
    return text[min(begins) :] if begins else ""


def of_size(key: bytes, noun: str) -> bytes:
    key = bytes(memoryview(key))
    if len(key) != KEY_SIZE:
        raise ValueError(f"{noun} has {KEY_SIZE} bytes, not {len(key)}")
    return key


def as_bytes(text: str | bytes) -> bytes:
    return text.encode("utf-8", "surrogateescape") if isinstance(text, str) else bytes(memoryview(text))


# Files of keys


def content_of(path: str | os.PathLike[str], size_max: int) -> bytes:
    """The content of a file, up to `size_max` bytes and one more."""
    with open(path, "rb") as file:
        return file.read(size_max + 1)


def write_new(path: str | os.PathLike[str], content: bytes) -> None:
    """Writes a new file of mode 0600, which is on the disk when this returns."""
    from linnet.sealed_file._files import new_file

    with new_file(path, overwrite=False) as file:
        file.write(content)


def only_key(content: bytes, parse_line: Callable[[bytes], _Found], prefix: str) -> _Found:
    """The key in the only line that is neither blank nor a comment. No message repeats a line: it may be a secret."""
    if len(content) > KEY_FILE_SIZE_MAX:
        raise BadKey(f"not a key file; expected at most {KEY_FILE_SIZE_MAX} bytes")
    if content.startswith(UTF_16):
        raise BadKey(IN_UTF_16)
    found = None
    for number, line in lines(content):
        if found is not None:
            raise BadKey(f"line {number} follows the key; expected nothing but comments (#) and blank lines")
        try:
            found = parse_line(line)
        except BadKey as error:
            raise BadKey(f"line {number} is {error}") from None
    if found is None:
        raise BadKey(f"no key in the file; expected a line that begins with '{prefix}'")
    return found


def public_keys_in(content: bytes, name: str) -> list[bytes]:
    """The public keys: one in each line that is neither blank nor a comment."""
    if len(content) > PUBLIC_KEYS_SIZE_MAX:
        raise BadKey(f"{name}: not a file of public keys; expected at most {PUBLIC_KEYS_SIZE_MAX} bytes")
    if content.startswith(UTF_16):
        raise BadKey(f"{name}: {IN_UTF_16}")
    found = []
    for number, line in lines(content):
        try:
            found.append(decode_public(line))
        except BadKey as error:
            raise BadKey(f"{name}:{number}: {error}") from None
    if not found:
        raise BadKey(f"{name}: no public key in the file; expected a line that begins with '{PUBLIC_KEY}'")
    return found


def lines(content: bytes) -> Iterator[tuple[int, bytes]]:
    """The lines and their numbers, without blank lines, comments (also after a key), spaces around a key, and a byte-order mark."""
    for number, line in enumerate(content.removeprefix(BYTE_ORDER_MARK).split(b"\n"), 1):
        text = without_comment(line)
        if text:
            yield number, text


def without_comment(line: bytes) -> bytes:
    """The line without its comment, which begins the line or follows a space."""
    text = line.strip()
    if text.startswith(b"#"):
        return b""
    at = min((at for at in (text.find(b" #"), text.find(b"\t#")) if at >= 0), default=len(text))
    return text[:at].rstrip()


# Keys as text


def key_line(secret: bytes) -> bytes:
    return KEY.encode() + binascii.b2a_base64(secret, newline=False)


def decode_key(text: bytes) -> bytes:
    """The secret in the line of a key file."""
    if not text.startswith(KEY.encode()):
        if text.startswith(SECRET_KEY.encode()):
            raise BadKey("a secret key for --identity; expected a key of linnet keygen without --x25519")
        raise BadKey(f"no key; expected a line that begins with '{KEY}', or a comment (#)")
    try:
        secret = binascii.a2b_base64(text[len(KEY) :])
    except binascii.Error:
        secret = b""
    if len(secret) != KEY_SIZE or key_line(secret) != text:
        raise BadKey(f"damaged; expected {KEY_SIZE} bytes in base64 after '{KEY}'")
    return secret


def encode(prefix: str, key: bytes) -> str:
    """A public or a secret key, with a checksum."""
    text = binascii.b2a_base64(key + _checksum(prefix, key), newline=False)
    return prefix + text.replace(b"+", b"-").replace(b"/", b"_").decode()


def decode(prefix: str, text: bytes) -> bytes:
    """The key, or what is wrong with the text."""
    noun = NOUNS[prefix]
    if not text.startswith(prefix.encode()):
        other = next((OTHERS[known] for known in OTHERS if text.startswith(known.encode())), None)
        raise BadKey(other or f"no {noun}; expected '{prefix}' and {TEXT_SIZE} characters")
    body = text[len(prefix) :]
    if len(body) != TEXT_SIZE:
        damage = "truncated" if len(body) < TEXT_SIZE else "too long"
        raise BadKey(f"a {noun} that is {damage}: it has {len(body)} characters after the colon; expected {TEXT_SIZE}")
    try:
        data = binascii.a2b_base64(body.replace(b"-", b"+").replace(b"_", b"/"))
    except binascii.Error:
        data = b""
    key = data[:KEY_SIZE]
    if len(data) != KEY_SIZE + CHECKSUM_SIZE or encode(prefix, key).encode() != text:
        raise BadKey(f"a {noun} with a typing error: its checksum does not match; expected it as it was printed")
    return key


def decode_public(text: bytes) -> bytes:
    return require_owned(decode(PUBLIC_KEY, text))


def require_owned(key: bytes) -> bytes:
    """Refuses keys of low order: they have no owner, and every shared secret with them is zero."""
    try:
        linnet.X25519.agree(bytes(KEY_SIZE), key)
    except ValueError:
        key = b""
    if not key or int.from_bytes(key, "little") >= FIELD_PRIME:
        raise BadKey("a low-order public key, which has no owner; expected one that linnet public-key printed")
    return key


def decode_secret(text: bytes) -> bytes:
    return decode(SECRET_KEY, text)


def _checksum(prefix: str, key: bytes) -> bytes:
    return linnet.AsconHash256(prefix.encode() + key).digest()[:CHECKSUM_SIZE]


def fingerprint(secret: bytes) -> str:
    """Identifies a key without revealing it: docs/sealed-file.md."""
    message = len(secret).to_bytes(8, "big") + secret
    return linnet.AsconCXOF128(message, customization=FINGERPRINT_LABEL).digest(FINGERPRINT_SIZE).hex("-", 2)
