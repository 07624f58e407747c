# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs checks side by side, as many as there are cores."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from plan import Place, Planned
from table import LIMIT, ROOT, Check

LOGS = Path(os.environ.get("LINNET_CHECKS_LOGS") or ROOT / "build-checks")
LINES = 100  # of the output of a check that failed are printed
GRACE = 600  # seconds after LIMIT, until an optional check that still runs is stopped
TOO_LATE = "no time was left"
LONGEST = 3600  # seconds that a check may take
SKIPPED = 77  # the status of a check that could not run here
# Variables that change what a check does, which only the tree may decide; and those that stay.
CHANGES, KEPT = re.compile("^(PYTEST|GTEST|CTEST|CMAKE|LINNET|MAKE)|FLAGS$"), ("LINNET_SYCL", "LINNET_CUDA", "LINNET_RECHECK")


@dataclass(frozen=True)
class Running:
    """A running check, and whether it was taken from the cheap end of the queue."""

    planned: Planned
    process: subprocess.Popen[bytes]
    start: float
    short: bool


@dataclass(frozen=True)
class Result:
    """What a check cost, and how it ended."""

    check: Check
    status: int
    wall: float
    cpu: float

    @property
    def failed(self) -> bool:
        return self.status not in (0, SKIPPED)

    def lines(self) -> list[str]:
        return (LOGS / f"{self.check.name}.log").read_text(encoding="utf-8", errors="replace").splitlines()


def _start(planned: Planned, environment: Mapping[str, str], short: bool) -> Running:
    check = planned.check
    own = {name: value for name, value in os.environ.items() if not CHANGES.search(name) or name in KEPT}
    print(f"{check.name}: {check.command}", flush=True)
    memo = {"LINNET_SKIPPED": str(SKIPPED), "LINNET_RECHECK" if planned.place == Place.DUE else "LINNET_MEMO": "1"}
    given, words = {**own, **memo, **environment}, ["timeout", str(LONGEST), "bash", "-euo", "pipefail", "-c", check.command]
    with (LOGS / f"{check.name}.log").open("wb") as log:
        process = subprocess.Popen(
            words, cwd=ROOT, env=given, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, start_new_session=True
        )
    return Running(planned, process, time.monotonic(), short)


def _end(running: Sequence[Running]) -> None:
    for one in running:
        with suppress(ProcessLookupError):
            os.killpg(one.process.pid, signal.SIGTERM)


def _wait(running: list[Running]) -> Result:
    """The first check that ends. Its cost includes its child processes."""
    one = None
    while one is None:  # as the first process of a container it has other children too
        pid, status, usage = os.wait4(-1, 0)
        one = next((r for r in running if r.process.pid == pid), None)
    running.remove(one)
    one.process.returncode = os.waitstatus_to_exitcode(status)
    result = Result(one.planned.check, one.process.returncode, time.monotonic() - one.start, usage.ru_utime + usage.ru_stime)
    said = f"FAILED with status {result.status}" if result.failed else "skipped" if result.status else "passed"
    last = next((line.strip() for line in reversed(result.lines()) if line.strip()), "")
    print(f"{result.check.name}: {said}, {result.cpu:.0f} s of CPU in {result.wall:.0f} s; {last}", flush=True)
    return result


def _next(waiting: Sequence[Planned], running: Sequence[Running]) -> tuple[Planned, bool] | None:
    """Of the checks that may start, only those in the first place of the queue count. One worker takes the cheapest, so that it
    fails early; the others take the longest, counting the longest check that waits for it."""

    def length(one: Planned) -> float:
        return one.expected + max((length(p) for p in waiting if one.check.name in (*p.check.needs, *p.check.after)), default=0.0)

    unfinished = {p.check.name for p in waiting} | {r.planned.check.name for r in running}
    ready = [p for p in waiting if unfinished.isdisjoint((*p.check.needs, *p.check.after))]
    first = [p for p in ready if p.place == min(p.place for p in ready)]
    short = not any(r.short for r in running)
    return ((min(first, key=lambda p: p.expected) if short else max(first, key=length)), short) if first else None


def _leave(waiting: list[Planned], failed: set[str], seconds: float, workers: int) -> dict[str, str]:
    """Removes waiting checks that cannot run, and says why: a check that they need failed, or they would end too late. Checks that
    every change needs are never too late, and the others leave them time; but one that failed or was left before may begin in
    the first third."""
    left = dict[str, str]()
    needed = sum(p.expected for p in waiting if p.check.every) / workers
    for p in list(waiting):
        lost = failed.intersection(p.check.needs)
        again = p.place in (Place.FAILED, Place.LEFT) and seconds <= LIMIT / 3
        late = p.check.reads and not p.check.every and not again and seconds + max(p.check.cost, p.expected) > LIMIT - needed
        if lost or late:
            waiting.remove(p)
            left[p.check.name] = f"it needs {min(lost)}" if lost else TOO_LATE
    return left


def run(
    plan: Sequence[Planned], cores: int, environment: Mapping[str, str], ended: Callable[[Result], object]
) -> tuple[list[Result], dict[str, str]]:
    """Runs all; returns the reason for each check that did not run. SIGTERM ends the running checks, and then this program."""
    LOGS.mkdir(parents=True, exist_ok=True)
    workers, start = max(1, min(cores, len(plan))), time.monotonic()
    environment = {"JOBS": str(max(1, cores // workers)), **environment}
    waiting, running, results, left = list(plan), list[Running](), list[Result](), dict[str, str]()
    stopped, late = False, set[str]()

    def stop(number: int, _: object) -> None:
        nonlocal stopped
        stopped = stopped or number == signal.SIGTERM
        ending = [r for r in running if stopped or not r.planned.check.every]
        late.update(r.planned.check.name for r in ending)
        _end(ending)

    before = {number: signal.signal(number, stop) for number in (signal.SIGTERM, signal.SIGALRM)}
    signal.setitimer(signal.ITIMER_REAL, LIMIT + GRACE)
    try:
        while waiting or running:
            left |= _leave(waiting, {r.check.name for r in results if r.failed} | left.keys(), time.monotonic() - start, workers)
            found = None if stopped or len(running) == workers else _next(waiting, running)
            if found:
                waiting.remove(found[0])
                running.append(_start(found[0], environment, found[1]))
                if stopped:  # SIGTERM came before it was in the list
                    _end(running)
            elif running:
                result = _wait(running)
                if result.failed and result.check.name in late:
                    left[result.check.name] = TOO_LATE
                elif not stopped:
                    results.append(result)
                    ended(result)
            else:
                break
    finally:
        _end(running)
        signal.setitimer(signal.ITIMER_REAL, 0)
        for number, handler in before.items():
            signal.signal(number, handler)
    if stopped:
        sys.exit(143)
    return results, left


def report(results: Sequence[Result], left: Mapping[str, str], wall: float) -> None:
    """The last lines of failed checks, the cost of each, and the checks that did not run."""
    failed = [r for r in results if r.failed]
    for result in failed:
        print("\n".join(["", f"==== {result.check.name}: {result.check.command}", *result.lines()[-LINES:]]), flush=True)
    print(f"\n{'check':<18}{'CPU s':>8}{'wall s':>8}")
    for result in sorted(results, key=lambda r: -r.cpu):
        print(f"{result.check.name:<18}{result.cpu:>8.0f}{result.wall:>8.0f}{'  FAILED' if result.failed else ''}")
    print(f"{'in all':<18}{sum(r.cpu for r in results):>8.0f}{wall:>8.0f}")
    for name, why in left.items():
        print(f"not run: {name}; {why}")
    for result in failed:
        print(f"failed: {result.check.name}; run by hand: {result.check.command}")
    print(f"{len(results) - len(failed)} passed, {len(failed)} failed, {len(left)} not run", flush=True)
