# SPDX-License-Identifier: MIT OR Apache-2.0
"""x86-64: the instructions that compilers use for the library, as operations of words (Intel 64 and IA-32 manual, volume 2)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import capstone
from capstone import x86_const

from prove.machine import Byte, Machine, Unsupported, gather, scattered
from prove.word import Word, Words, chosen, join, ripple
from spec import aes

Operand = Any  # capstone has no types
Instruction = Any

_NUMBERED = re.compile(r"r(\d+)([dwb]?)$")
_VECTOR = re.compile(r"([xyz])mm(\d+)$")
_OLD = ("ax", "cx", "dx", "bx", "sp", "bp", "si", "di")
_SIZES = {"": 8, "d": 4, "w": 2, "b": 1, "x": 16, "y": 32, "z": 64}


def _place(name: str) -> tuple[str, int, int]:
    """The whole register of a name, the first byte of the part and its size."""
    if (found := _VECTOR.match(name)) and (found[1] == "z" or int(found[2]) > 15):
        raise Unsupported(f"the register {name}")
    if found:
        return f"v{found[2]}", 0, _SIZES[found[1]]
    if found := _NUMBERED.match(name):
        return f"r{found[1]}", 0, _SIZES[found[2]]
    for i, old in enumerate(_OLD):
        forms = {f"r{old}": (0, 8), f"e{old}": (0, 4), old: (0, 2)}
        forms |= {f"{old[0]}l": (0, 1), f"{old[0]}h": (1, 1)} if i < 4 else {f"{old}l": (0, 1)}
        if name in forms:
            return f"r{i}", *forms[name]
    raise Unsupported(f"the register {name}")


@dataclass
class Flags:
    """What the last instruction that sets them left: its result, and literals or how to compute them."""

    result: Word
    carry: Callable[[], int]
    overflow: Callable[[], int]


class X86(Machine):
    """The first six arguments of a call are in registers, the others on the stack."""

    ARGUMENTS = ("rdi", "rsi", "rdx", "rcx", "r8", "r9")
    RED_ZONE = 128

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._registers: dict[str, list[Byte]] = {}
        self._places: dict[int, tuple[str, int, int]] = {}
        self._decoder = capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)
        self._decoder.detail = True
        self._decoded: dict[int, tuple[Instruction, Callable[[Instruction], None]]] = {}
        self._flags = self._logical(words.constant(0, 64))
        self.functions: dict[int, Callable[[X86], None]] = {}
        """What is done at addresses where there is no code."""
        for i in range(16):
            self._registers[f"r{i}"] = [0] * 8
        for i in range(32):
            self._registers[f"v{i}"] = [0] * 64

    # Registers, memory and operands ----------------------------------------------------------------

    def _name(self, register: int) -> tuple[str, int, int]:
        if register not in self._places:
            self._places[register] = _place(self._decoder.reg_name(register))
        return self._places[register]

    def get(self, name: str) -> Word:
        whole, at, size = _place(name)
        return gather(self.words, self._registers[whole][at : at + size])

    def set(self, name: str, word: Word) -> None:
        self._put(_place(name), word)

    def _put(self, place: tuple[str, int, int], word: Word, clear: bool = False) -> None:
        whole, at, size = place
        found = self._registers[whole]
        assert word.size == 8 * size
        found[at : at + size] = scattered(word)
        if size == 4:
            found[4:] = [0] * 4
        elif clear:
            found[size:] = [0] * (64 - size)

    def _address(self, i: Instruction, of: Operand) -> int:
        mem = of.mem
        if i.addr_size != 8:
            raise Unsupported(f"{i.mnemonic} {i.op_str}: addresses of {i.addr_size} bytes")
        if mem.segment not in (0, x86_const.X86_REG_DS, x86_const.X86_REG_SS):
            raise Unsupported(f"{i.mnemonic} {i.op_str}: a segment")
        total: int = mem.disp + (i.address + i.size if mem.base == x86_const.X86_REG_RIP else 0)
        if mem.base not in (0, x86_const.X86_REG_RIP):
            total += self.number(self._register(mem.base), "an address")
        if mem.index:
            total += mem.scale * self.number(self._register(mem.index), "an address")
        return total & 0xFFFFFFFFFFFFFFFF

    def _register(self, number: int) -> Word:
        whole, at, size = self._name(number)
        return gather(self.words, self._registers[whole][at : at + size])

    def _read(self, i: Instruction, of: Operand, size: int = 0) -> Word:
        """An operand; of a vector register or memory the first `size` bytes, if that is given."""
        if of.type == x86_const.X86_OP_IMM:
            return self.words.constant(of.imm, 8 * (size or of.size))
        if of.type == x86_const.X86_OP_REG:
            whole, at, own = self._name(of.reg)
            return gather(self.words, self._registers[whole][at : at + (size or own)])
        return self.memory.load(self._address(i, of), size or of.size)

    def _write(self, i: Instruction, of: Operand, word: Word) -> None:
        if of.type == x86_const.X86_OP_REG:
            self._put(self._name(of.reg), word, clear=i.mnemonic.startswith("v"))
        else:
            self.memory.store(self._address(i, of), word)

    def push(self, word: Word) -> None:
        top = self.get("rsp") - 8
        self.set("rsp", top)
        self.memory.store(self.number(top, "the stack"), word)

    def pop(self) -> Word:
        top = self.get("rsp")
        self.set("rsp", top + 8)
        return self.memory.load(self.number(top, "the stack"), 8)

    def call(self, start: int, arguments: Sequence[int], writable: Sequence[range] = ()) -> None:
        for name, register in self._registers.items():
            known = 8 if name[0] == "r" else 32  # _place refuses registers of AVX-512
            register[:known] = scattered(self.words.input(8 * known))
        self.unknown_flags()
        kept = {name: list(self._registers[name]) for name in _PRESERVED}
        stacked = arguments[len(self.ARGUMENTS) :]
        top = self.STACK - 64
        self.set("rsp", self.words.constant(top - 8 * (len(stacked) % 2), 64))
        for argument in reversed(stacked):
            self.push(self.words.constant(argument, 64))
        self.push(self.words.constant(self.END, 64))
        for name, argument in zip(self.ARGUMENTS, arguments):
            self.set(name, self.words.constant(argument, 64))
        entry = self.number(self.get("rsp"), "the stack")
        self.confined(writable, top)
        self.run(start)
        if self.get("rsp").value != entry + 8 or any(self._registers[name] != kept[name] for name in _PRESERVED):
            raise Unsupported("the function does not preserve the registers that it must")

    def stack_pointer(self) -> int:
        return self.number(self.get("rsp"), "the stack")

    def result(self) -> Word:
        return self.get("eax")

    def of_level(self, name: str) -> bool:
        return not name.endswith("-v3") or any(i.bytes[0] in _VEX for i, _ in self._decoded.values())

    def patches(self) -> list[tuple[int, bytes]]:
        found = []
        for i, _ in self._decoded.values():
            registers = [of.reg for of in i.operands if of.type == x86_const.X86_OP_REG]
            vex = _VEX.get(i.bytes[0], 0)
            opcode = (i.bytes[vex], 0) if vex else (i.opcode[0], i.opcode[1] if i.opcode[0] == 0x0F else 0)
            other = _OTHERS.get((i.mnemonic, *opcode))
            if len(registers) == len(i.operands) > 1 and registers[-2] != registers[-1] and other is not None:
                at = bytes(i.bytes).index(other[0], vex)
                found.append((i.address + at, bytes([other[1]])))
        return found

    # Steps -----------------------------------------------------------------------------------------

    def step(self) -> None:
        found = self._decoded.get(self.pc)
        if found is None:
            if self.pc in self.functions:
                self.functions[self.pc](self)
                return
            decoded = next(self._decoder.disasm(self.memory.raw(self.pc, 16), self.pc, 1), None)
            if decoded is None:
                raise Unsupported(f"no instruction at {self.pc:#x}")
            found = self._decoded[self.pc] = decoded, self._handler(decoded)
        i, handler = found
        self.at = self.pc
        self.pc += i.size
        handler(i)

    def _handler(self, i: Instruction) -> Callable[[Instruction], None]:
        name = i.mnemonic
        if "{" in i.op_str or i.addr_size != 8:
            raise Unsupported(f"{i.mnemonic} {i.op_str} at {i.address:#x}")
        handler = _HANDLERS.get(name) or _VECTORS.get(name)
        if handler is not None:
            return lambda i: handler(self, i)
        for stem, of in (("j", self._jump), ("set", self._set), ("cmov", self._move_if)):
            if name.startswith(stem) and name[len(stem) :] in _CONDITIONS:
                condition = name[len(stem) :]
                return lambda i: of(i, condition)
        raise Unsupported(f"{i.mnemonic} {i.op_str} at {i.address:#x}")

    # Flags -----------------------------------------------------------------------------------------

    def unknown_flags(self) -> None:
        carry, overflow = self.words.graph.input(), self.words.graph.input()
        self._flags = Flags(self.words.input(64), lambda: carry, lambda: overflow)

    def _logical(self, result: Word) -> Flags:
        return Flags(result, lambda: 0, lambda: 0)

    def _arithmetic(self, a: Word, b: Word, result: Word, subtracted: bool) -> Flags:
        """Of a + b, or of a - b."""
        graph = self.words.graph

        def carry() -> int:
            if a.value is not None and b.value is not None:
                return int(a.value < b.value) if subtracted else (a.value + b.value) >> a.size
            second = tuple(bit ^ 1 for bit in b.bits) if subtracted else b.bits
            return ripple(graph, a.bits, second, int(subtracted))[1] ^ int(subtracted)

        def overflow() -> int:
            x, y, z = a.bits[-1], b.bits[-1] ^ int(subtracted), result.bits[-1]
            return graph.product(graph.sum(x, z), graph.sum(y, z))

        return Flags(result, carry, overflow)

    def _condition(self, name: str) -> int:
        """The literal of a condition."""
        f, graph = self._flags, self.words.graph
        if name in _OPPOSITE:
            return self._condition(_OPPOSITE[name]) ^ 1
        if name in ("b", "c"):
            return f.carry()
        if name == "e":
            return f.result.is_zero()
        if name == "be":
            return graph.either(f.carry(), f.result.is_zero())
        if name == "s":
            return f.result.bits[-1]
        if name == "o":
            return f.overflow()
        less = graph.sum(f.result.bits[-1], f.overflow())
        return less if name == "l" else graph.either(less, f.result.is_zero())

    def _jump(self, i: Instruction, condition: str) -> None:
        if self.truth(self._condition(condition)):
            self.pc = i.operands[0].imm

    def _set(self, i: Instruction, condition: str) -> None:
        self._write(i, i.operands[0], self.words.of([self._condition(condition)] + [0] * 7))

    def _move_if(self, i: Instruction, condition: str) -> None:
        to, of = i.operands
        self._write(i, to, chosen(self._condition(condition), self._read(i, of), self._read(i, to)))


_PRESERVED = ("r3", "r5", "r12", "r13", "r14", "r15")  # rbx, rbp and others
# Of an exclusive or: its mnemonic and opcode, the byte that makes it one, and that byte for an inclusive or. Of a round of AES-NI:
# for the last round.
_OTHERS = {
    ("xor", 0x31, 0): (0x31, 0x09),
    ("xor", 0x33, 0): (0x33, 0x0B),
    ("pxor", 0x0F, 0xEF): (0xEF, 0xEB),
    ("vpxor", 0xEF, 0): (0xEF, 0xEB),
    ("vaesenc", 0xDC, 0): (0xDC, 0xDD),
}
_VEX = {0xC4: 3, 0xC5: 2}
"""The bytes of a VEX prefix, by the first."""
_OPPOSITE = {"ae": "b", "nb": "b", "nc": "b", "ne": "e", "a": "be", "ns": "s", "no": "o", "ge": "l", "g": "le"}
_CONDITIONS = {*_OPPOSITE, *_OPPOSITE.values()}

_Handler = Callable[[X86, Instruction], None]
_HANDLERS: dict[str, _Handler] = {}


def _of(*names: str) -> Callable[[_Handler], _Handler]:
    def added(handler: _Handler) -> _Handler:
        _HANDLERS.update((name, handler) for name in names)
        return handler

    return added


@_of("nop", "endbr64")
def _nothing(m: X86, i: Instruction) -> None:
    pass


@_of("prefetcht0", "prefetcht1", "prefetchnta")
def _prefetch(m: X86, i: Instruction) -> None:
    m._address(i, i.operands[0])


@_of("mov", "movabs", "movq", "movd", "vmovq", "vmovd")
def _mov(m: X86, i: Instruction) -> None:
    to, of = i.operands
    size = {"movq": 8, "movd": 4}.get(i.mnemonic.removeprefix("v"), to.size)
    word = m._read(i, of, size)
    vector = to.type == x86_const.X86_OP_REG and to.size >= 16
    m._write(i, to, word.zero_extended(128) if vector else word)


@_of("movzx")
def _movzx(m: X86, i: Instruction) -> None:
    to, of = i.operands
    m._write(i, to, m._read(i, of).zero_extended(8 * to.size))


@_of("movsx", "movsxd")
def _movsx(m: X86, i: Instruction) -> None:
    to, of = i.operands
    m._write(i, to, m._read(i, of).sign_extended(8 * to.size))


@_of("cdqe", "cwde")
def _widen(m: X86, i: Instruction) -> None:
    of, to = ("eax", "rax") if i.mnemonic == "cdqe" else ("ax", "eax")
    m.set(to, m.get(of).sign_extended(64 if to == "rax" else 32))


@_of("lea")
def _lea(m: X86, i: Instruction) -> None:
    to, mem = i.operands[0], i.operands[1].mem
    total = m.words.constant(mem.disp + (i.address + i.size if mem.base == x86_const.X86_REG_RIP else 0), 8 * to.size)
    for register, times in ((mem.base, 1), (mem.index, mem.scale)):
        if register and register != x86_const.X86_REG_RIP:
            whole, at, _ = m._name(register)
            part = gather(m.words, m._registers[whole][at : at + to.size])
            for _ in range(times):
                total = total + part
    m._write(i, to, total)


@_of("push")
def _push(m: X86, i: Instruction) -> None:
    if i.operands[0].size != 8:
        raise Unsupported("a push of less than 8 bytes")
    m.push(m._read(i, i.operands[0]))


@_of("pop")
def _pop(m: X86, i: Instruction) -> None:
    m._write(i, i.operands[0], m.pop())


@_of("leave")
def _leave(m: X86, i: Instruction) -> None:
    m.set("rsp", m.get("rbp"))
    m.set("rbp", m.pop())


@_of("call", "jmp")
def _call(m: X86, i: Instruction) -> None:
    target = m.number(m._read(i, i.operands[0]), "the target of a call")
    if i.mnemonic == "call":
        m.push(m.words.constant(m.pc, 64))
    m.pc = target


@_of("ret")
def _ret(m: X86, i: Instruction) -> None:
    if i.operands:
        raise Unsupported("a return that frees arguments")
    m.pc = m.number(m.pop(), "a return address")


@_of("xor", "and", "or", "test", "andn")
def _logic(m: X86, i: Instruction) -> None:
    to, a, b = i.operands[0], i.operands[-2], i.operands[-1]
    if i.mnemonic == "xor" and a.type == b.type == x86_const.X86_OP_REG and a.reg == b.reg:
        result = m.words.constant(0, 8 * to.size)
    else:
        x, y = m._read(i, a, to.size), m._read(i, b, to.size)
        result = {"xor": x.__xor__, "or": x.__or__, "andn": (~x).__and__}.get(i.mnemonic, x.__and__)(y)
    m._flags = m._logical(result)
    if i.mnemonic != "test":
        m._write(i, to, result)


@_of("add", "sub", "cmp")
def _add(m: X86, i: Instruction) -> None:
    to, of = i.operands
    a, b = m._read(i, to), m._read(i, of, to.size)
    result = a + b if i.mnemonic == "add" else a - b
    m._flags = m._arithmetic(a, b, result, i.mnemonic != "add")
    if i.mnemonic != "cmp":
        m._write(i, to, result)


@_of("adc", "sbb")
def _adc(m: X86, i: Instruction) -> None:
    to, of = i.operands
    a, b, carried = m._read(i, to), m._read(i, of, to.size), m._flags.carry()
    subtracted = int(i.mnemonic == "sbb")
    second = ~b if subtracted else b
    total, carry = ripple(m.words.graph, a.bits, second.bits, carried ^ subtracted)
    result = m.words.of(total)
    m._flags = m._arithmetic(a, b, result, bool(subtracted))
    m._flags.carry = lambda: carry ^ subtracted
    m._write(i, to, result)


@_of("inc", "dec")
def _inc(m: X86, i: Instruction) -> None:
    to = i.operands[0]
    a, one, carry = m._read(i, to), m.words.constant(1, 8 * to.size), m._flags.carry
    result = a + one if i.mnemonic == "inc" else a - one
    m._flags = m._arithmetic(a, one, result, i.mnemonic == "dec")
    m._flags.carry = carry
    m._write(i, to, result)


@_of("neg")
def _neg(m: X86, i: Instruction) -> None:
    to = i.operands[0]
    a, zero = m._read(i, to), m.words.constant(0, 8 * to.size)
    m._flags = m._arithmetic(zero, a, zero - a, True)
    m._write(i, to, zero - a)


@_of("not")
def _not(m: X86, i: Instruction) -> None:
    m._write(i, i.operands[0], ~m._read(i, i.operands[0]))


def _no_flags(*_: object) -> int:
    raise Unsupported("a flag that a shift or a multiplication leaves undefined or is not modelled")


@_of("shl", "shr", "sar", "rol", "ror", "rorx", "shlx", "shrx", "sarx", "sal")
def _shift(m: X86, i: Instruction) -> None:
    to, of = i.operands[0], i.operands[-2] if len(i.operands) > 1 else i.operands[0]
    if len(i.operands) == 1:
        count = 1
    else:
        last = i.operands[-1]
        count = m.number(m._read(i, last), "the count of a shift") if last.type != x86_const.X86_OP_IMM else last.imm
    a = m._read(i, of, to.size)
    count &= 63 if to.size == 8 else 31
    how = i.mnemonic.removesuffix("x")
    result = {
        "shl": lambda: a << count,
        "sal": lambda: a << count,
        "shr": lambda: a >> count,
        "sar": lambda: a.signed_shift(count),
        "rol": lambda: a.left(count),
        "ror": lambda: a.right(count),
    }[how]()
    if count and not i.mnemonic.endswith("x"):
        if how in ("rol", "ror"):
            last_out, kept = result.bits[0 if how == "rol" else -1], m._flags.result
        elif how == "sar":
            last_out, kept = a.bits[min(count, a.size) - 1], result
        else:
            last_out = 0 if count > a.size else a.bits[count - 1 if how == "shr" else a.size - count]
            kept = result
        m._flags = Flags(kept, lambda: last_out, _no_flags)
    m._write(i, to, result)


@_of("shld", "shrd")
def _double_shift(m: X86, i: Instruction) -> None:
    to, of, by = i.operands
    a, b, count = m._read(i, to), m._read(i, of), m.number(m._read(i, by), "the count of a shift") & (8 * to.size - 1)
    both = join([b, a]) if i.mnemonic == "shld" else join([a, b])
    if count == 0:
        m._write(i, to, a)
        return
    result = both.part(a.size - count if i.mnemonic == "shld" else count, a.size)
    m._flags = Flags(result, _no_flags, _no_flags)
    m._write(i, to, result)


_DIVIDED = {8: ("rax", "rdx"), 4: ("eax", "edx")}


@_of("div")
def _div(m: X86, i: Instruction) -> None:
    """Of numbers only: the time of a division depends on them."""
    of = i.operands[0]
    if of.size not in _DIVIDED:
        raise Unsupported("a division of less than 4 bytes")
    low, high = _DIVIDED[of.size]
    numbers = (m.number(m.get(high), "a dividend"), m.number(m.get(low), "a dividend"), m.number(m._read(i, of), "a divisor"))
    if numbers[0] >= numbers[2]:
        raise Unsupported("a division by zero, or whose quotient is too large")
    quotient, rest = divmod(numbers[0] << 8 * of.size | numbers[1], numbers[2])
    m.set(low, m.words.constant(quotient, 8 * of.size))
    m.set(high, m.words.constant(rest, 8 * of.size))
    m.unknown_flags()


@_of("bswap")
def _bswap(m: X86, i: Instruction) -> None:
    m._write(i, i.operands[0], m._read(i, i.operands[0]).bytes_reversed())


@_of("movbe")
def _movbe(m: X86, i: Instruction) -> None:
    to, of = i.operands
    m._write(i, to, m._read(i, of, to.size).bytes_reversed())


@_of("bt", "bts", "btr", "btc")
def _bit(m: X86, i: Instruction) -> None:
    to, by = i.operands
    if to.type == x86_const.X86_OP_MEM and by.type != x86_const.X86_OP_IMM:
        raise Unsupported("the number of a bit in memory, in a register")
    a, at = m._read(i, to), m.number(m._read(i, by), "the number of a bit") % (8 * to.size)
    old, bit = m._flags, a.bits[at]
    m._flags = Flags(old.result, lambda: bit, old.overflow)
    if i.mnemonic != "bt":
        new = {"bts": 1, "btr": 0, "btc": bit ^ 1}[i.mnemonic]
        m._write(i, to, m.words.of([*a.bits[:at], new, *a.bits[at + 1 :]]))


@_of("imul", "mul")
def _mul(m: X86, i: Instruction) -> None:
    if len(i.operands) == 1:
        size = i.operands[0].size
        a, b = m.get({8: "rax", 4: "eax"}[size]), m._read(i, i.operands[0])
        x, y = m.number(a, "a factor"), m.number(b, "a factor")
        if i.mnemonic == "imul":
            raise Unsupported("a signed product of double size")
        m.set({8: "rax", 4: "eax"}[size], m.words.constant(x * y, 8 * size))
        m.set({8: "rdx", 4: "edx"}[size], m.words.constant(x * y >> 8 * size, 8 * size))
    else:
        to, a, b = i.operands[0], i.operands[-2], i.operands[-1]
        m._write(i, to, m.product(m._read(i, a, to.size), m._read(i, b, to.size)))
    m._flags = Flags(m.words.input(64), _no_flags, _no_flags)


@_of("xchg")
def _xchg(m: X86, i: Instruction) -> None:
    a, b = i.operands
    if x86_const.X86_OP_MEM in (a.type, b.type):
        raise Unsupported("an exchange with memory")
    x, y = m._read(i, a), m._read(i, b)
    m._write(i, a, y)
    m._write(i, b, x)


@_of("rep stosb", "rep stosd", "rep stosq", "rep movsb", "rep movsd", "rep movsq")
def _string(m: X86, i: Instruction) -> None:
    """Upwards: the calling convention keeps the direction flag clear."""
    size = {"b": 1, "d": 4, "q": 8}[i.mnemonic[-1]]
    count, to = m.number(m.get("rcx"), "a length"), m.number(m.get("rdi"), "an address")
    moves = "movs" in i.mnemonic
    of = m.number(m.get("rsi"), "an address") if moves else 0
    for at in range(0, count * size, size):
        m.memory.store(to + at, m.memory.load(of + at, size) if moves else m.get("rax").low(8 * size))
    m.set("rdi", m.words.constant(to + count * size, 64))
    m.set("rcx", m.words.constant(0, 64))
    if moves:
        m.set("rsi", m.words.constant(of + count * size, 64))


# Vectors -------------------------------------------------------------------------------------------

_VECTORS: dict[str, _Handler] = {}


def _lanes(word: Word, size: int) -> list[Word]:
    """The lanes of a vector, of `size` bits."""
    return [word.part(at, size) for at in range(0, word.size, size)]


class _Vector:
    """Reads lanes straight from bytes, so that a lane stays the word that was written there."""

    def __init__(self, m: X86, i: Instruction) -> None:
        self.m, self.i = m, i

    def bytes(self, of: Operand, total: int) -> list[Byte]:
        m = self.m
        if of.type == x86_const.X86_OP_REG:
            whole, at, _ = m._name(of.reg)
            return m._registers[whole][at : at + total]
        return m.memory.found(self.address(of, total), total)

    def address(self, of: Operand, total: int) -> int:
        """Of memory: some moves want it aligned, and without VEX so do all instructions but the other moves."""
        at, name = self.m._address(self.i, of), self.i.mnemonic
        loose = name.startswith("v") or name in _UNALIGNED or total < 16
        return at if loose and name.removeprefix("v") not in _ALIGNED else self.m.aligned(at, total)

    def lanes(self, of: Operand, size: int, total: int = 0) -> list[Word]:
        found, step = self.bytes(of, total or of.size), size // 8
        return [gather(self.m.words, found[at : at + step]) for at in range(0, len(found), step)]

    def write(self, lanes: Sequence[Word]) -> None:
        self.put([byte for lane in lanes for byte in scattered(lane)])

    def put(self, data: list[Byte]) -> None:
        m, to = self.m, self.i.operands[0]
        if to.type == x86_const.X86_OP_REG:
            whole = m._registers[m._name(to.reg)[0]]
            whole[: len(data)] = data
            if self.i.mnemonic.startswith("v"):
                whole[len(data) :] = [0] * (64 - len(data))
        else:
            m.memory.put(self.address(to, len(data)), data)


_ALIGNED = ("movdqa", "movaps", "movapd")
_UNALIGNED = ("movdqu", "movups", "movupd", "lddqu")


def _vector(*names: str) -> Callable[[Callable[[_Vector, Instruction], None]], None]:
    def added(handler: Callable[[_Vector, Instruction], None]) -> None:
        for name in names:
            _VECTORS[name] = _VECTORS[f"v{name}"] = lambda m, i: handler(_Vector(m, i), i)

    return added


@_vector("movdqa", "movdqu", "movaps", "movups", "movapd", "movupd", "lddqu", "movdqa64", "movdqu64", "movdqu8", "movdqa32")
def _move(v: _Vector, i: Instruction) -> None:
    to, of = i.operands
    v.put(v.bytes(of, max(to.size, of.size) if of.size < 16 else of.size))


def _lane_wise(names: str, size: int, of: Callable[[Word, Word], Word]) -> None:
    def handler(v: _Vector, i: Instruction) -> None:
        total = i.operands[0].size
        a, b = v.lanes(i.operands[-2], size, total), v.lanes(i.operands[-1], size, total)
        v.write([of(x, y) for x, y in zip(a, b)])

    _vector(*names.split())(handler)


_ALL = (1 << 64) - 1
_lane_wise("pand andps andpd pandd pandq", 32, lambda a, b: a & b)
_lane_wise("pandn andnps andnpd pandnd pandnq", 32, lambda a, b: ~a & b)
_lane_wise("por orps orpd pord porq", 32, lambda a, b: a | b)
for _size, _letter in ((8, "b"), (16, "w"), (32, "d"), (64, "q")):
    _lane_wise(f"padd{_letter}", _size, lambda a, b: a + b)
    _lane_wise(f"psub{_letter}", _size, lambda a, b: a - b)
    _lane_wise(f"pcmpeq{_letter}", _size, lambda a, b: a.words.of([(a ^ b).is_zero()] * a.size))


def _less(a: Word, b: Word) -> Word:
    """All ones where a < b, as signed numbers."""
    difference = a.sign_extended(a.size + 1) - b.sign_extended(a.size + 1)
    return a.words.of([difference.bits[-1]] * a.size)


for _size, _letter in ((8, "b"), (16, "w"), (32, "d")):
    _lane_wise(f"pcmpgt{_letter}", _size, lambda a, b: _less(b, a))


@_vector("pxor", "xorps", "xorpd", "pxord", "pxorq")
def _pxor(v: _Vector, i: Instruction) -> None:
    a, b = i.operands[-2], i.operands[-1]
    total = i.operands[0].size
    if a.type == b.type == x86_const.X86_OP_REG and a.reg == b.reg:
        v.write([v.m.words.constant(0, 8 * total)])
    else:
        v.write([x ^ y for x, y in zip(v.lanes(a, 32, total), v.lanes(b, 32, total))])


def _shifts(name: str, size: int, of: Callable[[Word, int], Word]) -> None:
    def handler(v: _Vector, i: Instruction) -> None:
        last = i.operands[-1]
        count = last.imm if last.type == x86_const.X86_OP_IMM else v.m.number(v.lanes(last, 64)[0], "the count of a shift")
        source = i.operands[-2] if len(i.operands) == 3 else i.operands[0]
        v.write([of(lane, min(count, size)) for lane in v.lanes(source, size)])

    _vector(name)(handler)


for _size, _letter in ((16, "w"), (32, "d"), (64, "q")):
    _shifts(f"psll{_letter}", _size, lambda a, n: a << n)
    _shifts(f"psrl{_letter}", _size, lambda a, n: a >> n)
    _shifts(f"psra{_letter}", _size, lambda a, n: a.signed_shift(n))


def _each_half(v: _Vector, i: Instruction, size: int, of: Callable[[list[Word], list[Word]], list[Word]]) -> None:
    """Applies an operation to each 16 bytes of both sources."""
    a, b = v.lanes(i.operands[-2], size), v.lanes(i.operands[-1], size, i.operands[0].size)
    step = 128 // size
    v.write([word for at in range(0, len(a), step) for word in of(a[at : at + step], b[at : at + step])])


def _unpack(name: str, size: int, high: bool) -> None:
    def both(a: list[Word], b: list[Word]) -> list[Word]:
        half = len(a) // 2
        part = slice(half, None) if high else slice(half)
        return [word for pair in zip(a[part], b[part]) for word in pair]

    _vector(name)(lambda v, i: _each_half(v, i, size, both))


for _size, _letters in ((8, "bw"), (16, "wd"), (32, "dq"), (64, "qdq")):
    _unpack(f"punpckl{_letters}", _size, False)
    _unpack(f"punpckh{_letters}", _size, True)
for _size, _letters in ((32, "ps"), (64, "pd")):
    _unpack(f"unpckl{_letters}", _size, False)
    _unpack(f"unpckh{_letters}", _size, True)


def _saturated(word: Word) -> Word:
    """A signed number of 16 bits as an unsigned one of 8: 0 if it is negative, 255 if it is too large."""
    words, bits, graph = word.words, word.bits, word.words.graph
    large = words.of(bits[8:15]).is_zero() ^ 1
    return words.of(graph.product(bits[15] ^ 1, graph.either(large, bit)) for bit in bits[:8])


@_vector("packuswb")
def _packuswb(v: _Vector, i: Instruction) -> None:
    _each_half(v, i, 16, lambda a, b: [_saturated(word) for word in (*a, *b)])


def _inserts(letter: str, size: int) -> None:
    def insert(v: _Vector, i: Instruction) -> None:
        lanes = v.lanes(i.operands[-3], size, 16)
        lanes[i.operands[-1].imm % len(lanes)] = v.m._read(i, i.operands[-2], size // 8)
        v.write(lanes)

    def extract(v: _Vector, i: Instruction) -> None:
        to, of, at = i.operands
        lanes = v.lanes(of, size, 16)
        word = lanes[at.imm % len(lanes)]
        v.m._write(i, to, word.zero_extended(8 * to.size) if to.type == x86_const.X86_OP_REG else word)

    _vector(f"pinsr{letter}")(insert)
    _vector(f"pextr{letter}")(extract)


for _size, _letter in ((8, "b"), (16, "w"), (32, "d"), (64, "q")):
    _inserts(_letter, _size)


@_of("vpermq")
def _vpermq(m: X86, i: Instruction) -> None:
    v, order = _Vector(m, i), i.operands[2].imm
    lanes = v.lanes(i.operands[1], 64, i.operands[0].size)
    v.write([lanes[at + (order >> 2 * k & 3)] for at in range(0, len(lanes), 4) for k in range(4)])


def _aes_round(v: _Vector, i: Instruction) -> None:
    """A round of AES with its key (FIPS 197, section 5.1), on each 16 bytes."""
    total = i.operands[0].size
    states, keys = v.lanes(i.operands[-2], 128, total), v.lanes(i.operands[-1], 128, total)
    last = i.mnemonic.endswith("last")
    v.write([aes.round_of(state, key, last=last) for state, key in zip(states, keys)])


_vector("aesenc", "aesenclast")(_aes_round)


@_vector("aeskeygenassist")
def _key_assist(v: _Vector, i: Instruction) -> None:
    lanes = v.lanes(i.operands[1], 32, 16)
    constant, made = v.m.words.constant(i.operands[2].imm, 32), list[Word]()
    for lane in (lanes[1], lanes[3]):
        substituted = join([aes.substituted(lane.part(at, 8)) for at in range(0, 32, 8)])
        made += [substituted, substituted.right(8) ^ constant]
    v.write(made)


def _picked(half: Sequence[Word], place: Word) -> Word:
    """The byte of sixteen that a place numbers; 0 if its highest bit is set. No address depends on the place."""
    left = list(half)
    for bit in place.bits[:4]:
        left = [chosen(bit, one, zero) for zero, one in zip(left[::2], left[1::2])]
    return chosen(place.bits[7], place.words.constant(0, 8), left[0])


@_vector("pshufb")
def _pshufb(v: _Vector, i: Instruction) -> None:
    total = i.operands[0].size
    data, places = v.lanes(i.operands[-2], 8, total), v.lanes(i.operands[-1], 8, total)
    v.write([_picked(data[k // 16 * 16 : k // 16 * 16 + 16], place) for k, place in enumerate(places)])


def _broadcast(letter: str, size: int) -> None:
    def handler(m: X86, i: Instruction) -> None:
        lane = m._read(i, i.operands[1], size // 8)
        _Vector(m, i).write([lane] * (8 * i.operands[0].size // size))

    _of(f"vpbroadcast{letter}")(handler)


for _size, _letter in ((8, "b"), (16, "w"), (32, "d"), (64, "q")):
    _broadcast(_letter, _size)


@_of("bzhi")
def _bzhi(m: X86, i: Instruction) -> None:
    to, of, count = i.operands
    size, kept = 8 * to.size, m.number(m._read(i, count), "a number of bits") & 0xFF
    result = m._read(i, of) if kept >= size else m._read(i, of) & ((1 << kept) - 1)
    m._write(i, to, result)
    m._flags = Flags(result, lambda: int(kept >= size), lambda: 0)


@_of("vzeroupper")
def _zero_upper(m: X86, i: Instruction) -> None:
    for k in range(16):
        m._registers[f"v{k}"][16:] = [0] * 48


@_vector("pshufd")
def _pshufd(v: _Vector, i: Instruction) -> None:
    lanes, order = v.lanes(i.operands[1], 32, i.operands[0].size), i.operands[2].imm
    v.write([lanes[at + (order >> 2 * k & 3)] for at in range(0, len(lanes), 4) for k in range(4)])


@_vector("pshuflw", "pshufhw")
def _pshufw(v: _Vector, i: Instruction) -> None:
    lanes, order = v.lanes(i.operands[1], 16, i.operands[0].size), i.operands[2].imm
    start = 0 if "lw" in i.mnemonic else 4
    made = list(lanes)
    for at in range(start, len(lanes), 8):
        made[at : at + 4] = [lanes[at + (order >> 2 * k & 3)] for k in range(4)]
    v.write(made)


@_vector("shufps")
def _shufps(v: _Vector, i: Instruction) -> None:
    order = i.operands[-1].imm
    a, b = v.lanes(i.operands[-3 if len(i.operands) > 3 else 0], 32), v.lanes(i.operands[-2], 32, i.operands[0].size)
    v.write([(a if k < 2 else b)[at + (order >> 2 * k & 3)] for at in range(0, len(a), 4) for k in range(4)])


@_vector("shufpd")
def _shufpd(v: _Vector, i: Instruction) -> None:
    order = i.operands[-1].imm
    a, b = v.lanes(i.operands[-3 if len(i.operands) > 3 else 0], 64), v.lanes(i.operands[-2], 64, i.operands[0].size)
    v.write([word for at in range(0, len(a), 2) for word in (a[at + (order >> at & 1)], b[at + (order >> (at + 1) & 1)])])


@_vector("pslldq", "psrldq")
def _byte_shift(v: _Vector, i: Instruction) -> None:
    source = i.operands[-2] if len(i.operands) == 3 else i.operands[0]
    lanes, count = v.lanes(source, 8), min(i.operands[-1].imm, 16)
    zero = [v.m.words.constant(0, 8)] * count
    made: list[Word] = []
    for at in range(0, len(lanes), 16):
        half = lanes[at : at + 16]
        made += zero + half[: 16 - count] if "sll" in i.mnemonic else half[count:] + zero
    v.write(made)


@_vector("movhps", "movhpd", "movlps", "movlpd", "movhlps", "movlhps")
def _halves(v: _Vector, i: Instruction) -> None:
    to, of = i.operands[0], i.operands[-1]
    name = i.mnemonic.removeprefix("v")
    if to.type == x86_const.X86_OP_MEM:
        v.m.memory.store(v.m._address(i, to), v.lanes(of, 64, 16)["h" in name[:4] and name[3] == "h"])
        return
    low, high = v.lanes(i.operands[-2] if len(i.operands) == 3 else to, 64)
    given = v.lanes(of, 64, of.size)
    v.write(
        {
            "movhps": [low, given[0]],
            "movhpd": [low, given[0]],
            "movlps": [given[0], high],
            "movlpd": [given[0], high],
            "movhlps": [given[-1], high],
            "movlhps": [low, given[0]],
        }[name]
    )


@_vector("movss", "movsd")
def _movss(v: _Vector, i: Instruction) -> None:
    if i.operands[0].type == i.operands[-1].type == x86_const.X86_OP_MEM:
        raise Unsupported("the string instruction movsd")
    size, (to, of) = 32 if i.mnemonic.endswith("ss") else 64, (i.operands[0], i.operands[-1])
    word = v.lanes(of, size, size // 8)[0]
    if x86_const.X86_OP_MEM in (to.type, of.type):
        v.m._write(i, to, word if to.type == x86_const.X86_OP_MEM else word.zero_extended(128))
    else:
        v.write([word, *v.lanes(i.operands[-2], size)[1 : 128 // size]])


@_vector("pmuludq")
def _pmuludq(v: _Vector, i: Instruction) -> None:
    total = i.operands[0].size
    made = []
    for a, b in zip(v.lanes(i.operands[-2], 64, total), v.lanes(i.operands[-1], 64, total)):
        x, y = v.m.number(a.low(32), "a factor"), v.m.number(b.low(32), "a factor")
        made.append(v.m.words.constant(x * y, 64))
    v.write(made)
