# SPDX-License-Identifier: MIT OR Apache-2.0
"""The use of PyArrow that all calls share: data of any shape as record batches, columns as binary arrays."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

from linnet.columns._load import load

pyarrow = load("pyarrow", "PyArrow", "columns")
load("pyarrow.compute", "PyArrow", "columns")
load("pyarrow.ipc", "PyArrow", "columns")

VIEW = 16
"""The size of a view in bytes."""
LARGE = {pyarrow.string_view(): pyarrow.large_string(), pyarrow.binary_view(): pyarrow.large_binary()}

VALUE = "value"
"""The name of the column that an array becomes."""


class Rows:
    """One record batch, which begins at row `first`: the column to work on, and further columns that describe each row."""

    def __init__(self, batch: Any, first: int, column: str, beside: Mapping[str, str | None]) -> None:
        self.batch, self.first, self._column, self._beside = batch, first, column, beside

    def column(self) -> Any:
        return self.batch.column(self._column)

    def beside(self, argument: str) -> Any:
        """The array that an argument names, or None."""
        name = self._beside.get(argument)
        return None if name is None else self.batch.column(name)


Results = list[tuple[str, Any]]
"""Columns by their names."""

Data = TypeVar("Data")
"""A record batch, table, array or chunked array of PyArrow, which ships no type hints. A result is of the same kind."""


def for_batches(
    data: Data,
    column: str,
    beside: Mapping[str, Any],
    work: Callable[[Rows], Results],
    added: Mapping[str, str | None],
    unique: Collection[str] = (),
) -> Data:
    """Data of the kind of `data`. The columns that work makes of each record batch replace columns with the same names.

    beside has the arguments that name further columns, or are arrays if data is one; added has the arguments that name columns to
    write; unique has the arguments of beside that may have no value twice. work gets valid columns: offsets lie in their buffers.
    """
    if isinstance(data, pyarrow.RecordBatch | pyarrow.Table):
        for argument, name in {"column": column, **beside}.items():
            _require_column(data.schema, argument, name)
        _require_new(data.schema, column, added)
        _require_valid({name: data.column(name) for name in (column, *beside.values()) if name is not None})
        _require_unique({argument: data.column(beside[argument]) for argument in unique if beside[argument] is not None})
        replaced: Data = _for_batches(data, lambda batch, first: _with(batch, work(Rows(batch, first, column, beside))))
        return replaced
    if isinstance(data, pyarrow.Array | pyarrow.ChunkedArray):
        if added.get("into") is not None:
            raise TypeError(f"into names a column; data is a {type(data).__name__}, which has none")
        _require_names(added)
        if added.get("status") == VALUE:
            raise ValueError(f"status is {VALUE!r}, as the field of the value is called; expected another name")
        _require_arrays(data, beside)
        _require_valid({argument: given for argument, given in {column: data, **beside}.items() if given is not None})
        table = _table_of(data, beside)
        _require_unique({argument: table.column(argument) for argument in unique if beside[argument] is not None})
        names = {argument: None if given is None else argument for argument, given in beside.items()}
        made = _for_batches(table, lambda batch, first: _of_values(work(Rows(batch, first, VALUE, names))))
        values: Data = made.column(0) if isinstance(data, pyarrow.ChunkedArray) else _one(made.column(0))
        return values
    raise TypeError(f"data is a {type(data).__name__}; expected a RecordBatch, Table, Array or ChunkedArray of PyArrow")


def _require_valid(columns: Mapping[str, Any]) -> None:
    """PyArrow does not validate data from a file or from another process."""
    for name, column in columns.items():
        try:
            column.validate(full=True)
        except (pyarrow.ArrowInvalid, pyarrow.ArrowIndexError) as error:
            raise ValueError(f"{name} is not a valid Arrow array: {error}") from None


def _require_unique(columns: Mapping[str, Any]) -> None:
    for argument, column in columns.items():
        ids = _comparable(column)
        if ids is None or len(ids) < 2 or ids.null_count:
            continue  # nulls and other types are refused later
        if pyarrow.compute.all(pyarrow.compute.less(ids.slice(0, len(ids) - 1), ids.slice(1)), skip_nulls=False).as_py():
            continue  # comparing ids in ascending order is faster than counting them
        counts = ids.value_counts()
        repeated = counts.filter(pyarrow.compute.greater(counts.field("counts"), 1)).field("values").to_pylist()
        if repeated:
            shown = ", ".join(map(repr, repeated[:10])) + (", ..." if len(repeated) > 10 else "")
            raise ValueError(f"{argument} repeats {shown}; expected another id for each row (repeated_row_ids=True allows it)")


def _comparable(ids: Any) -> Any:
    """Integers, strings or byte strings in a type that PyArrow can compare; None for another type."""
    plain = decoded(ids)
    kind = plain.type
    if not pyarrow.types.is_integer(kind) and not is_bytes(kind):
        return None
    return without_views(plain)


def _for_batches(data: Any, work: Callable[[Any, int], Any]) -> Any:
    """work takes a batch and the number of its first row."""
    if isinstance(data, pyarrow.RecordBatch):
        return work(data, 0)
    batches = data.to_batches() or [pyarrow.RecordBatch.from_pylist([], schema=data.schema)]
    firsts = itertools.accumulate((len(batch) for batch in batches), initial=0)
    return pyarrow.Table.from_batches([work(batch, first) for batch, first in zip(batches, firsts)])


def _of_values(made: Results) -> Any:
    """The last result as a column; if there are others, a column of structs with all of them."""
    *others, (_, values) = made
    if others:
        values = pyarrow.StructArray.from_arrays([values, *(array for _, array in others)], [VALUE, *(name for name, _ in others)])
    return pyarrow.record_batch([values], names=[VALUE])


def _one(chunked: Any) -> Any:
    return chunked.chunk(0) if chunked.num_chunks == 1 else pyarrow.concat_arrays(chunked.chunks)


def _require_arrays(data: Any, beside: Mapping[str, Any]) -> None:
    for argument, given in beside.items():
        if given is None:
            continue
        if not isinstance(given, pyarrow.Array | pyarrow.ChunkedArray):
            raise TypeError(f"{argument} is a {type(given).__name__}; expected an array, as data is one")
        if len(given) != len(data):
            raise ValueError(f"{argument} has {len(given)} rows; data has {len(data)}")


def _table_of(data: Any, beside: Mapping[str, Any]) -> Any:
    return pyarrow.table({VALUE: data, **{argument: given for argument, given in beside.items() if given is not None}})


def _require_column(schema: Any, argument: str, name: Any) -> None:
    if name is None:
        return
    if not isinstance(name, str):
        raise TypeError(f"{argument} is a {type(name).__name__}; expected the name of a column")
    found = len(schema.get_all_field_indices(name))
    if found != 1:
        there = ", ".join(map(repr, schema.names[:20]))
        raise ValueError(f"{found or 'no'} column{'s are' if found else ' is'} called {name!r} ({argument}); there are {there}")


def _require_names(added: Mapping[str, str | None]) -> None:
    for argument, name in added.items():
        if name is not None and not (isinstance(name, str) and name):
            raise TypeError(f"{argument} is {name!r}; expected the name of a column")


def _require_new(schema: Any, column: str, added: Mapping[str, str | None]) -> None:
    """The result may replace its own column, or the column that into names; a status replaces none."""
    _require_names(added)
    target, status = added.get("into") or column, added.get("status")
    if len(schema.get_all_field_indices(target)) > 1:
        raise ValueError(f"several columns are called {target!r} (into)")
    if status is not None and (status == target or status in schema.names):
        raise ValueError(f"there is a column called {status!r} (status); expected a new name")


def _with(batch: Any, made: Results) -> Any:
    """Only columns with these names change: the others may have any names, even equal ones."""
    for name, array in made:
        at = batch.schema.get_field_index(name)
        batch = batch.append_column(name, array) if at < 0 else batch.set_column(at, name, array)
    return batch


def as_binary(array: Any, what: str) -> Any:
    """An array of byte strings, without a copy if it is one already. Strings are encoded in UTF-8."""
    types, kind = pyarrow.types, array.type
    if types.is_dictionary(kind):
        return as_binary(decoded(array), what)
    if kind in LARGE:
        return without_views(array)
    if types.is_binary(kind) or types.is_large_binary(kind) or types.is_string(kind) or types.is_large_string(kind):
        return array
    if types.is_fixed_size_binary(kind):
        return array.cast(pyarrow.binary())
    if types.is_null(kind):
        return array.cast(pyarrow.binary())
    raise TypeError(f"{what} is of type {kind}; expected binary or string")


def is_large(array: Any) -> bool:
    return bool(pyarrow.types.is_large_binary(array.type) or pyarrow.types.is_large_string(array.type))


def taken(capsules: Any, like: Any) -> Any:
    """The library's result for `like`, as a binary array with offsets of the same size."""
    made = pyarrow.array(_Capsules(capsules))
    if is_large(made) != is_large(like):
        raise ValueError("the cells of these rows have more than 2 GiB together; pass fewer rows, or large_binary or large_string")
    return made


class _Capsules:
    def __init__(self, capsules: Any) -> None:
        self._capsules = capsules

    def __arrow_c_array__(self, requested_schema: object = None) -> Any:
        return self._capsules


def row_ids(array: Any) -> Any:
    """Row ids as byte strings: integers as decimal digits, so that their width does not matter. A null stays null."""
    if array is None:
        return None
    plain = decoded(array)
    if pyarrow.types.is_integer(plain.type):
        return plain.cast(pyarrow.string())
    if not is_bytes(plain.type):
        raise TypeError(f"row_ids is of type {plain.type}; expected binary, string or an integer")
    return as_binary(plain, "row_ids")


def require_row_ids(array: Any) -> None:
    """Refuses rows without an id."""
    if array is not None and (nulls := decoded(array).null_count):
        raise ValueError(f"row_ids has {nulls} nulls; expected an id for each row")


def key_ids(array: Any) -> Any:
    """Key ids as byte strings."""
    plain = decoded(array)
    if not is_bytes(plain.type) and not pyarrow.types.is_null(plain.type):
        raise TypeError(f"key_ids is of type {plain.type}; expected string")
    return without_views(plain).cast(pyarrow.large_binary())


def decoded(array: Any) -> Any:
    """The array without a dictionary. Views in a dictionary become large strings: PyArrow casts no dictionary of views."""
    if not pyarrow.types.is_dictionary(array.type):
        return array
    kind = array.type.value_type
    plain = LARGE.get(kind, kind)
    if isinstance(array, pyarrow.ChunkedArray):
        return pyarrow.chunked_array([decoded(chunk) for chunk in array.chunks], plain)
    values = array if plain == kind else pyarrow.DictionaryArray.from_arrays(array.indices, without_views(array.dictionary))
    return values.cast(plain)


def without_views(array: Any) -> Any:
    """Views as large strings. PyArrow does not validate the views of nulls, but its cast reads them: they are cleared first."""
    large = LARGE.get(array.type)
    if large is None:
        return array
    if isinstance(array, pyarrow.ChunkedArray):
        return pyarrow.chunked_array([without_views(chunk) for chunk in array.chunks], large)
    bitmap, views, *data = array.buffers()
    if bitmap is not None:
        cleared = pyarrow.Array.from_buffers(pyarrow.binary(VIEW), len(array), [bitmap, views], offset=array.offset)
        cleared = cleared.fill_null(bytes(VIEW)).buffers()[1]
        array = pyarrow.Array.from_buffers(array.type, len(array), [array.is_valid().buffers()[1], cleared, *data])
    return array.cast(large)


def value_type(kind: Any) -> Any:
    """The type of the values, even if they are in a dictionary."""
    return kind.value_type if pyarrow.types.is_dictionary(kind) else kind


def numbers(array: Any) -> bytes:
    """Integers as native int32, -1 for null."""
    filled = pyarrow.compute.fill_null(array.cast(pyarrow.int32()), -1)
    if len(filled) == 0:
        return b""
    return bytes(filled.buffers()[1][4 * filled.offset : 4 * (filled.offset + len(filled))])


def integers(native: bytes) -> Any:
    return pyarrow.Array.from_buffers(pyarrow.int32(), len(native) // 4, [None, pyarrow.py_buffer(native)])


def distinct(key_id: str | None, given: Any, texts: Any) -> tuple[list[str], bytes]:
    """The different key ids of rows, and for each row the number of its key id."""
    if len(texts) == 0:
        return [], b""
    if given is None:
        return [key_id or ""], bytes(4 * len(texts))
    try:
        named = key_ids(given).cast(pyarrow.large_string())
    except pyarrow.ArrowInvalid:
        raise ValueError("key_ids has a value that is not UTF-8; expected strings") from None
    if named.null_count and (without := pyarrow.compute.sum(pyarrow.compute.and_(named.is_null(), texts.is_valid())).as_py()):
        raise ValueError(f"key_ids is null in {without} rows that have a value; expected the id of a key")
    encoded = named.dictionary_encode()
    return encoded.dictionary.to_pylist(), numbers(encoded.indices)


def is_bytes(kind: Any) -> bool:
    """Whether cells hold values of this type directly, not in streams."""
    types = pyarrow.types
    return any(
        f(kind)
        for f in (
            types.is_binary,
            types.is_large_binary,
            types.is_string,
            types.is_large_string,
            types.is_fixed_size_binary,
            types.is_binary_view,
            types.is_string_view,
        )
    )
