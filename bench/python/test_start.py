# SPDX-License-Identifier: MIT OR Apache-2.0
"""Processor time of a command less the time of an empty Python program, in units of the latter: a slow machine slows both."""

import os
import resource
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

LINNET = str(Path(sys.executable).with_name("linnet"))
EMPTY = (sys.executable, "-c", "pass")
ROUNDS = 15


def processor_seconds(words: Sequence[str | Path]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def empty_programs(words: Sequence[str | Path], limit: float) -> float:
    """Each program's best time of several rounds, in turn, so that both run on the same machine; further rounds while the result
    exceeds the limit."""
    pairs: list[tuple[float, float]] = []
    for _ in range(4):
        pairs += [(processor_seconds(words), processor_seconds(EMPTY)) for _ in range(ROUNDS)]
        command, empty = map(min, zip(*pairs))
        if command - empty <= limit * empty:
            break
    return (command - empty) / empty


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("files")
    for number in range(30):
        (directory / f"file{number}").write_bytes(os.urandom(1024))
    subprocess.run([LINNET, "keygen", directory / "key"], check=True, capture_output=True)
    subprocess.run([LINNET, "seal", "-k", directory / "key", directory / "file0", "-o", directory / "sealed"], check=True)
    return directory


COMMANDS = {
    "--help": (["--help"], 2.8),
    "list": (["list"], 2.6),
    "hash a file": (["hash", "file0"], 2.3),
    "seal a file": (["seal", "-k", "key", "file0", "-f", "-o", "out"], 2.6),
    "open a file": (["open", "-k", "key", "sealed", "-f", "-o", "again"], 2.6),
    "seal 30 files": (["seal", "-k", "key", "-f", "--into", "out30", *(f"file{i}" for i in range(30))], 4.2),
}


@pytest.mark.parametrize("name", COMMANDS)
def test_start(name: str, files: Path, monkeypatch: pytest.MonkeyPatch, record_property: Callable[[str, object], None]) -> None:
    monkeypatch.chdir(files)
    (files / "out30").mkdir(exist_ok=True)
    words, limit = COMMANDS[name]
    times = empty_programs([LINNET, *words], limit)
    record_property("empty_programs", f"{times:.2f}")
    assert times <= limit
