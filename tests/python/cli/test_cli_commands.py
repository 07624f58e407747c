# SPDX-License-Identifier: MIT OR Apache-2.0
"""Help, version, list, kat and bench."""

from __future__ import annotations

import fcntl
import importlib.util
import json
import os
import platform
import re
import stat
import subprocess
import sys
import termios
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from cli_tools import LINNET, TIMEOUT, WITHOUT_RICH, run, run_on_terminal, wait_until, write_key
from repository import ROOT

import linnet
from linnet_cli import commands
from linnet_cli.algorithms import bench
from linnet_cli.algorithms.catalog_table import RECOMMENDED

COMMANDS = commands.NAMES
WITHOUT_MATPLOTLIB = (
    sys.executable,
    "-c",
    "from importlib import util; util.find_spec = lambda name: None; from linnet_cli.main import main; main()",
)
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
    for word in ("--version", "version"):
        assert run(word).stdout.decode() == f"linnet {version('linnet')}\n"


def test_help_as_a_command() -> None:
    for words, option in ((["help"], ["--help"]), (["help", "public-key"], ["public-key", "--help"])):
        done = run(*words)
        assert (done.returncode, done.stdout) == (0, run(*option).stdout)


def test_an_empty_name_is_no_file(tmp_path: Path) -> None:
    write_key(tmp_path)
    for words, what in (
        (["hash", ""], "FILE"),
        (["hash", "key", ""], "FILE"),
        (["seal", "-k", "key", ""], "IN"),
        (["seal", "-k", "key", "-o", "", "key"], "-o, --output"),
        (["open", "--key-file=", "key"], "-k, --key-file"),
        (["inspect", ""], "FILE"),
        (["seal", "-k", "key", "--into", "", "key"], "--into"),
    ):
        done = run(*words, cwd=tmp_path)
        assert (done.returncode, done.stdout) == (2, b"")
        message = f"linnet: {what} is empty; expected the name of a file\nTry 'linnet {words[0]} --help'.\n"
        assert done.stderr.decode() == message


def test_a_passphrase_on_the_command_line_is_not_repeated(tmp_path: Path) -> None:
    (tmp_path / "f").write_bytes(b"x")
    for words, message in (
        (["--passphrase", "hunter2", "f", "-o", "x"], "2 inputs need --into DIR; --passphrase takes no value: linnet asks for it"),
        (["--passphrase=hunter2", "f"], "option --passphrase takes no value: linnet asks for it"),
    ):
        for command in ("seal", "open"):
            done = run(command, *words, cwd=tmp_path)
            assert (done.returncode, done.stdout) == (2, b"")
            assert done.stderr.decode() == f"linnet: {message}\nTry 'linnet {command} --help'.\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["sael"], "no such command 'sael'; did you mean 'seal'?\nTry 'linnet --help'."),
        (["nonsense"], "no such command 'nonsense'\nTry 'linnet --help'."),
        (["list", "extra"], "unexpected argument 'extra'\nTry 'linnet list --help'."),
        (["seal"], "expected --key-file FILE, --to KEY or --passphrase\nTry 'linnet seal --help'."),
        (["encrypt"], "no such command 'encrypt'; expected linnet seal\nTry 'linnet --help'."),
        (["decrypt", "x"], "no such command 'decrypt'; expected linnet open\nTry 'linnet --help'."),
        (["help", "sael"], "no such command 'sael'; did you mean 'seal'?\nTry 'linnet --help'."),
        (["version", "1"], "no such command 'version'\nTry 'linnet --help'."),
        (["open", "--key-file"], "option --key-file needs a value: --key-file FILE\nTry 'linnet open --help'."),
        (["seal", "-k", "a", "-k", "b"], "option -k, --key-file given twice; expected one FILE\nTry 'linnet seal --help'."),
        (["open", "-fo"], "option -o needs a value: -o OUT\nTry 'linnet open --help'."),
        (["open", "--pass", "x"], "option --pass may be --passphrase or --passphrase-file\nTry 'linnet open --help'."),
        (["open", "-o", "a", "--output=b"], "option -o, --output given twice; expected one OUT\nTry 'linnet open --help'."),
        (["hash", "--strikt"], "no such option --strikt; did you mean --strict?\nTry 'linnet hash --help'."),
        (["list", "-x"], "no such option -x\nTry 'linnet list --help'."),
        (["list", "--json=yes"], "option --json takes no value\nTry 'linnet list --help'."),
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


def test_the_package_runs_as_a_module() -> None:
    done = run("--version", command=(sys.executable, "-m", "linnet_cli"))
    assert done.stdout == run("--version").stdout


# Completion and manual


def completed(tmp_path: Path, *words: str) -> list[str]:
    """Bash's completions of the last word."""
    done = run("--install-completion", env=os.environ | {"SHELL": "/bin/bash", "XDG_DATA_HOME": str(tmp_path)})
    assert (done.returncode, done.stderr) == (0, b"")
    script = tmp_path / "bash-completion" / "completions" / "linnet"
    assert done.stdout.startswith(f"{script} is written.".encode())
    code = f"""source {script}; COMP_WORDS=({" ".join(words)}); COMP_CWORD={len(words) - 1}
        _shtab_linnet linnet {words[-1]} {words[-2]}; echo "${{COMPREPLY[@]}}" """
    return subprocess.run(["bash", "-c", code], capture_output=True, check=True, text=True).stdout.split()


def test_bash_completes(tmp_path: Path) -> None:
    assert completed(tmp_path, "linnet", "se") == ["seal"]
    assert completed(tmp_path, "linnet", "open", "--forc") == ["--force"]
    assert completed(tmp_path, "linnet", "public-") == ["public-key"]
    assert completed(tmp_path, "linnet", "seal", "-a", "ascon-a") == ["ascon-aead128", "ascon-aead128-nonce-masked"]
    assert completed(tmp_path, "linnet", "hash", "-a", "romulus-") == ["romulus-h"]
    assert completed(tmp_path, "linnet", "list", "--kind", "ma") == ["mac"]
    (tmp_path / "input").touch()
    for words in (["seal"], ["seal", "--to-file"], ["open", "-i"], ["open", "--passphrase-file"], ["public-key"]):
        assert completed(tmp_path, "linnet", *words, f"{tmp_path}/inp") == [f"{tmp_path}/input"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_script_for_each_shell(shell: str) -> None:
    done = run("--show-completion", env=os.environ | {"SHELL": f"/usr/bin/{shell}"})
    assert (done.returncode, done.stderr) == (0, b"")
    assert all(command in done.stdout.decode() for command in COMMANDS)


def test_completion_of_an_unknown_shell_is_refused(tmp_path: Path) -> None:
    done = run("--install-completion", env=os.environ | {"SHELL": "/bin/dash", "HOME": str(tmp_path)})
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == b"linnet: SHELL is 'dash'; completion is there for bash, zsh, fish, as in SHELL=bash\n"


def test_completion_needs_a_place_only_to_be_installed(tmp_path: Path) -> None:
    code = """import pathlib
from linnet_cli.main import main
def home(): raise RuntimeError("no home")
pathlib.Path.home = home
main()"""
    homeless = (sys.executable, "-c", code)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")} | {"SHELL": "bash"}
    assert run("--show-completion", command=homeless, env=environment).returncode == 0
    done = run("--install-completion", command=homeless, env=environment)
    expected = b"linnet: there is no home directory; expected XDG_DATA_HOME to name where completion goes\n"
    assert (done.returncode, done.stderr) == (2, expected)
    assert run("--install-completion", command=homeless, env=environment | {"XDG_DATA_HOME": str(tmp_path)}).returncode == 0


def test_completion_replaces_a_link_and_does_not_follow_it(tmp_path: Path) -> None:
    script, other = tmp_path / "bash-completion" / "completions" / "linnet", tmp_path / "other"
    script.parent.mkdir(parents=True)
    script.symlink_to(other)
    other.write_bytes(b"kept")
    assert run("--install-completion", env=os.environ | {"SHELL": "bash", "XDG_DATA_HOME": str(tmp_path)}).returncode == 0
    assert (other.read_bytes(), script.is_symlink()) == (b"kept", False)


def test_the_manual_is_installed() -> None:
    pages = Path(sys.prefix, "share", "man", "man1")
    for command in COMMANDS:
        page = (pages / f"linnet-{command}.1").read_text()
        title = f"linnet-{command}".upper().replace("-", "\\-")
        assert page.startswith(f'.TH {title} "1" ')
        assert f"linnet {version('linnet')}" in page.splitlines()[0]
        assert ".SH EXIT STATUS" in page
    assert all(f"linnet-{command}" in (pages / "linnet.1").read_text() for command in COMMANDS)


# list


def lanes_of(entry: linnet.CatalogEntry) -> int | None:
    return linnet.batch.lanes(entry.id) if entry.kind in ("aead", "hash", "xof", "mac") else None


def test_list_shows_the_catalog() -> None:
    lines = run("list").stdout.decode().splitlines()
    assert len(lines) == 1 + len(linnet.catalog())
    for line, entry in zip(lines[1:], linnet.catalog(), strict=True):
        lanes = lanes_of(entry) or 1
        sizes = [entry.key_size, entry.nonce_size, entry.tag_size, entry.digest_size, 0 if lanes == 1 else lanes]
        shown = line.split()
        assert shown[:2] == [entry.id, entry.kind]
        assert shown[2 : shown.index(entry.status)] == [str(size) for size in sizes if size]
        assert line.endswith(f"  {entry.specification}")
        assert (f"  {RECOMMENDED.get(entry.id)}  " in line) == (entry.id in RECOMMENDED)
        assert ("legacy" in shown) == (entry.status == "legacy")


def test_list_as_json() -> None:
    entries = json.loads(run("list", "--json").stdout)
    assert [entry.pop("recommended_for") for entry in entries] == [RECOMMENDED.get(entry.id) for entry in linnet.catalog()]
    assert [entry.pop("lanes") for entry in entries] == [lanes_of(entry) for entry in linnet.catalog()]
    assert entries == [asdict(entry) for entry in linnet.catalog()]


def test_what_is_recommended_is_what_the_readme_recommends() -> None:
    """At most two for a purpose, and no legacy algorithm."""
    readme = (ROOT / "README.md").read_text()
    table = readme.split("| Purpose | Choose |", 1)[1].split("\n\n", 1)[0]
    chosen = [name for row in table.splitlines()[2:] for name in re.findall(r"\*\*(.*?)\*\*", row.split("|")[2])]
    names = {entry.name: entry.id for entry in linnet.catalog()}
    assert [names[name] for name in chosen] == list(RECOMMENDED)
    assert len(set(RECOMMENDED.values())) == len(RECOMMENDED)
    assert not [entry.id for entry in linnet.catalog() if entry.id in RECOMMENDED and entry.status == "legacy"]


def test_list_of_some_kinds() -> None:
    for kinds in (["mac"], ["hash", "xof"]):
        arguments = [word for kind in kinds for word in ("--kind", kind)]
        entries = json.loads(run("list", "--json", *arguments).stdout)
        assert [entry["id"] for entry in entries] == list(linnet.algorithms(*kinds))
        lines = run("list", *arguments).stdout.decode().splitlines()
        assert [line.split()[0] for line in lines] == ["id", *linnet.algorithms(*kinds)]
    done = run("list", "--kind", "cipher")
    assert (done.returncode, done.stdout) == (2, b"")
    every = ", ".join(dict.fromkeys(entry.kind for entry in linnet.catalog()))
    assert done.stderr.decode() == f"linnet: unknown kind 'cipher'; expected one of {every}\n"


TABLE_WITHOUT_RICH = (sys.executable, "-c", WITHOUT_RICH + "from linnet_cli.main import main; main()")


@pytest.mark.parametrize(
    "options",
    [{"term": "dumb"}, {"term": "unknown"}, {"term": ""}, {"term": "xterm", "command": TABLE_WITHOUT_RICH}],
    ids=str,
)
def test_a_terminal_that_cannot_draw_gets_plain_columns(options: dict[str, Any]) -> None:
    status, shown = run_on_terminal("list", output_too=True, columns=40, **options)
    assert (status, shown.replace("\r\n", "\n")) == (0, run("list").stdout.decode())


def test_a_table_has_the_columns_for_which_a_terminal_has_room() -> None:
    optional = ["status", "lanes", "recommended to", "specification"]
    for columns, left_out in ((250, 0), (120, 2), (80, 3), (40, 4)):
        status, shown = run_on_terminal("list", output_too=True, columns=columns)
        header, *rows = re.sub(r"\x1b\[[0-9;]*m", "", shown).replace("\r\n", "\n").strip().split("\n")
        assert (status, "\x1b[" in shown) == (0, True)
        assert [name for name in optional if name not in header] == optional[len(optional) - left_out :]
        assert {row.split()[0] for row in rows if row.strip()} >= set(linnet.algorithms())
        assert columns < 80 or max(map(len, [header, *rows])) <= columns
        said = f"Not shown for want of room: {', '.join(optional[len(optional) - left_out :])}."
        assert (rows[-1] == said) == (left_out > 0)


def test_help_fits_the_terminal() -> None:
    for columns in (50, 80, 200):
        for command in ("seal", "open", "hash", "kdf"):
            status, shown = run_on_terminal(command, "--help", output_too=True, columns=columns)
            assert status == 0
            assert max(map(len, shown.splitlines())) <= min(columns, 80)


def test_bench_shows_what_it_does_on_a_terminal() -> None:
    names = [word for name in ("ascon-aead128", "ascon-xof128", "ascon-mac", "sha-256") for word in ("-a", name)]
    _, shown = run_on_terminal("bench", *names)
    assert "measuring" in shown and "/4 algorithms" in re.sub(r"\x1b\[[0-9;]*m", "", shown)


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


@pytest.mark.parametrize(
    ("algorithm", "size", "fields"),
    [
        ("ascon-aead128", 4, {"Key": "00" * 16, "Nonce": "00" * 16, "PT": "", "AD": "", "CT": ""}),
        ("ascon-aead128", 6, {"Key": "00" * 16, "Nonce": "00" * 16, "PT": "0000", "AD": "", "CT": "00"}),
        ("ascon-128", 16, {"Key": "00" * 16, "Nonce": "00" * 16, "PT": "", "AD": "", "CT": "00" * 4}),
        ("ascon-hash256", 32, {"Msg": "", "MD": ""}),
        ("ascon-xof128", 1, {"Msg": "", "MD": ""}),
        ("ascon-cxof128", 1, {"Msg": "", "Z": "", "MD": ""}),
        ("ascon-prf", 1, {"Key": "00" * 16, "Msg": "", "Tag": ""}),
        ("ascon-mac", 16, {"Key": "00" * 16, "Msg": "", "Tag": ""}),
    ],
    ids=str,
)
def test_kat_refuses_answers_that_prove_nothing(algorithm: str, size: int, fields: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / f"{algorithm}.txt"
    path.write_text(record(Count="1", **fields))
    done = run("kat", "--verify", path)
    *_, (name, answer) = fields.items()
    assert (done.returncode, done.stdout) == (1, b"")
    message = f"record 1 (line 1): {name} has {len(answer) // 2} bytes; expected at least {size}"
    assert done.stderr.decode() == f"linnet: {path}: {message}\n"


def test_kat_of_a_wrong_size_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ascon-aead128.txt"
    path.write_text(record(Count="3", Key="00", Nonce="", PT="", AD="", CT="00" * 16))
    done = run("kat", "--verify", path)
    assert done.returncode == 1
    assert b"record 3 (line 1): key is 1 bytes; Ascon-AEAD128 takes 16" in done.stderr


def test_kat_reads_standard_input() -> None:
    done = run("kat", "ascon-hash256", "--verify", "-", input=GOOD.encode())
    assert (done.returncode, done.stdout) == (0, b"-: ascon-hash256: 1 records, all equal\n")


def test_kat_refuses_a_line_without_an_end() -> None:
    done = run("kat", "ascon-hash256", "--verify", "/dev/zero")
    assert (done.returncode, done.stderr) == (1, b"linnet: /dev/zero: expected lines of less than 16777216 characters\n")


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


@pytest.mark.parametrize("kind", dict.fromkeys(entry.kind for entry in linnet.catalog()))
def test_bench_times_every_kind(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0)
    entry = next(entry for entry in linnet.catalog() if entry.kind == kind)
    series = bench.measure(entry)
    assert series and all(one.speeds for one in series)


def test_bench_refuses_what_it_does_not_know() -> None:
    done = run("bench", "-a", "rot13")
    assert done.returncode == 2
    assert b"unknown algorithm 'rot13'; expected one of ascon-aead128, " in done.stderr


def test_bench_prints_json() -> None:
    done = run("bench", "--json", "-a", "ascon-aead128", "-a", "ascon-prfshort")
    assert (done.returncode, done.stderr) == (0, b"")
    report = json.loads(done.stdout)
    assert report["linnet"] == version("linnet")
    assert report["python"] == platform.python_version()
    assert report["processor"]
    rows = [(row["algorithm"], row["operation"], row["bytes"]) for row in report["rows"]]
    sizes = (16, 64, 256, 1024, 4096, 16384, 65536)
    both = [("ascon-aead128", operation, size) for operation in ("encrypt", "decrypt") for size in sizes]
    assert rows == [*both, ("ascon-prfshort", "tag", 16)]
    assert all(row["MB/s"] > 0 for row in report["rows"])


@pytest.mark.parametrize("name", ["out", "out.jpg", "out.svg.gz", ".svg", "/dev/stdout"])
def test_bench_plots_what_the_name_says_or_nothing(name: str, tmp_path: Path) -> None:
    done = run("bench", "--plot", name, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == f"linnet: {name}: a plot is written as its name ends; expected .svg, .png, .pdf\n"
    assert os.listdir(tmp_path) == []


def test_bench_does_not_overwrite(tmp_path: Path) -> None:
    (tmp_path / "old.svg").write_bytes(b"old")
    (tmp_path / "link.svg").symlink_to("old.svg")
    for name in ("old.svg", "link.svg"):
        done = run("bench", "--plot", name, cwd=tmp_path)
        assert (done.returncode, done.stdout) == (3, b"")
        assert done.stderr.decode() == f"linnet: {name}: File exists; --force replaces it\n"
    assert (tmp_path / "old.svg").read_bytes() == b"old"
    assert run("bench", "--force").returncode == 2
    done = run("bench", "--plot", "new.svg", cwd=tmp_path, command=WITHOUT_MATPLOTLIB)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == b"linnet: --plot needs Matplotlib: pip install 'linnet[plot]'\n"
    assert sorted(os.listdir(tmp_path)) == ["link.svg", "old.svg"]


MATPLOTLIB_STANDS_IN = """
import sys
from unittest.mock import MagicMock
from linnet_cli.main import main

matplotlib = sys.modules["matplotlib"] = sys.modules["matplotlib.pyplot"] = MagicMock(__spec__=True)
matplotlib.subplots.return_value = figure, _ = MagicMock(), MagicMock()
figure.savefig = lambda file, format: file.write(b"a plot as " + format.encode())
main()
"""


@pytest.mark.parametrize("format", ["svg", "png", "pdf"])
def test_bench_writes_a_plot_as_any_output(format: str, tmp_path: Path) -> None:
    """Complete, in the format of its name; it replaces a link and does not follow it."""
    name = f"out.{format.upper()}"
    (tmp_path / "old").write_bytes(b"old")
    (tmp_path / name).symlink_to("old")
    command = (sys.executable, "-c", MATPLOTLIB_STANDS_IN)
    done = run("bench", "-a", "ascon-prfshort", "--force", "--plot", name, cwd=tmp_path, umask=0o027, command=command)
    assert (done.returncode, done.stderr) == (0, b"")
    assert (tmp_path / name).read_text() == f"a plot as {format}"
    assert (tmp_path / name).lstat().st_mode == stat.S_IFREG | 0o640
    assert (tmp_path / "old").read_bytes() == b"old"


@pytest.mark.skipif(importlib.util.find_spec("matplotlib") is None, reason="needs Matplotlib")
@pytest.mark.parametrize(("name", "beginning"), [("out.svg", b"<?xml"), ("out.png", b"\x89PNG"), ("out.pdf", b"%PDF")])
def test_bench_plots(name: str, beginning: bytes, tmp_path: Path) -> None:
    done = run("bench", "-a", "ascon-prfshort", "--plot", name, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    assert (tmp_path / name).read_bytes().startswith(beginning)


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
