# SPDX-License-Identifier: MIT OR Apache-2.0
"""Arguments that may be secrets: no message repeats them."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence

from linnet_cli.descriptors import looks_like_a_key

PASSPHRASE_OPTION = "--passphrase-file"
SHORTEST_OPTION = "--pass"  # of what getopt takes for one of the two options
SHORTEST_PART = 8
KEY_BYTES = re.compile(r"[A-Za-z0-9+/]{43}=")  # of a key line whose words the shell has separated


def without_secrets(message: str, words: Sequence[str]) -> str:
    for text, instead in _secrets(words):
        # Not within a word: a passphrase may be a letter.
        message = re.sub(rf"(?<![\w-]){re.escape(text)}(?![\w-])", instead, message)
    return message


def _secrets(words: Sequence[str]) -> Iterator[tuple[str, str]]:
    """What must not be shown, and what is shown in its place."""
    option = ""
    for word in words:
        name, equals, value = word.partition("=")
        follows, option = option, ""
        if name.startswith(SHORTEST_OPTION) and PASSPHRASE_OPTION.startswith(name):
            if equals:
                follows, word = name, value
            else:
                option = name
                continue
        if looks_like_a_key(word) or KEY_BYTES.search(word):
            yield word, "(an argument that looks like a key)"
            yield from ((part, "(…)") for part in re.split(r"[/\s=]", word) if len(part) >= SHORTEST_PART)
        elif follows and word and not os.path.lexists(word):
            yield word, f"(what follows {follows})"
