# SPDX-License-Identifier: MIT OR Apache-2.0
"""Key stanzas of the sealed format: ways to the secret of one file (docs/sealed-file.md)."""

from __future__ import annotations

import os

import linnet
from linnet.sealed_file._errors import BadKey, NoScrypt, NotAccepted, NotSealed, WrongKey

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

PBKDF2, EPHEMERAL, RECIPIENT, SCRYPT = 1, 2, 3, 4
NAMES = {PBKDF2: "passphrase", EPHEMERAL: "ephemeral key", RECIPIENT: "recipient", SCRYPT: "passphrase"}
KDFS = {PBKDF2: "pbkdf2-hmac-sha-256", SCRYPT: "scrypt"}
SECRET_SIZE = 32
SALT_SIZE = 32
WRAPPING_KEY_SIZE = 16
WRAPPING_NONCE_SIZE = 16
WRAPPING_SIZE = WRAPPING_KEY_SIZE + WRAPPING_NONCE_SIZE
WRAPPING_TAG_SIZE = 16
WRAPPED_SIZE = SECRET_SIZE + WRAPPING_TAG_SIZE
PUBLIC_KEY_SIZE = 32
SIZES = {
    PBKDF2: SALT_SIZE + 4 + WRAPPED_SIZE,
    EPHEMERAL: PUBLIC_KEY_SIZE,
    RECIPIENT: WRAPPED_SIZE,
    SCRYPT: SALT_SIZE + 1 + WRAPPED_SIZE,
}
PASSPHRASE_SIZE_MAX = 1000  # a terminal truncates longer lines: macOS after 1024 bytes, Linux after 4095
COUNT_MAX = 1024
RECIPIENTS_MAX = COUNT_MAX - 1
ITERATIONS_MIN = 100_000
ITERATIONS_MAX = 10_000_000
WORK_FACTOR = 18  # 256 MiB, and about a second
WORK_FACTOR_MIN = 15
WORK_FACTOR_MAX = 20  # 1 GiB; hashlib.scrypt takes less than 2 GiB
SCRYPT_R = 8
X25519_LABEL = b"linnet sealed file 1 x25519"
SCRYPT_LABEL = b"linnet sealed file 1 scrypt"


class Stanza:
    def __init__(self, kind: int, body: bytes) -> None:
        self.kind = kind
        self.body = body

    @property
    def iterations(self) -> int:
        """The iterations of PBKDF2."""
        return int.from_bytes(self.body[SALT_SIZE : SALT_SIZE + 4], "big")

    @property
    def work_factor(self) -> int:
        """The work factor of scrypt: the binary logarithm of N."""
        return self.body[SALT_SIZE]

    def encode(self) -> bytes:
        return bytes([self.kind]) + len(self.body).to_bytes(2, "big") + self.body


def parse(data: bytes) -> list[Stanza]:
    """Stanzas of any kinds."""
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
    """Refuses stanzas that this version cannot open."""
    found = parse(data)
    kinds = [stanza.kind for stanza in found]
    if not SIZES.keys() >= set(kinds):
        raise NotSealed("sealed for a kind of key that this version does not know; expected key stanzas of types 1 to 4")
    for stanza in found:
        if len(stanza.body) != SIZES[stanza.kind]:
            has = f"a key stanza of type {stanza.kind} has {len(stanza.body)} bytes"
            raise NotSealed(f"malformed header: {has}; expected {SIZES[stanza.kind]}")
    if kinds not in ([PBKDF2], [SCRYPT]) and (kinds[0] != EPHEMERAL or kinds[1:] != [RECIPIENT] * max(len(kinds) - 1, 1)):
        raise NotSealed("malformed header: expected a stanza of one passphrase, or of an ephemeral key and then its recipients")
    if kinds == [PBKDF2] and not ITERATIONS_MIN <= found[0].iterations <= ITERATIONS_MAX:
        expected = f"expected {ITERATIONS_MIN} to {ITERATIONS_MAX}"
        raise NotSealed(f"sealed with a passphrase and {found[0].iterations} iterations; {expected}")
    if kinds == [SCRYPT] and not WORK_FACTOR_MIN <= found[0].work_factor <= WORK_FACTOR_MAX:
        expected = f"expected {WORK_FACTOR_MIN} to {WORK_FACTOR_MAX}"
        raise NotSealed(f"sealed with a passphrase and a work factor of {found[0].work_factor}; {expected}")


def require_allowed(data: bytes, work_factor_max: int | None) -> None:
    """Refuses a file that costs more than the caller allows, by default the maximum. The stanzas must be of known kinds."""
    if data[:1] != bytes([SCRYPT]):
        return
    (stanza,) = parse(data)
    if work_factor_max is not None and stanza.work_factor > work_factor_max:
        takes = f"a work factor of {stanza.work_factor}, which takes {memory(stanza.work_factor)}"
        raise NotAccepted(f"sealed with a passphrase and {takes}; expected at most {work_factor_max}")
    if _scrypt_function() is None:
        raise NoScrypt("sealed with a passphrase and scrypt, which this Python lacks; expected one whose hashlib has scrypt")


def has_passphrase(data: bytes) -> bool:
    return data[:1] in (bytes([PBKDF2]), bytes([SCRYPT]))


def recipients(data: bytes) -> str:
    """The number of recipients, in a file that has some."""
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
    return linnet.HKDFSHA256.derive(shared, WRAPPING_SIZE, salt=ephemeral_public + public_key, info=X25519_LABEL)


# A passphrase


def checked_passphrase(passphrase: str | bytes) -> bytes:
    """1 to 1000 bytes of UTF-8 without NUL. HMAC pads a short key with zeros, so PBKDF2 and scrypt derive one key from `pass`
    and `pass\\0`."""
    words = passphrase.encode("utf-8", "surrogatepass") if isinstance(passphrase, str) else bytes(memoryview(passphrase))
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


def checked_work_factor(work_factor: int | None) -> int:
    """The work factor of a new file."""
    if work_factor is None:
        return WORK_FACTOR
    if not WORK_FACTOR_MIN <= work_factor <= WORK_FACTOR_MAX:
        raise ValueError(f"work_factor is {work_factor}; expected {WORK_FACTOR_MIN} to {WORK_FACTOR_MAX}")
    return work_factor


def memory(work_factor: int) -> str:
    """The memory that scrypt takes."""
    return f"{(128 * SCRYPT_R << work_factor) >> 20} MiB"


def require_scrypt() -> None:
    """Refuses to seal with a passphrase without scrypt."""
    if _scrypt_function() is None:
        expected = "expected one whose hashlib has scrypt, or to seal with a key or to public keys"
        raise NoScrypt(f"a passphrase needs scrypt, which this Python lacks; {expected}")


def new_secret_with_passphrase(passphrase: str | bytes, work_factor: int | None = None) -> tuple[bytes, bytes]:
    """The secret of a new file, and its stanza."""
    require_scrypt()
    secret = os.urandom(SECRET_SIZE)
    return secret, seal_with_passphrase(checked_passphrase(passphrase), secret, work_factor=checked_work_factor(work_factor))


def seal_with_passphrase(passphrase: bytes, secret: bytes, salt: bytes | None = None, work_factor: int = WORK_FACTOR) -> bytes:
    """A stanza. A salt is given only to repeat a test vector."""
    salt = os.urandom(SALT_SIZE) if salt is None else salt
    wrapped = _wrap(_scrypt_wrapping(passphrase, salt, work_factor), secret)
    return Stanza(SCRYPT, salt + bytes([work_factor]) + wrapped).encode()


def secret_by_passphrase(passphrase: bytes, data: bytes) -> bytes:
    """The secret of a file that has a passphrase. Its number of iterations or work factor has been checked."""
    (stanza,) = parse(data)
    salt = stanza.body[:SALT_SIZE]
    if stanza.kind == SCRYPT:
        wrapping = _scrypt_wrapping(passphrase, salt, stanza.work_factor)
    else:
        wrapping = linnet.PBKDF2HMACSHA256.derive(passphrase, WRAPPING_SIZE, salt=salt, iterations=stanza.iterations)
    secret = _unwrap(wrapping, stanza.body[-WRAPPED_SIZE:])
    if secret is None:
        raise WrongKey("wrong passphrase: the file was sealed with another one")
    return secret


def _scrypt_wrapping(passphrase: bytes, salt: bytes, work_factor: int) -> bytes:
    scrypt = _scrypt_function()
    assert scrypt is not None
    memory_max = 128 * SCRYPT_R * (1 << work_factor) + (1 << 20)
    parameters = {"n": 1 << work_factor, "r": SCRYPT_R, "p": 1, "maxmem": memory_max, "dklen": WRAPPING_SIZE}
    try:
        return scrypt(passphrase, salt=SCRYPT_LABEL + salt, **parameters)
    except ValueError:  # from OpenSSL, although the parameters are valid
        raise MemoryError(f"scrypt needs {memory(work_factor)}") from None


def _scrypt_function() -> Callable[..., bytes] | None:
    """None if OpenSSL lacks scrypt, or may not compute it, as in FIPS mode."""
    import hashlib

    found: Callable[..., bytes] | None = getattr(hashlib, "scrypt", None)
    try:
        if found is not None:
            found(b"", salt=b"", n=2, r=1, p=1)
    except ValueError:
        return None
    return found


def _wrap(wrapping: bytes, secret: bytes) -> bytes:
    """Each wrapping key serves for one secret, so the nonce is derived with it."""
    return linnet.AsconAEAD128(wrapping[:WRAPPING_KEY_SIZE]).encrypt(wrapping[WRAPPING_KEY_SIZE:], secret)


def _unwrap(wrapping: bytes, wrapped: bytes) -> bytes | None:
    try:
        return linnet.AsconAEAD128(wrapping[:WRAPPING_KEY_SIZE]).decrypt(wrapping[WRAPPING_KEY_SIZE:], wrapped)
    except linnet.InvalidTag:
        return None
