#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Puts the head that verify.c expects before a program: its Ascon-MAC under the device's key, and its size.

Usage: sign.py KEY PROGRAM IMAGE
KEY has 16 bytes. PROGRAM is made by objcopy -O binary, and linked to run after the head of 20 bytes.
"""

import sys
from pathlib import Path

import linnet


def main(key: Path, program: Path, image: Path) -> None:
    code = program.read_bytes()
    code += bytes(-len(code) % 4)
    message = len(code).to_bytes(4, "little") + code
    image.write_bytes(linnet.AsconMAC(key.read_bytes(), message).digest() + message)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
