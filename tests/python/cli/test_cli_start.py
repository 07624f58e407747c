# SPDX-License-Identifier: MIT OR Apache-2.0
"""How the command starts and how it ends: what it imports, early interrupts, standard streams that are closed, messages."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from cli_tools import LINNET, TIMEOUT, run, write_key

# Each costs milliseconds, or imports others that do.
HEAVY = {
    "argparse",
    "ast",
    "collections",
    "concurrent.futures",
    "contextlib",
    "dataclasses",
    "difflib",
    "email",
    "enum",
    "functools",
    "getopt",
    "gettext",
    "hmac",
    "importlib.metadata",
    "inspect",
    "json",
    "logging",
    "matplotlib",
    "numpy",
    "pathlib",
    "re",
    "rich",
    "shutil",
    "signal",
    "subprocess",
    "tempfile",
    "textwrap",
    "threading",
    "typing",
    "typing_extensions",
}


def loaded(*arguments: str | Path) -> set[str]:
    """The modules loaded at the end of a run of the command, without the modules of an empty program."""
    end = "sys.stderr.write('\\n' + ' '.join(sys.modules))"
    empty = run(command=(sys.executable, "-c", f"import sys; {end}"))
    code = f"import sys\nfrom linnet_cli.main import main\ntry: main()\nfinally: {end}"
    done = run(*arguments, command=(sys.executable, "-c", code))
    assert done.returncode == 0
    return set(done.stderr.decode().split("\n")[-1].split()) - set(empty.stderr.decode().split("\n")[-1].split())


def test_what_is_not_needed_is_not_imported(tmp_path: Path) -> None:
    key, file = write_key(tmp_path), tmp_path / "file"
    file.write_bytes(bytes(1024))
    for arguments in (
        ("seal", "-k", key, file, "-o", tmp_path / "sealed"),
        ("open", "-k", key, tmp_path / "sealed", "-o", tmp_path / "again"),
        ("hash", file),
    ):
        assert not loaded(*arguments) & HEAVY, arguments
    assert not loaded("--help") & {"linnet", "rich", "matplotlib", "numpy"}
    assert not loaded("list") & {"rich", "matplotlib", "numpy", "argparse"}


@pytest.mark.parametrize("arguments", [["--help"], ["seal", "--help"], ["list"], ["hash", "/dev/null"]], ids=" ".join)
def test_a_reader_that_went_away_ends_it_as_the_signal_does(arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as closed:
        done = subprocess.run([*LINNET, *arguments], stdout=closed, stderr=subprocess.PIPE, timeout=TIMEOUT, check=False)
    assert (done.returncode, done.stderr) == (-signal.SIGPIPE, b"")


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["list"], ["hash", "/dev/null"]], ids=" ".join)
def test_a_closed_standard_output_is_an_error(arguments: list[str]) -> None:
    done = run(*arguments, command=("sh", "-c", 'exec "$@" >&-', "sh", *LINNET))
    assert (done.returncode, done.stderr) == (3, b"linnet: standard output: Bad file descriptor\n")


def test_a_full_standard_output_is_an_error() -> None:
    done = run("--version", command=("sh", "-c", 'exec "$@" >/dev/full', "sh", *LINNET))
    assert (done.returncode, done.stderr) == (3, b"linnet: standard output: No space left on device\n")


def test_an_early_interrupt_prints_nothing() -> None:
    """From the command's first line on; earlier the interpreter decides."""
    code = "import sys; sys.stdout.write('.'); sys.stdout.flush(); from linnet_cli.main import main; main()"
    for wait in range(0, 60, 4):
        process = subprocess.Popen(
            [sys.executable, "-c", f"import signal; signal.signal(2, signal.SIG_DFL); {code}", "hash"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        with process:
            assert process.stdout is not None and process.stderr is not None
            process.stdout.read(1)
            time.sleep(wait / 1000)
            process.send_signal(signal.SIGINT)
            assert (process.wait(TIMEOUT), process.stderr.read()) == (-signal.SIGINT, b"")


# Interrupts itself in a callback whose exceptions the interpreter ignores; importing a module has such a callback.
LINNET_INTERRUPTED_IN_A_CALLBACK = """import signal, sys, weakref
from linnet_cli.io import signals
class Thing: pass
thing = Thing()
watch = signals.watch
def watch_and_interrupt():
    global thing
    watch()
    ref = weakref.ref(thing, lambda _: signal.raise_signal(signal.SIGINT))
    del thing
    import time
    time.sleep(60)
signals.watch = watch_and_interrupt
from linnet_cli.main import main; main()"""


def test_an_interrupt_in_a_callback_is_not_lost() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LINNET_INTERRUPTED_IN_A_CALLBACK], capture_output=True, timeout=TIMEOUT, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, b"", b"")


# Interrupts itself when it takes the lock of a condition for the nth time with other threads, and the lock stays taken.
LINNET_INTERRUPTED_WITH_A_LOCK = """import signal, sys, threading
count = int(sys.argv.pop(1))
class Condition(threading.Condition):
    def __enter__(self):
        global count
        result = super().__enter__()
        if threading.active_count() > 1 and threading.get_ident() == threading.main_thread().ident:
            count -= 1
            if count == 0:
                signal.raise_signal(signal.SIGINT)
        return result
threading.Condition = Condition
from linnet_cli.main import main; main()"""


@pytest.mark.parametrize("arguments", [("hash", "a", "a", "a", "a"), ("seal", "-k", "key", "-o", "sealed", "a")])
def test_an_interrupt_that_leaves_a_lock_taken_ends_it_too(arguments: tuple[str, ...], tmp_path: Path) -> None:
    with (tmp_path / "a").open("wb") as file:
        file.truncate(1 << 28)
    write_key(tmp_path)
    for count in range(1, 7):
        command = (sys.executable, "-c", LINNET_INTERRUPTED_WITH_A_LOCK, str(count))
        done = run(*arguments, cwd=tmp_path, command=command, timeout=30)
        assert (done.returncode, done.stderr, sorted(os.listdir(tmp_path))) == (-signal.SIGINT, b"", ["a", "key"])


def test_a_late_interrupt_prints_nothing() -> None:
    """Even while the interpreter shuts down."""
    code = "import atexit, os; from linnet_cli.main import main; atexit.register(os.kill, os.getpid(), 2); main()"
    done = run("--version", command=(sys.executable, "-c", code))
    assert (done.returncode, done.stderr) == (-signal.SIGINT, b"")


def test_the_first_line_of_the_command_takes_the_interrupt_over() -> None:
    """Python would raise KeyboardInterrupt in the imports that follow, with a traceback."""
    code = """import signal, sys
class Watch:
    def find_spec(self, name, *rest):
        if name == 'linnet_cli.commands':
            sys.exit(signal.getsignal(signal.SIGINT) is not signal.SIG_DFL)
sys.meta_path.insert(0, Watch())
import linnet_cli.main"""
    assert run(command=(sys.executable, "-c", code)).returncode == 0


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("\x1b[2Jx", r"\033[2Jx"),
        ("a\nlinnet: b", r"a\nlinnet: b"),
        ("a\r\tb", r"a\r\tb"),
        ("\x9b5m", r"\302\2335m"),
        ("\u202etxt", r"\342\200\256txt"),
        ("\udcff", r"\377"),
        ("naïve 文", "naïve 文"),
    ],
)
def test_what_a_terminal_would_obey_is_escaped_in_messages(name: str, shown: str, tmp_path: Path) -> None:
    done = run("hash", name, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (3, b"")
    assert done.stderr.decode() == f"linnet: {shown}: No such file or directory\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["", "list"], "no such command ''\nTry 'linnet --help'."),
        (["hash", "-a", "", "/dev/null"], "unknown hash or xof ''; expected one of ascon-hash256, "),
    ],
)
def test_an_empty_word_is_a_word(arguments: list[str], message: str) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().startswith(f"linnet: {message}")


def with_change(change: str) -> tuple[str, ...]:
    """The command, in a system changed by this line of Python."""
    return (sys.executable, "-c", f"import threading\n{change}\nfrom linnet_cli.main import main\nmain()")


NO_THREAD = """def start(thread): raise RuntimeError("can't start new thread")
threading.Thread.start = start"""


def test_a_system_without_threads_left_is_no_damage(tmp_path: Path) -> None:
    key, large, small = write_key(tmp_path), tmp_path / "large", tmp_path / "small"
    large.write_bytes(bytes(3 << 20))
    small.write_bytes(bytes(100))
    for file in (large, small):
        assert run("seal", "-k", key, file, "-o", f"{file}.sealed").returncode == 0
    done = run("open", "-k", key, f"{large}.sealed", "-o", tmp_path / "out", command=with_change(NO_THREAD))
    assert (done.returncode, done.stderr.decode()) == (3, f"linnet: {large}.sealed: cannot start a thread\n")
    into = tmp_path / "into"
    into.mkdir()
    done = run("open", "-k", key, "--into", into, f"{large}.sealed", f"{small}.sealed", command=with_change(NO_THREAD))
    assert (done.returncode, os.listdir(into)) == (3, ["small"])
    done = run("hash", large, large, large, command=with_change(NO_THREAD))
    assert (done.returncode, done.stderr.decode()) == (3, "linnet: cannot start a thread\n")


def test_a_lack_of_memory_is_no_damage(tmp_path: Path) -> None:
    change = """import linnet
def none(*_): raise MemoryError
linnet.catalog = none"""
    done = run("list", command=with_change(change))
    assert (done.returncode, done.stderr) == (3, b"linnet: Cannot allocate memory\n")


def test_descriptors_of_any_number(tmp_path: Path) -> None:
    key, file = write_key(tmp_path), tmp_path / "file"
    file.write_bytes(b"text")
    change = """import os, resource
resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
while os.dup(0) < 1100: pass"""
    done = run("seal", "-k", key, file, "-o", tmp_path / "sealed", command=with_change(change))
    assert (done.returncode, done.stderr) == (0, b"")
