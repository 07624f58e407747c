# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every test in Cifra's README compared with the same work by Linnet's headers, at -Os. validation.csv has Cifra's figures in the
model's cycles. Keys and messages are as in Cifra's src/arm/main.c: zeroes, except the text of the MACs and the secret key of
X25519."""

import csv
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from measure import builds
from measure.calls import Interface, Message, calls, forward, function, images
from measure.catalog import Algorithm, algorithms
from measure.cores import CORES, PROFILES, Core
from measure.figures import WrongAnswer, host, load
from measure.image import Image
from measure.meter import Meter
from measure.validation import FILE
from measure.values import Room, Value

_PROFILE = PROFILES["small"]
_TEXT = b"hello world"


@dataclass(frozen=True)
class Cost:
    cycles: int
    flash: int
    stack: int

    def within(self, limit: "Cost") -> bool:
        return self.cycles <= limit.cycles and self.flash <= limit.flash and self.stack <= limit.stack


@dataclass(frozen=True)
class Row:
    """A test: the Linnet call, the costs of both and, for AES, the limit for Linnet's cost."""

    test: str
    core: str
    called: str
    theirs: Cost
    ours: Cost | None
    limit: Cost | None

    @property
    def ratio(self) -> float:
        return self.theirs.cycles / self.ours.cycles if self.ours else 0.0

    @property
    def passes(self) -> bool:
        return self.ours is None or self.limit is None or self.ours.within(self.limit)

    def __str__(self) -> str:
        of = f"{self.core:5}{self.test:19}{self.called:24}"
        if self.ours is None:
            return of + "no counterpart"
        cycles = f"{self.ours.cycles:9} {self.theirs.cycles:9} {self.ratio:6.2f}"
        flash = f"{self.ours.flash:7} {self.ours.flash - self.theirs.flash:+6}"
        stack = f"{self.ours.stack:7} {self.ours.stack - self.theirs.stack:+6}"
        return f"{of}{cycles}{flash}{stack}{'' if self.passes else '  over the limit'}"


HEAD = (
    f"{'core':5}{'test':19}{'ours':24}{'cycles':>9} {'theirs':>9} {'ratio':>6}{'flash':>7} {'more':>6}{'stack':>7} {'more':>6}\n"
    "Ratio: Cifra's cycles over ours. More: our bytes less Cifra's."
)


# Calls ------------------------------------------------------------------------------------


def _zeroes(a: Algorithm, text: bytes, data: int = 0, nonce: int | None = None) -> list[Value]:
    """The arguments of a call, all zeroes except the text."""
    nonce = a.sizes.get("nonce", 0) if nonce is None else nonce
    return forward(a, Message(bytes(a.sizes.get("key", 0)), bytes(nonce), bytes(data), text))


def _aead(a: Algorithm, nonce: int | None = None) -> list[Value]:
    return _zeroes(a, bytes(16), 16, nonce)


def _hmac(a: Algorithm) -> list[Value]:
    """The tag is as long as the digest."""
    return [*_zeroes(a, _TEXT)[:-2], Room(32), 32]


def _base_point(_: Algorithm) -> list[Value]:
    """The public key of the secret key 1, computed as the shared secret with the base point: `agree` computes it as public_key
    does."""
    return [b"\1".ljust(32, b"\0"), b"\x09".ljust(32, b"\0"), Room(32)]


CALLS: dict[str, tuple[str, Callable[[Algorithm], list[Value]]]] = {
    "aes128gcm_test": ("aes-128-gcm", _aead),
    "aes128eax_test": ("aes-128-eax", lambda a: _aead(a, 12)),
    "aes128ccm_test": ("aes-128-ccm", lambda a: _aead(a, 11)),
    "norx_test": ("norx32-4-1-v2", _aead),
    "chacha20_test": ("chacha20-djb", lambda a: _zeroes(a, bytes(64))),
    "salsa20_test": ("salsa20", lambda a: _zeroes(a, bytes(64))),
    "hashtest_sha256": ("sha-256", lambda a: _zeroes(a, b"")),
    "hashtest_sha512": ("sha-512", lambda a: _zeroes(a, b"")),
    "hashtest_sha3_256": ("sha3-256", lambda a: _zeroes(a, b"")),
    "hashtest_sha3_512": ("sha3-512", lambda a: _zeroes(a, b"")),
    "hmacsha256_test": ("hmac-sha-256", _hmac),
    "poly1305_test": ("poly1305-aes", lambda a: _zeroes(a, _TEXT)),
    "curve25519_test": ("x25519", _base_point),
}
"""For each test the algorithm, and the arguments of its first call."""


def _call(algorithm: str, values: list[Value], core: Core) -> Cost:
    """A program that makes the call, written as a user of the header would write it."""
    a = algorithms()[algorithm]
    call = calls(a)[0]
    meter = load(a, Interface.HEADER, images(a)[0], core, _PROFILE)
    m = meter.measure(function(a, Interface.HEADER, call), values)
    if (m.result, m.outputs) != host().run(function(a, Interface.C, call), values) or m.result != 0:
        raise WrongAnswer(f"{meter.image.path}: got {m.outputs}")
    return Cost(m.cycles.modelled, meter.image.size.code, m.stack)


# AES blocks, which users do not call directly -----------------------------------------------

BLOCKS = {
    "aes128sched_test": (16, False),
    "aes128block_test": (16, True),
    "aes256sched_test": (32, False),
    "aes256block_test": (32, True),
}
"""For each test the length of the key, and whether a block is encrypted."""
_KNOWN = {16: "66e94bd4ef8a2c3b884cfa59ca342b2e", 32: "dc95c078a2408989ad48a21492842087"}
"""A block of zeroes under the key of zeroes: the hash key of test cases 1 and 13 of the specification of GCM."""


_BLOCK = """
    auto k = aes::expand_key(aes::source(key));
    aes::block b[1] = {aes::block::load(aes::source(in), 0)};
    aes::encrypt(k, b);
    b[0].store(aes::block::sink(out), 0);
    k.wipe();
"""
_SCHEDULE = """
    static_cast<void>(in);
    ::new (out) aes::key(aes::expand_key(aes::source(key)));
"""


def _source(key_size: int, block: bool) -> str:
    return (
        "#include <linnet/detail/primitive/aes/aes_portable.hpp>\n#include <new>\n"
        'extern "C" void block(const std::uint8_t* key, const std::uint8_t* in, std::uint8_t* out) {\n'
        f"    using aes = linnet::aes<{key_size}>;{_BLOCK if block else _SCHEDULE}}}\n"
    )


def _block(test: str, core: Core) -> Cost:
    key_size, block = BLOCKS[test]
    source = builds.write(builds.BUILD / "cifra" / f"{test}.cpp", _source(key_size, block))
    folder = builds.directory(core, _PROFILE) / "cifra"
    made = builds.compile_object(source, folder / f"{test}.o", builds.flags_of(core, _PROFILE))
    meter = Meter(Image(builds.link([made], ["block"], core, _PROFILE, folder / f"{test}.elf")), core)
    m = meter.measure("block", [bytes(key_size), bytes(16), Room(16 if block else 512)])
    if block and m.outputs != [bytes.fromhex(_KNOWN[key_size])]:
        raise WrongAnswer(f"{test} on {core.name}: got {m.outputs[0].hex()}")
    return Cost(m.cycles.modelled, meter.image.size.code, m.stack)


# Both -------------------------------------------------------------------------------------

CYCLES = {"block": {"m0": 2.0, "m3": 1.6, "m4f": 1.6}, "mode": {"m0": 1.5, "m3": 1.0, "m4f": 1.0}}
"""The limits for a block of AES with its key schedule, and for a mode of AES, as multiples of Cifra's cycles."""
FLASH, STACK = 1536, 300
"""The additional bytes allowed for these."""


@cache
def theirs() -> dict[tuple[str, str], Cost]:
    """The costs of each test on each core."""
    with FILE.open(encoding="utf-8", newline="") as file:
        return {
            (row["test"], row["cpu"]): Cost(*(int(row[part]) for part in ("modelled_cycles", "code", "stack")))
            for row in csv.DictReader(file)
        }


def limit(test: str, core: str) -> Cost | None:
    if not test.startswith("aes") or "sched" in test:
        return None
    cost, times = theirs()[test, core], CYCLES["block" if test in BLOCKS else "mode"][core]
    return Cost(int(times * cost.cycles), cost.flash + FLASH, cost.stack + STACK)


def _row(test: str, core: Core) -> Row:
    ours, called = None, ""
    if test in BLOCKS:
        ours, called = _block(test, core), f"aes<{BLOCKS[test][0]}>, no call"
    elif test in CALLS:
        called, values = CALLS[test]
        ours = _call(called, values(algorithms()[called]), core)
    return Row(test, core.name, called, theirs()[test, core.name], ours, limit(test, core.name))


def rows(cores: list[str] | None = None) -> list[Row]:
    """All tests of Cifra, the relatively slowest of ours first; tests without a counterpart are last."""
    found = [_row(test, CORES[core]) for test, core in theirs() if not cores or core in cores]
    return sorted(found, key=lambda row: (row.ours is None, row.ratio))
