# SPDX-License-Identifier: MIT OR Apache-2.0
"""tools/bench/ratio_plot.py draws ratios over a logarithmic axis."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from bench import ratio_plot
from bench.ratio_plot import Mark, Row, plot, ticks

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(
    ("least", "most", "expected"),
    [
        (1, 1, [0.84, 1, 1.19]),
        (0.5, 2, [0.5, 0.71, 1, 1.41, 2]),
        (0.9, 7, [0.5, 1, 2, 4, 8]),
        (1, 200, [0.25, 1, 4, 16, 64, 256]),
    ],
)
def test_ticks_span_the_ratios_and_one(least: float, most: float, expected: list[float]) -> None:
    assert [round(tick, 2) for tick in ticks(least, most)] == expected


def picture() -> ElementTree.Element:
    rows = [Row("a < b", [Mark(1, 0.5, 2), Mark(4, 4, 4)]), Row("second", [Mark(2, 2, 2), None])]
    return ElementTree.fromstring(plot("Speeds & more", "In words.", rows, ["64 bytes", "1024 bytes"], "ratio"))


def marks(drawn: ElementTree.Element) -> list[tuple[float, float, float, float]]:
    """For each row and series: the height, the ends of the line, and the place of the mark."""
    lines = (re.match(r"M(.+) (.+)H(.+?)M(.+?) ", path.get("d", "")) for path in drawn.iter(SVG + "path"))
    return [(float(line[2]), float(line[1]), float(line[3]), float(line[4])) for line in lines if line]


def test_marks_stand_at_their_ratios() -> None:
    """At equal distances for equal factors, a line of each row lower than the one before."""
    heights, starts, ends, places = zip(*marks(picture()))
    assert list(heights) == sorted(set(heights))
    half, one, two, four = starts[0], places[0], ends[0], places[1]
    assert one - half == pytest.approx(two - one, abs=0.2) == pytest.approx(four - two, abs=0.2)
    assert starts[1] == ends[1] == four and places[2] == two
    assert half > 0 and four < ratio_plot.WIDTH


def test_it_is_told_to_who_does_not_see_it() -> None:
    drawn = picture()
    assert drawn.get("role") == "img"
    assert drawn.get("aria-label") == "Speeds & more. In words."
    assert {"a < b", "second", "64 bytes", "1024 bytes", "ratio", "1"} <= {text.text for text in drawn.iter(SVG + "text")}


def test_a_single_series_has_no_legend() -> None:
    assert "ratio only" not in plot("t", "w", [Row("a", [Mark(1, 1, 1)])], ["ratio only"], "axis")
