# SPDX-License-Identifier: MIT OR Apache-2.0
"""Output: names, modes, existing files, and what an interrupted run leaves."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import stat
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cli_tools import (
    LINNET,
    LINNET_WITH_BAR,
    LINNET_WITHOUT_O_TMPFILE,
    TIMEOUT,
    bytes_written,
    outputs,
    reference_file,
    run,
    run_on_terminal,
    start,
    wait_until,
    write_key,
)
from reference import sealed_file as reference

from linnet_cli.io import output_file

KINDS_OF_FILE = {"unnamed": LINNET, "named": LINNET_WITHOUT_O_TMPFILE}
CHUNK = 65536
SOME = 16 * CHUNK + 1
IS_ROOT = os.geteuid() == 0


@pytest.fixture(params=KINDS_OF_FILE)
def command(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """The command, normally and as on a file system without O_TMPFILE."""
    return KINDS_OF_FILE[request.param]


@pytest.fixture
def key(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_key(tmp_path_factory.mktemp("key"))


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# Modes and names


@pytest.mark.parametrize("force", [False, True])
@pytest.mark.parametrize(
    ("mode", "umask", "expected"),
    [
        (0o644, 0o022, 0o644),
        (0o666, 0o022, 0o644),
        (0o777, 0o027, 0o750),
        (0o600, 0o000, 0o600),
        (0o4755, 0o000, 0o755),
    ],
)
def test_the_output_has_the_mode_of_the_input(
    command: tuple[str, ...],
    force: bool,
    mode: int,
    umask: int,
    expected: int,
    key: Path,
    tmp_path: Path,
) -> None:
    source, target = tmp_path / "in", tmp_path / "out"
    source.write_bytes(b"text")
    source.chmod(mode)
    options = ["--force"] if force else []
    done = run("seal", "-k", key, source, "-o", target, *options, command=command, umask=umask)
    assert done.returncode == 0
    assert mode_of(target) == expected
    assert sorted(os.listdir(tmp_path)) == ["in", "out"]


@pytest.mark.parametrize("force", [False, True])
def test_an_opened_file_is_private(command: tuple[str, ...], force: bool, key: Path, tmp_path: Path) -> None:
    """Unless its mode is requested: a sealed file may be readable by all."""
    source, target = tmp_path / "in", tmp_path / "out"
    source.write_bytes(reference_file(5))
    source.chmod(0o755)
    for options, umask, expected in (((), 0, 0o600), (("--keep-mode",), 0o027, 0o750), (("--keep-mode",), 0, 0o755)):
        if force:
            target.write_bytes(b"before")
            target.chmod(0o666)
        done = run("open", "-k", key, source, "-o", target, *options, *["--force"] * force, command=command, umask=umask)
        assert (done.returncode, done.stderr) == (0, b"")
        assert (mode_of(target), target.read_bytes()) == (expected, reference.plaintext_of(5))
        target.unlink()
    done = run("open", "-k", key, "--keep-mode", "-o", target, command=command, umask=0, input=reference_file(5))
    assert (done.returncode, mode_of(target)) == (0, 0o600)


def test_output_from_a_pipe_is_private(key: Path, tmp_path: Path) -> None:
    done = run("seal", "-k", key, "-o", tmp_path / "out", input=b"text", umask=0)
    assert done.returncode == 0
    assert mode_of(tmp_path / "out") == 0o600


def test_output_is_private_until_it_is_complete(command: tuple[str, ...], key: Path, tmp_path: Path) -> None:
    options: dict[str, Any] = {"command": command, "umask": 0}
    with start("seal", "-k", key, "-o", tmp_path / "out", **options) as process:
        feed(process, tmp_path)
        modes = [stat.S_IMODE(output.st_mode) for output in outputs(process, tmp_path)]
        process.kill()
    assert modes == [0o600]


def test_an_existing_output_is_not_touched(command: tuple[str, ...], key: Path, tmp_path: Path) -> None:
    target = tmp_path / "out"
    target.write_bytes(b"precious")
    done = run("seal", "-k", key, "-o", target, command=command, input=b"text")
    assert (done.returncode, done.stdout) == (3, b"")
    assert done.stderr == f"linnet: {target}: File exists; --force replaces it\n".encode()
    assert target.read_bytes() == b"precious"
    assert os.listdir(tmp_path) == ["out"]


def test_an_existing_output_is_refused_at_once(key: Path, tmp_path: Path) -> None:
    """Before the input, which never comes, is read."""
    (tmp_path / "out").touch()
    with start("seal", "-k", key, "-o", tmp_path / "out") as process:
        assert process.wait(TIMEOUT) == 3


def test_an_output_that_appears_meanwhile_is_not_touched(command: tuple[str, ...], key: Path, tmp_path: Path) -> None:
    target = tmp_path / "out"
    with start("seal", "-k", key, "-o", target, command=command) as process:
        feed(process, tmp_path)
        target.write_bytes(b"precious")
        _, errors = process.communicate()
    assert process.returncode == 3
    assert errors == f"linnet: {target}: File exists; --force replaces it\n".encode()
    assert target.read_bytes() == b"precious"
    assert os.listdir(tmp_path) == ["out"]


def test_force_replaces_when_complete(command: tuple[str, ...], key: Path, tmp_path: Path) -> None:
    target = tmp_path / "out"
    target.write_bytes(b"old")
    arguments = ("open", "-k", key, "--force", "-o", target)
    assert run(*arguments, command=command, input=reference_file(5)[:-1]).returncode == 1
    assert target.read_bytes() == b"old"
    assert run(*arguments, command=command, input=reference_file(5)).returncode == 0
    assert target.read_bytes() == bytes(range(5))
    assert os.listdir(tmp_path) == ["out"]


def test_a_file_can_be_sealed_and_opened_in_its_place(command: tuple[str, ...], key: Path, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"text" * SOME)
    assert run("seal", "-k", key, path, "-o", path, command=command).returncode == 3
    assert run("seal", "-k", key, path, "-o", path, "--force", command=command).returncode == 0
    assert path.read_bytes().startswith(b"\x8dlinnet\n")
    assert run("open", "-k", key, path, "-o", path, "--force", command=command).returncode == 0
    assert path.read_bytes() == b"text" * SOME


def test_symbolic_links(command: tuple[str, ...], key: Path, tmp_path: Path) -> None:
    """Not followed: without --force refused, even if they point nowhere; with it replaced."""
    link, target = tmp_path / "link", tmp_path / "target"
    link.symlink_to(target)
    assert run("seal", "-k", key, "-o", link, command=command).returncode == 3
    assert link.is_symlink()
    target.write_bytes(b"precious")
    assert run("seal", "-k", key, "-o", link, "--force", command=command).returncode == 0
    assert not link.is_symlink()
    assert target.read_bytes() == b"precious"


def test_a_linked_input_is_followed(key: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(reference_file(5))
    (tmp_path / "link").symlink_to("file")
    assert run("open", "-k", key, tmp_path / "link").stdout == bytes(range(5))


def test_names_relative_to_the_working_directory(command: tuple[str, ...], key: Path, tmp_path: Path) -> None:
    name = "-- spaces \n and \udcff"
    (tmp_path / "in").write_bytes(b"text")
    done = run("seal", "-k", key, "in", f"-o{name}", command=command, cwd=tmp_path)
    assert done.returncode == 0
    assert sorted(os.listdir(tmp_path)) == sorted(["in", name])


@pytest.mark.parametrize("force", [[], ["--force"]])
def test_outputs_that_cannot_be(force: list[str], key: Path, tmp_path: Path) -> None:
    for target, reason in (
        (tmp_path, "Is a directory"),
        (f"{tmp_path}/", "Is a directory"),
        (tmp_path / "missing" / "out", "No such file or directory"),
        (key / "out", "Not a directory"),
        (tmp_path / ("x" * 300), "File name too long"),
        (Path("/proc/linnet"), "No such file or directory"),
    ):
        done = run("seal", "-k", key, "-o", target, *force, input=b"text")
        assert done.returncode == 3, target
        assert done.stderr == f"linnet: {target}: {reason}\n".encode()
    assert os.listdir(tmp_path) == []


@pytest.mark.skipif(IS_ROOT, reason="root may write everywhere")
def test_a_read_only_directory(key: Path, tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    done = run("seal", "-k", key, "-o", tmp_path / "out", input=b"text")
    assert done.returncode == 3
    assert done.stderr == f"linnet: {tmp_path}/out: Permission denied\n".encode()


def test_inputs_that_cannot_be(key: Path, tmp_path: Path) -> None:
    for source, reason in (
        (tmp_path, "Is a directory"),
        (tmp_path / "missing", "No such file or directory"),
    ):
        for target in ("-", tmp_path / "out"):
            done = run("seal", "-k", key, source, "-o", target)
            assert (done.returncode, done.stdout) == (3, b"")
            assert done.stderr == f"linnet: {source}: {reason}\n".encode()
    done = run("seal", "-k", tmp_path / "missing")
    assert done.returncode == 3
    assert os.listdir(tmp_path) == []


def test_standard_streams_that_are_closed(key: Path, tmp_path: Path) -> None:
    def closing(*numbers: int) -> dict[str, Any]:
        return {"preexec_fn": lambda: [os.close(number) for number in numbers]}

    (tmp_path / "text").write_bytes(b"text")
    for command in (["hash"], ["hash", "-c"], ["seal", "-k", key], ["open", "-k", key]):
        done = run(*command, **closing(0))
        assert done.returncode == 3
        assert done.stderr == b"linnet: standard input: Bad file descriptor\n"
    for arguments in (["list"], ["hash", key], ["seal", "-k", key, key]):
        done = run(*arguments, **closing(0, 1))
        assert done.returncode == 3
        assert done.stderr == b"linnet: standard output: Bad file descriptor\n"
    key.chmod(0o644)  # causes a warning, which cannot be written
    sealed = tmp_path / "sealed"
    assert run("seal", "-k", key, tmp_path / "text", "-o", sealed, **closing(0, 1, 2)).returncode == 0
    assert run("open", "-k", key, sealed).stdout == b"text"


def test_devices_are_written_to(key: Path) -> None:
    assert run("seal", "-k", key, "-o", "/dev/null", input=b"text").returncode == 0
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)
    done = run("seal", "-k", key, "-o", "/dev/stdout", input=b"text")
    assert done.stdout.startswith(b"\x8dlinnet\n")


# A full disk


def test_a_full_device(key: Path) -> None:
    done = run("seal", "-k", key, "-o", "/dev/full", input=b"text")
    assert done.returncode == 3
    assert done.stderr == b"linnet: /dev/full: No space left on device\n"
    with open("/dev/full", "wb") as full:
        streams = {"stdout": full, "stderr": subprocess.PIPE, "timeout": 60}
        for arguments in (["seal", "-k", key, key], ["hash", key], ["list"], ["kat", "ascon-mac"]):
            done = subprocess.run([*LINNET, *map(str, arguments)], check=False, **streams)
            assert done.returncode == 3, arguments
            assert done.stderr == b"linnet: standard output: No space left on device\n"


def test_a_file_that_grows_too_large(command: tuple[str, ...], key: Path, tmp_path: Path) -> None:
    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (2 * CHUNK, 2 * CHUNK))

    target = tmp_path / "out"
    done = run("seal", "-k", key, "-o", target, command=command, input=bytes(SOME), preexec_fn=limit)
    assert done.returncode == 3
    assert done.stderr == f"linnet: {target}: File too large\n".encode()
    assert os.listdir(tmp_path) == []


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    mounted = ["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", str(tmp_path)]
    if not IS_ROOT or subprocess.run(mounted, check=False, capture_output=True).returncode != 0:
        pytest.skip("needs to mount a file system")
    yield tmp_path
    subprocess.run(["umount", str(tmp_path)], check=True)


def test_a_full_disk(command: tuple[str, ...], key: Path, small_disk: Path) -> None:
    target = small_disk / "out"
    done = run("seal", "-k", key, "-o", target, command=command, input=bytes(SOME))
    assert done.returncode == 3
    assert done.stderr == f"linnet: {target}: No space left on device\n".encode()
    assert os.listdir(small_disk) == []
    assert os.statvfs(small_disk).f_bfree == os.statvfs(small_disk).f_blocks


# Runs that are cut short


def feed(process: subprocess.Popen[bytes], directory: Path, data: bytes = bytes(SOME)) -> None:
    """Gives a run input and waits until it has written a good part of its output."""
    assert process.stdin is not None
    process.stdin.write(data)
    process.stdin.flush()
    wait_until(lambda: bytes_written(process, directory) >= len(data) // 2)


@pytest.mark.parametrize("force", [[], ["--force"]])
@pytest.mark.parametrize("what", ["seal", "open"])
def test_sigkill_leaves_nothing(what: str, force: list[str], key: Path, tmp_path: Path) -> None:
    data = bytes(SOME) if what == "seal" else run("seal", "-k", key, input=bytes(SOME)).stdout[:-100]
    with start(what, "-k", key, "-o", tmp_path / "out", *force) as process:
        feed(process, tmp_path, data)
        process.kill()
    assert process.returncode == -signal.SIGKILL
    assert os.listdir(tmp_path) == []


# All signals that end a program, except faults, and SIGPIPE and SIGXFSZ, which Python ignores from
# its start: the write that causes them fails.
CATCHABLE = """
    SIGHUP SIGINT SIGQUIT SIGTRAP SIGABRT SIGUSR1 SIGUSR2 SIGALRM SIGTERM SIGSTKFLT SIGXCPU
    SIGVTALRM SIGPROF SIGIO SIGPWR SIGSYS SIGRTMIN SIGRTMAX
"""


def ended_by(process: subprocess.Popen[bytes], number: int) -> int:
    """The run's status. A signal that comes just before a read blocks is handled when the read ends, or at the next signal."""
    while True:
        process.send_signal(number)
        with contextlib.suppress(subprocess.TimeoutExpired):
            return process.wait(5)


@pytest.mark.parametrize("name", CATCHABLE.split())
def test_a_catchable_signal_leaves_nothing(name: str, command: tuple[str, ...], key: Path, tmp_path: Path) -> None:
    target = tmp_path / "out"
    target.write_bytes(b"old")
    number = getattr(signal, name)

    def prepare() -> None:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        signal.signal(number, signal.SIG_DFL)  # under nohup, SIGHUP would be ignored

    arguments = ("seal", "-k", key, "--force", "-o", target)
    with start(*arguments, command=command, preexec_fn=prepare) as process:
        feed(process, tmp_path)
        assert len(os.listdir(tmp_path)) == (2 if command == LINNET_WITHOUT_O_TMPFILE else 1)
        assert ended_by(process, number) == -number
        assert process.stderr is not None
        assert process.stderr.read() == b""
    assert os.listdir(tmp_path) == ["out"]
    assert target.read_bytes() == b"old"


def test_a_signal_that_was_ignored_stays_ignored(key: Path, tmp_path: Path) -> None:
    def nohup() -> None:
        signal.signal(signal.SIGHUP, signal.SIG_IGN)

    target = tmp_path / "out"
    with start("seal", "-k", key, "-o", target, preexec_fn=nohup) as process:
        feed(process, tmp_path)
        process.send_signal(signal.SIGHUP)
        process.communicate()
    assert process.returncode == 0
    assert target.exists()


def test_a_reader_that_goes_away(key: Path, tmp_path: Path) -> None:
    source = tmp_path / "in"
    source.write_bytes(bytes(4 * SOME))
    with start("seal", "-k", key, source) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.wait() == -signal.SIGPIPE
        assert process.stderr.read() == b""


# File systems without hard links


def test_without_hard_links(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def no_links(*_: object, **__: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "O_TMPFILE", os.O_DIRECTORY)
    monkeypatch.setattr(os, "link", no_links)
    target = str(tmp_path / "out")
    with output_file.OutputFile(target, overwrite=False) as output:
        os.write(output.fd, b"text")
        output.publish(0o640)
    assert (tmp_path / "out").read_bytes() == b"text"
    assert mode_of(tmp_path / "out") == 0o640
    assert os.listdir(tmp_path) == ["out"]
    with pytest.raises(FileExistsError):
        output_file.OutputFile(target, overwrite=False)


# Terminals


def test_a_progress_bar_on_a_terminal_only(key: Path, tmp_path: Path) -> None:
    source, sealed = tmp_path / "in", tmp_path / "sealed"
    source.write_bytes(bytes(SOME))
    status, shown = run_on_terminal("seal", "-k", key, source, "-o", sealed, command=LINNET_WITH_BAR)
    assert status == 0
    assert "sealing" in shown
    assert "━" in shown
    status, shown = run_on_terminal("open", "-k", key, sealed, "-o", tmp_path / "opened", command=LINNET_WITH_BAR)
    assert status == 0
    assert "opening" in shown
    quiet = run("open", "-k", key, sealed, "-o", tmp_path / "quiet")
    assert (quiet.returncode, quiet.stdout, quiet.stderr) == (0, b"", b"")


def test_no_sealed_bytes_on_a_terminal(key: Path) -> None:
    status, shown = run_on_terminal("seal", "-k", key, output_too=True)
    assert status == 2
    assert "standard output is a terminal; expected -o FILE or a redirection" in shown


def test_text_opened_on_a_terminal_has_no_bar(key: Path, tmp_path: Path) -> None:
    (tmp_path / "sealed").write_bytes(run("seal", "-k", key, input=b"text\n").stdout)
    status, shown = run_on_terminal("open", "-k", key, tmp_path / "sealed", output_too=True)
    assert (status, shown) == (0, "text\r\n")
