# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the benchmarks of Google Benchmark write, and the machine that runs them."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Batch:
    """A run of linnet_bench_batch, linnet_bench_sycl or linnet_bench_cuda."""

    algorithm: str
    call: str
    size: int  # of a message in bytes
    library: str
    lanes: int
    speed: float  # megabytes (10^6 bytes) of text a second


def runs(output: str) -> list[dict[str, Any]]:
    """The runs in the JSON of Google Benchmark, without statistics of repetitions."""
    return [run for run in json.loads(output)["benchmarks"] if run["run_type"] == "iteration"]


def batches(path: Path) -> Iterable[Batch]:
    for run in runs(path.read_text(encoding="utf-8")):
        if run.get("error_occurred"):
            sys.exit(f"{path}: {run['name']}: {run['error_message']}")
        algorithm, call, size, library = run["run_name"].split("/")[:4]  # the rest says how it was measured
        yield Batch(algorithm, call, int(size), library, int(run.get("lanes", 0)), run["bytes/s"] / 1e6)


def processor() -> str:
    found = re.search(r"^model name\s*: (.*)$", Path("/proc/cpuinfo").read_text(encoding="utf-8"), re.MULTILINE)
    return found.group(1) if found else "an unknown processor"


def parser(command: str, about: str | None) -> argparse.ArgumentParser:
    """With the comment of the command's module."""
    return argparse.ArgumentParser(f"bench {command}", description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
