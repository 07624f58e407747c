# SPDX-License-Identifier: MIT OR Apache-2.0
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cli_tools import Open, Terminal
from hypothesis import settings

# No time limit for one example: a busy machine is not a failure.
settings.register_profile("linnet", deadline=None)
settings.load_profile("linnet")

# A shell starts background jobs with these signals ignored; the tests' processes would inherit that.
for ignored in (signal.SIGINT, signal.SIGQUIT):
    if signal.getsignal(ignored) == signal.SIG_IGN:
        signal.signal(ignored, signal.default_int_handler if ignored == signal.SIGINT else signal.SIG_DFL)


def pytest_configure(config: pytest.Config) -> None:
    """The checks leave out files that passed before on the same contents."""
    if os.environ.get("LINNET_MEMO", "") not in ("", "0"):
        import new_files

        new_files.register(config)


@pytest.fixture(autouse=True)
def time_limit(request: pytest.FixtureRequest) -> Iterator[None]:
    """No test waits forever. The alarm repeats, because leaving the `with` block of a process waits for its end."""

    def end(*_: object) -> None:
        raise TimeoutError("the test takes too long")

    before = signal.signal(signal.SIGALRM, end)
    long = any(request.node.get_closest_marker(name) for name in ("large", "slow"))
    signal.setitimer(signal.ITIMER_REAL, 3600 if long else 300, 5)
    yield
    long = any(request.node.get_closest_marker(name) for name in ("large", "slow"))
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture
def terminal() -> Iterator[Open]:
    """Starts the command on a new terminal, any number of times."""
    opened: list[Terminal] = []

    def begin(*arguments: str | Path, **options: Any) -> Terminal:
        opened.append(Terminal(*arguments, **options))
        return opened[-1]

    yield begin
    for one in opened:
        if one.process.poll() is None:
            one.process.kill()
            one.process.communicate()
        one.close()
