# SPDX-License-Identifier: MIT OR Apache-2.0
"""Tables in Arrow IPC files and streams whose bytes were changed: offsets, lengths and counts of nulls in buffers and in metadata.

PyArrow opens them. A table that it refuses does not reach the package.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pyarrow

import linnet
from fuzz_targets.common import Progress, Result, attempt, mutate_word, require, result
from linnet import batch, columns
from linnet.columns import _values
from linnet.columns._encrypt import Sealer
from linnet.columns._form import IPC, Place, require_for_columns

KEYS = {"a": bytes(16), "b": bytes(range(32))}
REFUSALS = (ValueError, TypeError, MemoryError, columns.MissingKey, linnet.InvalidTag)
IN_OPENING = (pyarrow.ArrowException, OSError, ValueError, TypeError, LookupError, MemoryError, EOFError)
AEAD, MAC, HASH = "ascon-aead128", "hmac-sha-256", "sha-256"
DICTIONARIES = (pyarrow.dictionary(pyarrow.int8(), pyarrow.string()), pyarrow.dictionary(pyarrow.int32(), pyarrow.binary()))
VIEWS = (pyarrow.binary_view(), pyarrow.string_view())
PLAIN = (pyarrow.binary(), pyarrow.large_binary(), pyarrow.string(), pyarrow.large_string(), pyarrow.binary(8))
STRINGS = (*PLAIN, *VIEWS, *DICTIONARIES)
OTHERS = (pyarrow.null(), pyarrow.int64(), pyarrow.list_(pyarrow.string()), pyarrow.struct([("s", pyarrow.binary())]))
IDS = (pyarrow.int8(), pyarrow.uint16(), pyarrow.int64(), pyarrow.uint64(), *STRINGS)
KEY_IDS = (pyarrow.string(), pyarrow.large_string(), pyarrow.string_view(), pyarrow.dictionary(pyarrow.int8(), pyarrow.string()))
COLUMNS = ("value", "id", "key_id", "nonce", "tag")


# Tables that are valid


def array_of(strings: list[str | None], kind: Any) -> Any:
    if pyarrow.types.is_dictionary(kind):
        return array_of(strings, kind.value_type).dictionary_encode().cast(kind)
    if pyarrow.types.is_integer(kind):
        return pyarrow.array([None if one is None else int(one, 16) for one in strings], kind)
    if pyarrow.types.is_list(kind):
        return pyarrow.array([None if one is None else [one, one[:3]] for one in strings], kind)
    if pyarrow.types.is_struct(kind):
        return pyarrow.array([None if one is None else {"s": one.encode()} for one in strings], kind)
    if pyarrow.types.is_null(kind):
        return pyarrow.nulls(len(strings))
    return pyarrow.array([None if one is None else one.encode() for one in strings], pyarrow.binary()).cast(kind)


def values_of(source: random.Random, count: int, kind: Any) -> list[str | None]:
    sizes = (
        (8,) if pyarrow.types.is_fixed_size_binary(kind) else (1, 5) if pyarrow.types.is_integer(kind) else (0, 1, 8, 12, 13, 60)
    )
    nulls = source.choice((0, 0, 0.3))
    return [
        None if source.random() < nulls else source.randbytes(40).hex()[: source.choice(sizes)] or "0" * min(sizes)
        for _ in range(count)
    ]


def plain_table(source: random.Random) -> Any:
    count, kind, id_type = source.choice((0, 1, 3, 9, 20)), source.choice((*STRINGS, *STRINGS, *OTHERS)), source.choice(IDS)
    ids = [f"{i:x}".rjust(8 if id_type == pyarrow.binary(8) else 1, "0") for i in range(1, count + 1)]
    names = [source.choice("ab") for _ in range(count)]
    arrays = {
        "id": array_of(list(ids), id_type),
        "key_id": array_of(list(names), source.choice(KEY_IDS)),
        "value": array_of(values_of(source, count, kind), kind),
        "nonce": pyarrow.array([source.randbytes(16) for _ in range(count)], source.choice((pyarrow.binary(16), pyarrow.binary()))),
        "tag": pyarrow.array(
            [source.randbytes(32) for _ in range(count)], source.choice((pyarrow.binary(32), pyarrow.large_binary()))
        ),
    }
    return pyarrow.table(arrays)


class Call:
    """The arguments that a column is encrypted with, and decrypted."""

    def __init__(self, source: random.Random) -> None:
        self.key_of_each = source.random() < 0.5
        self.has_row_ids = source.random() < 0.7

    def bound(self, data: Any, table: Any) -> dict[str, Any]:
        """Names of columns, or arrays if the data is one."""
        beside = {"row_ids": "id"} if self.has_row_ids else {}
        if self.key_of_each:
            beside["key_ids"] = "key_id"
        named = isinstance(data, pyarrow.Table | pyarrow.RecordBatch)
        arrays = beside if named else {argument: table.column(name) for argument, name in beside.items()}
        key = {"key": KEYS.get} if self.key_of_each else {"key": KEYS["a"]}
        return {"table": "t", **key, **arrays, **({} if named else {"name": "value"})}


def stored(source: random.Random, table: Any) -> tuple[bytes, bool]:
    """The table as an IPC file or a stream, and whether as a file."""
    if source.random() < 0.3 and table.num_rows:
        table = table.slice(source.randrange(table.num_rows))
    sink, as_file = pyarrow.BufferOutputStream(), source.random() < 0.5
    with (pyarrow.ipc.new_file if as_file else pyarrow.ipc.new_stream)(sink, table.schema) as writer:
        writer.write_table(table, max_chunksize=source.choice((4, 100)))
    return sink.getvalue().to_pybytes(), as_file


def read(data: Any, as_file: bool) -> Any:
    with (pyarrow.ipc.open_file if as_file else pyarrow.ipc.open_stream)(data) as reader:
        return reader.read_all()


def buffers_of(array: Any) -> list[Any]:
    inner = buffers_of(array.dictionary) if pyarrow.types.is_dictionary(array.type) else []
    return [buffer for buffer in array.buffers() if buffer is not None and buffer.size] + inner


def places_of(data: bytes, as_file: bool) -> list[tuple[int, int]]:
    """Where the buffers of columns begin and end in IPC data."""
    all = pyarrow.py_buffer(data)
    found = [buffer for column in read(all, as_file).columns for chunk in column.chunks for buffer in buffers_of(chunk)]
    places = [(buffer.address - all.address, buffer.address - all.address + buffer.size) for buffer in found]
    return [(begin, end) for begin, end in places if 0 <= begin < end <= len(data)]


def changed(source: random.Random, data: bytes, as_file: bool) -> bytes:
    """The data with words of the buffers changed, or of all of it, and bits."""
    made, buffers = bytearray(data), places_of(data, as_file)
    for _ in range(source.choice((0, 1, 1, 1, 1, 2, 3, 6))):
        kind = source.random()
        if kind < 0.6 and buffers:
            mutate_word(source, made, *source.choice(buffers))
        elif kind < 0.9:
            mutate_word(source, made, 0, len(made))
        else:
            made[source.randrange(len(made))] ^= 1 << source.randrange(8)
    return bytes(made)


def opened(source: random.Random, data: bytes, as_file: bool) -> Any:
    """The table, or some of its rows."""
    table = read(pyarrow.py_buffer(data), as_file)
    if source.random() < 0.5:
        table.validate()
    table.to_batches()
    if missing := set(COLUMNS) - set(table.schema.names):
        raise LookupError(f"no column {missing}")
    if source.random() < 0.2 and table.num_rows:
        table = table.slice(source.randrange(table.num_rows), source.choice((1, 2, 100)))
    return table


# Calls


def call_columns(source: random.Random, table: Any, call: Call, kind: Any) -> None:
    data = source.choice((table, table, *table.to_batches()[:1], table.column("value")))
    bound = call.bound(data, table)
    column = "value" if isinstance(data, pyarrow.Table | pyarrow.RecordBatch) or source.random() < 0.5 else "any"
    into = source.choice((None, "made")) if column == "value" and not isinstance(data, pyarrow.ChunkedArray) else None
    bound["into"] = into
    reads = bound | {"name": "value"}
    calls: list[Callable[[], Any]] = [
        lambda: columns.encrypt(data, column, serialize=source.random() < 0.5, threads=1, **bound),
        lambda: columns.decrypt(data, column, type=source.choice((None, kind)), on_invalid="null", threads=1, **reads)[0],
        lambda: columns.decrypt(data, column, status="status", type=source.choice((None, kind)), threads=1, **reads)[0],
        lambda: columns.reencrypt(data, column, new_key=bytes(64), new_key_id="b", type=source.choice((None, kind)), **reads),
        lambda: columns.digest(data, column, into=into, threads=1),
        lambda: columns.mac(data, column, key=bytes(32), into=into, threads=1),
        lambda: columns.mac(data, column, **{name: value for name, value in bound.items() if name in ("key", "key_ids", "into")}),
    ]
    made = source.choice(calls)()
    written = made.column(into or "value") if hasattr(made, "column") else made
    written.validate(full=True)


def call_batch(source: random.Random, table: Any) -> None:
    chunks = [chunk for name in COLUMNS for chunk in table.column(name).chunks]
    one = source.choice(chunks)
    if source.random() < 0.2:
        one = one.slice(source.randint(0, len(one)), source.choice((0, 1, 100)))
    nonces, tags, other = (source.choice(table.column(name).chunks) for name in ("nonce", "tag", source.choice(COLUMNS)))
    calls: list[Callable[[], Any]] = [
        lambda: check(batch.digest(HASH, one, threads=1), [linnet.sha256(text).digest() for text in texts(one)]),
        lambda: check(
            batch.mac(MAC, bytes(32), one, threads=1), [linnet.HMACSHA256(bytes(32), text).digest() for text in texts(one)]
        ),
        lambda: batch.mac(MAC, tags, one, threads=1),
        lambda: batch.verify(MAC, bytes(32), one, tags, threads=1),
        lambda: batch.encrypt(AEAD, KEYS["a"], nonces, one, other, threads=1),
        lambda: batch.decrypt(AEAD, KEYS["a"], nonces, one, other, threads=1),
    ]
    made = source.choice(calls)()
    for array in made if isinstance(made, tuple) else (made,):
        if array is not None:
            array.validate(full=True)


def texts(array: Any) -> list[bytes]:
    array.validate(full=True)
    return [one.encode() if isinstance(one, str) else one for one in array.to_pylist() if one is not None]


def check(made: Any, expected: list[bytes]) -> Any:
    require(made.drop_null().to_pylist() == expected, "results of other strings")
    return made


def run_serialized(source: random.Random, progress: Progress) -> Result:
    """Cells whose plaintexts are changed IPC streams, as a holder of the key can make them."""
    kind = source.choice(OTHERS)
    streams = _values.serialize(array_of(values_of(source, 3, kind), kind), "value").to_pylist()
    texts = [None if stream is None else changed(source, stream, False) for stream in streams]
    progress.input(repr(texts).encode())
    place = Place("t", "value", b"", False)
    sealer = Sealer(KEYS["a"], None, require_for_columns(AEAD), place, 1)
    cells = sealer.seal(pyarrow.array(texts, pyarrow.large_binary()), IPC, None, None)
    good, made = attempt(
        lambda: columns.decrypt(cells, "value", key=KEYS["a"], table="t", type=kind, on_invalid="null")[0], REFUSALS
    )
    if good:
        made.validate(full=True)
    return result(good)


def run(source: random.Random, progress: Progress) -> Result:
    return run_serialized(source, progress) if source.random() < 0.1 else run_table(source, progress)


def run_table(source: random.Random, progress: Progress) -> Result:
    table, call = plain_table(source), Call(source)
    kind = table.schema.field("value").type
    if source.random() < 0.6:
        table = columns.encrypt(table, "value", serialize=True, **call.bound(table, table))
    data, as_file = stored(source, table)
    data = changed(source, data, as_file)
    progress.input(data)
    progress.in_pyarrow(True)
    good, table = attempt(lambda: opened(source, data, as_file), IN_OPENING)
    progress.in_pyarrow(False)
    if not good:
        return Result.SKIPPED
    if source.random() < 0.3 and table.num_rows:
        return result(attempt(lambda: call_batch(source, table), REFUSALS)[0])
    return result(attempt(lambda: call_columns(source, table, call, kind), REFUSALS)[0])
