# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the processor would do otherwise is refused: accesses below the stack, misaligned ones, what a call may have changed."""

from pathlib import Path

import pytest
from test_instructions import of_thumb, of_x86

from prove.c_library import FUNCTIONS
from prove.graph import Graph
from prove.machine import Machine, Unsupported
from prove.thumb import Thumb
from prove.word import Words
from prove.x86 import X86

CODE, INPUT, OUTPUT = 0x400000, 0x10000, 0x11000
MEMCPY = 0xE200


def called(machine: Machine, code: bytes) -> None:
    machine.memory.place(CODE, code)
    machine.memory.store(INPUT, machine.words.input(256))
    machine.memory.place(OUTPUT, bytes(64))
    machine.call(CODE, [INPUT, OUTPUT], [range(OUTPUT, OUTPUT + 64)])


def x86() -> X86:
    machine = X86(Words(Graph()))
    machine.functions = {MEMCPY: FUNCTIONS["memcpy"]}
    return machine


COPY = "push rbx; mov rbx,rsi; mov rsi,rdi; mov rdi,rbx; mov edx,16; mov eax,0xe200; call rax"
X86_PLANTED = {
    "mov [rsp-200],rdi; ret": "neither output nor stack",
    "mov rax,[rsp-200]; ret": "below the stack",
    "mov [rsp+64],rdi; ret": "neither output nor stack",
    "mov [rip-4],rdi; ret": "neither output nor stack",
    "movaps xmm0,[rdi+1]; ret": "not aligned",
    "vmovdqa ymm0,[rdi+16]; ret": "not aligned",
    "pxor xmm0,[rdi+1]; ret": "not aligned",
    f"{COPY.partition('; ')[2]}; ret": "not aligned",
    "xor edx,edx; xor ecx,ecx; mov eax,1; div rcx; ret": "division",
    "mov edx,7; mov ecx,3; mov eax,1; div rcx; ret": "division",
    "vpxorq zmm0,zmm0,zmm0; ret": "zmm",
}
THUMB_PLANTED = {
    "str r0,[sp,#-16]; bx lr": "neither output nor stack",
    "push {r4}; pop {r4}; ldr r0,[sp,#-4]; bx lr": "below the stack",
    "ldr r0,[r0,#1]; bx lr": "not aligned",
    "adds r0,#2; ldmia r0!,{r2,r3}; bx lr": "not aligned",
}


@pytest.mark.parametrize("text", X86_PLANTED)
def test_x86_refuses(text: str, tmp_path: Path) -> None:
    with pytest.raises(Unsupported, match=X86_PLANTED[text]):
        called(x86(), of_x86(text, tmp_path))


@pytest.mark.parametrize("text", THUMB_PLANTED)
def test_thumb_refuses(text: str, tmp_path: Path) -> None:
    with pytest.raises(Unsupported, match=THUMB_PLANTED[text]):
        called(Thumb(Words(Graph()), strict=True), of_thumb(text, tmp_path))


IN_A_VECTOR = COPY.replace("mov edx", "vmovdqu ymm5,[rsi]; mov edx") + "; vmovdqu [rbx],ymm5; pop rbx; ret"
BELOW = COPY.replace("mov edx", "mov rax,[rsi]; mov [rsp-64],rax; mov edx") + "; mov rax,[rsp-64]; mov [rbx],rax; pop rbx; ret"


@pytest.mark.parametrize("text", [IN_A_VECTOR, BELOW])
def test_a_call_changes_what_it_may(text: str, tmp_path: Path) -> None:
    """The output is not the input, which the code kept where a call may change it."""
    machine = x86()
    called(machine, of_x86(text, tmp_path))
    assert machine.memory.load(OUTPUT, 8).bits != machine.memory.load(INPUT, 8).bits
    if "ymm5" in text:
        assert machine.memory.load(OUTPUT + 16, 16).bits != machine.memory.load(INPUT + 16, 16).bits
