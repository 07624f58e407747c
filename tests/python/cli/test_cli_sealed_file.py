# SPDX-License-Identifier: MIT OR Apache-2.0
"""The sealed format: test vectors, round trips, and every kind of damage."""

from __future__ import annotations

import io
import os
import re
import select
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from cli_tools import LINNET_WITH_BAR, TIMEOUT, bytes_written, reference_file, run, run_on_terminal, start, wait_until, write_key
from reference import sealed_file as reference
from repository import ROOT

from linnet.sealed_file import SealedFileError, TooLong
from linnet.sealed_file import _format as sealed_file
from linnet_cli.format import damage, sealing
from linnet_cli.format.ways import WithKey
from linnet_cli.keys.key_file import Key

DOCUMENT = ROOT / "docs" / "sealed-file.md"
CHUNK = 65536
SEALED_CHUNK = CHUNK + 16
HEADER = 97
BY_KEY = WithKey(Key("key", os.stat(os.devnull), reference.SECRET))
SIZES = (0, 1, 65535, 65536, 65537, 131072, 20 * CHUNK + 5)


@pytest.fixture(scope="session")
def key(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_key(tmp_path_factory.mktemp("key"))


def seal_in_memory(plaintext: bytes, algorithm: str, salt: bytes) -> bytes:
    """The package's own header and chunks, with a salt of the test's choice."""
    header, chunks = sealed_file.new_header(reference.SECRET, algorithm, salt)
    out = header.encode()
    for number in range(len(plaintext) // CHUNK + 1):
        chunk = memoryview(plaintext)[number * CHUNK : (number + 1) * CHUNK]
        sealed = bytearray(len(chunk) + 16)
        chunks.seal(number, chunk, memoryview(sealed))
        out += sealed
    return out


def open_in_memory(sealed: bytes) -> bytes:
    source, target = os.memfd_create("sealed"), os.memfd_create("opened")
    try:
        os.write(source, sealed)
        os.lseek(source, 0, os.SEEK_SET)
        sealing.prepare_opening(source, BY_KEY, True)(sealing.Sink(target, "opened"), lambda _: None)
        return os.pread(target, 1 << 30, 0)
    finally:
        os.close(source)
        os.close(target)


# Test vectors


def test_the_document_has_the_vectors_of_the_reference() -> None:
    block = re.search(r"```text\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)
    assert block is not None
    assert block[1] == reference.document_vectors()


@pytest.mark.parametrize(("algorithm", "size"), reference.VECTORS)
def test_a_vector(algorithm: str, size: int, key: Path) -> None:
    sealed = reference_file(size, algorithm)
    plaintext = reference.plaintext_of(size)
    assert seal_in_memory(plaintext, algorithm, reference.SALT) == sealed
    opened = run("open", "--key-file", key, input=sealed)
    assert (opened.returncode, opened.stderr) == (0, b"")
    assert opened.stdout == plaintext


# Round trips


@pytest.mark.parametrize("size", SIZES)
def test_round_trip_of_files(size: int, key: Path, tmp_path: Path) -> None:
    plain, sealed, opened = (tmp_path / name for name in ("plain", "sealed", "opened"))
    plain.write_bytes(reference.plaintext_of(size))
    for command in (("seal", plain, "-o", sealed), ("open", sealed, "-o", opened)):
        done = run(*command, "--key-file", key)
        assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert sealed.stat().st_size == HEADER + size + 16 * (size // CHUNK + 1)
    assert opened.read_bytes() == plain.read_bytes()


@pytest.mark.parametrize("algorithm", sealed_file.sealing_algorithms())
def test_round_trip_of_streams_with_every_algorithm(algorithm: str, key: Path) -> None:
    plaintext = reference.plaintext_of(CHUNK + 3)
    sealed = run("seal", "-a", algorithm, "-k", key, input=plaintext)
    legacy = sealed_file.sealing_algorithms()[algorithm].status == "legacy"
    assert sealed.returncode == 0
    assert (b"legacy" in sealed.stderr) == legacy
    opened = run("open", "-k", key, "-", "-o", "-", "--allow-legacy", input=sealed.stdout)
    assert (opened.returncode, opened.stdout) == (0, plaintext)
    strict = run("open", "-k", key, input=sealed.stdout)
    assert strict.returncode == (2 if legacy else 0)
    assert (b"--allow-legacy" in strict.stderr) == legacy
    assert strict.stdout == (b"" if legacy else plaintext)


def test_what_cannot_seal_is_refused(key: Path) -> None:
    for algorithm, why in (
        ("ascon-hash256", ": its kind is hash, not aead"),
        ("norx64-4-1", ": its tag has 32 bytes, not 16"),
        ("tinyjambu-128", ": its tag has 8 bytes, not 16"),
        ("rot13", ""),
    ):
        done = run("seal", "-a", algorithm, "-k", key)
        assert done.returncode == 2
        assert done.stdout == b""
        assert f"'{algorithm}' cannot seal{why}; expected one of ascon-aead128, ".encode() in done.stderr


def test_two_files_of_one_plaintext_share_nothing(key: Path) -> None:
    first, second = (run("seal", "-k", key, input=b"plaintext").stdout for _ in range(2))
    assert first[:25] == second[:25]
    assert all(a != b for a, b in zip(eight_in_a_row(first[25:]), eight_in_a_row(second[25:]), strict=True))


def eight_in_a_row(data: bytes) -> list[bytes]:
    """Sequences of eight bytes: two random strings share none, although they may share single bytes."""
    return [data[i : i + 8] for i in range(len(data) - 7)]


# Damage

FULL_CHUNKS = 3
PLAINTEXT = reference.plaintext_of(FULL_CHUNKS * CHUNK + 1000)


@dataclass(frozen=True)
class SealedFile:
    """A file in its parts: three full chunks and a final one."""

    header: bytes
    chunks: tuple[bytes, ...]

    @classmethod
    def cut(cls, file: bytes) -> SealedFile:
        starts = range(HEADER, len(file), SEALED_CHUNK)
        return cls(file[:HEADER], tuple(file[i : i + SEALED_CHUNK] for i in starts))

    def with_chunks(self, *numbers: int) -> bytes:
        return self.header + b"".join(self.chunks[number] for number in numbers)

    @property
    def whole(self) -> bytes:
        return self.with_chunks(0, 1, 2, 3)


def flip(data: bytes, at: int, bit: int = 1) -> bytes:
    at %= len(data)
    return data[:at] + bytes([data[at] ^ bit]) + data[at + 1 :]


def with_new_checksum(data: bytes) -> bytes:
    front = data[: HEADER - 8]
    return front + reference.ascon_hash256(front)[:8] + data[HEADER:]


VERSION_AT, ALGORITHM_AT, STANZAS_AT, SALT_AT = 8, 10, 23, 25
COMMITMENT_AT, CHECKSUM_AT = SALT_AT + 32, SALT_AT + 64
CHUNK_1_AT = HEADER + SEALED_CHUNK

DAMAGED = "damaged header: its checksum does not match"
FULL = "chunk {} is not authentic; --explain looks for the cause"
FINAL = "the final chunk, number {}, is not authentic; --explain looks for the cause"
Damage = Callable[[SealedFile], bytes]

# Name, change, message, and the number of chunks verified before it.
DAMAGE: dict[str, tuple[Damage, str, int]] = {
    "magic changed": (lambda f: flip(f.whole, 0), "not a sealed file", 0),
    "version changed": (
        lambda f: flip(f.whole, VERSION_AT, 3),
        "sealed-file version 2 is not supported; expected version 1",
        0,
    ),
    "algorithm changed": (lambda f: flip(f.whole, ALGORITHM_AT), DAMAGED, 0),
    "stanzas length changed": (lambda f: flip(f.whole, STANZAS_AT + 1), DAMAGED, 0),
    "salt changed": (lambda f: flip(f.whole, SALT_AT), DAMAGED, 0),
    "commitment changed": (lambda f: flip(f.whole, COMMITMENT_AT), DAMAGED, 0),
    "checksum changed": (lambda f: flip(f.whole, CHECKSUM_AT), DAMAGED, 0),
    "salt changed and checksum made anew": (
        lambda f: with_new_checksum(flip(f.whole, SALT_AT)),
        "wrong key",
        0,
    ),
    "commitment changed and checksum made anew": (
        lambda f: with_new_checksum(flip(f.whole, COMMITMENT_AT)),
        "wrong key",
        0,
    ),
    "algorithm unknown": (
        lambda f: with_new_checksum(f.whole.replace(b"ascon-aead128", b"ascon-aead129")),
        "sealed with 'ascon-aead129', which this version does not have",
        0,
    ),
    "algorithm unfit": (
        lambda f: with_new_checksum(f.whole.replace(b"ascon-aead128", b"ascon-hash256")),
        "sealed with 'ascon-hash256', which this version does not have",
        0,
    ),
    "algorithm not ASCII": (
        lambda f: with_new_checksum(flip(f.whole, ALGORITHM_AT, 0x80)),
        "malformed header: expected an algorithm id",
        0,
    ),
    "empty": (lambda f: b"", "not a sealed file", 0),
    "cut in the magic": (lambda f: f.header[:5], "not a sealed file", 0),
    "cut in the header": (
        lambda f: f.header[:50],
        "truncated: the file ends within the header, after 50 bytes",
        0,
    ),
    "cut after the header": (
        lambda f: f.header,
        "truncated: the file ends after the header; expected a final chunk",
        0,
    ),
    "cut at a chunk boundary": (
        lambda f: f.with_chunks(0, 1),
        "truncated: the file ends after chunk 1; expected a final chunk",
        2,
    ),
    "cut before the final chunk": (
        lambda f: f.with_chunks(0, 1, 2),
        "truncated: the file ends after chunk 2; expected a final chunk",
        3,
    ),
    "cut in a tag's length of a chunk": (
        lambda f: f.with_chunks(0) + f.chunks[1][:15],
        "truncated: the file ends 15 bytes into chunk 1",
        1,
    ),
    "cut in a full chunk": (lambda f: f.with_chunks(0) + f.chunks[1][:2000], FINAL.format(1), 1),
    "cut in the final chunk": (lambda f: f.whole[:-1], FINAL.format(3), 3),
    "chunk changed": (lambda f: flip(f.whole, CHUNK_1_AT + 100, 4), FULL.format(1), 1),
    "tag changed": (lambda f: flip(f.whole, CHUNK_1_AT + SEALED_CHUNK - 1), FULL.format(1), 1),
    "final chunk changed": (lambda f: flip(f.whole, -100), FINAL.format(3), 3),
    "final chunk changed twice": (lambda f: flip(f.whole, -100, 3), FINAL.format(3), 3),
    "final tag changed": (lambda f: flip(f.whole, -1), FINAL.format(3), 3),
    "chunks swapped": (lambda f: f.with_chunks(0, 2, 1, 3), FULL.format(1), 1),
    "chunk removed": (lambda f: f.with_chunks(0, 1, 3), FINAL.format(2), 2),
    "chunk repeated": (lambda f: f.with_chunks(0, 1, 1, 2, 3), FULL.format(2), 2),
    "chunk of another file": (
        lambda f: f.with_chunks(0) + another_file().chunks[1] + f.chunks[2] + f.chunks[3],
        FULL.format(1),
        1,
    ),
    "final chunk of another file": (lambda f: f.with_chunks(0, 1, 2) + another_file().chunks[3], FINAL.format(3), 3),
    "bytes appended": (lambda f: f.whole + b"\n", FINAL.format(3), 3),
    "final chunk repeated": (lambda f: f.with_chunks(0, 1, 2, 3, 3), FINAL.format(3), 3),
    "file appended to itself": (lambda f: f.whole * 2, FULL.format(3), 3),
    "begun anew": (lambda f: f.with_chunks(0) + f.chunks[1][:300] + f.whole, FULL.format(1), 1),
}

# The message with --explain.
EXPLAINED = {
    "cut in a full chunk": "truncated or changed: the final chunk, number 1, is not authentic, by more than one bit",
    "cut in the final chunk": "truncated or changed: the final chunk, number 3, is not authentic, by more than one bit",
    "chunk changed": "changed: chunk 1 is not authentic; ",
    "tag changed": "changed: one bit of chunk 1 was flipped, bit 0 of its byte 65551",
    "final chunk changed": "changed: one bit of chunk 3 was flipped, bit 0 of its byte 916",
    "final chunk changed twice": "truncated or changed: the final chunk, number 3, is not authentic, by more than one bit",
    "final tag changed": "changed: one bit of chunk 3 was flipped, bit 0 of its byte 1015",
    "chunks swapped": "chunks out of order or missing: chunk 2 stands where chunk 1 belongs",
    "chunk removed": "chunks out of order or missing: chunk 3 stands where chunk 2 belongs",
    "chunk repeated": "chunks repeated: chunk 1 stands where chunk 2 belongs",
    "final chunk of another file": "truncated or changed: the final chunk, number 3, is not authentic, by more than one bit",
    "bytes appended": "extended: more bytes follow the final chunk, number 3",
    "final chunk repeated": "extended: more bytes follow the final chunk, number 3",
    "file appended to itself": "extended: another sealed file follows the final chunk, number 3",
    "begun anew": "spliced: chunk 1 is not authentic; another sealed file begins 300 bytes into it",
}


@pytest.fixture(scope="session")
def sealed() -> SealedFile:
    return SealedFile.cut(reference_file(len(PLAINTEXT)))


@cache
def another_file() -> SealedFile:
    return SealedFile.cut(reference_file(len(PLAINTEXT), salt=bytes(32)))


def test_the_file_is_good_without_damage(sealed: SealedFile, key: Path) -> None:
    assert len(sealed.chunks) == FULL_CHUNKS + 1
    assert run("open", "-k", key, input=sealed.whole).stdout == PLAINTEXT


@pytest.mark.parametrize("name", DAMAGE)
def test_damage_is_refused(name: str, sealed: SealedFile, key: Path, tmp_path: Path) -> None:
    damage, message, _ = DAMAGE[name]
    path = tmp_path / "damaged"
    path.write_bytes(damage(sealed))
    done = run("open", "-k", key, path, "-o", tmp_path / "opened")
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.startswith(f"linnet: {path}: {message}".encode())
    assert done.stderr.count(b"\n") == 1
    assert os.listdir(tmp_path) == ["damaged"]


@pytest.mark.parametrize("name", DAMAGE)
def test_only_an_authentic_prefix_is_written(name: str, sealed: SealedFile, key: Path) -> None:
    damage, message, chunks = DAMAGE[name]
    done = run("open", "-k", key, input=damage(sealed))
    size = chunks * CHUNK
    written = f"only an authentic prefix of {size} bytes was written" if size else "nothing was written"
    assert done.returncode == 1
    assert done.stderr.startswith(f"linnet: standard input: {message}".encode())
    assert done.stderr.endswith(f"; {written}\n".encode())
    assert done.stdout == PLAINTEXT[:size]


@pytest.mark.parametrize("name", [*EXPLAINED, "cut before the final chunk", "salt changed"])
def test_damage_is_explained(name: str, sealed: SealedFile, key: Path) -> None:
    """If there is something to search for; the last two are refused without a search."""
    damage, message, chunks = DAMAGE[name]
    done = run("open", "-k", key, "--explain", input=damage(sealed))
    assert (done.returncode, done.stdout) == (1, PLAINTEXT[: chunks * CHUNK])
    assert done.stderr.startswith(f"linnet: standard input: {EXPLAINED.get(name, message)}".encode())
    assert done.stderr.count(b"\n") == 1
    assert b"--explain" not in done.stderr


def evidence(sealed: SealedFile, chunk: bytes, after: bytes = b"") -> damage.Evidence:
    """The evidence of a chunk in the place of chunk 1."""
    header = sealed_file.read_header(io.BytesIO(sealed.header).read)
    chunks = sealed_file.chunks_of(reference.SECRET, header)
    return damage.Evidence(chunks, 1, memoryview(chunk), lambda: after)


def test_the_search_for_the_cause_ends_in_time(sealed: SealedFile) -> None:
    tried: list[int] = []
    begin = time.monotonic()
    error = damage.explain(evidence(sealed, another_file().chunks[1], sealed.chunks[2]), tried.append, seconds=0.3)
    assert time.monotonic() - begin < 5
    begun = "changed: chunk 1 is not authentic; the next one is; "
    left_out = r"one flipped bit was not looked for, which takes about \d+ (seconds|minutes)"
    ends = (r"the search ended after 0\.3 seconds", rf"(a final chunk that ends early was .*; )?{left_out}")
    assert any(re.fullmatch(begun + end, str(error)) for end in ends)
    assert sum(tried) > 0


def test_what_takes_too_long_is_not_begun(sealed: SealedFile, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cheap causes are tried. The bits of a large chunk are not: the time would suffice for a tenth of them."""
    tried = []
    succeeds = damage._Search.succeeds
    monkeypatch.setattr(damage._Search, "succeeds", lambda self, *trial: tried.append(trial[0]) or succeeds(self, *trial))
    monkeypatch.setattr(damage._Search, "_numbers", lambda self: range(3))
    chunk = flip(sealed.chunks[1], SEALED_CHUNK // 2)
    error = damage.explain(evidence(sealed, chunk, sealed.chunks[2]), lambda _: None)
    assert "; one flipped bit was not looked for, which takes about" in str(error)
    assert tried.count(("number", 0)) == 1 and not [1 for kind, value in tried if kind == "bit" and value < 8 * CHUNK]


def test_a_chunk_of_another_file_is_told_by_the_next_one(sealed: SealedFile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(damage._Search, "_causes", lambda self: [])
    begin = "changed by more than one bit, or of another file: chunk 1 is not authentic"
    other = another_file()
    for after, end in ((sealed.chunks[2], "; the next one is"), (other.chunks[2], "; nor is the next one"), (b"", "")):
        assert str(damage.explain(evidence(sealed, other.chunks[1], after), lambda _: None)) == begin + end


def test_the_next_chunk_is_read_again(sealed: SealedFile, tmp_path: Path) -> None:
    path = tmp_path / "damaged"
    path.write_bytes(b"before" + flip(sealed.whole, CHUNK_1_AT))
    with open(path, "rb") as file, open(os.devnull, "wb") as sink:
        os.lseek(file.fileno(), 6, os.SEEK_SET)
        with pytest.raises(damage.Unexplained) as raised:
            sealing.prepare_opening(file.fileno(), BY_KEY, False)(sealing.Sink(sink.fileno(), ""), lambda _: None)
        assert raised.value.evidence.after() == sealed.chunks[2]


@pytest.mark.parametrize("algorithm", ["romulus-m", "ascon-aead128"])
def test_damage_is_refused_at_once(algorithm: str, key: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each chunk is opened in one way only, and once: more would take a minute with Romulus-M."""
    path = tmp_path / "damaged"
    path.write_bytes(flip(run("seal", "-k", key, "-a", algorithm, input=PLAINTEXT).stdout, CHUNK_1_AT + 99))
    opened: list[int] = []
    open_chunk, open_all = sealed_file.Chunks.open, sealed_file.Chunks.open_all

    def counted(self: sealed_file.Chunks, number: int, sealed: memoryview, plaintext: memoryview) -> bool:
        opened.append(number)
        return open_chunk(self, number, sealed, plaintext)

    def all_counted(
        self: sealed_file.Chunks, number: int, sealed: memoryview, plaintext: memoryview, *, last: bool
    ) -> tuple[int, memoryview | None]:
        opened.extend(range(number, number + len(sealed) // SEALED_CHUNK))
        return open_all(self, number, sealed, plaintext, last=last)

    monkeypatch.setattr(sealed_file.Chunks, "open", counted)
    monkeypatch.setattr(sealed_file.Chunks, "open_all", all_counted)
    with pytest.raises(SealedFileError):
        open_in_memory(path.read_bytes())
    assert sorted(opened) == list(range(FULL_CHUNKS))
    assert run("open", "-k", key, path, timeout=5).returncode == 1


def test_a_search_shows_its_progress_on_a_terminal(sealed: SealedFile, key: Path, tmp_path: Path) -> None:
    path = tmp_path / "damaged"
    path.write_bytes(flip(sealed.whole, -17))  # the last byte that is tried
    status, shown = run_on_terminal("open", "-k", key, "--explain", path, command=LINNET_WITH_BAR)
    assert status == 1
    assert "looking for the cause" in shown
    assert "changed: one bit of chunk 3 was flipped" in shown


def test_help_and_document_state_the_bound_of_the_search() -> None:
    bound = f"{damage.SECONDS} seconds"
    assert bound in " ".join(run("open", "--help").stdout.decode().split())
    assert f"**{bound}**" in DOCUMENT.read_text()


def test_a_header_cannot_command_the_terminal(sealed: SealedFile, key: Path, tmp_path: Path) -> None:
    path = tmp_path / "bad\x1b[2J\nlinnet: fine"
    path.write_bytes(with_new_checksum(sealed.whole.replace(b"ascon-aead128", b"asc\x1b[2J\x07\n\r128")))
    shown = f"{tmp_path}/bad\\033[2J\\nlinnet: fine"
    done = run("open", "-k", key, path)
    assert done.stderr.decode() == (
        f"linnet: {shown}: sealed with 'asc\\033[2J\\007\\n\\r128', which this version does not have; nothing was written\n"
    )
    done = run("inspect", path)
    assert (done.returncode, done.stderr) == (0, b"")
    assert f"file:      {shown}\n" in done.stdout.decode()
    assert "algorithm: asc\\033[2J\\007\\n\\r128 (unknown)\n" in done.stdout.decode()
    assert b"\x1b" not in run("inspect", "--json", path).stdout


def test_a_wrong_key_is_refused(sealed: SealedFile, tmp_path: Path) -> None:
    done = run("keygen", tmp_path / "other")
    assert done.returncode == 0
    done = run("open", "-k", tmp_path / "other", "-o", tmp_path / "opened", input=sealed.whole)
    assert (done.returncode, done.stdout) == (1, b"")
    assert b"wrong key: the file was sealed with another one" in done.stderr
    assert os.listdir(tmp_path) == ["other"]


# Contexts

CONTEXT = reference.CONTEXT.encode()
BY_CONTEXT = reference.seal(reference.SECRET, "ascon-aead128", reference.SALT, reference.plaintext_of(5), context=CONTEXT).file


def test_a_context_as_specified(key: Path) -> None:
    header, _ = sealed_file.new_header(reference.SECRET, "ascon-aead128", reference.SALT, context=CONTEXT)
    assert BY_CONTEXT.startswith(header.encode())
    done = run("open", "-k", key, "--context", reference.CONTEXT, input=BY_CONTEXT)
    assert (done.returncode, done.stdout, done.stderr) == (0, reference.plaintext_of(5), b"")
    for context in ("backup", "ünder", "--context", "x" * 100_000):
        sealed = run("seal", "-k", key, f"--context={context}", input=b"text").stdout
        assert reference.open_short(sealed, reference.SECRET, context.encode()) == b"text"
        assert reference.open_short(sealed, reference.SECRET) is None
        assert context.encode() not in sealed
    sealed = run("seal", "-k", key, os.fsdecode(b"--context=\xff"), input=b"text").stdout
    assert reference.open_short(sealed, reference.SECRET, b"\xff") == b"text"
    for options in ((), ("--context", "")):
        sealed = run("seal", "-k", key, *options, input=b"text").stdout
        assert reference.open_short(sealed, reference.SECRET) == b"text"


KEY_ALONE = "wrong key: the file was sealed with another one, or with a context"
KEY_AND_CONTEXT = "wrong key or wrong context: the file was sealed with another key, or with another context or none"


@pytest.mark.parametrize(
    ("sealed_with", "opened_with"),
    [("backup", ""), ("backup", "backu"), ("backup", "backup "), ("backup", "Backup"), ("", "backup")],
)
def test_another_context_is_refused(sealed_with: str, opened_with: str, key: Path, tmp_path: Path) -> None:
    """Like a wrong key, whether the file has a context or not."""
    (tmp_path / "plain").write_bytes(b"text")
    assert run("seal", "-k", key, f"--context={sealed_with}", tmp_path / "plain", "-o", tmp_path / "sealed").returncode == 0
    assert run("keygen", "-q", tmp_path / "other").returncode == 0
    message = KEY_AND_CONTEXT if opened_with else KEY_ALONE
    for given in (key, tmp_path / "other"):
        done = run("open", "-k", given, f"--context={opened_with}", tmp_path / "sealed", "-o", tmp_path / "opened")
        assert (done.returncode, done.stdout) == (1, b"")
        assert done.stderr.decode() == f"linnet: {tmp_path}/sealed: {message}\n"
    assert sorted(os.listdir(tmp_path)) == ["other", "plain", "sealed"]


def test_what_follows_the_context_is_no_part_of_the_header(key: Path) -> None:
    """The end of a salt and the beginning of a context cannot be confused: the header encodes its lengths."""
    salt, context = reference.SALT, reference.SALT[:1]
    first = sealed_file.derive_keys(reference.SECRET, sealed_file.Header("ascon-aead128", b"", salt), context)
    second = sealed_file.derive_keys(reference.SECRET, sealed_file.Header("ascon-aead128", context, salt))
    assert first.commitment != second.commitment


def test_an_unknown_key_stanza_is_refused(key: Path) -> None:
    draft = sealed_file.Header("ascon-aead128", b"\x05\x00\x00", bytes(32))
    keys = sealed_file.derive_keys(reference.SECRET, draft)
    header = sealed_file.Header("ascon-aead128", draft.stanzas, draft.salt, keys.commitment)
    done = run("open", "-k", key, input=header.encode() + bytes(16))
    assert done.returncode == 1
    assert b"sealed for a kind of key that this version does not know" in done.stderr


def test_every_byte_counts() -> None:
    good = reference_file(5)
    assert open_in_memory(good) == reference.plaintext_of(5)
    for at in range(len(good)):
        for bit in (0x01, 0x80):
            with pytest.raises(SealedFileError):
                open_in_memory(flip(good, at, bit))
    for size in range(len(good)):
        with pytest.raises(SealedFileError):
            open_in_memory(good[:size])


def test_the_number_of_chunks_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    two_chunks = reference_file(CHUNK)
    monkeypatch.setattr(sealed_file.Chunks, "number_max", 1)
    with pytest.raises(SealedFileError):
        open_in_memory(two_chunks)
    with pytest.raises(TooLong, match="too long"):
        seal_in_memory(reference.plaintext_of(CHUNK), "ascon-aead128", bytes(32))


# Streams


def test_verified_chunks_are_written_as_they_come(sealed: SealedFile, key: Path) -> None:
    with start("open", "-k", key, bufsize=0) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(sealed.header + sealed.chunks[0] + sealed.chunks[1][:-1])
        assert read_exactly(process, CHUNK) == PLAINTEXT[:CHUNK]
        process.stdin.write(sealed.chunks[1][-1:])
        assert read_exactly(process, CHUNK) == PLAINTEXT[CHUNK : 2 * CHUNK]
        process.stdin.write(sealed.chunks[2] + sealed.chunks[3])
        process.stdin.close()
        assert process.stdout.read() == PLAINTEXT[2 * CHUNK :]
        assert process.wait() == 0


def read_exactly(process: subprocess.Popen[bytes], size: int) -> bytes:
    assert process.stdout is not None
    data = b""
    while len(data) < size:
        assert select.select([process.stdout], [], [], TIMEOUT)[0], "waited in vain"
        part = process.stdout.read(size - len(data))
        assert part
        data += part
    return data


def test_an_unverified_chunk_is_not_written_even_to_a_nameless_file(sealed: SealedFile, key: Path, tmp_path: Path) -> None:
    with start("open", "-k", key, "-o", tmp_path / "opened") as process:
        assert process.stdin is not None
        process.stdin.write(sealed.header + sealed.chunks[0] + sealed.chunks[1][:-1])
        process.stdin.flush()
        wait_until(lambda: bytes_written(process, tmp_path) == CHUNK)
        process.kill()
    assert os.listdir(tmp_path) == []
