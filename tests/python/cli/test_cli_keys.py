# SPDX-License-Identifier: MIT OR Apache-2.0
"""Key files: how they are made and read, who else may have them, and what their fingerprints are."""

from __future__ import annotations

import os
import re
import resource
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from cli_tools import KEY_LINE, LINNET, LINNET_WITHOUT_O_TMPFILE, reference_file, run, run_on_terminal, write_key
from reference import sealed_file as reference
from repository import ROOT

IS_ROOT = os.geteuid() == 0
NOBODY = 65534
FINGERPRINT = r"[0-9a-f]{4}(-[0-9a-f]{4}){7}"


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# To make them


def test_keygen(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for path, arguments in ((first, (first,)), (second, ("-o", second))):
        done = run("keygen", *arguments, umask=0o277)
        assert (done.returncode, done.stdout) == (0, b"")
        assert re.fullmatch(f"linnet: {re.escape(str(path))}: fingerprint {FINGERPRINT}\n", done.stderr.decode())
    assert mode_of(first) == mode_of(second) == 0o600
    assert len(first.read_bytes()) == len(KEY_LINE)
    assert first.read_bytes().startswith(b"linnet-key-1 ")
    assert first.read_bytes() != second.read_bytes()


def test_keygen_does_not_overwrite(tmp_path: Path) -> None:
    path = write_key(tmp_path)
    done = run("keygen", path)
    assert done.returncode == 3
    assert done.stderr == f"linnet: {path}: File exists\n".encode()
    assert path.read_bytes() == KEY_LINE


def test_keygen_wants_one_name(tmp_path: Path) -> None:
    assert run("keygen").returncode == 2
    assert run("keygen", tmp_path / "a", "-o", tmp_path / "b").returncode == 2
    assert os.listdir(tmp_path) == []


def test_keygen_writes_to_standard_output(tmp_path: Path) -> None:
    for target in ("-", "/dev/stdout", "/proc/self/fd/1"):
        done = run("keygen", target, cwd=tmp_path)
        assert done.returncode == 0
        assert re.fullmatch(rb"linnet-key-1 [A-Za-z0-9+/]{43}=\n", done.stdout)
    assert os.listdir(tmp_path) == []
    assert run("open", "-k", "-", write_sealed(tmp_path), input=KEY_LINE).stdout == bytes(range(5))


def test_keygen_does_not_show_a_key_on_a_terminal(tmp_path: Path) -> None:
    status, shown = run_on_terminal("keygen", "-", output_too=True)
    assert status == 2
    assert shown == "linnet: standard output is a terminal; expected -o FILE or a redirection\r\n"


def test_keygen_warns_of_a_redirection_that_others_can_read(tmp_path: Path) -> None:
    path = tmp_path / "key"
    with open(path, "wb") as file:
        path.chmod(0o644)
        done = subprocess.run([*LINNET, "keygen", "-"], stdout=file, stderr=subprocess.PIPE, check=True)
    assert b"linnet: warning: standard output may be read by others; chmod 600 keeps it to you\n" in done.stderr


@pytest.mark.parametrize("command", [LINNET, LINNET_WITHOUT_O_TMPFILE])
def test_keygen_on_a_full_disk_names_the_file(command: tuple[str, ...], tmp_path: Path) -> None:
    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10))

    done = run("keygen", "/dev/full", command=command)
    assert (done.returncode, done.stderr) == (3, b"linnet: /dev/full: No space left on device\n")
    done = run("keygen", tmp_path / "key", command=command, preexec_fn=limit)
    assert (done.returncode, done.stderr) == (3, f"linnet: {tmp_path}/key: File too large\n".encode())
    assert os.listdir(tmp_path) == []


def synced(*arguments: str | Path) -> list[str]:
    """The files, by content, and directories that the command forced to the disk."""
    script = (
        "import os, stat, sys\n"
        "force = os.fsync\n"
        "def fsync(fd):\n"
        "    force(fd)\n"
        "    name = f'/proc/self/fd/{fd}'\n"
        "    what = os.readlink(name) if stat.S_ISDIR(os.fstat(fd).st_mode) else open(name).read()\n"
        "    print('forced:', repr(what), file=sys.stderr)\n"
        "os.fsync = fsync\n"
        "from linnet_cli.main import main; main()"
    )
    errors = run(*arguments, command=(sys.executable, "-c", script)).stderr.decode()
    return [line.removeprefix("forced: ").strip("'") for line in errors.splitlines() if line.startswith("forced: ")]


@pytest.mark.parametrize("kind", [[], ["--x25519"]])
def test_a_new_key_is_on_the_disk(kind: list[str], tmp_path: Path) -> None:
    """A file sealed with it may be: seal --force forces it to the disk before it replaces the plaintext."""
    forced = synced("keygen", *kind, tmp_path / "key")
    assert forced == [repr((tmp_path / "key").read_text()).strip("'"), str(tmp_path)]


# To read them


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "no key in the file; expected a line that begins with 'linnet-key-1 '"),
        (b"# nothing\n\n", "no key in the file; expected a line that begins with 'linnet-key-1 '"),
        (b"linnet-key-2 " + KEY_LINE[13:], "line 1 is no key; expected a line that begins with 'linnet-key-1 '"),
        (b"\n#\nx " + KEY_LINE, "line 3 is no key; expected"),
        (KEY_LINE.decode().encode("utf-16"), "text in UTF-16; expected UTF-8"),
        (KEY_LINE[:-6] + b"\n", "line 1 is damaged; expected 32 bytes in base64 after 'linnet-key-1 '"),
        (KEY_LINE[:-3] + b"\n", "line 1 is damaged; expected"),
        (KEY_LINE.replace(b"h8=", b"h9="), "line 1 is damaged; expected"),
        (KEY_LINE.replace(b"AAEC", b"AA*C"), "line 1 is damaged; expected"),
        (KEY_LINE.replace(b"AAEC", b"AA EC"), "line 1 is damaged; expected"),
        (b"# one\n" + KEY_LINE * 2, "line 3 follows the key; expected nothing but comments (#) and blank lines"),
        (KEY_LINE + b"\n\nsecret words\n", "line 4 follows the key; expected"),
        (bytes(1000), "line 1 is no key; expected"),
        (b"\n" * 65537, "not a key file; expected at most 65536 bytes"),
    ],
)
def test_a_malformed_key_file_is_refused(content: bytes, message: str, tmp_path: Path) -> None:
    path = write_key(tmp_path, content)
    done = run("seal", "-k", path)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().startswith(f"linnet: {path}: {message}")
    assert b"; expected " in done.stderr
    assert b"secret words" not in done.stderr


def test_line_ends_comments_and_blank_lines_do_not_matter(tmp_path: Path) -> None:
    files = []
    for before in (b"", b"# for \xff backups\n\n \t\r\n#\r\n"):
        for end in (b"", b"\n", b"\r\n", b"\n\n# made today"):
            files.append(tmp_path / str(len(files)))
            files[-1].write_bytes(before + KEY_LINE.strip() + end)
    done = run("fingerprint", *files)
    assert (done.returncode, done.stderr) == (0, b"")
    assert len({line.split()[0] for line in done.stdout.splitlines()}) == 1


def write_sealed(directory: Path) -> Path:
    path = directory / "sealed"
    path.write_bytes(reference_file(5))
    return path


@pytest.mark.parametrize("name", ["-", "/dev/stdin"])
def test_the_key_from_standard_input(name: str, tmp_path: Path) -> None:
    sealed = write_sealed(tmp_path)
    done = run("open", "-k", name, sealed, input=KEY_LINE)
    assert (done.returncode, done.stdout, done.stderr) == (0, bytes(range(5)), b"")
    for source in ([], ["/proc/self/fd/0"]):
        done = run("seal", "-k", name, *source, input=KEY_LINE)
        assert (done.returncode, done.stdout) == (2, b"")
        assert b"standard input cannot be both the key and the input; expected a named IN" in done.stderr


# Who else may have them


@pytest.mark.parametrize(
    ("mode", "can"),
    [(0o640, "read"), (0o602, "written"), (0o666, "read and written"), (0o711, "")],
)
def test_a_key_that_others_can_read_or_write_is_reported(mode: int, can: str, tmp_path: Path) -> None:
    path = write_key(tmp_path)
    path.chmod(mode)
    for given, name, options in ((path, path, []), ("-", "standard input", []), (path, "", ["--quiet"])):
        with open(path, "rb") as file:
            done = run("open", "-k", given, write_sealed(tmp_path), *options, stdin=file)
        assert done.returncode == 0
        warning = f"linnet: warning: {name} may be {can} by others; chmod 600 keeps it to you\n"
        assert done.stderr.decode() == (warning if can and name else "")


@pytest.mark.skipif(not IS_ROOT, reason="only root can give a file away")
def test_a_key_of_another_user_is_reported(tmp_path: Path) -> None:
    path = write_key(tmp_path)
    os.chown(path, NOBODY, NOBODY)
    done = run("open", "-k", path, write_sealed(tmp_path))
    assert done.returncode == 0
    assert done.stderr.decode() == (f"linnet: warning: {path} belongs to another user (uid {NOBODY}), who may read and change it\n")


# Fingerprints


def test_the_fingerprint_is_what_the_document_says(tmp_path: Path) -> None:
    path = write_key(tmp_path)
    expected = reference.fingerprint(reference.SECRET)
    assert re.fullmatch(FINGERPRINT, expected)
    commented = tmp_path / "commented"
    commented.write_bytes(b"# a comment\n" + KEY_LINE + b"\n# another\n")
    done = run("fingerprint", path, commented, "-", input=KEY_LINE)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode() == f"{expected}  {path}\n{expected}  {commented}\n{expected}  -\n"
    document = ROOT / "docs" / "sealed-file.md"
    assert f"fingerprint = {expected}\n" in document.read_text()


def test_keygen_prints_the_fingerprint(tmp_path: Path) -> None:
    made = run("keygen", tmp_path / "key").stderr.decode().split()[-1]
    assert run("fingerprint", "key", cwd=tmp_path).stdout.decode() == f"{made}  key\n"
    assert run("-q", "keygen", tmp_path / "second").stderr == b""
    assert run("keygen", "-q", tmp_path / "third").stderr == b""


def test_a_bad_key_file_does_not_stop_the_others(tmp_path: Path) -> None:
    good, bad = write_key(tmp_path), tmp_path / "bad"
    bad.write_bytes(b"no key")
    done = run("fingerprint", bad, good)
    assert (done.returncode, done.stdout.count(b"\n"), done.stderr.count(b"\n")) == (2, 1, 1)
    done = run("fingerprint", tmp_path / "missing", bad, good)
    assert (done.returncode, done.stdout.count(b"\n"), done.stderr.count(b"\n")) == (3, 1, 2)
