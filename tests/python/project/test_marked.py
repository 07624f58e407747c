# SPDX-License-Identifier: MIT OR Apache-2.0
"""tools/marked.py replaces what is between two marks."""

from __future__ import annotations

import sys
from pathlib import Path

import marked
import pytest

PAGE = "a\n<!-- x -->\nold\n<!-- /x -->\nb\n"


def test_marks_are_filled() -> None:
    assert marked.filled(PAGE, {"x": "new\n"}, Path("page.md")) == "a\n<!-- x -->\n\nnew\n\n<!-- /x -->\nb\n"


@pytest.mark.parametrize("page", ["", "<!-- /x -->\n<!-- x -->\n", "<!-- x -->\n"])
def test_a_page_without_both_marks_is_refused(page: str) -> None:
    with pytest.raises(SystemExit, match=r"page.md: expected <!-- x --> and then <!-- /x -->"):
        marked.filled(page, {"x": "new"}, Path("page.md"))


def test_a_page_is_checked_and_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE, encoding="utf-8")
    command = ["marked.py", "--mark", "x", "echo new", str(page)]
    monkeypatch.setattr(sys, "argv", [command[0], "--check", *command[1:]])
    assert marked.main() == 1 and "-old\n+new\n" in capsys.readouterr().out and page.read_text() == PAGE
    monkeypatch.setattr(sys, "argv", command)
    assert marked.main() == 0 and page.read_text() == PAGE.replace("old", "new")
