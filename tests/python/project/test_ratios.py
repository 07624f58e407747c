# SPDX-License-Identifier: MIT OR Apache-2.0
"""tools/bench/ratios.py makes docs/performance.md from the output of linnet_race."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from bench import ratios


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


def part() -> dict[str, Any]:
    """A run of one of these races and of a new one, with another peer and without liblinnet."""
    return races() | {
        "rounds": 201,
        "entrants": {"g++": "g++ 13", "clang++": "clang++ 17", "new": "new 1"},
        "races": [
            {"race": "y/hash", "size": 64, "taken": {"g++": 5.0, "clang++": 5.0, "new": 10.0}},
            {"race": "y/hash", "size": 1024, "taken": {"g++": 4.0, "clang++": 4.0, "new": 8.0}},
            {"race": "w/hash", "size": 64, "taken": {"g++": 3.0, "clang++": 3.0, "new": 9.0}},
        ],
    }


def rows() -> list[ratios.Row]:
    return ratios.rows_of(races())


def printed(tmp_path: Path, *options: str) -> None:
    file = tmp_path / "races.json"
    file.write_text(json.dumps(races()), encoding="utf-8")
    ratios.main([*options, str(file)])


def test_a_row_has_the_best_peer_and_a_ratio_for_each_build() -> None:
    lines = ratios.races_table(rows(), list(ratios.OURS)).splitlines()
    assert lines[2:] == [
        "| x/each/encrypt | 64 | 1.00 / 0.50 / 2.00 | 2 / 4 / 1 | 2 | Fast |",
        "| y/hash | 1024 | 1.00 / 1.00 / - | 10 / 10 / - | 9.96 | slow |",
    ]


def test_machine_builds_and_peers_are_named() -> None:
    lines = ratios.about(races(), rows()).splitlines()
    assert lines[0] == "- **Machine**: a processor; TSC ticks at 2.500 GHz; 51 rounds."
    assert lines[1] == "- **Linnet**: g++ 12; clang++ 16; liblinnet 1."
    assert lines[2] == "- **Peers**: Fast 2.0; slow 1."


def test_the_summary_has_means_and_the_lowest_ratios_are_first() -> None:
    lines = ratios.summary(rows(), list(ratios.OURS)).splitlines()
    assert "| AEADs | 1 | 1.00; 100% | 0.50; 0% | 2.00; 100% |" in lines
    assert "| Hash functions | 1 | 1.00; 100% | 1.00; 100% |  |" in lines
    assert "| All | 2 | 1.00; 100% | 0.71; 50% | 2.00; 100% |" in lines
    assert ratios.lowest(rows()).splitlines()[2] == "| 0.50 | x/each/encrypt | 64 | clang++ | Fast |"


def test_a_limit_is_no_peer_and_is_told_in_the_clock_of_the_processor() -> None:
    limited = races() | {"per_cycle": 0.5}
    taken = {"g++": 4.0, "clang++": 3.0, "limit": 1.5, "Fast": 6.0}
    limited["races"] = [{"race": "sha-256/hash", "size": 16384, "taken": taken}, *limited["races"]]
    assert ratios.rows_of(limited)[0].peers == [(6.0, "Fast")]
    assert ratios.limits(limited).splitlines()[2:] == [
        "| sha-256/hash | 6 | 3 | 0.50 | clang++ | waiting: each two rounds for the two before |"
    ]


def test_what_a_plot_shows_is_said_in_words() -> None:
    assert ratios.in_words(rows()) == "4 of 5 ratios are at least 1; they reach from 0.50, of x/each/encrypt at 64 bytes, to 2.00."


def test_all_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    printed(tmp_path)
    out = capsys.readouterr().out
    assert all(text in out for text in ("- **Machine**", "| Kind |", "| Ratio |", "| x/each/encrypt |"))


def test_without_peers_it_says_so(tmp_path: Path) -> None:
    alone = races()
    alone["races"] = alone["races"][2:3]
    file = tmp_path / "races.json"
    file.write_text(json.dumps(alone), encoding="utf-8")
    with pytest.raises(SystemExit, match="No peer"):
        ratios.main([str(file)])


MARKS = ("plots", "summary", "lowest", "tables", "about")
PAGE = "".join(f"text\n<!-- {mark} -->\nold\n<!-- /{mark} -->\n" for mark in MARKS)


def folder(tmp_path: Path, page: str) -> Path:
    (tmp_path / "docs" / "measured").mkdir(parents=True)
    (tmp_path / "docs" / "measured" / "races-old.svg").touch()
    (tmp_path / "docs" / "performance.md").write_text(page, encoding="utf-8")
    return tmp_path / "docs"


def content(docs: Path) -> dict[str, str]:
    return {str(path.relative_to(docs)): path.read_text(encoding="utf-8") for path in docs.rglob("*.*")}


def test_a_page_is_made_and_then_made_again_of_what_was_taken_over(tmp_path: Path) -> None:
    docs = folder(tmp_path, PAGE)
    printed(tmp_path, "--docs", str(docs), "--write")
    made = content(docs)
    page = made["performance.md"]
    assert "old" not in page and page.count("text\n") == len(MARKS)
    for picture in re.findall(r"\((measured/.*?)\)", page):
        assert picture in made
    assert made["measured/races.csv"].startswith("call,bytes,g++,clang++,liblinnet,Fast,slow\nx/each/encrypt,64,2,4,1,2,8\n")
    assert "measured/races-old.svg" not in made
    ratios.main(["--docs", str(docs), "--write"])
    assert content(docs) == made


def taken_over(tmp_path: Path, docs: Path, run: dict[str, Any]) -> dict[str, Any]:
    """What is stored after this run of some calls was taken over."""
    file = tmp_path / "part.json"
    file.write_text(json.dumps(run), encoding="utf-8")
    ratios.main(["--docs", str(docs), "--write", "--part", str(file)])
    return ratios.read_measured(docs / "measured")


def test_a_run_of_some_calls_replaces_these_and_leaves_the_others(tmp_path: Path) -> None:
    docs = folder(tmp_path, PAGE)
    printed(tmp_path, "--docs", str(docs), "--write")
    stored = taken_over(tmp_path, docs, part())
    taken = {(race["race"], race["size"]): race["taken"] for race in stored["races"]}
    assert list(taken) == [
        ("x/each/encrypt", 64),
        ("y/hash", 64),
        ("y/hash", 1024),
        ("z/hash", 64),
        ("z/derive", 1),
        ("w/hash", 64),
    ]
    assert taken["x/each/encrypt", 64] == races()["races"][0]["taken"]
    assert taken["y/hash", 1024] == part()["races"][1]["taken"]
    assert stored["entrants"] == races()["entrants"]
    assert [run["calls"] for run in stored["later"]] == [["y/hash", "w/hash"]]


def test_the_page_has_the_ratios_of_the_figures_that_are_stored(tmp_path: Path) -> None:
    docs = folder(tmp_path, PAGE)
    printed(tmp_path, "--docs", str(docs), "--write")
    one = part()
    one["races"] = [{"race": "y/hash", "size": 64, "taken": {"g++": 1.00049, "new": 1.05551}}]
    taken_over(tmp_path, docs, one)
    made = content(docs)
    assert "| y/hash | 64 | 1.06 / - / - | 1 / - / - | 1.056 | new |" in made["performance.md"]
    ratios.main(["--docs", str(docs), "--write"])
    assert content(docs) == made


def test_a_later_run_is_named_with_what_it_measured(tmp_path: Path) -> None:
    docs = folder(tmp_path, PAGE)
    printed(tmp_path, "--docs", str(docs), "--write")
    stored = taken_over(tmp_path, docs, part())
    lines = ratios.about(stored, ratios.rows_of(stored)).splitlines()
    assert lines[:3] == [
        "- **Machine**: a processor; TSC ticks at 2.500 GHz; 51 rounds.",
        "- **Linnet**: g++ 12; clang++ 16; liblinnet 1.",
        "- **Peers**: Fast 2.0; slow 1.",
    ]
    assert lines[3:] == [
        "",
        "A later run measured y, w:",
        "",
        "- **Machine**: a processor; TSC ticks at 2.500 GHz; 201 rounds.",
        "- **Linnet**: g++ 13; clang++ 17.",
        "- **Peers**: new 1.",
    ]


def test_of_several_races_the_lowest_figures_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = []
    for runs, run in enumerate([races() | {"per_cycle": 0.9}, part() | {"per_cycle": 0.8}]):
        files.append(tmp_path / f"races{runs}.json")
        files[-1].write_text(json.dumps(run), encoding="utf-8")
    ratios.main([str(file) for file in files])
    text = capsys.readouterr().out
    assert "2 races of 51, 201 rounds, the lowest of whose medians count.\n- **Linnet**: g++ 13; clang++ 17; liblinnet 1." in text
    all_of = ratios.lowest_of([ratios.read_races(file) for file in files])
    assert all_of["per_cycle"] == 0.8
    taken = {(race["race"], race["size"]): race["taken"] for race in all_of["races"]}
    assert taken["y/hash", 1024] == {"g++": 4.0, "clang++": 4.0, "slow": 9.96, "new": 8.0}
    assert taken["x/each/encrypt", 64] == races()["races"][0]["taken"]
    assert len(taken) == 6


def test_a_run_is_forgotten_with_the_last_of_its_calls(tmp_path: Path) -> None:
    docs = folder(tmp_path, PAGE)
    printed(tmp_path, "--docs", str(docs), "--write")
    one = part()
    taken_over(tmp_path, docs, one)
    one["races"] = one["races"][2:]
    stored = taken_over(tmp_path, docs, one)
    assert [run["calls"] for run in stored["later"]] == [["y/hash"], ["w/hash"]]
    assert [run["calls"] for run in taken_over(tmp_path, docs, part())["later"]] == [["y/hash", "w/hash"]]


def test_calls_of_an_algorithm_that_two_runs_measured_are_named_in_full() -> None:
    one = part()
    one["races"].append({"race": "x/keyed/encrypt", "size": 64, "taken": {"g++": 1.0, "new": 2.0}})
    stored = ratios.merged(races(), one)
    assert "\nA later run measured y, w, x/keyed/encrypt:\n" in ratios.about(stored, ratios.rows_of(stored))


def test_a_part_needs_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        ratios.main(["--write", "--part"])
    assert "--part needs RACES.json" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("algorithm", "family"),
    [
        ("xoodyak", "Xoodyak"),
        ("xoodyak-hash", "Xoodyak"),
        ("schwaemm-256-128", "Sparkle"),
        ("esch384", "Sparkle"),
        ("xoesch256", "Sparkle"),
        ("tinyjambu-192", "TinyJAMBU"),
    ],
)
def test_finalists_have_their_families(algorithm: str, family: str) -> None:
    assert ratios.Row(f"{algorithm}/hash", 64, {}, []).family == family


def test_a_page_without_marks_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    docs = folder(tmp_path, PAGE.replace("<!-- /tables -->", ""))
    before = content(docs)
    with pytest.raises(SystemExit, match=r"performance.md: expected <!-- tables --> and then <!-- /tables -->"):
        printed(tmp_path, "--docs", str(docs), "--write")
    assert content(docs) == before


def test_docs_are_what_the_figures_in_them_make(tmp_path: Path) -> None:
    """`python3 tools/bench ratios --write` fixes a difference."""
    docs = tmp_path / "docs"
    shutil.copytree(ratios.DOCS / "measured", docs / "measured")
    shutil.copy(ratios.DOCS / "performance.md", docs)
    before = content(docs)
    ratios.main(["--docs", str(docs), "--write"])
    assert content(docs) == before
    assert ratios.OTHER not in before["performance.md"], "FAMILIES of tools/bench/ratios.py lacks an algorithm"


@pytest.mark.parametrize(("text", "message"), [(None, "No such file"), ("{", "is no JSON of linnet_race")])
def test_a_file_that_is_no_json_is_refused(text: str | None, message: str, tmp_path: Path) -> None:
    file = tmp_path / "races.json"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit, match=message):
        ratios.main([str(file)])
