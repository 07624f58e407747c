# SPDX-License-Identifier: MIT OR Apache-2.0
"""The same calls on this machine."""

import ctypes
from collections.abc import Sequence
from pathlib import Path

from measure.values import Room, Value


class Host:
    def __init__(self, library: Path) -> None:
        self._library = ctypes.CDLL(str(library))

    def run(self, function: str, values: Sequence[Value]) -> tuple[int, list[bytes]]:
        rooms = [ctypes.create_string_buffer(v.size or 1) for v in values if isinstance(v, Room)]
        left = iter(rooms)
        arguments = [
            next(left) if isinstance(v, Room) else ctypes.c_char_p(v) if isinstance(v, bytes) else ctypes.c_size_t(v)
            for v in values
        ]
        result = getattr(self._library, function)(*arguments)
        sizes = [v.size for v in values if isinstance(v, Room)]
        return int(result), [room.raw[:size] for room, size in zip(rooms, sizes)]
