# SPDX-License-Identifier: MIT OR Apache-2.0
import re

import pytest
from catalog_cases import ENTRIES, counting, each_aead, key_of, nonce_of, nonce_sizes_text, tag_sizes_of, wrong_nonce_sizes_of
from hypothesis import given
from hypothesis import strategies as st

import linnet

texts = st.binary(max_size=200)


def cipher(id: str, tag_size: int | None = None) -> linnet.AEAD:
    return linnet.aead(id, key_of(id), tag_size=tag_size)


@each_aead
@given(data=texts, associated_data=texts | st.none())
def test_round_trip(id: str, data: bytes, associated_data: bytes | None) -> None:
    sealed = cipher(id).encrypt(nonce_of(id), data, associated_data)
    assert len(sealed) == len(data) + ENTRIES[id].tag_size
    assert cipher(id).decrypt(nonce_of(id), sealed, associated_data) == data


@each_aead
def test_round_trip_of_long_data_without_the_interpreter_lock(id: str) -> None:
    data = counting(100_001)
    sealed = cipher(id).encrypt(nonce_of(id), data, data)
    assert cipher(id).decrypt(nonce_of(id), sealed, data) == data


@each_aead
def test_no_associated_data_is_empty_associated_data(id: str) -> None:
    nonce, aead = nonce_of(id), cipher(id)
    assert aead.encrypt(nonce, b"data", None) == aead.encrypt(nonce, b"data", b"") == aead.encrypt(nonce, b"data")
    assert aead.encrypt(associated_data=b"a", data=b"data", nonce=nonce) == aead.encrypt(nonce, b"data", b"a")


@each_aead
@given(data=texts, associated_data=texts, choice=st.integers(min_value=0))
def test_a_changed_bit_is_refused(id: str, data: bytes, associated_data: bytes, choice: int) -> None:
    parts = [key_of(id), nonce_of(id), cipher(id).encrypt(nonce_of(id), data, associated_data), associated_data]
    everything = bytearray(b"".join(parts))
    bit = choice % (8 * len(everything))
    everything[bit // 8] ^= 1 << bit % 8
    ends = [sum(map(len, parts[: i + 1])) for i in range(4)]
    key, nonce, sealed, changed_data = (bytes(everything[end - len(part) : end]) for part, end in zip(parts, ends, strict=True))
    with pytest.raises(linnet.InvalidTag, match=re.escape(ENTRIES[id].name)):
        linnet.aead(id, key).decrypt(nonce, sealed, changed_data)


@each_aead
def test_what_is_shorter_than_a_tag_is_refused(id: str) -> None:
    for size in range(ENTRIES[id].tag_size):
        with pytest.raises(linnet.InvalidTag):
            cipher(id).decrypt(nonce_of(id), bytes(size), None)


@each_aead
def test_truncated_tags(id: str) -> None:
    entry, nonce = ENTRIES[id], nonce_of(id)
    whole = cipher(id).encrypt(nonce, b"data", b"more")
    for size in tag_sizes_of(id):
        aead = cipher(id, tag_size=size)
        sealed = aead.encrypt(nonce, b"data", b"more")
        assert aead.tag_size == size
        assert len(sealed) == 4 + size
        assert entry.binds_tag_size or sealed == whole[: 4 + size]
        assert aead.decrypt(nonce, sealed, b"more") == b"data"
        with pytest.raises(linnet.InvalidTag):
            aead.decrypt(nonce, sealed[:-1] + bytes([sealed[-1] ^ 1]), b"more")
        if size != entry.tag_size:
            with pytest.raises(linnet.InvalidTag):
                cipher(id).decrypt(nonce, sealed, b"more")


@each_aead
def test_tag_sizes_out_of_range(id: str) -> None:
    entry = ENTRIES[id]
    assert entry.tag_size_max is not None
    between = [entry.tag_size_min + 1] if entry.tag_size_step > 1 else []
    for size in (-1, 0, entry.tag_size_min - 1, *between, entry.tag_size_max + 1, 1 << 62, 1 << 100, -1 << 100):
        with pytest.raises(ValueError, match=f"tag_size is {size}; {re.escape(entry.name)} takes"):
            cipher(id, tag_size=size)


@each_aead
@given(data=texts, associated_data=texts)
def test_into_a_buffer(id: str, data: bytes, associated_data: bytes) -> None:
    aead, nonce = cipher(id), nonce_of(id)
    sealed = aead.encrypt(nonce, data, associated_data)
    out = bytearray(b"\xaa" * (len(sealed) + 3))
    assert aead.encrypt_into(nonce, data, associated_data, out) == len(sealed)
    assert out == sealed + b"\xaa" * 3
    plain = bytearray(b"\xaa" * (len(data) + 3))
    assert aead.decrypt_into(nonce, sealed, associated_data, plain) == len(data)
    assert plain == data + b"\xaa" * 3


@each_aead
def test_in_place(id: str) -> None:
    aead, nonce, data = cipher(id), nonce_of(id), counting(77)
    room = bytearray(data) + bytearray(aead.tag_size)
    assert aead.encrypt_into(nonce, memoryview(room)[:77], None, room) == len(room)
    assert room == aead.encrypt(nonce, data, None)
    assert aead.decrypt_into(nonce, room, None, room) == 77
    assert room[:77] == data


@each_aead
def test_any_other_overlap_is_refused_and_changes_nothing(id: str) -> None:
    aead, nonce = cipher(id), nonce_of(id)
    room = bytearray(counting(200))
    before, view = bytes(room), memoryview(room)
    nonce_inside = view[10 : 10 + len(nonce)]
    for arguments in [
        (nonce, view[1:33], None, view),
        (nonce, view[8:40], None, view[:100]),
        (nonce, b"data", view[5:20], view),
        (nonce_inside, b"data", None, view),
    ]:
        with pytest.raises(ValueError, match="out overlaps another argument"):
            aead.encrypt_into(*arguments)
        assert room == before
    with pytest.raises(ValueError, match="out overlaps another argument"):
        aead.decrypt_into(nonce, view[1:100], None, view)
    assert room == before


@each_aead
def test_a_buffer_that_is_too_short(id: str) -> None:
    aead, nonce = cipher(id), nonce_of(id)
    sealed = aead.encrypt(nonce, b"data", None)
    with pytest.raises(ValueError, match=f"out is {len(sealed) - 1} bytes; {len(sealed)} are needed"):
        aead.encrypt_into(nonce, b"data", None, bytearray(len(sealed) - 1))
    with pytest.raises(ValueError, match="out is 3 bytes; 4 are needed"):
        aead.decrypt_into(nonce, sealed, None, bytearray(3))


@each_aead
def test_a_refused_message_leaves_zeroes(id: str) -> None:
    aead, nonce = cipher(id), nonce_of(id)
    forged = bytearray(aead.encrypt(nonce, counting(50), None))
    forged[-1] ^= 1
    out = bytearray(b"\xaa" * 60)
    with pytest.raises(linnet.InvalidTag):
        aead.decrypt_into(nonce, forged, None, out)
    assert out == bytes(50) + b"\xaa" * 10


@each_aead
def test_wrong_sizes(id: str) -> None:
    entry = ENTRIES[id]
    for size in (0, entry.key_size - 1, entry.key_size + 1):
        with pytest.raises(ValueError, match=f"key is {size} bytes; {re.escape(entry.name)} takes {entry.key_size}"):
            linnet.aead(id, bytes(size))
    for size in wrong_nonce_sizes_of(id):
        for call in (cipher(id).encrypt, cipher(id).decrypt):
            with pytest.raises(ValueError, match=f"nonce is {size} bytes; {re.escape(entry.name)} takes {nonce_sizes_text(id)}$"):
                call(bytes(size), bytes(40), None)


@each_aead
def test_nonces_of_every_size(id: str) -> None:
    entry = ENTRIES[id]
    top = 40 if entry.nonce_size_max is None else entry.nonce_size_max
    made = set()
    for size in range(entry.nonce_size_min, top + 1):
        sealed = cipher(id).encrypt(bytes(size), b"data", b"more")
        assert cipher(id).decrypt(bytes(size), sealed, b"more") == b"data"
        made.add(sealed)
    assert len(made) == top + 1 - entry.nonce_size_min


@each_aead
def test_wrong_types(id: str) -> None:
    aead, nonce = cipher(id), nonce_of(id)
    for wrong, name in (("text", "str"), (5, "int"), (None, "NoneType"), ([1], "list")):
        with pytest.raises(TypeError, match=f"key must be a bytes-like object, not {name}"):
            linnet.aead(id, wrong)  # type: ignore[arg-type]
        for call in (aead.encrypt, aead.decrypt):
            with pytest.raises(TypeError, match=f"nonce must be a bytes-like object, not {name}"):
                call(wrong, b"", None)  # type: ignore[arg-type]
            with pytest.raises(TypeError, match=f"data must be a bytes-like object, not {name}"):
                call(nonce, wrong, None)  # type: ignore[arg-type]
            if wrong is not None:
                with pytest.raises(TypeError, match=f"associated_data must be a bytes-like object, not {name}"):
                    call(nonce, bytes(40), wrong)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match=f"out must be a bytes-like object, not {name}"):
            aead.encrypt_into(nonce, b"", None, wrong)  # type: ignore[arg-type]
    for size in ("16", 1.5, b"16"):
        with pytest.raises(TypeError, match=f"tag_size must be an int or None, not {type(size).__name__}"):
            linnet.aead(id, key_of(id), tag_size=size)  # type: ignore[arg-type]


@each_aead
def test_attributes_and_keys(id: str) -> None:
    entry, aead = ENTRIES[id], cipher(id)
    assert isinstance(aead, linnet.AEAD)
    assert (aead.id, aead.key_size, aead.nonce_size, aead.tag_size) == (
        id,
        entry.key_size,
        entry.nonce_size,
        entry.tag_size,
    )
    cls = type(aead)
    assert (cls.id, cls.key_size, cls.nonce_size) == (id, entry.key_size, entry.nonce_size)
    for generate, size in ((cls.generate_key, entry.key_size), (aead.generate_nonce, entry.nonce_size)):
        made = {generate() for _ in range(8)}
        assert len(made) == 8
        assert {len(item) for item in made} == {size}


def test_a_kind_by_itself_makes_no_object() -> None:
    for base in (linnet.AEAD, linnet.Hash, linnet.XOF, linnet.MAC, linnet.Encryptor, linnet.Decryptor):
        for make in (base, lambda base=base: object.__new__(base), lambda base=base: base.__new__(base)):
            with pytest.raises(TypeError, match=f"cannot create 'linnet.{base.__name__}'|is not safe"):
                make()
    with pytest.raises(TypeError, match=r"generate_key\(\) is of the classes of algorithms, as linnet.AsconAEAD128"):
        linnet.AEAD.generate_key()
    with pytest.raises(TypeError, match=r"generate_nonce\(\) is of the classes of algorithms"):
        linnet.AEAD.generate_nonce()
