#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Makes one header of all: include/linnet/linnet.hpp with each header of Linnet that it includes in its place.

Usage: tools/package/single_header.py OUTPUT
"""

import re
import sys
from pathlib import Path

INCLUDE = Path(__file__).resolve().parents[2] / "include"
_OURS = re.compile(r"^#include <(linnet/[\w/]+\.hpp)>.*\n", re.MULTILINE)
_LICENSE = "// SPDX-License-Identifier: MIT OR Apache-2.0\n"


def text(header: str, done: set[str]) -> str:
    """A header and its includes that are not in the output yet. Include guards stay, so that both forms may be mixed."""
    if header in done:
        return ""
    done.add(header)
    whole = (INCLUDE / header).read_text(encoding="utf-8").removeprefix(_LICENSE)
    return _OURS.sub(lambda match: text(match[1], done), whole)


def main() -> None:
    body = text("linnet/linnet.hpp", set())
    if left := _OURS.search(body):
        sys.exit(f"expected no include of {left[1]}")
    made = "// Made by `make single-header` of the headers of Linnet, in which changes belong.\n"
    Path(sys.argv[1]).write_text(_LICENSE + made + re.sub(r"\n{3,}", "\n\n", body), encoding="utf-8")


if __name__ == "__main__":
    main()
