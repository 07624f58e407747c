# SPDX-License-Identifier: MIT OR Apache-2.0
import pytest


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """A table of what test_overhead.py found."""
    rows = [bench for bench in config._benchmarksession.benchmarks if "in_cpp" in bench.extra_info]
    if not rows:
        return
    terminalreporter.section("a call from Python and the same call in C++")
    terminalreporter.line(f"{'encrypt 16 bytes, nanoseconds':<32}{'Python':>8}{'C++':>8}{'more':>8}")
    for bench in rows:
        python, cpp = (1e9 * bench.extra_info[name] for name in ("in_python", "in_cpp"))
        terminalreporter.line(f"{bench.params['id']:<32}{python:8.0f}{cpp:8.0f}{python - cpp:8.0f}")
