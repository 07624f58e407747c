# SPDX-License-Identifier: MIT OR Apache-2.0
"""How keys begin as text (docs/sealed-file.md)."""

from __future__ import annotations

KEY = "linnet-key-1 "
SECRET_KEY = "linnet-secret-key-1:"
PUBLIC_KEY = "linnet-public-key-1:"


def key_in(text: str) -> str:
    """The text from the first key in it on, or nothing."""
    begins = [text.index(prefix) for prefix in (KEY, SECRET_KEY, PUBLIC_KEY) if prefix in text]
    return text[min(begins) :] if begins else ""
