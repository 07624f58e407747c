# SPDX-License-Identifier: MIT OR Apache-2.0
"""Algorithms by id, and the catalog as data."""

from __future__ import annotations

from linnet import _core

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dataclasses import dataclass
    from typing import Any

    from typing_extensions import Buffer

    from linnet._core import AEAD, CBC, MAC, XOF, Hash, KeyExchange, KeyWrap, SecretBox, StreamCipher
else:
    from linnet._record import dataclass

__all__ = [
    "CatalogEntry",
    "SelfTestError",
    "aead",
    "algorithm",
    "algorithms",
    "catalog",
    "cbc",
    "kat",
    "kdf",
    "key_exchange",
    "key_wrap",
    "mac",
    "new",
    "secretbox",
    "self_test",
    "stream_cipher",
]


@dataclass(frozen=True, slots=True)
class CatalogEntry:
    """The catalog's entry of an algorithm. Sizes are in bytes, 0 where a kind has no such size."""

    id: str
    name: str
    kind: str
    """"aead", "hash", "xof", "mac", "kdf", "stream", "secretbox", "drbg", "kex", "cbc" or "keywrap"."""
    status: str
    """"standard", "finalist", "published" or, for interoperability only, "legacy"."""
    specification: str
    block_size: int
    """Bytes processed per call of the primitive."""
    key_size: int
    """For a key exchange, the secret key. For a DRBG, the entropy input."""
    nonce_size: int
    """The default; other sizes from nonce_size_min to nonce_size_max."""
    nonce_size_min: int
    nonce_size_max: int | None
    """None: no limit."""
    tag_size: int
    """The default; other sizes from tag_size_min to tag_size_max, in steps of tag_size_step."""
    tag_size_min: int
    tag_size_max: int | None
    """None: no limit."""
    tag_size_step: int
    """The step between two tag sizes."""
    reads_twice: bool
    """Whether an AEAD or a secret box reads a text twice, or reads back its output."""
    binds_tag_size: bool
    """Whether a shorter tag is not a prefix of a longer one."""
    one_time_key: bool
    """Whether a key must be used only once."""
    zero_padded: bool
    """Whether zero bytes appended to a message, up to a whole block, leave the tag of a MAC unchanged."""
    digest_size: int
    """For an extendable-output function, the default output length."""
    customization_size_max: int | None
    """None: no limit."""
    message_size_max: int | None
    """None: no limit."""
    key_size_min: int
    key_size_max: int | None
    """None: no limit."""
    output_size_max: int | None
    """The largest output of one call to a key derivation function or a DRBG."""
    extract_size: int
    """The key between the two steps of a key derivation function; 0 for one that iterates instead."""
    public_key_size: int
    """For a key exchange; key_size is the size of the secret key."""
    shared_secret_size: int


_catalog: tuple[CatalogEntry, ...] = ()
_entries: dict[str, CatalogEntry] = {}
_found: dict[tuple[str, ...], tuple[str, ...]] = {}


def catalog() -> tuple[CatalogEntry, ...]:
    """Every algorithm, in the order of the catalog."""
    global _catalog
    if not _catalog:
        _catalog = tuple(CatalogEntry(**fields) for fields in _core._entries())
        _entries.update((entry.id, entry) for entry in _catalog)
    return _catalog


def algorithms(*kinds: str) -> tuple[str, ...]:
    """The ids of the algorithms of these kinds, or of all."""
    if kinds not in _found:
        known = dict.fromkeys(entry.kind for entry in catalog())
        for kind in kinds:
            if kind not in known:
                raise ValueError(f"no algorithm is of kind {kind!r}; expected {', '.join(known)}")
        _found[kinds] = tuple(entry.id for entry in catalog() if not kinds or entry.kind in kinds)
    return _found[kinds]


# Algorithms by id. The functions below accept other spellings of the id too, such as SHA256 and AES_128_GCM.


def algorithm(id: str) -> type[Any]:
    """The class with this id: HMACDRBGSHA256 for the id hmac-drbg-sha-256."""
    return _class(id)


def aead(id: str, key: Buffer, *, tag_size: int | None = None) -> AEAD:
    """The AEAD with this id under key; tag_size fixes the length of its tags, if it has several."""
    cipher: AEAD = _class(id, "aead")(key, tag_size=tag_size)
    return cipher


def mac(
    id: str,
    key: Buffer,
    data: Buffer = b"",
    *,
    nonce: Buffer | None = None,
    customization: Buffer = b"",
    tag_size: int | None = None,
) -> MAC:
    """The message authentication code with this id under key, for a message that begins with data. Algorithms whose messages have
    nonces, such as Poly1305-AES, need one, which must not repeat under a key. KMAC takes a customization string."""
    id = _id(id, "mac")
    cls = _class(id, "mac")
    code: MAC
    if id in _customizable_macs():
        if nonce is not None:
            raise ValueError(f"{id} takes no nonce")
        code = cls(key, data, customization=customization, tag_size=tag_size)
    elif _size(customization, "customization"):
        raise ValueError(f"{id} takes no customization")
    elif hasattr(cls, "nonce_size"):
        code = cls(key, b"" if nonce is None else nonce, data, tag_size=tag_size)
    elif nonce is not None:
        raise ValueError(f"{id} takes no nonce")
    else:
        code = cls(key, data, tag_size=tag_size)
    return code


def _customizable_macs() -> frozenset[str]:
    global _customizable
    if _customizable is None:
        _customizable = frozenset(entry.id for entry in catalog() if entry.kind == "mac" and entry.customization_size_max != 0)
    return _customizable


_customizable: frozenset[str] | None = None


def stream_cipher(id: str, key: Buffer, nonce: Buffer) -> StreamCipher:
    """The stream cipher with this id under key and nonce, at the beginning of a text."""
    cipher: StreamCipher = _class(id, "stream")(key, nonce)
    return cipher


def cbc(id: str, key: Buffer) -> CBC:
    """The CBC mode with this id under key."""
    cipher: CBC = _class(id, "cbc")(key)
    return cipher


def key_wrap(id: str, key: Buffer) -> KeyWrap:
    """The key wrap with this id under key."""
    cipher: KeyWrap = _class(id, "keywrap")(key)
    return cipher


def secretbox(id: str, key: Buffer) -> SecretBox:
    """The secret box with this id under key."""
    box: SecretBox = _class(id, "secretbox")(key)
    return box


def kdf(id: str, secret: Buffer, length: int, *, salt: Buffer = b"", info: Buffer = b"", iterations: int | None = None) -> bytes:
    """length bytes derived with this id's function: HKDF takes info, PBKDF2 needs iterations."""
    by: Any = _class(id, "kdf")
    if hasattr(by, "extract"):
        if iterations is not None:
            raise ValueError(f"{by.id} takes no iterations")
        derived: bytes = by.derive(secret, length, salt=salt, info=info)
    else:
        if _size(info, "info"):
            raise ValueError(f"{by.id} takes no info")
        derived = by.derive(secret, length, salt=salt, iterations=iterations)
    return derived


def key_exchange(id: str) -> type[KeyExchange]:
    """The class of the key exchange with this id: its functions are public_key and agree."""
    by: type[KeyExchange] = _class(id, "kex")
    return by


def new(id: str, data: Buffer = b"", *, customization: Buffer = b"") -> Hash | XOF:
    """The hash or extendable-output function with this id, for a message that begins with data."""
    id = _id(id, "hash", "xof")
    cls = _class(id, "hash", "xof")
    if id in algorithms("xof"):
        xof: XOF = cls(data, customization=customization)
        return xof
    if _size(customization, "customization"):
        raise ValueError(f"{id} takes no customization")
    hash: Hash = cls(data)
    return hash


def _size(data: Buffer, name: str) -> int:
    try:
        return memoryview(data).nbytes
    except TypeError:
        raise TypeError(f"{name} must be a bytes-like object, not {type(data).__name__}") from None


def kat(id: str) -> str:
    """The known-answer file of an algorithm, computed by this call, in the response format of NIST's competition."""
    return _core._kat(_id(id))


class SelfTestError(RuntimeError):
    """An algorithm does not compute its known answer."""


def self_test(id: str | None = None, *, corrupt: bool = False) -> None:
    """Computes the known answer of an algorithm, or of each, with the implementation that calls use on this processor, and compares
    it; takes it back where a call does that. Raises SelfTestError with the names of the algorithms that fail.

    corrupt: changes a bit of each answer before it is compared, to see what a failure does. With LINNET_SELF_TEST=1 in the
    environment, `import linnet` tests every algorithm, in about a millisecond, and raises ImportError if one fails; with
    LINNET_SELF_TEST=corrupt all fail."""
    test, wanted = _core._corrupted_self_test if corrupt else _core._self_test, None if id is None else _id(id)
    if failed := [entry.name for entry in catalog() if wanted in (None, entry.id) and not test(entry.id)]:
        raise SelfTestError(f"self-test failed: {', '.join(failed)}")


_classes: dict[tuple[str, ...], type[Any]] = {}


def _class(id: str, *kinds: str) -> type[Any]:
    """The class of an algorithm; its kind must be one of `kinds`, if any are named."""
    if not isinstance(id, str):
        raise TypeError(f"id must be a str, not {type(id).__name__}")
    asked = (id, *kinds)
    if asked in _classes:
        return _classes[asked]
    found = _id(id, *kinds)
    if found == id:  # other spellings are many
        _classes[asked] = _core._classes[id]
    return _core._classes[found]


_spellings: dict[str, str] = {}


def _id(name: str, *kinds: str) -> str:
    """The id of the algorithm with this id, name or class, ignoring case, hyphens and the like."""
    if not isinstance(name, str):
        raise TypeError(f"id must be a str, not {type(name).__name__}")
    id = name if name in _core._classes else _spelled(name)
    if not id or (kinds and id not in algorithms(*kinds)):
        raise ValueError(_why_not(id or name, kinds))
    return id


def _spelled(name: str) -> str:
    if not _spellings:
        for entry in catalog():
            for spelling in (entry.id, entry.name, _core._classes[entry.id].__name__):
                _spellings.setdefault(_squashed(spelling), entry.id)
    return _spellings.get(_squashed(name), "")


def _squashed(name: str) -> str:
    return "".join(filter(str.isalnum, name)).lower()


def _entry_of(name: str, *kinds: str) -> CatalogEntry:
    """The catalog's entry of the algorithm with this id, in any spelling."""
    id = _id(name, *kinds)
    return _entry(id)


def _entry(id: str) -> CatalogEntry:
    """Does not load the whole catalog, which would slow the start of the command."""
    if id not in _entries:
        _entries[id] = next(CatalogEntry(**fields) for fields in _core._entries() if fields["id"] == id)
    return _entries[id]


def _why_not(id: str, kinds: tuple[str, ...]) -> str:
    """Why no algorithm of these kinds has this id, and which ids exist."""
    from difflib import get_close_matches

    ids = algorithms(*kinds)
    wanted = " or ".join(kinds) or "algorithm"
    choice = f"expected one of {', '.join(ids)}"
    if id in _core._classes:
        return f"{id} is not of kind {wanted}; {choice}"
    near = get_close_matches(id.lower(), ids, cutoff=0.5)
    return f"unknown {wanted} {id!r}; " + (f"did you mean {' or '.join(near)}?" if near else choice)
