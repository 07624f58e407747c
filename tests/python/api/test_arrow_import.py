# SPDX-License-Identifier: MIT OR Apache-2.0
"""Invalid Arrow arrays: each raises an error that names the argument, and none is read beyond its buffers.

Cases run in another process, because such arrays crashed the process in earlier versions.
"""

from __future__ import annotations

import functools
import os
import struct
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from arrow_exporter import Exported, offsets

import linnet
from linnet import _core, batch

pa = pytest.importorskip("pyarrow")
from linnet import columns  # noqa: E402

AEAD, MAC, HASH = "ascon-aead128", "hmac-sha-256", "sha-256"
KEY, NONCE = bytes(range(16)), bytes(16)
HUGE = 0x7FFFFFF0
LEAST = bytes([0, 32]).ljust(256, b"\0")
TIMEOUT = 60

Case = tuple[str, Callable[[], Any]]
"""How the message begins, and the call."""


# By the C data interface

BINARY = Exported(b"z", 2, [None, offsets(0, 16, 32), bytes(32)])
LARGE = Exported(b"Z", 2, [None, offsets(0, 16, 32, size=8), bytes(32)])
FIXED = Exported(b"w:16", 2, [None, bytes(32)])
LENGTH = "its length is more than memory can have"
SIGN = "its length or offset is negative"
BUFFERS = "it has another number of buffers"
FALL = "its offsets are negative or fall"
WIDTH = "the width of its format is not a number"

INVALID: dict[str, tuple[Exported, str]] = {
    "offsets fall": (replace(BINARY, buffers=[None, offsets(0, HUGE, 16), bytes(32)]), FALL),
    "offsets fall at the end": (replace(BINARY, buffers=[None, offsets(0, 16, 4), bytes(32)]), FALL),
    "offsets are negative": (replace(BINARY, buffers=[None, offsets(-HUGE, -64, 16), bytes(32)]), FALL),
    "64-bit offsets fall": (replace(LARGE, buffers=[None, offsets(0, 1 << 62, 16, size=8), bytes(32)]), FALL),
    "64-bit offsets are negative": (replace(LARGE, buffers=[None, offsets(-(1 << 62), 16, 32, size=8), bytes(32)]), FALL),
    "no offsets": (replace(BINARY, buffers=[None, None, bytes(32)]), "it has no offsets"),
    "no data": (replace(BINARY, buffers=[None, offsets(0, 16, 32), None]), "it has no data"),
    "no data of a fixed size": (replace(FIXED, buffers=[None, None]), "it has no data"),
    "nulls without a bitmap": (replace(BINARY, null_count=1), "it has nulls and no bitmap"),
    "a negative length": (replace(BINARY, length=-2), SIGN),
    "a negative offset": (replace(BINARY, offset=-(1 << 40)), SIGN),
    "a length of 2**63 - 1": (replace(FIXED, length=2**63 - 1), LENGTH),
    "an offset of 2**63 - 1": (replace(FIXED, offset=2**63 - 1), LENGTH),
    "a length that overflows with the width": (replace(FIXED, length=1 << 60), LENGTH),
    "a length of strings of no size": (Exported(b"w:0", 1 << 62, [None, None]), LENGTH),
    "two buffers of binary": (replace(BINARY, n_buffers=2), BUFFERS),
    "no buffers": (replace(FIXED, n_buffers=0), BUFFERS),
    "a null pointer to buffers": (replace(BINARY, has_buffers=False), BUFFERS),
    "a released array": (replace(BINARY, released=True), "it was released"),
    "a released type": (replace(BINARY, released_type=True), "its type was released"),
    "no format": (replace(BINARY, format=None), "its type was released"),
    "a width of no digits": (replace(FIXED, format=b"w:"), WIDTH),
    "a negative width": (replace(FIXED, format=b"w:-1"), WIDTH),
    "a width of 20 digits": (replace(FIXED, format=b"w:99999999999999999999"), WIDTH),
    "a width and more": (replace(FIXED, format=b"w:16,"), WIDTH),
    "a width of 2**63": (replace(FIXED, format=b"w:9223372036854775808"), LENGTH),
}

FALLING = INVALID["offsets fall"][0]

ARGUMENTS: dict[str, Callable[[Exported], Any]] = {
    "keys": lambda one: batch.mac(MAC, one, [b"a", b"b"]),
    "nonces": lambda one: batch.encrypt(AEAD, KEY, one, [b"a", b"b"]),
    "associated_data": lambda one: batch.encrypt(AEAD, KEY, [NONCE, KEY], [b"a", b"b"], one),
    "plaintexts": lambda one: batch.encrypt(AEAD, KEY, [NONCE, KEY], one),
    "ciphertexts": lambda one: batch.decrypt(AEAD, KEY, [NONCE, KEY], one),
    "messages": lambda one: batch.mac(MAC, bytes(32), one),
    "tags": lambda one: batch.verify(MAC, bytes(32), [b"a", b"b"], one),
    "customizations": lambda one: batch.digest("ascon-cxof128", [b"a", b"b"], length=8, customizations=one),
    "cells": lambda one: _core._cell_headers(one, LEAST),
}


def of_c_data() -> dict[str, Case]:
    def case(argument: str, one: Exported, why: str) -> Case:
        return f"ValueError: {argument} is not a valid Arrow array: {why}", lambda: ARGUMENTS[argument](one)

    digests = {name: case("messages", one, why) for name, (one, why) in INVALID.items()}
    headers = {f"{name}, cells": case("cells", one, why) for name, (one, why) in INVALID.items()}
    return digests | headers | {f"{argument} fall": case(argument, FALLING, FALL) for argument in ARGUMENTS}


# From edited IPC files

PEOPLE = {"id": [b"a", b"bc", b"d"], "phone": [b"555 0100", b"555 0101", b"555 0123"]}


def edited(table: Any, column: str, position: int, value: int) -> Any:
    """The table from an IPC file in which one offset of a column was changed."""
    sink = pa.BufferOutputStream()
    with pa.ipc.new_file(sink, table.schema) as file:
        file.write_table(table)
    content = bytearray(sink.getvalue().to_pybytes())
    before = table.column(column).chunk(0).buffers()[1].to_pybytes()[: 4 * table.num_rows + 4]
    assert content.count(before) == 1
    struct.pack_into("<i", content, content.find(before) + 4 * position, value)
    return pa.ipc.open_file(pa.py_buffer(bytes(content))).read_all()


class Extension(pa.ExtensionType):  # type: ignore[misc, name-defined]
    """A type whose arrays are of a class of this module."""

    def __init__(self) -> None:
        super().__init__(pa.binary(), "linnet.test")

    def __arrow_ext_serialize__(self) -> bytes:
        return b""

    @classmethod
    def __arrow_ext_deserialize__(cls, storage_type: Any, serialized: bytes) -> Any:
        return cls()

    def __arrow_ext_class__(self) -> type:
        return ExtensionArray


class ExtensionArray(pa.ExtensionArray):  # type: ignore[misc, name-defined]
    pass


def of_extension_type() -> Any:
    pa.register_extension_type(Extension())
    try:
        array = pa.ExtensionArray.from_storage(Extension(), plain().column("phone").chunk(0))
        return edited(pa.table({"phone": array}), "phone", 3, HUGE).column("phone").chunk(0)
    finally:
        pa.unregister_extension_type("linnet.test")


def of_views() -> Any:
    """An array of views that name buffers it does not have."""
    views = pa.array([b"a" * 40, b"b" * 50], pa.binary_view())
    sink = pa.BufferOutputStream()
    with pa.ipc.new_file(sink, pa.schema([("v", views.type)])) as file:
        file.write(pa.record_batch([views], names=["v"]))
    content = bytearray(sink.getvalue().to_pybytes())
    view = views.buffers()[1].to_pybytes()[:16]
    assert content.count(view) == 1
    struct.pack_into("<i", content, content.find(view) + 8, 7)
    return pa.ipc.open_file(pa.py_buffer(bytes(content))).read_all().column("v").chunk(0)


def plain() -> Any:
    return pa.table(PEOPLE, schema=pa.schema([("id", pa.binary()), ("phone", pa.binary())]))


def sealed() -> Any:
    return columns.encrypt(plain(), "phone", key=KEY, table="people", row_ids="id")


def of_ipc() -> dict[str, Case]:
    bound: dict[str, Any] = {"key": KEY, "table": "people", "row_ids": "id"}
    phone, ids = "ValueError: phone is not a valid Arrow array: ", "ValueError: id is not a valid Arrow array: "
    return {
        "decrypt": (phone, lambda: columns.decrypt(edited(sealed(), "phone", 3, HUGE), "phone", **bound)),
        "decrypt, falling": (phone, lambda: columns.decrypt(edited(sealed(), "phone", 1, HUGE), "phone", **bound)),
        "decrypt, row ids": (ids, lambda: columns.decrypt(edited(sealed(), "id", 3, HUGE), "phone", **bound)),
        "decrypt, a record batch": (
            phone,
            lambda: columns.decrypt(edited(sealed(), "phone", 3, HUGE).to_batches()[0], "phone", **bound),
        ),
        "encrypt": (phone, lambda: columns.encrypt(edited(plain(), "phone", 3, HUGE), "phone", **bound)),
        "encrypt, row ids": (ids, lambda: columns.encrypt(edited(plain(), "id", 3, HUGE), "phone", **bound)),
        "columns.digest": (phone, lambda: columns.digest(edited(plain(), "phone", 3, HUGE), "phone")),
        "columns.mac": (phone, lambda: columns.mac(edited(plain(), "phone", 3, HUGE), "phone", key=bytes(32))),
        "batch.digest": (
            "ValueError: messages is not a valid Arrow array: ",
            lambda: batch.digest(HASH, edited(plain(), "phone", 3, HUGE).column("phone").chunk(0)),
        ),
        "an extension type": ("ValueError: messages is not a valid Arrow array: ", lambda: batch.digest(HASH, of_extension_type())),
        "views": ("ValueError: messages is not a valid Arrow array: ", lambda: batch.digest(HASH, of_views())),
        "batch.mac": (
            "ValueError: keys is not a valid Arrow array: ",
            lambda: batch.mac(MAC, edited(plain(), "phone", 3, HUGE).column("phone").chunk(0), PEOPLE["id"]),
        ),
    }


CASES = of_c_data() | {f"IPC, {name}": case for name, case in of_ipc().items()}


def main(names: list[str]) -> None:
    """Writes a line for each of the cases."""
    for name in names:
        try:
            print("accepted", CASES[name][1]())
        except Exception as error:
            print(f"{type(error).__name__}: {error}".splitlines()[0])
        sys.stdout.flush()


@functools.cache
def endings() -> dict[str, str]:
    """How each case ended. If a case ends the process, the following cases run in another process."""
    found = dict[str, str]()
    while names := [name for name in CASES if name not in found]:
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
        process = subprocess.run(
            [sys.executable, __file__, *names], env=environment, capture_output=True, text=True, check=False, timeout=TIMEOUT
        )
        found |= zip(names, process.stdout.splitlines())
        if len(left := [name for name in names if name not in found]):
            found[left[0]] = f"the process ended with {process.returncode}"
    return found


@pytest.mark.parametrize("name", CASES)
def test_an_invalid_array_is_refused(name: str) -> None:
    assert endings()[name].startswith(CASES[name][0])


@pytest.mark.parametrize(
    ("capsules", "error"),
    [(None, TypeError), ((1,), TypeError), ((1, 2), ValueError), (replace(BINARY, names=(b"", b"")), ValueError)],
)
def test_what_is_no_pair_of_capsules_is_refused(capsules: Any, error: type[Exception]) -> None:
    class Exporter:
        def __arrow_c_array__(self, requested_schema: object = None) -> Any:
            return capsules.__arrow_c_array__() if isinstance(capsules, Exported) else capsules

    with pytest.raises(error):
        batch.digest(HASH, Exporter())


VALID: dict[str, tuple[Exported, list[bytes | None]]] = {
    "binary": (Exported(b"z", 3, [None, offsets(0, 1, 1, 3), b"abc"]), [b"a", b"", b"bc"]),
    "data that begin later": (Exported(b"U", 2, [None, offsets(1, 2, 4, size=8), b"abcd"]), [b"b", b"cd"]),
    "a wrong offset before the array": (Exported(b"u", 1, [None, offsets(9, 0, 2), b"ab"], offset=1), [b"ab"]),
    "an unknown count of nulls": (Exported(b"z", 2, [b"\2", offsets(0, 1, 2), b"ab"], null_count=-1), [None, b"b"]),
    "empty strings without data": (Exported(b"z", 2, [None, offsets(5, 5, 5), None]), [b"", b""]),
    "no strings and no buffers": (Exported(b"Z", 0, [None, None, None]), []),
    "fixed size": (Exported(b"w:2", 2, [b"\5", b"abcdef"], offset=1, null_count=1), [None, b"ef"]),
    "strings of no size": (Exported(b"w:0", 2, [None, None]), [b"", b""]),
    "no strings of 2**63 - 1 bytes": (Exported(b"w:9223372036854775807", 0, [None, None]), []),
}


@pytest.mark.parametrize("name", VALID)
def test_a_valid_array_is_read_to_the_end_of_its_buffers(name: str) -> None:
    array, strings = VALID[name]
    digests = pa.array(batch.digest(HASH, array)).to_pylist()
    assert digests == [None if string is None else linnet.sha256(string).digest() for string in strings]


if __name__ == "__main__":
    main(sys.argv[1:])
