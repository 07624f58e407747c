# SPDX-License-Identifier: MIT OR Apache-2.0
"""Converts values to the bytes that are encrypted, and back: directly, or each as an Arrow IPC stream."""

from __future__ import annotations

import struct
from typing import Any

from linnet.columns import _arrow

pyarrow = _arrow.pyarrow
compute = pyarrow.compute


def serialize(array: Any, what: str) -> Any:
    """Each value as an Arrow IPC stream: the type, and one record batch of one row."""
    plain = _arrow.decoded(array)
    if not _is_compact(plain.type):
        raise TypeError(f"{what} is of type {array.type}, of which single values cannot be serialized")
    streams = [_stream(plain, i) if plain[i].is_valid else None for i in range(len(plain))]
    return pyarrow.array(streams, pyarrow.large_binary())


def _is_compact(kind: Any) -> bool:
    """Whether take() copies a value alone. A slice of an array is written with bytes of its neighbours; so are dictionaries and
    views, whose values are stored elsewhere."""
    types = pyarrow.types
    if types.is_list(kind) or types.is_large_list(kind) or types.is_fixed_size_list(kind):
        return _is_compact(kind.value_type)
    if types.is_struct(kind):
        return all(_is_compact(kind.field(i).type) for i in range(kind.num_fields))
    if types.is_map(kind):
        return _is_compact(kind.key_type) and _is_compact(kind.item_type)
    plain = types.is_primitive(kind) or types.is_decimal(kind) or types.is_null(kind)
    return plain or (_arrow.is_bytes(kind) and not (types.is_binary_view(kind) or types.is_string_view(kind)))


def _stream(array: Any, i: int) -> bytes:
    sink = pyarrow.BufferOutputStream()
    batch = pyarrow.record_batch([array.take(pyarrow.array([i]))], names=[_arrow.VALUE])
    with pyarrow.ipc.new_stream(sink, batch.schema) as writer:
        writer.write_batch(batch)
    stream: bytes = sink.getvalue().to_pybytes()
    return stream


def typed(texts: Any, kind: Any) -> tuple[Any, list[int]]:
    """Plaintexts as values of a type, and the rows whose plaintexts are not such a value; there the value is null."""
    if kind is None or kind == texts.type:
        return texts, []
    if pyarrow.types.is_dictionary(kind):
        values, wrong = typed(texts, kind.value_type)
        return _in_dictionary(values, kind), wrong
    if not _arrow.is_bytes(kind):
        return _deserialized(texts, kind)
    try:
        return texts.cast(kind), []
    except pyarrow.ArrowInvalid:
        misfits = _misfits(texts, kind)
        fitting = compute.if_else(misfits, pyarrow.scalar(None, texts.type), texts)
        return fitting.cast(kind), compute.indices_nonzero(misfits).to_pylist()


def _in_dictionary(values: Any, kind: Any) -> Any:
    encoded = values.dictionary_encode()
    try:
        return encoded.cast(kind)
    except pyarrow.ArrowInvalid:
        raise ValueError(
            f"there are {len(encoded.dictionary)} different values; expected a type with more indices than {kind}"
        ) from None


def _misfits(texts: Any, kind: Any) -> Any:
    """For each text, whether it is not a value of this type of byte strings."""
    if pyarrow.types.is_fixed_size_binary(kind):
        return compute.fill_null(compute.not_equal(compute.binary_length(texts), kind.byte_width), False)
    return pyarrow.array([text is not None and not _is_utf8(text) for text in texts.to_pylist()], pyarrow.bool_())


def _is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def _deserialized(texts: Any, kind: Any) -> tuple[Any, list[int]]:
    missing, wrong, values = pyarrow.nulls(1, kind), list[int](), []
    for i, text in enumerate(texts):
        value = _value(text.as_buffer(), kind) if text.is_valid else missing
        if value is None:
            wrong.append(i)
        values.append(missing if value is None else value)
    return pyarrow.concat_arrays(values) if values else pyarrow.array([], kind), wrong


def _value(text: Any, kind: Any) -> Any:
    """The value in a stream, or None if it is not a stream of one row with one value of this type. Takes no more memory than the
    stream: its type is compared before values are read, and its buffers are not compressed."""
    try:
        reader = pyarrow.ipc.open_stream(text)
        if reader.schema.types != [kind] or not _is_one_batch(text):
            return None
        batch = reader.read_next_batch()
        batch.validate(full=True)
    except Exception:  # from registered extension types too
        return None
    return batch.column(0) if batch.num_rows == 1 and batch.column(0).null_count == 0 else None


def _is_one_batch(text: Any) -> bool:
    """Whether a stream has a schema, one record batch without compression, and its end."""
    messages = pyarrow.ipc.MessageReader.open_stream(text)
    messages.read_next_message()
    batch = messages.read_next_message()
    if batch.type != "record batch" or _is_compressed(batch.metadata.to_pybytes()):
        return False
    try:
        messages.read_next_message()
    except StopIteration:
        return True
    return False


def _is_compressed(metadata: bytes) -> bool:
    """Whether a record batch is compressed. The metadata are a flatbuffer: field 2 of a Message is its header, field 3 of a
    RecordBatch is compression (Message.fbs of the Arrow format)."""
    (root,) = struct.unpack_from("<I", metadata)
    header = _field(metadata, root, 2)
    return header is None or _field(metadata, header + struct.unpack_from("<I", metadata, header)[0], 3) is not None


def _field(flatbuffer: bytes, table: int, number: int) -> int | None:
    """Where a field of a table begins, or None if the table lacks it."""
    vtable = table - struct.unpack_from("<i", flatbuffer, table)[0]
    (size,) = struct.unpack_from("<H", flatbuffer, vtable)
    slot = 4 + 2 * number
    offset = struct.unpack_from("<H", flatbuffer, vtable + slot)[0] if slot < size else 0
    return table + offset if offset else None
