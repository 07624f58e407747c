# SPDX-License-Identifier: MIT OR Apache-2.0
"""The jobs that bench/engines/measure.py times: each reads a Parquet file, passes one column through a function, and writes one.

Usage: bench/engines/jobs.py ENGINE WORK WORKERS FROM TO

ENGINE is pyarrow, spark, ray, duckdb or polars, WORK is identity, encrypt or decrypt.

The identity function goes the way of the others. Prints the seconds that the job took, without those to start the engine.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

KEYS = {f"tenant-{i}": bytes([i]) * 16 for i in range(100)}
OPTIONS: dict[str, Any] = {"key": KEYS.get, "key_ids": "tenant", "table": "messages", "row_ids": "id"}
COLUMN = "message"

Job = Callable[[], None]
Prepare = Callable[[str, int, str, str], Job]


def pyarrow_job(work: str, workers: int, source: str, target: str) -> Job:
    """In PyArrow alone, batch by batch. Workers are threads of the library."""
    import pyarrow
    from pyarrow import parquet

    from linnet import columns

    def apply(batch: Any) -> Any:
        if work == "identity":
            return batch
        if work == "encrypt":
            return columns.encrypt(batch, COLUMN, threads=workers, **OPTIONS)
        return columns.decrypt(batch, COLUMN, threads=workers, **OPTIONS)[0]

    def job() -> None:
        file = parquet.ParquetFile(source, pre_buffer=False)
        with parquet.ParquetWriter(target, file.schema_arrow, compression="none", use_dictionary=["tenant"]) as writer:
            for batch in file.iter_batches(batch_size=1 << 16):
                writer.write_table(pyarrow.Table.from_batches([apply(batch)]))  # a row group each: write_batch would wait for more

    return job


def spark_job(work: str, workers: int, source: str, target: str) -> Job:
    os.environ.update(PYSPARK_PYTHON=sys.executable, SPARK_LOCAL_IP="127.0.0.1")
    from pyspark.sql import SparkSession

    from linnet.columns import spark

    builder = SparkSession.builder.master(f"local[{workers}]").config("spark.ui.enabled", "false")
    builder = builder.config("spark.driver.memory", "2g").config("spark.sql.parquet.compression.codec", "none")
    session = builder.config("spark.sql.files.maxPartitionBytes", "64m").getOrCreate()
    session.sparkContext.setLogLevel("OFF")
    frame = session.read.parquet(source)

    def identity(batches: Iterator[Any]) -> Iterator[Any]:
        yield from batches

    def job() -> None:
        made = frame.mapInArrow(identity, frame.schema) if work == "identity" else getattr(spark, work)(frame, COLUMN, **OPTIONS)
        made.write.mode("overwrite").parquet(target)

    session.range(1000).mapInArrow(identity, "id long").count()  # starts the workers
    return job


def ray_job(work: str, workers: int, source: str, target: str) -> Job:
    import ray

    from linnet.columns import ray as in_ray

    ray.init(num_cpus=workers, include_dashboard=False, logging_level="ERROR", log_to_driver=False, object_store_memory=2 << 30)
    ray.data.DataContext.get_current().enable_progress_bars = False

    def identity(batch: Any) -> Any:
        return batch

    def job() -> None:
        data = ray.data.read_parquet(source)
        if work == "identity":
            made = data.map_batches(identity, batch_format="pyarrow", zero_copy_batch=True)
        else:
            made = getattr(in_ray, work)(data, COLUMN, **OPTIONS)
        made.write_parquet(target, compression="none")

    ray.data.range(1000).map_batches(identity, batch_format="pyarrow").count()  # starts the workers
    return job


def duckdb_job(work: str, workers: int, source: str, target: str) -> Job:
    import duckdb

    from linnet.columns import duckdb as in_duckdb

    connection = duckdb.connect(config={"threads": workers, "memory_limit": "2GB", "preserve_insertion_order": False})
    if work == "identity":
        connection.create_function(
            "work", lambda value, tenant, id: value, ["BLOB", "VARCHAR", "BIGINT"], "BLOB", type="arrow", null_handling="special"
        )
    else:
        options = {**OPTIONS, "takes": {"key_ids": "VARCHAR", "row_ids": "BIGINT"}, "value": "BLOB", "threads": 1}
        del options["key_ids"], options["row_ids"]
        in_duckdb.register(connection, "work", work, COLUMN, **options)

    def job() -> None:
        connection.execute(
            f"COPY (SELECT id, tenant, work({COLUMN}, tenant, id) AS {COLUMN} FROM '{source}') TO '{target}' "
            "(FORMAT parquet, COMPRESSION uncompressed)"
        )

    return job


def polars_job(work: str, workers: int, source: str, target: str) -> Job:
    os.environ["POLARS_MAX_THREADS"] = str(workers)
    import polars

    from linnet.columns import polars as in_polars

    def job() -> None:
        if work == "identity":
            together = polars.struct(value=COLUMN, key_ids="tenant", row_ids="id")
            made = together.map_batches(
                lambda rows: polars.from_arrow(rows.struct.field("value").to_arrow()), polars.Binary, is_elementwise=True
            ).alias(COLUMN)
        else:
            made = getattr(in_polars, work)(COLUMN, threads=workers, **OPTIONS)
        polars.scan_parquet(source).with_columns(made).sink_parquet(target, compression="uncompressed")

    return job


JOBS: dict[str, Prepare] = {
    "pyarrow": pyarrow_job,
    "spark": spark_job,
    "ray": ray_job,
    "duckdb": duckdb_job,
    "polars": polars_job,
}


def main() -> None:
    engine, work, workers, source, target = sys.argv[1:]
    if not Path(source).exists():
        raise SystemExit(f"there is no {source}")
    job = JOBS[engine](work, int(workers), source, target)
    start = time.perf_counter()
    job()
    print(f"seconds {time.perf_counter() - start:.2f}")


if __name__ == "__main__":
    main()
