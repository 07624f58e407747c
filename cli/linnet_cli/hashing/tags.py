# SPDX-License-Identifier: MIT OR Apache-2.0
"""Tags of files under a key."""

from __future__ import annotations

import os

import linnet
from linnet_cli.arguments import Given, from_hex, number
from linnet_cli.errors import BadUsage, NotVerified, about
from linnet_cli.io.descriptors import input_name, open_input
from linnet_cli.io.source import size_of
from linnet_cli.io.stream import read_into
from linnet_cli.keys import key_file
from linnet_cli.output.progress import BAR_FROM, progress

LABEL = b"linnet mac key 1"
RAW_KEY_SIZE_MAX = 1 << 16
BUFFER_SIZE = 1 << 18


def key_for(entry: linnet.CatalogEntry, source: str, *, raw: bool) -> bytes:
    """The bytes of a raw key file, or the key derived for this algorithm from a key of linnet keygen (docs/command-line.md)."""
    if raw:
        key = key_file.read_raw(source, entry.key_size_min, RAW_KEY_SIZE_MAX if entry.key_size_max is None else entry.key_size_max)
    elif entry.one_time_key:
        raise BadUsage(f"a key of {entry.id} serves one message, and a key file many; expected --raw-key-file FILE")
    else:
        key = key_file.read(source)
    key_file.warn_of_others(key)
    if raw:
        return key.secret
    message = len(key.secret).to_bytes(8, "big") + key.secret + entry.id.encode()
    return linnet.AsconCXOF128(message, customization=LABEL).digest(entry.key_size)


class Mac:
    """An algorithm with its arguments."""

    def __init__(self, entry: linnet.CatalogEntry, key: bytes, given: Given) -> None:
        self._entry = entry
        self._key = key
        self._nonce = None if given.nonce is None else from_hex(given.nonce, "--nonce")
        self._customization = os.fsencode(given.customization or "")
        self._size = None if given.length is None else number(given.length, "--length")

        if entry.nonce_size and self._nonce is None:
            raise BadUsage(f"{entry.id} takes a nonce of {entry.nonce_size} bytes; expected --nonce HEX")

    def _start(self) -> linnet.MAC:
        try:
            return linnet.mac(self._entry.id, self._key, nonce=self._nonce, customization=self._customization, tag_size=self._size)
        except ValueError as error:
            raise BadUsage(f"{self._entry.id}: {error}") from None

    def _of(self, file: str) -> linnet.MAC:
        state, fd = self._start(), open_input(file)
        try:
            size = size_of(fd)
            with about(input_name(file)), progress("reading", size, wanted=size is None or size >= BAR_FROM) as advance:
                buffer = memoryview(bytearray(BUFFER_SIZE))
                while size := read_into(fd, buffer):
                    state.update(buffer[:size])
                    advance(size)
        finally:
            os.close(fd)
        return state

    def tag_of(self, file: str) -> bytes:
        return self._of(file).digest()

    def verify(self, file: str, tag: str) -> None:
        wanted = from_hex(tag, "--verify")
        if refusal := self.refusal(len(wanted)):
            raise BadUsage(f"--verify: {refusal}")
        if not self.matches(file, wanted):
            raise NotVerified(f"{input_name(file)}: the tag does not match")

    def matches(self, file: str, tag: bytes) -> bool:
        try:
            self._of(file).verify(tag)
        except linnet.InvalidTag:
            return False
        return True

    def refusal(self, given: int) -> str:
        """Why a tag of this size is refused; empty if it is compared. It must have the requested size, by default the full one: a
        sender could guess short tags."""
        entry, size = self._entry, self._size
        expected = entry.tag_size if size is None else size
        if given == expected:
            return ""
        others = entry.tag_size_max is None or given <= entry.tag_size_max
        hint = f"; --length {given} accepts this size" if size is None and others and given >= entry.tag_size_min else ""
        return f"the tag is {given} byte{'' if given == 1 else 's'}; expected {expected}{hint}"
