# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs all algorithms on one board, and reports which were not run."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from measure.calls import Interface, calls
from measure.catalog import ROOT, Algorithm, algorithms
from measure.cores import Profile
from measure.figures import published
from target.boards import Board
from target.programs import TooLarge, image
from target.runner import NoAnswer, emulate

Run = Callable[[Board, Path], list[str]]


def digests() -> dict[str, str]:
    """The SHA-256 of the known-answer file of each algorithm."""
    lines = (ROOT / "tests" / "kat" / "digests.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split() for line in lines if line and not line.startswith("#"))


@dataclass
class Tally:
    passed: int = 0
    failed: int = 0
    not_run: int = 0

    def __str__(self) -> str:
        return f"{self.passed} passed, {self.failed} failed, {self.not_run} not run"


def _each(program: str, board: Board, profile: Profile, only: list[str], run: Run) -> Iterator[tuple[Algorithm, list[str] | str]]:
    """The program's output for each algorithm, or why it was not run. If the board does not answer, the rest is skipped."""
    silent = ""
    for a in algorithms().values():
        if only and a.id not in only:
            yield a, "not asked for"
        elif silent:
            yield a, silent
        else:
            try:
                yield a, run(board, image(program, a, board, profile))
            except TooLarge as error:
                yield a, str(error)
            except NoAnswer as error:
                silent = "no board answered"
                yield a, f"the board did not answer: {error}"


def test(board: Board, profile: Profile, only: list[str], run: Run) -> int:
    """Prints the result of each algorithm's known answers. Returns the number of wrong or missing answers."""
    tally = Tally()
    for a, said in _each("known_answers", board, profile, only, run):
        if isinstance(said, str):
            tally.not_run += 1
            print(f"{a.id:27} not run: {said}")
        elif f"{a.id} {digests()[a.id]}" in said:
            tally.passed += 1
            print(f"{a.id:27} passed")
        else:
            tally.failed += 1
            print(f"{a.id:27} FAILED: {' / '.join(said)}")
    print(f"{board.title}, {profile.name}: {tally}")
    return int(tally.failed != 0 or tally.passed == 0)


def _modelled() -> dict[tuple[str, str, str, str], int]:
    """The cycles of the one-shot calls in C, from docs/cortex-m.md."""
    of_c = [s for s in published().speed if s.interface == Interface.C.value]
    return {(s.algorithm, s.core, s.profile, f"{s.call} {s.workload}"): s.cycles for s in of_c}


def measure(board: Board, profile: Profile, only: list[str], run: Run) -> int:
    """Prints the cycles and the stack of each algorithm, and on a chip the model's cycles. Emulators do not count cycles."""
    modelled, tally = {} if run is emulate else _modelled(), Tally()
    for a, said in _each("measure", board, profile, only, run):
        if isinstance(said, str):
            tally.not_run += 1
            print(f"{a.id:27} not run: {said}")
            continue
        tally.passed += 1
        for line in said:
            words = line.split()
            if words[:1] != [a.id] or len(words) != 6:
                continue
            model = modelled.get((a.id, board.core.name, profile.name, f"{calls(a)[0]} {words[1]}"))
            ratio = "" if not model else f"  model {model:8}  {int(words[3]) / model:5.2f}"
            print(f"{a.id:27}{words[1]:8}{words[2]} {int(words[3]):8}  stack {int(words[5]):5}{ratio}")
    print(f"{board.title}, {profile.name}: {tally.passed} measured, {tally.not_run} not run")
    return int(tally.passed == 0)
