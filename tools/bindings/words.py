# SPDX-License-Identifier: MIT OR Apache-2.0
"""The comments on algorithms, which speak of types in C++, in words of every language."""

from __future__ import annotations

_PHRASES = {
    "so there are no incremental types": "so it takes no messages in parts",
    "There are no incremental types, because": "It takes no messages in parts, because",
    "Incremental types take the lengths first.": "It takes no messages in parts, because it needs their lengths first.",
    "While `decrypt` runs, its output": "During decryption, the output",
    "2^-(8 tag_size)": "2^(-8 * bytes of the tag)",
}
_TYPES = {
    "`keyed` takes tags": "It takes tags",
    "do not use a `keyed` for a second message, and do not continue a copy of an `authenticator`": (
        "do not use a key for a second message, and do not continue a copy of an object"
    ),
}


def of_every_language(comment: str, types: bool = False) -> str:
    """The comment; with `types` names of types remain, for a language that has them."""
    for old, new in (_PHRASES if types else _PHRASES | _TYPES).items():
        comment = comment.replace(old, new)
    return comment
