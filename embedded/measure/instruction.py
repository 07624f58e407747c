# SPDX-License-Identifier: MIT OR Apache-2.0
"""Thumb instructions, as far as they matter for cost, addresses and the stack pointer."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

import capstone
from capstone import arm


class Kind(Enum):
    OTHER = auto()
    LOAD = auto()
    STORE = auto()
    DUAL = auto()
    """LDRD, STRD."""
    MULTIPLE = auto()
    """LDM, STM, PUSH, POP."""
    BRANCH = auto()
    """B, with or without a condition."""
    CALL = auto()
    BRANCH_TO_REGISTER = auto()
    BRANCH_ON_ZERO = auto()
    TABLE_BRANCH = auto()
    IF_THEN = auto()
    MULTIPLY = auto()
    MULTIPLY_ADD = auto()
    LONG_MULTIPLY = auto()
    LONG_MULTIPLY_ADD = auto()
    DIVIDE = auto()
    STATUS = auto()
    BARRIER = auto()
    FLOAT_MEMORY = auto()
    FLOAT_MULTIPLE = auto()
    FLOAT_MULTIPLY_ADD = auto()
    FLOAT_DIVIDE = auto()
    FLOAT_MOVE = auto()
    """Between two registers at a time, of the core and of the floating-point unit."""


def _ids(*names: str) -> frozenset[int]:
    return frozenset(getattr(arm, "ARM_INS_" + name) for name in names)


_KINDS = {
    Kind.LOAD: _ids("LDR", "LDRB", "LDRH", "LDRSB", "LDRSH", "LDRT", "LDRBT", "LDRHT", "LDREX", "LDREXB", "LDREXH"),
    Kind.STORE: _ids("STR", "STRB", "STRH", "STRT", "STRBT", "STRHT", "STREX", "STREXB", "STREXH"),
    Kind.DUAL: _ids("LDRD", "STRD"),
    Kind.MULTIPLE: _ids("LDM", "LDMDB", "LDMIB", "LDMDA", "STM", "STMDB", "STMIB", "STMDA", "PUSH", "POP"),
    Kind.BRANCH: _ids("B"),
    Kind.CALL: _ids("BL"),
    Kind.BRANCH_TO_REGISTER: _ids("BX", "BLX"),
    Kind.BRANCH_ON_ZERO: _ids("CBZ", "CBNZ"),
    Kind.TABLE_BRANCH: _ids("TBB", "TBH"),
    Kind.IF_THEN: _ids("IT"),
    Kind.MULTIPLY: _ids("MUL"),
    Kind.MULTIPLY_ADD: _ids("MLA", "MLS"),
    Kind.LONG_MULTIPLY: _ids("UMULL", "SMULL"),
    Kind.LONG_MULTIPLY_ADD: _ids("UMLAL", "SMLAL"),
    Kind.DIVIDE: _ids("UDIV", "SDIV"),
    Kind.STATUS: _ids("MRS", "MSR"),
    Kind.BARRIER: _ids("DMB", "DSB", "ISB"),
    Kind.FLOAT_MEMORY: _ids("VLDR", "VSTR"),
    Kind.FLOAT_MULTIPLE: _ids("VLDMIA", "VLDMDB", "VSTMIA", "VSTMDB", "VPUSH", "VPOP"),
    Kind.FLOAT_MULTIPLY_ADD: _ids("VMLA", "VMLS", "VNMLA", "VNMLS", "VFMA", "VFMS", "VFNMA", "VFNMS"),
    Kind.FLOAT_DIVIDE: _ids("VDIV", "VSQRT"),
}
_KIND_OF = {number: kind for kind, numbers in _KINDS.items() for number in numbers}
_PUSHES = _ids("PUSH", "VPUSH")
_POPS = _ids("POP", "VPOP")
_DESCENDING = _ids("LDMDB", "STMDB", "VLDMDB", "VSTMDB")
_ADD = _ids("ADD", "ADDW")
_SUBTRACT = _ids("SUB", "SUBW")
_NO_RESULT = _ids("CMP", "CMN", "TST", "TEQ")
_BYTES = {arm.ARM_INS_LDRB: 1, arm.ARM_INS_LDRSB: 1, arm.ARM_INS_STRB: 1, arm.ARM_INS_LDREXB: 1, arm.ARM_INS_STREXB: 1}
_HALVES = {arm.ARM_INS_LDRH: 2, arm.ARM_INS_LDRSH: 2, arm.ARM_INS_STRH: 2, arm.ARM_INS_LDREXH: 2, arm.ARM_INS_STREXH: 2}
_WIDTHS = _BYTES | _HALVES

SP, PC = arm.ARM_REG_SP, arm.ARM_REG_PC


@dataclass(frozen=True)
class Memory:
    """The address that an instruction loads from or stores to: base + (index << shift) + offset. Registers are Capstone's; 0 is
    none."""

    base: int
    index: int
    shift: int
    offset: int
    alignment: int
    """The required alignment on a core without unaligned access."""


@dataclass(frozen=True)
class Instruction:
    address: int
    size: int
    kind: Kind
    text: str
    conditional: bool = False
    writes_pc: bool = False
    words: int = 0
    """How many words a transfer of several registers moves."""
    destination: int = 0
    memory: Memory | None = None
    sp_change: int | None = 0
    """None: the change of the stack pointer is known only at run time."""

    @property
    def end(self) -> int:
        return self.address + self.size


def _registers(raw: Any) -> list[int]:
    return [operand.reg for operand in raw.operands if operand.type == arm.ARM_OP_REG]


def _transferred(raw: Any) -> list[int]:
    """The registers that a multi-register instruction moves."""
    return _registers(raw) if raw.id in _PUSHES | _POPS else _registers(raw)[1:]


def _is_double(register: int) -> bool:
    return bool(arm.ARM_REG_D0 <= register <= arm.ARM_REG_D31)


def _words(raw: Any, kind: Kind) -> int:
    if kind is Kind.MULTIPLE:
        return len(_transferred(raw))
    if kind is Kind.FLOAT_MULTIPLE:
        return sum(2 if _is_double(register) else 1 for register in _transferred(raw))
    if kind is Kind.FLOAT_MEMORY:
        return 2 if _is_double(raw.operands[0].reg) else 1
    return 2 if kind is Kind.DUAL else 0


def _memory(raw: Any, kind: Kind, words: int) -> Memory | None:
    if kind in (Kind.MULTIPLE, Kind.FLOAT_MULTIPLE):
        base = SP if raw.id in _PUSHES | _POPS else raw.operands[0].reg
        down = raw.id in _DESCENDING or raw.id in _PUSHES
        return Memory(base, 0, 0, -4 * words if down else 0, 4)
    for operand in raw.operands:
        if operand.type == arm.ARM_OP_MEM:
            at = operand.mem
            width = 2 if raw.id == arm.ARM_INS_TBH else 1 if raw.id == arm.ARM_INS_TBB else _WIDTHS.get(raw.id, 4)
            shift = 1 if raw.id == arm.ARM_INS_TBH else operand.shift.value
            return Memory(at.base, at.index, shift, 0 if raw.post_index else at.disp, width)
    return None


def _writes_pc(raw: Any, kind: Kind) -> bool:
    if kind is Kind.MULTIPLE:
        return raw.id not in _PUSHES and not raw.mnemonic.startswith("stm") and PC in _transferred(raw)
    if kind is Kind.STORE or raw.id in _NO_RESULT or not raw.operands:
        return False
    first = raw.operands[0]
    return bool(first.type == arm.ARM_OP_REG and first.reg == PC)


def _sp_change(raw: Any, kind: Kind, words: int) -> int | None:
    if raw.id in _PUSHES:
        return -4 * words
    if raw.id in _POPS:
        return 4 * words
    operands = raw.operands
    on_sp = any(o.type == arm.ARM_OP_MEM and o.mem.base == SP for o in operands)
    if raw.writeback and on_sp:
        step = operands[-1].imm if operands[-1].type == arm.ARM_OP_IMM else operands[-1].mem.disp
        return int(step)
    if not operands or operands[0].type != arm.ARM_OP_REG or operands[0].reg != SP:
        return 0
    if kind in (Kind.MULTIPLE, Kind.FLOAT_MULTIPLE):
        return (-4 * words if raw.id in _DESCENDING else 4 * words) if raw.writeback else 0
    if kind is Kind.STORE or raw.id in _NO_RESULT:
        return 0
    if raw.id in _ADD | _SUBTRACT and operands[-1].type == arm.ARM_OP_IMM and (len(operands) == 2 or operands[1].reg == SP):
        return int(operands[-1].imm) if raw.id in _ADD else -int(operands[-1].imm)
    return None


def _kind(raw: Any) -> Kind:
    if raw.id == arm.ARM_INS_VMOV and len(raw.operands) >= 3:
        return Kind.FLOAT_MOVE
    return _KIND_OF.get(raw.id, Kind.OTHER)


def _understood(raw: Any) -> Instruction:
    kind = _kind(raw)
    words = _words(raw, kind)
    registers = _registers(raw)
    return Instruction(
        address=raw.address,
        size=raw.size,
        kind=kind,
        text=f"{raw.mnemonic} {raw.op_str}",
        conditional=raw.cc not in (arm.ARM_CC_AL, arm.ARM_CC_INVALID),
        writes_pc=_writes_pc(raw, kind),
        words=words,
        destination=registers[0] if registers else 0,
        memory=_memory(raw, kind, words),
        sp_change=_sp_change(raw, kind, words),
    )


class Decoder:
    """Decodes Thumb code into instructions."""

    def __init__(self) -> None:
        self._capstone = capstone.Cs(capstone.CS_ARCH_ARM, capstone.CS_MODE_THUMB | capstone.CS_MODE_MCLASS)
        self._capstone.detail = True

    def decode(self, code: bytes, address: int) -> Iterator[Instruction]:
        """The instructions of `code` up to the first undecodable bytes."""
        for raw in self._capstone.disasm(code, address):
            yield _understood(raw)
