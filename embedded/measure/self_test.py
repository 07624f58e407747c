# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the self-test of each family costs, into docs/guide/certification.md."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import marked

from measure import builds
from measure.catalog import ROOT, families
from measure.cores import CORES, PROFILES, Core, Profile
from measure.figures import WrongAnswer
from measure.image import Image
from measure.meter import Meter

DOCUMENT = ROOT / "docs" / "guide" / "certification.md"
_PLACES = (("m0", "small"), ("m3", "fast"))


@dataclass(frozen=True)
class Cost:
    """Bytes of a program that tests a family and does nothing else, cycles of the call, and bytes of stack."""

    flash: int
    cycles: int
    stack: int


def measure(family: str, core: Core, profile: Profile) -> Cost:
    objects = [builds.library_object(source, core, profile) for source in (family, "c_self_test")]
    function = f"linnet_{family}_self_test"
    to = builds.directory(core, profile) / "images" / f"self_test-{family}.elf"
    meter = Meter(Image(builds.link(objects, [function], core, profile, to)), core)
    measured = meter.measure(function, [0, 0])
    if measured.result != 0:
        raise WrongAnswer(f"{function} returned {measured.result} on {core.name}, {profile.name}")
    return Cost(meter.image.size.code, measured.cycles.modelled, measured.stack)


def _lines(wanted: Sequence[str]) -> Iterator[str]:
    places = [(CORES[core], PROFILES[profile]) for core, profile in _PLACES]
    heads = [f"{core.name}-{profile.name}: {what}" for core, profile in places for what in ("flash", "cycles", "stack")]
    yield f"| Family | {' | '.join(heads)} |"
    yield f"|---|{'--:|' * len(heads)}"
    for family in wanted:
        costs = [measure(family, *place) for place in places]
        cells = [str(n) for cost in costs for n in (cost.flash, cost.cycles, cost.stack)]
        yield f"| {family} | {' | '.join(cells)} |"


def table(wanted: Sequence[str] = ()) -> str:
    return "\n".join(_lines(wanted or families())) + "\n"


def write() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    DOCUMENT.write_text(marked.filled(text, {"self-tests": table()}, DOCUMENT), encoding="utf-8")
