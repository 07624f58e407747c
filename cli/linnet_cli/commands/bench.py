# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from linnet_cli.arguments import Given, Option, Syntax

SYNTAX = Syntax(
    "linnet bench",
    """Measure the speed of algorithms by message size.

In megabytes a second of one core's time, called from Python.""",
    [
        Option("-a", "--algorithm", metavar="ALG", help="May be repeated.", many=True),
        Option("--plot", metavar="OUT.svg", help="Draw the figures too."),
    ],
)


def run(given: Given) -> int:
    import linnet
    from linnet_cli import bench as benchmark
    from linnet_cli.catalog import entry_of

    entries = [entry_of(name) for name in given.algorithm] or linnet.catalog()
    if given.plot is not None:
        benchmark.require_plotting()
    series = [row for entry in entries for row in benchmark.measure(entry)]
    benchmark.as_table(series).print()
    if given.plot is not None:
        benchmark.plot(series, given.plot)
    return 0
