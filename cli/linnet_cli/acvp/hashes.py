# SPDX-License-Identifier: MIT OR Apache-2.0
"""Hash functions and extendable-output functions."""

from __future__ import annotations

from collections import deque

import linnet
from linnet_cli.acvp.members import LeftOut, Members, Test, to_hex
from linnet_cli.acvp.repeated import PART, repeated
from linnet_cli.catalog import digest

ROUNDS, STEPS = 100, 1000
SAMPLE_ROUNDS = 3
"""Of cSHAKE, in a sample."""
SEED_SIZE = 16
"""Of the messages of the Monte Carlo tests of extendable-output functions."""


def fixed(id: str, test: Test) -> dict[str, object]:
    return {"md": to_hex(digest(linnet.new(id, test.hex("msg", "len")), 0))}


def fixed_monte_carlo(id: str, links: int, test: Test) -> dict[str, object]:
    """A message is the last digests: as many as there are links, or their first bytes as many as the seed has."""
    seed = test.hex("msg", "len")
    size = len(seed)
    alternate = "mctVersion" in test and test.one_of("mctVersion", "standard", "alternate") == "alternate"
    results = []
    for _ in range(ROUNDS):
        last = deque([seed] * links, links)
        for _ in range(STEPS):
            message = b"".join(last)
            last.append(digest(linnet.new(id, message[:size].ljust(size, b"\0") if alternate else message), 0))
        seed = last[-1]
        results.append({"md": to_hex(seed)})
        test.advance(1)
    return {"resultsArray": results}


def large(id: str, test: Test) -> dict[str, object]:
    """A short content, repeated to gigabytes."""
    message = test.inner("largeMsg")
    message.one_of("expansionTechnique", "repeating")
    content, size = message.hex("content", "contentLength"), message.size("fullLength")
    if not content:
        message.refuse("content", "at least a byte")
    state = linnet.new(id)
    with repeated(content, size) as parts:
        for part in parts:
            state.update(part)
            test.advance(len(part) // PART)
    return {"md": to_hex(digest(state, 0))}


def large_parts(test: Members) -> int:
    return test.inner("largeMsg").number("fullLength") // 8 // PART


def extendable(id: str, test: Test) -> dict[str, object]:
    """SHAKE, cSHAKE, Ascon-XOF128 and Ascon-CXOF128."""
    message, customization = test.hex("msg", "len"), _customization(test)
    found: dict[str, object] = {"md": to_hex(digest(linnet.new(id, message, **customization), test.size("outLen")))}
    return found | ({"outLen": test.number("outLen")} if test.text("revision") == "1.0" else {})


def _customization(test: Test) -> dict[str, bytes]:
    if "functionName" in test and test.text("functionName"):
        raise LeftOut("functionName is not empty, and Linnet's cSHAKE takes none")
    return {"customization": test.hex("cs", "csLen")} if "cs" in test else customization_of(test)


def customization_of(test: Test) -> dict[str, bytes]:
    """The customization string of cSHAKE and KMAC, if there is one."""
    if "customizationHex" in test:
        return {"customization": test.hex("customizationHex")}
    return {"customization": test.text("customization").encode()} if "customization" in test else {}


def extendable_monte_carlo(id: str, test: Test) -> dict[str, object]:
    """The last output gives the next message, the next length, and for cSHAKE the next customization."""
    customized = id.startswith("cshake")
    smallest, largest = test.size("minOutLen"), test.size("maxOutLen")
    unit, span = test.size("outLenIncrement") if customized else 1, largest - smallest
    if not 2 <= smallest <= largest or not unit:
        test.refuse("minOutLen", "at least 16, at most maxOutLen, and steps of at least a byte")
    output, size, customization = test.hex("msg", "len"), largest, b""
    results = []
    for _ in range(SAMPLE_ROUNDS if customized and "isSample" in test and test.flag("isSample") else ROUNDS):
        for _ in range(STEPS):
            message = output[:SEED_SIZE].ljust(SEED_SIZE, b"\0")
            given = {"customization": customization} if customized else {}
            output = digest(linnet.new(id, message, **given), size)
            drawn = int.from_bytes(output[-2:], "big")
            size = smallest + (drawn % (8 * span + 1) // (8 * unit) * unit if customized else drawn % (span + 1))
            customization = bytes(byte % 26 + ord("A") for byte in message + output[-2:])
        results.append({"md": to_hex(output), "outLen": len(output) * 8})
        test.advance(1)
    return {"resultsArray": results}
