#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Prints a header in a form that Doxygen understands: our headers document for readers of the source, in plain comments.

Usage: tools/docs/doxygen_filter.py HEADER
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

DECLARATION = r"(?=(?:LINNET_|typedef |enum |static inline ))"
COMMENT = r"((?:(?! /?kinds| clang-format| Made by| ----)\s(?:(?!\*/).)*))"
PAGES = {"Objects": "c_objects", "By id": "c_by_id", "Batches": "c_batches"}
# Groups: name, title, where each begins, what follows it.
GROUPS = (
    ("c_results", "Results", "/* What a call returns. */", "/*\n * Objects\n"),
    ("c_by_id_calls", "By id", "enum { /* linnet_algorithm.status */", "/* /kinds */"),
)


def cpp(text: str) -> str:
    """The first comment documents the file; the implementations of an algorithm are not documented."""
    head, begin, body = text.partition("LINNET_NAMESPACE_BEGIN")
    head = re.sub(r"\n\n///", r"\n/// \\file\n///", head, count=1)
    body = re.sub(r"(?<=\n)(struct \w+ : \w+)<detail::[^{]*> (?=\{)", r"\1<implementations> ", body)
    body = re.sub(r"(?<=\nstruct aead) : decltype\(.*\)::type", "", body)
    return re.sub(r"^ *///.*", lambda line: re.sub(r"<(?=\w)", r"\<", line[0]), head + begin + body, flags=re.MULTILINE)


def c(text: str) -> str:
    """A comment before a declaration or after a member documents it; an algorithm, from its banner to the next one, is a group."""
    text = re.sub(r"\n/\*\n \* (?=Linnet in C|What all calls)", "\n/** \\\\file\n *\n * ", text, count=1)
    for name, title, first, following in (group for group in GROUPS if group[2] in text):
        before, inside = text.split(first)
        inside, after = inside.split(following)
        text = f"{before}/** \\defgroup {name} {title}\n@{{ */\n{first}{inside}/** @}} */\n{following}{after}"
    for title, name in PAGES.items():
        text = text.replace(f"\n/*\n * {title}\n", f"\n/** \\page {name} {title}\n", 1)
    text = text.replace("\n * Kinds\n *\n", "\n", 1)
    text = re.sub(r"enum \{ /\* (linnet_algorithm\.\w+) \*/", r"/** Values of \1. */\nenum {", text)
    text = re.sub(r"\n/\*" + COMMENT + r"\*/\n" + DECLARATION, r"\n/**\1*/\n", text, flags=re.DOTALL)
    text = re.sub(r"([,;\w]) +/\* (?!make|/?kinds)", r"\1 /**< ", text)
    text = re.sub(r"\ntypedef LINNET_OBJECT\((\d+)\) (\w+);", r"\n/** An object of \1 bytes. */\ntypedef struct \2 \2;", text)
    first, *groups = re.split(r'\n\n/\* -+ "([\w-]+)" \([a-z]+\) -+\n', text)
    if not groups:
        return text
    groups[-1], end, last = groups[-1].rpartition("\n#endif\n")
    middle = "\n"
    for id, body in zip(groups[::2], groups[1::2]):
        comment, _, declarations = body.partition(" */\n")
        middle += f"/** \\defgroup c_{id.replace('-', '_')} {id}\n{comment}\n@{{ */\n{declarations}\n/** @}} */\n"
    return first + middle + end + last


def main() -> None:
    header = Path(sys.argv[1])
    text = header.read_text(encoding="utf-8")
    print(cpp(text) if header.suffix == ".hpp" else c(text))


if __name__ == "__main__":
    main()
