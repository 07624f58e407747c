# SPDX-License-Identifier: MIT OR Apache-2.0
"""Attacks on encrypted columns by someone who can write to the storage, and calls with wrong keys."""

from __future__ import annotations

import time
from typing import Any

import pytest

import linnet

pa = pytest.importorskip("pyarrow")
from linnet import columns  # noqa: E402
from linnet.columns import _engines  # noqa: E402
from linnet.columns._derived import derive  # noqa: E402
from linnet.columns._form import IPC, PLAIN, CellKind, Place  # noqa: E402

KEY = bytes(range(16))
PLACE: dict[str, Any] = {"table": "people", "row_ids": "id"}
PEOPLE = pa.table({"id": [1, 2, 3], "tenant": ["north", "south", "north"], "phone": ["555 0100", "555 0101", "555 0123"]})
KEYS = {"north": b"n" * 16, "south": b"s" * 16}


def sealed(**change: Any) -> Any:
    return columns.encrypt(PEOPLE, "phone", **{"key": KEYS.__getitem__, "key_ids": "tenant", **PLACE, **change})


def opened(data: Any, **change: Any) -> Any:
    return columns.decrypt(data, "phone", **{"key": KEYS.__getitem__, "key_ids": "tenant", "type": pa.string(), **PLACE, **change})[
        0
    ]


def replaced(data: Any, row: int, cell: bytes | None) -> Any:
    cells = data["phone"].to_pylist()
    cells[row] = cell
    return data.set_column(2, "phone", pa.array(cells, pa.binary()))


def test_a_wrong_key_raises_and_gives_no_column_of_nulls() -> None:
    with pytest.raises(columns.InvalidCells, match="3 under another key, table, column or associated_data"):
        opened(sealed(), key=lambda _: bytes(16))


def test_a_forged_cell_raises() -> None:
    data = sealed()
    cell = data["phone"][0].as_py()
    with pytest.raises(columns.InvalidCells, match=r"1 cell is invalid: row id 1 \(1 changed, or of another row\)"):
        opened(replaced(data, 0, cell[:-1] + bytes([cell[-1] ^ 1])))


def test_a_tenant_cannot_plant_a_cell_in_the_row_of_another() -> None:
    planted = columns.encrypt(pa.table({"id": [1], "phone": ["555 6666"]}), "phone", key=KEYS.__getitem__, key_id="south", **PLACE)
    data = replaced(sealed(), 0, planted["phone"][0].as_py())
    with pytest.raises(columns.InvalidCells, match=r"row id 1 \(1 of another key id\)"):
        opened(data)
    with pytest.raises(ValueError, match=r"key is a function; expected key_id or key_ids .* or any_key=True"):
        opened(data, key_ids=None)
    assert opened(data, key_ids=None, any_key=True)["phone"][0].as_py() == "555 6666"  # as asked for
    with pytest.raises(ValueError, match="any_key is true and key_id or key_ids is given; expected one of them"):
        opened(data, any_key=True)


def test_a_cell_cannot_move_to_another_table_column_or_row() -> None:
    data = sealed()
    for change in ({"table": "staff"}, {"name": "fax"}, {"associated_data": b"x"}, {"row_ids": None}):
        with pytest.raises(columns.InvalidCells, match="3 under another key, table, column or associated_data"):
            opened(data, **change)
    with pytest.raises(columns.InvalidCells, match=r"row id 3 \(1 changed, or of another row\)"):
        opened(replaced(data, 2, data["phone"][0].as_py()))


@pytest.mark.parametrize("kind", [pa.string_view(), pa.binary_view(), pa.large_string()], ids=str)
def test_invalid_cells_are_named_by_ids_of_any_type(kind: Any) -> None:
    data = PEOPLE.set_column(
        0, "id", pa.array(["a", "b", "c"]).cast(pa.binary() if kind == pa.binary_view() else pa.string()).cast(kind)
    )
    cells = replaced(columns.encrypt(data, "phone", key=KEY, **PLACE), 1, b"x")
    with pytest.raises(columns.InvalidCells, match=r"row id b?'b'"):
        columns.decrypt(cells, "phone", key=KEY, **PLACE)


def test_two_rows_with_one_id_are_refused() -> None:
    for ids in (
        [1, 2, 1],
        [3, 2, 2],
        ["a", "b", "a"],
        pa.array([2, 7, 2]).dictionary_encode(),
        pa.array(["a", "b", "a"], pa.string_view()),
    ):
        data = PEOPLE.set_column(0, "id", pa.array(ids) if isinstance(ids, list) else ids)
        with pytest.raises(ValueError, match=r"row_ids repeats .*; expected another id for each row"):
            columns.encrypt(data, "phone", key=KEY, **PLACE)
        columns.encrypt(data, "phone", key=KEY, repeated_row_ids=True, **PLACE)
    split = pa.concat_tables([PEOPLE, PEOPLE])  # the same ids in two record batches
    with pytest.raises(ValueError, match="row_ids repeats 1, 2, 3; expected"):
        columns.encrypt(split, "phone", key=KEY, **PLACE)


def test_the_writer_does_not_choose_the_algorithm() -> None:
    data = sealed(algorithm="aes-128-gcm")
    with pytest.raises(columns.InvalidCells, match=r"3 of an algorithm that is not accepted \(algorithm=\)"):
        opened(data)
    for algorithm in ("aes-128-gcm", {"aes-128-gcm", "ascon-aead128"}):
        assert opened(data, algorithm=algorithm).equals(PEOPLE)
    for wrong, message in (([], "algorithm is empty"), (["sha-256"], "sha-256"), ("ascon-128", "Ascon-128 is not for columns")):
        with pytest.raises(ValueError, match=message):
            opened(data, algorithm=wrong)


def test_no_algorithm_gets_the_key_of_another() -> None:
    place = Place("people", "phone", b"", True)
    kinds = [CellKind(id, PLAIN, "k") for id in ("ascon-aead128", "aes-128-gcm", "aes-128-gcm-siv", "romulus-n")]
    derived = derive(place, kinds, [KEY] * len(kinds))
    assert len({one.key for one in derived} | {KEY}) == len(kinds) + 1
    assert len({one.header[-32:] for one in derived}) == len(kinds)


@pytest.mark.parametrize("count", [1, 5, 6, 40])
def test_keys_are_derived_alike_alone_and_in_batches(count: int) -> None:
    place = Place("people", "phone", b"extra", True)
    kinds = [CellKind("aes-256-gcm", PLAIN, f"k{i}") for i in range(count)]
    keys = [bytes([i]) * (32 + i % 3) for i in range(count)]
    assert derive(place, kinds, keys) == [derive(place, [kind], [key])[0] for kind, key in zip(kinds, keys)]


def gcm_cell_of_two_keys(one: bytes, other: bytes, nonce: bytes, data: bytes) -> bytes:
    """An AES-GCM ciphertext of two blocks and its tag that are authentic under two keys: the last block is chosen for that."""

    def multiply(x: int, y: int) -> int:
        product = 0
        for i in range(128):
            if y >> 127 - i & 1:
                product ^= x
            x = x >> 1 ^ (0xE1 << 120 if x & 1 else 0)
        return product

    def power(x: int, exponent: int) -> int:
        result = 1 << 127
        while exponent:
            if exponent & 1:
                result = multiply(result, x)
            x, exponent = multiply(x, x), exponent >> 1
        return result

    def parts(key: bytes) -> tuple[int, int]:
        """GHASH's key and the mask of the tag, from the keystream of AES-CTR."""
        block = linnet.AES128CTR(key, nonce + b"\0\0\0\1").crypt(bytes(16))
        zero = linnet.AES128CTR(key, bytes(16)).crypt(bytes(16))
        return int.from_bytes(zero, "big"), int.from_bytes(block, "big")

    (h1, s1), (h2, s2) = parts(one), parts(other)
    first = int.from_bytes(b"an innocent text", "big")
    sizes = 8 * len(data) << 64 | 8 * 32
    known = int.from_bytes(data.ljust(16, b"\0"), "big")

    def rest(h: int, s: int) -> int:
        """The tag without the term of the last block."""
        total = s ^ multiply(sizes, h)
        total ^= multiply(first, power(h, 3))
        return total ^ (multiply(known, power(h, 4)) if data else 0)

    squares = multiply(h1, h1) ^ multiply(h2, h2)
    last = multiply(rest(h1, s1) ^ rest(h2, s2), power(squares, 2**128 - 2))
    tag = rest(h1, s1) ^ multiply(last, multiply(h1, h1))
    return b"".join(part.to_bytes(16, "big") for part in (first, last, tag))


def test_no_cell_opens_under_two_keys() -> None:
    nonce, data, one, other = bytes(12), b"1", bytes(16), bytes(15) + b"\1"
    twice = gcm_cell_of_two_keys(one, other, nonce, data)
    for key in (one, other):
        linnet.AES128GCM(key).decrypt(nonce, twice, data)  # AES-GCM alone accepts it under both
    kind, place = CellKind("aes-128-gcm", PLAIN, "k"), Place("people", "phone", b"", True)
    (first,), (second,) = (derive(place, [kind], [key]) for key in (one, other))
    cell = first.header + nonce + gcm_cell_of_two_keys(first.key, second.key, nonce, data)
    table = pa.table({"id": [1], "tenant": ["k"], "phone": [cell]})
    accepted = {"key_ids": None, "key_id": "k", "algorithm": "aes-128-gcm", "type": None}
    assert opened(table, key=one, **accepted)["phone"].null_count == 0
    with pytest.raises(columns.InvalidCells, match="1 under another key"):
        opened(table, key=other, **accepted)


def test_a_stream_is_not_read_as_bytes_nor_bytes_as_a_stream() -> None:
    numbers = PEOPLE.set_column(2, "phone", pa.array([1, 2, 3]))
    stored = columns.encrypt(numbers, "phone", key=KEY, serialize=True, **PLACE)
    arguments = {"key": KEY, "key_ids": None}
    with pytest.raises(columns.InvalidCells, match="3 of another encoding than that of type="):
        opened(stored, **{**arguments, "type": pa.binary()})
    assert opened(stored, **{**arguments, "type": pa.int64()}).equals(numbers)
    changed = [cell[:2] + b"\0" + cell[3:] for cell in stored["phone"].to_pylist()]
    with pytest.raises(columns.InvalidCells, match="3 under another key, table"):
        opened(stored.set_column(2, "phone", pa.array(changed)), **{**arguments, "type": pa.binary()})


def test_a_cell_replaced_by_null_is_refused_where_nothing_may_be_null() -> None:
    data = replaced(sealed(), 1, None)
    assert opened(data)["phone"].null_count == 1
    with pytest.raises(columns.InvalidCells, match="phone: 1 cell is null: row id 2") as caught:
        opened(data, on_null="raise")
    assert caught.value.rows == (1,) and caught.value.row_ids == (2,)


def test_forged_key_ids_cost_no_requests() -> None:
    asked: list[str] = []

    def service(key_id: str) -> bytes | None:
        asked.append(key_id)
        return KEYS.get(key_id)

    keys = columns.Keys(service, capacity=10)
    data = sealed(key=keys)
    cell = data["phone"][0].as_py()
    forged = [b"\2\1\0\5" + f"k{i:04}".encode() + cell[9:] for i in range(2000)]
    flood = pa.table({"id": range(2000), "tenant": ["north"] * 2000, "phone": forged})
    with pytest.raises(columns.InvalidCells, match="2000 of another key id"):
        opened(flood, key=keys)
    assert asked == ["north", "south"]
    with pytest.raises(ValueError, match=r"the cells name 2000 keys; expected 1024 or fewer \(max_key_ids\), or key_ids"):
        opened(flood, key=keys, key_ids=None, any_key=True)
    with pytest.raises(columns.MissingKey):
        opened(flood, key=keys, key_ids=None, any_key=True, max_key_ids=2000)
    assert opened(data, key=keys).equals(PEOPLE) and asked.count("north") == asked.count("south") == 1


def test_an_empty_key_makes_no_mac() -> None:
    for key in (b"", b"short", bytes(65)):
        with pytest.raises(ValueError, match=f"the key '' is {len(key)} bytes; a column's MAC takes 16 to 64"):
            columns.mac(PEOPLE, "phone", key=key)


def test_a_mac_gives_nothing_away_of_a_key_that_serves_encryption_too() -> None:
    zero = pa.array([bytes(16)])
    tag = columns.mac(zero, "phone", key=KEY, algorithm="aes-128-cmac")[0].as_py()
    assert tag != linnet.batch.mac("aes-128-cmac", KEY, [bytes(16)])[0]


def test_what_goes_to_workers_prints_no_key() -> None:
    options = {"key": b"0123456789abcdef", "key_id": "k"}
    for call in (_engines.OfBatches("encrypt", "phone", options), _engines.OfArrays("encrypt", "phone", (), options)):
        assert "0123456789abcdef" not in repr(call) and "phone" in repr(call)
    assert "0123" not in repr(columns.WrappedKeys(b"0123456789abcdef")) + repr(columns.Keys(lambda _: b"0123456789abcdef"))


def test_reencryption_loses_no_invalid_cell() -> None:
    new = {"new_key": KEY, "new_key_id": "n"}
    arguments = {"key": KEYS.__getitem__, "key_ids": "tenant", **PLACE, **new}
    data = sealed()
    with pytest.raises(columns.InvalidCells, match=r"row id 1 \(1 malformed or truncated\)"):
        columns.reencrypt(replaced(data, 0, b"x"), "phone", **arguments)
    with pytest.raises(columns.MissingKey):
        columns.reencrypt(data, "phone", **{**arguments, "key": {"north": b"n" * 16}.get})
    done = columns.reencrypt(replaced(data, 1, None), "phone", new_algorithm="aes-256-gcm", **{**arguments, "new_key": bytes(32)})
    found = opened(done, key=bytes(32), key_ids=None, key_id="n", algorithm="aes-256-gcm")
    assert found["phone"].to_pylist() == ["555 0100", None, "555 0123"]
    numbers = columns.encrypt(PEOPLE.set_column(2, "phone", pa.array([1, 2, 3])), "phone", key=KEY, serialize=True, **PLACE)
    again = columns.reencrypt(numbers, "phone", key=KEY, new_key=bytes(16), type=pa.int64(), **PLACE)
    assert opened(again, key=bytes(16), key_ids=None, type=pa.int64())["phone"].to_pylist() == [1, 2, 3]


def test_texts_of_the_wrong_type_cost_time_in_proportion() -> None:
    count = 100_000
    bad = columns.encrypt(pa.array([b"\xff"] * count), "v", key=KEY)
    for kind, reason in ((pa.string(), "not a value of type="), (pa.binary(2), "not a value of type=")):
        began = time.process_time()
        opened, report = columns.decrypt(bad, "v", key=KEY, type=kind, on_invalid="null")
        assert time.process_time() - began < 10  # a minute and more with a quadratic search of the rows
        assert opened.null_count == report.invalid == report.reasons[reason] == count


def stream(*arrays: Any, compression: str | None = None) -> bytes:
    sink = pa.BufferOutputStream()
    batch = pa.record_batch(list(arrays), names=[f"c{i}" for i in range(len(arrays))])
    with pa.ipc.new_stream(sink, batch.schema, options=pa.ipc.IpcWriteOptions(compression=compression)) as writer:
        writer.write_batch(batch)
    made: bytes = sink.getvalue().to_pybytes()
    return made


def test_a_stream_takes_no_more_memory_than_its_size() -> None:
    zeroes = pa.array([bytes(50_000_000)])
    wide = pa.array([1], pa.int64())
    for kind, text in (
        (pa.int64(), stream(wide, zeroes, compression="zstd")),
        (pa.int64(), stream(wide, wide)),
        (pa.list_(pa.binary()), stream(pa.array([[bytes(50_000_000)]]), compression="zstd")),
        (pa.int64(), stream(wide) + stream(wide)),
        (pa.int64(), stream(wide)[:-8] + bytes([255] * 8)),
    ):
        cells = columns.encrypt(pa.array([text]), "v", key=KEY, algorithm="ascon-aead128")
        plain, _ = columns.decrypt(cells, "v", key=KEY)
        kinds = [CellKind("ascon-aead128", IPC, "")]
        (own,) = derive(Place("", "v", b"", False), kinds, [KEY])
        forged = own.header + bytes(16) + linnet.AsconAEAD128(own.key).encrypt(bytes(16), plain[0].as_py())
        pa.default_memory_pool().release_unused()
        before = pa.default_memory_pool().max_memory()
        _, report = columns.decrypt(pa.array([forged]), "v", key=KEY, type=kind, on_invalid="null")
        whole = kind == pa.int64() and text == stream(wide) + stream(wide)  # bytes after the end of a stream are not read
        assert report.good == int(whole) and report.invalid == int(not whole)
        assert pa.default_memory_pool().max_memory() - before < 10_000_000


def test_reencryption_refuses_texts_of_another_type() -> None:
    new = {"key": KEY, "new_key": bytes(16)}
    with pytest.raises(columns.InvalidCells, match=r"row 0 \(1 not a value of type=\)"):
        columns.reencrypt(columns.encrypt(pa.array([b"\xff"]), "v", key=KEY), "v", type=pa.string(), **new)
    text = stream(pa.array([1]))
    old = b"\1\1\0" + bytes(16)
    data = b"\1\1\0" + bytes(4) + b"\0\0\0\1v" + bytes(4) + b"\0"
    cells = pa.array([old + linnet.AsconAEAD128(KEY).encrypt(bytes(16), text, data)])
    with pytest.raises(columns.InvalidCells, match="1 an Arrow IPC stream, it seems"):
        columns.reencrypt(cells, "v", accept_version_1=True, **new)
    renewed = columns.reencrypt(cells, "v", accept_version_1=True, type=pa.int64(), **new)
    assert columns.decrypt(renewed, "v", key=bytes(16), type=pa.int64())[0].to_pylist() == [1]


def test_a_changed_column_beside_the_cells_spoils_no_other_row() -> None:
    data = sealed()
    without = data.set_column(0, "id", pa.array([1, None, 3]))
    with pytest.raises(columns.InvalidCells, match=r"row id None \(1 in a row without an id\)"):
        opened(without)
    assert opened(without, on_invalid="null")["phone"].to_pylist() == ["555 0100", None, "555 0123"]
    unreadable = data.set_column(1, "tenant", pa.array([b"north", b"\xff\xfe", b"north"]))
    with pytest.raises(columns.InvalidCells, match=r"row id 2 \(1 of another key id\)"):
        opened(unreadable)
    with pytest.raises(ValueError, match="key_ids has a value that is not UTF-8; expected strings"):
        columns.encrypt(PEOPLE.set_column(1, "tenant", unreadable["tenant"]), "phone", key=KEYS.get, key_ids="tenant")
    with pytest.raises(TypeError, match="key_ids is of type double; expected string"):
        opened(data.set_column(1, "tenant", pa.array([1.0, 2.0, 3.0])))
    many = columns.encrypt(pa.array([str(i) for i in range(200)]), "v", key=KEY)
    with pytest.raises(ValueError, match="there are 200 different values; expected a type with more indices than dictionary"):
        columns.decrypt(many, "v", key=KEY, type=pa.dictionary(pa.int8(), pa.string()))


@pytest.mark.parametrize(
    ("change", "error", "message"),
    [
        ({"type": "string"}, TypeError, "type is 'string'; expected a type of PyArrow, such as pyarrow.string"),
        ({"algorithm": None}, TypeError, "algorithm is None; expected the id of an AEAD"),
        ({"algorithm": b"abc"}, TypeError, "algorithm is b'abc'; expected the id of an AEAD"),
        ({"key": bytes(15), "key_ids": None}, ValueError, "key is 15 bytes; expected 16 to 64"),
        ({"into": ""}, TypeError, "into is ''; expected the name of a column"),
        ({"status": 3}, TypeError, "status is 3; expected the name of a column"),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, dict) else "",
)
def test_misuse_is_named(change: dict[str, Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        opened(sealed(), **change)


def test_the_status_of_an_array_does_not_hide_its_value() -> None:
    cells = columns.encrypt(pa.array([b"a"]), "v", key=KEY)
    with pytest.raises(ValueError, match="status is 'value', as the field of the value is called; expected another name"):
        columns.decrypt(cells, "v", key=KEY, status="value")


def test_an_engine_drops_no_value_without_a_status() -> None:
    for lenient in ("on_invalid", "on_missing_key"):
        options = {"key": KEY, lenient: "null"}
        with pytest.raises(ValueError, match=f"{lenient} is 'null'; expected status= with it, since an engine drops the report"):
            _engines.OfArrays("decrypt", "phone", (), options)
        with pytest.raises(ValueError, match=f"{lenient} is 'null'; expected status= with it"):
            _engines.OfBatches("decrypt", "phone", options)
    with pytest.raises(TypeError, match="takes is 'key_ids'; expected a sequence of names"):
        _engines.OfArrays("decrypt", "phone", "key_ids", {"key": KEY})
