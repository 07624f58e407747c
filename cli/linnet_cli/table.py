# SPDX-License-Identifier: MIT OR Apache-2.0
"""Tables: drawn by Rich on a terminal, plain columns elsewhere."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field

from linnet_cli.stream import is_terminal, print_line


@dataclass
class Table:
    columns: list[str]
    right: set[str] = field(default_factory=set)
    rows: list[list[str]] = field(default_factory=list)

    def add(self, row: list[str]) -> None:
        self.rows.append(row)

    def print(self) -> None:
        if is_terminal(sys.stdout):
            self._print_rich()
        else:
            self._print_plain()

    def _print_rich(self) -> None:
        from rich import box, table
        from rich.console import Console
        from rich.text import Text

        drawn = table.Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for name in self.columns:
            drawn.add_column(name, justify="right" if name in self.right else "left", no_wrap=True)
        for row in self.rows:
            drawn.add_row(*map(Text, row), style="dim" if "legacy" in row else "")
        console = Console()
        # The terminal wraps the lines of a table that is too wide, which keeps all of it.
        console.width = max(console.width, sum(self._widths()) + 3 * len(self.columns))
        console.print(drawn, soft_wrap=True)

    def _print_plain(self) -> None:
        for line in (self.columns, *self.rows):
            cells = zip(self.columns, line, self._widths())
            aligned = (cell.rjust(w) if name in self.right else cell.ljust(w) for name, cell, w in cells)
            print_line("  ".join(aligned).rstrip())

    def _widths(self) -> list[int]:
        return [max(map(len, cells)) for cells in zip(self.columns, *self.rows)]
