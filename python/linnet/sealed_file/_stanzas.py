# SPDX-License-Identifier: MIT OR Apache-2.0
"""Key stanzas of the sealed format: ways to the secret of one file (docs/sealed-file.md)."""

from __future__ import annotations

import os

import linnet
from linnet.sealed_file._errors import BadKey, NotSealed, WrongKey

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

PASSPHRASE, EPHEMERAL, RECIPIENT = 1, 2, 3
NAMES = {PASSPHRASE: "passphrase", EPHEMERAL: "ephemeral key", RECIPIENT: "recipient"}
SECRET_SIZE = 32
SALT_SIZE = 32
WRAPPING_KEY_SIZE = 16
WRAPPING_NONCE_SIZE = 16
WRAPPING_TAG_SIZE = 16
WRAPPED_SIZE = SECRET_SIZE + WRAPPING_TAG_SIZE
PUBLIC_KEY_SIZE = 32
SIZES = {PASSPHRASE: SALT_SIZE + 4 + WRAPPED_SIZE, EPHEMERAL: PUBLIC_KEY_SIZE, RECIPIENT: WRAPPED_SIZE}
PASSPHRASE_SIZE_MAX = 1000  # a terminal drops what follows in a longer line: macOS after 1024 bytes, Linux after 4095
COUNT_MAX = 1024
RECIPIENTS_MAX = COUNT_MAX - 1
ITERATIONS = 600_000
ITERATIONS_MIN = 100_000
ITERATIONS_MAX = 10_000_000
X25519_LABEL = b"linnet sealed file 1 x25519"


class Stanza:
    def __init__(self, kind: int, body: bytes) -> None:
        self.kind = kind
        self.body = body

    @property
    def iterations(self) -> int:
        """Of a passphrase."""
        return int.from_bytes(self.body[SALT_SIZE : SALT_SIZE + 4], "big")

    def encode(self) -> bytes:
        return bytes([self.kind]) + len(self.body).to_bytes(2, "big") + self.body


def parse(data: bytes) -> list[Stanza]:
    """Of any kinds."""
    found: list[Stanza] = []
    while data:
        size = int.from_bytes(data[1:3], "big")
        if len(data) < 3 + size:
            raise NotSealed("malformed header: a key stanza is longer than the room for it")
        if len(found) == COUNT_MAX:
            raise NotSealed(f"malformed header: it has more than {COUNT_MAX} key stanzas")
        found.append(Stanza(data[0], data[3 : 3 + size]))
        data = data[3 + size :]
    return found


def require_known(data: bytes) -> None:
    """What this version may open."""
    found = parse(data)
    kinds = [stanza.kind for stanza in found]
    if not SIZES.keys() >= set(kinds):
        raise NotSealed("sealed for a kind of key that this version does not know; expected key stanzas of types 1 to 3")
    for stanza in found:
        if len(stanza.body) != SIZES[stanza.kind]:
            has = f"a key stanza of type {stanza.kind} has {len(stanza.body)} bytes"
            raise NotSealed(f"malformed header: {has}; expected {SIZES[stanza.kind]}")
    if kinds != [PASSPHRASE] and (kinds[0] != EPHEMERAL or kinds[1:] != [RECIPIENT] * max(len(kinds) - 1, 1)):
        raise NotSealed("malformed header: expected a stanza of one passphrase, or of an ephemeral key and then its recipients")
    if kinds == [PASSPHRASE] and not ITERATIONS_MIN <= found[0].iterations <= ITERATIONS_MAX:
        expected = f"expected {ITERATIONS_MIN} to {ITERATIONS_MAX}"
        raise NotSealed(f"sealed with a passphrase and {found[0].iterations} iterations; {expected}")


def has_passphrase(data: bytes) -> bool:
    return data[:1] == bytes([PASSPHRASE])


def recipients(data: bytes) -> str:
    """How many, of a file that has some."""
    count = len(parse(data)) - 1
    return f"{count} recipient{'s' * (count != 1)}"


# Recipients


def seal_to(public_keys: Sequence[bytes], secret: bytes, ephemeral: bytes | None = None) -> bytes:
    """Stanzas for each of the keys. An ephemeral secret is given only to repeat a test vector."""
    ephemeral = os.urandom(PUBLIC_KEY_SIZE) if ephemeral is None else ephemeral
    ephemeral_public = linnet.X25519.public_key(ephemeral)
    found = [Stanza(EPHEMERAL, ephemeral_public)]
    for public_key in public_keys:
        wrapping = _x25519_wrapping(linnet.X25519.agree(ephemeral, public_key), ephemeral_public, public_key)
        found.append(Stanza(RECIPIENT, _wrap(wrapping, secret)))
    return b"".join(stanza.encode() for stanza in found)


def secret_for(identities: Iterable[bytes], data: bytes) -> bytes:
    """The secret of a file that has recipients: the first stanza that opens under one of these secret keys decides."""
    ephemeral, *wrapped = parse(data)
    tried = 0
    for identity in identities:
        tried += 1
        try:
            shared = linnet.X25519.agree(identity, ephemeral.body)
        except ValueError:
            raise NotSealed("malformed header: every shared secret with its ephemeral key is zero") from None
        wrapping = _x25519_wrapping(shared, ephemeral.body, linnet.X25519.public_key(identity))
        for stanza in wrapped:
            secret = _unwrap(wrapping, stanza.body)
            if secret is not None:
                return secret
    who = "this identity" if tried == 1 else "one of these identities"
    raise WrongKey(f"sealed for {recipients(data)}{', who is not' if len(wrapped) == 1 else '; none of them is'} {who}")


def _x25519_wrapping(shared: bytes, ephemeral_public: bytes, public_key: bytes) -> bytes:
    size = WRAPPING_KEY_SIZE + WRAPPING_NONCE_SIZE
    return linnet.HKDFSHA256.derive(shared, size, salt=ephemeral_public + public_key, info=X25519_LABEL)


# A passphrase


def checked_passphrase(passphrase: str | bytes) -> bytes:
    """1 to 1000 bytes of UTF-8 without NUL: HMAC pads a short key with zeros, so that PBKDF2 makes one key of `pass` and `pass\\0`."""
    words = passphrase.encode("utf-8", "surrogatepass") if isinstance(passphrase, str) else bytes(passphrase)
    if not words:
        raise BadKey("the passphrase is empty; expected at least one character")
    if len(words) > PASSPHRASE_SIZE_MAX:
        raise BadKey(f"the passphrase is too long; expected at most {PASSPHRASE_SIZE_MAX} bytes")
    if b"\0" in words:
        raise BadKey("the passphrase has a NUL, as every ASCII character has in UTF-16; expected text in UTF-8 without NUL")
    try:
        words.decode()
    except UnicodeDecodeError:
        raise BadKey("the passphrase is not UTF-8, so it could not be typed everywhere; expected text in UTF-8") from None
    return words


def new_secret_with_passphrase(passphrase: str | bytes) -> tuple[bytes, bytes]:
    """The secret of a new file, and its stanza."""
    secret = os.urandom(SECRET_SIZE)
    return secret, seal_with_passphrase(checked_passphrase(passphrase), secret)


def seal_with_passphrase(passphrase: bytes, secret: bytes, salt: bytes | None = None, iterations: int = ITERATIONS) -> bytes:
    """A stanza. A salt is given only to repeat a test vector."""
    salt = os.urandom(SALT_SIZE) if salt is None else salt
    wrapped = _wrap(_passphrase_wrapping(passphrase, salt, iterations), secret)
    return Stanza(PASSPHRASE, salt + iterations.to_bytes(4, "big") + wrapped).encode()


def secret_by_passphrase(passphrase: bytes, data: bytes) -> bytes:
    """The secret of a file that has a passphrase, whose number of iterations was looked at."""
    (stanza,) = parse(data)
    wrapping = _passphrase_wrapping(passphrase, stanza.body[:SALT_SIZE], stanza.iterations)
    secret = _unwrap(wrapping, stanza.body[-WRAPPED_SIZE:])
    if secret is None:
        raise WrongKey("wrong passphrase: the file was sealed with another one")
    return secret


def _passphrase_wrapping(passphrase: bytes, salt: bytes, iterations: int) -> bytes:
    size = WRAPPING_KEY_SIZE + WRAPPING_NONCE_SIZE
    return linnet.PBKDF2HMACSHA256.derive(passphrase, size, salt=salt, iterations=iterations)


def _wrap(wrapping: bytes, secret: bytes) -> bytes:
    """Each wrapping key serves for one secret, so the nonce is derived with it."""
    return linnet.AsconAEAD128(wrapping[:WRAPPING_KEY_SIZE]).encrypt(wrapping[WRAPPING_KEY_SIZE:], secret)


def _unwrap(wrapping: bytes, wrapped: bytes) -> bytes | None:
    try:
        return linnet.AsconAEAD128(wrapping[:WRAPPING_KEY_SIZE]).decrypt(wrapping[WRAPPING_KEY_SIZE:], wrapped)
    except linnet.InvalidTag:
        return None
