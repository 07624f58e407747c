# SPDX-License-Identifier: MIT OR Apache-2.0
import pytest


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Tables of what test_overhead.py and test_start.py found."""
    starts = [report for report in terminalreporter.stats.get("passed", []) if "milliseconds" in dict(report.user_properties)]
    if starts:
        terminalreporter.section("processor time of a command above an empty Python program")
    for report in starts:
        name = report.nodeid.split("[")[1].rstrip("]")
        terminalreporter.line(f"{name:<32}{dict(report.user_properties)['milliseconds']:>8} ms")
    rows = [bench for bench in config._benchmarksession.benchmarks if "in_cpp" in bench.extra_info]
    if not rows:
        return
    terminalreporter.section("a call from Python and the same call in C++")
    terminalreporter.line(f"{'encrypt 16 bytes, nanoseconds':<32}{'Python':>8}{'C++':>8}{'more':>8}")
    for bench in rows:
        python, cpp = (1e9 * bench.extra_info[name] for name in ("in_python", "in_cpp"))
        terminalreporter.line(f"{bench.params['id']:<32}{python:8.0f}{cpp:8.0f}{python - cpp:8.0f}")
