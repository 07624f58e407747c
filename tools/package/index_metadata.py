# SPDX-License-Identifier: MIT OR Apache-2.0
"""README.md as the package index can show it, and the project's addresses; scikit-build-core calls this when it builds.

The index knows no file beside the text: a link to one leads to the repository, at the tag of this version. The address of the
repository is the value of LINNET_REPOSITORY, which the release workflow sets; without it such links are left as their text, and no
address is given. A source distribution states both already.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from email import message_from_bytes
from pathlib import Path
from typing import Any

FENCED = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
RELATIVE_LINK = re.compile(r"\[([^\]]*)\]\((?![a-z]+:)([^)]*)\)")


def with_links(text: str, tree: str) -> str:
    """Leads relative links into `tree`, or takes them out where that is empty; code stays as it is."""

    def absolute(link: re.Match[str]) -> str:
        label, target = link.groups()
        return f"[{label}]({tree}/{'README.md' if target.startswith('#') else ''}{target})" if tree else label

    parts = FENCED.split(text)
    parts[::2] = [RELATIVE_LINK.sub(absolute, part) for part in parts[::2]]
    return "".join(parts)


def from_source_distribution(info: bytes) -> tuple[str, dict[str, str]]:
    stated = message_from_bytes(info)
    text = stated.get_payload(decode=True)
    assert isinstance(text, bytes)
    return text.decode(), dict(line.split(", ", 1) for line in stated.get_all("Project-URL", []))


def from_repository(repository: str, version: str) -> tuple[str, dict[str, str]]:
    tree = f"{repository}/blob/v{version}" if repository else ""
    pages = {"Source": "", "Changelog": f"/blob/v{version}/CHANGELOG.md", "Security": "/security"}
    urls = {name: repository + page for name, page in pages.items()} if repository else {}
    return with_links(Path("README.md").read_text(encoding="utf-8"), tree), urls


def dynamic_metadata(_settings: Mapping[str, Any], project: Mapping[str, Any]) -> dict[str, Any]:
    info = Path("PKG-INFO")
    if info.exists():
        text, urls = from_source_distribution(info.read_bytes())
    else:
        text, urls = from_repository(os.environ.get("LINNET_REPOSITORY", "").rstrip("/"), project["version"])
    return {"readme": {"content-type": "text/markdown", "text": text}, "urls": urls}
