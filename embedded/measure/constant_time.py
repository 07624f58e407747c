# SPDX-License-Identifier: MIT OR Apache-2.0
"""Tests whether the executed instructions and accessed addresses of a call depend on anything but lengths: keys, nonces and texts
are random in each run."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from measure.calls import CUSTOMIZATION_SIZE, SECRET_SIZE, Call, Interface, Message, calls, forward, function, reverse
from measure.catalog import Algorithm
from measure.tracer import Tracer
from measure.values import Runner, Value

LONG = 200_000
"""Instructions; a longer run is repeated only a few times."""
RUNS, RUNS_IF_LONG = 100, 4
MESSAGE_SIZE, DATA_SIZE = 21, 19
"""Whole blocks and partial ones."""
NEVER_REFUSED = ("aes-128-cbc", "aes-192-cbc", "aes-256-cbc")
"""Any ciphertext of whole blocks is valid."""


@dataclass(frozen=True)
class Case:
    """A call. A call that verifies gets authentic or unauthentic input."""

    call: Call
    forged: bool = False

    def __str__(self) -> str:
        return f"{self.call}, forged" if self.forged else str(self.call)


def cases(a: Algorithm) -> list[Case]:
    every = calls(a)
    return [*(Case(c) for c in every), *(Case(c, forged=True) for c in every if c.reverse and a.id not in NEVER_REFUSED)]


def random_message(a: Algorithm, source: random.Random) -> Message:
    size = -(-MESSAGE_SIZE // a.text_step) * a.text_step
    size = a.sizes["public_key"] if a.kind == "kex" else min(size, a.sizes.get("message", size))
    data = DATA_SIZE if a.kind in ("aead", "kdf") else CUSTOMIZATION_SIZE if a.customizable else 0
    sizes = (SECRET_SIZE if a.kind == "kdf" else a.sizes.get("key", 0), a.sizes.get("nonce", 0), data, size)
    return Message(*(source.randbytes(n) for n in sizes))


def _forged_byte(a: Algorithm, size: int, source: random.Random) -> int:
    """For CBC, the byte whose bits flip the bits of the last padding byte."""
    return size - 17 if a.kind == "cbc" else source.randrange(size)


def inputs(a: Algorithm, case: Case, host: Runner, seed: int) -> Iterator[list[Value]]:
    """The arguments of successive runs."""
    source = random.Random(f"{a.id} {case} {seed}")
    while True:
        message = random_message(a, source)
        values = forward(a, message)
        if case.call.reverse:
            result, made = host.run(function(a, Interface.C, calls(a)[0]), values)
            assert result == 0
            tag = bytearray(made[-1])
            if case.forged:
                tag[_forged_byte(a, len(tag), source)] ^= 1 << source.randrange(8)
            values = reverse(a, message, [*made[:-1], bytes(tag)])
        yield values


def difference(tracer: Tracer, symbol: str, a: Algorithm, case: Case, host: Runner, most_runs: int = RUNS) -> str | None:
    """A description of how two runs of a call differ; None if none do."""
    runs = most_runs
    for number, values in enumerate(inputs(a, case, host, seed=0)):
        run = tracer.trace(symbol, values, first=number == 0)
        if (run.result != 0) != case.forged:
            return f"run {number} returned {run.result}"
        if run.difference:
            return f"run {number}: {run.difference}"
        if run.instructions > LONG:
            runs = min(runs, RUNS_IF_LONG)
        if number + 1 >= runs:
            return None
    return None
