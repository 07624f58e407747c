# SPDX-License-Identifier: MIT OR Apache-2.0
"""Tables: drawn by Rich on a terminal, plain columns elsewhere."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field

from linnet_cli.stream import print_line


@dataclass
class Table:
    columns: list[str]
    right: set[str] = field(default_factory=set)
    rows: list[list[str]] = field(default_factory=list)

    def add(self, row: list[str]) -> None:
        self.rows.append(row)

    def print(self) -> None:
        if sys.stdout.isatty():
            self._print_rich()
        else:
            self._print_plain()

    def _print_rich(self) -> None:
        from rich import box, table
        from rich.console import Console
        from rich.text import Text

        drawn = table.Table(box=box.SIMPLE_HEAD)
        for name in self.columns:
            drawn.add_column(
                name, justify="right" if name in self.right else "left", overflow="fold"
            )
        for row in self.rows:
            drawn.add_row(*(Text(cell) for cell in row), style="dim" if "legacy" in row else "")
        Console().print(drawn)

    def _print_plain(self) -> None:
        lines = [self.columns, *self.rows]
        widths = [max(map(len, cells)) for cells in zip(*lines)]
        for line in lines:
            cells = zip(self.columns, line, widths)
            aligned = (
                cell.rjust(w) if name in self.right else cell.ljust(w) for name, cell, w in cells
            )
            print_line("  ".join(aligned).rstrip())
