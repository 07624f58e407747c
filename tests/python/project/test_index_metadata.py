# SPDX-License-Identifier: MIT OR Apache-2.0
"""README.md as the package index shows it, and the project's addresses."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest
from repository import ROOT

sys.path.insert(0, str(ROOT / "tools" / "package"))
import index_metadata

REPOSITORY = "https://forge.example/linnet"
LINK = re.compile(r"\]\(([^)]*)\)")


@pytest.fixture(autouse=True)
def _in_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("LINNET_REPOSITORY", raising=False)


def metadata() -> tuple[str, dict[str, str]]:
    made: dict[str, Any] = index_metadata.dynamic_metadata({}, {"version": "1.2.3"})
    assert made["readme"]["content-type"] == "text/markdown"
    return made["readme"]["text"], made["urls"]


def test_links_lead_to_what_is_in_the_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINNET_REPOSITORY", REPOSITORY + "/")
    text, urls = metadata()
    tree = f"{REPOSITORY}/blob/v1.2.3/"
    links = [link for part in index_metadata.FENCED.split(text)[::2] for link in LINK.findall(part)]
    inside = [link.removeprefix(tree) for link in links if link.startswith(tree)]
    assert inside and all((ROOT / path.partition("#")[0]).exists() for path in inside)
    assert all(link.startswith("https://") for link in links)
    assert urls["Source"] == REPOSITORY and all(url.startswith(REPOSITORY) for url in urls.values())


def test_without_an_address_nothing_is_made_up() -> None:
    text, urls = metadata()
    assert urls == {}
    links = [link for part in index_metadata.FENCED.split(text)[::2] for link in LINK.findall(part)]
    assert all(link.startswith("https://") for link in links)


def test_code_is_not_a_link() -> None:
    text = "[a](b)\n```cpp\nauto f = [x](int);\n```\n[c](https://d) [e](#f)"
    assert index_metadata.with_links(text, "") == "a\n```cpp\nauto f = [x](int);\n```\n[c](https://d) e"
    assert "[e](t/README.md#f)" in index_metadata.with_links(text, "t")


def test_a_source_distribution_is_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "PKG-INFO").write_text(
        "Metadata-Version: 2.4\nName: linnet\nProject-URL: Source, https://a\nProject-URL: More, https://b\n\ntëxt\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    assert metadata() == ("tëxt\n", {"Source": "https://a", "More": "https://b"})
