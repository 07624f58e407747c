# SPDX-License-Identifier: MIT OR Apache-2.0
"""Pictures of the measured speed, with the figures in words and in a table."""

from __future__ import annotations

import io
import json
import math
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.ticker import LogLocator

import linnet

Figures = dict[str, dict[int, float]]  # megabytes a second by size, of each algorithm

SIZES = (64, 1024, 16384)
MARKS = ("o", "s", "D")
CALLS = {"aead": "encrypt", "hash": "digest", "xof": "absorb", "mac": "compute"}
TITLES = {"aead": "Authenticated encryption", "hash": "Hash functions", "xof": "Extendable-output functions", "mac": "MACs"}
INK, *COLOURS = LIGHT = ("#1a1a1a", "#0b6e99", "#c2410c", "#4d7c0f", "#6b7280")
DARK = ("#e5e5e5", "#7cc7ff", "#ffb38a", "#bef264", "#a1a1aa")


def read(path: Path) -> dict[str, Any]:
    """A file that tools/measured.py wrote."""
    content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return content


def figures(measured: dict[str, Any], call: str, ids: Iterable[str]) -> Figures:
    """Megabytes a second of a call, of the algorithms that were measured at these sizes."""
    result: Figures = {}
    for name, nanoseconds in measured["nanoseconds"].items():
        id, direction, size = name.split("/")
        if direction == call and id in ids:
            result.setdefault(id, {})[int(size)] = 1000 * int(size) / nanoseconds
    return {id: result[id] for id in ids if id in result and not result[id].keys().isdisjoint(SIZES)}


def svg(draw: Callable[[], Figure], title: str) -> str:
    """A picture, with the names of things as text and no date, so that the same figures give the same file."""
    settings: dict[str, Any] = {"svg.hashsalt": title, "svg.fonttype": "none", "font.family": "sans-serif", "font.size": 11}
    settings |= {"savefig.transparent": True} | {
        key: INK for key in ("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color")
    }
    with mpl.rc_context(settings):
        out = io.StringIO()
        draw().savefig(out, format="svg", bbox_inches="tight", metadata={"Date": None, "Title": title})
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"


def dark(picture: str) -> str:
    """The same for dark pages."""
    for old, new in zip(LIGHT, DARK):
        picture = picture.replace(old, new)
    return picture


def dots(speed: Figures, names: dict[str, str]) -> Callable[[], Figure]:
    """A line for each algorithm, a mark on it for each size."""

    def draw() -> Figure:
        figure = Figure(figsize=(5.6, 1.1 + 0.34 * len(speed)))
        axes = figure.subplots()
        rows = range(len(speed))
        for size, mark, colour in zip(SIZES, MARKS, COLOURS):
            points = [(by_size[size], row) for row, by_size in zip(rows, speed.values()) if size in by_size]
            if points:
                axes.scatter(*zip(*points), marker=mark, color=colour, label=f"{size} bytes", zorder=2)
        axes.set_yticks(rows, [names[id] for id in speed])
        axes.invert_yaxis()
        axes.set_xscale("log")
        axes.xaxis.set_major_locator(LogLocator(subs=(1, 2, 5)))
        axes.xaxis.set_major_formatter("{x:.0f}")
        axes.xaxis.set_minor_formatter("")
        axes.set_xlabel("megabytes a second")
        axes.grid(alpha=0.3)
        axes.legend(loc="lower center", bbox_to_anchor=(0.4, 1), ncols=3, frameon=False, handletextpad=0.1, columnspacing=1)
        return figure

    return draw


def curves(lines: dict[str, dict[int, float]], unit: str) -> Callable[[], Figure]:
    """A line for each series over the size of the message."""

    def draw() -> Figure:
        figure = Figure(figsize=(5.6, 4))
        axes = figure.subplots()
        for (name, by_size), style, colour in zip(lines.items(), ("-", "--", ":", "-."), COLOURS):
            axes.plot(list(by_size), list(by_size.values()), style, color=colour, label=name, marker=".")
        axes.set_xscale("log", base=2)
        axes.set_yscale("log")
        axes.xaxis.set_major_formatter("{x:.0f}")
        axes.set_xlabel("bytes of message")
        axes.set_ylabel(unit)
        axes.grid(alpha=0.3)
        axes.legend(frameon=False)
        return figure

    return draw


def rounded(value: float) -> str:
    """Three digits that count."""
    return f"{value:.{max(0, 2 - math.floor(math.log10(value)))}f}"


def in_words(speed: Figures, names: dict[str, str]) -> str:
    """The picture for whoever does not see it."""
    longest = {id: max(by_size) for id, by_size in speed.items()}
    fastest = max(speed, key=lambda id: speed[id][longest[id]])
    slowest = min(speed, key=lambda id: speed[id][longest[id]])
    return (
        f"Of {len(speed)} algorithms {names[fastest]} is the fastest at {longest[fastest]} bytes, "
        f"with {rounded(speed[fastest][longest[fastest]])} megabytes a second, and {names[slowest]} the slowest, "
        f"with {rounded(speed[slowest][longest[slowest]])}. The table that follows has every figure."
    )


def shown(name: str, text: str) -> str:
    """The picture in both themes, of which the page shows one."""
    pictures = "".join(
        f"```{{figure}} speed/{name}-{theme}.svg\n:alt: {text}\n:figclass: only-{theme}\n```\n\n" for theme in ("light", "dark")
    )
    return pictures


def table(speed: Figures, names: dict[str, str]) -> str:
    head = "".join(f" {size} bytes |" for size in SIZES)
    rows = ""
    for id, by_size in speed.items():
        cells = "".join(f" {rounded(by_size[size]) if size in by_size else ''} |" for size in SIZES)
        rows += f"| [{names[id]}](algorithms/{id}.md) |{cells}\n"
    return f"| Algorithm |{head}\n|---|{'--:|' * len(SIZES)}\n{rows}\n"


def conditions(measured: dict[str, Any], what: str) -> str:
    return f"{what}: {measured['machine']}; {measured['compiler']}; {measured['date']}; the best of {measured['repetitions']}.\n"


def pages(folder: Path) -> dict[str, str]:
    """The text of each page, and each picture, under its name."""
    cpp, python = read(folder / "cpp.json"), read(folder / "python.json")
    names = {entry.id: entry.name for entry in linnet.catalog()}
    made: dict[str, str] = {}

    def picture(name: str, title: str, draw: Callable[[], Figure]) -> None:
        light = svg(draw, title)
        made.update({f"speed/{name}-light.svg": light, f"speed/{name}-dark.svg": dark(light)})

    text = f"""# Speed in pictures

{conditions(cpp, "C++")}
{conditions(python, "Python")}
A megabyte is 10^6 bytes. Associated data of 32 bytes is in the time and not in the count. Keys are set up in every call, but for
Python, where an object holds the key. `make figures` measures anew, and the pictures are drawn when this site is built.
[How Linnet compares with other libraries](../performance.md) was measured with more care, on another machine.
"""
    for kind, title in TITLES.items():
        speed = figures(cpp, CALLS[kind], [entry.id for entry in linnet.catalog() if entry.kind == kind])
        picture(kind, f"Speed: {title}", dots(speed, names))
        text += f"\n## {title}\n\n{shown(kind, in_words(speed, names))}{table(speed, names)}"

    lines = {
        "Ascon-AEAD128, C++": seconds(cpp, "ascon-aead128"),
        "Ascon-AEAD128, Python": seconds(python, "ascon-aead128"),
        "AES-128-GCM of cryptography, Python": seconds(python, "cryptography AES-128-GCM"),
        "Ascon-128 in pure Python": seconds(python, "pure-Python Ascon-128"),
    }
    picture("python", "Time of a call from Python", curves(lines, "microseconds a call"))
    text += f"\n## From Python\n\n{shown('python', calls_in_words(lines))}{calls_table(lines)}"
    return made | {"speed.md": text}


def seconds(measured: dict[str, Any], id: str) -> dict[int, float]:
    """Microseconds of an encryption by size."""
    found = {}
    for name, nanoseconds in measured["nanoseconds"].items():
        algorithm, direction, size = name.split("/")
        if algorithm == id and direction == "encrypt":
            found[int(size)] = nanoseconds / 1000
    return dict(sorted(found.items()))


def calls_in_words(lines: dict[str, dict[int, float]]) -> str:
    said = [f"{rounded(by_size[64])} microseconds with {name}" for name, by_size in lines.items()]
    return f"An encryption of 64 bytes takes {'; '.join(said)}. The table that follows has more sizes."


def calls_table(lines: dict[str, dict[int, float]]) -> str:
    head = "".join(f" {size} bytes |" for size in SIZES)
    rows = ""
    for name, by_size in lines.items():
        rows += f"| {name} |" + "".join(f" {rounded(by_size[size])} |" for size in SIZES) + "\n"
    return f"Microseconds a call:\n\n| Encryption |{head}\n|---|{'--:|' * len(SIZES)}\n{rows}"
