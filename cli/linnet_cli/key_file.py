# SPDX-License-Identifier: MIT OR Apache-2.0
"""Key files: one line, `linnet-key-1 ` and 32 random bytes in base64."""

from __future__ import annotations

import base64
import binascii
import os
import stat

from linnet_cli.errors import BadUsage
from linnet_cli.output_file import OutputFile
from linnet_cli.stream import write_all

PREFIX = b"linnet-key-1 "
SECRET_SIZE = 32
LINE_SIZE = len(PREFIX) + 44


def generate(path: str) -> None:
    """Writes a new key to a new file of mode 0600."""
    with OutputFile(path, overwrite=False) as output:
        write_all(output.fd, memoryview(PREFIX + base64.b64encode(os.urandom(SECRET_SIZE)) + b"\n"))
        output.publish(0o600)


def read(path: str) -> bytes:
    """The secret in a key file."""
    with open(path, "rb") as file:
        content = file.read(LINE_SIZE + 3)
    line = content.removesuffix(b"\n").removesuffix(b"\r")
    if not line.startswith(PREFIX):
        raise BadUsage(f"{path}: not a key file; expected one line that begins with '{PREFIX.decode()}'")
    try:
        secret = base64.b64decode(line[len(PREFIX) :], validate=True)
    except binascii.Error:
        secret = b""
    if len(secret) != SECRET_SIZE or PREFIX + base64.b64encode(secret) != line:
        expected = f"{SECRET_SIZE} bytes in base64 after '{PREFIX.decode()}'"
        raise BadUsage(f"{path}: damaged key file; expected {expected}")
    return secret


def others_may_read(path: str) -> bool:
    mode = os.stat(path).st_mode
    return stat.S_ISREG(mode) and bool(mode & (stat.S_IRGRP | stat.S_IROTH))
