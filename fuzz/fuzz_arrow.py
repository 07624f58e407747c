#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Fuzzes what the Python package reads: Arrow arrays by IPC and by the C data interface, files of wrapped keys, and sealed files.

An input follows from --seed, the target and its number alone. A worker process runs inputs one after the other. This process starts
another worker when one ends, and reports the input where it ended. A finding is an end by a signal or by a sanitizer, an exception
that the package does not document, a wrong result, or an input that takes minutes. tools/checks/fuzz_python.sh runs this with
sanitizers in the extension module.
"""

from __future__ import annotations

import argparse
import mmap
import os
import random
import struct
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

sys.path[1:1] = [str(Path(__file__).resolve().parents[1] / "tests" / "python")]
from fuzz_targets import TARGETS, Progress, Result  # noqa: E402

FINDINGS_MAX = 10
"""Different ones of a target."""
HANG_SECONDS = 180
LINES_SHOWN = 60
OUT_OF_MEMORY = ("SUMMARY: AddressSanitizer: out-of-memory", "SUMMARY: AddressSanitizer: allocation-size-too-big")
"""What AddressSanitizer says where an ordinary build raises MemoryError: it ends the process instead of throwing std::bad_alloc."""


class Shared(Progress):
    """The progress of a worker, in memory that it shares with its parent: number of the input, in which code it is, and counts."""

    _layout = struct.Struct(f"=qq{len(Result)}q")

    def __init__(self, path: Path) -> None:
        if not path.exists():
            path.write_bytes(bytes(self._layout.size))
        with path.open("r+b") as file:
            self._memory = mmap.mmap(file.fileno(), self._layout.size)
        self._input = path.with_suffix(".input")

    def read(self) -> tuple[int, bool, dict[Result, int]]:
        index, in_pyarrow, *counts = self._layout.unpack(self._memory)
        return index, bool(in_pyarrow), dict(zip(Result, counts))

    def write(self, index: int, in_pyarrow: bool, counts: dict[Result, int]) -> None:
        self._layout.pack_into(self._memory, 0, index, in_pyarrow, *(counts[result] for result in Result))

    def begin(self, index: int) -> None:
        self.write(index, False, self.read()[2])

    def in_pyarrow(self, inside: bool) -> None:
        index, _, counts = self.read()
        self.write(index, inside, counts)

    def end(self, result: Result) -> None:
        index, _, counts = self.read()
        self.write(index + 1, False, counts | {result: counts[result] + 1})

    def input(self, content: bytes) -> None:
        self._input.write_bytes(content)

    @property
    def saved_input(self) -> bytes:
        return self._input.read_bytes() if self._input.exists() else b""


class Printed(Progress):
    """The progress of a single input, on standard output."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory

    def in_pyarrow(self, inside: bool) -> None:
        print("in PyArrow" if inside else "in the package", flush=True)

    def input(self, content: bytes) -> None:
        path = self._directory / "input"
        path.write_bytes(content)
        print(f"{path}: {len(content)} bytes", flush=True)


def run_one(target: str, seed: int, index: int, progress: Progress) -> Result:
    source = random.Random(f"{seed}/{target}/{index}")
    os.urandom = source.randbytes  # keys and nonces follow from the seed too
    return TARGETS[target](source, progress)


def work(target: str, seed: int, until: float, progress: Shared) -> None:
    """The worker: inputs from the one that progress has, until a time."""
    while time.time() < until:
        index = progress.read()[0]
        progress.begin(index)
        progress.end(run_one(target, seed, index, progress))


class Options(NamedTuple):
    seed: int
    seconds: float
    saved: Path


class Run:
    """All inputs of a target in the time that it has."""

    def __init__(self, target: str, options: Options) -> None:
        self._target, self._options = target, options
        self._log = options.saved / f"{target}.log"
        (options.saved / f"{target}.progress").unlink(missing_ok=True)
        self._progress = Shared(options.saved / f"{target}.progress")
        self.findings = Counter[str]()
        self.in_pyarrow = Counter[str]()

    @property
    def counts(self) -> dict[Result, int]:
        return self._progress.read()[2]

    def run(self) -> None:
        until = time.time() + self._options.seconds
        while time.time() < until and len(self.findings) < FINDINGS_MAX:
            how = self._worker_ends(until)
            if how:
                self._judge(how)

    def _worker_ends(self, until: float) -> str:
        """How a worker ended; empty if its time was over."""
        arguments = ["--worker", str(until), "--seed", str(self._options.seed), "--saved", str(self._options.saved)]
        with self._log.open("wb") as log:
            process = subprocess.Popen([sys.executable, __file__, *arguments, self._target], stdout=log, stderr=log)
            try:
                return self._watch(process)
            finally:
                process.kill()
                process.wait()

    def _watch(self, process: subprocess.Popen[bytes]) -> str:
        before, since = -1, time.monotonic()
        while True:
            try:
                status = process.wait(1)
                return "" if status == 0 else f"signal {-status}" if status < 0 else f"exit status {status}"
            except subprocess.TimeoutExpired:
                index = self._progress.read()[0]
                before, since = index, since if index == before else time.monotonic()
                if time.monotonic() - since > HANG_SECONDS:
                    return f"no end after {HANG_SECONDS} seconds"

    def _judge(self, how: str) -> None:
        """What the end of a worker means. The next worker begins with the next input."""
        index, in_pyarrow, counts = self._progress.read()
        text = self._log.read_text(errors="replace")
        if any(words in text for words in OUT_OF_MEMORY):
            result = Result.REFUSED
        elif in_pyarrow:
            result = Result.SKIPPED
            self.in_pyarrow[how] += 1
        else:
            result = Result.ACCEPTED
            self._report(index, how, text)
        self._progress.write(index + 1, False, counts | {result: counts[result] + 1})

    def _report(self, index: int, how: str, text: str) -> None:
        place = place_of(how, text)
        self.findings[place] += 1
        if self.findings[place] > 1:
            return
        path = self._options.saved / f"{self._target}-{self._options.seed}-{index}"
        path.write_bytes(self._progress.saved_input)
        path.with_name(path.name + ".log").write_text(text)
        print("\n".join(text.splitlines()[-LINES_SHOWN:]))
        again = f"{Path(__file__).name} --seed {self._options.seed} --only {index} {self._target}"
        print(f"FINDING: {self._target}: {how}; the input is saved in {path}; again: {again}", flush=True)


def place_of(how: str, text: str) -> str:
    """Where a worker ended, as its log says it: findings in one place are shown once."""
    lines = [line.strip() for line in text.splitlines()]
    if summaries := [line for line in lines if line.startswith("SUMMARY: ")]:
        return summaries[-1]
    places = [line for line in lines if line.startswith("File ") and "/linnet/" in line]
    return f"{how}: {places[-1] if places else ''}: {lines[-1][:60] if lines else ''}"


def run_all(targets: list[str], options: Options) -> int:
    runs = []
    for target in targets:
        runs.append(Run(target, options._replace(seconds=options.seconds / len(targets))))
        runs[-1].run()
    for target, run in zip(targets, runs):
        print(f"{target}: {summary([run])}")
    print(f"seed {options.seed}: {summary(runs)}")
    return 1 if any(run.findings for run in runs) else 0


def summary(runs: list[Run]) -> str:
    counts = sum((Counter(run.counts) for run in runs), Counter[Result]())
    in_pyarrow = sum(sum(run.in_pyarrow.values()) for run in runs)
    named = ", ".join(f"{counts[result]} {result.value}" for result in Result)
    findings, places = sum(sum(run.findings.values()) for run in runs), sum(len(run.findings) for run in runs)
    crashed = f", {in_pyarrow} crashed in PyArrow before" if in_pyarrow else ""
    return f"{sum(counts.values())} inputs tried: {named}{crashed}, {findings} findings in {places} places"


def main() -> int:
    parser = argparse.ArgumentParser(description="Fuzzes what the Python package reads.")
    parser.add_argument("target", nargs="*", help=f"some of {', '.join(TARGETS)}; default: all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60, help="of all targets together")
    parser.add_argument("--saved", type=Path, default=Path("build-python-fuzz/findings"), help="a directory for findings")
    parser.add_argument("--only", type=int, metavar="NUMBER", help="runs this input alone, in this process")
    parser.add_argument("--worker", type=float, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if unknown := [target for target in given.target if target not in TARGETS]:
        parser.error(f"there is no target {unknown[0]}; expected some of {', '.join(TARGETS)}")
    targets = given.target or list(TARGETS)
    given.saved.mkdir(parents=True, exist_ok=True)
    if given.worker is not None:
        work(targets[0], given.seed, given.worker, Shared(given.saved / f"{targets[0]}.progress"))
        return 0
    if given.only is not None:
        print(run_one(targets[0], given.seed, given.only, Printed(given.saved)).value)
        return 0
    return run_all(targets, Options(given.seed, given.seconds, given.saved))


if __name__ == "__main__":
    sys.exit(main())
