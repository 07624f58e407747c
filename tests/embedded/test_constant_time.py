# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every call executes the same instructions and uses the same addresses whatever the secrets are, on each core in each profile."""

from collections.abc import Sequence

import pytest
from images import Assemble, host, library

from measure import builds
from measure.calls import Call, Interface, calls, function, images
from measure.catalog import Algorithm, algorithms
from measure.constant_time import cases, difference
from measure.cores import CORES, PROFILES, Core
from measure.image import Image
from measure.tracer import Tracer

BRANCH = "int f(const char* key) { int n = 1; for (int i = 0; i < key[0]; ++i) n = n * 5 + key[1]; return n; }"
LOOKUP = "const char table[256] = {1, 2}; int f(const unsigned char* key) { return table[key[0]]; }"
STORE = "char table[256]; int f(const unsigned char* key) { table[key[0]] = 1; return 0; }"
NONE = "int f(const unsigned char* key) { unsigned n = 0; for (int i = 0; i < 16; ++i) n = n * 5 + key[i]; return (int)n; }"
CARRY = "unsigned long long f(const unsigned long long* p) { unsigned long long s = p[0] + p[1]; return p[1] + (s < p[0]); }"
CONDITIONAL_STORE = "ldrb r1, [r0]; lsls r1, r1, #31; it ne; strne r1, [r0]; bx lr"
SECRETS = [bytes([i, *range(15)]) for i in (1, 2, 3)]


def differences(image: Image, core: Core) -> list[str]:
    tracer = Tracer(image, core)
    runs = [tracer.trace("f", [secret], first=number == 0) for number, secret in enumerate(SECRETS)]
    return [run.difference for run in runs if run.difference]


@pytest.mark.parametrize("leak", [BRANCH, LOOKUP, STORE])
def test_a_planted_leak_is_caught(compiled: Assemble, core: Core, leak: str) -> None:
    assert differences(compiled(core, leak), core)


def test_the_branch_that_gcc_makes_of_a_carry_is_caught(compiled: Assemble) -> None:
    tracer = Tracer(compiled(CORES["m0"], CARRY), CORES["m0"])
    tracer.trace("f", [bytes(16)], first=True)
    assert tracer.trace("f", [b"\xff" * 16]).difference


def test_a_store_on_a_condition_is_caught(assemble: Assemble) -> None:
    assert "follows" in differences(assemble(CORES["m3"], CONDITIONAL_STORE), CORES["m3"])[0]


def test_what_does_not_leak_passes(compiled: Assemble, core: Core) -> None:
    assert differences(compiled(core, NONE), core) == []


def test_unaligned_access_is_seen(assemble: Assemble, core: Core) -> None:
    aligned, odd = (Tracer(assemble(core, "ldrh r0, [r0]; bx lr"), core).trace("f", [b"1234"], offset) for offset in (0, 1))
    assert aligned.unaligned is None
    assert odd.unaligned


def leaks(image: Image, core: Core, a: Algorithm, interface: Interface, called: Sequence[Call]) -> dict[str, str]:
    """How runs of these calls differ, of those that do."""
    tracer = Tracer(image, core)
    of = [case for case in cases(a) if case.call in called]
    found = {str(case): difference(tracer, function(a, interface, case.call), a, case, host()) for case in of}
    return {case: how for case, how in found.items() if how}


@pytest.mark.parametrize("algorithm", algorithms())
@pytest.mark.parametrize("profile", PROFILES)
def test_no_secret_is_seen(core: Core, profile: str, algorithm: str) -> None:
    a = algorithms()[algorithm]
    assert leaks(library(core, PROFILES[profile]), core, a, Interface.C, calls(a)) == {}


@pytest.mark.slow
@pytest.mark.parametrize("algorithm", algorithms())
@pytest.mark.parametrize("profile", PROFILES)
def test_no_secret_is_seen_through_the_headers(core: Core, profile: str, algorithm: str) -> None:
    a = algorithms()[algorithm]
    for image in images(a):
        made = builds.link_image(a, Interface.HEADER, image, core, PROFILES[profile])
        assert leaks(Image(made), core, a, Interface.HEADER, image) == {}
