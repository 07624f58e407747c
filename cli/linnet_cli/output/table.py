# SPDX-License-Identifier: MIT OR Apache-2.0
"""Tables: drawn by Rich on a terminal that can draw, if it is installed; plain columns elsewhere."""

from __future__ import annotations

import sys

from linnet_cli.io.stream import can_draw
from linnet_cli.output.lines import print_line


class Table:
    def __init__(self, columns: list[str], *, right: set[str]) -> None:
        self.columns = columns
        self.right = right
        self.rows: list[list[str]] = []

    def add(self, row: list[str]) -> None:
        self.rows.append(row)

    def print(self) -> None:
        if not (can_draw(sys.stdout) and self._draw()):
            self._print_plain()

    def _draw(self) -> bool:
        try:
            from rich import box, table
            from rich.console import Console
            from rich.text import Text
        except ImportError:
            return False

        drawn = table.Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for name in self.columns:
            drawn.add_column(name, justify="right" if name in self.right else "left", no_wrap=True)
        for row in self.rows:
            drawn.add_row(*map(Text, row), style="dim" if "legacy" in row else "")
        console = Console()
        # The terminal wraps the lines of a table that is too wide, which keeps all of it.
        console.width = max(console.width, sum(self._widths()) + 3 * len(self.columns))
        console.print(drawn, soft_wrap=True)
        return True

    def _print_plain(self) -> None:
        for line in (self.columns, *self.rows):
            cells = zip(self.columns, line, self._widths())
            aligned = (cell.rjust(w) if name in self.right else cell.ljust(w) for name, cell, w in cells)
            print_line("  ".join(aligned).rstrip())

    def _widths(self) -> list[int]:
        return [max(map(len, cells)) for cells in zip(self.columns, *self.rows)]
