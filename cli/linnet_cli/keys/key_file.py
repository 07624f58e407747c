# SPDX-License-Identifier: MIT OR Apache-2.0
"""Reads and writes key files by name, and checks what other users may do with them."""

from __future__ import annotations

import os
import stat

from linnet.sealed_file import _keys
from linnet_cli.errors import BadUsage, about
from linnet_cli.io.descriptors import Identity, identity, input_name, open_input, open_stream, output_name
from linnet_cli.io.output_file import OutputFile, sync
from linnet_cli.io.stream import read_up_to, write_all
from linnet_cli.output.lines import warn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


class Key:
    """A secret, and its file."""

    def __init__(self, name: str, status: os.stat_result, secret: bytes) -> None:
        self.name = name
        self.status = status
        self.secret = secret

    @property
    def identity(self) -> Identity | None:
        return identity(self.status)


def generate(target: str) -> Key:
    """Writes a new key to a new file of mode 0600, or to a stream."""
    secret = os.urandom(_keys.KEY_SIZE)
    return write_new(target, lambda: _keys.key_line(secret) + b"\n", secret)


def write_new(target: str, content: Callable[[], bytes], secret: bytes) -> Key:
    """Writes content with a secret to a new file of mode 0600, or to a stream. It is requested once the file can be made.

    It is on the disk when this returns: files sealed with a key may be forced to the disk, and must not outlive the key."""
    name = output_name(target)
    stream = open_stream(target)
    if stream is None:
        with OutputFile(target, overwrite=False) as output, about(name):
            write_all(output.fd, memoryview(content()))
            key = Key(name, os.fstat(output.fd), secret)
            output.publish(0o600, durable=True)
            return key
    try:
        with about(name):
            write_all(stream, memoryview(content()))
            if stat.S_ISREG(os.fstat(stream).st_mode):
                sync(stream)
            return Key(name, os.fstat(stream), secret)
    finally:
        os.close(stream)


def read(source: str) -> Key:
    """The key in a key file; `-` is standard input."""
    return read_with(source, lambda content: _keys.only_key(content, _keys.decode_key, _keys.KEY))


def read_raw(source: str, size_min: int, size_max: int) -> Key:
    """The key in a file that holds exactly the key's bytes."""

    def parse(content: bytes) -> bytes:
        if not size_min <= len(content) <= size_max:
            has = f"has {len(content)}" if len(content) < size_min else "has more"
            expected = str(size_min) if size_min == size_max else f"{size_min} to {size_max}"
            raise BadUsage(f"no raw key: expected {expected} bytes, and the file {has}")
        return content

    return read_with(source, parse, size_max)


def read_with(source: str, parse: Callable[[bytes], bytes], size_max: int = _keys.KEY_FILE_SIZE_MAX) -> Key:
    """The result of `parse` for a file; it gets one byte more than `size_max` if there are more."""
    name = input_name(source)
    fd = open_input(source)
    try:
        with about(name):
            return Key(name, os.fstat(fd), parse(read_up_to(fd, size_max + 1)))
    finally:
        os.close(fd)


def warn_of_others(key: Key) -> None:
    """Warns if other users may have the key."""
    for doubt in doubts(key):
        warn(doubt)


def doubts(key: Key) -> list[str]:
    """Which other users may have read the key, or may replace it."""
    mode, owner = key.status.st_mode, key.status.st_uid
    if not stat.S_ISREG(mode):
        return []
    found = []
    if owner not in (0, os.geteuid()):
        found.append(f"{key.name} belongs to another user (uid {owner}), who may read and change it")
    able = [what for what, bits in (("read", 0o044), ("written", 0o022)) if mode & bits]
    if able:
        found.append(f"{key.name} may be {' and '.join(able)} by others; chmod 600 keeps it to you")
    return found
