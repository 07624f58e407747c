# SPDX-License-Identifier: MIT OR Apache-2.0
"""The module linnet.sealed_file: sealing and opening, armor, files of keys, and refusals."""

from __future__ import annotations

import base64
import hashlib
import io
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cli_tools import KEY_LINE, run
from reference import sealed_file as reference

from linnet import sealed_file
from linnet.sealed_file import _armor, _files, _format

KEY = sealed_file.Key(reference.SECRET)
ALICE, BOB = map(sealed_file.Identity, reference.IDENTITIES[:2])
WORDS = reference.PASSPHRASE_TEXT
CHUNK = 65536
SIZES = [0, 1, 47, 48, 49, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK + 5, 16 * CHUNK, 17 * CHUNK + 5]
BEGIN, END = b"-----BEGIN LINNET SEALED FILE-----\n", b"-----END LINNET SEALED FILE-----\n"

WAYS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "key": ({"key": KEY}, {"key": KEY}),
    "one recipient": ({"to": ALICE.public_key}, {"identity": ALICE}),
    "two recipients": ({"to": [ALICE.public_key, BOB.public_key]}, {"identity": [BOB]}),
    "passphrase": ({"passphrase": WORDS}, {"passphrase": WORDS.encode()}),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("armor", [False, True])
def test_what_is_sealed_opens(way: str, armor: bool, tmp_path: Path) -> None:
    """In memory, from stream to stream and from file to file; the file chooses among the given secrets."""
    to_seal, to_open = WAYS[way]
    everything = {"key": KEY, "identity": [ALICE, BOB], "passphrase": WORDS}
    for size in SIZES if way == "key" else SIZES[-2:]:
        plaintext = reference.plaintext_of(size)
        sealed = sealed_file.seal(plaintext, armor=armor, **to_seal)
        assert sealed_file.open(sealed, **to_open) == plaintext
        source, again, opened = io.BytesIO(plaintext), io.BytesIO(), io.BytesIO()
        sealed_file.seal_stream(source, again, armor=armor, **to_seal)
        sealed_file.open_stream(io.BytesIO(again.getvalue()), opened, **everything)
        assert (opened.getvalue(), len(again.getvalue())) == (plaintext, len(sealed))
    (tmp_path / "plain").write_bytes(plaintext)
    sealed_file.seal_file(tmp_path / "plain", tmp_path / "sealed", armor=armor, **to_seal)
    sealed_file.open_file(tmp_path / "sealed", tmp_path / "opened", **everything)
    assert (tmp_path / "opened").read_bytes() == plaintext
    assert stat.S_IMODE((tmp_path / "opened").stat().st_mode) == 0o600
    assert sorted(os.listdir(tmp_path)) == ["opened", "plain", "sealed"]


@pytest.mark.parametrize("algorithm", ["ascon-aead128", "ascon-aead128-nonce-masked"])
def test_files_are_those_of_the_reference_and_of_the_command(algorithm: str, tmp_path: Path) -> None:
    for size in (0, 5, CHUNK):
        file = reference.seal(reference.SECRET, algorithm, reference.SALT, reference.plaintext_of(size)).file
        assert sealed_file.open(file, key=KEY) == reference.plaintext_of(size)
    KEY.write(tmp_path / "key")
    (tmp_path / "sealed").write_bytes(sealed_file.seal(b"text", key=KEY, algorithm=algorithm, armor=True))
    done = run("open", "-k", tmp_path / "key", tmp_path / "sealed")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"text", b"")
    done = run("seal", "-k", tmp_path / "key", "-a", algorithm, "--armor", input=b"text")
    assert sealed_file.open(done.stdout, key=KEY) == b"text"


class SmallChunks(_format.Chunks):
    size = 100


@pytest.mark.parametrize("algorithm", _format.sealing_algorithms())
def test_chunks_side_by_side_are_those_one_by_one(algorithm: str) -> None:
    entry = _format.sealing_algorithms()[algorithm]
    chunks = SmallChunks(algorithm, _format.Keys(os.urandom(entry.key_size), os.urandom(entry.nonce_size), b""))
    some, step, first = chunks.at_once, SmallChunks.size + _format.TAG_SIZE, 250
    for size, last in [(0, True), (99, True), (100, False), (some * 100, False), (some * 100, True), ((some + 1) * 100 + 99, True)]:
        plaintext = os.urandom(size)
        parts = [plaintext[at : at + 100] for at in range(0, size + last, 100)]
        expected = b""
        for number, part in enumerate(parts, first):
            one = bytearray(len(part) + _format.TAG_SIZE)
            chunks.seal(number, memoryview(part), memoryview(one))
            expected += one
        sealed, opened = bytearray(len(expected) + 9), memoryview(bytearray(len(expected)))
        assert chunks.seal_all(first, memoryview(plaintext), memoryview(sealed), last=last) == len(expected)
        assert sealed[: len(expected)] == expected
        assert chunks.open_all(first, memoryview(expected), opened, last=last) == (size, None)
        assert opened[:size] == plaintext
        for bad in {0, len(parts) // 2, len(parts) - 1} & set(range(len(parts))):
            changed = bytearray(expected)
            for at in {min((bad + 1) * step, len(expected)) - 1, len(expected) - 1}:
                changed[at] ^= 1
            done, refused = chunks.open_all(first, memoryview(changed), opened, last=last)
            assert (done, refused) == (bad * 100, changed[bad * step : (bad + 1) * step])
            assert opened[:done] == plaintext[:done]
            assert not any(opened[done : done + len(parts[bad])])


def test_any_buffer_and_any_spelling() -> None:
    sealed = sealed_file.seal(memoryview(bytearray(b"text")), key=KEY, algorithm="AES256GCM")
    assert b"aes-256-gcm" in sealed
    assert sealed_file.open(bytearray(sealed), key=KEY) == b"text"


# Streams and files


class Slow(io.RawIOBase):
    """Reads and writes a byte or three at a time."""

    def __init__(self, data: bytes = b"") -> None:
        self.data = bytearray(data)

    def read(self, size: int = -1) -> bytes:
        part, self.data = bytes(self.data[: min(size, 3)]), self.data[min(size, 3) :]
        return part

    def write(self, data: Any) -> int:
        self.data += bytes(data[:3])
        return min(len(data), 3)


def test_streams_that_do_a_part_of_what_they_are_asked() -> None:
    for armor in (False, True):
        sealed, opened = Slow(), Slow()
        sealed_file.seal_stream(Slow(b"some text"), sealed, key=KEY, armor=armor)  # type: ignore[arg-type]
        sealed_file.open_stream(Slow(bytes(sealed.data)), opened, key=KEY)  # type: ignore[arg-type]
        assert opened.data == b"some text"


def test_streams_that_do_not_block() -> None:
    class Nothing(io.RawIOBase):
        def read(self, size: int = -1) -> None:
            return None

        def write(self, data: Any) -> None:
            return None

    with pytest.raises(BlockingIOError, match="source has nothing to read"):
        sealed_file.seal_stream(Nothing(), io.BytesIO(), key=KEY)  # type: ignore[arg-type]
    with pytest.raises(BlockingIOError, match="target takes no bytes"):
        sealed_file.seal_stream(io.BytesIO(), Nothing(), key=KEY)  # type: ignore[arg-type]


def test_a_stream_gets_an_authentic_prefix_and_a_file_nothing(tmp_path: Path) -> None:
    plaintext = reference.plaintext_of(3 * CHUNK)
    sealed = bytearray(sealed_file.seal(plaintext, key=KEY))
    sealed[-CHUNK] ^= 1
    target = io.BytesIO()
    with pytest.raises(sealed_file.BadChunk, match="chunk 2 is not authentic"):
        sealed_file.open_stream(io.BytesIO(sealed), target, key=KEY)
    assert target.getvalue() == plaintext[: 2 * CHUNK]
    (tmp_path / "sealed").write_bytes(sealed)
    with pytest.raises(sealed_file.BadChunk):
        sealed_file.open_file(tmp_path / "sealed", tmp_path / "opened", key=KEY)
    assert os.listdir(tmp_path) == ["sealed"]


def test_a_file_that_exists_is_kept(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    source.write_bytes(b"text")
    target.write_bytes(b"mine")
    with pytest.raises(FileExistsError):
        sealed_file.seal_file(source, target, key=KEY)
    assert target.read_bytes() == b"mine"
    sealed_file.seal_file(source, target, key=KEY, overwrite=True)
    sealed_file.open_file(target, target, key=KEY, overwrite=True)
    assert target.read_bytes() == b"text"
    with pytest.raises(IsADirectoryError):
        sealed_file.seal_file(source, tmp_path, key=KEY, overwrite=True)
    assert sorted(os.listdir(tmp_path)) == ["source", "target"]


def test_a_file_that_appears_meanwhile_is_kept(tmp_path: Path) -> None:
    class Appearing(io.BytesIO):
        def read(self, size: int | None = -1) -> bytes:
            (tmp_path / "target").write_bytes(b"theirs")
            return super().read(size)

    with pytest.raises(FileExistsError), _files.new_file(tmp_path / "target", overwrite=False) as target:
        sealed_file.seal_stream(Appearing(b"text"), target, key=KEY)
    assert [(name, (tmp_path / name).read_bytes()) for name in os.listdir(tmp_path)] == [("target", b"theirs")]


def test_a_file_system_without_hard_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def link(*_: Any, **__: Any) -> None:
        raise PermissionError(1, "no links here")

    monkeypatch.setattr(os, "link", link)
    KEY.write(tmp_path / "key")
    assert sealed_file.Key.read(tmp_path / "key").secret == KEY.secret
    with pytest.raises(FileExistsError):
        KEY.write(tmp_path / "key")
    assert os.listdir(tmp_path) == ["key"]


# Armor


def test_armor_is_as_specified() -> None:
    sealed = sealed_file.seal(reference.plaintext_of(100), key=KEY, armor=True)
    assert sealed.startswith(BEGIN) and sealed.endswith(END)
    lines = sealed.split(b"\n")[1:-2]
    assert {len(line) for line in lines[:-1]} == {64} and 1 <= len(lines[-1]) <= 64
    assert base64.b64decode(b"".join(lines)).startswith(_format.MAGIC)


@pytest.mark.parametrize("size", [*range(200), 1000, 65536])
def test_armor_of_every_length(size: int) -> None:
    data = reference.plaintext_of(size)
    text = _armor.encode(data)
    assert text == BEGIN + b"".join(base64.b64encode(data[at : at + 48]) + b"\n" for at in range(0, size, 48)) + END
    assert _armor.decode(text) == data
    for step in (1, 7, 64):
        decoder = _armor.Decoder()
        parts = [decoder.update(text[at : at + step]) for at in range(0, min(len(text), 2000), step)]
        assert data.startswith(b"".join(parts))


TEXT = sealed_file.seal(reference.plaintext_of(100), key=KEY, armor=True)


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace(b"\n", b"\r\n"),
        lambda text: text.replace(b"\n", b"  \t\r\n"),
        lambda text: b"\n  \r\n" + text + b"\n \n",
        lambda text: b" " * 100 + b"\n" + text,
        lambda text: text.removesuffix(b"\n"),
    ],
)
def test_line_ends_and_blank_lines_do_not_matter(change: Callable[[bytes], bytes]) -> None:
    assert sealed_file.open(change(TEXT), key=KEY) == reference.plaintext_of(100)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text.removesuffix(END), "truncated: the armor has no last line"),
        (lambda text: text[:200], "truncated: the armor has no last line"),
        (lambda text: text + b"more", "line 8 follows the last one"),
        (lambda text: text.replace(END, b"A" * 64 + b"\n" + END), "expected 64, the last one fewer"),
        (lambda text: text.replace(b"\n", b"\n\n"), "line 2 has 0 characters"),
        (lambda text: text[:50] + b"*" + text[51:], "line 2 is no base64"),
        (lambda text: text[:50] + b" " + text[51:], "line 2 is no base64"),
        (lambda text: text[:300] + b"*" + text[301:], "line 6 is no base64"),
        (lambda text: text[:50] + text[51:], "line 2 has 63 characters"),
        (lambda text: text[:40] + b"A" * 2000 + text[40:], "characters; expected 64"),
        (lambda text: text[:40] + b"A" * 2000, "line 2 has no end"),
        (lambda text: text.replace(b"LINNET", b"AGE"), "not a sealed file: it does not begin as one"),
        (
            lambda text: b"Dear Bob,\n" + text,
            "the armor begins in line 2; expected nothing before -----BEGIN LINNET SEALED FILE-----",
        ),
        (lambda text: b"-- \nDear Bob,\n\n" + text, "the armor begins in line 4; expected nothing before"),
        (lambda text: b"\xef\xbb\xbf" + text, "the armor follows a byte-order mark; expected nothing before"),
        (lambda text: text.decode().encode("utf-16"), "armor in UTF-16 or UTF-32; expected ASCII"),
        (lambda text: text.decode().encode("utf-16-be"), "armor in UTF-16 or UTF-32; expected ASCII"),
        (lambda text: b"\n\n\n", "not a sealed file: it does not begin as one"),
        (lambda text: b"-" * 5000, "not a sealed file: it does not begin as one"),
        (lambda text: b"", "not a sealed file: it does not begin as one"),
    ],
)
def test_damaged_armor_is_refused(change: Callable[[bytes], bytes], message: str, tmp_path: Path) -> None:
    with pytest.raises(sealed_file.NotSealed, match=message):
        sealed_file.open(change(TEXT), key=KEY)
    (tmp_path / "key").write_bytes(KEY_LINE)
    done = run("open", "-k", tmp_path / "key", input=change(TEXT))
    assert (done.returncode, done.stdout) == (1, b"")
    assert message.encode() in done.stderr


def test_bits_that_no_byte_needs_are_zero() -> None:
    """Bytes have only one text: a change that base64 would not notice is refused."""
    text = _armor.encode(bytes(49))
    assert b"\nAA==\n" in text
    with pytest.raises(sealed_file.NotSealed, match="is no base64"):
        _armor.decode(text.replace(b"\nAA==\n", b"\nAB==\n"))


# Keys


def test_keys_as_text_and_as_files(tmp_path: Path) -> None:
    key, identity = sealed_file.Key.generate(), sealed_file.Identity.generate()
    key.write(tmp_path / "key")
    identity.write(tmp_path / "identity")
    identity.write(tmp_path / "protected", "words")
    for name in os.listdir(tmp_path):
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600
    assert sealed_file.Key.read(tmp_path / "key").secret == sealed_file.Key.from_text(key.text).secret == key.secret
    assert run("fingerprint", tmp_path / "key").stdout.decode().split()[0] == key.fingerprint
    assert sealed_file.Identity.read(tmp_path / "identity").secret == identity.secret
    assert sealed_file.Identity.from_text(identity.text).public_key == identity.public_key
    assert sealed_file.Identity.read(tmp_path / "protected", "words").text == identity.text
    assert run("public-key", tmp_path / "identity").stdout.decode().strip() == str(identity.public_key)
    (tmp_path / "team").write_text(f"# team\n{identity.public_key}\n {ALICE.public_key} # Alice\n")
    assert sealed_file.PublicKey.read_all(tmp_path / "team") == [identity.public_key, ALICE.public_key]
    assert len({identity.public_key, sealed_file.PublicKey(bytes(identity.public_key)), ALICE.public_key}) == 2


def test_no_representation_tells_a_secret() -> None:
    shown = repr(KEY) + repr(ALICE) + repr(ALICE.public_key) + str(KEY) + str(ALICE)
    assert KEY.text[13:] not in shown and ALICE.text[20:] not in shown
    assert ALICE.public_key.text in shown


@pytest.mark.parametrize("text", [KEY.text, ALICE.text, ALICE.public_key.text])
def test_what_editors_and_mail_do_to_a_key(text: str) -> None:
    kind = {"linnet-key-1": sealed_file.Key, "linnet-secret-key-1": sealed_file.Identity}.get(
        text.split(":")[0].split()[0], sealed_file.PublicKey
    )
    for changed in (f"  {text}\t\r\n", f"{text} # mine", f"{text}\t#mine", text.encode()):
        assert kind.from_text(changed).text == text
    if kind is not sealed_file.PublicKey:
        assert kind.from_text(f"\ufeff\n# a comment\n{text}\r\n#").text == text
        with pytest.raises(sealed_file.BadKey, match="text in UTF-16; expected UTF-8"):
            kind.from_text(text.encode("utf-16"))
    for changed in ("", "#", text[:-1], f"{text}#", f"{text} {text}"):
        with pytest.raises(sealed_file.BadKey) as refused:
            kind.from_text(changed)
        assert text.split("1", 1)[1] not in str(refused.value)


# Refusals

SEALED_WITH_WORDS = reference.seal(
    reference.SECRET,
    "ascon-aead128",
    reference.SALT,
    b"",
    reference.pbkdf2_stanza(WORDS.encode(), reference.PASSPHRASE_SALT, 100_000, reference.SECRET),
).file


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (
            lambda: sealed_file.seal(b"", key=KEY, passphrase="x"),
            TypeError,
            "expected one of key, to and passphrase, not key and pass",
        ),
        (lambda: sealed_file.seal(b""), TypeError, "expected one of key, to and passphrase, not none"),
        (lambda: sealed_file.seal(b"", key=bytes(32)), TypeError, "key must be a Key, not bytes"),
        (lambda: sealed_file.seal(b"", to=KEY), TypeError, "to must be a PublicKey or several, not Key"),
        (lambda: sealed_file.seal(b"", to=[]), ValueError, "to has 0 public keys; expected 1 to 1023"),
        (lambda: sealed_file.seal(b"", passphrase=""), sealed_file.BadKey, "the passphrase is empty"),
        (lambda: sealed_file.seal(b"", passphrase="x" * 1001), sealed_file.BadKey, "the passphrase is too long"),
        (lambda: sealed_file.seal(b"", passphrase=b"\xff"), sealed_file.BadKey, "the passphrase is not UTF-8"),
        (
            lambda: sealed_file.seal(b"", key=KEY, algorithm="norx64-4-1"),
            ValueError,
            "norx64-4-1 cannot seal: its tag has 32 bytes, not 16; expected one of asc",
        ),
        (
            lambda: sealed_file.seal(b"", key=KEY, algorithm="tinyjambu-128"),
            ValueError,
            "tinyjambu-128 cannot seal: its tag has 8 bytes, not 16; expected one of asc",
        ),
        (lambda: sealed_file.seal(b"", key=KEY, algorithm="aes-256-gcm-si"), ValueError, "did you mean aes-256-gcm-siv"),
        (lambda: sealed_file.open(TEXT), sealed_file.NotAccepted, "sealed with a key; expected key"),
        (lambda: sealed_file.open(TEXT, key=sealed_file.Key(bytes(32))), sealed_file.WrongKey, "wrong key"),
        (
            lambda: sealed_file.open(sealed_file.seal(b"", to=ALICE.public_key)),
            sealed_file.NotAccepted,
            "for 1 recipient; expected id",
        ),
        (
            lambda: sealed_file.open(sealed_file.seal(b"", to=ALICE.public_key), identity=BOB),
            sealed_file.WrongKey,
            "sealed for 1 recipient, who is not this identity",
        ),
        (lambda: sealed_file.open(sealed_file.seal(b"", passphrase="x")), sealed_file.NotAccepted, "expected passphrase"),
        (lambda: sealed_file.open(sealed_file.seal(b"", passphrase="x"), passphrase="y"), sealed_file.WrongKey, "wrong passphrase"),
        (
            lambda: sealed_file.open(sealed_file.seal(b"", key=KEY, algorithm="ascon-128"), key=KEY),
            sealed_file.NotAccepted,
            "legacy algorithm ascon-128; allow_legacy=True opens it",
        ),
        (lambda: sealed_file.open(sealed_file.seal(b"", key=KEY)[:-1], key=KEY), sealed_file.BadChunk, "truncated"),
        (
            lambda: sealed_file.open(sealed_file.seal(b"x", key=KEY) + b"x", key=KEY),
            sealed_file.BadChunk,
            "final chunk, number 0, is",
        ),
        (lambda: sealed_file.seal(b"", key=KEY, work_factor=18), TypeError, "work_factor is that of a passphrase"),
        (lambda: ALICE.write("no/where", work_factor=18), TypeError, "work_factor is that of a passphrase"),
        (lambda: sealed_file.seal(b"", passphrase="x", work_factor=14), ValueError, "work_factor is 14; expected 15 to 20"),
        (lambda: sealed_file.seal(b"", passphrase="x", work_factor=21), ValueError, "work_factor is 21; expected 15 to 20"),
        (lambda: ALICE.write("no/where", "x", work_factor=21), ValueError, "work_factor is 21; expected 15 to 20"),
        (lambda: sealed_file.seal(b"", passphrase=5), TypeError, "a bytes-like object is required"),  # type: ignore[arg-type]
        (lambda: sealed_file.seal(b"", key=KEY, context=5), TypeError, "a bytes-like object is required"),  # type: ignore[arg-type]
        (lambda: sealed_file.seal(b"", passphrase="pass\0"), sealed_file.BadKey, "the passphrase has a NUL"),
        (lambda: sealed_file.seal(b"", passphrase=b"p\0ass"), sealed_file.BadKey, "the passphrase has a NUL"),
        (lambda: sealed_file.seal(b"", passphrase="\ud800"), sealed_file.BadKey, "the passphrase is not UTF-8"),
        (lambda: sealed_file.open(SEALED_WITH_WORDS, passphrase=f"{WORDS}\0"), sealed_file.BadKey, "the passphrase has a NUL"),
        (lambda: ALICE.write("no/where", f"{WORDS}\0"), sealed_file.BadKey, "the passphrase has a NUL"),
        (lambda: sealed_file.Key(bytes(31)), ValueError, "a key has 32 bytes, not 31"),
        (lambda: sealed_file.PublicKey(bytes(32)), sealed_file.BadKey, "a low-order public key, which has no owner"),
        (lambda: sealed_file.Identity.from_text(KEY.text), sealed_file.BadKey, "a key for --key-file"),
    ],
)
def test_refusals(call: Callable[[], object], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        call()


def test_the_work_factor_of_a_passphrase(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit is checked before any memory is taken. A file with PBKDF2 has no work factor."""
    sealed = sealed_file.seal(b"text", passphrase=WORDS, work_factor=16)
    assert sealed_file.open(sealed, passphrase=WORDS, work_factor_max=16) == b"text"
    assert sealed_file.open(SEALED_WITH_WORDS, passphrase=WORDS, work_factor_max=15) == b""
    ALICE.write(tmp_path / "alice", WORDS, work_factor=15)
    assert sealed_file.Identity.read(tmp_path / "alice", WORDS).secret == ALICE.secret

    def taken(*_: Any, **__: Any) -> bytes:
        raise AssertionError

    monkeypatch.setattr(hashlib, "scrypt", taken)
    message = "a work factor of 16, which takes 64 MiB; expected at most 15"
    with pytest.raises(sealed_file.NotAccepted, match=message):
        sealed_file.open(sealed, passphrase=WORDS, work_factor_max=15)
    with pytest.raises(sealed_file.NotAccepted, match=message):
        sealed_file.open_stream(io.BytesIO(sealed), io.BytesIO(), passphrase=WORDS, work_factor_max=15)
    (tmp_path / "sealed").write_bytes(sealed)
    with pytest.raises(sealed_file.NotAccepted, match=message):
        sealed_file.open_file(tmp_path / "sealed", tmp_path / "opened", passphrase=WORDS, work_factor_max=15)
    assert sorted(os.listdir(tmp_path)) == ["alice", "sealed"]


def test_a_python_without_scrypt(monkeypatch: pytest.MonkeyPatch) -> None:
    sealed = sealed_file.seal(b"text", passphrase=WORDS, work_factor=15)
    monkeypatch.delattr(hashlib, "scrypt")
    with pytest.raises(sealed_file.NoScrypt, match="a passphrase needs scrypt, which this Python lacks; expected"):
        sealed_file.seal(b"text", passphrase=WORDS)
    with pytest.raises(sealed_file.NoScrypt, match="sealed with a passphrase and scrypt, which this Python lacks"):
        sealed_file.open(sealed, passphrase=WORDS)
    assert sealed_file.open(SEALED_WITH_WORDS, passphrase=WORDS) == b""


def test_a_lack_of_memory_for_scrypt(monkeypatch: pytest.MonkeyPatch) -> None:
    scrypt = hashlib.scrypt

    def limited(*arguments: Any, **options: Any) -> bytes:
        if options["n"] > 1024:
            raise ValueError("[digital envelope routines] malloc failure")
        return scrypt(*arguments, **options)

    monkeypatch.setattr(hashlib, "scrypt", limited)
    with pytest.raises(MemoryError, match="scrypt needs 32 MiB"):
        sealed_file.seal(b"text", passphrase=WORDS, work_factor=15)


@pytest.mark.parametrize("way", WAYS)
def test_contexts(way: str, tmp_path: Path) -> None:
    """A file opens only with its own context: in memory, from stream to stream and from file to file."""
    to_seal, to_open = WAYS[way]
    if way == "passphrase":
        to_seal = to_seal | {"work_factor": 15}
    sealed, again = sealed_file.seal(b"text", context="mäil", **to_seal), io.BytesIO()
    sealed_file.seal_stream(io.BytesIO(b"text"), again, context="mäil".encode(), **to_seal)
    (tmp_path / "plain").write_bytes(b"text")
    sealed_file.seal_file(tmp_path / "plain", tmp_path / "sealed", context="mäil", **to_seal)
    for file in (sealed, again.getvalue(), (tmp_path / "sealed").read_bytes()):
        assert sealed_file.open(file, context="mäil", **to_open) == b"text"
    sealed_file.open_file(tmp_path / "sealed", tmp_path / "opened", context="mäil".encode(), **to_open)
    for other in ("", "mail", b"m\xe4il"):
        with pytest.raises(sealed_file.WrongKey, match=r"context( or none)?$"):
            sealed_file.open(sealed, context=other, **to_open)
        with pytest.raises(sealed_file.WrongKey, match=r"context( or none)?$"):
            sealed_file.open_stream(io.BytesIO(sealed), io.BytesIO(), context=other, **to_open)
        with pytest.raises(sealed_file.WrongKey, match=r"context( or none)?$"):
            sealed_file.open_file(tmp_path / "sealed", tmp_path / "other", context=other, **to_open)
    assert sealed_file.open(sealed_file.seal(b"text", context="", **to_seal), **to_open) == b"text"
    assert sorted(os.listdir(tmp_path)) == ["opened", "plain", "sealed"]


def test_legacy_algorithms_open_where_they_are_allowed() -> None:
    sealed = sealed_file.seal(b"text", key=KEY, algorithm="ascon-128")
    assert sealed_file.open(sealed, key=KEY, allow_legacy=True) == b"text"


def test_a_protected_identity_needs_its_passphrase(tmp_path: Path) -> None:
    ALICE.write(tmp_path / "alice", "words")
    with pytest.raises(sealed_file.BadKey, match="protected with a passphrase; expected the passphrase"):
        sealed_file.Identity.read(tmp_path / "alice")
    with pytest.raises(sealed_file.WrongKey, match="protected identity: wrong passphrase"):
        sealed_file.Identity.read(tmp_path / "alice", "other words")
    content = (tmp_path / "alice").read_bytes()
    with pytest.raises(sealed_file.BadKey, match="line 2 is no secret key"):
        sealed_file.Identity.from_text(content.replace(b"\n-----BEGIN", b"\nx\n-----BEGIN"), "words")
