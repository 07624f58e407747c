# SPDX-License-Identifier: MIT OR Apache-2.0
"""The command line: python -m prove, with proofs/, embedded/ and tools/ on the module path."""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor

from prove import report
from prove.check import Result, check
from prove.claims import CLAIMS
from prove.target import TARGETS, prepare


def _row(result: Result) -> str:
    name = f"{result.claim:42} {result.target:9}"
    if result.says:
        return f"{name} FAILED: {result.says}"
    figures = f"{result.instructions:8} instructions {result.nodes:9} nodes {result.merged:8} merged"
    return f"{name} {figures} {result.seconds:7.1f} s, faults refuted {result.controls:6.1f} s"


def _check(task: tuple[int, str]) -> Result:
    return check(CLAIMS[task[0]], TARGETS[task[1]])


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="prove", description="Proves functions of liblinnet equal to specifications, for all inputs."
    )
    parser.add_argument("text", nargs="*", help="only claims with one of these texts, such as sha3; default: all")
    parser.add_argument("--target", action="append", choices=TARGETS, help="may be repeated; default: all")
    parser.add_argument("--quick", action="store_true", help="only some lengths")
    parser.add_argument("--list", action="store_true", help="print the claims, and prove nothing")
    parser.add_argument("--write", action="store_true", help="write the table of docs/proofs.md, if everything is proved")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    targets = arguments.target or list(TARGETS)
    wanted = [
        (number, target)
        for number, claim in enumerate(CLAIMS)
        for target in targets
        if target in claim.targets and (claim.quick or not arguments.quick)
        if not arguments.text or any(text in str(claim) for text in arguments.text)
    ]
    if arguments.write and (arguments.quick or arguments.text or arguments.target):
        parser.error("--write takes everything: leave out the other options")
    if not wanted:
        parser.error("no claim has such a text; --list prints them")
    if arguments.list:
        for number, target in wanted:
            print(f"{CLAIMS[number]!s:42} {target}")
        return 0
    prepare({target for _, target in wanted})
    proved = []
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for (number, _), result in zip(wanted, pool.map(_check, wanted)):
            print(_row(result), flush=True)
            if not result.says:
                proved.append((CLAIMS[number], result))
    print(f"{len(proved)} of {len(wanted)} claims proved")
    if len(proved) < len(wanted):
        return 1
    if arguments.write:
        report.write(proved)
    return 0


if __name__ == "__main__":
    sys.exit(main())
