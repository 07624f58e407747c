# SPDX-License-Identifier: MIT OR Apache-2.0
"""Documents of the repository's root as parts of the site: their links go to the pages that hold what they mean.

A file that the site does not have is named. Sphinx warns of a link that leads nowhere.
"""

from __future__ import annotations

import re
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parents[2]
# What stands in the root, and where the site has it, as seen from docs/project/ and docs/guide/, whose pages include it.
PAGES = {
    "README.md#how-it-is-tested": "../project/tests.md",
    "README.md": "../index.md",
    "SECURITY.md": "../project/security.md",
    "CHANGELOG.md": "../project/changelog.md",
    "CONTRIBUTING.md": "../project/contributing.md",
    "docs/": "../",
}
LINK = re.compile(r"\[([^\]]*)\]\((?!https?:|#)([^)\s]+)\)")


def redirect(match: re.Match[str]) -> str:
    text, target = match.groups()
    for old, new in PAGES.items():
        if target.startswith(old):
            return f"[{text}]({new}{target.removeprefix(old)})"
    if (ROOT / target.partition("#")[0]).exists():
        return f"`{target}`" if text == target else f"{text} (`{target}`)"
    return match[0]


def on_include(app: Sphinx, path: Path, document: str, content: list[str]) -> None:
    content[0] = LINK.sub(redirect, content[0])


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("include-read", on_include)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
