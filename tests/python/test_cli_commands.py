# SPDX-License-Identifier: MIT OR Apache-2.0
"""Help, version, list, kat and bench."""

from __future__ import annotations

import fcntl
import importlib.util
import json
import os
import resource
import subprocess
import sys
import termios
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from xml.etree import ElementTree

import pytest
from cli_tools import LINNET, TIMEOUT, run, wait_until

import linnet
from linnet_cli import commands

COMMANDS = commands.NAMES
STATUSES = ("0 done", "1 something was not verified", "2 bad usage", "3 input or output failed")


def words(text: bytes) -> str:
    return " ".join(text.decode().split())


# Help, version, start


def test_help_names_the_commands_and_the_statuses() -> None:
    done = run("--help")
    assert (done.returncode, done.stderr) == (0, b"")
    assert all(f"\n  {command} " in done.stdout.decode() for command in COMMANDS)
    assert all(status in words(done.stdout) for status in STATUSES)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command(command: str) -> None:
    done = run(command, "-h")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(f"Usage: linnet {command} ".encode())
    assert b"..." not in run("--help").stdout.split(command.encode(), 1)[1].split(b"\n", 1)[0]
    assert all(status in words(done.stdout) for status in STATUSES)


def test_version() -> None:
    assert run("--version").stdout.decode() == f"linnet {version('linnet')}\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["sael"], "no such command 'sael'; did you mean 'seal'?\nTry 'linnet --help'."),
        (["nonsense"], "no such command 'nonsense'\nTry 'linnet --help'."),
        (["list", "extra"], "unexpected argument 'extra'\nTry 'linnet list --help'."),
        (["seal"], "expected --key-file FILE\nTry 'linnet seal --help'."),
        (["open", "--key-file"], "option --key-file requires argument\nTry 'linnet open --help'."),
        (["seal", "-k", "a", "-k", "b"], "option -k, --key-file given twice; expected one FILE\nTry 'linnet seal --help'."),
        (["open", "-o", "a", "--output=b"], "option -o, --output given twice; expected one OUT\nTry 'linnet open --help'."),
        (["hash", "--strikt"], "no such option --strikt; did you mean --strict?\nTry 'linnet hash --help'."),
        (["list", "-x"], "no such option -x\nTry 'linnet list --help'."),
        (["list", "--json=yes"], "option --json must not have an argument\nTry 'linnet list --help'."),
        (["kat"], "expected an ID or --verify FILE\nTry 'linnet kat --help'."),
        (["kat", "rot13"], f"unknown algorithm 'rot13'; expected one of {', '.join(linnet.algorithms())}"),
    ],
    ids=str,
)
def test_bad_usage(arguments: list[str], message: str) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == f"linnet: {message}\n"


def test_no_command_shows_the_help() -> None:
    done = run()
    assert (done.returncode, done.stdout, done.stderr) == (2, run("--help").stdout, b"")


def test_options_stand_anywhere_before_a_double_dash(tmp_path: Path) -> None:
    (tmp_path / "--tag").write_bytes(b"")
    plain = run("hash", "--", "--tag", cwd=tmp_path)
    assert plain.stdout.endswith(b"  --tag\n")
    assert run("hash", "/dev/null", "--tag").stdout.startswith(b"ascon-hash256 (/dev/null) = ")


@pytest.mark.parametrize("arguments", [["--help"], ["hash", "/dev/null"]], ids=str)
def test_the_command_starts_at_once(arguments: list[str]) -> None:
    """In processor time, so that a busy machine does not count."""
    best = min(processor_seconds(arguments) for _ in range(5))
    assert best < 0.3


def processor_seconds(arguments: list[str]) -> float:
    def spent() -> float:
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    before = spent()
    assert run(*arguments).returncode == 0
    return spent() - before


@pytest.mark.parametrize("arguments", [["--help"], ["hash", "/dev/null"], ["list"]], ids=str)
def test_what_is_not_needed_is_not_imported(arguments: list[str]) -> None:
    code = "import sys\nfrom linnet_cli.main import main\ntry: main()\nfinally: sys.stderr.write(' '.join(sys.modules))"
    done = run(*arguments, command=(sys.executable, "-c", code))
    assert done.returncode == 0
    loaded = set(done.stderr.decode().split())
    assert "linnet_cli.arguments" in loaded
    assert not loaded & {"rich", "rich.console", "matplotlib", "numpy"}


def test_the_package_runs_as_a_module() -> None:
    done = run("--version", command=(sys.executable, "-m", "linnet_cli"))
    assert done.stdout == run("--version").stdout


# Completion and manual


def completed(tmp_path: Path, *words: str) -> list[str]:
    """What bash offers for the last of these words."""
    done = run("--install-completion", env=os.environ | {"SHELL": "/bin/bash", "XDG_DATA_HOME": str(tmp_path)})
    assert (done.returncode, done.stderr) == (0, b"")
    script = tmp_path / "bash-completion" / "completions" / "linnet"
    assert done.stdout.startswith(f"{script} is written.".encode())
    code = f"""source {script}; COMP_WORDS=({" ".join(words)}); COMP_CWORD={len(words) - 1}
        _shtab_linnet linnet {words[-1]} {words[-2]}; echo "${{COMPREPLY[@]}}" """
    return subprocess.run(["bash", "-c", code], capture_output=True, check=True, text=True).stdout.split()


def test_bash_completes(tmp_path: Path) -> None:
    assert completed(tmp_path, "linnet", "se") == ["seal"]
    assert completed(tmp_path, "linnet", "open", "--fo") == ["--force"]
    assert completed(tmp_path, "linnet", "seal", "-a", "gift") == ["gift-cofb"]
    (tmp_path / "input").touch()
    assert completed(tmp_path, "linnet", "seal", f"{tmp_path}/inp") == [f"{tmp_path}/input"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_script_for_each_shell(shell: str) -> None:
    done = run("--show-completion", env=os.environ | {"SHELL": f"/usr/bin/{shell}"})
    assert (done.returncode, done.stderr) == (0, b"")
    assert all(command in done.stdout.decode() for command in COMMANDS)


def test_completion_of_an_unknown_shell_is_refused(tmp_path: Path) -> None:
    done = run("--install-completion", env=os.environ | {"SHELL": "/bin/dash", "HOME": str(tmp_path)})
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == b"linnet: SHELL is 'dash'; completion is there for bash, zsh, fish, as in SHELL=bash\n"


def test_the_manual_is_installed() -> None:
    pages = Path(sys.prefix, "share", "man", "man1")
    for command in COMMANDS:
        page = (pages / f"linnet-{command}.1").read_text()
        assert page.startswith(f'.TH LINNET\\-{command.upper()} "1" ')
        assert f"linnet {version('linnet')}" in page.splitlines()[0]
        assert ".SH EXIT STATUS" in page
    assert all(f"linnet-{command}" in (pages / "linnet.1").read_text() for command in COMMANDS)


# list


def test_list_shows_the_catalog() -> None:
    lines = run("list").stdout.decode().splitlines()
    assert len(lines) == 1 + len(linnet.catalog())
    for line, entry in zip(lines[1:], linnet.catalog(), strict=True):
        sizes = [entry.key_size, entry.nonce_size, entry.tag_size, entry.digest_size]
        shown = line.split()
        assert shown[:2] == [entry.id, entry.kind]
        assert shown[2 : shown.index(entry.status)] == [str(size) for size in sizes if size]
        assert line.endswith(f"  {entry.specification}")
        assert ("recommended" in shown) == (entry.status == "standard")
        assert ("legacy" in shown) == (entry.status == "legacy")


def test_list_as_json() -> None:
    entries = json.loads(run("list", "--json").stdout)
    assert [entry.pop("recommended") for entry in entries] == [entry.status == "standard" for entry in linnet.catalog()]
    assert entries == [asdict(entry) for entry in linnet.catalog()]


# kat


@pytest.mark.parametrize("algorithm", linnet.algorithms())
def test_kat_writes_what_it_verifies(algorithm: str, tmp_path: Path) -> None:
    written = run("kat", algorithm)
    assert (written.returncode, written.stderr) == (0, b"")
    assert written.stdout.decode() == linnet.kat(algorithm)
    path = tmp_path / f"{algorithm}.txt"
    path.write_bytes(written.stdout)
    done = run("kat", "--verify", path)
    assert (done.returncode, done.stderr) == (0, b"")
    count = written.stdout.count(b"Count = ")
    assert done.stdout.decode() == f"{path}: {algorithm}: {count} records, all equal\n"


def record(**fields: str) -> str:
    return "".join(f"{name} = {value}\n" for name, value in fields.items())


HASH = linnet.ascon_hash256(b"\x00\x01").hexdigest()
GOOD = record(Count="1", Msg="0001", MD=HASH)


def test_kat_reads_records_in_any_order_case_and_spacing(tmp_path: Path) -> None:
    path = tmp_path / "some.rsp"
    text = f"# comment\r\n\r\nMD={HASH.upper()}\r\nMsg =0001\r\n\n\n{GOOD}"
    path.write_text(text, newline="")
    done = run("kat", "ascon-hash256", "--verify", path)
    assert done.stdout == f"{path}: ascon-hash256: 2 records, all equal\n".encode()


def test_kat_verifies_truncated_tags_and_outputs_of_any_length(tmp_path: Path) -> None:
    key, nonce = bytes(16), bytes(16)
    short = linnet.aead("ascon-aead128", key, tag_size=8).encrypt(nonce, b"text", b"data")
    files = {
        "ascon-aead128": record(
            Count="1",
            Key=key.hex(),
            Nonce=nonce.hex(),
            PT="74657874",
            AD="64617461",
            CT=short.hex(),
        ),
        "ascon-xof128": record(Count="1", Msg="", MD=linnet.new("ascon-xof128").hexdigest(7)),
        "ascon-prf": record(
            Count="1",
            Key=key.hex(),
            Msg="",
            Tag=linnet.mac("ascon-prf", key, tag_size=5).hexdigest(),
        ),
    }
    for algorithm, text in files.items():
        path = tmp_path / f"{algorithm}.txt"
        path.write_text(text)
        assert run("kat", "--verify", path).returncode == 0
        wrong = "1" if text.strip().endswith("0") else "0"
        path.write_text(text.strip()[:-1] + wrong)
        assert run("kat", "--verify", path).returncode == 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            GOOD + "\n" + GOOD.replace("0001", "0002"),
            "record 1 (line 5): MD differs: the file has ",
        ),
        (
            GOOD.replace("Count = 1", "Count = 17").replace("0001", "00"),
            "record 17 (line 1): MD differs",
        ),
        (
            GOOD.replace("MD", "CT"),
            "record 1 (line 1): found Msg, CT; a record of ascon-hash256 has Msg, MD",
        ),
        (GOOD.replace("0001", "001"), "line 2: expected an even number of hexadecimal digits"),
        (GOOD.replace("0001", "zz"), "line 2: expected an even number of hexadecimal digits"),
        (GOOD + "junk\n", "line 4: expected 'Name = value'"),
        (GOOD + GOOD, "line 4: second 'Count' in a record"),
        ("", "no record found"),
        ("\xff", "not a response file: expected ASCII"),
    ],
)
def test_kat_reports_the_first_record_that_differs(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "ascon-hash256.txt"
    path.write_text(text, encoding="latin-1")
    done = run("kat", "--verify", path)
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.decode().startswith(f"linnet: {path}: {message}")
    assert done.stderr.count(b"\n") == 1


def test_kat_of_a_wrong_size_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ascon-aead128.txt"
    path.write_text(record(Count="3", Key="00", Nonce="", PT="", AD="", CT="00" * 16))
    done = run("kat", "--verify", path)
    assert done.returncode == 1
    assert b"record 3 (line 1): key is 1 bytes; Ascon-AEAD128 takes 16" in done.stderr


def test_kat_needs_to_know_the_algorithm(tmp_path: Path) -> None:
    path = tmp_path / "answers.txt"
    path.write_text(GOOD)
    done = run("kat", "--verify", path)
    assert done.returncode == 2
    assert b"is not named after an algorithm; expected its id before --verify" in done.stderr
    assert run("kat", "ascon-hash256", "--verify", path).returncode == 0
    assert run("kat", "ascon-hash256", "--verify", tmp_path / "missing").returncode == 3


# bench


def test_bench_prints_a_table() -> None:
    done = run("bench", "-a", "ascon-aead128", "-a", "ascon-prfshort")
    assert (done.returncode, done.stderr) == (0, b"")
    header, *rows = (line.split() for line in done.stdout.decode().splitlines())
    assert header[-3:] == ["4096", "16384", "65536"]
    assert [row[:2] for row in rows] == [
        ["ascon-aead128", "encrypt"],
        ["ascon-aead128", "decrypt"],
        ["ascon-prfshort", "tag"],
    ]
    assert all(float(speed) > 0 for row in rows for speed in row[2:])
    assert [len(row[2:]) for row in rows] == [7, 7, 1]


def test_bench_refuses_what_it_does_not_know() -> None:
    done = run("bench", "-a", "rot13")
    assert done.returncode == 2
    assert b"unknown algorithm 'rot13'; expected one of ascon-aead128, " in done.stderr


def test_bench_plots(tmp_path: Path) -> None:
    path = tmp_path / "out.svg"
    done = run("bench", "-a", "ascon-mac", "--plot", path)
    if importlib.util.find_spec("matplotlib") is None:
        assert (done.returncode, done.stdout) == (2, b"")
        assert b"--plot needs Matplotlib: pip install 'linnet[plot]'" in done.stderr
    else:
        assert done.returncode == 0
        assert ElementTree.parse(path).getroot().tag.endswith("svg")


# Interrupts


def test_ctrl_c_ends_any_command_as_the_signal_does(tmp_path: Path) -> None:
    def has_read() -> bool:
        return not any(fcntl.ioctl(process.stdin.fileno(), termios.FIONREAD, bytes(4)))

    with subprocess.Popen([*LINNET, "hash"], stdin=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0) as process:
        assert process.stdin is not None
        process.stdin.write(b"text")
        wait_until(has_read)
        process.send_signal(2)
        assert process.wait(TIMEOUT) == -2
        assert process.stderr is not None
        assert process.stderr.read() == b""
