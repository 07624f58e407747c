# SPDX-License-Identifier: MIT OR Apache-2.0
"""Tables: drawn by Rich on a terminal that can draw, if it is installed; plain columns elsewhere."""

from __future__ import annotations

import sys

from linnet_cli.io.stream import can_draw
from linnet_cli.output.lines import print_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table as RichTable

WIDE = 10_000  # columns, more than any table has


class Table:
    """A terminal that is too narrow does not show the first columns of `optional`, as many as needed; elsewhere all are shown."""

    def __init__(self, columns: list[str], *, right: set[str], optional: Sequence[str] = ()) -> None:
        self.columns = columns
        self.right = right
        self.optional = optional
        self.rows: list[list[str]] = []

    def add(self, row: list[str]) -> None:
        self.rows.append(row)

    def print(self) -> None:
        if not (can_draw(sys.stdout) and self._draw()):
            self._print_plain()

    def _draw(self) -> bool:
        try:
            from rich.console import Console
        except ImportError:
            return False

        console, left_out = Console(), list[str]()
        room, console.width = console.width, WIDE
        while (width := console.measure(drawn := self._drawn(left_out)).maximum) > room and len(left_out) < len(self.optional):
            left_out.append(self.optional[len(left_out)])
        # The terminal wraps the lines of a table that is too wide, so that nothing is lost.
        console.width = max(room, width)
        console.print(drawn, soft_wrap=True)
        if left_out:
            print_line(f"Not shown for want of room: {', '.join(reversed(left_out))}.")
        return True

    def _drawn(self, left_out: list[str]) -> RichTable:
        from rich import box, table
        from rich.text import Text

        drawn = table.Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
        for name in self.columns:
            if name not in left_out:
                drawn.add_column(name, justify="right" if name in self.right else "left", no_wrap=True)
        for row in self.rows:
            cells = [Text(cell) for name, cell in zip(self.columns, row) if name not in left_out]
            drawn.add_row(*cells, style="dim" if "legacy" in row else "")
        return drawn

    def _print_plain(self) -> None:
        for line in (self.columns, *self.rows):
            cells = zip(self.columns, line, self._widths())
            aligned = (cell.rjust(w) if name in self.right else cell.ljust(w) for name, cell, w in cells)
            print_line("  ".join(aligned).rstrip())

    def _widths(self) -> list[int]:
        return [max(map(len, cells)) for cells in zip(self.columns, *self.rows)]
