# SPDX-License-Identifier: MIT OR Apache-2.0
"""The lifter's instructions of x86-64-v3 compute what this processor does, which the emulator does not know."""

import ctypes
import random
import subprocess
from pathlib import Path

import pytest

from prove.graph import Graph
from prove.machine import Unsupported
from prove.word import Words
from prove.x86 import X86

INSTRUCTIONS = """
vmovdqu ymm0,[rdi] | vmovdqu xmm0,[rdi+16] | vmovdqa ymm0,ymm1 | vmovdqu [rdi+32],ymm1 | vmovq xmm0,rax | vmovd xmm0,ecx
vmovq rax,xmm1 | vmovd eax,xmm2 | vpxor ymm0,ymm1,ymm2 | vpxor xmm0,xmm0,xmm1 | vpand ymm0,ymm1,ymm2 | vpandn ymm0,ymm1,ymm2
vpor xmm0,xmm1,[rdi] | vpaddd ymm0,ymm1,ymm2 | vpaddq xmm0,xmm1,xmm2 | vpsubb ymm0,ymm1,ymm2 | vpslld ymm0,ymm1,7
vpsrld ymm0,ymm1,25 | vpsllq xmm0,xmm1,60 | vpsrlq ymm0,ymm1,4 | vpsrlw xmm0,xmm1,4 | vpsraw ymm0,ymm1,3 | vpslldq ymm0,ymm1,5
vpsrldq xmm0,xmm1,11 | vpshufd ymm0,ymm1,0x1b | vpshuflw ymm0,ymm1,0xb1 | vpshufb ymm0,ymm1,ymm2 | vpshufb xmm0,xmm1,[rdi]
vpermq ymm0,ymm1,0x93 | vpunpcklbw ymm0,ymm1,ymm2 | vpunpckhqdq ymm0,ymm1,ymm2 | vpackuswb ymm0,ymm1,ymm2
vpcmpeqb ymm0,ymm1,ymm2 | vpcmpgtb ymm0,ymm1,ymm2 | vpbroadcastb ymm0,xmm1 | vpbroadcastd ymm0,xmm1 | vpbroadcastq xmm0,[rdi]
vpinsrb xmm0,xmm1,ecx,9 | vpinsrw xmm0,xmm1,ecx,3 | vpinsrd xmm0,xmm1,ecx,2 | vpinsrq xmm0,xmm1,rcx,1 | vpextrb eax,xmm1,7
vpextrd eax,xmm1,3 | vpextrq rax,xmm1,1 | vpextrq [rdi],xmm1,0 | vzeroupper | vaesenc xmm0,xmm1,xmm2
vaesenclast xmm0,xmm1,xmm2 | vaeskeygenassist xmm0,xmm1,0x1b | vaeskeygenassist xmm0,xmm1,1 | vshufps xmm0,xmm1,xmm2,0x4e
rorx rax,rcx,11 | rorx eax,ecx,7 | andn rax,rcx,rdx | andn eax,ecx,edx | mov ecx,13; bzhi rax,rdx,rcx
mov ecx,200; bzhi eax,edx,ecx | shlx rax,rdx,rcx | shrx eax,edx,ecx
"""
SNIPPETS = [part.strip() for line in INSTRUCTIONS.split("\n") for part in line.split("|") if part.strip()]
REGISTERS = ("rax", "rcx", "rdx")
VECTORS = ("ymm0", "ymm1", "ymm2")
SIZE = 64
"""Of the memory at rdi. The registers and the vectors follow it."""
WANTED = {"avx2", "bmi2", "aes", "ssse3"}
WHERE = 0x10000
CODE = 0x400000

pytestmark = pytest.mark.skipif(
    not set(Path("/proc/cpuinfo").read_text(encoding="utf-8").split()) >= WANTED, reason="the processor has no AVX2, BMI2 or AES-NI"
)


def _assembled(text: str, folder: Path) -> tuple[bytes, Path]:
    """The bytes of a snippet, and a library with a function that runs it on the registers in a buffer."""
    load = [f"mov {name},[rdi+{SIZE + 8 * i}]" for i, name in enumerate(REGISTERS)]
    load += [f"vmovdqu {name},[rdi+{SIZE + 32 + 32 * i}]" for i, name in enumerate(VECTORS)]
    store = [f"mov [rdi+{SIZE + 8 * i}],{name}" for i, name in enumerate(REGISTERS)]
    store += [f"vmovdqu [rdi+{SIZE + 32 + 32 * i}],{name}" for i, name in enumerate(VECTORS)]
    lines = [".intel_syntax noprefix", ".globl tried", "tried:", *load, "begin:", text, "end:", *store, "vzeroupper", "ret", ""]
    source, built, alone = (folder / f"tried.{end}" for end in ("s", "so", "bin"))
    source.write_text("\n".join(lines))
    subprocess.run(["gcc", "-shared", "-nostdlib", source, "-o", built], check=True)
    source.write_text(f".intel_syntax noprefix\n{text}\n")
    subprocess.run(["as", source, "-o", folder / "tried.o"], check=True)
    subprocess.run(["objcopy", "-O", "binary", "-j", ".text", folder / "tried.o", alone], check=True)
    return alone.read_bytes(), built


@pytest.mark.parametrize("text", SNIPPETS)
def test_agrees_with_the_processor(text: str, tmp_path: Path) -> None:
    code, built = _assembled(text, tmp_path)
    library = ctypes.CDLL(str(built))
    drawn = random.Random(text)
    for _ in range(4):
        before = drawn.randbytes(SIZE + 32 + 32 * len(VECTORS))
        buffer = ctypes.create_string_buffer(before, len(before))
        library.tried(buffer)
        assert _lifted(code, before) == buffer.raw


def _lifted(code: bytes, before: bytes) -> bytes:
    m = X86(Words(Graph()))
    m.memory.place(CODE, code)
    m.memory.place(WHERE, before[:SIZE])
    m.set("rdi", m.words.constant(WHERE, 64))
    for i, name in enumerate(REGISTERS):
        m.set(name, m.words.constant(int.from_bytes(before[SIZE + 8 * i :][:8], "little"), 64))
    for i, name in enumerate(VECTORS):
        m.set(name, m.words.constant(int.from_bytes(before[SIZE + 32 + 32 * i :][:32], "little"), 256))
    m.pc = CODE
    while m.pc != CODE + len(code):
        m.step()
    made = m.number(m.memory.load(WHERE, SIZE), "it").to_bytes(SIZE, "little")
    made += b"".join(m.number(m.get(name), "it").to_bytes(8, "little") for name in REGISTERS) + before[SIZE + 24 : SIZE + 32]
    return made + b"".join(m.number(m.get(name), "it").to_bytes(32, "little") for name in VECTORS)


def test_a_form_with_a_mask_is_refused(tmp_path: Path) -> None:
    code, _ = _assembled("vpxord zmm0{k1},zmm1,zmm2", tmp_path)
    with pytest.raises(Unsupported):
        _lifted(code, bytes(SIZE + 32 + 32 * len(VECTORS)))
