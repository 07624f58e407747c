# SPDX-License-Identifier: MIT OR Apache-2.0
"""The parts of the extension module that the dynamic linker writes to are read-only before its first call: full RELRO."""

import subprocess

from linnet import _core


def test_relocations_are_read_only() -> None:
    command = ["readelf", "--wide", "--program-headers", "--dynamic", str(_core.__file__)]
    headers = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert "GNU_RELRO" in headers
    assert any(line.split()[1:2] == ["(FLAGS)"] and "BIND_NOW" in line for line in headers.splitlines()), headers
