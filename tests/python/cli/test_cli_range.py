# SPDX-License-Identifier: MIT OR Apache-2.0
"""A part of a sealed file: `linnet open --range`, and linnet.sealed_file.Reader, against the reference and a whole plaintext."""

from __future__ import annotations

import copy
import io
import os
from pathlib import Path

import pytest
from cli_tools import run, write_key
from reference import sealed_file as reference

from linnet import sealed_file
from linnet_cli.format import part, sealing
from linnet_cli.format.ways import WithKey
from linnet_cli.keys.key_file import Key

CHUNK, SEALED_CHUNK, HEADER = 65536, 65552, 97
KEY = sealed_file.Key(reference.SECRET)
SIZES = (0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 40 * CHUNK + 5)


def bounds(size: int) -> list[tuple[int, int]]:
    """Ranges around the ends of chunks and of the plaintext."""
    places = {0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 20 * CHUNK, size - 1, size} & set(range(size + 1))
    return [(start, stop) for start in places for stop in places if start <= stop]


class Watched(io.BytesIO):
    """Remembers which bytes were read."""

    def __init__(self, data: bytes) -> None:
        super().__init__(data)
        self.seen: list[tuple[int, int]] = []

    def read(self, size: int | None = -1) -> bytes:
        begin = self.tell()
        data = super().read(size)
        self.seen.append((begin, len(data)))
        return data


@pytest.fixture
def key(tmp_path: Path) -> Path:
    return write_key(tmp_path)


# In Python


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("armor", [False, True])
def test_any_part_is_that_of_the_plaintext(size: int, armor: bool) -> None:
    plaintext = os.urandom(size)
    source = io.BytesIO(b"before" + sealed_file.seal(plaintext, key=KEY, armor=armor))
    source.seek(6)
    with sealed_file.Reader(source, key=KEY) as reader:
        assert reader.size == size
        for start, stop in bounds(size):
            assert reader.read_range(start, stop) == plaintext[start:stop]
    assert not source.closed


def test_the_part_and_what_is_read_are_those_of_the_reference() -> None:
    plaintext = reference.plaintext_of(2 * CHUNK + 9)
    file = reference.seal(reference.SECRET, "ascon-aead128", reference.SALT, plaintext).file
    for start, stop in ((CHUNK - 3, CHUNK + 5), (2 * CHUNK + 1, 2 * CHUNK + 9)):
        expected = reference.open_part(file, reference.SECRET, start, stop)
        source = Watched(file)
        reader = sealed_file.Reader(source, key=KEY)
        assert expected is not None and reader.read_range(start, stop) == expected.plaintext == plaintext[start:stop]
        behind_header = [read for read in source.seen if read[0] >= HEADER and read[1]]
        assert behind_header == [expected.final, expected.others][: 2 if expected.others[1] else 1]


def test_it_is_a_file_that_others_can_read(tmp_path: Path) -> None:
    plaintext = os.urandom(CHUNK * 3 + 100)
    sealed_file.seal_file(_written(tmp_path / "plain", plaintext), tmp_path / "sealed", key=KEY)
    with sealed_file.Reader(tmp_path / "sealed", key=KEY) as reader:
        assert reader.readable() and reader.seekable() and not reader.writable()
        assert (reader.seek(-10, os.SEEK_END), reader.read()) == (len(plaintext) - 10, plaintext[-10:])
        assert (reader.read(5), reader.seek(7), reader.seek(3, os.SEEK_CUR), reader.tell()) == (b"", 7, 10, 10)
        assert (reader.read(20), reader.tell()) == (plaintext[10:30], 30)
        assert (reader.seek(len(plaintext) + 5), reader.read(5)) == (len(plaintext) + 5, b"")
        reader.seek(0)
        buffered = io.BufferedReader(reader)
        assert buffered.read() == plaintext
        buffered.detach()
        with pytest.raises(ValueError, match="before the plaintext"):
            reader.seek(-1)
    with pytest.raises(ValueError, match="closed"):
        reader.read_range(0, 1)


def _written(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


@pytest.mark.parametrize(("start", "stop"), [(-1, 1), (2, 1), (0, 100_001), (100_001, 100_001)])
def test_a_range_outside_of_the_plaintext_is_refused(start: int, stop: int) -> None:
    reader = sealed_file.Reader(io.BytesIO(sealed_file.seal(bytes(100_000), key=KEY)), key=KEY)
    with pytest.raises(ValueError, match="is not within the plaintext, which has 100000 bytes"):
        reader.read_range(start, stop)


@pytest.mark.parametrize(
    "end", [HEADER, HEADER + 15, HEADER + SEALED_CHUNK, HEADER + 2 * SEALED_CHUNK, HEADER + 2 * SEALED_CHUNK + 99, -1]
)
def test_a_file_that_was_cut_is_refused_before_anything_is_released(end: int) -> None:
    sealed = sealed_file.seal(bytes(2 * CHUNK + 100), key=KEY)
    with pytest.raises(sealed_file.BadChunk):
        sealed_file.Reader(io.BytesIO(sealed[:end]), key=KEY)
    with pytest.raises(sealed_file.BadChunk):
        sealed_file.Reader(io.BytesIO(sealed + bytes(abs(end))), key=KEY)


def test_damage_is_found_where_it_is_read_and_nowhere_else() -> None:
    plaintext = os.urandom(4 * CHUNK)
    sealed = bytearray(sealed_file.seal(plaintext, key=KEY))
    sealed[HEADER + SEALED_CHUNK + 5] ^= 1  # in chunk 1
    sealed[HEADER + 2 * SEALED_CHUNK : HEADER + 4 * SEALED_CHUNK] = (
        sealed[HEADER + 3 * SEALED_CHUNK : HEADER + 4 * SEALED_CHUNK]
        + sealed[HEADER + 2 * SEALED_CHUNK : HEADER + 3 * SEALED_CHUNK]
    )
    reader = sealed_file.Reader(io.BytesIO(sealed), key=KEY)
    assert reader.read_range(0, CHUNK) == plaintext[:CHUNK]
    for number in (1, 2, 3):
        with pytest.raises(sealed_file.BadChunk, match=f"chunk {number} is not authentic"):
            reader.read_range(number * CHUNK + 7, number * CHUNK + 8)


def test_a_refused_read_is_no_end_of_the_file() -> None:
    sealed = bytearray(sealed_file.seal(bytes(3 * CHUNK), key=KEY))
    sealed[HEADER + SEALED_CHUNK + 5] ^= 1
    reader = sealed_file.Reader(io.BytesIO(sealed), key=KEY)
    for _ in range(2):
        with pytest.raises(sealed_file.BadChunk):
            reader.read()
        assert reader.tell() == 0
    assert reader.seek(CHUNK) == CHUNK
    for _ in range(2):
        with pytest.raises(sealed_file.BadChunk):
            reader.read(10)
        assert reader.tell() == CHUNK
    assert reader.read(0) == reader.read_range(CHUNK + 4, CHUNK + 4) == b""


def test_small_reads_open_a_chunk_once() -> None:
    plaintext = b"".join(b"%d\n" % i for i in range(20_000))
    source = Watched(sealed_file.seal(plaintext, key=KEY))
    assert list(sealed_file.Reader(source, key=KEY)) == plaintext.splitlines(keepends=True)
    chunks = [at for at, _ in source.seen if at >= HEADER]
    assert len(chunks) == len(set(chunks)) == len(plaintext) // CHUNK + 1


@pytest.mark.parametrize("source", [b"bytes", bytearray(), 5, None, io.StringIO("text")])
def test_what_is_no_source_is_named(source: object) -> None:
    with pytest.raises(TypeError, match=f"source must be a path or a binary file, not {type(source).__name__}"):
        sealed_file.Reader(source, key=KEY)  # type: ignore[arg-type]


def test_a_reader_is_not_copied_and_seeks_to_numbers() -> None:
    reader = sealed_file.Reader(io.BytesIO(sealed_file.seal(b"text", key=KEY)), key=KEY)
    with pytest.raises(TypeError, match="neither copied nor pickled"):
        copy.copy(reader)
    with pytest.raises(ValueError, match="whence is 7"):
        reader.seek(0, 7)
    with pytest.raises((TypeError, AttributeError)):
        reader.seek(1.5)  # type: ignore[arg-type]
    reader.close()
    with pytest.raises(ValueError, match="closed"):
        reader.readable()


def test_a_file_that_changes_meanwhile_is_no_shorter_plaintext() -> None:
    source = io.BytesIO(sealed_file.seal(bytes(4 * CHUNK), key=KEY))
    reader = sealed_file.Reader(source, key=KEY)
    source.truncate(HEADER + 2 * SEALED_CHUNK + 5)
    assert reader.read_range(0, CHUNK) == bytes(CHUNK)
    with pytest.raises(sealed_file.BadChunk, match="lost chunk 2 while it was read"):
        reader.read_range(CHUNK, 4 * CHUNK)
    source.seek(0)
    source.write(sealed_file.seal(bytes(4 * CHUNK), key=KEY))
    with pytest.raises(sealed_file.BadChunk):
        reader.read_range(0, 2 * CHUNK)


def test_wrong_secrets_are_refused_and_a_path_is_closed(tmp_path: Path) -> None:
    path = _written(tmp_path / "sealed", sealed_file.seal(b"text", key=KEY, context="one"))
    for wrong in ({"key": sealed_file.Key.generate(), "context": "one"}, {"key": KEY}):
        with pytest.raises(sealed_file.WrongKey):
            sealed_file.Reader(path, **wrong)  # a file left open is a warning, which is an error in these tests
    with pytest.raises(sealed_file.NotAccepted):
        sealed_file.Reader(path, passphrase="words")


def test_what_cannot_seek_is_read_whole() -> None:
    read, write = os.pipe()
    os.write(write, sealed_file.seal(b"some text", key=KEY))
    os.close(write)
    with open(read, "rb") as source, sealed_file.Reader(source, key=KEY) as reader:
        assert reader.read_range(5, 9) == b"text"


# On the command line


@pytest.mark.parametrize("size", SIZES)
def test_the_command_writes_the_range(size: int, key: Path, tmp_path: Path) -> None:
    plaintext = os.urandom(size)
    sealed = _written(tmp_path / "sealed", sealed_file.seal(plaintext, key=KEY))
    armored = _written(tmp_path / "armored", sealed_file.seal(plaintext, key=KEY, armor=True))
    for start, stop in [(0, size), (size // 2, size), (0, 1), (CHUNK - 1, CHUNK + 1)]:
        if not start < stop <= size:
            continue
        for file in (sealed, armored):
            done = run("open", "-k", key, "--range", f"{start}-{stop - 1}", file)
            assert (done.returncode, done.stdout, done.stderr) == (0, plaintext[start:stop], b"")
    done = run("open", "-k", key, "--range", f"{size // 2}-", input=sealed.read_bytes())
    assert (done.returncode, done.stdout) == (0, plaintext[size // 2 :])


def test_the_command_reads_the_chunks_of_the_range_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sealed, seen = _written(tmp_path / "sealed", sealed_file.seal(bytes(9 * CHUNK + 5), key=KEY)), []
    pread = os.pread
    monkeypatch.setattr(os, "pread", lambda fd, size, at: seen.append((at, size)) or pread(fd, size, at))
    way = WithKey(Key("key", os.stat(os.devnull), reference.SECRET))
    with sealed.open("rb", buffering=0) as file, (tmp_path / "out").open("wb", buffering=0) as out:
        write = sealing.prepare_opening(file.fileno(), way, False, part=part.Range(f"{4 * CHUNK}-{5 * CHUNK}"))
        assert seen == [(HEADER + 9 * SEALED_CHUNK, 21)]
        write(sealing.Sink(out.fileno(), "out"), lambda _: None)
    assert seen[1:] == [(HEADER + 4 * SEALED_CHUNK, 2 * SEALED_CHUNK)]
    assert (tmp_path / "out").read_bytes() == bytes(CHUNK + 1)


@pytest.mark.parametrize("range", ["", "5", "-5", "5-4", "a-b", "1-2-3", "+1-2", "0x0-5", "1-" + "9" * 41])
def test_what_is_no_range_is_bad_usage(range: str, key: Path, tmp_path: Path) -> None:
    sealed = _written(tmp_path / "sealed", sealed_file.seal(b"text", key=KEY))
    done = run("open", "-k", key, f"--range={range}", sealed, "-o", tmp_path / "out")
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"--range" in done.stderr and not (tmp_path / "out").exists()


@pytest.mark.parametrize("range", ["5-", "0-4", "4-4", "99999999999999999999-"])
@pytest.mark.parametrize("armor", [False, True])
def test_a_range_beyond_the_end_is_refused(range: str, armor: bool, key: Path, tmp_path: Path) -> None:
    sealed = _written(tmp_path / "sealed", sealed_file.seal(b"text", key=KEY, armor=armor))
    done = run("open", "-k", key, "--range", range, sealed, "-o", tmp_path / "out")
    assert done.returncode == 1 and not (tmp_path / "out").exists()
    assert f"--range {range} is not within the plaintext, which has 4 bytes" in done.stderr.decode()
    written = 4 if armor and range.startswith("0") else 0
    done = run("open", "-k", key, "--range", range, sealed)
    assert (done.returncode, len(done.stdout)) == (1, written)
    assert (b"only an authentic prefix of 4 bytes was written" if written else b"nothing was written") in done.stderr


def test_a_truncated_file_has_no_range(key: Path, tmp_path: Path) -> None:
    sealed = sealed_file.seal(bytes(3 * CHUNK), key=KEY)
    for end in (HEADER + SEALED_CHUNK, HEADER + 2 * SEALED_CHUNK + 500, -1):
        done = run("open", "-k", key, "--range", "0-5", _written(tmp_path / "cut", sealed[:end]))
        assert (done.returncode, done.stdout) == (1, b"")
        assert b"nothing was written" in done.stderr


def test_a_range_is_of_our_own_format(key: Path) -> None:
    done = run("open", "-k", key, "--format", "cobblestone-128", "--range", "0-1", input=b"")
    assert done.returncode == 2 and b"expected no --format" in done.stderr
