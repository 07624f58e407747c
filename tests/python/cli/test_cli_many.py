# SPDX-License-Identifier: MIT OR Apache-2.0
"""Several files in one command, and what a sealed file shows without the key."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest
from cli_tools import LINNET, LINNET_WITHOUT_O_TMPFILE, reference_file, run, write_key

from linnet.sealed_file import _format as sealed_file

CHUNK = 65536


@pytest.fixture
def key(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_key(tmp_path_factory.mktemp("key"))


def make(directory: Path, **contents: bytes) -> list[Path]:
    directory.mkdir(exist_ok=True)
    paths = []
    for name, content in contents.items():
        paths.append(directory / name)
        paths[-1].write_bytes(content)
    return paths


def contents_of(directory: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in directory.iterdir()}


# Several inputs


@pytest.mark.parametrize("command", [LINNET, LINNET_WITHOUT_O_TMPFILE])
def test_there_and_back(command: tuple[str, ...], key: Path, tmp_path: Path) -> None:
    texts = {"empty": b"", "small": b"text", "large": bytes(3 << 20)}
    files = make(tmp_path / "files", **texts)
    files[1].chmod(0o640)
    sealed, opened = tmp_path / "sealed", tmp_path / "opened"
    sealed.mkdir()
    opened.mkdir()
    done = run("seal", "-k", key, "--into", sealed, *files, command=command, umask=0o022)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert sorted(os.listdir(sealed)) == [f"{name}.sealed" for name in sorted(texts)]
    assert (sealed / "small.sealed").stat().st_mode & 0o777 == 0o640
    assert len({path.read_bytes()[:97] for path in sealed.iterdir()}) == len(texts)
    done = run("open", "-k", key, *sealed.iterdir(), "--into", opened, command=command)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert contents_of(opened) == texts
    assert {path.stat().st_mode & 0o777 for path in opened.iterdir()} == {0o600}
    again = tmp_path / "again"
    again.mkdir()
    done = run("open", "-k", key, *sealed.iterdir(), "--into", again, "--keep-mode", command=command, umask=0o022)
    assert (done.returncode, contents_of(again), (again / "small").stat().st_mode & 0o777) == (0, texts, 0o640)


def test_a_bad_file_does_not_stop_the_others(key: Path, tmp_path: Path) -> None:
    files = make(
        tmp_path,
        **{"a.sealed": reference_file(5), "b.sealed": reference_file(5)[:-1], "c.sealed": reference_file(6), "d.sealed": b"text"},
    )
    into = tmp_path / "into"
    into.mkdir()
    done = run("open", "-k", key, "--into", into, *files)
    assert done.returncode == 1
    assert contents_of(into) == {"a": bytes(range(5)), "c": bytes(range(6))}
    first, second = done.stderr.decode().splitlines()
    assert first.startswith(f"linnet: {files[1]}: the final chunk, number 0, is not authentic")
    assert second == f"linnet: {files[3]}: not a sealed file: it does not begin as one"
    done = run("open", "-k", key, "--force", "--into", into, tmp_path / "missing.sealed", files[1], files[2])
    assert done.returncode == 3
    assert done.stderr.count(b"\n") == 2


def test_what_exists_is_replaced_with_force_only(key: Path, tmp_path: Path) -> None:
    files = make(tmp_path, a=b"a", b=b"b")
    make(tmp_path / "into", **{"a.sealed": b"precious"})
    done = run("seal", "-k", key, "--into", tmp_path / "into", *files)
    assert (done.returncode, done.stderr) == (3, f"linnet: {tmp_path}/into/a.sealed: File exists; --force replaces it\n".encode())
    assert sorted(os.listdir(tmp_path / "into")) == ["a.sealed", "b.sealed"]
    assert (tmp_path / "into" / "a.sealed").read_bytes() == b"precious"
    assert run("seal", "-f", "-k", key, "--into", tmp_path / "into", *files).returncode == 0
    assert (tmp_path / "into" / "a.sealed").stat().st_size == 97 + 1 + 16


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["seal", "--into", "into", "good", "a/x", "b/x"], "a/x and b/x would both go to into/x.sealed"),
        (["seal", "--into", "into", "good", "good"], "good and good would both go to into/good.sealed"),
        (["seal", "--into", "into", "good", "-"], "'-' has no name; expected files with --into"),
        (["seal", "--into", "into", "good", "a/"], "'a/' has no name; expected files with --into"),
        (["open", "--into", "into", "x.sealed", "good"], "good: expected a name that ends with .sealed, which --into takes off"),
        (["open", "--into", "into", "x.sealed", ".sealed"], ".sealed: nothing would be left of the name without .sealed"),
        (["open", "--into", "into", "x.sealed", "...sealed"], "...sealed: nothing would be left of the name without .sealed"),
        (["seal", "-f", "--into", ".", "x", "x.sealed"], "./x.sealed, the output for x, is the input x.sealed as well"),
        (
            ["open", "-f", "--into", ".", "good", "good.sealed"],
            "good: expected a name that ends with .sealed, which --into takes off",
        ),
        (["open", "-f", "--into", ".", "y.sealed", "y.sealed.sealed"], "./y.sealed, the output for y.sealed.sealed, is the input"),
        (["seal", "--into", "into", "-o", "out", "good"], "--into and --output contradict each other; expected one of them"),
        (["seal", "--into", "into"], "expected files with --into"),
        (["seal", "good", "x"], "unexpected argument 'x'; several inputs need --into DIR"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_names_are_refused_before_anything_is_written(arguments: list[str], message: str, key: Path, tmp_path: Path) -> None:
    make(tmp_path, good=b"good", x=b"x", **{"x.sealed": reference_file(5), "y.sealed": reference_file(5), ".sealed": b""})
    make(tmp_path / "a", x=b"a")
    make(tmp_path / "b", x=b"b")
    (tmp_path / "into").mkdir()
    done = run(*arguments, "-k", key, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().startswith(f"linnet: {message}")
    assert os.listdir(tmp_path / "into") == []
    assert (tmp_path / "y.sealed").read_bytes() == reference_file(5)


def test_the_directory_must_be_there(key: Path, tmp_path: Path) -> None:
    (path,) = make(tmp_path, a=b"a")
    for directory, reason in ((tmp_path / "missing", "No such file or directory"), (path, "Not a directory")):
        done = run("seal", "-k", key, "--into", directory, path)
        assert (done.returncode, done.stderr.decode()) == (3, f"linnet: {directory}: {reason}\n")


def test_a_small_file_needs_no_threads(key: Path, tmp_path: Path) -> None:
    """Nor other slow imports."""
    code = "import sys\nfrom linnet_cli.main import main\ntry: main()\nfinally: sys.stderr.write(' '.join(sys.modules))"
    (tmp_path / "small").write_bytes(bytes(2 * CHUNK))
    for arguments in (["seal", "small", "-o", "small.sealed"], ["open", "small.sealed"]):
        done = run(*arguments, "-k", key, command=(sys.executable, "-c", code), cwd=tmp_path)
        assert done.returncode == 0
        loaded = set(done.stderr.decode().split())
        assert "linnet_cli.io.pipeline" in loaded
        heavy = {"base64", "concurrent", "hashlib", "hmac", "json", "logging", "rich", "tempfile", "linnet_cli.format.damage"}
        assert not loaded & heavy


# What is told without the key


@pytest.mark.parametrize("size", [0, 1, CHUNK - 1, CHUNK, 2 * CHUNK + 5])
def test_inspect(size: int, tmp_path: Path) -> None:
    """Nothing of the chunks is verified, so they may be zero."""
    sealed = reference_file(0)[:97] + bytes(size + 16 * (size // CHUNK + 1))
    (path,) = make(tmp_path, f=sealed)
    text = f"""file:      {{}}
format:    linnet sealed file, version 1
algorithm: ascon-aead128 (standard)
stanzas:   none
plaintext: {size} bytes
chunks:    {size // CHUNK + 1}
verified:  the header's checksum; whether the file is whole and unchanged shows with the key
"""
    done = run("inspect", path, "-", input=sealed)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode() == text.format(path) + "\n" + text.format("-")
    facts = {
        "file": str(path),
        "format": "linnet sealed file",
        "version": 1,
        "armored": False,
        "algorithm": "ascon-aead128",
        "status": "standard",
        "stanzas": [],
        "plaintext_size": size,
        "chunks": size // CHUNK + 1,
        "verified": "header checksum",
    }
    assert json.loads(run("inspect", "--json", path).stdout) == [facts]


def with_stanzas(stanzas: bytes) -> bytes:
    header = sealed_file.Header("ascon-aead128", stanzas, bytes(32), bytes(32))
    return header.encode() + bytes(16)


def test_inspect_shows_stanzas_that_no_version_knows(tmp_path: Path) -> None:
    (path,) = make(tmp_path, f=with_stanzas(b"\x01\x00\x02ab" + b"\xff\x00\x00"))
    assert b"\nstanzas:   type 1 of 2 bytes, type 255 of 0 bytes\n" in run("inspect", path).stdout
    (facts,) = json.loads(run("inspect", "--json", path).stdout)
    assert facts["stanzas"] == [{"type": 1, "size": 2}, {"type": 255, "size": 0}]


def test_inspect_says_what_is_wrong_with_each_file(tmp_path: Path) -> None:
    good = reference_file(0)[:97] + bytes(CHUNK + 32)
    wrong = {
        "text": (b"text", "not a sealed file: it does not begin as one"),
        "newer": (good[:8] + b"\x02" + good[9:], "sealed-file version 2 is not supported; expected version 1"),
        "cut": (good[:60], "truncated: the file ends within the header, after 60 bytes"),
        "changed": (good[:40] + b"\0" + good[41:], "damaged header: its checksum does not match"),
        "headless": (good[:97], "truncated: the file ends after the header; expected a final chunk"),
        "short": (good[:-1], "truncated: the file ends 15 bytes into chunk 1; expected at least 16 bytes"),
        "stanza": (with_stanzas(b"\x01\x00\x02a"), "malformed header: a key stanza is longer than the room for it"),
    }
    files = make(tmp_path, **{name: content for name, (content, _) in wrong.items()}, good=good)
    for options in ([], ["--json"]):
        done = run("inspect", *files, tmp_path / "missing", *options)
        assert done.returncode == 3
        expected = [f"linnet: {tmp_path}/{name}: {message}" for name, (_, message) in wrong.items()]
        assert done.stderr.decode().splitlines() == [*expected, f"linnet: {tmp_path}/missing: No such file or directory"]
        assert done.stdout.count(b"ascon-aead128") == 1
    assert run("inspect", files[0]).returncode == 1
    assert run("inspect", "--json", files[0]).stdout == b"[]\n"


@pytest.mark.parametrize("name", ["-", "/dev/stdin", "/dev/fd/0"])
def test_standard_input_has_no_name_for_a_directory(name: str, key: Path, tmp_path: Path) -> None:
    done = run("seal", "-k", key, "--into", tmp_path, name)
    assert (done.returncode, os.listdir(tmp_path)) == (2, [])
    assert done.stderr.decode() == f"linnet: '{name}' has no name; expected files with --into\n"


@pytest.mark.parametrize("order", [["b", "b.sealed"], ["b.sealed", "b"]])
def test_an_input_with_two_names_is_no_output(order: list[str], key: Path, tmp_path: Path) -> None:
    (tmp_path / "b.sealed").write_bytes(b"text")
    (tmp_path / "b").symlink_to("b.sealed")
    done = run("seal", "-k", key, "--into", ".", "-f", *order, cwd=tmp_path)
    assert (done.returncode, (tmp_path / "b.sealed").read_bytes()) == (2, b"text")
    assert b"./b.sealed, the output for b, is the input b.sealed as well" in done.stderr


def test_the_version_comes_before_the_rest_of_the_header(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(sealed_file.MAGIC + b"\xff")
    done = run("inspect", tmp_path / "file")
    assert done.returncode == 1
    assert b"sealed-file version 255 is not supported; expected version 1" in done.stderr
