# SPDX-License-Identifier: MIT OR Apache-2.0
"""Outputs other than new files: descriptors by name, special files, and files that must not be written to."""

from __future__ import annotations

import os
import resource
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cli_tools import KEY_LINE, LINNET, bytes_written, reference_file, run, start, wait_until, write_key

from linnet_cli.io import descriptors, output_file

IS_ROOT = os.geteuid() == 0
NOBODY = 65534
MAGIC = b"\x8dlinnet\n"
MIB = 1 << 20
# A separate /dev, so that root cannot damage the real one.
PRIVATE_DEV = """
    mount -t tmpfs tmpfs /dev && cd /dev && ln -s /proc/self/fd fd && mknod full c 1 7 &&
    ln -s fd/0 stdin && ln -s fd/1 stdout && ln -s fd/2 stderr && "$@"
    status=$?; test -L /dev/stdout -a -L /dev/stderr -a -c /dev/full || exit 99; exit $status
"""
IN_PRIVATE_DEV = ("unshare", "-m", "sh", "-c", PRIVATE_DEV, "sh", *LINNET)


@pytest.fixture
def key(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_key(tmp_path_factory.mktemp("key"))


@pytest.fixture
def in_dev() -> tuple[str, ...]:
    """The command where it cannot harm /dev. Only root could."""
    if not IS_ROOT:
        return LINNET
    if subprocess.run(["unshare", "-m", "mount", "-t", "tmpfs", "tmpfs", "/mnt"], capture_output=True, check=False).returncode:
        pytest.skip("needs a mount namespace")
    return IN_PRIVATE_DEV


# Descriptors by name


@pytest.mark.parametrize(
    ("target", "force"),
    [
        ("/dev/stdout", []),
        ("/dev/stdout", ["--force"]),
        ("/dev/stderr", ["--force"]),
        ("/dev/fd/1", ["--force"]),
        ("/proc/self/fd/2", ["--force"]),
        ("/proc/thread-self/fd/1", ["--force"]),
        ("/dev/../dev//stdout", ["--force"]),
    ],
)
def test_a_name_means_the_descriptor(target: str, force: list[str], key: Path, in_dev: tuple[str, ...], tmp_path: Path) -> None:
    """Output continues at the descriptor's position in its file."""
    source, path = tmp_path / "in", tmp_path / "x"
    source.write_bytes(bytes(100))
    with open(path, "wb", buffering=0) as file:
        inode = path.stat().st_ino
        file.write(b"before")
        streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | {"stderr" if target[-1] in "2r" else "stdout": file}
        done = subprocess.run([*in_dev, "seal", *force, "-k", str(key), str(source), "-o", target], check=False, **streams)
    assert done.returncode == 0
    assert path.read_bytes().startswith(b"before" + MAGIC)
    assert path.stat().st_size == 6 + 97 + 100 + 16
    assert path.stat().st_ino == inode
    assert sorted(os.listdir(tmp_path)) == ["in", "x"]


def test_a_numbered_descriptor_of_the_caller(key: Path, tmp_path: Path) -> None:
    with open(tmp_path / "x", "wb") as file:
        fd = file.fileno()
        assert run("seal", "-k", key, "-o", f"/dev/fd/{fd}", pass_fds=[fd]).returncode == 0
    assert (tmp_path / "x").read_bytes().startswith(MAGIC)


@pytest.mark.parametrize("target", [f"/dev/fd/{number}" for number in (0, 3, 4, 5, 99, 1 << 40)])
def test_a_descriptor_that_the_caller_did_not_give(target: str, key: Path) -> None:
    """The first is read-only; names of linnet's own descriptors are refused."""
    with open("/dev/zero", "rb") as file:
        done = run("seal", "-f", "-k", key, key, "-o", target, stdin=file)
    assert (done.returncode, done.stderr) == (3, f"linnet: {target}: Bad file descriptor\n".encode())


@pytest.mark.parametrize("name", ["/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"])
def test_standard_input_by_name(name: str, key: Path, tmp_path: Path) -> None:
    path = tmp_path / "in"
    path.write_bytes(b"before" + reference_file(5))
    with open(path, "rb") as file:
        os.lseek(file.fileno(), 6, os.SEEK_SET)
        assert run("open", "-k", key, name, stdin=file).stdout == bytes(range(5))


def test_a_file_that_is_named_like_a_descriptor(key: Path, tmp_path: Path) -> None:
    (tmp_path / "fd").mkdir()
    for name in ("1", "stdout", "fd/1", "fd/²"):
        assert run("seal", "-k", key, "-o", name, cwd=tmp_path).stdout == b""
        assert (tmp_path / name).read_bytes().startswith(MAGIC)


# Special files


@pytest.mark.parametrize("force", [[], ["--force"]])
def test_special_files_are_written_to(force: list[str], key: Path, tmp_path: Path) -> None:
    link, fifo, linked = tmp_path / "link", tmp_path / "fifo", tmp_path / "linked"
    link.symlink_to("/dev/null")
    os.mkfifo(fifo)
    linked.symlink_to(fifo)
    assert run("seal", *force, "-k", key, "-o", link).returncode == 0
    assert link.is_symlink()
    for target in (fifo, linked):
        with start("seal", *force, "-k", key, "-o", target, stdin=subprocess.DEVNULL) as process:
            assert fifo.read_bytes().startswith(MAGIC)
            assert process.wait() == 0
    assert fifo.is_fifo()
    assert linked.is_symlink()
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)


def test_a_special_file_that_takes_the_name_is_not_replaced(key: Path, tmp_path: Path) -> None:
    target = tmp_path / "out"
    with start("seal", "--force", "-k", key, "-o", target) as process:
        assert process.stdin is not None
        process.stdin.write(bytes(2 * MIB))
        process.stdin.flush()
        wait_until(lambda: bytes_written(process, tmp_path) > MIB)
        os.mkfifo(target)
        _, errors = process.communicate()
    assert (process.returncode, errors.decode()) == (3, f"linnet: {target}: a special file has taken the name\n")
    assert target.is_fifo()


def test_a_special_file_that_is_swapped_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="changed while it was opened"):
        descriptors._open_special("/dev/null", os.stat("/dev/zero"))


@pytest.mark.skipif(not IS_ROOT, reason="only root can give a pipe away")
@pytest.mark.parametrize(
    ("mode", "owner", "fifo_owner", "refused"),
    [
        (0o1777, 0, NOBODY, True),
        (0o1777, 1, NOBODY, True),
        (0o1777, NOBODY, NOBODY, False),
        (0o1777, NOBODY, 0, False),
        (0o0777, 0, NOBODY, False),
        (0o1755, 0, NOBODY, False),
    ],
)
def test_a_pipe_that_another_user_planted_is_refused(
    mode: int, owner: int, fifo_owner: int, refused: bool, key: Path, tmp_path: Path
) -> None:
    directory, linked = tmp_path / "shared", tmp_path / "link"
    directory.mkdir()
    fifo = directory / "fifo"
    os.mkfifo(fifo)
    linked.symlink_to(fifo)
    os.chown(fifo, fifo_owner, -1)
    os.chown(directory, owner, -1)
    directory.chmod(mode)
    reader = os.open(fifo, os.O_RDONLY | os.O_NONBLOCK)
    for target in (fifo, linked):
        done = run("seal", "-f", "-k", key, "-o", target)
        if refused:
            message = f"linnet: {target}: a pipe of another user in a directory that all may write to\n"
            assert (done.returncode, done.stderr.decode()) == (3, message)
        else:
            assert (done.returncode, os.read(reader, 1000)[:8]) == (0, MAGIC)
    os.close(reader)


# The key as output


@pytest.mark.parametrize("command", ["seal", "open"])
@pytest.mark.parametrize("how", ["name", "symbolic link", "hard link", "standard input", "appended", "into"])
def test_the_key_is_not_replaced(how: str, command: str, tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    key, source = tmp_path / "key.sealed", tmp_path / "in" / "key.sealed"
    if command == "seal" and how == "into":
        source = source.with_suffix("")
    target = tmp_path / "link" if how.endswith("link") else key
    key = key if command == "seal" or how != "into" else key.with_suffix("")
    key.write_bytes(KEY_LINE)
    key.chmod(0o600)
    source.write_bytes(reference_file(5))
    if how == "symbolic link":
        target.symlink_to(key)
    elif how == "hard link":
        target.hardlink_to(key)
    given = "-" if how == "standard input" else key
    to: list[str | Path] = {"appended": [], "into": ["--into", tmp_path]}.get(how, ["-o", target])
    with open(key, "rb") as file, open(key if how == "appended" else os.devnull, "ab") as out:
        done = run_with([command, "--force", "-k", given, source, *to], stdin=file, stdout=out)
    name = {"appended": "standard output", "into": str(key)}.get(how, str(target))
    assert (done.returncode, done.stderr.decode()) == (2, f"linnet: {name} is the key file; expected another output\n")
    assert key.read_bytes() == KEY_LINE
    assert os.listdir(source.parent) == [source.name]


def run_with(arguments: list[str | Path], **options: Any) -> subprocess.CompletedProcess[bytes]:
    """Runs the command with the test's standard streams."""
    return subprocess.run([*LINNET, *map(str, arguments)], check=False, stderr=subprocess.PIPE, timeout=60, **options)


# The input as output


@pytest.mark.parametrize(
    ("content", "flags", "named"),
    [
        (b"", os.O_APPEND, True),
        (b"text", os.O_APPEND, True),
        (bytes(3 * MIB), os.O_APPEND, False),
        (b"text", 0, True),
        (b"text", os.O_TRUNC, True),
        (b"text", os.O_TRUNC, False),
    ],
)
def test_a_file_is_not_appended_to_itself(named: bool, flags: int, content: bytes, key: Path, tmp_path: Path) -> None:
    path = tmp_path / "f"
    path.write_bytes(content)
    fd = os.open(path, os.O_WRONLY | flags)
    content = b"" if flags & os.O_TRUNC else content
    with open(path, "rb") as file:
        source: list[str | Path] = [path] if named else []
        done = run_with(["seal", "-k", key, *source], stdin=file, stdout=fd, preexec_fn=limit_file_size)
    os.close(fd)
    name = path if named else "standard input"
    message = f"linnet: {name} is the file that standard output goes to; expected another one\n"
    assert (done.returncode, done.stderr.decode()) == (2, message)
    assert path.read_bytes() == content


def limit_file_size() -> None:
    """A command that fails the test must not fill the disk."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (16 * MIB, 16 * MIB))


def test_what_is_replaced_goes_when_the_data_are_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []

    def watched(name: str) -> Callable[..., Any]:
        real = getattr(os, name)

        def call(*arguments: Any, **options: Any) -> Any:
            is_directory = name == "fsync" and stat.S_ISDIR(os.fstat(arguments[0]).st_mode)
            calls.append(f"{name} directory" if is_directory else name)
            return real(*arguments, **options)

        return call

    for name in ("fsync", "replace"):
        monkeypatch.setattr(os, name, watched(name))
    for flag in (os.O_TMPFILE, os.O_DIRECTORY):  # an unnamed file, and a named one
        monkeypatch.setattr(os, "O_TMPFILE", flag)
        target = tmp_path / str(flag)
        for expected in (["replace"], ["fsync", "replace", "fsync directory"]):
            calls.clear()
            with output_file.OutputFile(str(target), overwrite=True) as output:
                os.write(output.fd, b"text")
                output.publish(0o600)
            assert calls == expected


# Inputs that change meanwhile


def change_while_sealing(size: int, key: Path, tmp_path: Path) -> tuple[int, str]:
    """Seals 64 MiB, and changes the size of the file before all of it was read."""
    path = tmp_path / "in"
    with open(path, "wb") as file:
        file.truncate(64 * MIB)
    with start("seal", "-k", key, path) as process:
        assert process.stdout is not None
        process.stdout.read(8)
        os.truncate(path, size)
        _, errors = process.communicate()
    return process.returncode, errors.decode().removeprefix(f"linnet: {path}: ")


def test_an_input_that_shrinks_is_refused(key: Path, tmp_path: Path) -> None:
    status, message = change_while_sealing(100, key, tmp_path)
    assert status == 3
    assert message.startswith("shrank while it was sealed: it ended after ")
    assert message.endswith(f" of {64 * MIB} bytes\n")


def test_an_output_of_an_input_that_shrinks_does_not_appear(key: Path, tmp_path: Path) -> None:
    source, target = tmp_path / "in", tmp_path / "out"
    with open(source, "wb") as file:
        file.truncate(1024 * MIB)
    with start("seal", "-k", key, source, "-o", target) as process:
        wait_until(lambda: bytes_written(process, tmp_path) > 0)
        os.truncate(source, 100)
        assert process.wait() == 3
    assert os.listdir(tmp_path) == ["in"]


def test_an_input_that_grows_is_sealed_to_its_end(key: Path, tmp_path: Path) -> None:
    status, message = change_while_sealing(65 * MIB, key, tmp_path)
    expected = f"the input changed while it was sealed: it had {64 * MIB} bytes, and {65 * MIB} when it ended\n"
    assert (status, message) == (0, f"linnet: warning: {expected}")


@pytest.mark.parametrize("name", ["/proc/self/status", "/sys/kernel/mm/transparent_hugepage/enabled"])
def test_files_of_the_kernel_do_not_tell_their_size(name: str, key: Path) -> None:
    if not os.path.exists(name):
        pytest.skip("not on this system")
    done = run("seal", "-k", key, name)
    assert (done.returncode, done.stderr) == (0, b"")
    assert len(run("open", "-k", key, input=done.stdout).stdout) > 0


# Other systems, simulated: features that they lack are removed


WITHOUT_LINUX = """
import os, sys
for name in ("O_PATH", "O_TMPFILE", "sched_getaffinity"):
    delattr(os, name)
from linnet_cli.main import main
main()
"""
ON_WINDOWS = "import sys; from linnet_cli.main import main; sys.platform = 'win32'; main()"


def test_a_system_without_what_linux_has(tmp_path: Path) -> None:
    """For example macOS."""
    command = (sys.executable, "-c", WITHOUT_LINUX)
    key, source = tmp_path / "key", tmp_path / "in"
    assert run("keygen", key, command=command).returncode == 0
    source.write_bytes(bytes(3 * MIB))
    for arguments in (["seal", source, "-o", "sealed"], ["open", "sealed", "-o", "opened"], ["seal", "-f", source, "-o", source]):
        done = run(*arguments, "-k", key, command=command, cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, b"")
    assert (tmp_path / "opened").read_bytes() == bytes(3 * MIB)
    assert sorted(os.listdir(tmp_path)) == ["in", "key", "opened", "sealed"]


@pytest.mark.parametrize(
    "words", [["keygen", "k"], ["fingerprint", "k"], ["public-key", "k"], ["seal", "-k", "k"], ["open"], ["inspect", "f"]], ids=str
)
def test_windows_is_told_what_is_not_there(words: list[str]) -> None:
    done = run(*words, command=(sys.executable, "-c", ON_WINDOWS))
    message = f"linnet: linnet {words[0]} does not run on Windows, which has no readv and no openat; WSL has them\n"
    assert (done.returncode, done.stderr.decode()) == (2, message)


def test_names_in_messages_cannot_command_the_terminal(key: Path, tmp_path: Path) -> None:
    name, shown = "\x1b]0;\x07\n\x9b2J\x7f", r"\033]0;\007\n\302\2332J\177"
    evil = tmp_path / name
    for arguments in (["seal", "-k", evil], ["seal", "-k", key, evil], ["seal", "-k", key, "-o", evil / "x"], ["open", "-k", evil]):
        done = run(*arguments)
        assert done.returncode == 3
        assert f"{tmp_path}/{shown}" in done.stderr.decode()
        assert not any(c in done.stderr.decode()[:-1] for c in name.replace("]0;", "").replace("2J", ""))
    evil.write_bytes(KEY_LINE)
    evil.chmod(0o604)
    for arguments in (["fingerprint", evil], ["open", "-k", evil], ["seal", "-k", key, key, "-o", evil], ["inspect", evil]):
        done = run(*arguments)
        assert f"/{shown}" in (done.stdout + done.stderr).decode()
        assert b"\x1b" not in done.stdout + done.stderr
