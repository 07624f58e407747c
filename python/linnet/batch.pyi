# SPDX-License-Identifier: MIT OR Apache-2.0
"""The types of batch.py: what a result is depends on what the texts are.

Texts in a list or a memoryview of two dimensions have results in a list, rows of NumPy have rows, and an Arrow array has one of the
library that made it. A list has None where another argument is an Arrow array with a null there.
"""

from collections.abc import Sequence
from typing import Any, Literal, Protocol, TypeAlias, overload

import numpy
from numpy.typing import NDArray
from typing_extensions import Buffer

from linnet import InvalidTag

__all__ = ["InvalidTags", "decrypt", "digest", "encrypt", "generate_nonces", "lanes", "mac", "verify"]

class _ArrowArray(Protocol):
    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]: ...

_List: TypeAlias = Sequence[Buffer] | memoryview
_Rows: TypeAlias = NDArray[Any]
_Bytes: TypeAlias = NDArray[numpy.uint8]
_Bools: TypeAlias = NDArray[numpy.bool_]
_Whole: TypeAlias = Sequence[Buffer] | Buffer | _Rows
_Strings: TypeAlias = _Whole | _ArrowArray
_OnInvalid: TypeAlias = Literal["null", "raise"]

class InvalidTags(InvalidTag):
    indices: tuple[int, ...]
    def __init__(self, name: str, indices: tuple[int, ...]) -> None: ...

def generate_nonces(id: str, count: int) -> list[bytes]: ...
@overload
def encrypt(
    id: str,
    keys: _Whole,
    nonces: _Whole,
    plaintexts: _List,
    associated_data: _Whole | None = None,
    *,
    threads: int | None = None,
    check_nonces: bool = True,
) -> list[bytes]: ...
@overload
def encrypt(
    id: str,
    keys: _Strings,
    nonces: _Strings,
    plaintexts: _List,
    associated_data: _Strings | None = None,
    *,
    threads: int | None = None,
    check_nonces: bool = True,
) -> list[bytes | None]: ...
@overload
def encrypt(
    id: str,
    keys: _Strings,
    nonces: _Strings,
    plaintexts: _Rows,
    associated_data: _Strings | None = None,
    *,
    threads: int | None = None,
    check_nonces: bool = True,
) -> _Bytes: ...
@overload
def encrypt(
    id: str,
    keys: _Strings,
    nonces: _Strings,
    plaintexts: _ArrowArray,
    associated_data: _Strings | None = None,
    *,
    threads: int | None = None,
    check_nonces: bool = True,
) -> Any: ...
@overload
def decrypt(
    id: str,
    keys: _Whole,
    nonces: _Whole,
    ciphertexts: _List,
    associated_data: _Whole | None = None,
    *,
    threads: int | None = None,
    on_invalid: Literal["raise"],
) -> tuple[list[bytes], list[bool]]: ...
@overload
def decrypt(
    id: str,
    keys: _Strings,
    nonces: _Strings,
    ciphertexts: _List,
    associated_data: _Strings | None = None,
    *,
    threads: int | None = None,
    on_invalid: _OnInvalid = "null",
) -> tuple[list[bytes | None], list[bool]]: ...
@overload
def decrypt(
    id: str,
    keys: _Strings,
    nonces: _Strings,
    ciphertexts: _Rows,
    associated_data: _Strings | None = None,
    *,
    threads: int | None = None,
    on_invalid: _OnInvalid = "null",
) -> tuple[_Bytes, _Bools]: ...
@overload
def decrypt(
    id: str,
    keys: _Strings,
    nonces: _Strings,
    ciphertexts: _ArrowArray,
    associated_data: _Strings | None = None,
    *,
    threads: int | None = None,
    on_invalid: _OnInvalid = "null",
) -> tuple[Any, Any]: ...
@overload
def digest(
    id: str,
    messages: _List,
    *,
    length: int | None = None,
    customizations: _Whole | None = None,
    threads: int | None = None,
) -> list[bytes]: ...
@overload
def digest(
    id: str,
    messages: _List,
    *,
    length: int | None = None,
    customizations: _Strings | None = None,
    threads: int | None = None,
) -> list[bytes | None]: ...
@overload
def digest(
    id: str,
    messages: _Rows,
    *,
    length: int | None = None,
    customizations: _Strings | None = None,
    threads: int | None = None,
) -> _Bytes: ...
@overload
def digest(
    id: str,
    messages: _ArrowArray,
    *,
    length: int | None = None,
    customizations: _Strings | None = None,
    threads: int | None = None,
) -> Any: ...
@overload
def mac(
    id: str,
    keys: _Whole,
    messages: _List,
    *,
    nonces: _Whole | None = None,
    customizations: _Whole | None = None,
    tag_size: int | None = None,
    threads: int | None = None,
    check_nonces: bool = True,
) -> list[bytes]: ...
@overload
def mac(
    id: str,
    keys: _Strings,
    messages: _List,
    *,
    nonces: _Strings | None = None,
    customizations: _Strings | None = None,
    tag_size: int | None = None,
    threads: int | None = None,
    check_nonces: bool = True,
) -> list[bytes | None]: ...
@overload
def mac(
    id: str,
    keys: _Strings,
    messages: _Rows,
    *,
    nonces: _Strings | None = None,
    customizations: _Strings | None = None,
    tag_size: int | None = None,
    threads: int | None = None,
    check_nonces: bool = True,
) -> _Bytes: ...
@overload
def mac(
    id: str,
    keys: _Strings,
    messages: _ArrowArray,
    *,
    nonces: _Strings | None = None,
    customizations: _Strings | None = None,
    tag_size: int | None = None,
    threads: int | None = None,
    check_nonces: bool = True,
) -> Any: ...
@overload
def verify(
    id: str,
    keys: _Strings,
    messages: _List,
    tags: _Strings | Sequence[Buffer | None],
    *,
    nonces: _Strings | None = None,
    customizations: _Strings | None = None,
    tag_size: int | None = None,
    threads: int | None = None,
    on_invalid: _OnInvalid = "null",
) -> list[bool]: ...
@overload
def verify(
    id: str,
    keys: _Strings,
    messages: _Rows,
    tags: _Strings | Sequence[Buffer | None],
    *,
    nonces: _Strings | None = None,
    customizations: _Strings | None = None,
    tag_size: int | None = None,
    threads: int | None = None,
    on_invalid: _OnInvalid = "null",
) -> _Bools: ...
@overload
def verify(
    id: str,
    keys: _Strings,
    messages: _ArrowArray,
    tags: _Strings | Sequence[Buffer | None],
    *,
    nonces: _Strings | None = None,
    customizations: _Strings | None = None,
    tag_size: int | None = None,
    threads: int | None = None,
    on_invalid: _OnInvalid = "null",
) -> Any: ...
def lanes(id: str) -> int: ...
