# SPDX-License-Identifier: MIT OR Apache-2.0
"""AES and its modes next to those of Cifra, which validation.csv has as the model sees them: key schedule and one block counted
together, and modes of 16 bytes of text with as many of associated data, at -Os."""

import csv
from collections.abc import Iterator
from dataclasses import dataclass

from measure import builds
from measure.calls import Interface, calls, counting, images, workloads
from measure.catalog import algorithms
from measure.cores import CORES, PROFILES, Core
from measure.figures import WrongAnswer, load, measure_call
from measure.image import Image
from measure.meter import Meter
from measure.validation import FILE
from measure.values import Room

BLOCKS = {"aes128block_test": 16, "aes256block_test": 32}
"""Tests of one block, and the bytes of the key."""
MODES = {"aes128gcm_test": "aes-128-gcm", "aes128ccm_test": "aes-128-ccm", "aes128eax_test": "aes-128-eax"}
CYCLES = {"block": {"m0": 2.0, "m3": 1.6, "m4f": 1.6}, "mode": {"m0": 1.5, "m3": 1.0, "m4f": 1.0}}
"""How many times Cifra's cycles ours may be."""
FLASH, STACK = 1536, 300
"""The bytes that ours may have more."""
_KNOWN = {16: "69c4e0d86a7b0430d8cdb78070b4c55a", 32: "8ea2b7ca516745bfeafc49904b496089"}
"""FIPS 197, appendix C."""
_PROFILE = PROFILES["small"]


@dataclass(frozen=True)
class Cost:
    cycles: int
    flash: int
    stack: int

    def within(self, limit: "Cost") -> bool:
        return self.cycles <= limit.cycles and self.flash <= limit.flash and self.stack <= limit.stack


@dataclass(frozen=True)
class Row:
    """What ours costs, and what it may cost."""

    test: str
    core: str
    ours: Cost
    limit: Cost

    def __str__(self) -> str:
        pairs = zip(("cycles", "flash", "stack"), _parts(self.ours), _parts(self.limit), strict=True)
        text = "  ".join(f"{what} {ours:6} of {limit:6}{' ' if ours <= limit else '!'}" for what, ours, limit in pairs)
        return f"{self.test:18}{self.core:5}{text}"


def _parts(c: Cost) -> tuple[int, int, int]:
    return c.cycles, c.flash, c.stack


def _source(key_size: int) -> str:
    return (
        "#include <linnet/detail/primitive/aes/aes_portable.hpp>\n"
        'extern "C" void block(const std::uint8_t* key, const std::uint8_t* in, std::uint8_t* out) {\n'
        f"    using aes = linnet::aes<{key_size}>;\n"
        "    auto k = aes::expand_key(aes::source(key));\n"
        "    aes::block b[1] = {aes::block::load(aes::source(in), 0)};\n"
        "    aes::encrypt(k, b);\n"
        "    b[0].store(aes::block::sink(out), 0);\n"
        "    k.wipe();\n"
        "}\n"
    )


def _block(key_size: int, core: Core) -> Cost:
    """The key schedule and a block."""
    name = f"aes-{8 * key_size}-block"
    source = builds.write(builds.BUILD / "cifra" / f"{name}.cpp", _source(key_size))
    folder = builds.directory(core, _PROFILE) / "cifra"
    made = builds.compile_object(source, folder / f"{name}.o", builds.flags_of(core, _PROFILE))
    meter = Meter(Image(builds.link([made], ["block"], core, _PROFILE, folder / f"{name}.elf")), core)
    text = bytes(17 * i for i in range(16))
    m = meter.measure("block", [counting(0, key_size), text, Room(16)])
    if m.outputs != [bytes.fromhex(_KNOWN[key_size])]:
        raise WrongAnswer(f"{name} on {core.name}: got {m.outputs[0].hex()}")
    return Cost(m.cycles.modelled, meter.image.size.code, m.stack)


def _mode(algorithm: str, core: Core) -> Cost:
    """A program that encrypts, as a user of the header makes it."""
    a = algorithms()[algorithm]
    meter = load(a, Interface.HEADER, images(a)[0], core, _PROFILE)
    w = next(w for w in workloads(a) if w.data == w.message)
    m = measure_call(meter, a, Interface.HEADER, calls(a)[0], w)
    return Cost(m.cycles.modelled, meter.image.size.code, m.stack)


def limits() -> dict[tuple[str, str], Cost]:
    """What each test may cost on each core."""
    with FILE.open(encoding="utf-8", newline="") as file:
        theirs = {(row["test"], row["cpu"]): row for row in csv.DictReader(file)}
    found = {}
    for (test, core), row in theirs.items():
        if test in BLOCKS or test in MODES:
            times = CYCLES["block" if test in BLOCKS else "mode"][core]
            cycles = int(times * int(row["modelled_cycles"]))
            found[test, core] = Cost(cycles, int(row["code"]) + FLASH, int(row["stack"]) + STACK)
    return found


def rows(cores: list[str] | None = None) -> Iterator[Row]:
    for (test, core), limit in limits().items():
        if not cores or core in cores:
            ours = _block(BLOCKS[test], CORES[core]) if test in BLOCKS else _mode(MODES[test], CORES[core])
            yield Row(test, core, ours, limit)
