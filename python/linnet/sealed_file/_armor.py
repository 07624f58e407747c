# SPDX-License-Identifier: MIT OR Apache-2.0
"""Sealed files as text: base64 in lines of 64 characters between a first and a last line (docs/sealed-file.md)."""

from __future__ import annotations

import binascii

from linnet.sealed_file._errors import NotSealed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    _Read = Callable[[int], bytes]
    """Returns up to n bytes; none only at the end of the file."""

BEGIN = b"-----BEGIN LINNET SEALED FILE-----"
END = b"-----END LINNET SEALED FILE-----"
ROW = 48  # bytes in a line
LINE = 64  # characters of it
LINE_MAX = 1024  # no longer line is armor
READ_SIZE = 1 << 16
BLANK = b" \t\r\n"
BOM = b"\xef\xbb\xbf"


class Encoder:
    """Takes bytes and returns the complete lines."""

    def __init__(self) -> None:
        self._begin = BEGIN + b"\n"
        self._pending = b""

    def update(self, data: bytes | bytearray | memoryview) -> bytes:
        data = self._pending + data
        whole = len(data) - len(data) % ROW
        self._pending = bytes(data[whole:])
        begin, self._begin = self._begin, b""
        return begin + _rows(data[:whole])

    def finish(self) -> bytes:
        """The remaining bytes as a line, and the last line."""
        return self._begin + _rows(self._pending) + END + b"\n"


def _rows(data: bytes) -> bytes:
    text = binascii.b2a_base64(data, newline=False)
    return b"".join(text[at : at + LINE] + b"\n" for at in range(0, len(text), LINE))


def encode(data: bytes) -> bytes:
    encoder = Encoder()
    return encoder.update(data) + encoder.finish()


class Decoder:
    """Takes text and returns the bytes of complete lines. Only line ends and the blank lines before and after may vary."""

    def __init__(self) -> None:
        self.began = False
        self.ended = False
        self._begin = b""
        self._pending = b""
        self._line = 0
        self._short = False

    def update(self, text: bytes) -> bytes:
        if not self.began:
            self._begin = (self._begin + text)[:READ_SIZE]
        *complete, self._pending = (self._pending + text).split(b"\n")
        data = self._decode(complete)
        if len(self._pending) > LINE_MAX:
            raise self._damaged(f"damaged armor: line {self._line + 1} has no end")
        return data

    def finish(self) -> bytes:
        """The remaining bytes at the end of the text."""
        last = self._pending.rstrip(BLANK)
        if not self.ended and not (self.began and last == END):
            raise self._damaged("truncated: the armor has no last line")
        return self._decode([last] if last else [])

    def _decode(self, complete: list[bytes]) -> bytes:
        rows = []
        for line in complete:
            self._line += 1
            line = line.rstrip(BLANK)
            if self.began and not self.ended and line != END:
                rows.append((self._line, self._row(line)))
            else:
                self._frame(line)
        text = b"".join(row for _, row in rows)
        data = _decoded(text)
        if data is None:
            wrong = next(number for number, row in rows if _decoded(row) is None)
            raise self._damaged(f"damaged armor: line {wrong} is no base64")
        return data

    def _row(self, line: bytes) -> bytes:
        if self._short or not 4 <= len(line) <= LINE or len(line) % 4:
            raise self._damaged(f"damaged armor: line {self._line} has {len(line)} characters; expected {LINE}, the last one fewer")
        self._short = len(line) < LINE or line.endswith(b"=")
        return line

    def _frame(self, line: bytes) -> None:
        """Takes a line that holds no bytes: blank before the first, the first, the last, or blank after it."""
        if not self.began:
            if line.lstrip(BLANK) and line != BEGIN:
                raise not_sealed(self._begin)
            self.began = line == BEGIN
        elif not self.ended:
            self.ended = True
        elif line:
            raise self._damaged(f"damaged armor: line {self._line} follows the last one")

    def _damaged(self, message: str) -> NotSealed:
        return NotSealed(message) if self.began else not_sealed(self._begin)


def _decoded(text: bytes) -> bytes | None:
    """The bytes of canonical base64; nothing for any other text."""
    try:
        data = binascii.a2b_base64(text)
    except binascii.Error:
        return None
    return data if binascii.b2a_base64(data, newline=False) == text else None


def not_sealed(begin: bytes) -> NotSealed:
    """The message for a file that begins so. Editors and mail programs put text before armor, or change its encoding."""
    text = begin.replace(b"\0", b"")
    before, found, _ = text.partition(BEGIN)
    if not found:
        return NotSealed("not a sealed file: it does not begin as one")
    if text != begin:
        return NotSealed("armor in UTF-16 or UTF-32; expected ASCII")
    number = before.count(b"\n") + 1
    where = "follows a byte-order mark" if before == BOM else f"begins in line {number}"
    return NotSealed(f"the armor {where}; expected nothing before {BEGIN.decode()}")


def decode(text: bytes) -> bytes:
    decoder = Decoder()
    return decoder.update(text) + decoder.finish()


def is_armored(begin: bytes) -> bool:
    """Whether a file that begins so is text, if it is a sealed file at all."""
    return begin.lstrip(BLANK)[:1] in (b"", BEGIN[:1])


class Reader:
    """Reads the bytes that armor encodes. `taken` counts the bytes of text read."""

    def __init__(self, read: _Read, begin: bytes) -> None:
        self.taken = len(begin)
        self._read = read
        self._decoder = Decoder()
        self._begin = begin
        self._bytes = b""
        self._at = 0
        self._all_read = False

    def __call__(self, size: int) -> bytes:
        """The next bytes, fewer than `size` only at the end."""
        while self.ready < size and not self._all_read:
            self._more()
        return self._take(size)

    def some(self, size: int) -> bytes:
        """The bytes available without waiting for all; none only at the end."""
        while not self.ready and not self._all_read:
            self._more()
        return self._take(size)

    @property
    def ready(self) -> int:
        """How many bytes are available."""
        return len(self._bytes) - self._at

    def _take(self, size: int) -> bytes:
        data = self._bytes[self._at : self._at + size]
        self._at += len(data)
        return data

    def _more(self) -> None:
        text = self._read(READ_SIZE)
        self.taken += len(text)
        self._all_read = not text
        begin, self._begin = self._begin, b""
        data = self._decoder.update(begin + text)
        if self._all_read:
            data += self._decoder.finish()
        self._bytes, self._at = self._bytes[self._at :] + data, 0
