# SPDX-License-Identifier: MIT OR Apache-2.0
"""Thumb of Armv6-M and Armv7-M, as operations of words (DDI 0403, chapter A7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import capstone
from capstone import arm_const

from prove.machine import Machine, Unsupported
from prove.word import Word, Words, chosen, join, ripple

Operand = Any  # capstone has no types
Instruction = Any

_SP, _LR, _PC = 13, 14, 15
_NAMES = {"sp": _SP, "lr": _LR, "pc": _PC, "sb": 9, "sl": 10, "fp": 11, "ip": 12} | {f"r{i}": i for i in range(16)}
_SHIFTS = {
    arm_const.ARM_SFT_LSL: "lsl",
    arm_const.ARM_SFT_LSR: "lsr",
    arm_const.ARM_SFT_ASR: "asr",
    arm_const.ARM_SFT_ROR: "ror",
}
_OPPOSITE = {"ne": "eq", "cc": "cs", "lo": "hs", "pl": "mi", "vc": "vs", "ls": "hi", "lt": "ge", "le": "gt"}
_LOADS = {"ldr": (4, False), "ldrb": (1, False), "ldrh": (2, False), "ldrsb": (1, True), "ldrsh": (2, True)}
_STORES = {"str": 4, "strb": 1, "strh": 2}


@dataclass
class Flags:
    """The result that N and Z tell of, and literals or how to compute them."""

    result: Word
    carry: Callable[[], int]
    overflow: Callable[[], int]


class Thumb(Machine):
    """The first four arguments of a call are in registers, the others on the stack."""

    def __init__(self, words: Words, *, strict: bool = False) -> None:
        super().__init__(words)
        self.strict = strict
        """Whether every access must be aligned, as on Armv6-M."""
        self._registers = [words.constant(0, 32) for _ in range(16)]
        self._decoder = capstone.Cs(capstone.CS_ARCH_ARM, capstone.CS_MODE_THUMB | capstone.CS_MODE_MCLASS)
        self._decoder.detail = True
        self._decoded: dict[int, tuple[Instruction, str, str, _Handler]] = {}
        self._flags = Flags(words.constant(0, 32), lambda: 0, lambda: 0)
        self._conditions: list[str] = []
        """Of the instructions that follow in a block of IT."""
        self._inside = False

    def _number(self, register: int) -> int:
        return _NAMES[self._decoder.reg_name(register)]

    def get(self, number: int) -> Word:
        return self.words.constant(self.at + 4, 32) if number == _PC else self._registers[number]

    def put(self, number: int, word: Word) -> None:
        if number == _PC:
            self.pc = self.number(word, "the target of a branch") & ~1
            return
        self._registers[number] = word
        if number == _SP and self.memory.stack is not None:
            self.memory.forget(self.stack_pointer())

    def call(self, start: int, arguments: Sequence[int], writable: Sequence[range] = ()) -> None:
        self._registers = [self.words.input(32) for _ in range(16)]
        kept = self._registers[4:12]
        carry, overflow = self.words.graph.input(), self.words.graph.input()
        self._flags = Flags(self.words.input(32), lambda: carry, lambda: overflow)
        stacked = arguments[4:]
        stack = (self.STACK - 4 * len(stacked)) & ~7
        for i, argument in enumerate(stacked):
            self.memory.store(stack + 4 * i, self.words.constant(argument, 32))
        for i, argument in enumerate(arguments[:4]):
            self.put(i, self.words.constant(argument, 32))
        self.put(_SP, self.words.constant(stack, 32))
        self.put(_LR, self.words.constant(self.END | 1, 32))
        self.confined(writable, stack + 4 * len(stacked))
        self.run(start & ~1)
        if self.get(_SP).value != stack or any(a.bits != b.bits for a, b in zip(kept, self._registers[4:12])):
            raise Unsupported("the function does not preserve the registers that it must")

    def stack_pointer(self) -> int:
        return self.number(self._registers[_SP], "the stack")

    def result(self) -> Word:
        return self.get(0)

    def patches(self) -> list[tuple[int, bytes]]:
        found = []
        for i, name, _, _ in self._decoded.values():
            if name != "eor":
                continue
            if i.size == 2 and i.bytes[1] == 0x40 and i.bytes[0] >> 6 == 1:
                found.append((i.address, bytes([i.bytes[0] & 0x3F, 0x43])))  # EORS to ORRS
            elif i.size == 4 and i.bytes[1] == 0xEA and i.bytes[0] & 0xE0 == 0x80:
                found.append((i.address, bytes([i.bytes[0] & 0x1F | 0x40])))  # EOR.W to ORR.W
        return found

    # Steps -----------------------------------------------------------------------------------------

    def step(self) -> None:
        found = self._decoded.get(self.pc)
        if found is None:
            found = self._decoded[self.pc] = self._decode()
        i, name, condition, handler = found
        self.at = self.pc
        self.pc += i.size
        if name == "it":
            first = i.op_str
            self._conditions = [first if then == "t" else _inverse(first) for then in f"t{i.mnemonic[2:]}"]
            return
        if self._conditions:
            self._inside = True
            if not self.truth(self.condition(self._conditions.pop(0))):
                return
        else:
            self._inside = False
        if condition and not self.truth(self.condition(condition)):
            return
        handler(self, i)

    def _decode(self) -> tuple[Instruction, str, str, _Handler]:
        i = next(self._decoder.disasm(self.memory.raw(self.pc, 4), self.pc, 1), None)
        if i is None:
            raise Unsupported(f"no instruction at {self.pc:#x}")
        name = i.mnemonic.removesuffix(".w")
        if name[:2] == "it" and set(name[2:]) <= {"t", "e"}:
            return i, "it", "", _nothing
        condition = ""
        if name[0] == "b" and name[1:] in _CONDITIONS:
            name, condition = "b", name[1:]
        for known in (name, name.removesuffix("s")):
            if known in _HANDLERS:
                return i, known, condition, _HANDLERS[known]
        raise Unsupported(f"{i.mnemonic} {i.op_str} at {i.address:#x}")

    def condition(self, name: str) -> int:
        """The literal of a condition."""
        f, graph = self._flags, self.words.graph
        if name in _OPPOSITE:
            return self.condition(_OPPOSITE[name]) ^ 1
        if name in ("cs", "hs"):
            return f.carry()
        if name == "eq":
            return f.result.is_zero()
        if name == "mi":
            return f.result.bits[-1]
        if name == "vs":
            return f.overflow()
        if name == "hi":
            return graph.product(f.carry(), f.result.is_zero() ^ 1)
        same = graph.sum(f.result.bits[-1], f.overflow()) ^ 1
        return same if name == "ge" else graph.product(same, f.result.is_zero() ^ 1)

    # Operands --------------------------------------------------------------------------------------

    def read(self, of: Operand) -> Word:
        """A register or a number, without its shift."""
        return self.words.constant(of.imm, 32) if of.type == arm_const.ARM_OP_IMM else self.get(self._number(of.reg))

    def shifted(self, i: Instruction, of: Operand) -> tuple[Word, Callable[[], int]]:
        """An operand, and the carry that shifting it leaves: a number that was rotated to its place has its top bit as carry."""
        word = self.read(of)
        if of.type == arm_const.ARM_OP_IMM:
            rotated = i.size == 4 and (i.bytes[1] & 0x04 or i.bytes[3] & 0x40)  # bit i, or the upper of imm3
            return word, (lambda: of.imm >> 31 & 1) if rotated else self._flags.carry
        if of.shift.type == arm_const.ARM_SFT_INVALID:
            return word, self._flags.carry
        if of.shift.type not in _SHIFTS:
            raise Unsupported("a shift by a register or by the carry in an operand")
        return shift(_SHIFTS[of.shift.type], word, of.shift.value, self._flags.carry)

    def sources(self, i: Instruction) -> tuple[Operand, Operand]:
        """The last two operands; of an instruction with two the first is read too."""
        return i.operands[-2], i.operands[-1]

    def target(self, i: Instruction) -> int:
        return self._number(i.operands[0].reg)

    def sets_flags(self, i: Instruction) -> bool:
        """Long instructions have a bit for it; short ones set no flags in a block of IT."""
        return bool(i.bytes[0] & 0x10) if i.size == 4 else i.update_flags and not self._inside

    def logical(self, i: Instruction, result: Word, carry: Callable[[], int]) -> None:
        if self.sets_flags(i):
            self._flags = Flags(result, carry, self._flags.overflow)

    def arithmetic(self, a: Word, b: Word, result: Word, subtracted: bool) -> None:
        """The flags of a + b, or of a - b; the carry of a difference is no borrow."""
        graph = self.words.graph

        def carry() -> int:
            if a.value is not None and b.value is not None:
                return int(a.value >= b.value) if subtracted else (a.value + b.value) >> 32
            return ripple(graph, a.bits, (~b if subtracted else b).bits, int(subtracted))[1]

        def overflow() -> int:
            x, y, z = a.bits[-1], b.bits[-1] ^ int(subtracted), result.bits[-1]
            return graph.product(graph.sum(x, z), graph.sum(y, z))

        self._flags = Flags(result, carry, overflow)

    def place(self, i: Instruction, of: Operand) -> tuple[int, Callable[[], None]]:
        """The address of an access, and what writes the base register back."""
        mem = of.mem
        base = self._number(mem.base)
        start = self.number(self.get(base), "an address")
        if base == _PC and i.mnemonic.startswith("ldr"):
            start &= ~3
        offset = mem.disp
        if mem.index:
            offset += self.number(self.get(self._number(mem.index)) << (mem.lshift or of.shift.value), "an address")
        last = i.operands[-1]
        if last is not of and last.type == arm_const.ARM_OP_IMM:  # after the access
            return start, lambda: self.put(base, self.words.constant(start + last.imm, 32))
        at = (start + offset) & 0xFFFFFFFF
        return at, lambda: self.put(base, self.words.constant(at, 32)) if i.writeback else None


_Handler = Callable[[Thumb, Instruction], None]
_HANDLERS: dict[str, _Handler] = {}
_CONDITIONS = {*_OPPOSITE, *_OPPOSITE.values()}


def _inverse(condition: str) -> str:
    return (_OPPOSITE | {b: a for a, b in _OPPOSITE.items()})[condition]


def _of(*names: str) -> Callable[[_Handler], _Handler]:
    def added(handler: _Handler) -> _Handler:
        _HANDLERS.update((name, handler) for name in names)
        return handler

    return added


def shift(how: str, word: Word, count: int, carry: Callable[[], int]) -> tuple[Word, Callable[[], int]]:
    """A shifted word, and the carry."""
    if count == 0:
        return word, carry
    if how == "ror":
        made = word.right(count)
        return made, lambda: made.bits[31]
    if how == "lsl":
        return word << count, lambda: word.bits[32 - count] if count <= 32 else 0
    if how == "asr":
        return word.signed_shift(min(count, 32)), lambda: word.bits[min(count, 32) - 1]
    return word >> count, lambda: word.bits[count - 1] if count <= 32 else 0


def _nothing(m: Thumb, i: Instruction) -> None:
    pass


_of("nop")(_nothing)


@_of("mov", "movw", "mvn")
def _mov(m: Thumb, i: Instruction) -> None:
    word, carry = m.shifted(i, i.operands[1])
    result = ~word if i.mnemonic.startswith("mvn") else word
    m.put(m.target(i), result)
    m.logical(i, result, carry)


@_of("movt")
def _movt(m: Thumb, i: Instruction) -> None:
    m.put(m.target(i), join([m.get(m.target(i)).part(0, 16), m.words.constant(i.operands[1].imm, 16)]))


@_of("and", "orr", "eor", "bic", "orn", "tst", "teq")
def _logic(m: Thumb, i: Instruction) -> None:
    first, second = m.sources(i)
    a, (b, carry) = m.read(first), m.shifted(i, second)
    name = i.mnemonic[:3]
    result = {
        "and": lambda: a & b,
        "tst": lambda: a & b,
        "orr": lambda: a | b,
        "orn": lambda: a | ~b,
        "bic": lambda: a & ~b,
        "eor": lambda: a ^ b,
        "teq": lambda: a ^ b,
    }[name]()
    if name in ("tst", "teq"):
        m._flags = Flags(result, carry, m._flags.overflow)
        return
    m.put(m.target(i), result)
    m.logical(i, result, carry)


@_of("add", "addw", "sub", "subw", "rsb", "cmp", "cmn", "neg")
def _add(m: Thumb, i: Instruction) -> None:
    first, second = m.sources(i)
    a, (b, _) = m.read(first), m.shifted(i, second)
    name = i.mnemonic[:3]
    if name == "neg":
        a, b = m.words.constant(0, 32), m.read(second)
    elif name == "rsb":
        a, b = b, a
    elif first.type == arm_const.ARM_OP_REG and m._number(first.reg) == _PC and second.type == arm_const.ARM_OP_IMM:
        a = m.words.constant((m.at + 4) & ~3, 32)
    subtracted = name in ("sub", "rsb", "cmp", "neg")
    result = a - b if subtracted else a + b
    if name in ("cmp", "cmn"):
        m.arithmetic(a, b, result, subtracted)
        return
    if m.sets_flags(i):
        m.arithmetic(a, b, result, subtracted)
    m.put(m.target(i), result)


@_of("adc", "sbc")
def _adc(m: Thumb, i: Instruction) -> None:
    first, second = m.sources(i)
    a, (b, _) = m.read(first), m.shifted(i, second)
    other = ~b if i.mnemonic.startswith("sbc") else b
    total, carry = ripple(m.words.graph, a.bits, other.bits, m._flags.carry())
    result = m.words.of(total)
    if m.sets_flags(i):
        m.arithmetic(a, other, result, False)
        m._flags.carry = lambda: carry
    m.put(m.target(i), result)


@_of("lsl", "lsr", "asr", "ror")
def _shift(m: Thumb, i: Instruction) -> None:
    first, second = m.sources(i)
    count = m.number(m.read(second), "the count of a shift") & 0xFF
    how, word = i.mnemonic[:3], m.read(first)
    result, carry = shift(how, word, count % 32 if how == "ror" else count, m._flags.carry)
    if how == "ror" and count and count % 32 == 0:
        carry = lambda: word.bits[31]  # noqa: E731
    m.put(m.target(i), result)
    m.logical(i, result, carry)


@_of("uxtb", "uxth", "sxtb", "sxth")
def _extend(m: Thumb, i: Instruction) -> None:
    word, _ = m.shifted(i, i.operands[1])
    part = word.part(0, 8 if i.mnemonic[3] == "b" else 16)
    m.put(m.target(i), part.zero_extended(32) if i.mnemonic[0] == "u" else part.sign_extended(32))


@_of("ubfx", "sbfx")
def _field(m: Thumb, i: Instruction) -> None:
    part = m.read(i.operands[1]).part(i.operands[2].imm, i.operands[3].imm)
    m.put(m.target(i), part.zero_extended(32) if i.mnemonic[0] == "u" else part.sign_extended(32))


@_of("bfi", "bfc")
def _insert(m: Thumb, i: Instruction) -> None:
    start, size = i.operands[-2].imm, i.operands[-1].imm
    old = m.get(m.target(i))
    new = m.read(i.operands[1]).part(0, size) if i.mnemonic[:3] == "bfi" else m.words.constant(0, size)
    parts = [old.part(0, start), new, old.part(start + size, 32 - start - size)]
    m.put(m.target(i), join([part for part in parts if part.size]))


@_of("rev", "rev16")
def _reverse(m: Thumb, i: Instruction) -> None:
    word = m.read(i.operands[1])
    halves = [word.part(0, 16).bytes_reversed(), word.part(16, 16).bytes_reversed()]
    m.put(m.target(i), join(halves) if i.mnemonic.startswith("rev16") else word.bytes_reversed())


@_of("clz")
def _leading(m: Thumb, i: Instruction) -> None:
    bits, count = m.read(i.operands[1]).bits, m.words.constant(32, 32)
    for at, bit in enumerate(bits):
        count = chosen(bit, m.words.constant(31 - at, 32), count)
    m.put(m.target(i), count)


@_of("mul", "muls", "mla", "mls")
def _mul(m: Thumb, i: Instruction) -> None:
    factors = i.operands[1:3] if len(i.operands) > 2 else i.operands[:2]
    product = m.product(m.read(factors[0]), m.read(factors[1]))
    if i.mnemonic == "mla":
        product = m.read(i.operands[3]) + product
    elif i.mnemonic == "mls":
        product = m.read(i.operands[3]) - product
    m.put(m.target(i), product)
    m.logical(i, product, m._flags.carry)


@_of("adr")
def _adr(m: Thumb, i: Instruction) -> None:
    m.put(m.target(i), m.words.constant(((m.at + 4) & ~3) + i.operands[1].imm, 32))


@_of(*_LOADS)
def _load(m: Thumb, i: Instruction) -> None:
    size, signed = _LOADS[i.mnemonic.removesuffix(".w")]
    at, write_back = m.place(i, i.operands[1])
    word = m.memory.load(m.aligned(at, size) if m.strict else at, size)
    write_back()
    m.put(m.target(i), word if size == 4 else word.sign_extended(32) if signed else word.zero_extended(32))


@_of(*_STORES)
def _store(m: Thumb, i: Instruction) -> None:
    size = _STORES[i.mnemonic.removesuffix(".w")]
    word = m.read(i.operands[0]).low(8 * size)
    at, write_back = m.place(i, i.operands[1])
    write_back()
    m.memory.store(m.aligned(at, size) if m.strict else at, word)


@_of("ldrd", "strd")
def _double(m: Thumb, i: Instruction) -> None:
    at, write_back = m.place(i, i.operands[2])
    m.aligned(at, 4)
    stores = i.mnemonic.startswith("str")
    stored = [m.read(i.operands[k]) for k in range(2)] if stores else []
    loaded = [] if stores else [m.memory.load(at + 4 * k, 4) for k in range(2)]
    write_back()
    for k, word in enumerate(stored):
        m.memory.store(at + 4 * k, word)
    for k, word in enumerate(loaded):
        m.put(m._number(i.operands[k].reg), word)


@_of("push", "pop", "ldm", "stm", "stmdb", "ldmdb")
def _several(m: Thumb, i: Instruction) -> None:
    name = i.mnemonic.removesuffix(".w")
    stack = name in ("push", "pop")
    numbers = [m._number(of.reg) for of in i.operands[0 if stack else 1 :]]
    base = _SP if stack else m.target(i)
    start = m.number(m.get(base), "an address")
    down = name == "push" or name.endswith("db")
    low = m.aligned(start - 4 * len(numbers) if down else start, 4)
    end = low if down else start + 4 * len(numbers)
    stores = name in ("push", "stm", "stmdb")
    moved = [m.get(number) if stores else m.memory.load(low + 4 * k, 4) for k, number in enumerate(numbers)]
    if stack or (i.writeback and not (base in numbers and name.startswith("ldm"))):
        m.put(base, m.words.constant(end, 32))
    for k, number in enumerate(numbers):
        if stores:
            m.memory.store(low + 4 * k, moved[k])
        else:
            m.put(number, moved[k])


@_of("b", "bl", "bx", "blx")
def _branch(m: Thumb, i: Instruction) -> None:
    target = m.number(m.read(i.operands[0]), "the target of a branch")
    if i.mnemonic in ("bl", "blx"):
        m.put(_LR, m.words.constant(m.pc | 1, 32))
    m.pc = target & ~1


@_of("cbz", "cbnz")
def _compare(m: Thumb, i: Instruction) -> None:
    zero = m.read(i.operands[0]).is_zero()
    if m.truth(zero ^ int(i.mnemonic == "cbnz")):
        m.pc = i.operands[1].imm


@_of("tbb", "tbh")
def _table(m: Thumb, i: Instruction) -> None:
    at, _ = m.place(i, i.operands[0])
    m.pc = m.at + 4 + 2 * m.number(m.memory.load(at, 1 if i.mnemonic == "tbb" else 2), "the target of a branch")
