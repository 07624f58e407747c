# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from linnet_cli.arguments import Given, Option, Syntax
from linnet_cli.commands import shared

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from linnet import CatalogEntry
    from linnet_cli.algorithms.bench import Series

SYNTAX = Syntax(
    "linnet bench",
    """Measure the speed of algorithms by message size.

In megabytes a second of one core's time, called from Python.""",
    [
        Option("-a", "--algorithm", metavar="ALG", help="May be repeated.", many=True),
        Option("--json", help="Print JSON, with the machine's processor and the versions."),
        Option("--plot", metavar="OUT", help="Draw the figures too, as OUT ends in .svg, .png or .pdf."),
        shared.FORCE,
    ],
)


def run(given: Given) -> int:
    import linnet
    from linnet_cli.algorithms import bench as benchmark
    from linnet_cli.catalog import entry_of

    if given.force and given.plot is None:
        SYNTAX.refuse("--force needs --plot")
    entries = [entry_of(name) for name in given.algorithm] or linnet.catalog()
    if given.plot is None:
        _measure(entries, json=given.json)
    else:
        with benchmark.new_plot(given.plot, force=given.force) as output:
            benchmark.require_plotting()
            benchmark.plot(_measure(entries, json=given.json), output)
    return 0


def _measure(entries: Sequence[CatalogEntry], *, json: bool) -> list[Series]:
    """Measures, and prints the results."""
    from linnet_cli.algorithms import bench as benchmark
    from linnet_cli.output.lines import print_line
    from linnet_cli.output.progress import progress

    series: list[Series] = []
    with progress("measuring", len(entries), wanted=len(entries) > 1, unit="algorithms") as advance:
        for entry in entries:
            series += benchmark.measure(entry)
            advance(1)
    if json:
        print_line(benchmark.as_json(series))
    else:
        benchmark.as_table(series).print()
    return series
