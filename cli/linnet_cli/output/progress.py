# SPDX-License-Identifier: MIT OR Apache-2.0
"""A progress bar on a terminal, for work that takes longer than a moment; nothing elsewhere."""

from __future__ import annotations

import sys
from _thread import allocate_lock
from time import monotonic

from linnet_cli.io.stream import can_draw
from linnet_cli.output.lines import Quiet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.progress import Progress, TaskID

MOMENT = 0.5
BAR_FROM = 1 << 20  # bytes: less work is done before a bar would be drawn


class progress:
    """In a `with` block: a function that any thread calls with the number of bytes, or of `unit`, done since its last call."""

    def __init__(self, title: str, total: int | None, *, wanted: bool, unit: str = "") -> None:
        self._title = title
        self._unit = unit
        self._total = total
        self._done = 0
        self._lock = allocate_lock()
        self._bar: tuple[Progress, TaskID] | None = None
        self._wanted = wanted and not Quiet.wanted and can_draw(sys.stderr)
        self._due = monotonic() + MOMENT

    def __enter__(self) -> progress:
        return self

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self._wanted = False
            self._hide()

    def __call__(self, size: int) -> None:
        if not self._wanted:
            return
        with self._lock:
            self._done += size
            if self._bar:
                bar, task = self._bar
                bar.update(task, completed=self._done)
            elif monotonic() > self._due:
                self._show()

    def give_way(self, write: Callable[..., None], *what: object, **how: object) -> None:
        """Writes a line of text in place of the bar, which returns after a moment."""
        with self._lock:
            self._hide()
            write(*what, **how)
            self._due = monotonic() + MOMENT

    def _hide(self) -> None:
        bar, self._bar = self._bar, None
        if bar:
            bar[0].stop()

    def _show(self) -> None:
        try:
            from rich import progress as bar
            from rich.console import Console
        except ImportError:
            self._wanted = False
            return
        count = bar.MofNCompleteColumn(), bar.TextColumn(self._unit, markup=False)
        speed = bar.DownloadColumn(), bar.TransferSpeedColumn()
        columns = (
            bar.TextColumn("{task.description}", markup=False),
            bar.BarColumn(),
            *(count if self._unit else speed),
            bar.TimeRemainingColumn(),
        )
        display = bar.Progress(*columns, console=Console(stderr=True), transient=True)
        self._bar = display, display.add_task(self._title, total=self._total, completed=self._done)
        display.start()
