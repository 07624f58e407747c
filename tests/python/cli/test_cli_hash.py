# SPDX-License-Identifier: MIT OR Apache-2.0
"""linnet hash, compared with sha256sum.

They differ only in the digests, the name of the program, and the status of input errors.
"""

from __future__ import annotations

import errno
import hashlib
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from subprocess import PIPE, STDOUT
from typing import Any

import pytest
from cli_tools import (
    LINNET,
    LINNET_WITH_BAR,
    LINNET_WITH_BAR_WITHOUT_RICH,
    TIMEOUT,
    run,
    run_on_terminal,
    start,
    wait_until,
)

import linnet
from linnet_cli.hashing import digests
from linnet_cli.hashing.digests import Digests, Job

SHA256SUM = shutil.which("sha256sum")
DIGEST = re.compile(rb"[0-9a-f]{64}")
FILES = {
    "a": b"",
    "b": b"text",
    "with space": b"1",
    "back\\slash": b"2",
    "new\nline": b"3",
    "return\r": b"4",
    " led": b"5",
    "*starred": b"6",
    "a)b": b"7",
}


@pytest.fixture
def files(tmp_path: Path) -> Path:
    for name, content in FILES.items():
        (tmp_path / name).write_bytes(content)
    (tmp_path / "directory").mkdir()
    return tmp_path


def sha256sum(*arguments: str, cwd: Path, input: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """A run of sha256sum, with linnet's names of the program and the algorithm."""
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
        ["--zero", "missing", *FILES],
        ["-z", "--tag", *FILES],
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
SOME = 1 << 26  # bytes of memory that suffice for any file or list
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
    "a tag of another length": [f"romulus-h (b) = {WRONG[2:]}"],
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


# D is the digest of the file b, S and L are too short and too long, TAG is the tag.
LINES = [
    *(
        "D  b",
        "D *b",
        "D\t b",
        "D\t*b",
        "D  b ",
        "D   b",
        "D  b)",
        "D   led",
        "D **starred",
        "D  ",
        "D   ",
        "D ",
        "D",
        "D b\r",
        "D  b\r",
    ),
    *(
        " D  b",
        "\t D  b",
        "  \\D  b",
        "\\D  b",
        "\\ D  b",
        "\\\\D  b",
        "\\D  new\\nline",
        "\\D  return\\r",
        "D  return\r\r",
        "\\D  b\\x",
    ),
    *(
        "\\D  b\\",
        "\\D  back\\\\slash",
        "D  back\\slash",
        "S  b",
        "L  b",
        "D0  b",
        "0D  b",
        "xD  b",
        "D\v b",
        "\fD  b",
        "\ufeffD  b",
    ),
    *("TAG (b) = D", "TAG(b)= D", "TAG(b)=D", "TAG (b)\t=\tD", "TAG  (b) = D", "TAG\t(b) = D", " TAG (b) = D", "TAG (a)b) = D"),
    *(
        "TAG () = D",
        "TAG (b) = D ",
        "TAG (b) = S",
        "TAG (b) = L",
        "TAG (b) D",
        "TAG b = D",
        "TAGD  b",
        "TAG (b) = D\r",
        "TAG (b) == D",
    ),
    *("\\TAG (new\\nline) = D", "\\TAG (b\\x) = D", " \\TAG (b) = D", "TAG (b) = (b) = D", "(b) = D", "TAG ( led) = D", "#D  b"),
    *(
        " #",
        " ",
        "\t",
        "\r",
        "\r\r",
        "",
        "\\",
        "TAG",
        "TAG (",
        "TAG ()",
        "MD6 (b) = D",
        "D (b) = D",
        "TAG (b)= DD",
        "D  b  D",
        "= D",
    ),
]


@pytest.mark.parametrize("first", ["", "D  b", "D b"])
def test_lines_are_read_as_by_sha256sum(first: str, files: Path) -> None:
    """The first line decides whether names follow one blank, as BSD writes them; the other form is then refused."""
    compare_lines(files, [first, *LINES])


@pytest.mark.parametrize("seed", range(4))
def test_random_lines_are_read_as_by_sha256sum(seed: int, files: Path) -> None:
    random = Random(seed)
    parts = [*" \t*\\()=", "  ", " *", *["D", "TAG", "b"] * 4, "S", " = ", ") = ", "\\n", "\\\\", "\r", "a)b"]
    compare_lines(files, ["".join(random.choices(parts, k=random.randrange(2, 8))) for _ in range(500)])


def test_one_style_of_names_in_all_lists(files: Path) -> None:
    for name, line in (("one", "D b\n"), ("two", "D  b\n")):
        (files / name).write_text(line)
    for lists in (["one", "two"], ["two", "one"]):
        compare_lines(files, [(files / name).read_text().rstrip("\n") for name in lists])


def compare_lines(directory: Path, lines: list[str]) -> None:
    """Both programs print the same for the same lines, except for the names of missing files."""
    results = []
    for program, digest, tag in (
        (lambda *arguments: run("hash", *arguments, cwd=directory), linnet.ascon_hash256(b"text").hexdigest(), "ascon-hash256"),
        (lambda *arguments: sha256sum(*arguments, cwd=directory), hashlib.sha256(b"text").hexdigest(), "SHA256"),
    ):
        words = {"D": digest, "S": digest[2:], "L": f"{digest}00", "TAG": tag}
        text = "".join("".join(words.get(part, part) for part in re.split("(TAG|MD6|[DSL])", line)) + "\n" for line in lines)
        (directory / "list").write_bytes(text.encode())
        done = program("--check", "--warn", "list")
        output = done.stdout.replace(digest.encode(), b"D").replace(digest[2:].encode(), b"S").replace(b"SHA256", b"ascon-hash256")
        results.append((done.returncode, output, [line for line in done.stderr.splitlines() if b"No such file" not in line]))
    assert results[0] == results[1]


def test_a_nul_makes_a_line_improper(files: Path) -> None:
    """sha256sum takes the name up to the NUL and ignores the rest."""
    good = run("hash", "b", cwd=files).stdout
    tagged = run("hash", "--tag", "b", cwd=files).stdout
    lines = [good, *(line.replace(b"b\n", b"b\0c\n").replace(b"(b)", b"(b\0)") for line in (good, tagged)), b"\0\n", b"\0" + good]
    done = run("hash", "-c", "-w", input=b"".join(lines), cwd=files)
    assert (done.returncode, done.stdout) == (0, b"b: OK\n")
    assert done.stderr.count(b"improperly formatted ascon-hash256 checksum line\n") == 4
    assert done.stderr.endswith(b"linnet: WARNING: 4 lines are improperly formatted\n")
    assert run("hash", "-c", "--strict", input=b"".join(lines), cwd=files).returncode == 1


def test_a_line_without_end_takes_no_memory(files: Path) -> None:
    with (files / "list").open("wb") as file:
        file.truncate(SOME)
        file.seek(0, os.SEEK_END)
        file.write(b"\n" + run("hash", "b", cwd=files).stdout)
    done = run("hash", "-c", "list", cwd=files, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_DATA, (SOME, SOME)))
    assert (done.returncode, done.stdout) == (0, b"b: OK\n")
    assert done.stderr == b"linnet: WARNING: 1 line is improperly formatted\n"


def test_checking_tagged_lines_as_sha256sum(files: Path) -> None:
    compare_checks(files, CHECKS["everything"], [], tag=["--tag"])


def compare_checks(
    directory: Path,
    lines: list[str],
    options: list[str],
    tag: Sequence[str] = (),
    good: bool = True,
) -> None:
    """Both programs check their own good lines, and then the same lines."""
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


@pytest.mark.parametrize("bits", [224, 256, 384, 512])
@pytest.mark.parametrize("options", [[], ["--tag"], ["--zero"], ["--tag", "--zero"]])
def test_the_same_as_coreutils(bits: int, options: list[str], files: Path) -> None:
    """Byte by byte, and each reads the other's output."""
    model = shutil.which(f"sha{bits}sum")
    if model is None:
        pytest.skip("needs GNU coreutils")
    theirs = subprocess.run([model, *options, *FILES], cwd=files, capture_output=True, check=True).stdout
    ours = run("hash", "-a", f"sha-{bits}", *options, *FILES, cwd=files)
    assert (ours.returncode, ours.stderr) == (0, b"")
    assert ours.stdout == theirs
    if "--zero" in options:
        return
    (files / "list").write_bytes(theirs)
    for algorithm in ([], ["-a", f"sha-{bits}"]) if "--tag" in options else (["-a", f"sha-{bits}"],):
        checked = run("hash", *algorithm, "--check", "list", cwd=files)
        expected = subprocess.run([model, "--check", "list"], cwd=files, capture_output=True, check=True).stdout
        assert (checked.returncode, checked.stdout) == (0, expected)
    (files / "a").write_bytes(b"changed")
    checked = run("hash", "-a", f"sha-{bits}", "--check", "--quiet", "list", cwd=files)
    assert (checked.returncode, checked.stdout) == (1, b"a: FAILED\n")


def test_tags_choose_the_algorithm(files: Path) -> None:
    lines = b"".join(run("hash", "--tag", "-a", algorithm, "b", cwd=files).stdout for algorithm in ("romulus-h", "ascon-xof128"))
    done = run("hash", "-c", input=lines, cwd=files)
    assert (done.returncode, done.stdout) == (0, b"b: OK\nb: OK\n")


# What a list may ask for


def tagged(algorithm: str, *more: str, directory: Path, file: str = "b") -> bytes:
    return run("hash", "--tag", "-a", algorithm, *more, file, cwd=directory).stdout


def test_an_algorithm_that_was_named_binds(files: Path) -> None:
    lines = tagged("ascon-hash256", directory=files) + tagged("romulus-h", directory=files)
    assert run("hash", "-c", input=lines, cwd=files).returncode == 0
    done = run("hash", "-c", "-a", "ascon-hash256", input=lines, cwd=files)
    assert (done.returncode, done.stdout) == (1, b"b: OK\nb: FAILED refused\n")
    assert done.stderr.decode().splitlines() == [
        "linnet: 'standard input': 2: b: the algorithm is romulus-h; expected ascon-hash256",
        "linnet: WARNING: 1 line was refused",
    ]
    silent = run("hash", "-c", "-a", "ascon-hash256", "--status", input=lines * 2, cwd=files)
    assert (silent.returncode, silent.stdout, silent.stderr.count(b"\n")) == (1, b"", 2)
    only = run("hash", "-c", "-a", "romulus-h", "--ignore-missing", input=lines.splitlines()[0], cwd=files)
    assert (only.returncode, only.stdout) == (1, b"b: FAILED refused\n")
    assert only.stderr.endswith(b"linnet: WARNING: 1 line was refused\nlinnet: 'standard input': no file was verified\n")


@pytest.mark.parametrize("tag", ["ascon-hash", "ASCON-HASH"])
def test_legacy_algorithms_must_be_allowed(tag: str, files: Path) -> None:
    line = tagged("ascon-hash", directory=files).replace(b"ascon-hash", tag.encode())
    done = run("hash", "-c", input=line, cwd=files)
    assert (done.returncode, done.stdout) == (1, b"b: FAILED refused\n")
    assert b"1: b: ascon-hash is a legacy algorithm; --allow-legacy accepts it\n" in done.stderr
    allowed = run("hash", "-c", "--allow-legacy", input=line, cwd=files)
    assert (allowed.returncode, allowed.stdout, allowed.stderr) == (0, b"b: OK\n", b"")
    assert run("hash", "-c", "--allow-legacy", "-a", "ascon-hasha", input=line, cwd=files).returncode == 1
    named = run("hash", "-c", "-a", "ascon-hash", input=line, cwd=files)
    assert (named.returncode, named.stdout) == (2, b"")
    assert b"ascon-hash is a legacy algorithm; --allow-legacy accepts it" in named.stderr
    assert run("hash", "-c", "-a", "ascon-hash", "--allow-legacy", input=line, cwd=files).returncode == 0


@pytest.mark.parametrize("size", [1, 15, 16, 1000])
def test_digests_of_any_length(size: int, files: Path) -> None:
    digest = linnet.new("ascon-xof128", b"text").hexdigest(size)
    lines = tagged("ascon-xof128", "--length", str(size), directory=files)
    assert lines.decode() == f"ascon-xof128 (b) = {digest}\n"
    untagged = run("hash", "-a", "ascon-xof128", "-l", str(size), "b", cwd=files).stdout
    assert untagged.decode() == f"{digest}  b\n"
    for line, arguments in ((lines, []), (lines, ["-a", "ascon-xof128"]), (untagged, ["-a", "ascon-xof128"])):
        done = run("hash", "-c", *arguments, input=line, cwd=files)
        assert done.returncode == (0 if size >= 16 else 1)
        if size < 16:
            assert done.stdout == b"b: FAILED refused\n"
            assert f"1: b: the digest has {size} bytes; expected at least 16, or --length {size}\n".encode() in done.stderr
    asked = run("hash", "-c", "-a", "ascon-xof128", "-l", str(size), input=lines + untagged, cwd=files)
    assert (asked.returncode, asked.stdout, asked.stderr) == (0, b"b: OK\nb: OK\n", b"")
    other = run("hash", "-c", "-a", "ascon-xof128", "-l", str(size + 1), input=lines, cwd=files)
    assert (other.returncode, other.stdout) == (1, b"b: FAILED refused\n")
    assert f"the digest has {size} bytes; expected {size + 1}\n".encode() in other.stderr


# Several files at once


@pytest.fixture
def many(tmp_path: Path) -> list[str]:
    """Two large files, which threads hash, and others among them, which are hashed together."""
    for number in range(6):
        (tmp_path / f"large{number}").write_bytes(bytes([number]) * (1 << 18) * (6 - number))
        (tmp_path / f"small{number}").write_bytes(bytes([number]))
    return [name for number in range(6) for name in (f"large{number}", f"missing{number}", f"small{number}", f"large{5 - number}")]


def all_of(*arguments: str, cwd: Path) -> str:
    """The output of a run, with errors in their places."""
    return subprocess.run([*LINNET, "hash", *arguments], cwd=cwd, stdout=PIPE, stderr=STDOUT, check=False).stdout.decode()


def test_the_order_of_files_is_kept(many: list[str], tmp_path: Path) -> None:
    texts = {name: (tmp_path / name).read_bytes() for name in many if "missing" not in name}
    known = {name: linnet.ascon_hash256(text).hexdigest() for name, text in texts.items()}
    expected = [f"{known[n]}  {n}\n" if n in known else f"linnet: {n}: No such file or directory\n" for n in many]
    assert all_of(*many, cwd=tmp_path) == "".join(expected)
    (tmp_path / "list").write_text("".join(f"{known.get(name, WRONG)}  {name}\nmalformed\n" for name in many))
    *results, _, _ = all_of("-c", "--warn", "list", cwd=tmp_path).splitlines()
    reported = [re.sub("^linnet: |: (OK|No such.*|FAILED .*|improperly.*)$", "", line) for line in results]
    twice = [[name] * (1 if name in known else 2) + [f"list: {number}"] for number, name in zip(range(2, 100, 2), many)]
    assert reported == [name for names in twice for name in names]


@pytest.mark.parametrize(
    ("names", "threads"),
    [(["large0"], False), (["small0", "small1"], False), (["large0", "small0"], False), (["large0", "large1"], True)],
    ids=str,
)
def test_threads_for_several_large_files_only(names: list[str], threads: bool, many: list[str], tmp_path: Path) -> None:
    code = "import sys\nfrom linnet_cli.main import main\ntry: main()\nfinally: print(*sys.modules)"
    for arguments in (names, ["-c", "list"]):
        done = run("hash", *arguments, cwd=tmp_path, command=(sys.executable, "-c", code))
        *lines, modules = done.stdout.decode().splitlines()
        assert len(lines) == len(names)
        assert ("concurrent.futures.thread" in modules) == threads
        (tmp_path / "list").write_text("\n".join(lines))


def test_memory_does_not_grow_with_the_files(tmp_path: Path) -> None:
    for number in range(16):
        with (tmp_path / str(number)).open("wb") as file:
            file.truncate(SOME // 8)
    done = run(
        "hash", *map(str, range(16)), cwd=tmp_path, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_DATA, (SOME, SOME))
    )
    assert (done.returncode, done.stdout.count(b"\n")) == (0, 16)


def test_an_interrupt_does_not_wait_for_the_files(tmp_path: Path) -> None:
    for name in ("a", "b", "c"):
        with (tmp_path / name).open("wb") as file:
            file.truncate(1 << 40)
    with start("hash", "a", "b", "c", cwd=tmp_path) as process:
        wait_until(lambda: len(os.listdir(f"/proc/{process.pid}/task")) > 1)
        process.send_signal(signal.SIGINT)
        assert process.wait(TIMEOUT) == -signal.SIGINT
        assert process.stderr is not None
        assert process.stderr.read() == b""


@pytest.mark.parametrize("group_size", [1, 2 << 20, digests.GROUP_BYTES])
def test_small_files_are_hashed_together(group_size: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Including files that have grown since their size was read, and two algorithms."""
    monkeypatch.setattr(digests, "GROUP_BYTES", group_size)
    monkeypatch.setattr(digests, "regular_size", lambda name: min(os.stat(name).st_size, digests.SMALL))
    sizes = [5, 0, 1, 1000, digests.SMALL + 1, digests.SMALL, digests.SMALL - 1, *range(100, 140), 3 * digests.SMALL]
    jobs = []
    for number, size in enumerate(sizes):
        (tmp_path / str(number)).write_bytes(os.urandom(size))
        jobs += [Job(str(tmp_path / str(number)), "ascon-hash256", 32), Job(str(tmp_path / str(number)), "shake-128", 77)]
    advanced: list[int] = []
    with Digests(advanced.append) as several:
        for number, job in enumerate(several.in_order(iter(jobs), lambda job: job, ahead=True)):
            assert job is jobs[number]
            data = Path(job.name).read_bytes()
            expected = linnet.ascon_hash256(data).digest() if job.size == 32 else linnet.shake_128(data).digest(77)
            assert job.digest == expected
    assert sum(advanced) == 2 * sum(sizes)


def test_a_small_file_that_is_gone_is_an_error_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(digests, "regular_size", lambda name: 5)
    jobs = [Job(str(tmp_path / name), "ascon-hash256", 32) for name in ("here", "gone", "here")]
    (tmp_path / "here").write_bytes(b"text")
    with Digests(lambda size: None) as several:
        assert list(several.in_order(iter(jobs), lambda job: job, ahead=True)) == jobs
    assert [job.error and job.error.errno for job in jobs] == [None, errno.ENOENT, None]
    assert [job.digest for job in jobs] == [linnet.ascon_hash256(b"text").digest(), b"", linnet.ascon_hash256(b"text").digest()]


def test_a_list_from_a_pipe_is_checked_line_by_line(many: list[str], tmp_path: Path) -> None:
    with start("hash", "-c", cwd=tmp_path) as process:
        assert process.stdin is not None and process.stdout is not None
        for name in ("large0", "small0", "large1"):
            process.stdin.write(f"{WRONG}  {name}\n".encode())
            process.stdin.flush()
            assert process.stdout.readline() == f"{name}: FAILED\n".encode()
        process.stdin.close()
        assert process.wait(TIMEOUT) == 1


def test_what_came_before_a_read_error_is_checked(many: list[str], tmp_path: Path) -> None:
    """Simulated: a list whose third line cannot be read."""

    def jobs() -> Iterator[Job]:
        for name in ("large0", "large1"):
            yield Job(str(tmp_path / name), "ascon-hash256", 32)
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    seen = []
    with Digests(lambda size: None) as several, pytest.raises(OSError):
        for job in several.in_order(jobs(), lambda job: job, ahead=True):
            seen.append(job.digest)
    assert seen == [linnet.ascon_hash256((tmp_path / name).read_bytes()).digest() for name in ("large0", "large1")]


# Terminals


HOSTILE = "\x1b[2Jx\r\x07: OK\nb\x7f\u202e\x9b"
HARMLESS = r"\033[2Jx\r\007: OK\nb\177\342\200\256\302\233"


def test_a_terminal_gets_no_control_characters(tmp_path: Path) -> None:
    (tmp_path / HOSTILE).write_bytes(b"")
    digest = linnet.ascon_hash256(b"").hexdigest()
    shown = {
        f"\\{digest}  {HARMLESS}": ["hash", HOSTILE],
        f"\\ascon-hash256 ({HARMLESS}) = {digest}": ["hash", "--tag", HOSTILE],
        f"linnet: {HARMLESS}.: No such file or directory": ["hash", f"{HOSTILE}."],
        f"\\{HARMLESS}: OK": ["hash", "-c", "list"],
        f"{HARMLESS}: ascon-hash256: 5 records, all equal": ["kat", "ascon-hash256", "--verify", HOSTILE],
    }
    (tmp_path / "list").write_bytes(run("hash", HOSTILE, cwd=tmp_path).stdout)
    for expected, arguments in shown.items():
        if arguments[0] == "kat":
            record = f"Msg = \nMD = {digest}\n\n"
            (tmp_path / HOSTILE).write_text(record * 5)
        _, text = run_on_terminal(*arguments, output_too=True, cwd=tmp_path)
        assert text == f"{expected}\r\n"
    _, text = run_on_terminal("hash", "-z", "list", output_too=True, cwd=tmp_path)
    assert text.endswith("  list\0")


def test_a_pipe_gets_names_as_they_are(tmp_path: Path) -> None:
    (tmp_path / HOSTILE).write_bytes(b"")
    written = run("hash", HOSTILE, cwd=tmp_path).stdout
    escaped = HOSTILE.replace("\n", "\\n")
    assert written.decode() == f"\\{linnet.ascon_hash256(b'').hexdigest()}  {escaped}\n".replace("\r", "\\r")
    done = run("hash", "-c", input=written, cwd=tmp_path)
    assert (done.returncode, done.stdout.decode()) == (0, "\\" + escaped.replace("\r", "\\r") + ": OK\n")


@pytest.mark.parametrize("output_too", [False, True])
def test_a_progress_bar_gives_way_to_lines(output_too: bool, many: list[str], tmp_path: Path) -> None:
    (tmp_path / "list").write_bytes(run("hash", "large0", "large1", cwd=tmp_path).stdout)
    for title, arguments in (("hashing", ["large0", "large1"]), ("checking", ["-c", "list"])):
        status, text = run_on_terminal("hash", *arguments, output_too=output_too, command=LINNET_WITH_BAR, cwd=tmp_path)
        assert status == 0
        assert title in text
        assert "━" in text
        lines = run("hash", *arguments, cwd=tmp_path).stdout.decode().splitlines()
        assert all((re.search(f"(\x1b\\[2K|\n){re.escape(line)}\r\n", text) is not None) == output_too for line in lines)


@pytest.mark.parametrize(
    ("arguments", "options"),
    [
        (["hash", "large0"], {}),  # no longer than a moment
        (["-q", "hash", "large0"], {"command": LINNET_WITH_BAR}),
        (["hash", "large0"], {"command": LINNET_WITH_BAR, "term": "dumb"}),
        (["hash", "large0"], {"command": LINNET_WITH_BAR_WITHOUT_RICH}),
    ],
)
def test_no_progress_bar(arguments: list[str], options: dict[str, Any], many: list[str], tmp_path: Path) -> None:
    assert run_on_terminal(*arguments, cwd=tmp_path, **options) == (0, "")


# Failures


def test_a_missing_list_is_an_input_error(files: Path) -> None:
    done = run("hash", "-c", "nowhere", cwd=files)
    assert (done.returncode, done.stdout) == (3, b"")
    assert done.stderr == b"linnet: nowhere: No such file or directory\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["-a", "rot13", "a"], "unknown hash or xof 'rot13'; expected one of ascon-hash256, "),
        (["-a", "ascon-aead128", "a"], "ascon-aead128 is not of kind hash or xof; expected one of ascon-hash256"),
        (["--quiet", "a"], "need --check"),
        (["--allow-legacy", "a"], "need --check"),
        (["--check", "--tag", "a"], "--tag is meaningless with --check"),
        (["--check", "-z", "a"], "--zero is meaningless with --check"),
        (["-l", "32"], "--length needs an extendable-output function; a digest of ascon-hash256 has 32 bytes"),
        (["-c", "-l", "32"], "--length needs an extendable-output function"),
        *(
            (["-a", "ascon-xof128", f"--length={size}"], f"--length is '{size}'; expected a number of bytes from 1 to 65536")
            for size in ("0", "65537", "", " 16", "²", "9" * 5000)
        ),
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


@pytest.mark.parametrize("name", ["-", "/dev/stdin", "/dev/fd/0"])
def test_standard_input_goes_on_where_it_is(name: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"line\nrest")
    with (tmp_path / "file").open("rb", buffering=0) as file:
        file.read(5)
        done = run("hash", name, stdin=file)
    assert done.stdout.split()[0].decode() == linnet.ascon_hash256(b"rest").hexdigest()
