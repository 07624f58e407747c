# SPDX-License-Identifier: MIT OR Apache-2.0
"""Turns signals that end a program into an exception, so that clean-up runs."""

from __future__ import annotations

import _signal as signal  # type: ignore[import-not-found]  # builds no enumerations, which would take a while
import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType
    from typing import NoReturn

# By default these stop, continue or do nothing (signal(7)).
HARMLESS = {"SIGCHLD", "SIGCLD", "SIGCONT", "SIGURG", "SIGWINCH", "SIGTSTP", "SIGTTIN", "SIGTTOU"}
# Two cannot be caught. The rest report a fault of the program, after which no Python code runs.
FAULTS_AND_UNCATCHABLE = {"SIGKILL", "SIGSTOP", "SIGSEGV", "SIGBUS", "SIGFPE", "SIGILL"}


class Interrupted(BaseException):
    def __init__(self, number: int) -> None:
        self.number = number


class _Watch:
    held = 0
    pending: int | None = None
    raised = False
    lost: int | None = None

    def handle(self, number: int, _frame: FrameType | None) -> None:
        if number == getattr(signal, "SIGALRM", 0) and self.lost is not None:
            number, self.lost = self.lost, None
        if self.held:
            self.pending = self.pending or number
        else:
            self.interrupt(number)

    def interrupt(self, number: int) -> None:
        """Raises once: a second signal must not cut the clean-up short."""
        if not self.raised:
            self.raised = True
            raise Interrupted(number)

    def raise_again(self, ignored: sys.UnraisableHookArgs) -> None:
        """Raises an interrupt again that the interpreter ignored, as it does in callbacks, such as the one at the end of an import.

        It is raised a moment later, because an exception raised here would be ignored too.
        """
        if not isinstance(ignored.exc_value, Interrupted) or not hasattr(signal, "setitimer"):
            sys.__unraisablehook__(ignored)
            return
        self.held += 1
        self.raised = False
        self.lost = self.pending or ignored.exc_value.number
        signal.setitimer(signal.ITIMER_REAL, 0.01)
        self.held -= 1


_watch = _Watch()


def _deadly() -> Iterator[int]:
    others = {getattr(signal, name, 0) for name in HARMLESS | FAULTS_AND_UNCATCHABLE}
    for number in signal.valid_signals():
        if number not in others and signal.getsignal(number) != signal.SIG_IGN:
            yield number


def watch() -> None:
    """From here on, a signal that would end the program raises Interrupted.

    A signal that the caller chose to ignore stays ignored, as with nohup.
    """
    sys.unraisablehook = _watch.raise_again
    for number in _deadly():
        signal.signal(number, _watch.handle)


def unwatch() -> None:
    """From here on, such a signal ends the program at once."""
    for number in _deadly():
        signal.signal(number, signal.SIG_DFL)


class held:
    """Keeps Interrupted back until the end of a `with` block."""

    def __enter__(self) -> None:
        _watch.held += 1

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        _watch.held -= 1
        if kind is None and not _watch.held and _watch.pending is not None:
            _watch.interrupt(_watch.pending)


def die_of(number: int) -> NoReturn:
    """Ends the program as the signal would have."""
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)
    raise SystemExit(128 + number)
