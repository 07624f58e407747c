# SPDX-License-Identifier: MIT OR Apache-2.0
import array
import ctypes
import mmap
import subprocess
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
import pytest

import linnet

if TYPE_CHECKING:
    from typing_extensions import Buffer

NONCE = bytes(16)
CIPHER = linnet.AsconAEAD128(bytes(range(16)))


def mapped(data: bytes) -> mmap.mmap:
    area = mmap.mmap(-1, len(data))
    area.write(data)
    return area


class Bytes(bytes):
    pass


EXPORTERS: dict[str, Callable[[bytes], "Buffer"]] = {
    "bytes": bytes,
    "subclass of bytes": Bytes,
    "bytearray": bytearray,
    "memoryview": memoryview,
    "part of a memoryview": lambda data: memoryview(b"x" + data + b"x")[1:-1],
    "array": lambda data: array.array("B", data),
    "mmap": mapped,
    "ctypes": lambda data: (ctypes.c_char * len(data)).from_buffer_copy(data),
    "numpy bytes": lambda data: np.frombuffer(data, dtype=np.uint8),
    "numpy words in two dimensions": lambda data: np.frombuffer(data, dtype=np.uint32).reshape(2, -1),
}
each_exporter = pytest.mark.parametrize("exporter", EXPORTERS)
sizes = pytest.mark.parametrize("size", [16, 80_000])


@sizes
@each_exporter
def test_every_exporter_is_read(exporter: str, size: int) -> None:
    data = bytes(i % 251 for i in range(size))
    export = EXPORTERS[exporter]
    sealed = CIPHER.encrypt(NONCE, data, data)
    assert CIPHER.encrypt(export(NONCE), export(data), export(data)) == sealed
    assert CIPHER.decrypt(export(NONCE), export(sealed), export(data)) == data
    assert linnet.ascon_hash256(export(data)).digest() == linnet.ascon_hash256(data).digest()
    state = linnet.ascon_xof128()
    state.update(export(data))
    assert state.digest(9) == linnet.ascon_xof128(data).digest(9)
    assert linnet.AsconMAC(export(bytes(16)), export(data)).digest() == linnet.AsconMAC(bytes(16), data).digest()
    custom = linnet.ascon_cxof128(export(data), customization=export(NONCE)).digest(5)
    assert custom == linnet.ascon_cxof128(data, customization=NONCE).digest(5)


@pytest.mark.parametrize("exporter", ["bytearray", "array", "mmap", "ctypes"])
def test_every_writable_exporter_is_written(exporter: str) -> None:
    out = EXPORTERS[exporter](bytes(32))
    CIPHER.encrypt_into(NONCE, NONCE, None, out)
    assert bytes(out) == CIPHER.encrypt(NONCE, NONCE, None)
    grid = np.zeros((4, 8), dtype=np.uint8)
    CIPHER.encrypt_into(NONCE, NONCE, None, grid)
    assert grid.tobytes() == bytes(out)


def test_empty_exporters() -> None:
    empty = linnet.ascon_hash256().digest()
    for export in (
        bytes,
        bytearray,
        memoryview,
        lambda data: array.array("B", data),
        lambda data: np.frombuffer(data, dtype=np.uint8),
    ):
        assert linnet.ascon_hash256(export(b"")).digest() == empty
        assert CIPHER.decrypt(NONCE, CIPHER.encrypt(NONCE, export(b""), export(b"")), None) == b""


NOT_CONTIGUOUS = {
    "memoryview": memoryview(bytes(64))[::2],
    "numpy": np.zeros(64, dtype=np.uint8)[::2],
    "numpy, turned": np.zeros((8, 8), dtype=np.uint8).T[:, :4],
    "numpy, columns first": np.asfortranarray(np.zeros((4, 8), dtype=np.uint8)),
}


@pytest.mark.parametrize("exporter", NOT_CONTIGUOUS)
def test_buffers_that_are_not_contiguous(exporter: str) -> None:
    data = NOT_CONTIGUOUS[exporter]
    expected = r"is not contiguous; pass a contiguous copy such as bytes\("
    for argument, call in {
        "data": lambda: CIPHER.encrypt(NONCE, data, None),
        "nonce": lambda: CIPHER.encrypt(data, b"", None),
        "associated_data": lambda: CIPHER.decrypt(NONCE, bytes(32), data),
        "key": lambda: linnet.AsconMAC(data),
        "customization": lambda: linnet.ascon_cxof128(customization=data),
        "tag": lambda: linnet.AsconMAC(bytes(16)).verify(data),
    }.items():
        with pytest.raises(BufferError, match=f"{argument} {expected}"):
            call()
    with pytest.raises(BufferError, match=f"data {expected}"):
        linnet.ascon_hash256().update(data)


def test_outputs_that_cannot_be_written() -> None:
    frozen = np.zeros(64, dtype=np.uint8)
    frozen.flags.writeable = False
    for out in (bytes(64), memoryview(bytes(64)), frozen):
        with pytest.raises(BufferError, match="out is read-only; pass a writable buffer"):
            CIPHER.encrypt_into(NONCE, b"", None, out)
    with pytest.raises(BufferError, match="out is not contiguous"):
        CIPHER.encrypt_into(NONCE, b"", None, memoryview(bytearray(64))[::2])


def test_a_released_memoryview() -> None:
    view = memoryview(b"data")
    view.release()
    with pytest.raises(ValueError, match="released"):
        linnet.ascon_hash256(view)


def test_buffers_are_let_go() -> None:
    data = bytearray(32)
    CIPHER.encrypt(NONCE, data, data)
    CIPHER.encrypt_into(NONCE, b"", None, data)
    with pytest.raises(linnet.InvalidTag):
        CIPHER.decrypt(NONCE, data, None)
    with pytest.raises(ValueError, match="nonce is 32 bytes"):
        CIPHER.encrypt(data, data, data)
    with pytest.raises(TypeError):
        CIPHER.encrypt(data, data, 5)  # type: ignore[arg-type]
    linnet.ascon_hash256(data).update(data)
    data.append(0)  # BufferError if it were still held


def test_arguments_are_not_copied() -> None:
    """Peak memory while a large mapping is hashed grows by far less than its size."""
    script = (
        "import linnet, mmap, resource\n"
        "area = mmap.mmap(-1, 64 << 20)\n"
        "linnet.ascon_hash256(memoryview(area)[:4096])\n"
        "area[::4096] = bytes(len(area) // 4096)\n"
        "before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "linnet.ascon_hasha(area)\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)\n"
    )
    grown = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    assert int(grown) < 8 << 10


@pytest.mark.parametrize("call", ["encrypt", "decrypt"])
@pytest.mark.parametrize("cipher", [linnet.ChaCha20Poly1305, linnet.AES128GCMSIV])
def test_a_bytearray_costs_little_more_than_bytes(
    cipher: type[linnet.ChaCha20Poly1305] | type[linnet.AES128GCMSIV], call: str
) -> None:
    """These algorithms read a text twice, so a buffer that may change is copied: by memcpy, into the output."""
    key, nonce = cipher.generate_key(), cipher.generate_nonce()
    data = cipher(key).encrypt(nonce, bytes(1 << 20))
    run = getattr(cipher(key), call)

    def seconds(argument: bytes | bytearray) -> float:
        begin = time.perf_counter()
        run(nonce, argument)
        return time.perf_counter() - begin

    fixed, changing = zip(*((seconds(data), seconds(bytearray(data))) for _ in range(30)), strict=True)
    assert min(changing) < 1.7 * min(fixed)
