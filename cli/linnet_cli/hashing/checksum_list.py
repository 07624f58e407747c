# SPDX-License-Identifier: MIT OR Apache-2.0
"""Lists of checksums, parsed as by GNU coreutils' sha256sum, except that a line with a NUL is improperly formatted."""

from __future__ import annotations

import os
import re

import linnet
from linnet_cli.hashing.digests import KINDS, Job, tag_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO

LINE_SIZE_MAX = 1 << 20
XOF_DIGEST_SIZE_MIN = 16  # shorter digests are too easy to forge
DIGEST = "(?P<digest>(?:[0-9a-fA-F]{2})+)"
TAGGED = re.compile(r"(?P<tag>[A-Za-z0-9-]+) ?\((?P<name>.*)\)[ \t]*=[ \t]*" + DIGEST, re.DOTALL)
UNTAGGED = re.compile(DIGEST + r"[ \t](?P<name>.+)", re.DOTALL)
ESCAPED = re.compile(r"(?:[^\\]|\\[\\nr])*")
PLAIN = {"\\\\": "\\", "\\n": "\n", "\\r": "\r"}


class Line:
    """A line: a file's name and its expected digest. With a refusal, the file is not read."""

    def __init__(self, job: Job, digest: bytes, refusal: str) -> None:
        self.job = job
        self.digest = digest
        self.refusal = refusal


class Reader:
    """Parses lines, and refuses an algorithm that is not allowed and a digest that is too short."""

    def __init__(self, algorithm: str, *, binding: bool = False, size: int | None = None, allow_legacy: bool = False) -> None:
        self._algorithm = algorithm
        self._binding = binding
        self._size = size
        self._allow_legacy = allow_legacy
        self._entries = {entry.id: entry for entry in linnet.catalog() if entry.kind in KINDS}
        self._tagged = self._entries | {tag_of(id).lower(): entry for id, entry in self._entries.items()}
        self._one_space: bool | None = None

    def read(self, text: str) -> Line | None:
        """None if a line is improperly formatted."""
        body = text.lstrip(" \t")
        escaped = body.startswith("\\")
        match = TAGGED.fullmatch(body, escaped)
        if match and match["tag"].lower() in self._tagged:
            entry, name = self._tagged[match["tag"].lower()], match["name"]
        elif match := UNTAGGED.fullmatch(body, escaped):
            entry, name = self._entries[self._algorithm], match["name"]
        else:
            return None
        digest = bytes.fromhex(match["digest"])
        if "\0" in name or (entry.kind == "hash" and len(digest) != entry.digest_size):
            return None
        plain = name if match.re is TAGGED else self._without_mode(name)
        if escaped and plain is not None:
            plain = unescape(plain)
        if plain is None:
            return None
        return Line(Job(plain, entry.id, len(digest)), digest, self._refusal(entry, len(digest)))

    def _without_mode(self, name: str) -> str | None:
        """The name after the second blank or the asterisk. A list must not mix these with names after one blank (BSD format)."""
        one_space = len(name) == 1 or name[0] not in " *"
        if one_space and self._one_space is False:
            return None
        if self._one_space is None:
            self._one_space = one_space
        return name if self._one_space else name[1:]

    def _refusal(self, entry: linnet.CatalogEntry, size: int) -> str:
        if self._binding and entry.id != self._algorithm:
            return f"the algorithm is {entry.id}; expected {self._algorithm}"
        if entry.status == "legacy" and not self._allow_legacy:
            return f"{entry.id} is a legacy algorithm; --allow-legacy accepts it"
        if entry.kind == "xof" and self._size not in (None, size):
            return f"the digest has {size} bytes; expected {self._size}"
        if entry.kind == "xof" and self._size is None and size < XOF_DIGEST_SIZE_MIN:
            return f"the digest has {size} bytes; expected at least {XOF_DIGEST_SIZE_MIN}, or --length {size}"
        return ""


def unescape(name: str) -> str | None:
    """None if a backslash stands before anything but a backslash, `n` or `r`."""
    return re.sub(r"\\.", lambda match: PLAIN[match[0]], name) if ESCAPED.fullmatch(name) else None


def lines(file: BinaryIO) -> Iterator[str | None]:
    """The lines of a list; None for one that is too long to name a file."""
    while line := file.readline(LINE_SIZE_MAX):
        rest = line
        while len(rest) == LINE_SIZE_MAX and not rest.endswith(b"\n"):
            rest = file.readline(LINE_SIZE_MAX)
        yield os.fsdecode(line.removesuffix(b"\n").removesuffix(b"\r")) if rest is line else None
