# SPDX-License-Identifier: MIT OR Apache-2.0
"""How fast the algorithms run when called from Python, on one core."""

from __future__ import annotations

import json
import os
import platform
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from time import process_time
from timeit import Timer

import linnet
from linnet_cli.algorithms.kinds import Operation, operations
from linnet_cli.errors import BadUsage, about
from linnet_cli.io.output_file import OutputFile
from linnet_cli.output.table import Table

SIZES = (16, 64, 256, 1024, 4096, 16384, 65536)
KEY_SIZE = 64
"""A key exchange is timed as one size: it has no message."""
SECONDS = 0.01
REPEATS = 3
FORMATS = ("svg", "png", "pdf")


@dataclass
class Series:
    """MB/s of one operation by message size."""

    algorithm: str
    operation: str
    speeds: dict[int, float] = field(default_factory=dict)


def _megabytes_per_second(operation: Operation, size: int) -> float:
    """The best of several runs in processor time, each long enough for the clock."""
    timer = Timer(operation, timer=process_time)
    count = 1
    while (seconds := timer.timeit(count)) < SECONDS:
        count = max(2 * count, int(count * SECONDS / max(seconds, 1e-9)))
    return size * count / min([seconds, *timer.repeat(REPEATS - 1, count)]) / 1e6


def measure(entry: linnet.CatalogEntry) -> list[Series]:
    series: dict[str, Series] = {}
    limit = entry.output_size_max or entry.message_size_max
    for size in (KEY_SIZE,) if entry.shared_secret_size else SIZES:
        if not limit or size <= limit:
            for name, operation in operations(entry, size):
                row = series.setdefault(name, Series(entry.id, name))
                row.speeds[size] = _megabytes_per_second(operation, size)
    return list(series.values())


def as_table(all_series: list[Series]) -> Table:
    sizes = [str(size) for size in SIZES]
    table = Table(["algorithm", "MB/s by bytes", *sizes], right=set(sizes))
    for series in all_series:
        speeds = (f"{series.speeds[size]:.1f}" if size in series.speeds else "" for size in SIZES)
        table.add([series.algorithm, series.operation, *speeds])
    return table


def as_json(all_series: list[Series]) -> str:
    rows = [
        {"algorithm": series.algorithm, "operation": series.operation, "bytes": size, "MB/s": round(speed, 3)}
        for series in all_series
        for size, speed in series.speeds.items()
    ]
    versions = {"linnet": linnet.__version__, "python": platform.python_version()}
    return json.dumps({"processor": processor(), **versions, "rows": rows}, indent=2)


def processor() -> str:
    """The name of the machine's processor, or its architecture if the system does not tell."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, "") or platform.processor() or platform.machine()


def new_plot(path: str, *, force: bool) -> OutputFile:
    """Opens the file for a plot before time is spent on figures that could not be saved."""
    if _format(path) not in FORMATS:
        raise BadUsage(f"{path}: a plot is written as its name ends; expected .{', .'.join(FORMATS)}")
    try:
        return OutputFile(path, overwrite=force)
    except FileExistsError as error:
        raise OSError(error.errno, "File exists; --force replaces it", path) from None


def require_plotting() -> None:
    """Called before time is spent on figures that could not be drawn."""
    if find_spec("matplotlib") is None:
        raise BadUsage("--plot needs Matplotlib: pip install 'linnet[plot]'")
    try:
        import_module("matplotlib")
    except Exception as error:
        raise BadUsage(f"Matplotlib does not load here: {error}") from None


def _format(path: str) -> str:
    return os.path.splitext(path)[1].removeprefix(".").lower()


def plot(all_series: list[Series], output: OutputFile) -> None:
    """A colour for each algorithm, a line style for each of its operations."""
    matplotlib = import_module("matplotlib")
    matplotlib.use("agg")
    pyplot = import_module("matplotlib.pyplot")
    figure, axes = pyplot.subplots(figsize=(10, 6), layout="constrained")
    algorithms = list(dict.fromkeys(series.algorithm for series in all_series))
    for series in all_series:
        sizes, speeds = zip(*series.speeds.items())
        colour = matplotlib.colormaps["tab20"](algorithms.index(series.algorithm) % 20)
        style = "--" if series.operation == "decrypt" else "-"
        label = f"{series.algorithm} {series.operation}"
        axes.plot(sizes, speeds, style, color=colour, marker="o", markersize=3, label=label)
    axes.set_xscale("log", base=2)
    axes.set_xticks(SIZES, [str(size) for size in SIZES])
    axes.set_yscale("log")
    axes.yaxis.set_major_formatter("{x:g}")
    axes.set_xlabel("bytes of message")
    axes.set_ylabel("MB/s from Python, one core")
    axes.grid(visible=True, alpha=0.3)
    figure.legend(loc="outside right upper", fontsize="x-small")
    with about(output.path), open(output.fd, "wb", closefd=False) as file:
        figure.savefig(file, format=_format(output.path))
    umask = os.umask(0o077)
    os.umask(umask)
    output.publish(0o666 & ~umask)
