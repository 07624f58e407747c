# SPDX-License-Identifier: MIT OR Apache-2.0
"""A vector set: the prompt that a server sends, and the response to it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby

from linnet_cli.acvp import hashes
from linnet_cli.acvp.algorithms import ALGORITHMS, LDT, MCT
from linnet_cli.acvp.members import EXPECTED, LeftOut, Members, Test
from linnet_cli.errors import BadUsage
from linnet_cli.output.progress import progress

COPIED = ("vsId", "algorithm", "mode", "revision", "isSample")
"""Members of the response that are as in the prompt."""


@dataclass
class Response:
    content: object = None
    answered: int = 0
    left_out: dict[tuple[int, str], list[int]] = field(default_factory=dict)
    """The numbers of tests by the number of their group and the reason."""
    missing: int = 0
    """How many tests were left out though the user has not asked for it."""


def respond(prompt: bytes, *, large: bool) -> Response:
    """Answers a prompt. Large data tests are left out unless they are wanted."""
    version, content = _parts(_parsed(prompt))
    vector_set = Members(content, "the vector set")
    name = vector_set.text("algorithm")
    if "mode" in vector_set and vector_set.text("mode"):
        name += f"/{vector_set.text('mode')}"
    if name not in ALGORITHMS:
        raise BadUsage(f"linnet acvp does not answer {name}; 'linnet acvp --help' names what it answers")
    response = Response()
    answer = {member: content[member] for member in COPIED if member in content}
    answer["testGroups"] = _answered(name, vector_set, response, large=large)
    response.content = answer if version is None else [version, answer]
    return response


def _parsed(prompt: bytes) -> object:
    try:
        return json.loads(prompt)
    except (ValueError, RecursionError) as error:
        raise BadUsage(f"not JSON: {error}; {EXPECTED}") from None


def _parts(found: object) -> tuple[object, dict[str, object]]:
    """The object with the version of the protocol, if there is one, and the vector set."""
    version, content = found if isinstance(found, list) and len(found) == 2 else (None, found)
    if not isinstance(content, dict):
        raise BadUsage(f"neither an object nor an array of the version and an object; {EXPECTED}")
    return version, content


def _answered(name: str, vector_set: Members, response: Response, *, large: bool) -> list[dict[str, object]]:
    """The groups, each with the answers to its tests. A group without any is not in the response."""
    groups = [(group, group.numbered("tests", "test", "tcId")) for group in vector_set.numbered("testGroups", "test group", "tgId")]
    steps = sum(_steps(group, test) for group, tests in groups for test in tests)
    answered = []
    with progress("answering", steps, wanted=True, unit="steps") as advance:
        for group, tests in groups:
            answers = []
            for test in tests:
                number = {"tcId": test.number("tcId")}
                try:
                    answers.append(number | _answer(name, Test(test, advance), large=large))
                except LeftOut as reason:
                    response.left_out.setdefault((group.number("tgId"), str(reason)), []).append(test.number("tcId"))
                    response.missing += not reason.asked
                advance(1)
            response.answered += len(answers)
            if answers:
                answered.append({"tgId": group.number("tgId"), "tests": answers})
    return answered


def _steps(group: Members, test: Members) -> int:
    """How long a test takes, for the bar."""
    kind = group.text("testType")
    return hashes.ROUNDS + 1 if kind == MCT else hashes.large_parts(test) if kind == LDT else 1


def _answer(name: str, test: Test, *, large: bool) -> dict[str, object]:
    kind = test.text("testType")
    if kind not in ALGORITHMS[name]:
        raise LeftOut(f"Linnet answers no test of type {kind} here, but {', '.join(ALGORITHMS[name])}")
    if kind == LDT and not large:
        raise LeftOut("a large data test, and --skip-large was given", asked=True)
    try:
        return ALGORITHMS[name][kind](test)
    except (ValueError, OverflowError) as error:
        raise LeftOut(str(error)) from None


def left_out_lines(response: Response) -> Iterator[str]:
    """What was left out and why, a line for each group and reason."""
    for (group, reason), tests in response.left_out.items():
        what = "test" if len(tests) == 1 else f"{len(tests)} tests"
        yield f"left out: test group {group}, {what} {', '.join(_ranges(tests))}: {reason}"


def _ranges(numbers: Iterable[int]) -> Iterator[str]:
    """Numbers in order, with a dash between the first and the last of those that follow one another."""
    for _, run in groupby(enumerate(sorted(numbers)), lambda pair: pair[1] - pair[0]):
        found = [number for _, number in run]
        yield str(found[0]) if len(found) == 1 else f"{found[0]}-{found[-1]}"
