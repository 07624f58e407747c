# SPDX-License-Identifier: MIT OR Apache-2.0
import hashlib
import re

import pytest
from catalog_cases import ENTRIES, counting, each_hash, each_hash_or_xof, each_xof, result
from hypothesis import given
from hypothesis import strategies as st

import linnet

pieces_of_text = st.lists(st.binary(max_size=100), max_size=6)


@each_hash_or_xof
@given(parts=pieces_of_text, first=st.binary(max_size=50))
def test_pieces_give_what_the_whole_gives(id: str, parts: list[bytes], first: bytes) -> None:
    state = linnet.new(id, first)
    for part in parts:
        result(state)  # does not end the message
        state.update(part)
    assert result(state) == result(linnet.new(id, first + b"".join(parts)))


@each_hash_or_xof
def test_long_pieces(id: str) -> None:
    data = counting(50_000)
    state = linnet.new(id, data[:1])
    state.update(data[1:10_000])
    state.update(data[10_000:])
    assert result(state) == result(linnet.new(id, data))


@each_hash_or_xof
def test_a_copy_is_independent(id: str) -> None:
    state = linnet.new(id, b"one")
    copy = state.copy()
    assert type(copy) is type(state)
    copy.update(b"two")
    assert result(state) == result(linnet.new(id, b"one"))
    state.update(b"three")
    assert result(copy) == result(linnet.new(id, b"onetwo"))


@each_hash_or_xof
def test_attributes(id: str) -> None:
    entry, state = ENTRIES[id], linnet.new(id)
    function = getattr(linnet, id.replace("-", "_"))
    assert function is type(state)
    assert (state.name, state.id, state.block_size, state.digest_size) == (id, id, entry.block_size, entry.digest_size)
    assert function.digest_size == entry.digest_size
    assert result(function(b"abc")) == result(function(data=b"abc")) == result(linnet.new(id, b"abc"))


@pytest.mark.parametrize("name", sorted(hashlib.algorithms_guaranteed - {"blake2b", "blake2s", "md5"}))
def test_names_of_hashlib(name: str) -> None:
    sizes = (40,) if name.startswith("shake_") else ()
    assert getattr(linnet, name)(b"abc").digest(*sizes) == hashlib.new(name, b"abc").digest(*sizes)


@each_hash
def test_hexdigest(id: str) -> None:
    state = linnet.new(id, b"abc")
    assert isinstance(state, linnet.Hash)
    assert state.hexdigest() == state.digest().hex()
    assert len(state.digest()) == state.digest_size


@each_hash
def test_a_hash_takes_no_customization(id: str) -> None:
    with pytest.raises(ValueError, match=f"{id} takes no customization"):
        linnet.new(id, customization=b"x")
    with pytest.raises(TypeError, match="customization must be a bytes-like object, not str"):
        linnet.new(id, customization="x")  # type: ignore[arg-type]


@each_hash_or_xof
def test_wrong_types(id: str) -> None:
    for wrong, name in (("text", "str"), (5, "int"), (None, "NoneType")):
        with pytest.raises(TypeError, match=f"data must be a bytes-like object, not {name}"):
            linnet.new(id, wrong)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match=f"data must be a bytes-like object, not {name}"):
            linnet.new(id).update(wrong)  # type: ignore[arg-type]


def xof(id: str, data: bytes = b"") -> linnet.XOF:
    state = linnet.new(id, data)
    assert isinstance(state, linnet.XOF)
    return state


@each_xof
@given(data=st.binary(max_size=100), lengths=st.lists(st.integers(0, 100), max_size=6))
def test_read_in_pieces(id: str, data: bytes, lengths: list[int]) -> None:
    state = xof(id, data)
    output = b"".join(state.read(length) for length in lengths)
    assert output == xof(id, data).digest(sum(lengths))
    assert output.hex() == xof(id, data).hexdigest(sum(lengths))


@each_xof
def test_long_output(id: str) -> None:
    state = xof(id, b"abc")
    assert state.copy().digest(20_000) == state.read(3) + state.read(19_997)


@each_xof
def test_reading_ends_the_message(id: str) -> None:
    state = xof(id, b"abc")
    first = state.read(5)
    copy = state.copy()
    with pytest.raises(ValueError, match="update after read"):
        state.update(b"more")
    with pytest.raises(ValueError, match="digest after read"):
        state.digest(5)
    with pytest.raises(ValueError, match="digest after read"):
        state.hexdigest(5)
    with pytest.raises(ValueError, match="update after read"):
        copy.update(b"more")
    assert first + state.read(5) == first + copy.read(5) == xof(id, b"abc").digest(10)


@each_xof
def test_lengths(id: str) -> None:
    assert xof(id).digest(0) == b""
    for call in (xof(id).digest, xof(id).hexdigest, xof(id).read):
        with pytest.raises(ValueError, match="length is -1; expected 0 or more"):
            call(-1)
        for length in ((1 << 63) - 1, 1 << 70):
            with pytest.raises(ValueError, match=f"length is {length}; no memory holds as much"):
                call(length)
        with pytest.raises(ValueError, match=f"length is -{1 << 70}; expected 0 or more"):
            call(-1 << 70)
        with pytest.raises(TypeError, match="length must be an int, not str"):
            call("5")  # type: ignore[arg-type]


@each_xof
def test_customization(id: str) -> None:
    entry = ENTRIES[id]
    plain = xof(id, b"abc").digest(32)
    if entry.customization_size_max == 0:
        with pytest.raises(ValueError, match=f"{re.escape(entry.name)} takes no customization"):
            linnet.new(id, customization=b"x")
        return
    limit = entry.customization_size_max
    outputs = {plain}
    for size in (1, 7, 8, 9, limit or 1000):
        state = linnet.new(id, b"abc", customization=bytes(size))
        assert isinstance(state, linnet.XOF)
        outputs.add(state.digest(32))
    assert len(outputs) == 6
    if limit is not None:
        with pytest.raises(ValueError, match=f"customization is {limit + 1} bytes; {re.escape(entry.name)} takes at most {limit}"):
            linnet.new(id, customization=bytes(limit + 1))
    with pytest.raises(TypeError, match="customization must be a bytes-like object, not str"):
        linnet.new(id, customization="x")  # type: ignore[arg-type]
