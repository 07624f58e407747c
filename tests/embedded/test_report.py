# SPDX-License-Identifier: MIT OR Apache-2.0
"""docs/cortex-m.md has every algorithm, with the figures of docs/cortex-m.json, which agree with the budget, next to those of
peers. Needs no compiler."""

import re

import marked
import pytest

from measure import budget, peers, report, show
from measure.calls import Interface
from measure.catalog import algorithms
from measure.cores import CORES, PROFILES
from measure.figures import Figures, Speed, published

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


@pytest.mark.parametrize("why", peers.VARIES)
def test_the_fastest_and_smallest_peers_run_in_constant_time_unless_asked_for(monkeypatch: pytest.MonkeyPatch, why: str) -> None:
    of = ("aes-128-gcm", "m0", "16+16")
    constant = peers.Peer(*of, "bitsliced", "-O2", 20, 100, 2000, None, "")
    varying = peers.Peer(*of, "quick", "-O2", 10, 100, 1000, None, why)
    monkeypatch.setattr(peers, "peers", lambda: [varying, constant])
    assert peers.fastest(*of) == peers.smallest(*of) == constant
    assert peers.fastest(*of, constant=False) == peers.smallest(*of, constant=False) == varying


@pytest.mark.parametrize("profile", PROFILES)
def test_show_compares_with_a_peer_in_varying_time_only_if_there_is_no_other(monkeypatch: pytest.MonkeyPatch, profile: str) -> None:
    of = ("poly1305", "m3", "128")
    constant = peers.Peer(*of, "by halves", "-O2", 20, 100, 2000, None, "")
    varying = peers.Peer(*of, "by words", "-O2", 10, 100, 1000, None, "multiplies")
    s = Speed("poly1305", "m3", profile, "header", "compute", "128", 15, 15, 15, 15, 100)
    monkeypatch.setattr(peers, "peers", lambda: [varying, constant])
    assert next(show.lines(Figures([s], []))).endswith("  by halves -O2")
    monkeypatch.setattr(peers, "peers", lambda: [varying])
    assert next(show.lines(Figures([s], []))).endswith("  by words (multiplies in varying time: not constant time) -O2")


def test_peers_in_varying_time_are_marked_and_not_in_the_means() -> None:
    results, made = report.Results(published()), report.parts(published())
    for core in CORES:
        assert not any(peer.varies for pairs in report.ratios(results, core).values() for peer, _ in pairs)
        assert all(peer.varies for pairs in report.ratios(results, core, constant=False).values() for peer, _ in pairs)
    page = made["fastest"] + made["smallest"]
    for p in peers.peers():
        assert p.varies in ("", *peers.VARIES)
        assert p.varies == "tables" or "table" not in p.name
        assert f"| {p.marked} |" in page


def test_long_multiplications_are_marked_only_where_their_time_varies() -> None:
    """On M4F they take one cycle."""
    marked = {(p.algorithm, p.core) for p in peers.peers() if p.varies == "multiplies"}
    of_poly1305 = {(a, core) for a in ("poly1305", "chacha20-poly1305", "xchacha20-poly1305") for core in ("m0", "m3")}
    assert marked == of_poly1305 | {("x25519", "m3")}


def test_the_published_figures_are_within_the_budget() -> None:
    """Neither is far above the other: what became cheaper is shown, too."""
    of_c = Figures(
        [s for s in published().speed if s.interface == Interface.C.value],
        [f for f in published().flash if f.interface == Interface.C.value],
    )
    accepted, shown = budget.load(), budget.costs(of_c)
    stale = budget.complaints(accepted, shown) or budget.complaints(shown, accepted)
    assert not stale, "\n".join([*stale[:10], f"{len(stale)} figures of the page are not those of budget.json: {MEND}"])
