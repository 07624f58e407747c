# SPDX-License-Identifier: MIT OR Apache-2.0
"""Hides arguments that may be secrets: no message repeats them."""

from __future__ import annotations

import os
import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

OF_SECRETS = ("--passphrase", "--passphrase-file", "--secret-file")
"""The options that a secret may follow by mistake."""
SHORTEST_NAME = 5  # of an option: --pas, --sec
SHORTEST_PART = 8
KEY_BYTES = re.compile(r"[A-Za-z0-9+/]{43}=")  # of a key line that the shell has split


def without_secrets(message: str, words: Sequence[str]) -> str:
    for text, instead in _secrets(words):
        # Not within a word: a passphrase may be a single letter.
        message = re.sub(rf"(?<![\w-]){re.escape(text)}(?![\w-])", instead, message)
    return message


def _secrets(words: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The texts that must not be shown, the longest first, with their replacements."""
    from linnet.sealed_file._keys import key_in

    option = ""
    for word in words:
        name, equals, value = word.partition("=")
        follows, option = option, ""
        if len(name) >= SHORTEST_NAME and any(known.startswith(name) for known in OF_SECRETS):
            if not equals:
                option = name
                continue
            follows, word = name, value
        if os.path.lexists(word):
            continue
        keys = [text for text in (key_in(word), *KEY_BYTES.findall(word)) if text]
        for text in [word, *keys] if keys else []:
            yield text, "(an argument that looks like a key)"
            yield repr(text)[1:-1], "(an argument that looks like a key)"  # as exceptions of the package quote it
        for text in [word, *keys] if keys else []:
            yield from ((part, "(…)") for part in re.split(r"[/\s]", text) if len(part) >= SHORTEST_PART)
        if follows and word:
            yield word, f"(what follows {follows})"
