# SPDX-License-Identifier: MIT OR Apache-2.0
"""Encrypted columns: against the specification of cells, against a reader written from it, and misuse."""

from __future__ import annotations

import hashlib
import pickle
import re
import subprocess
import sys
from typing import Any

import pytest
from reference import column_cells
from repository import ROOT

import linnet
from linnet import _core

pa = pytest.importorskip("pyarrow")
from linnet import columns  # noqa: E402
from linnet.columns import _values  # noqa: E402
from linnet.columns._form import ALGORITHMS  # noqa: E402

PAGE = (ROOT / "docs/columns.md").read_text(encoding="utf-8")
VECTORS = column_cells.vectors(PAGE)
KEY = bytes(range(32))
VALUES = [b"", b"a", None, bytes(15), bytes(16), bytes(17), bytes(600), b"555 0100"]


def key_of(algorithm: str) -> bytes:
    return KEY[: linnet.algorithm(algorithm).key_size]


def header_size(cell: bytes) -> int:
    """The header size of a cell of version 2."""
    return 4 + cell[3] + 32


def batch(values: list[bytes | None] = VALUES, kind: Any = None) -> Any:
    ids = [f"row {i}" for i in range(len(values))]
    tenants = ["north" if i % 3 else "south" for i in range(len(values))]
    return pa.record_batch({"id": ids, "tenant": tenants, "value": pa.array(values, kind or pa.binary())})


def by_tenant(key_id: str) -> bytes | None:
    return {"north": bytes(16), "south": bytes(15) + b"s"}.get(key_id)


BOUND: dict[str, Any] = {"table": "people", "row_ids": "id", "associated_data": b"extra"}
KEYED: dict[str, Any] = {"key": by_tenant, "key_ids": "tenant", **BOUND}
LENIENT: dict[str, Any] = {"on_invalid": "null"}


def encrypted() -> Any:
    return columns.encrypt(batch(), "value", **KEYED)


@pytest.mark.parametrize("vector", VECTORS, ids=[f"{vector['version']}-{vector['algorithm']}" for vector in VECTORS])
def test_vectors_of_the_page(vector: dict[str, str]) -> None:
    algorithm, version_1 = vector["algorithm"], vector["version"] == "1"
    key, extra = bytes(range(int(vector["key size"]))), bytes.fromhex(vector["extra"])
    row_id = vector["row id"] if vector["bound"] == "1" else None
    cell, is_stream = bytes.fromhex(vector["cell"]), vector.get("encoding") == "1"
    opened, report = columns.decrypt(
        pa.array([cell]),
        vector["column"],
        key=key,
        key_id=vector["key id"],
        table=vector["table"],
        associated_data=extra,
        row_ids=None if row_id is None else pa.array([row_id]),
        type=pa.int8() if is_stream else pa.string(),
        algorithm=algorithm,
        accept_version_1=version_1,
        **LENIENT,
    )
    if is_stream:  # authentic, but not of the type
        assert report.reasons == {"not a value of type=": 1}
    else:
        assert opened.to_pylist() == [vector["value"]] and report == columns.Report(good=1)
    place = vector["table"], vector["column"], extra
    if version_1:
        assert column_cells.associated_data(cell[: 3 + cell[2]], *place, row_id).hex() == vector["associated data"]
    else:
        derived, commitment = column_cells.derive(key, cell[1], cell[2], vector["key id"], *place, row_id is not None)
        assert derived.hex() == vector["derived key"] and commitment == cell[header_size(cell) - 32 : header_size(cell)]
    if cell[1] in column_cells.AEADS:
        read = column_cells.read(cell, {vector["key id"]: key}, *place, row_id, encoding=int(is_stream), version_1=version_1)
        assert read == vector["value"].encode()


def test_the_page_lists_the_algorithms() -> None:
    rows = re.findall(r"^\| (\d+) \| `([a-z0-9-]+)` \| (\d+) \| (\d+) \|", PAGE, re.MULTILINE)
    entries = {entry.id: entry for entry in linnet.catalog()}
    assert [(int(n), id) for n, id, *_ in rows] == list(ALGORITHMS.items())
    assert all(entries[id].tag_size == 16 and entries[id].status != "legacy" for _, id, *_ in rows)
    assert all((entries[id].key_size, entries[id].nonce_size) == (int(key), int(nonce)) for _, id, key, nonce in rows)
    assert {vector["algorithm"] for vector in VECTORS if vector["version"] == "2"} == set(ALGORITHMS.values())


@pytest.mark.parametrize("algorithm", ALGORITHMS.values())
def test_every_algorithm_comes_back_and_the_reader_reads_it(algorithm: str) -> None:
    key, data = key_of(algorithm), batch()
    cells = columns.encrypt(data, "value", key=key, key_id="k", algorithm=algorithm, **BOUND)
    assert cells.drop_columns("value").equals(data.drop_columns("value"))
    opened, report = columns.decrypt(cells, "value", key=key, algorithm=algorithm, **BOUND)
    assert opened.equals(data) and report == columns.Report(good=len(VALUES) - 1, null=1)
    for cell, value, row_id in zip(cells["value"].to_pylist(), VALUES, data["id"].to_pylist()):
        if cell is not None and cell[1] in column_cells.AEADS:
            assert column_cells.read(cell, {"k": key}, "people", "value", b"extra", row_id) == value


def test_a_key_is_anything_that_has_bytes() -> None:
    cells = columns.encrypt(batch(), "value", key=bytearray(16))
    assert columns.decrypt(cells, "value", key=memoryview(bytes(16)))[0].equals(batch())


def test_nonces_differ() -> None:
    cells = columns.encrypt(pa.array([b""] * 1000), "value", key=bytes(16)).to_pylist()
    assert len({cell[36:52] for cell in cells}) == 1000 and len({cell[:36] for cell in cells}) == 1


TYPES = [
    pa.binary(),
    pa.large_binary(),
    pa.string(),
    pa.large_string(),
    pa.binary_view(),
    pa.string_view(),
    pa.dictionary(pa.int32(), pa.string()),
]


@pytest.mark.parametrize("kind", TYPES, ids=str)
@pytest.mark.parametrize("whole", [True, False])
def test_every_type_of_strings(kind: Any, whole: bool) -> None:
    texts = ["", "a", None, "Straße", "x" * 100, "y"]
    plain = pa.array(texts, pa.string()).cast(pa.binary() if "binary" in str(kind) else pa.string()).cast(kind)
    if not whole:
        plain = plain.slice(1, 4)
    cells = columns.encrypt(plain, "value", key=bytes(16))
    opened, _ = columns.decrypt(cells if whole else cells.slice(0), "value", key=bytes(16), type=pa.string())
    assert opened.to_pylist() == (texts if whole else texts[1:5])
    parts, _ = columns.decrypt(cells.slice(1, 2), "value", key=bytes(16), type=pa.large_string())
    assert parts.to_pylist() == opened.to_pylist()[1:3]


@pytest.mark.parametrize(
    "plain",
    [
        pa.array([1, None, -5]),
        pa.array([1.5, None]),
        pa.array([True, False, None]),
        pa.array([[1, 2], [], None]),
        pa.array([{"a": 1, "b": "x"}, None]),
        pa.array(["2026-01-02", None]).cast(pa.date32()),
        pa.array([1, 2], pa.timestamp("us", "UTC")),
        pa.array([], pa.int8()),
    ],
    ids=lambda plain: str(plain.type),
)
def test_any_type_as_ipc_stream(plain: Any) -> None:
    with pytest.raises(TypeError, match=r"value is of type .*; expected binary or string; with serialize=True .* other types"):
        columns.encrypt(plain, "value", key=bytes(16))
    cells = columns.encrypt(plain, "value", key=bytes(16), serialize=True)
    opened, _ = columns.decrypt(cells, "value", key=bytes(16), type=plain.type)
    assert opened.equals(plain)


LONE = [
    pa.array([1, 2, 3], kind) for kind in (pa.int8(), pa.int16(), pa.int32(), pa.int64(), pa.float32(), pa.float64(), pa.date32())
] + [
    pa.array([True, False, True]),
    pa.array([["x"], ["SECRET"], []]),
    pa.array([{"a": 1, "b": "x"}, {"a": 2, "b": "SECRET"}, {"a": None, "b": None}]),
    pa.array([[("k", 1)], [("SECRET", 2)], []], pa.map_(pa.string(), pa.int8())),
    pa.array([[1, 2], [3, 4], [5, 6]], pa.list_(pa.int16(), 2)),
    pa.array([1, 7, 1]).dictionary_encode(),
]


@pytest.mark.parametrize("view", [pa.string_view(), pa.binary_view()], ids=str)
def test_dictionaries_of_views(view: Any) -> None:
    """The form in which Polars' to_arrow returns a Categorical."""
    plain = pa.array(["a", "b", "a", None])
    values = pa.DictionaryArray.from_arrays(pa.array([0, 1, 0, None], pa.int8()), pa.array([b"a", b"b"]).cast(view))
    for given in (values, pa.chunked_array([values])):
        cells = columns.encrypt(given, "c", key=bytes(32))
        assert columns.decrypt(cells, "c", key=bytes(32), any_key=True, type=pa.string())[0].to_pylist() == plain.to_pylist()
        assert columns.digest(given, "c").to_pylist() == columns.digest(plain, "c").to_pylist()
        assert columns.mac(given, "c", key=bytes(32)).to_pylist() == columns.mac(plain, "c", key=bytes(32)).to_pylist()
    two, ids = plain.slice(0, 2), values.slice(0, 2)
    assert columns.encrypt(two, "c", key=bytes(32), row_ids=ids).null_count == 0
    assert columns.encrypt(two, "c", key=lambda _: bytes(32), key_ids=ids).null_count == 0
    with pytest.raises(ValueError, match=r"row_ids repeats b?'a'"):
        columns.encrypt(plain.slice(0, 3), "c", key=bytes(32), row_ids=values.slice(0, 3))
    cells = columns.encrypt(plain.slice(0, 2), "c", key=bytes(32))
    sealed = pa.DictionaryArray.from_arrays(pa.array([1, 0], pa.int8()), cells.cast(pa.binary_view()))
    assert columns.decrypt(sealed, "c", key=bytes(32), any_key=True, type=pa.string())[0].to_pylist() == ["b", "a"]


@pytest.mark.parametrize("kind", [pa.string_view(), pa.binary_view()], ids=str)
def test_views_of_nulls_are_not_read(kind: Any) -> None:
    """PyArrow does not validate them, and its cast crashes on a negative size. It comes from an untrusted file."""
    texts = [b"x" * 5, None, b"y" * 40, None, b"z" * 60]
    bitmap, views, *data = pa.array(texts).cast(pa.binary_view()).buffers()
    forged = bytearray(views)
    for null in (1, 3):
        forged[16 * null : 16 * null + 16] = bytes.fromhex("87673883d5de1273") + bytes(8)
    whole = pa.Array.from_buffers(kind, 5, [bitmap, pa.py_buffer(bytes(forged)), *data])
    whole.validate(full=True)
    for given, of in ((whole, texts), (whole.slice(1, 3), texts[1:4]), (whole.slice(3, 1), [None])):
        plain = pa.array(of, pa.binary())
        assert columns.digest(given, "c").to_pylist() == columns.digest(plain, "c").to_pylist()
        values = pa.DictionaryArray.from_arrays(pa.array(range(len(given)), pa.int8()), given)
        assert columns.digest(values, "c").to_pylist() == columns.digest(plain, "c").to_pylist()
        assert columns.decrypt(given, "c", key=bytes(32), any_key=True, on_invalid="null")[0].null_count == len(given)
    ids = pa.chunked_array([whole.slice(0, 1), whole.slice(2, 1)])
    assert columns.encrypt(pa.chunked_array([["a", "b"]]), "c", key=bytes(32), row_ids=ids).null_count == 0
    with pytest.raises(ValueError, match="row_ids has 2 nulls"):
        columns.encrypt(pa.array(["a"] * 5), "c", key=bytes(32), row_ids=whole)


@pytest.mark.parametrize("plain", LONE, ids=lambda plain: str(plain.type))
def test_a_stream_has_nothing_of_its_neighbours(plain: Any) -> None:
    together = _values.serialize(plain, "value").to_pylist()
    for i, value in enumerate(plain.to_pylist()):
        alone = pa.array([value], plain.type.value_type if pa.types.is_dictionary(plain.type) else plain.type)
        assert together[i] == _values.serialize(alone, "value")[0].as_py()
        assert i == 1 or b"SECRET" not in together[i]


@pytest.mark.parametrize("kind", [pa.list_(pa.string_view()), pa.struct([("a", pa.dictionary(pa.int8(), pa.string()))])], ids=str)
def test_a_type_whose_values_stand_elsewhere_is_refused(kind: Any) -> None:
    with pytest.raises(TypeError, match=r"value is of type .*, of which single values cannot be serialized"):
        columns.encrypt(pa.nulls(1, kind), "value", key=bytes(16), serialize=True)


def stream_of(*values: int | None) -> bytes:
    sink = pa.BufferOutputStream()
    batch = pa.record_batch([pa.array(values, pa.int32())], names=["value"])
    with pa.ipc.new_stream(sink, batch.schema) as writer:
        writer.write_batch(batch)
    made: bytes = sink.getvalue().to_pybytes()
    return made


def test_authentic_values_of_no_use_are_invalid_and_move_no_others() -> None:
    texts = [stream_of(5), stream_of(), stream_of(None), b"no stream", stream_of(1, 2), stream_of(777), stream_of(8)[:-9], None]
    opener: dict[str, Any] = {"key": bytes(16), "type": pa.int32(), **LENIENT}
    opened, report = columns.decrypt(version_1(texts), "value", accept_version_1=True, **opener)  # does not record its encoding
    assert opened.to_pylist()[:6] == [5, None, None, None, None, 777] and len(opened) == len(texts)
    assert report.invalid >= 4 and report.null == 1 and set(report.reasons) == {"not a value of type="}
    long = columns.encrypt(pa.array([1]), "value", key=bytes(16), serialize=True)
    assert columns.decrypt(long, "value", **opener)[1] == columns.Report(invalid=1)
    cells = columns.encrypt(pa.table({"value": [b"a", b"\xff", None]}), "value", key=bytes(16))
    opened, report = columns.decrypt(cells, "value", **{**opener, "type": pa.string()}, status="status")
    assert opened.to_pydict() == {"value": ["a", None, None], "status": ["ok", "invalid", None]}
    assert report == columns.Report(good=1, null=1, invalid=1)
    with pytest.raises(columns.InvalidCells, match="row 1"):
        columns.decrypt(cells, "value", key=bytes(16), type=pa.string())
    opened, report = columns.decrypt(cells, "value", **{**opener, "type": pa.binary(2)})
    assert opened["value"].null_count == 3 and report.invalid == 2


def version_1(texts: list[bytes | None], key: bytes = bytes(16), key_id: str = "", **place: Any) -> Any:
    """Cells of version 1 as specified, with Ascon-AEAD128, in the column "value"."""
    encoded = key_id.encode()
    header = bytes([1, 1, len(encoded)]) + encoded
    data = column_cells.associated_data(header, place.get("table", ""), "value", b"", None)
    cipher = linnet.AsconAEAD128(key)
    return pa.array([None if text is None else header + bytes(16) + cipher.encrypt(bytes(16), text, data) for text in texts])


def test_version_1_is_read_when_asked_for() -> None:
    cells = version_1([b"a", None], key_id="k")
    with pytest.raises(columns.InvalidCells, match=r"1 of version 1 \(accept_version_1=True reads it\)"):
        columns.decrypt(cells, "value", key=bytes(16))
    assert columns.decrypt(cells, "value", key=bytes(16), key_id="k", accept_version_1=True)[0].to_pylist() == [b"a", None]
    mixed = pa.array([cells[0].as_py(), columns.encrypt(pa.array([b"b"]), "value", key=bytes(16), key_id="k")[0].as_py()])
    assert columns.decrypt(mixed, "value", key=bytes(16), accept_version_1=True)[0].to_pylist() == [b"a", b"b"]
    renewed = columns.reencrypt(mixed, "value", key=bytes(16), key_id="k", new_key_id="k", accept_version_1=True)
    assert columns.decrypt(renewed, "value", key=bytes(16))[0].to_pylist() == [b"a", b"b"]
    with pytest.raises(columns.InvalidCells, match="1 of an algorithm that the key does not fit"):
        columns.decrypt(cells, "value", key=bytes(32), accept_version_1=True)


def test_dictionaries_come_back() -> None:
    plain = pa.array(["a", "b", None, "a"]).dictionary_encode()
    opened, _ = columns.decrypt(columns.encrypt(plain, "v", key=bytes(16)), "v", key=bytes(16), type=plain.type)
    assert opened.equals(plain)


def test_other_columns_may_share_a_name() -> None:
    data = pa.RecordBatch.from_arrays([pa.array([1]), pa.array([2]), pa.array(["p"])], names=["x", "x", "p"])
    cells = columns.encrypt(data, "p", key=bytes(16))
    assert cells.schema.names == ["x", "x", "p"] and cells.column(0).to_pylist() == [1] and cells.column(1).to_pylist() == [2]
    with pytest.raises(ValueError, match=r"2 columns are called 'x' \(column\)"):
        columns.encrypt(data, "x", key=bytes(16))
    with pytest.raises(ValueError, match=r"several columns are called 'x' \(into\)"):
        columns.encrypt(data, "p", key=bytes(16), into="x")


def test_a_status_is_written_over_nothing() -> None:
    for name in ("id", "value", "again"):
        with pytest.raises(ValueError, match=f"there is a column called '{name}' \\(status\\); expected a new name"):
            columns.decrypt(encrypted(), "value", status=name, into="again", **KEYED)
    with pytest.raises(TypeError, match="into names a column; data is a BinaryArray, which has none"):
        columns.decrypt(pa.array([b""]), "value", key=bytes(16), into="name")


def test_of_an_array_the_status_is_beside_the_value() -> None:
    cells = pa.array([*columns.encrypt(pa.array([b"a", None]), "v", key=bytes(16)).to_pylist(), b"x"])
    opened, _ = columns.decrypt(cells, "v", key=bytes(16), status="status", type=pa.string(), **LENIENT)
    assert opened.to_pylist() == [
        {"value": "a", "status": "ok"},
        {"value": None, "status": None},
        {"value": None, "status": "invalid"},
    ]


def test_no_key_is_asked_for_where_the_cell_is_refused_anyway() -> None:
    asked: list[str] = []
    cell = columns.encrypt(pa.array([b""]), "v", key=bytes(16), key_id="k")[0].as_py()
    wrong = [cell[:-1], b"\3" + cell[1:], b"\2\0" + cell[2:], b"\2\x0d" + cell[2:], b"\2\1\2" + cell[3:], cell[:5], b""]
    other_algorithm = b"\2\3" + cell[2:]
    of_any = {"key": asked.append, "any_key": True, **LENIENT}
    _, report = columns.decrypt(pa.array([*wrong, other_algorithm]), "v", **of_any)
    assert report == columns.Report(invalid=len(wrong) + 1) and asked == []
    assert report.reasons == {
        "malformed or truncated": len(wrong),
        "of an algorithm that is not accepted (algorithm=)": 1,
    }
    foreign = cell.replace(b"\1k", b"\1j")
    _, report = columns.decrypt(pa.array([foreign, cell]), "v", key=lambda id: asked.append(id) or bytes(16), key_id="k", **LENIENT)
    assert report == columns.Report(good=1, invalid=1) and report.reasons == {"of another key id": 1} and asked == ["k"]
    for key in (bytes(65), bytes(15)):  # a key for something else
        _, report = columns.decrypt(pa.array([cell]), "v", key=lambda _, key=key: key, key_id="k", **LENIENT)
        assert report == columns.Report(invalid=1) and report.reasons == {"of an algorithm that the key does not fit": 1}


def test_row_ids_in_dictionaries() -> None:
    ids = pa.array([10, 20]).dictionary_encode()
    cells = columns.encrypt(pa.array([b"a", b"b"]), "v", key=bytes(16), row_ids=ids)
    assert columns.decrypt(cells, "v", key=bytes(16), row_ids=pa.array(["10", "20"]))[1].good == 2
    hidden = pa.DictionaryArray.from_arrays(pa.array([0, 1]), pa.array(["1", None]))
    with pytest.raises(ValueError, match="row_ids has 1 nulls"):
        columns.encrypt(pa.array([b"a", b"b"]), "v", key=bytes(16), row_ids=hidden)
    with pytest.raises(TypeError, match="row_ids is of type double; expected binary, string or an integer"):
        columns.encrypt(pa.array([b"a"]), "v", key=bytes(16), row_ids=pa.array([1.5]))


def test_fixed_size_binary_and_nulls() -> None:
    rows = pa.array([b"four", None, b"five"], pa.binary(4))
    opened, _ = columns.decrypt(columns.encrypt(rows, "value", key=bytes(16)), "value", key=bytes(16), type=rows.type)
    assert opened.equals(rows)
    nothing, report = columns.decrypt(columns.encrypt(pa.nulls(3), "value", key=bytes(16)), "value", key=bytes(16))
    assert nothing.null_count == 3 and report == columns.Report(null=3)


def test_shapes_come_back_as_they_are() -> None:
    data = pa.concat_tables([pa.table(batch()), pa.table(batch([b"x"])).set_column(0, "id", pa.array(["last"]))])
    assert data["value"].num_chunks == 2
    cells = columns.encrypt(data, "value", **KEYED)
    assert isinstance(cells, pa.Table) and cells.schema.names == data.schema.names
    assert columns.decrypt(cells, "value", **KEYED)[0].equals(data)
    chunked = columns.encrypt(data["value"], "value", key=bytes(16), row_ids=data["id"])
    assert isinstance(chunked, pa.ChunkedArray)
    one = columns.encrypt(data["value"].combine_chunks(), "value", key=bytes(16), row_ids=data["id"])
    assert isinstance(one, pa.Array)
    assert columns.decrypt(chunked, "value", key=bytes(16), row_ids=data["id"])[0].equals(data["value"])
    empty = columns.encrypt(data.slice(0, 0), "value", **KEYED)
    assert len(empty) == 0 and empty.schema.field("value").type == pa.binary()
    assert columns.decrypt(empty, "value", **KEYED)[1] == columns.Report()
    assert columns.reencrypt(empty, "value", new_key_id="x", **KEYED).schema == empty.schema


def test_into_and_status_add_columns() -> None:
    cells = columns.encrypt(batch(), "value", into="cell", **KEYED)
    assert cells.schema.names == ["id", "tenant", "value", "cell"]
    opened, _ = columns.decrypt(cells, "cell", name="value", into="again", status="status", **KEYED)
    assert opened["again"].equals(opened["value"])
    assert opened["status"].to_pylist() == [None if value is None else "ok" for value in VALUES]


def test_every_flipped_bit_makes_one_cell_invalid() -> None:
    cells = encrypted()["value"].to_pylist()
    cell = cells[1]
    forged = []
    for bit in range(8 * len(cell)):
        changed = bytearray(cell)
        changed[bit // 8] ^= 1 << bit % 8
        forged.append(bytes(changed))
    opened, report = columns.decrypt(
        pa.array([cell, *forged]),
        "value",
        key=by_tenant,
        key_id="north",
        table="people",
        associated_data=b"extra",
        row_ids=pa.array(["row 1"] * (len(forged) + 1)),
        algorithm=ALGORITHMS.values(),
        **LENIENT,
    )
    assert opened.to_pylist() == [b"a", *[None] * len(forged)]
    assert report == columns.Report(good=1, invalid=len(forged))


def test_every_truncated_cell_is_invalid() -> None:
    cell = columns.encrypt(pa.array([b"value"]), "value", key=bytes(16), key_id="k")[0].as_py()
    cut = [cell[:size] for size in range(len(cell))] + [cell + b"\0"]
    opened, report = columns.decrypt(pa.array(cut), "value", key=bytes(16), **LENIENT)
    assert opened.null_count == len(cut) and report.invalid == len(cut)


@pytest.mark.parametrize(
    "change",
    [
        {"table": "peopl"},
        {"table": "peopleva", "name": "lue"},
        {"name": "valu"},
        {"associated_data": b""},
        {"row_ids": None},
        {"row_ids": "tenant"},
        {"key": lambda _: bytes(14) + b"xx"},
        {"key_ids": None, "key_id": "north"},
        {"type": pa.int8()},
        {"algorithm": ["aes-128-gcm", "aes-256-gcm"]},
    ],
    ids=lambda change: "-".join(change),
)
def test_a_foreign_cell_is_invalid(change: dict[str, Any]) -> None:
    with pytest.raises(columns.InvalidCells):
        columns.decrypt(encrypted(), "value", **{**KEYED, **change})
    opened, report = columns.decrypt(encrypted(), "value", **{**KEYED, **LENIENT, **change})
    good = 4 if "key_id" in change else 0  # the cells of the other tenant
    assert report.good == good and report.invalid == len(VALUES) - 1 - good and report.null == 1
    assert opened["value"].null_count == len(VALUES) - good


def test_integers_are_row_ids_of_any_width() -> None:
    data = pa.record_batch({"id": pa.array([1, -2], pa.int64()), "value": [b"a", b"b"]})
    cells = columns.encrypt(data, "value", key=bytes(16), row_ids="id")
    for kind in (pa.int16(), pa.string()):
        other = cells.set_column(0, "id", cells["id"].cast(kind))
        assert columns.decrypt(other, "value", key=bytes(16), row_ids="id")[1].good == 2


def test_invalid_cells_are_named() -> None:
    table = pa.Table.from_batches([encrypted(), encrypted()])
    values = table["value"].to_pylist()
    values[1], values[-1] = values[-1], values[1]
    swapped = table.set_column(2, "value", pa.chunked_array([values[:8], values[8:]]))
    with pytest.raises(columns.InvalidCells) as caught:
        columns.decrypt(swapped.slice(8), "value", **KEYED)
    assert caught.value.rows == (7,) and caught.value.row_ids == ("row 7",)
    assert str(caught.value) == "value: 1 cell is invalid: row id 'row 7' (1 changed, or of another row)"
    assert isinstance(caught.value, linnet.InvalidTag)
    both = r"^value: 2 cells are invalid: row 1, 15 \(1 malformed or truncated, 1 changed, or of another row\)$"
    with pytest.raises(columns.InvalidCells, match=both):
        columns.decrypt(with_two_forged(), "value", key=bytes(16))
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.rows, again.row_ids) == (str(caught.value), (7,), ("row 7",))


def with_two_forged() -> Any:
    cells = columns.encrypt(pa.array([b"x"] * 16), "value", key=bytes(16)).to_pylist()
    cells[1], cells[15] = b"", cells[15][:-1]
    return pa.chunked_array([cells[:8], cells[8:]])


def test_a_key_that_is_missing_is_named_and_nothing_encrypted() -> None:
    data = pa.record_batch({"tenant": ["north", "east", "west"], "value": [b"a", b"b", b"c"]})
    with pytest.raises(columns.MissingKey, match=r"^no key has the id 'east', 'west'$") as caught:
        columns.encrypt(data, "value", key=by_tenant, key_ids="tenant")
    assert caught.value.key_ids == ("east", "west")
    assert pickle.loads(pickle.dumps(caught.value)).key_ids == ("east", "west")
    cells = columns.encrypt(data, "value", key=lambda _: bytes(16), key_ids="tenant")
    with pytest.raises(columns.MissingKey, match="'east', 'west'"):
        columns.decrypt(cells, "value", key=by_tenant, key_ids="tenant")
    opened, report = columns.decrypt(cells, "value", key=by_tenant, any_key=True, on_missing_key="null", status="status", **LENIENT)
    assert report == columns.Report(good=1, no_key=2, missing_keys=frozenset({"east", "west"}))
    assert opened["status"].to_pylist()[1:] == ["no key", "no key"]


def test_a_key_service_that_fails_is_named_and_asked_for_every_key() -> None:
    asked = []

    def service(key_id: str) -> bytes:
        asked.append(key_id)
        if key_id == "north":
            return bytes(16)
        raise ConnectionError(f"{key_id} is away")

    data = pa.record_batch({"tenant": ["east", "north", "west"], "value": [b"a", b"b", b"c"]})
    with pytest.raises(columns.KeyServiceError) as caught:
        columns.encrypt(data, "value", key=service, key_ids="tenant")
    assert str(caught.value) == "the key service failed for 2 of 3 keys; for 'east': ConnectionError: east is away"
    assert caught.value.causes == {"east": "ConnectionError: east is away", "west": "ConnectionError: west is away"}
    assert isinstance(caught.value.__cause__, ConnectionError) and asked == ["east", "north", "west"]
    assert pickle.loads(pickle.dumps(caught.value)).causes == caught.value.causes


def test_a_forged_algorithm_is_no_error() -> None:
    cells = [cell for cell in encrypted()["value"].to_pylist() if cell]
    forged = [bytes([2, 4]) + cell[2:] if i == 1 else cell for i, cell in enumerate(cells)]  # needs a longer key
    data = pa.table({"id": [f"row {i}" for i, value in enumerate(VALUES) if value is not None], "value": forged})
    arguments = {**KEYED, **LENIENT, "key_ids": None, "any_key": True, "algorithm": ["ascon-aead128", "aes-256-gcm"]}
    _, report = columns.decrypt(data, "value", **arguments)
    assert (report.good, report.invalid) == (6, 1) and report.reasons == {"of an algorithm that the key does not fit": 1}
    for size in (15, 65):
        with pytest.raises(ValueError, match=f"key is {size} bytes; expected 16 to 64"):
            columns.decrypt(columns.encrypt(pa.array([b""]), "v", key=bytes(16), key_id="k"), "v", key=bytes(size), **LENIENT)


def test_mac_and_digest() -> None:
    texts = ["", "a", None, "b" * 100]
    data = pa.record_batch({"tenant": ["north", "south", "north", "south"], "value": texts})
    tags = columns.mac(data, "value", key=KEY)
    assert tags["value"].type == pa.binary()
    for text, tag in zip(texts, tags["value"].to_pylist()):
        assert tag == (None if text is None else column_cells.mac(KEY, text.encode()))
    by_key = columns.mac(data, "value", key=lambda id: id.encode() * 5, key_ids="tenant", tag_size=16, into="mac")
    for tenant, text, tag in zip(data["tenant"].to_pylist(), texts, by_key["mac"].to_pylist()):
        assert tag == (None if text is None else column_cells.mac(tenant.encode() * 5, text.encode())[:16])
    digests = columns.digest(pa.chunked_array([texts, ["c"]]), "value", algorithm="sha-256")
    assert digests.to_pylist() == [None if text is None else hashlib.sha256(text.encode()).digest() for text in [*texts, "c"]]
    assert len(columns.mac(data.slice(0, 0), "value", key=by_tenant, key_ids="tenant")) == 0
    nothing = columns.mac(pa.nulls(2, pa.string()), "v", key=by_tenant, key_ids=pa.nulls(2, pa.string()))
    assert nothing.to_pylist() == [None, None]
    with pytest.raises(ValueError, match="the key 'north' is 0 bytes; a column's MAC takes 16 to 64"):
        columns.mac(data, "value", key=lambda _: b"", key_ids="tenant", algorithm="aes-128-cmac")
    for algorithm in ("aes-128-cbc-mac", "hmac-sha-1"):
        with pytest.raises(ValueError, match="is legacy and not for columns; expected one like hmac-sha-256"):
            columns.mac(data, "value", key=KEY, algorithm=algorithm)
    mixed = columns.mac(data, "value", key={"north": bytes(16), "south": bytes(32)}.get, key_ids="tenant")  # keys of two sizes
    assert mixed["value"][0].as_py() == column_cells.mac(bytes(16), b"") and mixed["value"][1].as_py() == column_cells.mac(
        bytes(32), b"a"
    )
    with pytest.raises(ValueError, match="Poly1305 needs a nonce or a key for each value"):
        columns.mac(data, "value", key=KEY, algorithm="poly1305")
    for without in (lambda _: None, {}.__getitem__):
        with pytest.raises(columns.MissingKey, match="'north', 'south'"):
            columns.mac(data, "value", key=without, key_ids="tenant")
    with pytest.raises(TypeError, match="n is of type int64; expected binary or string"):
        columns.digest(pa.record_batch({"n": [1]}), "n")


@pytest.mark.parametrize(
    ("change", "error", "message"),
    [
        ({"column": "phone"}, ValueError, r"no column is called 'phone' \(column\); there are 'id', 'tenant', 'value'"),
        ({"row_ids": "ids"}, ValueError, r"no column is called 'ids' \(row_ids\)"),
        ({"row_ids": pa.array([1])}, TypeError, "row_ids is a Int64Array; expected the name of a column"),
        ({"key_ids": "tenant", "key": bytes(16)}, TypeError, "key is one key; with key_ids expected a function"),
        ({"key_ids": "tenant", "key_id": "a"}, ValueError, "both key_id and key_ids are given"),
        ({"key_id": b"a"}, TypeError, "key_id is a bytes; expected a str"),
        ({"key_id": "ü" * 128}, ValueError, "the key id 'üü.* is 256 bytes in UTF-8; expected 255 or fewer"),
        ({"key": 5}, TypeError, "key is a int; expected bytes, or a function"),
        ({"key": by_tenant}, ValueError, "key is a function; expected key_id or key_ids"),
        ({"key": bytes(15)}, ValueError, "the key '' is 15 bytes; Ascon-AEAD128 takes 16 to 64"),
        ({"key": bytes(65), "key_id": "a"}, ValueError, "the key 'a' is 65 bytes; Ascon-AEAD128 takes 16 to 64"),
        ({"algorithm": "ascon-128"}, ValueError, "Ascon-128 is not for columns; expected one of ascon-aead128, "),
        ({"algorithm": "sha-256"}, ValueError, "sha-256"),
        ({"data": [b"a"]}, TypeError, "data is a list; expected a RecordBatch, Table, Array or ChunkedArray of PyArrow"),
        ({"threads": 0}, ValueError, "threads is 0"),
        ({"table": None}, TypeError, "table is a NoneType; expected a str"),
        ({"associated_data": "x"}, TypeError, "associated_data is a str; expected bytes"),
        ({"key": lambda _: 5, "key_id": "a"}, TypeError, "the key 'a' is a int; expected bytes"),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, dict) else "",
)
def test_misuse_is_refused(change: dict[str, Any], error: type[Exception], message: str) -> None:
    arguments: dict[str, Any] = {"data": batch(), "column": "value", "key": bytes(16), **change}
    with pytest.raises(error, match=message):
        columns.encrypt(arguments.pop("data"), arguments.pop("column"), **arguments)


def test_rows_without_ids_are_refused() -> None:
    with pytest.raises(ValueError, match="row_ids has 1 nulls; expected an id for each row"):
        columns.encrypt(pa.array([b"a"]), "v", key=bytes(16), row_ids=pa.array([None], pa.string()))
    with pytest.raises(ValueError, match="key_ids is null in 1 rows that have a value; expected the id of a key"):
        columns.encrypt(pa.array([b"a", None]), "v", key=by_tenant, key_ids=pa.array([None, None], pa.string()))
    without = columns.encrypt(pa.array([b"a", None]), "v", key=by_tenant, key_ids=pa.array(["north", None]))
    assert without.null_count == 1
    with pytest.raises(ValueError, match="row_ids has 2 rows; data has 1"):
        columns.encrypt(pa.array([b"a"]), "v", key=bytes(16), row_ids=pa.array([1, 2]))
    with pytest.raises(TypeError, match="row_ids is a str; expected an array, as data is one"):
        columns.encrypt(pa.array([b"a"]), "v", key=bytes(16), row_ids="id")
    with pytest.raises(TypeError, match="key is a int; expected bytes, or a function"):
        columns.decrypt(encrypted(), "value", **{**KEYED, "key": 5})
    for argument in ("on_invalid", "on_missing_key", "on_null"):
        with pytest.raises(ValueError, match=f"{argument} is 'ignore'; expected 'null' or 'raise'"):
            columns.decrypt(encrypted(), "value", **{**KEYED, argument: "ignore"})


def test_the_module_below_checks_what_it_is_given() -> None:
    text, numbers = pa.array([b"a"]), bytes(4)

    def call(**change: Any) -> Any:
        given = {
            "ids": ["ascon-aead128"],
            "keys": [bytes(16)],
            "headers": [b"\1\1\0"],
            "contexts": [b""],
            "numbers": numbers,
            "row_ids": None,
            "plaintexts": text,
            "nonces": bytes(16),
            "threads": None,
            **change,
        }
        return _core._encrypt_cells(**given)

    call()
    for change, error in (
        ({"ids": ["sha-256"]}, ValueError),
        ({"keys": [bytes(15)]}, ValueError),
        ({"keys": []}, ValueError),
        ({"contexts": [b"", b""]}, ValueError),
        ({"numbers": b""}, ValueError),
        ({"numbers": b"\1\0\0\0" if sys.byteorder == "little" else b"\0\0\0\1"}, ValueError),
        ({"row_ids": [b"", b""]}, ValueError),
        ({"plaintexts": b"a"}, TypeError),
        ({"nonces": bytes(15)}, ValueError),
        ({"ids": []}, IndexError),
    ):
        with pytest.raises(error):
            call(**change)


def test_without_pyarrow_it_says_what_to_install() -> None:
    program = "import sys; sys.modules['pyarrow'] = None; import linnet; import linnet.columns"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert 'needs PyArrow: pip install "linnet[columns]"' in done.stderr


def test_the_package_does_not_load_it() -> None:
    program = "import sys, linnet; print('linnet.columns' in sys.modules, 'pyarrow' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "False False\n"
