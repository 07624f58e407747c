# SPDX-License-Identifier: MIT OR Apache-2.0
"""Members of the JSON objects of a prompt, with their types and lengths checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NoReturn

from linnet_cli.errors import BadUsage

NUMBER_MAX = 1 << 48
EXPECTED = "an ACVP prompt was expected"


class LeftOut(Exception):
    """Linnet does not answer this test, for this reason."""

    def __init__(self, reason: str, *, asked: bool = False) -> None:
        super().__init__(reason)
        self.asked = asked


class Members:
    """An object of a prompt. What it lacks is looked up in the object around it: a length may be in a test or in its group."""

    def __init__(self, found: object, where: str, around: Members | None = None) -> None:
        if not isinstance(found, dict):
            raise BadUsage(f"{where} is {_shown(found)}; expected an object in braces")
        self._own: Mapping[str, Any] = found
        self._where = where
        self._around = around

    def __contains__(self, name: str) -> bool:
        return name in self._own or (self._around is not None and name in self._around)

    def _find(self, name: str) -> Any:
        if name in self._own:
            return self._own[name]
        if self._around is not None and name in self._around:
            return self._around._find(name)
        raise BadUsage(f"{self._where} has no member '{name}'; {EXPECTED}")

    def _typed(self, name: str, kind: type, expected: str) -> Any:
        found = self._find(name)
        if type(found) is not kind:
            self.refuse(name, expected)
        return found

    def refuse(self, name: str, expected: str) -> NoReturn:
        raise BadUsage(f"{self._where}: '{name}' is {_shown(self._find(name))}; expected {expected}")

    def text(self, name: str) -> str:
        found: str = self._typed(name, str, "a text")
        try:
            found.encode()
        except UnicodeEncodeError:
            self.refuse(name, "a text without halves of characters")
        return found

    def one_of(self, name: str, *allowed: str) -> str:
        found = self.text(name)
        if found not in allowed:
            self.refuse(name, " or ".join(allowed))
        return found

    def flag(self, name: str) -> bool:
        found: bool = self._typed(name, bool, "true or false")
        return found

    def number(self, name: str) -> int:
        found: int = self._typed(name, int, "a whole number")
        if not 0 <= found <= NUMBER_MAX:
            self.refuse(name, f"a number from 0 to {NUMBER_MAX}")
        return found

    def size(self, bits: str) -> int:
        """The bytes of a length, which ACVP gives in bits."""
        found = self.number(bits)
        if found % 8:
            raise LeftOut(f"{bits} is no multiple of 8 bits, and Linnet takes and gives whole bytes")
        return found // 8

    def hex(self, name: str, bits: str = "") -> bytes:
        """Bytes in hexadecimal, as many as a member with their length in bits says, if there is one. One may stand for none."""
        found = self._bytes(name, self.text(name))
        size = self.size(bits) if bits in self else len(found)
        if len(found) != size and not (size == 0 and len(found) == 1):
            raise BadUsage(f"{self._where}: '{name}' has {_count(len(found))}; expected {size}, as '{bits}' says")
        return found[:size]

    def hexes(self, name: str) -> list[bytes]:
        return [self._bytes(name, each) for each in self._typed(name, list, "an array in brackets")]

    def _bytes(self, name: str, digits: object) -> bytes:
        try:
            return bytes.fromhex(digits) if isinstance(digits, str) else self.refuse(name, "hexadecimal digits in quotes")
        except ValueError:
            self.refuse(name, "hexadecimal digits, two for a byte")

    def inner(self, name: str) -> Members:
        return Members(self._find(name), f"'{name}' of {self._where}")

    def items(self, name: str) -> list[Members]:
        """The objects in an array."""
        found = self._typed(name, list, "an array in brackets")
        return [Members(item, f"item {place} of '{name}' of {self._where}") for place, item in enumerate(found, 1)]

    def numbered(self, name: str, what: str, number: str) -> list[Members]:
        """The objects in an array, each with a number, which messages call it by. What they lack is looked up here."""
        found = self._typed(name, list, "an array in brackets")
        objects = [Members(item, f"{what} at place {place} of '{name}'", self) for place, item in enumerate(found, 1)]
        for item in objects:
            item._where = f"{what} {item.number(number)}" + (f" of {self._where}" if self._around else "")
        return objects


class Test(Members):
    """A test within its group. A long one calls `advance` with each of its steps."""

    def __init__(self, test: Members, advance: Callable[[int], None]) -> None:
        super().__init__(test._own, test._where, test._around)
        self.advance = advance

    def encrypts(self) -> bool:
        return self.one_of("direction", "encrypt", "decrypt") == "encrypt"


def to_hex(data: bytes) -> str:
    return data.hex().upper()


def _shown(found: object) -> str:
    """A value in a message, shortened."""
    import json

    text = json.dumps(found)
    return text if len(text) <= 40 else f"{text[:36]} ..."


def _count(size: int) -> str:
    return "1 byte" if size == 1 else f"{size} bytes"
