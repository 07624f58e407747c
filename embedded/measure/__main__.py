# SPDX-License-Identifier: MIT OR Apache-2.0
"""The command line: python -m measure, with embedded/ on the module path."""

import argparse
import sys

from measure import budget, builds, cifra, figures, report, self_test, show
from measure.calls import Interface
from measure.catalog import algorithms, families
from measure.cores import CORES, PAIRS, PROFILES, pairs
from measure.machine import Fault


def _pairs(text: str) -> tuple[str, ...]:
    try:
        return pairs(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="measure", description="Measures every algorithm on modelled Cortex-M cores.")
    commands = parser.add_subparsers(dest="command", required=True)
    some = commands.add_parser("show", help="print the figures of some algorithms, next to those of the best peers")
    some.add_argument("algorithm", nargs="*", choices=[*algorithms(), []], metavar="ALGORITHM", help="an id; default: all")
    some.add_argument("--core", action="append", choices=CORES, help="default: all")
    some.add_argument("--profile", action="append", choices=PROFILES, help="default: all")
    some.add_argument("--interface", action="append", choices=[i.value for i in Interface], help="default: all")
    some.add_argument("--define", action="append", default=[], metavar="MACRO", help="a macro that the code is compiled with")
    some.add_argument("--functions", type=int, default=0, metavar="N", help="the N functions that take most cycles in each call")
    limits = commands.add_parser("budget", help="compare liblinnet with budget.json; fail if anything costs more than it may")
    limits.add_argument(
        "--algorithm", action="append", choices=algorithms(), metavar="ID", help="compare this one alone; may be repeated"
    )
    either = limits.add_mutually_exclusive_group()
    either.add_argument("--write", action="store_true", help="accept what it costs now")
    either.add_argument(
        "--pairs", type=_pairs, default=PAIRS, help="quick, others, or some such as m0-small,m4f-fast; default: all"
    )
    peer = commands.add_parser("cifra", help="compare with all of Cifra's README, worst first; fail if AES costs more than it may")
    peer.add_argument("--core", action="append", choices=CORES, help="default: all")
    tests = commands.add_parser("self-tests", help="print what the self-test of each family costs")
    tests.add_argument("family", nargs="*", choices=[*families(), []], metavar="FAMILY", help="default: all")
    report = commands.add_parser("report", help="measure everything; write docs/cortex-m.md, its pictures and docs/cortex-m.json")
    for command in (some, limits, report):
        command.add_argument("--jobs", type=int, default=0, help="how many processes at a time; default: one a core")
    return parser


def _show(given: argparse.Namespace) -> int:
    builds.DEFINED[:] = given.define
    wanted = [
        cell
        for cell in figures.cells(given.algorithm)
        if cell.core in (given.core or CORES) and cell.profile in (given.profile or PROFILES)
    ]
    interfaces = [i for i in Interface if i.value in (given.interface or [i.value])]
    measured = figures.measure(wanted, interfaces, given.jobs)
    print(*show.lines(measured), sep="\n")
    if given.functions:
        print(*show.functions(wanted, interfaces, given.functions), sep="\n")
    return 0


def _budget(given: argparse.Namespace) -> int:
    wanted = [cell for cell in figures.cells(given.algorithm) if f"{cell.core}-{cell.profile}" in given.pairs]
    now = budget.costs(figures.measure(wanted, [Interface.C], given.jobs))
    if given.write:
        all_costs = {**(budget.load() if given.algorithm else {}), **now}
        names = (f"{cell.algorithm} {cell.core} {cell.profile}" for cell in figures.cells())
        budget.save({name: all_costs[name] for name in names if name in all_costs})
        return 0
    before = budget.of_pairs(budget.load(), given.pairs)
    if given.algorithm:
        before = {name: costs for name, costs in before.items() if name.split()[0] in given.algorithm}
    lines = budget.complaints(before, now)
    for kind in ("cycles", "flash"):
        print(f"{kind}: {100 * budget.total_change(before, now, kind):+.2f} % in the mean")
    if lines:
        print(*lines, sep="\n")
        print(f"{len(lines)} figures are over the budget. Where the cost is worth it, `make budget` accepts it.")
    return int(bool(lines))


def _cifra(given: argparse.Namespace) -> int:
    found = cifra.rows(given.core)
    print(cifra.HEAD, *found, sep="\n")
    return int(not all(row.passes for row in found))


def _report(given: argparse.Namespace) -> int:
    report.write(figures.measure(figures.cells(), jobs=given.jobs))
    self_test.write()
    return 0


def _self_tests(given: argparse.Namespace) -> int:
    print(self_test.table(given.family), end="")
    return 0


def main() -> int:
    given = _arguments().parse_args()
    try:
        does = {"show": _show, "budget": _budget, "cifra": _cifra, "self-tests": _self_tests, "report": _report}
        return does[given.command](given)
    except (builds.BuildError, figures.WrongAnswer, Fault) as error:
        print(f"measure: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
