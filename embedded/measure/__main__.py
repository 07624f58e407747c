# SPDX-License-Identifier: MIT OR Apache-2.0
"""The command line: python -m measure, with embedded/ on the module path."""

import argparse
import sys
from collections.abc import Sequence

from measure import budget, builds, figures, peers
from measure.calls import Interface, calls, image_of, workloads
from measure.catalog import algorithms
from measure.cores import CORES, PROFILES


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="measure", description="Measures every algorithm on modelled Cortex-M cores.")
    commands = parser.add_subparsers(dest="command", required=True)
    show = commands.add_parser("show", help="print the figures of some algorithms, and of the fastest peers")
    show.add_argument("algorithm", nargs="*", choices=[*algorithms(), []], metavar="ALGORITHM", help="an id; default: all")
    show.add_argument("--core", action="append", choices=CORES, help="default: all")
    show.add_argument("--profile", action="append", choices=PROFILES, help="default: all")
    show.add_argument("--interface", action="append", choices=[i.value for i in Interface], help="default: all")
    show.add_argument("--functions", type=int, default=0, metavar="N", help="the N functions that take most cycles in each call")
    limits = commands.add_parser("budget", help="compare liblinnet with budget.json; fail if anything costs more than it may")
    limits.add_argument("--write", action="store_true", help="accept what it costs now")
    report = commands.add_parser("report", help="measure everything; write docs/cortex-m.md, its plots and docs/cortex-m.json")
    for command in (show, limits, report):
        command.add_argument("--jobs", type=int, default=0, help="how many processes at a time; default: one a core")
    return parser


def _show(given: argparse.Namespace) -> int:
    wanted = [
        cell
        for cell in figures.cells(given.algorithm)
        if cell.core in (given.core or CORES) and cell.profile in (given.profile or PROFILES)
    ]
    interfaces = [i for i in Interface if i.value in (given.interface or [i.value])]
    measured = figures.measure(wanted, interfaces, given.jobs)
    print(f"{'algorithm':27}{'build':12}{'by':8}{'call':19}{'bytes':8}{'cycles':>9}{'peer':>7}{'stack':>7}")
    for s in measured.speed:
        peer = peers.fastest(s.algorithm, s.core, s.workload) if s.call in ("encrypt", "digest", "tag") else None
        ratio = f"{peer.cycles / s.cycles:7.2f}" if peer else " " * 7
        build = f"{s.core} {s.profile}"
        print(f"{s.algorithm:27}{build:12}{s.interface:8}{s.call:19}{s.workload:8}{s.cycles:9}{ratio}{s.stack:7}")
    for f in measured.flash:
        print(f"{f.algorithm:27}{f.core + ' ' + f.profile:12}{f.interface:8}{f.calls:42}{f.flash:7} bytes of flash")
    if given.functions:
        _functions(wanted, interfaces, given.functions)
    return 0


def _functions(wanted: Sequence[figures.Cell], interfaces: Sequence[Interface], count: int) -> None:
    for cell in wanted:
        a, core, profile = algorithms()[cell.algorithm], CORES[cell.core], PROFILES[cell.profile]
        for interface in interfaces:
            for call in calls(a):
                machine = figures.load(a, interface, image_of(a, call), core, profile)
                for w in workloads(a):
                    measured = figures.measure_call(machine, a, interface, call, w)
                    print(f"\n{a.id} {core.name} {profile.name} {interface.value}: {call} of {w} bytes")
                    for name, cycles in list(measured.spent.items())[:count]:
                        print(f"{cycles:9}  {100 * cycles / measured.cycles.modelled:5.1f} %  {name}")


def _budget(given: argparse.Namespace) -> int:
    now = budget.costs(figures.measure(figures.cells(), [Interface.C], given.jobs))
    if given.write:
        budget.save(now)
        return 0
    before = budget.load()
    lines = budget.complaints(before, now)
    for kind in ("cycles", "flash"):
        print(f"{kind}: {100 * budget.total_change(before, now, kind):+.2f} % in the mean")
    if lines:
        print(*lines, sep="\n")
        print(f"{len(lines)} figures are over the budget. Where the cost is worth it, `make budget` accepts it.")
    return int(bool(lines))


def _report(given: argparse.Namespace) -> int:
    from measure import report  # Matplotlib takes a second to load

    report.write(figures.measure(figures.cells(), jobs=given.jobs))
    return 0


def main() -> int:
    given = _arguments().parse_args()
    try:
        return {"show": _show, "budget": _budget, "report": _report}[given.command](given)
    except (builds.BuildError, figures.WrongAnswer) as error:
        print(f"measure: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
