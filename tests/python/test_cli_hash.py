# SPDX-License-Identifier: MIT OR Apache-2.0
"""linnet hash, held against sha256sum.

It is the same but for the digests, the name of the program, and the status of input errors.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest
from cli_tools import run

import linnet

SHA256SUM = shutil.which("sha256sum")
DIGEST = re.compile(rb"[0-9a-f]{64}")
FILES = {"a": b"", "b": b"text", "with space": b"1", "back\\slash": b"2", "new\nline": b"3"}


@pytest.fixture
def files(tmp_path: Path) -> Path:
    for name, content in FILES.items():
        (tmp_path / name).write_bytes(content)
    (tmp_path / "directory").mkdir()
    return tmp_path


def sha256sum(*arguments: str, cwd: Path, input: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """A run of the model, with the program's and the algorithm's name as linnet has them."""
    if SHA256SUM is None:
        pytest.skip("needs sha256sum of GNU coreutils")
    done = subprocess.run(
        ["linnet", *arguments],
        executable=SHA256SUM,
        capture_output=True,
        check=False,
        input=input,
        cwd=cwd,
        env={"LC_ALL": "C"},
    )
    done.stdout = done.stdout.replace(b"SHA256", b"ascon-hash256")
    done.stderr = done.stderr.replace(b"SHA256", b"ascon-hash256")
    return done


@pytest.mark.parametrize("algorithm", linnet.algorithms("hash") + linnet.algorithms("xof"))
def test_digests_of_every_algorithm(algorithm: str, tmp_path: Path) -> None:
    content = bytes(range(256)) * 3000
    (tmp_path / "file").write_bytes(content)
    state = linnet.new(algorithm, content)
    digest = state.hexdigest(state.digest_size) if isinstance(state, linnet.XOF) else state.hexdigest()
    done = run("hash", "-a", algorithm, tmp_path / "file", "-", input=content)
    expected = f"{digest}  {tmp_path}/file\n{digest}  -\n"
    assert (done.returncode, done.stdout.decode(), done.stderr) == (0, expected, b"")


def test_standard_input_is_the_default(files: Path) -> None:
    assert run("hash", input=b"text").stdout == run("hash", "-", input=b"text").stdout
    assert run("hash", input=b"text").stdout == linnet.ascon_hash256(b"text").hexdigest().encode() + b"  -\n"


@pytest.mark.parametrize(
    "arguments",
    [
        [*FILES],
        [],
        ["-", "a"],
        ["--tag", *FILES],
        ["missing", "a", "directory", "b"],
        ["--", "-missing"],
    ],
    ids=str,
)
def test_printing_as_sha256sum(arguments: list[str], files: Path) -> None:
    ours = run("hash", *arguments, cwd=files, input=b"standard input")
    theirs = sha256sum(*arguments, cwd=files, input=b"standard input")
    assert DIGEST.sub(b"#", ours.stdout) == DIGEST.sub(b"#", theirs.stdout)
    assert ours.stderr == theirs.stderr
    assert ours.returncode == (3 if theirs.returncode else 0)


WRONG = "0" * 64
CHECKS = {
    "all good": [],
    "a wrong one": [f"{WRONG}  b"],
    "wrong ones": [f"{WRONG}  b", f"{WRONG}  a"],
    "a missing one": [f"{WRONG}  missing"],
    "missing ones": [f"{WRONG}  missing", f"{WRONG}  gone"],
    "a directory": [f"{WRONG}  directory"],
    "a malformed line": ["malformed"],
    "malformed lines": ["malformed", f"{WRONG[1:]}  b", f"{WRONG} b", f"{WRONG}  "],
    "a comment and an empty line": ["# comment", ""],
    "an escape that is none": [f"\\{WRONG}  b\\x"],
    "an unknown tag": [f"MD6 (b) = {WRONG}"],
    "a tag of another length": [f"ascon-xof128 (b) = {WRONG}"],
    "everything": [f"{WRONG}  b", f"{WRONG}  missing", "malformed", f"{WRONG}  directory"],
}
OPTIONS = ("", "--quiet", "--status", "--strict", "--warn", "--ignore-missing")
ALL_OPTIONS = "--ignore-missing --strict --warn"


@pytest.mark.parametrize(
    ("name", "options"),
    [("everything", option) for option in OPTIONS]
    + [("all good", option) for option in OPTIONS]
    + [(name, option) for name in CHECKS for option in ("", ALL_OPTIONS)],
)
def test_checking_as_sha256sum(name: str, options: str, files: Path) -> None:
    compare_checks(files, CHECKS[name], options.split())


def test_checking_tagged_lines_as_sha256sum(files: Path) -> None:
    compare_checks(files, CHECKS["everything"], [], tag=["--tag"])


def compare_checks(
    directory: Path,
    lines: list[str],
    options: list[str],
    tag: Sequence[str] = (),
    good: bool = True,
) -> None:
    """Both programs check good lines of their own, and then the same lines."""
    ours = run("hash", *tag, *FILES, cwd=directory).stdout if good else b""
    theirs = sha256sum(*tag, *FILES, cwd=directory).stdout if good else b""
    more = "".join(line + "\n" for line in lines).encode()
    (directory / "list").write_bytes(ours + more)
    done = run("hash", "--check", *options, "list", cwd=directory)
    (directory / "list").write_bytes(theirs.replace(b"ascon-hash256", b"SHA256") + more)
    peer = sha256sum("--check", *options, "list", cwd=directory)
    assert (done.stdout, done.stderr) == (peer.stdout, peer.stderr)
    assert done.returncode == peer.returncode


@pytest.mark.parametrize("options", [[], ["--ignore-missing"], ["--ignore-missing", "--status"]])
@pytest.mark.parametrize("lines", [[], ["nothing here"], [f"{WRONG}  missing"]])
def test_lists_of_nothing(lines: list[str], options: list[str], files: Path) -> None:
    compare_checks(files, lines, options, good=False)


def test_a_list_from_standard_input(files: Path) -> None:
    for content in (run("hash", "a", cwd=files).stdout, b"", WRONG.encode() + b"  -\n"):
        (files / "list").write_bytes(content)
        ours = run("hash", "--check", input=content, cwd=files)
        same = run("hash", "--check", "list", cwd=files)
        assert ours.returncode == (1 if content.endswith(b"-\n") else same.returncode)
        named = same.stderr.replace(b"linnet: list", b"linnet: 'standard input'")
        if not content.endswith(b"-\n"):
            assert (ours.stdout, ours.stderr) == (same.stdout, named)
        else:
            assert b"no properly formatted checksum lines found" in ours.stderr


def test_lines_with_carriage_returns_and_upper_case(files: Path) -> None:
    line = run("hash", "b", cwd=files).stdout.decode()
    digest, _, name = line.strip().partition("  ")
    done = run("hash", "-c", input=f"{digest.upper()} *{name}\r\n".encode(), cwd=files)
    assert (done.returncode, done.stdout) == (0, b"b: OK\n")


def test_tags_choose_the_algorithm(files: Path) -> None:
    lines = b"".join(run("hash", "--tag", "-a", algorithm, "b", cwd=files).stdout for algorithm in ("ascon-hash", "ascon-xof128"))
    done = run("hash", "-c", input=lines, cwd=files)
    assert (done.returncode, done.stdout) == (0, b"b: OK\nb: OK\n")


def test_a_missing_list_is_an_input_error(files: Path) -> None:
    done = run("hash", "-c", "nowhere", cwd=files)
    assert (done.returncode, done.stdout) == (3, b"")
    assert done.stderr == b"linnet: nowhere: No such file or directory\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["-a", "rot13", "a"], "unknown hash or xof 'rot13'; expected one of ascon-hash256, "),
        (["-a", "ascon-aead128", "a"], "unknown hash or xof 'ascon-aead128'"),
        (["--quiet", "a"], "need --check"),
        (["--check", "--tag", "a"], "--tag is meaningless with --check"),
        (["--no-such-option"], "no such option --no-such-option"),
    ],
)
def test_bad_usage(arguments: list[str], message: str, files: Path) -> None:
    done = run("hash", *arguments, cwd=files)
    assert (done.returncode, done.stdout) == (2, b"")
    assert message.encode() in done.stderr


def test_bytes_that_are_no_text_in_names(tmp_path: Path) -> None:
    name = b"\xff\xfe"
    (tmp_path / name.decode(errors="surrogateescape")).write_bytes(b"")
    done = run("hash", name.decode(errors="surrogateescape"), cwd=tmp_path)
    assert done.stdout.endswith(b"  " + name + b"\n")
    checked = run("hash", "-c", input=done.stdout, cwd=tmp_path)
    assert (checked.returncode, checked.stdout) == (0, name + b": OK\n")
