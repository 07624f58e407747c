# SPDX-License-Identifier: MIT OR Apache-2.0
"""Incremental messages of an AEAD."""

import re
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pytest
from catalog_cases import ENTRIES, counting, each_aead, key_of, nonce_of, nonce_sizes_text, tag_sizes_of, wrong_nonce_sizes_of
from hypothesis import given
from hypothesis import strategies as st

import linnet

AEADS = {id: linnet.aead(id, key_of(id)) for id in linnet.algorithms("aead")}
ONLINE = [id for id, cipher in AEADS.items() if cipher.online]
each_online = pytest.mark.parametrize("id", ONLINE)
pieces_of_text = st.lists(st.binary(max_size=70), max_size=6)


def pieces_of(data: bytes, *cuts: int) -> list[bytes]:
    ends = [0, *cuts, len(data)]
    return [data[begin:end] for begin, end in pairwise(ends)]


def encrypted(cipher: linnet.AEAD, data: list[bytes], text: list[bytes]) -> bytes:
    stream = cipher.encryptor(nonce_of(cipher.id))
    for piece in data:
        stream.update_aad(piece)
    return b"".join([stream.update(piece) for piece in text]) + stream.finalize()


def decrypted(cipher: linnet.AEAD, data: list[bytes], text: list[bytes], tag: bytes) -> bytes:
    stream = cipher.decryptor(nonce_of(cipher.id))
    for piece in data:
        stream.update_aad(piece)
    opened = b"".join([stream.update(piece) for piece in text])
    stream.finalize(tag)
    return opened


def expect_equal_to_one_shot(cipher: linnet.AEAD, data: list[bytes], text: list[bytes], cuts: tuple[int, ...]) -> None:
    whole_data, whole_text = b"".join(data), b"".join(text)
    sealed = cipher.encrypt(nonce_of(cipher.id), whole_text, whole_data)
    assert encrypted(cipher, data, text) == sealed
    ciphertext = sealed[: len(whole_text)]
    assert decrypted(cipher, data, pieces_of(ciphertext, *cuts), sealed[len(whole_text) :]) == whole_text


def test_some_are_online_and_some_are_not() -> None:
    assert {"ascon-aead128", "romulus-n", "gift-cofb"} <= set(ONLINE)
    assert not {"romulus-m", "romulus-t", "isap-a-128a"} & set(ONLINE)


@each_online
def test_every_split(id: str) -> None:
    """Around three blocks, the data is split where the text is."""
    block = ENTRIES[id].block_size
    for size in range(3 * block + 2):
        message = counting(size)
        for cut in range(size + 1):
            expect_equal_to_one_shot(AEADS[id], pieces_of(message, cut), pieces_of(message, cut), (cut,))


@each_online
@given(data=pieces_of_text, text=pieces_of_text)
def test_any_pieces(id: str, data: list[bytes], text: list[bytes]) -> None:
    ends = [len(b"".join(text[:i])) for i in range(1, len(text))]
    expect_equal_to_one_shot(AEADS[id], data, text, tuple(ends))


@each_online
def test_long_pieces(id: str) -> None:
    message = counting(100_001)
    expect_equal_to_one_shot(AEADS[id], pieces_of(message, 5000, 5001), pieces_of(message, 1, 50_000), (4095, 90_000))


@each_online
def test_shorter_tags(id: str) -> None:
    for size in tag_sizes_of(id):
        cipher = linnet.aead(id, key_of(id), tag_size=size)
        assert (cipher.encryptor(nonce_of(id)).tag_size, cipher.decryptor(nonce_of(id)).tag_size) == (size, size)
        expect_equal_to_one_shot(cipher, [b"data"], [b"text"], (2,))


@each_online
def test_a_changed_bit_is_refused(id: str) -> None:
    cipher, nonce = AEADS[id], nonce_of(id)
    message = bytearray(cipher.encrypt(nonce, b"text", None))
    for bit in range(8 * len(message)):
        message[bit // 8] ^= 1 << bit % 8
        stream = cipher.decryptor(nonce)
        stream.update(message[:4])
        with pytest.raises(linnet.InvalidTag, match=re.escape(ENTRIES[id].name)):
            stream.finalize(message[4:])
        message[bit // 8] ^= 1 << bit % 8
    for tag in (b"", message[4:-1], bytes(message[4:]) + b"\0"):
        with pytest.raises(linnet.InvalidTag):
            decrypted(cipher, [], [bytes(message[:4])], bytes(tag))


@each_online
def test_into_a_buffer(id: str) -> None:
    cipher, nonce, text = AEADS[id], nonce_of(id), counting(77)
    sealed = cipher.encrypt(nonce, text, None)
    room = bytearray(text + b"\xaa" * 3)
    stream = cipher.encryptor(nonce)
    assert stream.update_into(memoryview(room)[:40], memoryview(room)[:40]) == 40
    assert stream.update_into(data=memoryview(room)[40:77], out=memoryview(room)[40:]) == 37
    assert bytes(room) == sealed[:77] + b"\xaa" * 3
    assert stream.finalize() == sealed[77:]
    reader = cipher.decryptor(nonce)
    assert reader.update_into(sealed[:77], room) == 77
    reader.finalize(sealed[77:])
    assert bytes(room) == text + b"\xaa" * 3


@each_online
def test_refused_buffers_change_nothing(id: str) -> None:
    cipher, nonce, text = AEADS[id], nonce_of(id), counting(40)
    for stream in (cipher.encryptor(nonce), cipher.decryptor(nonce)):
        room = bytearray(50)
        with pytest.raises(ValueError, match="out is 39 bytes; 40 are needed"):
            stream.update_into(text, bytearray(39))
        with pytest.raises(ValueError, match="out overlaps data; they may share memory only if they start together"):
            stream.update_into(memoryview(room)[1:41], room)
        with pytest.raises(BufferError, match="out is read-only"):
            stream.update_into(text, text)
        with pytest.raises(TypeError, match="data must be a bytes-like object, not str"):
            stream.update("text")  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="data must be a bytes-like object, not int"):
            stream.update_aad(5)  # type: ignore[arg-type]
        assert room == bytes(50)
        stream.update_aad(b"data")
        stream.update(text)
    stream = cipher.encryptor(nonce)
    stream.update_aad(b"data")
    assert stream.update(text) + stream.finalize() == cipher.encrypt(nonce, text, b"data")


@each_online
def test_calls_out_of_order(id: str) -> None:
    cipher, nonce = AEADS[id], nonce_of(id)
    sealed = cipher.encrypt(nonce, b"text", b"data")
    for stream in (cipher.encryptor(nonce), cipher.decryptor(nonce)):
        stream.update_aad(b"data")
        first = stream.update(b"text" if isinstance(stream, linnet.Encryptor) else sealed[:4])
        with pytest.raises(ValueError, match="update_aad after update: associated data comes before the message"):
            stream.update_aad(b"more")
        if isinstance(stream, linnet.Encryptor):
            assert first + stream.finalize() == sealed
            with pytest.raises(ValueError, match="finalize after finalize: the message has ended"):
                stream.finalize()
        else:
            assert first == b"text"
            stream.finalize(tag=sealed[4:])
            with pytest.raises(ValueError, match="finalize after finalize: the message has ended"):
                stream.finalize(sealed[4:])
        with pytest.raises(ValueError, match="update after finalize: the message has ended"):
            stream.update(b"")
        with pytest.raises(ValueError, match="update after finalize: the message has ended"):
            stream.update_into(b"", bytearray())
        with pytest.raises(ValueError, match="update_aad after finalize: the message has ended"):
            stream.update_aad(b"")


@each_online
def test_a_refused_message_has_ended(id: str) -> None:
    stream = AEADS[id].decryptor(nonce_of(id))
    with pytest.raises(linnet.InvalidTag):
        stream.finalize(bytes(16))
    with pytest.raises(ValueError, match="finalize after finalize"):
        stream.finalize(bytes(16))


@each_aead
def test_algorithms_that_need_the_whole_message(id: str) -> None:
    cipher, name = AEADS[id], ENTRIES[id].name
    assert type(cipher).online == cipher.online  # type: ignore[comparison-overlap]
    for start in (cipher.encryptor, cipher.decryptor):
        if cipher.online:
            for size in wrong_nonce_sizes_of(id):
                with pytest.raises(ValueError, match=f"nonce is {size} bytes; {re.escape(name)} takes {nonce_sizes_text(id)}$"):
                    start(bytes(size))
        else:
            with pytest.raises(ValueError, match=f"{re.escape(name)} has no incremental types; use encrypt and decrypt"):
                start(nonce_of(id))


@each_online
def test_a_stream_outlives_its_cipher(id: str) -> None:
    stream = linnet.aead(id, key_of(id)).encryptor(nonce_of(id))
    assert stream.id == id
    assert stream.update(b"text") + stream.finalize() == AEADS[id].encrypt(nonce_of(id), b"text")


@pytest.mark.parametrize("size", [100, 20_000])
def test_threads_share_a_stream(size: int) -> None:
    """Pieces of equal bytes commute: the tag tells whether each was taken whole."""
    cipher, rounds, piece = AEADS["ascon-aead128"], 50, b"\x5a" * size
    reader, stream = cipher.encryptor(bytes(16)), cipher.encryptor(bytes(16))
    with ThreadPoolExecutor(4) as pool:
        pieces = [future.result() for future in [pool.submit(stream.update, piece) for _ in range(rounds)]]
    expected = [reader.update(piece) for _ in range(rounds)]
    assert sorted(pieces) == sorted(expected)
    assert stream.finalize() == reader.finalize()
