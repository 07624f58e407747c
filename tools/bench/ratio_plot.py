# SPDX-License-Identifier: MIT OR Apache-2.0
"""Draws ratios as a plot in SVG: rows of marks over a logarithmic axis, on which 1 is the line to beat.

The pictures are as wide as the page of a phone. Their colours follow the theme of the site in its pages, and else of the system.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape

WIDTH, SHOWN = 360, 480  # in units, and in pixels if the page does not say
LINE, PITCH, GAP = 14, 8, 12  # of text; of the marks of a row; between rows
CHARACTER = 6.2  # the width of one in a label, on average
STYLE = """\
.ratios{--ink:#1a1a1a;--edge:#9ca3af;--won:#0b6e9914;--s0:#0b6e99;--s1:#c2410c;--s2:#4d7c0f;display:block;width:100%;max-width:30rem;height:auto}
@media(prefers-color-scheme:dark){.ratios{--ink:#e5e5e5;--edge:#6b7280;--won:#7cc7ff1c;--s0:#7cc7ff;--s1:#ffb38a;--s2:#bef264}}
.ratios text{font:11px sans-serif;fill:var(--ink)}.ratios .end{text-anchor:end}.ratios .middle{text-anchor:middle}
.ratios .won{fill:var(--won)}.ratios .grid{stroke:var(--edge);stroke-width:.5}.ratios .one{stroke:var(--ink);stroke-width:1}
.ratios .s0{fill:var(--s0);stroke:var(--s0)}.ratios .s1{fill:var(--s1);stroke:var(--s1)}.ratios .s2{fill:var(--s2);stroke:var(--s2)}
"""
SHAPES = (
    "M{x} {y}m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z",
    "M{x} {y}m-3-3h6v6h-6z",
    "M{x} {y}m0-4.2l4.2 4.2l-4.2 4.2l-4.2-4.2z",
)


@dataclass
class Mark:
    """A ratio, and the least and the greatest ratio that it summarises."""

    value: float
    least: float
    most: float


@dataclass
class Row:
    label: str
    marks: Sequence[Mark | None]  # of each series


def ticks(least: float, most: float) -> list[float]:
    """Three to eight powers of two, or of a root of it, that span these ratios and 1."""
    low, high = min(least, 0.9), max(most, 1.1)
    for step in (0.25, 0.5, 1, 2, 4):
        first, last = math.floor(math.log2(low) / step), math.ceil(math.log2(high) / step)
        if last - first < 7:
            break
    return [2 ** (step * i) for i in range(first, last + 1)]


def number(value: float) -> str:
    return f"{value:.2g}" if value < 10 else f"{value:.0f}"


def plot(title: str, text: str, rows: Sequence[Row], series: Sequence[str], axis: str) -> str:
    """The picture. `text` says in words what it shows."""
    marks = [mark for row in rows for mark in row.marks if mark]
    scale = ticks(min(mark.least for mark in marks), max(mark.most for mark in marks))
    left = math.ceil(max(len(row.label) for row in rows) * CHARACTER) + 10
    right, top = WIDTH - 12, LINE * (3 if len(series) > 1 else 2)

    def x(ratio: float) -> float:
        share = (math.log2(ratio) - math.log2(scale[0])) / (math.log2(scale[-1]) - math.log2(scale[0]))
        return round(left + share * (right - left), 1)

    of_row = PITCH * len(series) + GAP
    bottom = top + of_row * len(rows)
    height = bottom + 2 * LINE + 6
    parts = [
        f'<svg class="ratios" xmlns="http://www.w3.org/2000/svg" width="{SHOWN}" height="{height * SHOWN // WIDTH}"'
        f' viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(f"{title}. {text}")}">',
        f"<title>{escape(title)}</title>\n<style>\n{STYLE}</style>",
        f'<path class="won" d="M{x(1)} {top}H{right}V{bottom}H{x(1)}z"/>',
        *legend(series),
    ]
    for ratio in scale:
        parts.append(f'<path class="{"one" if ratio == 1 else "grid"}" d="M{x(ratio)} {top}V{bottom}"/>')
        parts += [f'<text class="middle" x="{x(ratio)}" y="{y}">{number(ratio)}</text>' for y in (top - 4, bottom + LINE)]
    for i, row in enumerate(rows):
        parts += drawn(row, left, top + of_row * i, x)
    return "\n".join([*parts, f'<text class="end" x="{right}" y="{bottom + 2 * LINE + 1}">{escape(axis)}</text>', "</svg>\n"])


def legend(series: Sequence[str]) -> Iterable[str]:
    """The names of the series beside their marks."""
    at = 8.0
    for i, name in enumerate(series if len(series) > 1 else ()):
        yield f'<path class="s{i % 3}" d="{SHAPES[i % 3].format(x=at, y=9)}"/><text x="{at + 8}" y="13">{escape(name)}</text>'
        at += len(name) * CHARACTER + 28


def drawn(row: Row, left: float, top: float, x: Callable[[float], float]) -> Iterable[str]:
    """A row: its label, and of each series a mark on the line of what it stands for."""
    middle = top + (PITCH * len(row.marks) + GAP) / 2
    yield f'<text class="end" x="{left - 8}" y="{middle + 4:g}">{escape(row.label)}</text>'
    for i, mark in enumerate(row.marks):
        if mark:
            y = round(middle + PITCH * (i - (len(row.marks) - 1) / 2), 1)
            yield f'<path class="s{i % 3}" d="M{x(mark.least)} {y}H{x(mark.most)}{SHAPES[i % 3].format(x=x(mark.value), y=y)}"/>'
