# SPDX-License-Identifier: MIT OR Apache-2.0
"""Key files: a line of `linnet-key-1 ` and 32 random bytes in base64, among comments and blank lines."""

from __future__ import annotations

import binascii
import os
import stat
from collections.abc import Callable, Iterator

import linnet
from linnet_cli import key_prefix
from linnet_cli.descriptors import Identity, identity, input_name, open_input, open_stream, output_name
from linnet_cli.errors import BadUsage, about
from linnet_cli.output_file import OutputFile, sync
from linnet_cli.stream import read_up_to, write_all

PREFIX = key_prefix.KEY.encode()
SECRET_KEY_PREFIX = key_prefix.SECRET_KEY.encode()
SECRET_SIZE = 32
SIZE_MAX = 1 << 16
FINGERPRINT_LABEL = b"linnet key fingerprint 1"
FINGERPRINT_SIZE = 16


class Key:
    """A secret, and the file that it is from."""

    def __init__(self, name: str, status: os.stat_result, secret: bytes) -> None:
        self.name = name
        self.status = status
        self.secret = secret

    @property
    def identity(self) -> Identity | None:
        return identity(self.status)


def generate(target: str) -> Key:
    """Writes a new key to a new file of mode 0600, or to a stream."""
    secret = os.urandom(SECRET_SIZE)
    return write_new(target, _line(secret) + b"\n", secret)


def write_new(target: str, content: bytes, secret: bytes) -> Key:
    """The content, which tells the secret, to a new file of mode 0600, or to a stream. It is on the disk when this returns: what is
    sealed with a key may be forced there, and must not outlive the key."""
    name = output_name(target)
    stream = open_stream(target)
    if stream is None:
        with OutputFile(target, overwrite=False) as output, about(name):
            write_all(output.fd, memoryview(content))
            key = Key(name, os.fstat(output.fd), secret)
            output.publish(0o600, durable=True)
            return key
    try:
        with about(name):
            write_all(stream, memoryview(content))
            if stat.S_ISREG(os.fstat(stream).st_mode):
                sync(stream)
            return Key(name, os.fstat(stream), secret)
    finally:
        os.close(stream)


def read(source: str) -> Key:
    """The key in a key file; `-` is standard input."""
    return read_with(source, lambda content: only_key(content, _parse_line, PREFIX.decode()))


def read_raw(source: str, size: int) -> Key:
    """The key in a file that has its bytes and nothing else."""

    def parse(content: bytes) -> bytes:
        if len(content) != size:
            has = f"has {len(content)}" if len(content) < size else "has more"
            raise BadUsage(f"no raw key: expected {size} bytes, and the file {has}")
        return content

    return read_with(source, parse, size)


def read_with(source: str, parse: Callable[[bytes], bytes], size_max: int = SIZE_MAX) -> Key:
    """What `parse` finds in a file; it gets one byte more than `size_max` if there are more."""
    name = input_name(source)
    fd = open_input(source)
    try:
        with about(name):
            return Key(name, os.fstat(fd), parse(read_up_to(fd, size_max + 1)))
    finally:
        os.close(fd)


def _line(secret: bytes) -> bytes:
    return PREFIX + binascii.b2a_base64(secret, newline=False)


def only_key(content: bytes, parse_line: Callable[[bytes], bytes], prefix: str) -> bytes:
    """The key in the only line that is neither blank nor a comment. No message repeats a line, which may be a secret."""
    if len(content) > SIZE_MAX:
        raise BadUsage(f"not a key file; expected at most {SIZE_MAX} bytes")
    secret = None
    for number, line in lines(content):
        if secret is not None:
            raise BadUsage(f"line {number} follows the key; expected nothing but comments (#) and blank lines")
        try:
            secret = parse_line(line)
        except BadUsage as error:
            raise BadUsage(f"line {number} is {error}") from None
    if secret is None:
        raise BadUsage(f"no key in the file; expected a line that begins with '{prefix}'")
    return secret


def lines(content: bytes) -> Iterator[tuple[int, bytes]]:
    """With their numbers, and without comments, blank lines and line ends."""
    for number, line in enumerate(content.split(b"\n"), 1):
        text = line.removesuffix(b"\r")
        if text.strip() and not text.startswith(b"#"):
            yield number, text


def _parse_line(text: bytes) -> bytes:
    if not text.startswith(PREFIX):
        if text.startswith(SECRET_KEY_PREFIX):
            raise BadUsage("a secret key for --identity; expected a key of linnet keygen without --x25519")
        raise BadUsage(f"no key; expected a line that begins with '{PREFIX.decode()}', or a comment (#)")
    try:
        secret = binascii.a2b_base64(text[len(PREFIX) :])
    except binascii.Error:
        secret = b""
    if len(secret) != SECRET_SIZE or _line(secret) != text:
        raise BadUsage(f"damaged; expected {SECRET_SIZE} bytes in base64 after '{PREFIX.decode()}'")
    return secret


def fingerprint(secret: bytes) -> str:
    """Names a key without telling it: docs/sealed-file.md."""
    message = len(secret).to_bytes(8, "big") + secret
    return linnet.AsconCXOF128(message, customization=FINGERPRINT_LABEL).digest(FINGERPRINT_SIZE).hex("-", 2)


def doubts(key: Key) -> list[str]:
    """Who else may have read the key, or may replace it."""
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
