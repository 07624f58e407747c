#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Encryption and decryption of a column in each engine, compared with the same job with an identity function.

Usage: bench/engines/measure.py [--gigabytes N] [--folder DIR] [--repeat N] [ENGINE...]

Messages have 64 to 1500 bytes. Compared jobs take turns, each in its own process; the fastest run of each counts. Memory is the
largest sum of the proportional set sizes of its processes.
"""

from __future__ import annotations

import argparse
import itertools
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ENGINES = ("pyarrow", "duckdb", "polars", "ray", "spark")


@dataclass
class Run:
    seconds: float
    megabytes: float


def make_messages(path: Path, gigabytes: float) -> None:
    import pyarrow
    from pyarrow import parquet

    source, rows_of_group, id = random.Random(1), 1 << 16, 0
    schema = pyarrow.schema({"id": pyarrow.int64(), "tenant": pyarrow.string(), "message": pyarrow.binary()})
    with parquet.ParquetWriter(path, schema, compression="none", use_dictionary=["tenant"]) as writer:
        left = gigabytes * 1e9
        while left > 0:
            sizes = [source.randint(64, 1500) for _ in range(rows_of_group)]
            data = os.urandom(sum(sizes))
            offsets = [0]
            for size in sizes:
                offsets.append(offsets[-1] + size)
            messages = [data[a:b] for a, b in itertools.pairwise(offsets)]
            tenants = [f"tenant-{source.randrange(100)}" for _ in sizes]
            writer.write_table(pyarrow.table([range(id, id + rows_of_group), tenants, messages], schema=schema))
            id, left = id + rows_of_group, left - len(data)


def descendants(id: int) -> Iterator[int]:
    yield id
    for task in Path(f"/proc/{id}/task").glob("*"):
        try:
            children = (task / "children").read_text().split()
        except OSError:
            continue
        for child in children:
            yield from descendants(int(child))


def proportional_megabytes(id: int) -> float:
    total = 0
    for process in descendants(id):
        try:
            lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total * 1024 / 1e6


def run(engine: str, work: str, workers: int, source: Path, target: Path) -> Run:
    if target.is_dir():
        shutil.rmtree(target)
    target.unlink(missing_ok=True)
    command = [sys.executable, "-W", "ignore", str(HERE / "jobs.py"), engine, work, str(workers), str(source), str(target)]
    with tempfile.TemporaryFile("w+") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        most = 0.0
        while process.poll() is None:
            most = max(most, proportional_megabytes(process.pid))
            time.sleep(0.3)
        out = process.stdout.read() if process.stdout is not None else ""
        seconds = [line.split()[1] for line in out.splitlines() if line.startswith("seconds ")]
        if process.returncode != 0 or not seconds:
            errors.seek(0)
            raise SystemExit(f"{engine} {work} failed:\n{errors.read()[-3000:]}")
    return Run(float(seconds[0]), most)


def measure(engine: str, folder: Path, repeat: int) -> str:
    plain, cells, target = folder / "plain.parquet", folder / "cells.parquet", folder / "out.parquet"
    runs: dict[tuple[str, int], list[Run]] = {}
    for _ in range(repeat):
        for work, workers in (("identity", 2), ("encrypt", 2), ("encrypt", 1), ("identity of cells", 2), ("decrypt", 2)):
            source = cells if work in ("decrypt", "identity of cells") else plain
            runs.setdefault((work, workers), []).append(run(engine, work.split()[0], workers, source, target))
            if sys.stderr.isatty():
                print(f"{engine}, {work}, {workers} workers: {runs[work, workers][-1]}", file=sys.stderr)
    best = {key: min(one.seconds for one in all) for key, all in runs.items()}
    most = {key: max(one.megabytes for one in all) for key, all in runs.items()}
    identity, encrypt, decrypt = best["identity", 2], best["encrypt", 2], best["decrypt", 2]
    return (
        f"| {engine} | {identity:.1f} | {encrypt:.1f} ({encrypt / identity:.2f}) | {decrypt:.1f} "
        f"({decrypt / best['identity of cells', 2]:.2f}) | {encrypt / best['encrypt', 1]:.2f} | "
        f"{most['identity', 2]:.0f} | {max(most.values()):.0f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("engine", nargs="*", choices=[*ENGINES, []], help="by default all of them")
    parser.add_argument("--gigabytes", type=float, default=2.0, help="of messages (10^9 bytes)")
    parser.add_argument("--folder", type=Path, help="for 4 times as many bytes; by default a temporary one")
    parser.add_argument("--repeat", type=int, default=2)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        plain, cells = Path(folder) / "plain.parquet", Path(folder) / "cells.parquet"
        make_messages(plain, chosen.gigabytes)
        run("pyarrow", "encrypt", 2, plain, cells)
        print("| Engine | Identity, s | Encrypt, s | Decrypt, s | Two workers to one | Memory of identity, MB | Memory, MB |")
        print("|---|--:|--:|--:|--:|--:|--:|", flush=True)
        for engine in chosen.engine or ENGINES:
            print(measure(engine, Path(folder), chosen.repeat), flush=True)


if __name__ == "__main__":
    main()
