# SPDX-License-Identifier: MIT OR Apache-2.0
"""Many messages in one call, each with its own key, nonce and length.

    >>> import linnet
    >>> keys = [linnet.AsconAEAD128.generate_key() for _ in range(3)]
    >>> nonces = linnet.batch.generate_nonces("ascon-aead128", 3)
    >>> sealed = linnet.batch.encrypt("ascon-aead128", keys, nonces, [b"one", b"two", b"three"])
    >>> linnet.batch.decrypt("ascon-aead128", keys, nonces, sealed)
    ([b'one', b'two', b'three'], [True, True, True])
    >>> linnet.batch.digest("sha-256", [b"one", b"two"])[0].hex()[:16]
    '7692c3ad3540bb80'

If an algorithm gains by it, messages are computed side by side in the vectors of the processor; lanes(id) says how many. A batch
that is long enough runs on all cores of the processor, and the interpreter lock is released.

An argument has a byte string for each message, or one for all of them:

- a list or tuple of bytes-like objects,
- an array of two dimensions and bytes, such as a NumPy array of uint8, with a row for each message,
- an Arrow array, of PyArrow or of anything that has __arrow_c_array__: binary, string, the large ones, or fixed-size binary,
- or, except for the texts, a single bytes-like object that all messages share.

Arguments are not copied and must not change before the call returns. The result is of the same kind as the texts: a list of bytes,
a NumPy array, a PyArrow array, or for another Arrow library an object with __arrow_c_array__. Each ciphertext is followed by its
tag, as everywhere in this package. A message is null in the result if one of its arguments is null, except for a tag to verify.
"""

from __future__ import annotations

from linnet import _core
from linnet._factories import CatalogEntry, _entry_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Literal


__all__ = ["InvalidTags", "decrypt", "digest", "encrypt", "generate_nonces", "lanes", "mac", "verify"]


class InvalidTags(_core.InvalidTag):
    """Some messages of a batch are not authentic: `indices` has their numbers."""

    indices: tuple[int, ...]

    def __init__(self, name: str, indices: tuple[int, ...]) -> None:
        shown = ", ".join(map(str, indices[:10])) + (", ..." if len(indices) > 10 else "")
        super().__init__(f"{name}: {len(indices)} message{'s are' if len(indices) > 1 else ' is'} not authentic: {shown}")
        self._name, self.indices = name, indices

    def __reduce__(self) -> tuple[Any, ...]:
        return InvalidTags, (self._name, self.indices)


def generate_nonces(id: str, count: int) -> list[bytes]:
    """Random nonces for `count` messages of the AEAD or MAC with this id, from the operating system."""
    size = _entry_of(id, "aead", "mac").nonce_size
    random = _random(size * count)
    return [random[at : at + size] for at in range(0, size * count, size)] if size else []


def encrypt(
    id: str,
    keys: Any,
    nonces: Any,
    plaintexts: Any,
    associated_data: Any = None,
    *,
    threads: int | None = None,
    check_nonces: bool = True,
) -> Any:
    """The ciphertexts, each followed by its tag, by the AEAD with this id.

    A nonce must never serve two messages under one key. Two messages of the batch that have the same key and nonce raise
    ValueError; check_nonces=False skips this check, for nonces that a counter makes. threads is how many threads may take part,
    None as many as there are processors.
    """
    entry = _entry_of(id, "aead")
    call = _Call("encrypt", entry, keys, nonces, associated_data, threads, check_nonces=check_nonces)
    return call.run(plaintexts, _width(plaintexts) + entry.tag_size)[0]


def decrypt(
    id: str,
    keys: Any,
    nonces: Any,
    ciphertexts: Any,
    associated_data: Any = None,
    *,
    threads: int | None = None,
    on_invalid: Literal["null", "raise"] = "null",
) -> tuple[Any, Any]:
    """The plaintexts, and for each whether it is authentic.

    A plaintext that is not authentic is None in a list, null in an Arrow array and zeroes in a NumPy array; the others are not
    affected. With on_invalid="raise" it raises InvalidTags, and no plaintext is returned.
    """
    entry = _entry_of(id, "aead")
    call = _Call("decrypt", entry, keys, nonces, associated_data, threads, on_invalid)
    return call.run(ciphertexts, max(_width(ciphertexts) - entry.tag_size, 0))


def digest(
    id: str,
    messages: Any,
    *,
    length: int | None = None,
    customizations: Any = None,
    threads: int | None = None,
) -> Any:
    """The digests of messages by the hash or extendable-output function with this id.

    length is the length in bytes of each output of an extendable-output function; customizations are for one that takes them.
    """
    entry = _entry_of(id, "hash", "xof")
    if entry.kind == "hash" and length is not None:
        raise ValueError(f"{entry.name} takes no length; its digests have {entry.digest_size} bytes")
    call = _Call("compute", entry, None, _own(entry, None, customizations), None, threads)
    return call.run(messages, entry.digest_size if length is None else length, size=length)[0]


def mac(
    id: str,
    keys: Any,
    messages: Any,
    *,
    nonces: Any = None,
    customizations: Any = None,
    tag_size: int | None = None,
    threads: int | None = None,
    check_nonces: bool = True,
) -> Any:
    """The tags of messages by the MAC with this id. nonces and customizations are for one that takes them.

    Two messages that have the same key and nonce, or the same key where a key serves one message, raise ValueError;
    check_nonces=False skips this check.
    """
    entry = _entry_of(id, "mac")
    call = _Call("compute", entry, keys, _own(entry, nonces, customizations), None, threads, check_nonces=check_nonces)
    return call.run(messages, entry.tag_size if tag_size is None else tag_size, size=tag_size)[0]


def verify(
    id: str,
    keys: Any,
    messages: Any,
    tags: Any,
    *,
    nonces: Any = None,
    customizations: Any = None,
    tag_size: int | None = None,
    threads: int | None = None,
    on_invalid: Literal["null", "raise"] = "null",
) -> Any:
    """For each message whether its tag is authentic, compared in constant time. With on_invalid="raise" a tag that is not raises
    InvalidTags.

    A tag is not authentic if it is None or null, or if its size is not tag_size, by default the full size of the MAC's tags.
    """
    entry = _entry_of(id, "mac")
    call = _Call("verify", entry, keys, _own(entry, nonces, customizations), None, threads, on_invalid)
    return call.run(messages, 0, tags=tags, size=tag_size)[1]


def lanes(id: str) -> int:
    """How many messages of the AEAD, hash, extendable-output function or MAC with this id are computed side by side on this
    processor: 1 if one after the other."""
    return _core._lanes(_entry_of(id, "aead", "hash", "xof", "mac").id)


_PART = 128 << 10
"""How many bytes of a list's texts are computed at once, for each thread: they stay in the processor's cache."""
_PART_COUNTS = 128, 1024
"""The fewest and the most messages of such a part."""


def _part_count(first: Any) -> int:
    """How many messages of a list make a part, by the size of the first."""
    fewest, most = _PART_COUNTS
    size = len(first) if isinstance(first, (bytes, bytearray, memoryview)) else 0
    return min(max(_PART // max(size, 1), fewest), most)


def _processors() -> int:
    """How many processors this process may use."""
    import os

    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _random(size: int) -> bytes:
    """Random bytes from the operating system. Importing this package does not load `os`."""
    import os

    return os.urandom(size)


def _own(entry: CatalogEntry, nonces: Any, customizations: Any) -> Any:
    """What an algorithm takes besides keys and messages."""
    if entry.nonce_size == 0 and nonces is not None:
        raise ValueError(f"{entry.name} takes no nonces")
    if entry.customization_size_max == 0 and customizations is not None:
        raise ValueError(f"{entry.name} takes no customizations")
    return nonces if entry.nonce_size else customizations


def _comes_from(texts: object, package: str) -> bool:
    """Whether `texts` is an object of this package, which is then installed."""
    return type(texts).__module__.partition(".")[0] == package


def _width(texts: Any) -> int:
    """The bytes in a row of a NumPy array."""
    return texts.shape[1] if _comes_from(texts, "numpy") and texts.ndim == 2 else 0


class _Call:
    """The arguments of a call except the texts."""

    def __init__(
        self,
        operation: str,
        entry: CatalogEntry,
        keys: Any,
        nonces: Any,
        associated_data: Any,
        threads: int | None,
        on_invalid: str = "null",
        check_nonces: bool = False,
    ) -> None:
        if on_invalid not in ("null", "raise"):
            raise ValueError(f"on_invalid is {on_invalid!r}; expected 'null' or 'raise'")
        self._entry, self._threads, self._raises = entry, threads, on_invalid == "raise"
        self._arguments = (operation, entry.id, keys, nonces, associated_data)
        self._seed = _random(16) if check_nonces else None

    def run(self, texts: Any, width: int, *, tags: Any = None, size: int | None = None) -> tuple[Any, Any]:
        """The results in the form of the texts, in a NumPy array with rows of `width` bytes; and which are authentic."""
        out = None
        if _comes_from(texts, "numpy") and texts.ndim == 2 and width >= 0:
            numpy: Any = __import__("numpy")
            out = numpy.empty((texts.shape[0], width), numpy.uint8)
        made, good, invalid = self._in_parts(texts, tags, size) or self._whole(texts, tags, out, size)
        if invalid and self._raises:
            raise InvalidTags(self._entry.name, tuple(invalid))
        if out is not None:
            return out, None if good is None else numpy.frombuffer(good, numpy.bool_).copy()
        return _taken(made, texts), _taken(good, texts)

    def _whole(self, texts: Any, tags: Any, out: Any, size: int | None) -> tuple[Any, Any, list[int]]:
        return _core._batch(*self._arguments, texts, tags, out, size, self._threads, self._seed)

    def _in_parts(self, texts: Any, tags: Any, size: int | None) -> tuple[Any, Any, list[int]] | None:
        """The same for lists, in parts, so that the objects of a part stay in the processor's cache.

        None: the arguments are of other kinds, or are refused; then the call for the whole list says why.
        """
        operation, id, keys, *arguments = self._arguments
        arguments += [texts, tags]
        if type(texts) not in (list, tuple) or len(texts) <= _PART_COUNTS[0] or type(keys) not in (bytes, type(None)):
            return None
        if any(one is not None and (type(one) not in (list, tuple) or len(one) != len(texts)) for one in arguments):
            return None
        if self._threads is not None and (type(self._threads) is not int or self._threads < 1):
            return None
        count = _part_count(texts[0]) * (self._threads or _processors())
        seen = bytearray(4 << (2 * len(texts)).bit_length()) if self._seed and self._entry.nonce_size else None
        made, good, invalid = list[bytes](), list[bool](), list[int]()
        try:
            if arguments[0] and len({len(arguments[0][begin]) for begin in range(0, len(texts), count)}) != 1:
                return None  # a batch has nonces of one size
            for begin in range(0, len(texts), count):
                part = [one and one[begin : begin + count] for one in arguments]
                results = _core._batch(operation, id, keys, *part, None, size, self._threads, self._seed, seen)
                made += results[0] or ()
                good += results[1] or ()
                invalid += [begin + number for number in results[2]]
        except (TypeError, ValueError, BufferError):
            return None
        return None if operation == "verify" else made, good if operation in ("decrypt", "verify") else None, invalid


class _Capsules:
    """An Arrow array made here, for a library that imports it."""

    def __init__(self, capsules: tuple[object, object]) -> None:
        self._capsules = capsules

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]:
        return self._capsules


def _taken(made: Any, texts: object) -> Any:
    """An Arrow array as an array of the library that made the texts; anything else unchanged."""
    if not isinstance(made, tuple):
        return made
    array = _Capsules(made)
    return __import__("pyarrow").array(array) if _comes_from(texts, "pyarrow") else array
