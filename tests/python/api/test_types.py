# SPDX-License-Identifier: MIT OR Apache-2.0
"""The stub matches the module, and mypy accepts right calls and refuses wrong ones."""

import subprocess
import sys
from pathlib import Path

import pytest

import linnet

GOOD = """
import linnet
from linnet import AEAD, CatalogEntry, InvalidTag, catalog
cipher = linnet.AsconAEAD128(linnet.AsconAEAD128.generate_key(), tag_size=8)
sealed: bytes = cipher.encrypt(bytes(cipher.nonce_size), bytearray(3), None)
length: int = linnet.aead("ascon-128", b"").decrypt_into(b"", memoryview(sealed), b"", bytearray(3))
hash256: linnet.AsconHash256 = linnet.ascon_hash256(b"x").copy()
text: str = hash256.hexdigest()
nonce: bytes = cipher.generate_nonce()
encryptor: linnet.Encryptor = cipher.encryptor(nonce)
encryptor.update_aad(b"")
piece: bytes = encryptor.update(bytearray(3)) + encryptor.finalize()
decryptor: linnet.Decryptor = linnet.aead("ascon-128", b"").decryptor(nonce)
count: int = decryptor.update_into(piece, bytearray(3))
decryptor.finalize(piece)
online: bool = cipher.online and linnet.AsconAEAD128.online
xof: linnet.XOF = linnet.ascon_cxof128(customization=b"x")
output: bytes = xof.read(linnet.AsconCXOF128.digest_size)
state: linnet.Hash | linnet.XOF = linnet.new("ascon-xof128")
linnet.mac("ascon-mac", b"", tag_size=16).verify(b"")
limit: int | None = linnet.catalog()[0].message_size_max
keys = [bytes(16), bytes(16)]
many: list[bytes] = linnet.batch.encrypt("ascon-128", keys, memoryview(b""), (b"", bytearray(3)), associated_data=b"")
opened: tuple[list[bytes | None], list[bool]] = linnet.batch.decrypt("ascon-128", keys, bytes(16), many)
authentic: list[bytes] = linnet.batch.decrypt("ascon-128", keys, bytes(16), many, on_invalid="raise")[0]
digests: list[bytes] = linnet.batch.digest("sha-256", memoryview(bytes(8)).cast("B", (2, 4)))
verified: list[bool] = linnet.batch.verify("hmac-sha-256", b"", many, [b"", None])
try:
    version: str = linnet.__version__
except linnet.InvalidTag:
    pass
"""

BAD = """
import linnet
linnet.ascon_hash256("text")
linnet.AsconAEAD128(b"").encrypt(b"", b"", 5)
linnet.new("ascon-hash256").read(5)
linnet.AsconXOF128().digest()
linnet.AsconMAC()
linnet.catalog()[0].key_size = 5
linnet.nothing
linnet.AsconAEAD128.key_size = 3
linnet.AsconAEAD128(b"").online = True
linnet.AsconAEAD128(b"").encryptor(b"").finalize(b"")
linnet.AsconAEAD128(b"").decryptor(b"").finalize()
class Mine(linnet.AsconHash256): pass
linnet.batch.digest("sha-256", b"one text")
linnet.batch.digest("sha-256", ["text"])
linnet.batch.encrypt("ascon-128", 5, b"", [b""])
linnet.batch.decrypt("ascon-128", b"", b"", [b""], on_invalid="none")
text: str = linnet.batch.mac("hmac-sha-256", b"", [b""])[0]
"""

# Code that uses the types of NumPy and PyArrow, if they are installed.
ROWS = """
import numpy
from linnet import batch, columns
from numpy.typing import NDArray
rows = numpy.zeros((2, 16), numpy.uint8)
sealed: NDArray[numpy.uint8] = batch.encrypt("ascon-128", rows, rows, rows)
opened: tuple[NDArray[numpy.uint8], NDArray[numpy.bool_]] = batch.decrypt("ascon-128", rows, rows, sealed)
class Table: ...
table: Table = columns.encrypt(Table(), "phone", key=b"")
plain: tuple[Table, columns.Report] = columns.decrypt(table, "phone", key=b"")
"""


def mypy(tmp_path: Path, source: str) -> list[str]:
    """The numbers of the lines that mypy refuses."""
    (tmp_path / "sample.py").write_text(source)
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), "sample.py"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return [line.split(":")[1] for line in done.stdout.splitlines() if ": error:" in line]


def test_right_calls_are_accepted(tmp_path: Path) -> None:
    assert mypy(tmp_path, GOOD) == []


def test_wrong_calls_are_refused(tmp_path: Path) -> None:
    assert sorted(set(mypy(tmp_path, BAD))) == sorted(str(line) for line in range(3, 20))


def test_arrays_keep_their_types(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    assert mypy(tmp_path, ROWS) == []


def test_the_package_is_typed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), "-p", "linnet"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_stub_is_that_of_the_module(tmp_path: Path) -> None:
    """Every name, signature, default and attribute."""
    assert (Path(linnet.__file__).parent / "py.typed").exists()
    # __all__ is computed; linnet.columns has no stub, and imports packages that need not be there.
    (tmp_path / "allowed").write_text("linnet.__all__\nlinnet\\.columns(\\..*)?\n")
    command = [
        sys.executable,
        "-m",
        "mypy.stubtest",
        "linnet",
        "--ignore-disjoint-bases",
        "--concise",
        "--allowlist",
        "allowed",
        "--ignore-unused-allowlist",
    ]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
