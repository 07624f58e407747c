# SPDX-License-Identifier: MIT OR Apache-2.0
"""tools/ratios.py makes the table of races from what linnet_race wrote."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
import ratios


def races() -> dict[str, Any]:
    """Two races with a peer, one of ours alone, and one of a peer alone."""
    return {
        "unit": "TSC ticks",
        "per_second": 2.5e9,
        "machine": "a processor",
        "rounds": 51,
        "entrants": {"g++": "g++ 12", "clang++": "clang++ 16", "liblinnet": "liblinnet 1", "Fast": "Fast 2.0", "slow": "slow 1"},
        "races": [
            {
                "race": "x/each/encrypt",
                "size": 64,
                "taken": {"g++": 2.0, "clang++": 4.0, "liblinnet": 1.0, "slow": 8.0, "Fast": 2.0},
            },
            {"race": "y/hash", "size": 1024, "taken": {"g++": 10.0, "clang++": 10.0, "slow": 9.96}},
            {"race": "z/hash", "size": 64, "taken": {"g++": 1.0, "clang++": 1.0}},
            {"race": "z/derive", "size": 1, "taken": {"slow": 1e6}},
        ],
    }


def test_a_row_has_the_best_peer_and_a_ratio_for_each_build() -> None:
    lines = ratios.report(races()).splitlines()
    assert "| x/each/encrypt | 64 | Fast | 2 | 2 | 4 | 1 | 1.00 / 0.50 / 2.00 | slow 8 |" in lines
    assert "| y/hash | 1024 | slow | 9.96 | 10 | 10 |  | 1.00 / 1.00 / - |  |" in lines
    assert not [line for line in lines if line.startswith("| z/")]


def test_machine_builds_and_peers_are_named() -> None:
    lines = ratios.report(races()).splitlines()
    assert lines[0] == "- **Machine**: a processor; TSC ticks at 2.500 GHz; 51 rounds."
    assert lines[1] == "- **Linnet**: g++ 12; clang++ 16; liblinnet 1."
    assert lines[2] == "- **Peers**: Fast 2.0; slow 1."


def test_the_summary_has_means_and_the_lowest_ratios_first() -> None:
    lines = ratios.report(races()).splitlines()
    assert "| AEADs | 1 | 1.00 | 1 (100%) | 0.50 | 0 (0%) | 2.00 | 1 (100%) |" in lines
    assert "| All | 2 | 1.00 | 2 (100%) | 0.71 | 1 (50%) | 2.00 | 1 (100%) |" in lines
    worst = lines.index("The lowest ratios:")
    assert lines[worst + 4] == "| x/each/encrypt | 64 | clang++ | Fast | 0.50 |"


def test_without_peers_it_says_so() -> None:
    alone = races()
    alone["races"] = alone["races"][2:3]
    assert "No peer" in ratios.report(alone)


def write(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = page.with_name("races.json")
    file.write_text(json.dumps(races()), encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["ratios.py", "--write", str(page), str(file)])
    ratios.main()


def test_the_part_of_a_page_between_the_markers_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- races -->\nold\n<!-- /races -->\nafter\n", encoding="utf-8")
    write(page, monkeypatch)
    once = page.read_text(encoding="utf-8")
    assert once == f"before\n<!-- races -->\n\n{ratios.report(races())}\n<!-- /races -->\nafter\n"
    write(page, monkeypatch)
    assert page.read_text(encoding="utf-8") == once


def test_a_page_without_markers_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "page.md"
    page.write_text("no markers\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="has no"):
        write(page, monkeypatch)
    assert page.read_text(encoding="utf-8") == "no markers\n"


@pytest.mark.parametrize(("text", "message"), [(None, "No such file"), ("{", "is no JSON of linnet_race")])
def test_a_file_that_is_no_json_is_refused(text: str | None, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "races.json"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["ratios.py", str(file)])
    with pytest.raises(SystemExit, match=message):
        ratios.main()
