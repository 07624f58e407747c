# SPDX-License-Identifier: MIT OR Apache-2.0
"""Stack, size and calls of small programs."""

import pytest
from images import Assemble

from measure.cores import CORES, Core
from measure.machine import Fault, Machine
from measure.meter import Meter
from measure.values import Room

NESTED = "push {r4, lr}; sub sp, #16; bl 1f; add sp, #16; pop {r4, pc}; 1: push {r4, r5, r6, lr}; pop {r4, r5, r6, pc}"
UNKNOWN = "push {r4, lr}; mov r4, sp; mov r0, sp; subs r0, #200; mov sp, r0; b 1f; 1: push {r0}; mov sp, r4; pop {r4, pc}"
PREDECREMENT = "push {r4, lr}; str r0, [sp, #-12]!; ldr r0, [sp], #12; stmdb sp!, {r0, r1}; ldmia sp!, {r0, r1}; pop {r4, pc}"


@pytest.mark.parametrize(("text", "bytes_"), [("bx lr", 0), (NESTED, 8 + 16 + 16), (UNKNOWN, 8 + 200 + 4)])
def test_stack(assemble: Assemble, core: Core, text: str, bytes_: int) -> None:
    m = Meter(assemble(core, text), core).measure("f", [])
    assert m.stack == bytes_
    assert m.stack_written <= bytes_


@pytest.mark.parametrize("core", [CORES["m3"], CORES["m4f"]])
def test_stack_of_writes_that_move_its_pointer(assemble: Assemble, core: Core) -> None:
    assert Meter(assemble(core, PREDECREMENT), core).measure("f", []).stack == 8 + 12


def test_arguments_and_results(compiled: Assemble, core: Core) -> None:
    text = """
        int f(int a, const char* b, int c, int d, char* e, int g) {
            e[0] = b[0]; e[1] = b[1]; e[2] = (char)d; e[3] = (char)g;
            return a + c;
        }"""
    assert Machine(compiled(core, text), core).run("f", [1, b"xy", 2, 3, Room(4), 5]) == (3, [b"xy\3\5"])


def test_size_leaves_the_driver_out(compiled: Assemble, core: Core) -> None:
    text = """
        const int table[3] = {1, 2, 3}; int data = 4; int zeroed[5];
        __attribute__((section(".bench.f"))) int f(int i) { return table[i] + data + zeroed[i]; }"""
    size = compiled(core, text).size
    assert (size.text, size.constants, size.data, size.zeroed) == (0, 12, 4, 20)
    assert (size.code, size.ram) == (16, 24)


def test_instructions_that_it_blocks_skip_are_counted(assemble: Assemble) -> None:
    m = Meter(assemble(CORES["m3"], "cmp r0, r0; ite ne; movne r0, #1; moveq r0, #2; bx lr"), CORES["m3"]).measure("f", [])
    assert (m.instructions, m.result) == (5, 2)


def test_a_fault_is_reported(assemble: Assemble, core: Core) -> None:
    with pytest.raises(Fault, match=r"f: .* in f"):
        Machine(assemble(core, "ldr r0, =0x70000000; ldr r0, [r0]; bx lr"), core).run("f", [])


def test_cycles_of_functions_add_up(compiled: Assemble, core: Core) -> None:
    text = """
        __attribute__((noinline)) unsigned g(unsigned n) { while (n & 255) n = n * 5 + 1; return n; }
        unsigned f(unsigned n) { return g(n) + g(n + 1); }"""
    m = Meter(compiled(core, text), core).measure("f", [7])
    assert sum(m.spent.values()) == m.cycles.modelled
    assert set(m.spent) == {"f", "g"}
