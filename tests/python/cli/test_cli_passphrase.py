# SPDX-License-Identifier: MIT OR Apache-2.0
"""Sealing with passphrases: the prompt on a terminal, passphrase files, and the stanza."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest
from cli_tools import Open, reference_file, run, wait_until, write_key
from reference import sealed_file as reference

from linnet.sealed_file import _stanzas as stanzas

PLAINTEXT = reference.plaintext_of(5)
WORDS = reference.PASSPHRASE_TEXT.encode()
FIRST, SECOND = b"Passphrase: ", b"The same again: "
NUL = "the passphrase has a NUL, as every ASCII character has in UTF-16; expected text in UTF-8 without NUL"
MARK = b"\xef\xbb\xbf"


def sealed_file(passphrase: bytes = WORDS, iterations: int = 100_000) -> bytes:
    data = reference.pbkdf2_stanza(passphrase, reference.PASSPHRASE_SALT, iterations, reference.SECRET)
    return reference.seal(reference.SECRET, "ascon-aead128", reference.SALT, PLAINTEXT, data).file


def sealed_by_scrypt(work_factor: int = 15) -> bytes:
    data = reference.scrypt_stanza(WORDS, reference.PASSPHRASE_SALT, work_factor, reference.SECRET)
    return reference.seal(reference.SECRET, "ascon-aead128", reference.SALT, PLAINTEXT, data).file


def write_words(directory: Path, content: bytes = WORDS) -> Path:
    path = directory / "words"
    path.write_bytes(content)
    path.chmod(0o600)
    return path


def write_sealed(directory: Path, content: bytes | None = None) -> Path:
    path = directory / "sealed"
    path.write_bytes(sealed_file() if content is None else content)
    return path


# The prompt


def test_the_prompt_to_seal_and_to_open(terminal: Open, tmp_path: Path) -> None:
    """Asked twice to seal, once to open, and never shown."""
    sealing = terminal("seal", "--passphrase")
    sealing.answer(FIRST, WORDS + b"\n")
    assert not sealing.echoes
    sealing.answer(SECOND, WORDS + b"\n")
    sealed = sealing.end(PLAINTEXT)
    assert (sealed.returncode, sealed.stderr) == (0, b"")
    assert sealing.shown == b"Passphrase: \r\nThe same again: \r\n"
    opening = terminal("open", "--passphrase", write_sealed(tmp_path, sealed.stdout))
    opening.answer(FIRST, WORDS + b"\n")
    opened = opening.end()
    assert (opened.returncode, opened.stdout, opened.stderr) == (0, PLAINTEXT, b"")
    assert opening.shown == b"Passphrase: \r\n"


def test_two_passphrases_that_differ(terminal: Open, tmp_path: Path) -> None:
    sealing = terminal("seal", "--passphrase", "-o", tmp_path / "sealed")
    sealing.answer(FIRST, WORDS + b"\n")
    sealing.answer(SECOND, b"correct house battery staple\n")
    done = sealing.end(PLAINTEXT)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == b"linnet: the two passphrases differ; expected the same twice\n"
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        (b"\n", "the passphrase is empty; expected at least one character"),
        (b"\x04", "no passphrase was typed; expected a line"),
        (b"caf\xe9\n", "the passphrase is not UTF-8, so it could not be typed everywhere; expected text in UTF-8"),
        (b"a" * 1001 + b"\n", "the passphrase is too long; expected at most 1000 bytes"),
        (WORDS + b"\0\n", NUL),
    ],
)
def test_what_is_no_passphrase(typed: bytes, message: str, terminal: Open) -> None:
    sealing = terminal("seal", "--passphrase")
    sealing.answer(FIRST, typed)
    done = sealing.end(b"")
    assert (done.returncode, done.stdout, done.stderr.decode()) == (2, b"", f"linnet: {message}\n")


def test_long_lines_and_the_end_of_input_within_one(terminal: Open, tmp_path: Path) -> None:
    longest = b"\xc3\xa9" * 500
    opening = terminal("open", "--passphrase", write_sealed(tmp_path, sealed_file(longest)))
    opening.answer(FIRST, longest[:100] + b"\x04" + longest[100:] + b"\n")
    assert opening.end().stdout == PLAINTEXT


@pytest.mark.parametrize(("typed", "number"), [(b"half\x03", signal.SIGINT), (b"half\x1c", signal.SIGQUIT)])
def test_an_interrupt_at_the_prompt(typed: bytes, number: int, terminal: Open, tmp_path: Path) -> None:
    sealing = terminal("seal", "--passphrase", "-o", tmp_path / "sealed")
    sealing.answer(FIRST, WORDS + b"\n")
    sealing.answer(SECOND, typed)
    done = sealing.end(b"")
    assert (done.returncode, done.stderr) == (-number, b"")
    assert b"half" not in sealing.shown
    assert os.listdir(tmp_path) == []


def test_what_was_half_typed_is_not_left_to_the_shell(terminal: Open, tmp_path: Path) -> None:
    opening = terminal("open", "--passphrase", write_sealed(tmp_path))
    opening.answer(FIRST, b"half of it")
    opening.process.terminate()
    assert opening.end(b"").returncode == -signal.SIGTERM
    opening.type(b"\n")
    assert opening.left() == b"\n"


def test_what_was_typed_before_is_no_passphrase(terminal: Open, tmp_path: Path) -> None:
    """The terminal has already shown it."""
    opening = terminal("open", "--passphrase", write_sealed(tmp_path), typed_before=b"visible\n")
    opening.answer(FIRST, WORDS + b"\n")
    assert opening.end().stdout == PLAINTEXT


def test_the_terminal_stays_silent_after_a_stop(terminal: Open, tmp_path: Path) -> None:
    opening = terminal("open", "--passphrase", write_sealed(tmp_path))
    opening.wait_for(FIRST)
    opening.process.send_signal(signal.SIGSTOP)
    opening.echo()
    opening.process.send_signal(signal.SIGCONT)
    wait_until(lambda: not opening.echoes)
    opening.type(WORDS + b"\n")
    assert opening.end().stdout == PLAINTEXT
    assert WORDS not in opening.shown


def test_without_a_terminal(tmp_path: Path) -> None:
    for command in ("seal", "open"):
        done = run(command, "--passphrase", write_sealed(tmp_path), start_new_session=True)
        assert (done.returncode, done.stdout) == (2, b"")
        assert done.stderr == b"linnet: there is no terminal to ask for the passphrase; expected --passphrase-file FILE\n"


def test_a_terminal_that_fails_is_named(terminal: Open) -> None:
    script = "import termios\ndef fail(fd): raise termios.error(5, 'Input/output error')\ntermios.tcgetattr = fail\n"
    command = (sys.executable, "-c", f"{script}from linnet_cli.main import main; main()")
    done = terminal("seal", "--passphrase", command=command).end(b"")
    assert (done.returncode, done.stderr) == (3, b"linnet: /dev/tty: Input/output error\n")


def test_the_prompt_comes_last(tmp_path: Path) -> None:
    """Every other error is reported before anything is typed; without a terminal a prompt would fail."""
    sealed, plain = write_sealed(tmp_path), tmp_path / "plain"
    plain.write_bytes(PLAINTEXT)
    by_key = tmp_path / "by key"
    by_key.write_bytes(reference_file(5))
    for words, message in (
        (["open", by_key], f"{by_key}: sealed with a key: open it with --key-file FILE"),
        (["open", tmp_path / "missing"], f"{tmp_path}/missing: No such file or directory"),
        (["open", plain], f"{plain}: not a sealed file"),
        (["open", sealed, "-o", plain], f"{plain}: File exists; --force replaces it"),
        (["open", sealed, "surplus"], "2 inputs need --into DIR; --passphrase takes no value: linnet asks for it"),
        (["open", sealed, "--into", tmp_path / "nowhere"], f"{tmp_path}/nowhere: No such file or directory"),
        (["open", sealed, "--into", tmp_path], "sealed: expected a name that ends with .sealed, which --into takes off"),
        (["seal", plain, "-o", sealed], f"{sealed}: File exists; --force replaces it"),
        (["seal", plain, "-o", tmp_path], f"{tmp_path}: Is a directory"),
        (["seal", plain, "-o", tmp_path / "no" / "where"], f"{tmp_path}/no/where: No such file or directory"),
    ):
        done = run(*words, "--passphrase", start_new_session=True)
        assert (done.returncode != 0, done.stdout) == (True, b"")
        assert done.stderr.decode().startswith(f"linnet: {message}"), words
        assert b"terminal" not in done.stderr


def test_several_files_are_asked_for_once(terminal: Open, tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / name).write_bytes(PLAINTEXT)
    sealing = terminal("seal", "--passphrase", "--into", tmp_path, tmp_path / "a", tmp_path / "b")
    sealing.answer(FIRST, WORDS + b"\n")
    sealing.answer(SECOND, WORDS + b"\n")
    assert sealing.end(b"").returncode == 0
    found = [reference.header_fields((tmp_path / f"{name}.sealed").read_bytes())[1] for name in ("a", "b")]
    assert found[0][3:35] != found[1][3:35]


# Files


@pytest.mark.parametrize(
    "content",
    [WORDS, WORDS + b"\n", WORDS + b"\r\n", WORDS + b"\nsecond line \xff\0\n", MARK + WORDS, MARK + WORDS + b"\r\n" + MARK],
)
def test_the_first_line_of_a_file(content: bytes, tmp_path: Path) -> None:
    done = run("open", "--passphrase-file", write_words(tmp_path, content), input=sealed_file())
    assert (done.returncode, done.stdout, done.stderr) == (0, PLAINTEXT, b"")


def test_only_one_mark_is_no_part_of_the_passphrase(tmp_path: Path) -> None:
    """So a passphrase that begins with a mark can still be given."""
    done = run("open", "--passphrase-file", write_words(tmp_path, MARK * 2 + WORDS), input=sealed_file(MARK + WORDS))
    assert (done.returncode, done.stdout, done.stderr) == (0, PLAINTEXT, b"")


def test_the_passphrase_from_standard_input(tmp_path: Path) -> None:
    (tmp_path / "sealed").write_bytes(sealed_file())
    assert run("open", "--passphrase-file", "-", tmp_path / "sealed", input=WORDS + b"\n").stdout == PLAINTEXT


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "the passphrase is empty; expected at least one character"),
        (b"\r\nwords\n", "the passphrase is empty; expected at least one character"),
        (b"caf\xe9\n", "the passphrase is not UTF-8"),
        (b"a" * 1001 + b"\n", "the passphrase is too long; expected at most 1000 bytes"),
        (MARK + b"\n", "the passphrase is empty; expected at least one character"),
        (WORDS + b"\0", NUL),
        (WORDS + b"\0\n", NUL),
        (b"two\0words\n", NUL),
        ("words\n".encode("utf-16-le"), NUL),
        ("words\n".encode("utf-16-be"), NUL),
        (b"\xff\xfe" + "words\n".encode("utf-16-le"), "text in UTF-16; expected UTF-8"),
        (b"\xfe\xff" + "words\n".encode("utf-16-be"), "text in UTF-16; expected UTF-8"),
        (b"words\n" + bytes(65531), "not a passphrase file; expected at most 65536 bytes"),
    ],
)
def test_a_bad_passphrase_file_is_refused(content: bytes, message: str, tmp_path: Path) -> None:
    path = write_words(tmp_path, content)
    done = run("seal", "--passphrase-file", path)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().startswith(f"linnet: {path}: {message}")


@pytest.mark.parametrize("content", [WORDS + b"\0", b"\0" + WORDS, b"\xff\xfe" + WORDS])
def test_every_command_refuses_what_is_no_text(content: bytes, tmp_path: Path) -> None:
    """A NUL at the end would not change the key, since HMAC pads its keys with zeros."""
    path, message = write_words(tmp_path, content), "text in UTF-16; expected UTF-8" if content[0] == 0xFF else NUL
    (tmp_path / "sealed").write_bytes(sealed_file())
    for command in (
        ("seal",),
        ("open", tmp_path / "sealed"),
        ("keygen", "--x25519", tmp_path / "new"),
        ("public-key", tmp_path / "sealed"),
        ("kdf", "-l", "16", "--salt", "00"),
    ):
        for source, name, options in ((path, path, {}), ("-", "standard input", {"input": content})):
            if source == path or command[0] != "seal":
                done = run(*command, "--passphrase-file", source, **options)
                assert (done.returncode, done.stdout) == (2, b""), command
                assert done.stderr.decode() == f"linnet: {name}: {message}\n"
    with path.open("rb") as file:
        done = run("open", "--passphrase-file", f"/dev/fd/{file.fileno()}", tmp_path / "sealed", pass_fds=(file.fileno(),))
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().endswith(f": {message}\n")
    assert sorted(os.listdir(tmp_path)) == ["sealed", "words"]


def test_a_passphrase_file_that_others_can_read_is_reported(tmp_path: Path) -> None:
    path = write_words(tmp_path)
    path.chmod(0o644)
    done = run("open", "--passphrase-file", path, input=sealed_file())
    assert done.stderr.decode() == f"linnet: warning: {path} may be read by others; chmod 600 keeps it to you\n"


def test_no_output_replaces_the_passphrase_file(tmp_path: Path) -> None:
    path = write_words(tmp_path)
    done = run("seal", "--passphrase-file", path, "--force", "-o", path, input=PLAINTEXT)
    assert done.returncode == 2
    assert f"{path} is the passphrase file; expected another output" in done.stderr.decode()
    assert path.read_bytes() == WORDS


@pytest.mark.parametrize("wrong", [b"wrong", WORDS + b" ", WORDS.upper(), WORDS[:-1]])
def test_a_wrong_passphrase_is_refused(wrong: bytes, tmp_path: Path) -> None:
    path = write_words(tmp_path, wrong)
    done = run("open", "--passphrase-file", path, "-o", tmp_path / "opened", input=sealed_file())
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr == b"linnet: standard input: wrong passphrase: the file was sealed with another one\n"
    assert os.listdir(tmp_path) == ["words"]


# Beside another implementation


def test_the_reference_opens_what_the_command_seals(tmp_path: Path) -> None:
    for options, work_factor in (((), 18), (("--work-factor", "15"), 15)):
        sealed = run("seal", "--passphrase-file", write_words(tmp_path), *options, input=PLAINTEXT).stdout
        data = reference.header_fields(sealed)[1]
        assert (data[0], len(data), data[35]) == (4, 84, work_factor)
        secret = reference.secret_by_passphrase(WORDS, data)
        assert secret is not None
        assert reference.open_short(sealed, secret) == PLAINTEXT
    assert reference.secret_by_passphrase(b"wrong", data) is None


def test_the_command_opens_what_the_reference_seals(tmp_path: Path) -> None:
    vector = reference.scrypt_stanza(WORDS, reference.PASSPHRASE_SALT, reference.WORK_FACTOR, reference.SECRET)
    assert stanzas.seal_with_passphrase(WORDS, reference.SECRET, reference.PASSPHRASE_SALT) == vector
    files = [sealed_file(iterations=iterations) for iterations in (100_000, reference.ITERATIONS)]
    for file in (*files, sealed_by_scrypt(), sealed_by_scrypt(reference.WORK_FACTOR)):
        done = run("open", "--passphrase-file", write_words(tmp_path), input=file)
        assert (done.returncode, done.stdout, done.stderr) == (0, PLAINTEXT, b"")


# What scrypt takes


def test_a_work_factor_above_the_allowed_one_is_refused_before_the_question(tmp_path: Path) -> None:
    """Without a terminal a prompt would fail."""
    sealed = write_sealed(tmp_path, sealed_by_scrypt(16))
    done = run("open", "--passphrase", "--work-factor-max", "15", sealed, start_new_session=True)
    assert (done.returncode, done.stdout) == (2, b"")
    message = "sealed with a passphrase and a work factor of 16, which takes 64 MiB; expected at most 15"
    assert done.stderr.decode() == f"linnet: {sealed}: {message}\n"
    done = run("open", "--passphrase-file", write_words(tmp_path), "--work-factor-max", "16", sealed)
    assert (done.returncode, done.stdout, done.stderr) == (0, PLAINTEXT, b"")


@pytest.mark.parametrize("wrong", ["14", "21", "0", "-1", "", "18.0", "99999999999999"])
def test_work_factors_that_are_none(wrong: str, tmp_path: Path) -> None:
    words = write_words(tmp_path)
    for command, option in (("seal", "--work-factor"), ("open", "--work-factor-max")):
        done = run(command, "--passphrase-file", words, f"{option}={wrong}")
        assert (done.returncode, done.stdout) == (2, b"")
        assert done.stderr.decode() == f"linnet: {option} is '{wrong}'; expected a number from 15 to 20\n"
    done = run("keygen", "--x25519", "--passphrase-file", words, f"--work-factor={wrong}", tmp_path / "new")
    assert (done.returncode, os.listdir(tmp_path)) == (2, ["words"])


def test_a_work_factor_needs_a_passphrase(tmp_path: Path) -> None:
    for command in (
        ("seal", "-k", write_key(tmp_path)),
        ("seal",),
        ("seal", "--format", "cobblestone-128"),
        ("keygen", tmp_path / "new"),
        ("keygen", "--x25519", tmp_path / "new"),
    ):
        done = run(*command, "--work-factor", "18")
        assert (done.returncode, done.stdout) == (2, b"")
        assert b"--work-factor needs --passphrase or --passphrase-file" in done.stderr
    assert os.listdir(tmp_path) == ["key"]


def test_the_work_factor_of_an_identity_file(tmp_path: Path) -> None:
    words = write_words(tmp_path)
    done = run("keygen", "--x25519", "--passphrase-file", words, "--work-factor", "15", tmp_path / "identity")
    again = run("public-key", "--passphrase-file", words, tmp_path / "identity")
    assert (done.returncode, again.stdout) == (0, done.stdout)
    armor = (tmp_path / "identity").read_bytes().split(b"\n", 1)[1]
    assert b"scrypt with a work factor of 15 (32 MiB)" in run("inspect", "-", input=armor).stdout


WITHOUT_SCRYPT = "import hashlib; del hashlib.scrypt"
IN_FIPS_MODE = """import hashlib
def scrypt(*_, **__): raise ValueError("unsupported")
hashlib.scrypt = scrypt"""


@pytest.mark.parametrize("change", [WITHOUT_SCRYPT, IN_FIPS_MODE])
def test_a_python_without_scrypt(change: str, tmp_path: Path) -> None:
    """This is reported before a passphrase is asked for; files with PBKDF2 still open."""
    command = (sys.executable, "-c", f"{change}\nfrom linnet_cli.main import main; main()")
    sealed = write_sealed(tmp_path, sealed_by_scrypt())
    lacks = "which this Python lacks; expected one whose hashlib has scrypt"
    to_seal = f"linnet: a passphrase needs scrypt, {lacks}, or to seal with a key or to public keys\n"
    for arguments, message in (
        (("seal", "-o", tmp_path / "new"), to_seal),
        (("keygen", "--x25519", tmp_path / "new"), to_seal),
        (("open", sealed), f"linnet: {sealed}: sealed with a passphrase and scrypt, {lacks}\n"),
    ):
        done = run(*arguments, "--passphrase", command=command, start_new_session=True)
        assert (done.returncode, done.stdout, done.stderr.decode()) == (2, b"", message)
    assert os.listdir(tmp_path) == ["sealed"]
    done = run("open", "--passphrase-file", write_words(tmp_path), command=command, input=sealed_file())
    assert (done.returncode, done.stdout, done.stderr) == (0, PLAINTEXT, b"")


def test_a_lack_of_memory_for_scrypt(tmp_path: Path) -> None:
    script = "import resource\nfrom linnet_cli.main import main\nresource.setrlimit(resource.RLIMIT_AS, (1 << 28, 1 << 28))\nmain()"
    command = (sys.executable, "-c", script)
    for arguments in (("seal", "-o", tmp_path / "new"), ("open", write_sealed(tmp_path, sealed_by_scrypt(18)))):
        done = run(*arguments, "--passphrase-file", write_words(tmp_path), command=command)
        assert (done.returncode, done.stdout) == (3, b"")
        assert done.stderr == b"linnet: Cannot allocate memory: scrypt needs 256 MiB\n"
    assert sorted(os.listdir(tmp_path)) == ["sealed", "words"]
