# SPDX-License-Identifier: MIT OR Apache-2.0
"""The cycle models against sequences counted by hand from the manuals' tables."""

import pytest
from images import Assemble

from measure.block import Cycles
from measure.cores import CORES
from measure.meter import Measured, Meter

M0 = {
    "bx lr": 3,
    "adds r0, #1; bx lr": 1 + 3,
    "muls r0, r1; bx lr": 1 + 3,
    "ldr r0, [sp]; str r0, [sp]; bx lr": 2 + 2 + 3,
    "push {r4, r5, lr}; pop {r4, r5, pc}": (1 + 3) + (4 + 3),
    "mov r0, sp; subs r0, #32; stmia r0!, {r1, r2, r3}; bx lr": 1 + 1 + (1 + 3) + 3,
    "movs r0, #3; 1: subs r0, #1; bne 1b; bx lr": 1 + 3 * 1 + 2 * 3 + 1 + 3,
    "b 1f; nop; 1: bx lr": 3 + 3,
    "push {lr}; bl 1f; pop {pc}; 1: bx lr": (1 + 1) + 4 + (4 + 1) + 3,
    "mrs r0, primask; dsb; bx lr": 4 + 4 + 3,
}

M3_AND_M4 = {
    "bx lr": 1 + 2,
    "add r0, r1, r2, lsl #3; bx lr": 1 + 3,
    "mul r0, r1, r2; bx lr": 1 + 3,
    "udiv r0, r0, r1; bx lr": 6 + 3,
    "ldr r0, [sp]; ldr r1, [sp, #4]; ldr r2, [sp, #8]; bx lr": 2 + 1 + 1 + 3,
    "sub r1, sp, #8; str r1, [r1]; ldr r1, [r1]; ldr r1, [r1]; bx lr": 1 + 1 + 2 + 2 + 3,
    "mov r1, #0; str r0, [sp, #-8]; str r0, [sp, r1]; bx lr": 1 + 1 + 2 + 3,
    "mov r1, #0; ldr r0, [sp]; str r0, [sp, r1]; bx lr": 1 + 2 + 1 + 3,
    "ldrd r0, r1, [sp]; bx lr": 3 + 3,
    "push {r4, r5, lr}; pop {r4, r5, pc}": (1 + 3) + (1 + 3 + 2),
    "ldr r0, =f; ldm r0, {r1, r2, r3}; bx lr": 2 + (1 + 3) + 3,
    "cmp r0, #0; it eq; moveq r0, #1; bx lr": 1 + 0 + 1 + 3,
    "cmp.w r0, #0; it eq; moveq r0, #1; bx lr": 1 + 1 + 1 + 3,
    "mov r0, #0; cbz r0, 1f; nop; 1: bx lr": 1 + (1 + 2) + 3,
    "mov r0, #1; cbz r0, 1f; nop; 1: bx lr": 1 + 1 + 1 + 3,
    "mov r0, #3; 1: subs r0, #1; bne 1b; bx lr": 1 + 3 * 1 + 2 * (1 + 2) + 1 + 3,
    "push {lr}; bl 1f; pop {pc}; 1: bx lr": (1 + 1) + (1 + 2) + (1 + 1 + 2) + 3,
    "mov r0, #0; tbb [pc, r0]; .byte 1, 1; 1: bx lr": 1 + (3 + 2) + 3,
    "cmp r0, r0; it ne; bxne lr; bx lr": 1 + 0 + 1 + 3,
    "cmp r0, r0; it eq; bxeq lr; bx lr": 1 + 0 + (1 + 2),
    "mrs r0, primask; dsb; bx lr": 2 + 1 + 3,
}
M3 = {
    "mla r0, r1, r2, r3; bx lr": 2 + 3,
    "umull r0, r1, r2, r3; bx lr": 4 + 3,
    "umlal r0, r1, r2, r3; bx lr": 5 + 3,
}
M4 = {
    "mla r0, r1, r2, r3; bx lr": 1 + 3,
    "umull r0, r1, r2, r3; bx lr": 1 + 3,
    "umlal r0, r1, r2, r3; bx lr": 1 + 3,
    "vmov s0, r0; vadd.f32 s0, s0, s0; vfma.f32 s0, s1, s2; bx lr": 1 + 1 + 3 + 3,
    "vmov s0, s1, r0, r1; bx lr": 2 + 3,
    "vldr s0, [sp]; vldr d0, [sp]; bx lr": 2 + 3 + 3,
    "vpush {d0, d1}; vpop {d0, d1}; bx lr": (1 + 4) + (1 + 4) + 3,
    "vdiv.f32 s0, s1, s2; bx lr": 14 + 3,
}
COUNTED = [
    *(("m0", text, cycles) for text, cycles in M0.items()),
    *((core, text, cycles) for core in ("m3", "m4f") for text, cycles in M3_AND_M4.items()),
    *(("m3", text, cycles) for text, cycles in M3.items()),
    *(("m4f", text, cycles) for text, cycles in M4.items()),
]


def measured(assemble: Assemble, core: str, text: str) -> Measured:
    return Meter(assemble(CORES[core], text), CORES[core]).measure("f", [])


@pytest.mark.parametrize(("core", "text", "cycles"), COUNTED)
def test_counted_sequences(assemble: Assemble, core: str, text: str, cycles: int) -> None:
    assert measured(assemble, core, text).cycles.modelled == cycles


@pytest.mark.parametrize(
    ("text", "bounds"),
    [
        ("umull r0, r1, r2, r3; bx lr", Cycles(7, 6, 8)),
        ("umlal r0, r1, r2, r3; bx lr", Cycles(8, 7, 10)),
        ("udiv r0, r0, r1; bx lr", Cycles(9, 5, 15)),
        ("cmp r0, #0; it ne; ldrne r0, [sp]; bx lr", Cycles(6, 5, 7)),
    ],
)
def test_what_the_manual_leaves_open_is_bounded(assemble: Assemble, text: str, bounds: Cycles) -> None:
    assert measured(assemble, "m3", text).cycles == bounds


@pytest.mark.parametrize("core", ["m3", "m4f"])
def test_straight_code_that_the_emulator_splits(assemble: Assemble, core: str) -> None:
    count = 3000
    text = "\n".join(["ldr r0, [sp]"] * count) + "; bx lr"
    m = measured(assemble, core, text)
    assert (m.instructions, m.cycles.modelled) == (count + 1, 2 + (count - 1) + 3)
