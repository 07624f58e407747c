# SPDX-License-Identifier: MIT OR Apache-2.0
"""Batches give the results of single calls, in every form of arguments."""

from __future__ import annotations

import doctest
import pickle
import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy
import pytest
from catalog_cases import ENTRIES, each_aead, each_hash, each_mac, each_xof, longest

import linnet
from linnet import batch

pyarrow = pytest.importorskip("pyarrow")

COUNT = 43  # not a multiple of any number of lanes


class Messages:
    """Random messages for an algorithm: all of one length, or around its blocks."""

    def __init__(self, id: str, alike: bool = False, count: int = COUNT) -> None:
        self.entry = entry = ENTRIES[id]
        source = random.Random(id)
        most = longest(id, 3 * entry.block_size)
        self.keys = [source.randbytes(entry.key_size) for _ in range(count)]
        self.nonces = [source.randbytes(entry.nonce_size) for _ in range(count)]
        self.texts = [source.randbytes(min(most, 33) if alike else source.randint(0, most)) for _ in range(count)]
        self.data = [source.randbytes(7 if alike else source.randint(0, 40)) for _ in range(count)]

    def sealed(self) -> list[bytes]:
        return [
            linnet.aead(self.entry.id, key).encrypt(nonce, text, data)
            for key, nonce, text, data in zip(self.keys, self.nonces, self.texts, self.data)
        ]


def rows(strings: list[bytes]) -> Any:
    return numpy.frombuffer(b"".join(strings), numpy.uint8).reshape(len(strings), len(strings[0]))


def spread_rows(strings: list[bytes]) -> Any:
    """An array whose rows are not adjacent, nor in the order of memory."""
    wide = numpy.zeros((2 * len(strings), len(strings[0]) + 3), numpy.uint8)
    chosen = wide[::-2, 1:-2]
    chosen[:] = rows(strings)
    return chosen


def strings_of(result: Any) -> list[Any]:
    """The strings of an argument of any form."""
    if isinstance(result, numpy.ndarray):
        return [row.tobytes() for row in result]
    return result.to_pylist() if isinstance(result, pyarrow.Array) else list(result)


FORMS: dict[str, Callable[[list[bytes]], Any]] = {
    "tuple": tuple,
    "bytearrays": lambda strings: [bytearray(one) for one in strings],
    "numpy": rows,
    "rows apart": spread_rows,
    "binary": lambda strings: pyarrow.array(strings, pyarrow.binary()),
    "large binary": lambda strings: pyarrow.array(strings, pyarrow.large_binary()),
    "fixed-size binary": lambda strings: pyarrow.array(strings, pyarrow.binary(len(strings[0]))),
    "slice": lambda strings: pyarrow.array([b"?", *strings, b"???"]).slice(1, len(strings)),
}
each_form = pytest.mark.parametrize("form", FORMS)


@each_aead
def test_aead(id: str) -> None:
    m = Messages(id)
    sealed = batch.encrypt(id, m.keys, m.nonces, m.texts, m.data)
    assert sealed == m.sealed()
    assert batch.decrypt(id, m.keys, m.nonces, sealed, m.data) == (m.texts, [True] * COUNT)


@each_aead
def test_forged_messages_are_none_and_others_untouched(id: str) -> None:
    m = Messages(id)
    sealed = m.sealed()
    sealed[3] = sealed[3][:-1] + bytes([sealed[3][-1] ^ 1])
    sealed[17] = bytes([sealed[17][0] ^ 128]) + sealed[17][1:]
    sealed[40] = sealed[40][: m.entry.tag_size - 1]
    opened, good = batch.decrypt(id, m.keys, m.nonces, sealed, m.data)
    assert [i for i in range(COUNT) if not good[i]] == [3, 17, 40]
    assert opened == [None if i in (3, 17, 40) else text for i, text in enumerate(m.texts)]


@each_hash
def test_hash(id: str) -> None:
    m = Messages(id)
    assert batch.digest(id, m.texts) == [linnet.new(id, text).digest() for text in m.texts]


@each_xof
def test_xof(id: str) -> None:
    m = Messages(id)
    customizations = None if ENTRIES[id].customization_size_max == 0 else [text[:9] for text in m.data]
    for length in (None, 0, 1, 300):
        size = ENTRIES[id].digest_size if length is None else length
        names = customizations or [b""] * COUNT
        expected = [linnet.new(id, text, customization=name).read(size) for text, name in zip(m.texts, names)]
        assert batch.digest(id, m.texts, length=length, customizations=customizations) == expected


@each_mac
def test_mac(id: str) -> None:
    m = Messages(id)
    nonces = m.nonces if m.entry.nonce_size else None
    customization = b"name" if m.entry.customization_size_max != 0 else b""
    expected = [
        linnet.mac(id, key, text, nonce=nonce if nonces else None, customization=customization).digest()
        for key, nonce, text in zip(m.keys, m.nonces, m.texts)
    ]
    own: dict[str, Any] = {"nonces": nonces, "customizations": customization or None}
    assert batch.mac(id, m.keys, m.texts, **own) == expected
    assert batch.verify(id, m.keys, m.texts, expected, **own) == [True] * COUNT
    expected[5] = bytes([expected[5][0] ^ 1]) + expected[5][1:]
    assert [i for i, good in enumerate(batch.verify(id, m.keys, m.texts, expected, **own)) if not good] == [5]
    with pytest.raises(batch.InvalidTags, match="1 message is not authentic: 5"):
        batch.verify(id, m.keys, m.texts, expected, on_invalid="raise", **own)


def test_shorter_tags() -> None:
    m = Messages("hmac-sha-256")
    tags = batch.mac("hmac-sha-256", m.keys, m.texts, tag_size=16)
    assert tags == [tag[:16] for tag in batch.mac("hmac-sha-256", m.keys, m.texts)]
    assert all(batch.verify("hmac-sha-256", m.keys, m.texts, tags, tag_size=16))


@each_form
@pytest.mark.parametrize("id", ["ascon-aead128", "aes-128-gcm", "isap-a-128a"])
def test_forms_of_arguments(id: str, form: str) -> None:
    m = Messages(id, alike=True)
    make = FORMS[form]
    sealed = batch.encrypt(id, make(m.keys), make(m.nonces), make(m.texts), make(m.data))
    assert strings_of(sealed) == m.sealed()
    opened, good = batch.decrypt(id, make(m.keys), make(m.nonces), sealed, make(m.data))
    assert strings_of(opened) == m.texts
    assert list(good) == [True] * COUNT or good.to_pylist() == [True] * COUNT
    assert strings_of(batch.digest("sha-256", make(m.texts))) == batch.digest("sha-256", m.texts)
    tags = batch.mac("hmac-sha-256", make(m.keys), make(m.texts))
    assert strings_of(tags) == batch.mac("hmac-sha-256", m.keys, m.texts)
    assert strings_of(batch.verify("hmac-sha-256", make(m.keys), make(m.texts), tags)) in ([True] * COUNT, [b"\1"] * COUNT)


@each_form
def test_forged_messages_in_each_form(form: str) -> None:
    m = Messages("ascon-aead128", alike=True)
    sealed = m.sealed()
    sealed[7] = bytes(len(sealed[7]))
    opened, good = batch.decrypt("ascon-aead128", m.keys, m.nonces, FORMS[form](sealed), m.data)
    gone = bytes(len(m.texts[7])) if isinstance(opened, numpy.ndarray) else None
    assert strings_of(opened) == [*m.texts[:7], gone, *m.texts[8:]]
    assert [i for i in range(COUNT) if not (good[i].as_py() if isinstance(good, pyarrow.Array) else good[i])] == [7]
    with pytest.raises(linnet.InvalidTag) as raised:
        batch.decrypt("ascon-aead128", m.keys, m.nonces, FORMS[form](sealed), m.data, on_invalid="raise")
    assert pickle.loads(pickle.dumps(raised.value)).indices == raised.value.indices == (7,)


def test_what_comes_back_has_the_type_of_the_texts() -> None:
    m = Messages("ascon-aead128", alike=True)
    sealed = batch.encrypt("ascon-aead128", m.keys, m.nonces, rows(m.texts))
    assert sealed.dtype == numpy.uint8 and sealed.shape == (COUNT, len(m.texts[0]) + 16)
    assert batch.decrypt("ascon-aead128", m.keys, m.nonces, sealed)[1].dtype == numpy.bool_
    for before, after in (("string", "binary"), ("large_string", "large_binary"), ("binary", "binary")):
        strings = pyarrow.array(["text"] * COUNT).cast(before)
        sealed = batch.encrypt("ascon-aead128", m.keys, m.nonces, strings)
        sealed.validate(full=True)
        assert sealed.type == pyarrow.type_for_alias(after)
        assert batch.decrypt("ascon-aead128", m.keys, m.nonces, sealed)[1].type == pyarrow.bool_()
    assert batch.encrypt("ascon-aead128", m.keys, m.nonces, pyarrow.array(m.texts, pyarrow.binary(33))).type == pyarrow.binary(49)


def test_nulls_stay_null() -> None:
    m = Messages("ascon-aead128")
    texts = pyarrow.array([None if i % 5 == 0 else text for i, text in enumerate(m.texts)])
    nonces = pyarrow.array([None if i % 7 == 0 else nonce for i, nonce in enumerate(m.nonces)], pyarrow.binary(16))
    sealed = batch.encrypt("ascon-aead128", m.keys, nonces, texts, m.data)
    sealed.validate(full=True)
    null = {i for i in range(COUNT) if i % 5 == 0 or i % 7 == 0}
    assert sealed.to_pylist() == [None if i in null else one for i, one in enumerate(m.sealed())]
    opened, good = batch.decrypt("ascon-aead128", m.keys, nonces, sealed, m.data, on_invalid="raise")
    assert good.to_pylist() == [None if i in null else True for i in range(COUNT)]
    assert opened.to_pylist() == [None if i in null else text for i, text in enumerate(m.texts)]
    assert batch.digest("sha-256", texts).null_count == texts.null_count


class Capsules:
    """An array of another Arrow library."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __arrow_c_array__(self, requested_schema: object = None) -> Any:
        return self.array.__arrow_c_array__()


def test_other_libraries_for_arrow() -> None:
    m = Messages("ascon-aead128")
    sealed = batch.encrypt("ascon-aead128", m.keys, m.nonces, Capsules(pyarrow.array(m.texts)), m.data)
    assert pyarrow.array(sealed).to_pylist() == m.sealed()


@pytest.mark.parametrize("count", [0, 1, 2, 31, 32, 33, 1000])
@pytest.mark.parametrize("id", ["ascon-aead128", "gift-cofb", "aes-256-gcm"])
def test_counts(id: str, count: int) -> None:
    m = Messages(id, count=count)
    sealed = batch.encrypt(id, m.keys, m.nonces, m.texts, m.data)
    assert sealed == m.sealed()
    assert batch.decrypt(id, m.keys, m.nonces, sealed, m.data) == (m.texts, [True] * count)


@pytest.mark.parametrize("form", ["numpy", "binary"])
def test_no_messages(form: str) -> None:
    none = numpy.empty((0, 5), numpy.uint8) if form == "numpy" else pyarrow.array([], pyarrow.binary())
    assert len(batch.encrypt("ascon-aead128", [], [], none)) == 0
    assert [len(part) for part in batch.decrypt("ascon-aead128", [], [], none)] == [0, 0]
    assert len(batch.digest("sha-256", none)) == 0


def test_one_key_and_one_text_of_data_for_all() -> None:
    m = Messages("ascon-aead128")
    m.keys, m.data = [m.keys[0]] * COUNT, [b"header"] * COUNT
    assert batch.encrypt("ascon-aead128", m.keys[0], m.nonces, m.texts, bytearray(b"header")) == m.sealed()
    assert batch.encrypt("ascon-aead128", m.keys[0], m.nonces, m.texts) == batch.encrypt(
        "ascon-aead128", m.keys, m.nonces, m.texts, b""
    )


@pytest.mark.parametrize("form", ["tuple", "binary"])
def test_outputs_that_fit_no_memory(form: str) -> None:
    with pytest.raises(MemoryError):
        batch.digest("shake128", FORMS[form]([b"a"] * 4), length=2**62)


def test_a_message_that_is_too_long_for_its_nonce() -> None:
    with pytest.raises(ValueError, match=r"AES-128-CCM refuses message 1: "):
        batch.encrypt("aes-128-ccm", bytes(16), [bytes([i]) * 13 for i in range(3)], [b"", bytes(65_536), b""])


def test_threads_change_nothing() -> None:
    m = Messages("ascon-aead128", count=9000)
    one = batch.encrypt("ascon-aead128", m.keys, m.nonces, m.texts, m.data, threads=1)
    assert batch.encrypt("ascon-aead128", m.keys, m.nonces, m.texts, m.data, threads=3) == one
    assert batch.encrypt("ascon-aead128", m.keys, m.nonces, m.texts, m.data) == one


class Many(Messages):
    """Messages under one key, so many that lists are computed in parts."""

    def __init__(self, id: str, count: int = 5 * 1024 + 7) -> None:
        super().__init__(id, count=count)
        self.key = self.keys[0]
        self.keys = [self.key] * count


@pytest.mark.parametrize("id", ["ascon-aead128", "aes-128-gcm", "chacha20-poly1305"])
@pytest.mark.parametrize("threads", [1, 3, None])
def test_long_lists(id: str, threads: int | None) -> None:
    m = Many(id)
    sealed = m.sealed()
    assert batch.encrypt(id, m.key, m.nonces, m.texts, m.data, threads=threads) == sealed
    assert batch.encrypt(id, m.key, m.nonces, m.texts, m.data, threads=threads, check_nonces=False) == sealed
    wrong = [1500, len(sealed) - 1]
    for i in wrong:
        sealed[i] = bytes(20)
    opened, good = batch.decrypt(id, m.key, m.nonces, sealed, m.data, threads=threads)
    assert good == [i not in wrong for i in range(len(sealed))]
    assert opened == [None if i in wrong else text for i, text in enumerate(m.texts)]
    with pytest.raises(batch.InvalidTags) as raised:
        batch.decrypt(id, m.key, m.nonces, sealed, m.data, threads=threads, on_invalid="raise")
    assert raised.value.indices == tuple(wrong)


@pytest.mark.parametrize("id", ["hmac-sha-256", "aes-128-cmac", "poly1305-aes", "kmac128"])
def test_long_lists_of_tags(id: str) -> None:
    m = Many(id)
    nonces = {"nonces": m.nonces} if m.entry.nonce_size else {}
    tags = batch.mac(id, m.key, m.texts, threads=1, **nonces)
    assert tags[::511] == [
        one
        for i in range(0, len(tags), 511)
        for one in batch.mac(id, m.key, m.texts[i : i + 1], **{name: of[i : i + 1] for name, of in nonces.items()})
    ]
    wrong = [bytes(16) if i == 2000 else tag for i, tag in enumerate(tags)]
    assert batch.verify(id, m.key, m.texts, wrong, threads=1, **nonces) == [i != 2000 for i in range(len(tags))]
    assert batch.digest("sha-256", m.texts, threads=1) == [linnet.sha256(text).digest() for text in m.texts]


def test_refusals_of_long_lists_name_the_message() -> None:
    m = Many("aes-128-gcm")
    repeated = [*m.nonces[:4000], m.nonces[1], *m.nonces[4001:]]
    with pytest.raises(ValueError, match="messages 1 and 4000 have the same key and nonce"):
        batch.encrypt("aes-128-gcm", m.key, repeated, m.texts, threads=1)
    with pytest.raises(ValueError, match=r"nonces\[4000\] is 0 bytes"):
        batch.encrypt("aes-128-gcm", m.key, [*m.nonces[:4000], b"", *m.nonces[4001:]], m.texts, threads=1)
    with pytest.raises(TypeError, match=r"plaintexts\[4000\]"):
        batch.encrypt("aes-128-gcm", m.key, m.nonces, [*m.texts[:4000], 7, *m.texts[4001:]], threads=1)
    with pytest.raises(ValueError, match=r"nonces\[1024\] is 16 bytes, nonces\[0\] is 12; a batch takes one size"):
        batch.encrypt("aes-128-gcm", m.key, [*m.nonces[:1024], *[bytes(16)] * 1024], m.texts[:2048], threads=1)
    for threads in (0, -1, "2", 2.0):
        with pytest.raises((TypeError, ValueError), match="threads"):
            batch.encrypt("aes-128-gcm", m.key, m.nonces, m.texts, threads=threads)  # type: ignore[arg-type]


def test_lanes() -> None:
    assert {id: batch.lanes(id) for id in linnet.algorithms("aead")}["aes-128-gcm"] == 1
    assert batch.lanes("SHA256") == batch.lanes("sha-256") >= 1


A, N, T = [bytes(16)] * 2, [bytes([i]) * 16 for i in range(2)], [b"one", b"two"]


@pytest.mark.parametrize(
    "call, error, message",
    [
        (lambda: batch.encrypt("ascon-aead128", A, N[:1], T), ValueError, "nonces has 1 strings; plaintexts has 2"),
        (lambda: batch.encrypt("ascon-aead128", [A[0], b"?"], N, T), ValueError, r"keys\[1\] is 1 bytes; Ascon-AEAD128 takes 16"),
        (lambda: batch.encrypt("ascon-aead128", b"?", N, T), ValueError, "keys is 1 bytes; Ascon-AEAD128 takes 16"),
        (lambda: batch.encrypt("ascon-aead128", A, None, T), ValueError, "nonces is 0 bytes; Ascon-AEAD128 takes 16"),
        (
            lambda: batch.encrypt("aes-128-gcm", A, [b"1" * 12, b"2" * 13], T),
            ValueError,
            r"nonces\[1\] is 13 bytes, nonces\[0\] is 12",
        ),
        (lambda: batch.encrypt("ascon-aead128", A[0], N[0], T), ValueError, "nonces is one nonce; .* needs one for each message"),
        (lambda: batch.mac("poly1305", bytes(32), T), ValueError, "keys is one key; Poly1305 needs one for each message"),
        (
            lambda: batch.encrypt("ascon-aead128", A, N, b"text"),
            TypeError,
            "plaintexts must be a list of bytes-like objects, an array",
        ),
        (
            lambda: batch.encrypt("ascon-aead128", A, N, ["one", "two"]),
            TypeError,
            r"plaintexts\[0\] must be a bytes-like object, not str",
        ),
        (lambda: batch.encrypt("ascon-aead128", A, N, 5), TypeError, "plaintexts must be a list .*, not int"),
        (
            lambda: batch.encrypt("ascon-aead128", A, N, numpy.zeros((2, 4), numpy.int32)),
            TypeError,
            "items of 4 bytes; expected bytes",
        ),
        (
            lambda: batch.encrypt("ascon-aead128", A, N, numpy.zeros((2, 4, 4), numpy.uint8)),
            TypeError,
            "3 dimensions; expected two",
        ),
        (
            lambda: batch.encrypt("ascon-aead128", A, N, numpy.zeros((4, 2), numpy.uint8).T),
            BufferError,
            "plaintexts is not contiguous",
        ),
        (
            lambda: batch.encrypt("ascon-aead128", A, N, pyarrow.array([1, 2])),
            TypeError,
            "Arrow array of format l; expected binary, string,",
        ),
        (
            lambda: batch.encrypt("ascon-aead128", A, N, pyarrow.array(["a"]).dictionary_encode()),
            TypeError,
            "Arrow array of a dictionary; ",
        ),
        (lambda: batch.digest("sha-256", pyarrow.array(["a"], pyarrow.string_view())), TypeError, "Arrow array of string views; "),
        (
            lambda: batch.encrypt("ascon-aead128", A, N, pyarrow.chunked_array([T])),
            TypeError,
            r"a ChunkedArray; pass one, such as its combine_chunks\(\)",
        ),
        (lambda: batch.encrypt("ascon-aead129", A, N, T), ValueError, "did you mean ascon-aead128"),
        (lambda: batch.encrypt("sha-256", A, N, T), ValueError, "sha-256 is not of kind aead"),
        (lambda: batch.encrypt("ascon-aead128", A, N, T, threads=0), ValueError, "threads is 0; expected 1 or more, or None"),
        (lambda: batch.encrypt("ascon-aead128", A, N, T, threads="all"), TypeError, "threads must be an int or None"),
        (lambda: batch.decrypt("ascon-aead128", A, N, T, on_invalid="zero"), ValueError, "on_invalid is 'zero'; expected"),
        (lambda: batch.digest("sha-256", T, length=5), ValueError, "SHA-256 takes no length; its digests have 32 bytes"),
        (lambda: batch.digest("shake128", T, length=-1), ValueError, "length is -1; expected 0 or more"),
        (lambda: batch.digest("sha-256", T, customizations=[b"", b""]), ValueError, "SHA-256 takes no customizations"),
        (lambda: batch.mac("hmac-sha-256", A, T, nonces=N), ValueError, "HMAC-SHA-256 takes no nonces"),
        (lambda: batch.mac("hmac-sha-256", A, T, tag_size=99), ValueError, "tag_size is 99; HMAC-SHA-256 takes"),
        (lambda: batch.verify("hmac-sha-256", A, T, [b"1" * 16] * 2, tag_size=5), ValueError, "tag_size is 5; HMAC-SHA-256 takes "),
        (lambda: batch.verify("hmac-sha-256", A, T, numpy.zeros((2, 16), numpy.uint8)), ValueError, r"tags\[0\] is 16 bytes"),
        (lambda: batch.mac("ascon-prf-short", A, [b"1", b"2" * 17]), ValueError, r"messages\[1\] is 17 bytes; .* takes 0 to 16"),
    ],
)
def test_refusals(call: Callable[[], object], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        call()


def test_examples() -> None:
    result = doctest.testmod(batch, extraglobs={"linnet": linnet})
    assert result.attempted > 0 and result.failed == 0


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads /proc")
@each_form
def test_nothing_leaks(form: str) -> None:
    m = Messages("ascon-aead128", alike=True, count=1000)
    keys, nonces, texts = (FORMS[form](strings) for strings in (m.keys, m.nonces, m.texts))
    grown = []
    for _ in range(3):  # caches grow once, at first
        before = int(Path("/proc/self/statm").read_text().split()[1])
        for _ in range(100):
            batch.decrypt("ascon-aead128", keys, nonces, batch.encrypt("ascon-aead128", keys, nonces, texts))
            with pytest.raises(ValueError):
                batch.encrypt("ascon-aead128", keys, m.keys[:3], texts)
        grown.append(int(Path("/proc/self/statm").read_text().split()[1]) - before)
        if grown[-1] < 50:  # pages; a list or an array leaked at each call would be ten a call
            return
    raise AssertionError(grown)


def test_other_threads_run_meanwhile() -> None:
    """A long batch lets other threads count."""
    m = Messages("isap-a-128a", alike=True, count=200)
    texts = [bytes(100_000)] * 200
    counted = 0
    worker = threading.Thread(target=batch.encrypt, args=("isap-a-128a", m.keys, m.nonces, texts), kwargs={"threads": 1})
    worker.start()
    while worker.is_alive():
        counted += 1
        time.sleep(0.0001)
    assert counted > 10


PAIR = "have the same key and nonce; {} needs another nonce under a key for each message"


@pytest.mark.parametrize("count", [2, 3, 17, 1000])
@pytest.mark.parametrize("form", ["tuple", "numpy", "binary"])
def test_a_pair_of_key_and_nonce_that_repeats_is_refused(form: str, count: int) -> None:
    m, make = Messages("ascon-aead128", count=count), FORMS[form]
    batch.encrypt("ascon-aead128", make(m.keys), make(m.nonces), m.texts)
    for i, j in {(0, count - 1), (count - 2, count - 1), (0, 1)}:
        keys, nonces = list(m.keys), list(m.nonces)
        nonces[j] = nonces[i]  # under another key
        batch.encrypt("ascon-aead128", make(keys), make(nonces), m.texts)
        keys[j] = keys[i]
        with pytest.raises(ValueError, match=f"messages {i} and {j} {PAIR.format('Ascon-AEAD128')}"):
            batch.encrypt("ascon-aead128", make(keys), make(nonces), m.texts)
        unchecked = batch.encrypt("ascon-aead128", make(keys), make(nonces), m.texts, check_nonces=False)
        assert batch.decrypt("ascon-aead128", make(keys), make(nonces), unchecked) == (m.texts, [True] * count)


def test_one_nonce_for_all_or_one_key_for_all_repeats_too() -> None:
    m = Messages("ascon-aead128")
    batch.encrypt("ascon-aead128", m.keys, bytes(16), m.texts)
    with pytest.raises(ValueError, match=f"messages 0 and 1 {PAIR.format('Ascon-AEAD128')}"):
        batch.encrypt("ascon-aead128", [bytes(16)] * COUNT, bytes(16), m.texts)
    with pytest.raises(ValueError, match=f"messages 0 and 1 {PAIR.format('Ascon-AEAD128')}"):
        batch.encrypt("ascon-aead128", bytes(16), [bytes(16)] * COUNT, m.texts)
    with pytest.raises(ValueError, match="nonces is one nonce; Ascon-AEAD128 needs one for each message under a key"):
        batch.encrypt("ascon-aead128", bytes(16), bytes(16), m.texts)
    with pytest.raises(ValueError, match=f"messages 0 and 1 {PAIR.format('Poly1305-AES')}"):
        batch.mac("poly1305-aes", bytes(32), [b"a", b"b"], nonces=[bytes(16)] * 2)
    with pytest.raises(ValueError, match="messages 0 and 2 have the same key; Poly1305 needs another key for each message"):
        batch.mac("poly1305", [bytes(32), bytes(31) + b"1", bytes(32)], [b"a", b"b", b"c"])
    batch.mac("hmac-sha-256", [bytes(32)] * 2, [b"a", b"b"])
    batch.mac("kmac128", [bytes(16)] * 2, [b"a", b"b"], customizations=[b"x"] * 2)


def test_a_message_that_is_null_uses_no_nonce() -> None:
    nonces = pyarrow.array([bytes(16), None, None, bytes(16)], pyarrow.binary(16))
    texts = pyarrow.array([b"a", b"b", b"c", None])
    assert batch.encrypt("ascon-aead128", bytes(16), nonces, texts).null_count == 3


def test_generated_nonces_differ() -> None:
    nonces = batch.generate_nonces("aes-128-gcm", 1000)
    assert len(set(nonces)) == 1000 and {len(nonce) for nonce in nonces} == {12}
    assert batch.generate_nonces("aes-128-gcm", 0) == batch.generate_nonces("hmac-sha-256", 5) == []


SHORT = [("hmac-sha-256", 10), ("kmac128", 4), ("ascon-prf", 1)]


@pytest.mark.parametrize(("id", "size"), SHORT)
def test_whoever_supplies_tags_does_not_choose_their_size(id: str, size: int) -> None:
    m = Messages(id)
    tags = batch.mac(id, m.keys, m.texts)
    short = batch.mac(id, m.keys, m.texts, tag_size=size)
    assert batch.verify(id, m.keys, m.texts, short) == [False] * COUNT
    assert batch.verify(id, m.keys, m.texts, short, tag_size=size) == [True] * COUNT
    assert batch.verify(id, m.keys, m.texts, tags, tag_size=size) == [False] * COUNT
    with pytest.raises(batch.InvalidTags):
        batch.verify(id, m.keys, m.texts, short, on_invalid="raise")


def test_a_tag_of_another_size_or_none_is_false_for_its_row_alone() -> None:
    m = Messages("hmac-sha-256")
    tags: list[Any] = batch.mac("hmac-sha-256", m.keys, m.texts)
    tags[1], tags[3], tags[5], tags[7] = tags[1][:31], tags[3] + b"\0", b"", None
    good = [i not in (1, 3, 5, 7) for i in range(COUNT)]
    assert batch.verify("hmac-sha-256", m.keys, m.texts, tags) == good
    assert batch.verify("hmac-sha-256", m.keys, m.texts, pyarrow.array(tags)) == good
    in_arrow = batch.verify("hmac-sha-256", m.keys, pyarrow.array(m.texts), pyarrow.array(tags))
    assert in_arrow.to_pylist() == good
    with pytest.raises(batch.InvalidTags) as caught:
        batch.verify("hmac-sha-256", m.keys, m.texts, tags, on_invalid="raise")
    assert caught.value.indices == (1, 3, 5, 7)


def test_addresses_of_objects_are_no_bytes() -> None:
    keys = numpy.array([bytes([i]) * 16 for i in range(2)], object)
    for call in (
        lambda: batch.encrypt("ascon-aead128", keys, NONCES, T),
        lambda: batch.encrypt("ascon-aead128", bytes(16), NONCES, T, keys),
        lambda: batch.mac("hmac-sha-256", keys, T),
        lambda: batch.digest("sha-256", keys),
    ):
        with pytest.raises(TypeError, match="is an array of objects; expected a list, such as its tolist"):
            call()
    for single in (lambda: linnet.AsconAEAD128(keys), lambda: linnet.sha256(keys), lambda: linnet.sha256(keys.reshape(1, 2))):
        with pytest.raises(TypeError, match="is an array of objects, whose bytes are addresses; expected bytes"):
            single()
    with pytest.raises(TypeError, match="keys has items of 16 bytes; expected bytes, as in an array of uint8"):
        batch.mac("hmac-sha-256", numpy.array([b"k" * 16] * 2, "S16"), T)


NONCES = [bytes([i]) * 16 for i in range(2)]


def test_a_null_key_has_no_size() -> None:
    keys = pyarrow.array([None, b"k" * 20, None])
    tags = batch.mac("hmac-sha-256", keys, pyarrow.array([b"a", b"b", b"c"]))
    assert tags.null_count == 2 and tags[1].as_py() == batch.mac("hmac-sha-256", b"k" * 20, [b"b"])[0]
