# SPDX-License-Identifier: MIT OR Apache-2.0
"""Prints the figures of some algorithms next to a peer's: for the fast profile the fastest peer, otherwise the smallest. Only if
no peer runs in constant time, it is one that does not."""

from collections.abc import Iterator, Sequence

from measure.calls import Interface, calls, image_of, workloads
from measure.catalog import algorithms
from measure.cores import CORES, PROFILES
from measure.figures import Cell, Figures, Flash, Speed, load, measure_call
from measure.peers import Peer, fastest, smallest

_FORWARD = ("encrypt", "digest", "compute", "crypt", "wrap", "derive", "agree", "seal_box")
_BOTH = "encrypt and decrypt"


def _peer(profile: str, algorithm: str, core: str, workload: str) -> Peer | None:
    best = fastest if profile == "fast" else smallest
    return best(algorithm, core, workload) or best(algorithm, core, workload, constant=False)


def _next_to(ours: int, theirs: int | None) -> str:
    return f"{ours:8}" + (f"{theirs:8}{theirs / ours:6.2f}" if theirs else " " * 14)


def _speed(s: Speed) -> str:
    peer = _peer(s.profile, s.algorithm, s.core, s.workload) if s.call in _FORWARD else None
    of = f"{s.algorithm:27}{s.core:4}{s.profile:6}{s.interface:7}{s.call:18}{s.workload:6}"
    cycles = _next_to(s.cycles, peer.cycles if peer else None)
    return f"{of}{cycles} cycles {_next_to(s.stack, peer.stack if peer else None)} stack  {peer.title if peer else ''}"


def _flash(f: Flash) -> str:
    w = str(workloads(algorithms()[f.algorithm])[0])
    peer = _peer(f.profile, f.algorithm, f.core, w)
    theirs = (peer.flash_both if f.calls == _BOTH else peer.flash if f.calls in _FORWARD else None) if peer else None
    return f"{f.algorithm:27}{f.core:4}{f.profile:6}{f.interface:7}{f.calls:42}{_next_to(f.flash, theirs)} flash"


def lines(figures: Figures) -> Iterator[str]:
    """Each figure and, if there is a peer, its figure and the relative difference."""
    yield from (_speed(s) for s in figures.speed)
    yield from (_flash(f) for f in figures.flash)


def functions(wanted: Sequence[Cell], interfaces: Sequence[Interface], count: int) -> Iterator[str]:
    """For each call, the functions that take most cycles."""
    for cell in wanted:
        a, core, profile = algorithms()[cell.algorithm], CORES[cell.core], PROFILES[cell.profile]
        for interface in interfaces:
            for call in calls(a):
                meter = load(a, interface, image_of(a, call), core, profile)
                for w in workloads(a):
                    measured = measure_call(meter, a, interface, call, w)
                    yield f"\n{a.id} {core.name} {profile.name} {interface.value}: {call} of {w} bytes"
                    for name, cycles in list(measured.spent.items())[:count]:
                        yield f"{cycles:9}  {100 * cycles / measured.cycles.modelled:5.1f} %  {name}"
