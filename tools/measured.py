#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Reduces what the benchmarks measured to what the site draws: nanoseconds of a call.

Usage: tools/measured.py MACHINE CPP.json PYTHON.json
CPP.json is of Google Benchmark, PYTHON.json of pytest-benchmark. Writes docs/measured/cpp.json and python.json.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "measured"


def write(name: str, machine: str, compiler: str, date: str, repetitions: str, calls: dict[str, float]) -> None:
    content = {
        "machine": machine,
        "compiler": compiler,
        "date": date[:10],
        "repetitions": repetitions,
        "nanoseconds": {call: float(f"{time:.4g}") for call, time in calls.items()},
    }
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / name).write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


def cpp(machine: str, measured: dict[str, Any]) -> None:
    """The best of the repetitions: what else ran on the machine can only add."""
    best: dict[str, float] = {}
    for run in measured["benchmarks"]:
        if run["run_type"] == "iteration":
            best[run["run_name"]] = min(run["cpu_time"], best.get(run["run_name"], float("inf")))
    compiler = subprocess.run(["g++", "--version"], check=True, capture_output=True, text=True).stdout.splitlines()[0]
    repetitions = str(measured["benchmarks"][0].get("repetitions", 1))
    write("cpp.json", machine, compiler, measured["context"]["date"], repetitions + " repetitions", best)


def python(machine: str, measured: dict[str, Any]) -> None:
    """The best of the rounds."""
    calls = {}
    for run in measured["benchmarks"]:
        direction = run["name"].partition("[")[0].removeprefix("test_")
        if "size" in run["params"]:
            calls[f"{run['params']['name']}/{direction}/{run['params']['size']}"] = run["stats"]["min"] * 1e9
    version = f"Python {measured['machine_info']['python_version']}"
    write("python.json", machine, version, measured["datetime"], "all rounds", calls)


def main() -> None:
    machine, cpp_file, python_file = sys.argv[1:]
    cpp(machine, json.loads(Path(cpp_file).read_text(encoding="utf-8")))
    python(machine, json.loads(Path(python_file).read_text(encoding="utf-8")))


if __name__ == "__main__":
    main()
