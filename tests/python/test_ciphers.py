# SPDX-License-Identifier: MIT OR Apache-2.0
"""The calls of stream ciphers, and what they refuse."""

import pytest
from catalog_cases import ENTRIES, counting, key_of, nonce_of

import linnet

each_stream = pytest.mark.parametrize("id", linnet.algorithms("stream"))


@each_stream
def test_stream_calls(id: str) -> None:
    entry, text = ENTRIES[id], counting(100_001)
    cipher = linnet.stream_cipher(id, key_of(id), nonce_of(id))
    assert (cipher.id, cipher.key_size, cipher.block_size) == (id, entry.key_size, entry.block_size)
    hidden = cipher.crypt(text)
    room = bytearray(text)
    cipher.seek(position=0)
    assert cipher.crypt_into(data=room, out=room) == len(text)
    assert room == hidden
    with pytest.raises(ValueError, match="out is 3 bytes; 4 are needed"):
        cipher.crypt_into(b"text", bytearray(3))
    with pytest.raises(ValueError, match="out overlaps data"):
        cipher.crypt_into(memoryview(room)[1:5], room)
    for position in (-1, 1 << 63):
        with pytest.raises(ValueError, match=f"position is {position}; expected"):
            cipher.seek(position)
    cipher.seek(min(1 << 60, (entry.message_size_max or 1 << 62) - 40))
    assert len(cipher.crypt(bytes(40))) == 40
    for size in (0, entry.key_size - 1):
        with pytest.raises(ValueError, match=f"key is {size} bytes; {entry.name} takes {entry.key_size}"):
            linnet.stream_cipher(id, bytes(size), nonce_of(id))
    with pytest.raises(ValueError, match=f"nonce is 1 bytes; {entry.name} takes {entry.nonce_size}"):
        linnet.stream_cipher(id, key_of(id), b"1")
    with pytest.raises(TypeError, match="data must be a bytes-like object, not str"):
        cipher.crypt("text")  # type: ignore[arg-type]


