# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs checks side by side, as many as there are cores, the longest first."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from table import Check

ROOT = Path(__file__).resolve().parent.parent.parent
LOGS = ROOT / "build-checks"


@dataclass
class Running:
    """A check that runs, and where its output goes."""

    check: Check
    process: subprocess.Popen[bytes]
    log: Path
    start: float


@dataclass(frozen=True)
class Result:
    """What a check cost, and how it ended."""

    check: Check
    status: int
    wall: float
    cpu: float
    log: Path

    @property
    def last_line(self) -> str:
        lines = [line.strip() for line in self.log.read_text(encoding="utf-8", errors="replace").splitlines()]
        return next((line for line in reversed(lines) if line), "")


def _start(check: Check, environment: Mapping[str, str]) -> Running:
    log = LOGS / f"{check.name}.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            ["bash", "-euo", "pipefail", "-c", check.command],
            cwd=ROOT,
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    print(f"{check.name}: {check.command}", flush=True)
    return Running(check, process, log, time.monotonic())


def _end(running: Sequence[Running]) -> None:
    for one in running:
        with suppress(ProcessLookupError):
            os.killpg(one.process.pid, signal.SIGTERM)


def _wait(running: list[Running]) -> Result:
    """The first check that ends. Its cost includes that of its child processes."""
    pid, status, usage = os.wait4(-1, 0)
    one = next(r for r in running if r.process.pid == pid)
    running.remove(one)
    one.process.returncode = os.waitstatus_to_exitcode(status)
    wall = time.monotonic() - one.start
    result = Result(one.check, one.process.returncode, wall, usage.ru_utime + usage.ru_stime, one.log)
    said = "passed" if result.status == 0 else f"FAILED with status {result.status}"
    print(f"{one.check.name}: {said}, {result.cpu:.0f} s of CPU in {wall:.0f} s; {result.last_line}", flush=True)
    return result


def _next(waiting: Sequence[Check], unfinished: set[str]) -> Check | None:
    """The longest of those that need not wait. A check counts together with the longest of those that wait for it."""

    def length(check: Check) -> int:
        return check.cost + max((length(c) for c in waiting if check.name in c.after), default=0)

    ready = [c for c in waiting if unfinished.isdisjoint(c.after)]
    return max(ready, key=length, default=None)


def run(checks: Sequence[Check], cores: int, environment: Mapping[str, str]) -> list[Result]:
    """Runs all; after a failure it starts no more. SIGTERM ends the checks that run, and then this program."""
    LOGS.mkdir(exist_ok=True)
    workers = max(1, min(cores, len(checks)))
    environment = {**environment, "JOBS": str(max(1, cores // workers))}
    waiting, running, results = list(checks), list[Running](), list[Result]()
    stopped = False

    def stop(*_: object) -> None:
        nonlocal stopped
        stopped = True
        _end(running)

    before = signal.signal(signal.SIGTERM, stop)
    try:
        while waiting or running:
            unfinished = {c.name for c in waiting} | {r.check.name for r in running}
            failed = stopped or any(r.status != 0 for r in results)
            check = None if failed or len(running) == workers else _next(waiting, unfinished)
            if check is not None:
                waiting.remove(check)
                running.append(_start(check, environment))
                if stopped:  # before it was in the list
                    _end(running)
            elif running:
                results.append(_wait(running))
            else:
                break
    finally:
        _end(running)
        signal.signal(signal.SIGTERM, before)
    if stopped:
        sys.exit(143)
    return results


def report(results: Sequence[Result], wall: float) -> None:
    """The output of what failed, and what each took."""
    failed = [r for r in results if r.status != 0]
    for result in failed:
        print(f"\n==== {result.check.name}: {result.check.command}", flush=True)
        sys.stdout.buffer.write(result.log.read_bytes())
        sys.stdout.flush()
    print(f"\n{'check':<18}{'CPU s':>8}{'wall s':>8}")
    for result in sorted(results, key=lambda r: -r.cpu):
        print(f"{result.check.name:<18}{result.cpu:>8.0f}{result.wall:>8.0f}{'  FAILED' if result.status else ''}")
    print(f"{'in all':<18}{sum(r.cpu for r in results):>8.0f}{wall:>8.0f}")
    for result in failed:
        print(f"failed: {result.check.name}; run by hand: {result.check.command}")
    print(f"{len(results) - len(failed)} passed, {len(failed)} failed", flush=True)
