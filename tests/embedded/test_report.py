# SPDX-License-Identifier: MIT OR Apache-2.0
"""docs/cortex-m.md has every algorithm, with the figures of docs/cortex-m.json, which agree with the budget, next to those of
peers. Needs no compiler."""

import re

import marked
import pytest

from measure import budget, peers, report
from measure.calls import Interface
from measure.catalog import algorithms
from measure.cores import CORES
from measure.figures import Figures, published

MEND = "`make measure` brings docs/cortex-m.md and docs/cortex-m.json up to date"


def test_the_page_has_every_algorithm() -> None:
    document = report.DOCUMENT.read_text(encoding="utf-8")
    for part in ("header", "c"):
        rows = re.findall(r"^\| (.+?) \|", document.split(f"<!-- {part} -->")[1].split(f"<!-- /{part} -->")[0], re.MULTILINE)
        for a in algorithms().values():
            assert rows.count(a.title) == len(CORES), f"{a.title}: {MEND}"


def test_the_page_has_the_published_figures() -> None:
    document = report.DOCUMENT.read_text(encoding="utf-8")
    made = report.parts(published())
    stale = [name for name, text in made.items() if marked.filled(document, {name: text}, report.DOCUMENT) != document]
    stale += [path.name for path, text in report.pictures(published()).items() if path.read_text(encoding="utf-8") != text]
    assert not stale, f"{', '.join(stale)}: {MEND}"


def test_the_fastest_and_smallest_peers_have_no_tables_unless_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    of = ("aes-128-gcm", "m0", "16+16")
    constant = peers.Peer(*of, "bitsliced", "-O2", 20, 100, 2000, None, tables=False)
    tables = peers.Peer(*of, "T-tables", "-O2", 10, 100, 1000, None, tables=True)
    monkeypatch.setattr(peers, "peers", lambda: [tables, constant])
    assert peers.fastest(*of) == peers.smallest(*of) == constant
    assert peers.fastest(*of, tables=True) == peers.smallest(*of, tables=True) == tables


def test_peers_with_tables_are_marked_and_not_in_the_means() -> None:
    """Each of them stands next to one that runs in constant time."""
    results = report.Results(published())
    for core in CORES:
        compared, tables = report.ratios(results, core), report.ratios(results, core, tables=True)
        assert not any(peer.tables for pairs in compared.values() for peer, _ in pairs)
        assert tables and tables.keys() <= compared.keys()
    made = report.parts(published())
    for p in peers.peers():
        assert p.tables or "table" not in p.name
        if p.tables:
            assert f"| {p.name} |" not in made["fastest"] + made["smallest"]
            assert f"| {p.name} (looks up tables: not constant time) |" in made["fastest"] + made["smallest"]


def test_the_published_figures_are_within_the_budget() -> None:
    """Neither is far above the other: what became cheaper is shown, too."""
    of_c = Figures(
        [s for s in published().speed if s.interface == Interface.C.value],
        [f for f in published().flash if f.interface == Interface.C.value],
    )
    accepted, shown = budget.load(), budget.costs(of_c)
    stale = budget.complaints(accepted, shown) or budget.complaints(shown, accepted)
    assert not stale, "\n".join([*stale[:10], f"{len(stale)} figures of the page are not those of budget.json: {MEND}"])
