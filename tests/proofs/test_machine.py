# SPDX-License-Identifier: MIT OR Apache-2.0
"""The lifters report leaks, refuse what they do not know, and compute what an emulator computes."""

import random
import subprocess
from pathlib import Path

import pytest
from unicorn import UC_ARCH_ARM, UC_ARCH_X86, UC_MODE_64, UC_MODE_MCLASS, UC_MODE_THUMB, Uc, arm_const, x86_const

from measure.values import Room
from prove.check import run
from prove.claims import CLAIMS, Claim, Input
from prove.graph import Graph
from prove.machine import Leak, Machine, Unsupported
from prove.target import PLACES, TARGETS, Image, Microcontroller, Target
from prove.thumb import Thumb
from prove.word import Words
from prove.x86 import X86

TOOLS = {
    "x86-64": ("gcc", "ld", (), X86),
    "m0": ("arm-none-eabi-gcc", "arm-none-eabi-ld", ("-mcpu=cortex-m0", "-mthumb"), Thumb),
    "m3": ("arm-none-eabi-gcc", "arm-none-eabi-ld", ("-mcpu=cortex-m3", "-mthumb"), Thumb),
}
PROGRAM = """
#include <stdint.h>
static const uint8_t values[256] = {1, 2, 3};
int address(const uint8_t* secret) { return values[*secret]; }
int branch(const uint8_t* secret, volatile uint8_t* out) { if (*secret & 1) { *out = 1; *out = 2; *out = 3; *out = 4; } return 0; }
int early(const uint8_t* secret) { for (int i = 0; i < 4; ++i) if (secret[i] != i) return i; return 4; }
int harmless(const uint8_t* secret, uint8_t* out, int n) { for (int i = 0; i < n; ++i) out[i] = secret[i] ^ values[i]; return n; }
int floating(const uint8_t* secret) { return (int)(*(const double*)secret / 3); }
"""


@pytest.fixture(params=TOOLS)
def machine(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Machine, Image]:
    compiler, linker, options, kind = TOOLS[request.param]
    source, built, linked = (tmp_path / f"planted.{end}" for end in ("c", "o", "elf"))
    source.write_text(PROGRAM)
    flags = ["-O1", "-fno-pic", "-fno-tree-vectorize", "-fcf-protection=none"] if compiler == "gcc" else ["-O1", *options]
    subprocess.run([compiler, *flags, "-c", source, "-o", built], check=True)
    subprocess.run([linker, "-e", "0", "-Ttext=0x400000", "--unresolved-symbols=ignore-all", built, "-o", linked], check=True)
    image = Image(linked)
    made = kind(Words(Graph()))
    for at, data in image.segments:
        made.memory.place(at, data)
    made.memory.store(0x10000, made.words.input(64))
    made.memory.place(0x11000, bytes(16))
    return made, image


@pytest.mark.parametrize(("name", "says"), [("address", "an address"), ("branch", "a branch"), ("early", "a branch")])
def test_leaks_are_reported(machine: tuple[Machine, Image], name: str, says: str) -> None:
    made, image = machine
    with pytest.raises(Leak, match=says):
        made.call(image.symbols[name], [0x10000, 0x11000])


def test_no_leak_without_one(machine: tuple[Machine, Image]) -> None:
    made, image = machine
    made.call(image.symbols["harmless"], [0x10000, 0x11000, 4], [range(0x11000, 0x11010)])
    assert made.result().value == 4
    secret, out = made.memory.load(0x10000, 4), made.memory.load(0x11000, 4)
    assert (secret ^ out).value == 0x00030201


def test_unknown_instructions_are_refused(machine: tuple[Machine, Image]) -> None:
    made, image = machine
    with pytest.raises(Unsupported):
        made.call(image.symbols["floating"], [0x10000])


# Beside an emulator --------------------------------------------------------------------------------


def emulated(target: Target, image: Image, symbol: str, contents: list[tuple[int, bytes]], numbers: list[int]) -> Uc:
    """An emulator after the call."""
    arm = isinstance(target, Microcontroller)
    uc = Uc(UC_ARCH_ARM, UC_MODE_THUMB | UC_MODE_MCLASS) if arm else Uc(UC_ARCH_X86, UC_MODE_64)
    if isinstance(target, Microcontroller):
        uc.ctl_set_cpu_model(target.core.emulated)
    fixed = target.machine(Words(Graph()), image).memory
    for start in range(0, 0x500000, 0x100000):
        uc.mem_map(start, 0x100000)
    for start in (0x08000000, 0x20000000, Machine.STACK - 0x80000):
        uc.mem_map(start, 0x100000)
    for at, data in image.segments:
        uc.mem_write(at, fixed.raw(at, len(data)))
    for at, data in contents:
        uc.mem_write(at, data)
    if not arm:
        for called, code in FUNCTIONS.items():
            uc.mem_write(PLACES[called], bytes.fromhex(code))
    size, most = (4, 4) if arm else (8, 6)
    stack = Machine.STACK - 16 * size
    words = [Machine.END, *numbers[most:]] if not arm else numbers[most:]
    uc.mem_write(stack, b"".join(word.to_bytes(size, "little") for word in words))
    registers = ("rdi", "rsi", "rdx", "rcx", "r8", "r9")
    for i, number in enumerate(numbers[:most]):
        uc.reg_write(arm_const.UC_ARM_REG_R0 + i if arm else getattr(x86_const, f"UC_X86_REG_{registers[i].upper()}"), number)
    if arm:
        uc.reg_write(arm_const.UC_ARM_REG_LR, Machine.END | 1)
    uc.reg_write(arm_const.UC_ARM_REG_SP if arm else x86_const.UC_X86_REG_RSP, stack)
    uc.emu_start(image.symbols[symbol] | int(arm), Machine.END)
    return uc


# The C library's functions, as far as the emulated ones need them: copies from the first byte on.
_COPY = "4889f8 4889d1 f3a4 c3"  # mov rax, rdi; mov rcx, rdx; rep movsb; ret
_FILL = "4989f8 89f0 4889d1 f3aa 4c89c0 c3"  # mov r8, rdi; mov eax, esi; mov rcx, rdx; rep stosb; mov rax, r8; ret
FUNCTIONS = {"memcpy": _COPY, "memmove": _COPY, "memset": _FILL}
QUICK = [claim for claim in CLAIMS if claim.quick]


# The emulator knows no AVX2; test_vex.py tries its instructions on the processor.
@pytest.mark.parametrize("name", [name for name in TARGETS if name != "x86-64-v3"])
@pytest.mark.parametrize("claim", QUICK, ids=map(str, QUICK))
def test_lifters_agree_with_an_emulator(claim: Claim, name: str) -> None:
    target = TARGETS[name]
    image = target.image([claim.symbol])
    chosen = random.Random(str(claim))
    given = {of.name: chosen.getrandbits(8 * of.size) if of.size else 0 for of in claim.arguments() if isinstance(of, Input)}
    lifted = run(claim, target, image, given=given)
    contents, rooms, numbers = list[tuple[int, bytes]](), list[tuple[int, int]](), list[int]()
    at = 0x10000
    for of in claim.arguments():
        if isinstance(of, int):
            numbers.append(of)
            continue
        numbers.append(at)
        contents.append((at, bytes(of.size) if isinstance(of, Room) else given[of.name].to_bytes(of.size, "little")))
        if isinstance(of, Room):
            rooms.append((at, of.size))
        at += 1024
    uc = emulated(target, image, claim.symbol, contents, numbers)
    made = [word.value or 0 for word in lifted.made]
    assert made == [int.from_bytes(uc.mem_read(at, size), "little") for at, size in rooms]
    assert any(made)
