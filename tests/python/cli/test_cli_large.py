# SPDX-License-Identifier: MIT OR Apache-2.0
"""Large files: constant memory, and 4 GiB there and back (pytest -m large -s shows the figures)."""

from __future__ import annotations

import filecmp
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from cli_tools import LINNET, bytes_written, wait_until, write_key

MIB = 1 << 20
LARGE = 4096 * MIB
MEMORY_MAX = 64 * MIB
MEASURE = """
import json, resource, subprocess, sys, time
begin = time.monotonic()
subprocess.run(sys.argv[1:], check=True)
usage = resource.getrusage(resource.RUSAGE_CHILDREN)
print(json.dumps([usage.ru_maxrss * 1024, time.monotonic() - begin]))
"""


@dataclass(frozen=True)
class Cost:
    peak_memory: int
    seconds: float


def measure(*arguments: str | Path) -> Cost:
    """The cost of a run, which must succeed."""
    command = [sys.executable, "-c", MEASURE, *LINNET, *map(str, arguments)]
    return Cost(*json.loads(subprocess.run(command, check=True, capture_output=True).stdout))


def test_peak_memory_is_constant(tmp_path: Path) -> None:
    """Sizes differ by 64 MiB, the peak does not."""
    key = write_key(tmp_path)
    peaks = []
    for size in (16 * MIB, 80 * MIB):
        plain, sealed = tmp_path / "plain", tmp_path / f"sealed {size}"
        with open(plain, "wb") as file:
            file.truncate(size)
        sealing = measure("seal", "-k", key, plain, "-o", sealed)
        opening = measure("open", "-k", key, sealed, "-o", tmp_path / f"opened {size}")
        peaks.append(max(sealing.peak_memory, opening.peak_memory))
    assert peaks[1] < peaks[0] + 4 * MIB
    assert peaks[1] < MEMORY_MAX


@pytest.fixture
def large_file(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "plain"
    with open(path, "wb") as file:
        for _ in range(LARGE // (64 * MIB)):
            file.write(os.urandom(64 * MIB))
    yield path
    shutil.rmtree(tmp_path)


@pytest.mark.large
def test_4_gib_there_and_back(large_file: Path) -> None:
    directory = large_file.parent
    key = write_key(directory)
    sealed, opened = directory / "sealed", directory / "opened"
    for arguments in (("seal", large_file, "-o", sealed), ("open", sealed, "-o", opened)):
        cost = measure(*arguments, "-k", key)
        speed = LARGE / cost.seconds / 1e6
        memory = cost.peak_memory / MIB
        print(f"{arguments[0]}: {cost.seconds:.1f} s, {speed:.0f} MB/s, {memory:.1f} MiB")
        assert cost.peak_memory < MEMORY_MAX
    assert filecmp.cmp(large_file, opened, shallow=False)
    opened.unlink()
    for arguments in (("seal", large_file), ("open", sealed)):
        kill_half_way(directory, *arguments, "-k", key, "-o", opened)
        assert sorted(os.listdir(directory)) == ["key", "plain", "sealed"]


def kill_half_way(directory: Path, *arguments: str | Path) -> None:
    """SIGKILL once half of the output is written."""
    with subprocess.Popen([*LINNET, *map(str, arguments)]) as process:
        wait_until(lambda: bytes_written(process, directory) > LARGE // 2, seconds=600)
        process.kill()
    assert process.returncode == -9
