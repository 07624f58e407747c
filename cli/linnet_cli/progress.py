# SPDX-License-Identifier: MIT OR Apache-2.0
"""A progress bar on a terminal, and nothing elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from linnet_cli.stream import Quiet, is_terminal


@contextmanager
def progress(title: str, total: int | None, *, wanted: bool) -> Iterator[Callable[[int], None]]:
    """Gives a function that takes the number of bytes done since its last call."""
    if not wanted or Quiet.wanted or not is_terminal(sys.stderr):
        yield lambda size: None
        return
    from rich import progress as bar
    from rich.console import Console

    columns = (
        bar.TextColumn("{task.description}", markup=False),
        bar.BarColumn(),
        bar.DownloadColumn(binary_units=True),
        bar.TransferSpeedColumn(),
        bar.TimeRemainingColumn(),
    )
    with bar.Progress(*columns, console=Console(stderr=True)) as display:
        task = display.add_task(title, total=total)
        yield lambda size: display.advance(task, size)
