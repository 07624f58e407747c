# SPDX-License-Identifier: MIT OR Apache-2.0
import re

import pytest
from catalog_cases import ENTRIES, counting, each_limited_mac, each_mac, key_of, longest, mac_of, nonce_of
from hypothesis import given
from hypothesis import strategies as st

import linnet


@each_mac
@given(data=st.binary(max_size=200), split=st.floats(0, 1))
def test_pieces_give_what_the_whole_gives(id: str, data: bytes, split: float) -> None:
    data = data[: longest(id, 200)]
    cut = int(split * len(data))
    state = mac_of(id, key_of(id), data[:cut])
    state.digest()  # does not end the message
    state.update(data[cut:])
    whole = mac_of(id, key_of(id), data)
    assert state.digest() == whole.digest()
    assert state.hexdigest() == whole.digest().hex()
    state.verify(whole.digest())


@each_mac
def test_long_message(id: str) -> None:
    data = counting(longest(id, 50_000))
    state = mac_of(id, key_of(id))
    state.update(data)
    state.verify(mac_of(id, key_of(id), data).digest())


@each_mac
def test_a_changed_bit_is_refused(id: str) -> None:
    tag = bytearray(mac_of(id, key_of(id), b"data").digest())
    for bit in range(8 * len(tag)):
        tag[bit // 8] ^= 1 << bit % 8
        with pytest.raises(linnet.InvalidTag, match=re.escape(ENTRIES[id].name)):
            mac_of(id, key_of(id), b"data").verify(tag)
        tag[bit // 8] ^= 1 << bit % 8
    for other in (mac_of(id, key_of(id), b"date"), mac_of(id, bytes(len(key_of(id))), b"data")):
        with pytest.raises(linnet.InvalidTag):
            other.verify(tag)


@each_mac
def test_tags_of_another_length_are_refused(id: str) -> None:
    state = mac_of(id, key_of(id), b"data")
    for wrong in (b"", state.digest()[:-1], state.digest() + b"\0"):
        with pytest.raises(linnet.InvalidTag):
            state.verify(wrong)
    with pytest.raises(TypeError, match="tag must be a bytes-like object, not str"):
        state.verify("tag")  # type: ignore[arg-type]


@each_mac
def test_tag_sizes(id: str) -> None:
    entry, key = ENTRIES[id], key_of(id)
    top = entry.tag_size if entry.tag_size_max is None else entry.tag_size_max
    for size in {entry.tag_size_min, entry.tag_size, top}:
        state = mac_of(id, key, b"data", tag_size=size)
        assert (state.tag_size, state.digest_size, len(state.digest())) == (size, size, size)
        state.verify(state.digest())
    if entry.tag_size_max is None:
        begins = mac_of(id, key, tag_size=10_000).digest()[:16] == mac_of(id, key, tag_size=16).digest()
        assert begins != entry.binds_tag_size
    for size in (-1, entry.tag_size_min - 1, *([] if entry.tag_size_max is None else [entry.tag_size_max + 1])):
        with pytest.raises(ValueError, match=f"tag_size is {size}; {re.escape(entry.name)} takes"):
            mac_of(id, key, tag_size=size)


@each_mac
def test_a_copy_is_independent(id: str) -> None:
    state = mac_of(id, key_of(id), b"one")
    copy = state.copy()
    assert type(copy) is type(state)
    copy.update(b"two")
    assert state.digest() == mac_of(id, key_of(id), b"one").digest()
    assert copy.digest() == mac_of(id, key_of(id), b"onetwo").digest()


@each_mac
def test_keys_of_other_lengths(id: str) -> None:
    if ENTRIES[id].key_size_max is not None:
        return
    tags = {mac_of(id, counting(size, 1), b"data").digest() for size in range(300)}
    assert len(tags) == 300


@each_limited_mac
def test_messages_that_are_too_long(id: str) -> None:
    entry, key, limit = ENTRIES[id], key_of(id), longest(id, 1 << 62)
    expected = f"{entry.name} takes at most {limit} bytes"
    with pytest.raises(ValueError, match=expected):
        mac_of(id, key, bytes(limit + 1))
    state = mac_of(id, key, bytes(limit - 1))
    before = state.digest()
    with pytest.raises(ValueError, match=expected):
        state.update(bytes(2))
    assert state.digest() == before
    state.update(bytes(1))
    assert state.digest() == mac_of(id, key, bytes(limit)).digest()


@each_mac
def test_attributes_and_wrong_arguments(id: str) -> None:
    entry, state = ENTRIES[id], mac_of(id, key_of(id))
    assert isinstance(state, linnet.MAC)
    assert (state.id, state.name, state.key_size, state.block_size) == (id, id, entry.key_size, entry.block_size)
    assert len(type(state).generate_key()) == entry.key_size
    wrong = () if entry.key_size_max is None else (0, entry.key_size - 1, entry.key_size + 1)
    for size in wrong:
        with pytest.raises(ValueError, match=f"key is {size} bytes; {re.escape(entry.name)} takes {entry.key_size}"):
            mac_of(id, bytes(size))
    with pytest.raises(TypeError, match="key must be a bytes-like object, not str"):
        mac_of(id, "key")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="data must be a bytes-like object, not int"):
        state.update(5)  # type: ignore[arg-type]


def test_a_tag_that_no_memory_holds_is_refused() -> None:
    for size in ((1 << 63) - 1, 1 << 70):
        with pytest.raises(ValueError, match=f"tag_size is {size}; Ascon-PRF takes 1 or more"):
            linnet.AsconPRF(bytes(16), tag_size=size)


def test_nonces() -> None:
    key, nonce = key_of("poly1305-aes"), nonce_of("poly1305-aes")
    tag = linnet.mac("poly1305-aes", key, b"data", nonce=nonce).digest()
    state = linnet.Poly1305AES(key, memoryview(nonce))
    state.update(b"data")
    state.copy().verify(tag)
    assert linnet.Poly1305AES(key=key, nonce=nonce, data=b"data", tag_size=16).digest() == tag
    with pytest.raises(linnet.InvalidTag):
        linnet.Poly1305AES(key, nonce[1:] + b"0", b"data").verify(tag)
    for wrong in (b"", nonce[1:], nonce + b"0"):
        with pytest.raises(ValueError, match=f"nonce is {len(wrong)} bytes; Poly1305-AES takes 16"):
            linnet.Poly1305AES(key, wrong, b"data")
    with pytest.raises(ValueError, match="nonce is 0 bytes; Poly1305-AES takes 16"):
        linnet.mac("poly1305-aes", key, nonce)
    with pytest.raises(ValueError, match="ascon-mac takes no nonce"):
        linnet.mac("ascon-mac", bytes(16), nonce=b"")
    with pytest.raises(TypeError, match="nonce"):
        linnet.Poly1305AES(key)  # type: ignore[call-arg]


def test_customization() -> None:
    key = key_of("kmac128")
    tag = linnet.mac("kmac128", key, b"data", customization=b"purpose").digest()
    state = linnet.KMAC128(key, customization=memoryview(b"purpose"))
    state.update(b"data")
    state.copy().verify(tag)
    assert linnet.KMAC128(key=key, data=b"data", customization=b"purpose", tag_size=32).digest() == tag
    assert linnet.KMAC128(key, b"data", customization=b"").digest() == linnet.KMAC128(key, b"data").digest()
    with pytest.raises(linnet.InvalidTag):
        linnet.KMAC128(key, b"data").verify(tag)
    with pytest.raises(TypeError, match="customization must be a bytes-like object, not str"):
        linnet.KMAC128(key, customization="purpose")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="kmac128 takes no nonce"):
        linnet.mac("kmac128", key, nonce=b"")
    for other in ("hmac-sha-256", "poly1305-aes"):
        with pytest.raises(ValueError, match=f"{other} takes no customization"):
            linnet.mac(other, key_of(other), customization=b"purpose")
