# SPDX-License-Identifier: MIT OR Apache-2.0
"""A new user's input: usual spellings, names of other programs, the wrong option, nothing at all; armor, protected keys."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cli_tools import KEY_LINE, LINNET, LINNET_WITH_BAR, Open, reference_file, run, run_on_terminal, write_key
from reference import sealed_file as reference

import linnet
from linnet import sealed_file
from linnet_cli.format import sealing
from linnet_cli.output import hints

PLAINTEXT = reference.plaintext_of(5)
ALICE, BOB = map(sealed_file.Identity, reference.IDENTITIES[:2])
WORDS = reference.PASSPHRASE_TEXT
PROMPT = b"Passphrase: "


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A folder with a key, identities and a passphrase, and with a file sealed for each."""
    write_key(tmp_path)
    ALICE.write(tmp_path / "alice.key")
    BOB.write(tmp_path / "bob.key", "bob's words")
    (tmp_path / "words").write_text(WORDS)
    (tmp_path / "words").chmod(0o600)
    (tmp_path / "bobs").write_text("bob's words\n")
    (tmp_path / "bobs").chmod(0o600)
    (tmp_path / "key.sealed").write_bytes(reference_file(5))
    (tmp_path / "alice.sealed").write_bytes(sealed_file.seal(PLAINTEXT, to=ALICE.public_key))
    (tmp_path / "bob.sealed").write_bytes(sealed_file.seal(PLAINTEXT, to=BOB.public_key))
    (tmp_path / "words.sealed").write_bytes(sealed_file.seal(PLAINTEXT, passphrase=WORDS))
    return tmp_path


# Names


def test_spellings_of_all_algorithms() -> None:
    """No two ids differ only in parts that other spellings leave out; the name and the class of an algorithm are accepted too."""
    squashed = ["".join(filter(str.isalnum, entry.id)) for entry in linnet.catalog()]
    assert len(set(squashed)) == len(squashed)
    for entry in linnet.catalog():
        cls = type(linnet.aead(entry.id, bytes(entry.key_size))).__name__ if entry.kind == "aead" else entry.id
        for spelling in (entry.id.upper(), entry.id.replace("-", "_"), entry.id.replace("-", ""), entry.name, cls):
            assert linnet._factories._id(spelling) == entry.id  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "id"),
    [
        (["hash", "-a", "sha256"], "sha-256"),
        (["hash", "-a", "SHA-256"], "sha-256"),
        (["hash", "-a", "SHA512/256"], "sha-512-256"),
        (["hash", "-a", "sha3_256"], "sha3-256"),
        (["hash", "-a", "AsconHash256"], "ascon-hash256"),
    ],
)
def test_usual_spellings_on_the_command_line(words: list[str], id: str) -> None:
    done = run(*words, input=b"text")
    assert (done.returncode, done.stdout.split()[0].decode()) == (0, linnet.new(id, b"text").digest().hex())


def test_usual_spellings_in_python() -> None:
    assert linnet.new("SHA256", b"").digest() == linnet.sha_256(b"").digest()
    assert linnet.aead("AES_256_GCM", bytes(32)).id == "aes-256-gcm"
    assert linnet.mac("HMAC-SHA256", bytes(32)).digest() == linnet.HMACSHA256(bytes(32)).digest()
    assert linnet.mac("KMAC-128", bytes(16), customization=b"x").digest() == linnet.KMAC128(bytes(16), customization=b"x").digest()
    assert linnet.new("cSHAKE-128", customization=b"x").digest(8) == linnet.CSHAKE128(customization=b"x").digest(8)
    assert linnet.kat("SHA1") == linnet.kat("sha-1")


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: linnet.new("sha257"), "unknown hash or xof 'sha257'; did you mean sha-256"),
        (lambda: linnet.new("AES-128-GCM"), "aes-128-gcm is not of kind hash or xof; expected one of"),
        (lambda: linnet.aead("aes-256-gcm-si", bytes(32)), "did you mean aes-256-gcm-siv"),
    ],
)
def test_what_is_near_in_python(call: Callable[[], object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        call()


def test_the_package_has_no_attributes_on_demand() -> None:
    """With __getattr__ in the module, every use of a name costs 300 instructions: the interpreter cannot cache its place."""
    assert not hasattr(linnet, "__getattr__")


@pytest.mark.skipif(sys.version_info < (3, 10), reason="the interpreter names what is near since 3.10")
def test_names_that_the_package_does_not_have() -> None:
    done = subprocess.run([sys.executable, "-c", "import linnet; linnet.SHA_256"], capture_output=True, text=True, check=False)
    assert "module 'linnet' has no attribute 'SHA_256'. Did you mean: 'SHA256'?" in done.stderr


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["seal", "-k", "key", "-a", "aes-256-gcm-si"], "'aes-256-gcm-si' cannot seal; did you mean aes-256-gcm-siv"),
        (
            ["seal", "-k", "key", "-a", "sha-256"],
            "'sha-256' cannot seal: its kind is hash, not aead; expected one of ascon-aead128, ",
        ),
        (["hash", "-a", "sha257"], "unknown hash or xof 'sha257'; did you mean sha-256"),
        (
            ["seal", "--to", "team", "key"],
            "--to: no public key; expected 'linnet-public-key-1:' and 48 characters\n--to-file FILE takes",
        ),
        (["unseal"], "no such command 'unseal'; expected linnet open"),
        (["derive"], "no such command 'derive'; expected linnet kdf"),
    ],
)
def test_what_is_meant_is_named(words: list[str], message: str, tmp_path: Path) -> None:
    write_key(tmp_path)
    (tmp_path / "team").write_text(f"{ALICE.public_key}\n")
    done = run(*words, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().startswith(f"linnet: {message}")


# The file chooses


@pytest.mark.parametrize("name", ["key", "alice", "bob", "words"])
def test_a_file_takes_what_it_needs_of_all_that_is_given(name: str, files: Path) -> None:
    words = "bobs" if name == "bob" else "words"
    done = run("open", "-k", "key", "-i", "bob.key", "-i", "alice.key", "--passphrase-file", words, f"{name}.sealed", cwd=files)
    assert (done.returncode, done.stdout, done.stderr) == (0, PLAINTEXT, b"")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("key", "key.sealed: sealed with a key: open it with --key-file FILE"),
        ("alice", "alice.sealed: sealed for 1 recipient: open it with --identity FILE"),
        ("words", "there is no terminal to ask for the passphrase; expected --passphrase-file FILE"),
    ],
)
def test_what_is_missing_is_named(name: str, message: str, files: Path) -> None:
    done = run("open", f"{name}.sealed", "-o", "out", cwd=files, start_new_session=True)
    assert (done.returncode, done.stderr.decode()) == (2, f"linnet: {message}\n")
    assert not (files / "out").exists()


def test_a_passphrase_is_asked_for_where_nothing_is_given(terminal: Open, files: Path) -> None:
    run_ = terminal("open", files / "words.sealed")
    run_.answer(PROMPT, WORDS.encode() + b"\n")
    done = run_.end()
    assert (done.returncode, done.stdout, done.stderr) == (0, PLAINTEXT, b"")


def test_nothing_at_all_on_a_terminal_is_refused() -> None:
    status, shown = run_on_terminal("open", command=("sh", "-c", 'exec "$@" <&2', "sh", *LINNET))
    assert status == 2
    assert "expected IN, and with it --key-file FILE, --identity FILE or --passphrase" in shown


def test_several_files_take_what_each_needs(terminal: Open, files: Path) -> None:
    """The passphrases of a file and of an identity are asked for once each, the others need none."""
    (files / "into").mkdir()
    (files / "second.sealed").write_bytes((files / "words.sealed").read_bytes())
    names = [files / f"{name}.sealed" for name in ("key", "words", "second", "bob", "alice")]
    options = ["-k", files / "key", "-i", files / "bob.key", "-i", files / "alice.key", "--passphrase"]
    run_ = terminal("open", *options, "--into", files / "into", *names)
    run_.answer(PROMPT, WORDS.encode() + b"\n")
    run_.answer(f"Passphrase of {files / 'bob.key'}: ".encode(), b"bob's words\n")
    done = run_.end()
    assert (done.returncode, done.stderr) == (0, b"")
    assert {path.read_bytes() for path in (files / "into").iterdir()} == {PLAINTEXT}
    assert len(os.listdir(files / "into")) == len(names)


def test_what_no_file_needs_is_not_asked_for(files: Path) -> None:
    (files / "into").mkdir()
    words = ["open", "-k", "key", "--passphrase", "--into", "into", "key.sealed"]
    done = run(*words, cwd=files, start_new_session=True)
    assert (done.returncode, done.stderr, os.listdir(files / "into")) == (0, b"", ["key"])


def test_a_wrong_answer_is_told_once(files: Path) -> None:
    (files / "into").mkdir()
    (files / "second.sealed").write_bytes((files / "bob.sealed").read_bytes())
    words = ["open", "-i", "bob.key", "--passphrase-file", "words", "--into", "into", "bob.sealed", "second.sealed"]
    done = run(*words, cwd=files)
    assert (done.returncode, done.stderr.count(b"wrong passphrase"), os.listdir(files / "into")) == (1, 1, [])


# Protected identities


def test_a_protected_identity(terminal: Open, tmp_path: Path) -> None:
    making = terminal("keygen", "--x25519", "--passphrase", tmp_path / "key")
    making.answer(PROMPT, b"some words\n")
    making.answer(b"The same again: ", b"some words\n")
    made = making.end()
    public = made.stdout.decode().strip()
    assert (made.returncode, made.stderr) == (0, b"")
    content = (tmp_path / "key").read_text()
    assert content.startswith(f"# public key: {public}\n-----BEGIN LINNET SEALED FILE-----\n")
    assert "linnet-secret-key" not in content
    showing = terminal("public-key", tmp_path / "key")
    showing.answer(f"Passphrase of {tmp_path / 'key'}: ".encode(), b"some words\n")
    assert showing.end().stdout.decode() == f"{public}\n"
    sealed = run("seal", "--to", public, input=PLAINTEXT).stdout
    (tmp_path / "sealed").write_bytes(sealed)
    opening = terminal("open", "-i", tmp_path / "key", tmp_path / "sealed")
    opening.answer(f"Passphrase of {tmp_path / 'key'}: ".encode(), b"some words\n")
    assert opening.end().stdout == PLAINTEXT


def test_its_passphrase_is_not_asked_for_where_another_identity_opens(files: Path) -> None:
    done = run("open", "-i", "bob.key", "-i", "alice.key", "alice.sealed", cwd=files, start_new_session=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, PLAINTEXT, b"")


def test_a_wrong_passphrase_of_an_identity(files: Path) -> None:
    done = run("open", "-i", "bob.key", "--passphrase-file", "words", "bob.sealed", cwd=files)
    message = "linnet: bob.key: wrong passphrase: the identity is protected with another one\n"
    assert (done.returncode, done.stdout, done.stderr.decode()) == (1, b"", message)
    done = run("public-key", "--passphrase-file", "words", "bob.key", cwd=files)
    assert (done.returncode, done.stdout, done.stderr.decode()) == (1, b"", message)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--passphrase", "new"], "--passphrase protects an identity file; expected --x25519 with it"),
        (
            ["--x25519", "--passphrase", "--passphrase-file", "words", "new"],
            "--passphrase and --passphrase-file contradict each other",
        ),
        (["--x25519", "--passphrase-file", "empty", "new"], "the passphrase is empty; expected at least one character"),
        (["--x25519", "--passphrase", "key"], "key: File exists"),
    ],
)
def test_refused_protection(words: list[str], message: str, files: Path) -> None:
    """Everything that can be checked is checked before a passphrase is asked for."""
    (files / "empty").touch(0o600)
    done = run("keygen", *words, cwd=files, start_new_session=True)
    assert done.returncode in (2, 3)
    assert message in done.stderr.decode()
    assert not (files / "new").exists()


def test_a_passphrase_file_that_others_may_read_is_warned_of(files: Path) -> None:
    (files / "bobs").chmod(0o644)
    warning = b"linnet: warning: bobs may be read by others; chmod 600 keeps it to you\n"
    for words in (
        ["keygen", "--x25519", "--passphrase-file", "bobs", "new"],
        ["public-key", "--passphrase-file", "bobs", "bob.key"],
    ):
        done = run(*words, cwd=files)
        assert (done.returncode, done.stderr) == (0, warning)


# Armor


def test_armor_through_pipes_and_files(files: Path) -> None:
    plaintext = reference.plaintext_of(300_000)
    sealed = run("seal", "-k", "key", "--armor", cwd=files, input=plaintext)
    assert (sealed.returncode, sealed.stdout.isascii()) == (0, True)
    assert sealed.stdout.startswith(b"-----BEGIN LINNET SEALED FILE-----\n")
    (files / "armored").write_bytes(sealed.stdout)
    for name, options in (("-", {"input": sealed.stdout}), ("armored", {})):
        done = run("open", "-k", "key", name, cwd=files, **options)
        assert (done.returncode, done.stdout == plaintext, done.stderr) == (0, True, b"")
    shown = run("inspect", "armored", "-", cwd=files, input=sealed.stdout).stdout.decode()
    assert shown.count("linnet sealed file, version 1, armored\n") == 2
    assert shown.count(f"plaintext: {len(plaintext)} bytes\n") == 2


def test_armor_may_go_to_a_terminal(files: Path) -> None:
    status, shown = run_on_terminal("seal", "-k", files / "key", "--armor", files / "words", output_too=True)
    assert status == 0
    assert shown.startswith("-----BEGIN LINNET SEALED FILE-----\r\n")


def test_a_changed_chunk_of_armor(files: Path) -> None:
    plaintext = reference.plaintext_of(200_000)
    sealed = bytearray(sealed_file.seal(plaintext, key=sealed_file.Key.read(files / "key")))
    sealed[-1] ^= 1
    from linnet.sealed_file import _armor

    done = run("open", "-k", "key", "--explain", cwd=files, input=_armor.encode(bytes(sealed)))
    assert (done.returncode, plaintext.startswith(done.stdout), len(done.stdout) % 65536) == (1, True, 0)
    assert b"changed: one bit of chunk 3 was flipped" in done.stderr


def test_cobblestone_has_no_armor(files: Path) -> None:
    done = run("seal", "--format", "cobblestone-128", "--raw-key-file", "key", "--armor", cwd=files)
    assert (done.returncode, done.stderr) == (2, b"linnet: --format has no armor; expected no --armor\nTry 'linnet seal --help'.\n")


# Keys that editors have touched


@pytest.mark.parametrize(
    "content",
    [b"\xef\xbb\xbf" + KEY_LINE, b"  " + KEY_LINE, KEY_LINE.strip() + b" \t\r\n", KEY_LINE.strip() + b"  # of the backups\n"],
)
def test_a_key_that_an_editor_has_touched(content: bytes, tmp_path: Path) -> None:
    path = write_key(tmp_path, content)
    (tmp_path / "sealed").write_bytes(reference_file(5))
    done = run("open", "-k", path, tmp_path / "sealed")
    assert (done.returncode, done.stdout, done.stderr) == (0, PLAINTEXT, b"")


def test_public_keys_with_comments_behind(files: Path) -> None:
    (files / "team").write_bytes(f"\ufeff{ALICE.public_key}  # Alice\r\n\t{BOB.public_key}\t# Bob\n".encode())
    sealed = run("seal", "--to-file", "team", "--to", f"{ALICE.public_key} # again", "words", cwd=files)
    assert (sealed.returncode, sealed.stderr) == (0, b"")
    assert sealed_file.open(sealed.stdout, identity=ALICE) == WORDS.encode()
    (files / "team").write_bytes(f"{ALICE.public_key}\n".encode("utf-16"))
    done = run("seal", "--to-file", "team", "words", cwd=files)
    assert (done.returncode, done.stderr) == (2, b"linnet: team: text in UTF-16; expected UTF-8\n")


# Progress and hints


def frames(*arguments: str | Path, command: tuple[Any, ...] = LINNET_WITH_BAR) -> list[str]:
    """The output of a bar, line by line."""
    status, shown = run_on_terminal(*arguments, command=command)
    assert status == 0
    return [part for part in shown.replace("\n", "\r").split("\r") if "B" in part and "━" in part]


@pytest.mark.parametrize("armor", [[], ["--armor"]])
def test_a_bar_ends_at_the_end_and_keeps_its_units(armor: list[str], tmp_path: Path) -> None:
    key, source = write_key(tmp_path), tmp_path / "in"
    source.write_bytes(bytes(3_000_000))
    sealed = tmp_path / "sealed"
    assert "3.0/3.0 MB" in frames("seal", "-k", key, *armor, source, "-o", sealed)[-1]
    size = f"{sealed.stat().st_size / 1e6:.1f}"
    shown = frames("open", "-k", key, sealed, "-o", tmp_path / "opened")
    assert f"{size}/{size} MB" in shown[-1]
    assert not any("iB" in frame for frame in shown)


def test_a_bar_counts_from_where_standard_input_is(tmp_path: Path) -> None:
    key, source = write_key(tmp_path), tmp_path / "in"
    source.write_bytes(bytes(5_000_000))
    skipping = ("sh", "-c", 'exec 0<"$0"; dd bs=2000000 count=1 of=/dev/null 2>/dev/null; exec "$@"', source, *LINNET_WITH_BAR)
    assert "3.0/3.0 MB" in frames("seal", "-k", key, "-o", tmp_path / "sealed", command=skipping)[-1]


def where_others_take(share: float) -> tuple[str, ...]:
    change = f"from linnet_cli.output import hints; hints.LONG, hints.share_of = 1000, lambda *_: {share}; "
    return (sys.executable, "-c", f"{change}from linnet_cli.main import main; main()")


def test_a_long_file_gets_a_hint_once(tmp_path: Path) -> None:
    key = write_key(tmp_path)
    names = [tmp_path / name for name in ("a", "b")]
    for name in names:
        name.write_bytes(bytes(2000))
    (tmp_path / "into").mkdir()
    hint = "linnet: hint: a long file; -a aes-256-gcm takes 50% of the time of ascon-aead128 on this processor\r\n"
    words = ["seal", "-f", "-k", key, "--into", tmp_path / "into", *names]
    assert run_on_terminal(*words, command=where_others_take(0.5)) == (0, hint)
    assert run_on_terminal(*words, command=where_others_take(0.8)) == (0, "")
    assert run_on_terminal(*words, "-q", command=where_others_take(0.5)) == (0, "")
    assert run_on_terminal(*words, "-a", "ascon-aead128", command=where_others_take(0.5)) == (0, "")
    done = run(*words, command=where_others_take(0.5))
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_long_file_to_hash_gets_a_hint_too(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(bytes(2000))
    hint = "linnet: hint: a long file; -a sha-256 takes 20% of the time of ascon-hash256 on this processor\r\n"
    assert run_on_terminal("hash", tmp_path / "a", command=where_others_take(0.2)) == (0, hint)
    assert run_on_terminal("hash", "-a", "ascon-hash256", tmp_path / "a", command=where_others_take(0.2)) == (0, "")


def test_nobody_asks_for_sizes_where_nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[bool]()
    monkeypatch.setattr(hints, "is_terminal", lambda _: False)
    hints.another_algorithm(lambda: asked.append(True) or hints.LONG, "ascon-hash256", "sha-256", lambda _: None)
    assert not asked


def test_the_share_is_tried_here() -> None:
    assert 1.5 < hints.share_of("short", "long", lambda name: time.sleep(0.01 if name == "short" else 0.03)) < 6
    sealing.seal_nothing("aes-256-gcm")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_formats_complete(shell: str) -> None:
    done = run("--show-completion", env=os.environ | {"SHELL": f"/bin/{shell}"})
    assert done.returncode == 0
    for value in (b"cobblestone-128", b"cobblestone-256", b"kmac128", b"hkdf-sha-256"):
        assert value in done.stdout
