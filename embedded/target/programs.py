# SPDX-License-Identifier: MIT OR Apache-2.0
"""Programs for a board with one algorithm of liblinnet: the source that describes it, and the image."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from generate.description import Field, Operation

from measure import builds
from measure.calls import (
    ITERATIONS,
    OUTPUT_SIZE,
    TAG_SIZE,
    Interface,
    Message,
    Workload,
    calls,
    forward,
    function,
    message_of,
    part_of,
    reverse,
    workloads,
)
from measure.catalog import Algorithm
from measure.cores import Profile
from measure.values import Room, Value
from target.boards import FIRMWARE, HERE, Board

TEXT_MAX = 32
MESSAGE_MAX = 1024
"""As in src/response_file.cpp."""
INPUTS_MAX = 5
"""As in algorithm.h."""
_MARK = Message(bytes(10001), bytes(10002), bytes(10003), bytes(10004))
"""Distinguishable arguments, by which they are found in the calls that calls.py makes."""
_FLAGS = ("-std=c99", "-ffreestanding", "-ffunction-sections", "-fdata-sections", "-Wall", "-Wextra", "-Wpedantic", "-Werror")


class TooLarge(Exception):
    """A program does not fit into the memory of a chip; the text says by how much."""


@dataclass(frozen=True)
class _Input:
    """An input of a record: its name in the file and in a message, its minimum and maximum length. Bytes count up from another
    number in each place."""

    place: int
    name: str
    part: str
    least: int
    most: int
    step: int = 1


def _lengths(a: Algorithm, f: Field, most: int) -> tuple[int, int, int]:
    """The minimum and maximum length of a field, and the step: for any size, or for a size that src/kinds.toml gives."""
    p = next((p for p in calls_of_record(a).parameters if p.name == f.parameter), None)
    if f.rule == "range":
        return f.least, f.most, a.text_step if p is not None and p.name == "plaintext" else 1
    if f.rule == "or_else":
        size = a.sizes.get(f.of, f.least)
        return size, size, 1
    if f.rule == "usual":
        assert p is not None and p.of_catalog is not None
        size = a.sizes[p.of_catalog]
        return size, size, 1
    if f.parameter == "message":
        most = min(most, a.sizes.get("message", most))
    return (a.text_least, most, a.text_step) if f.parameter == "plaintext" else (0, most, 1)


def calls_of_record(a: Algorithm) -> Operation:
    kind = a.described.kind
    return next(of for of in kind.operations if of.name == kind.record.of)


def _fields(a: Algorithm) -> list[Field]:
    """The fields of the algorithm's records."""
    parameters = {p.name: p for p in calls_of_record(a).parameters}
    return [f for f in a.described.kind.record.fields if f.parameter not in parameters or a.described.has(parameters[f.parameter])]


def _inputs(a: Algorithm) -> list[_Input]:
    of, fields = calls_of_record(a), _fields(a)
    parts = {p.name: "iterations" if p.number else part_of(of, p) for p in of.parameters if not p.out}
    several = sum(f.rule == "any" or f.parameter == "iterations" for f in fields) > 1
    made = []
    for place, f in enumerate(fields):
        part = parts.get(f.parameter, "iterations")
        least, most, step = _lengths(a, f, TEXT_MAX if several else MESSAGE_MAX)
        if a.whole and part == "text":
            least = max(least, a.text_least)
        made.append(_Input(place if f.place < 0 else f.place, f.label, part, least, most, step))
    return made


def _fastest(a: Algorithm) -> int:
    """The input whose length changes in every record."""
    varied = [n for n, of in enumerate(_inputs(a)) if of.least != of.most]
    return varied[0 if a.described.kind.record.last_outermost else -1]


class _Text:
    """The source text of a call of an algorithm."""

    def __init__(self, a: Algorithm) -> None:
        self.a = a
        self.number = {of.part: i for i, of in enumerate(_inputs(a))}
        self.answer = a.sizes.get("digest" if a.kind in ("hash", "xof") else "tag", 0)
        self.tag = bytes(self.answer)
        self.boxed = a.whole or a.kind == "secretbox"
        self.sealed = bytes(a.sealed_size(len(_MARK.text)) if self.boxed else len(_MARK.text))

    def size(self, n: int) -> str:
        if self.a.any_output and n == OUTPUT_SIZE:
            return f"len[{len(self.number)}]"
        if "iterations" in self.number and n == ITERATIONS:
            return f"(uint32_t)len[{self.number['iterations']}]"
        marked = {len(getattr(_MARK, part)): f"len[{i}]" for part, i in self.number.items() if part != "iterations"}
        any_size = {"xof": OUTPUT_SIZE, "mac": TAG_SIZE}.get(self.a.kind)
        return marked.get(n) or self._longer(n) or str(self.answer if n == any_size else n)

    def _longer(self, n: int) -> str | None:
        """Whether it is the length of a ciphertext, or of the room for its plaintext."""
        if not self.boxed or n < len(_MARK.text):
            return None
        text = f"len[{self.number['text']}]"
        if self.a.kind == "secretbox":
            return f"({text} + {self.answer})"
        if self.a.kind == "cbc":
            return f"({text} / 16 * 16 + 16)"
        return f"(({text} + 7) / 8 * 8{' + 8' if n == len(self.sealed) else ''})"

    def outputs(self, values: Sequence[Value]) -> list[str]:
        return [self.size(v.size) for v in values if isinstance(v, Room)]

    def call(self, symbol: str, values: Sequence[Value], out: str) -> str:
        made, words = [out], []
        for v in values:
            if isinstance(v, Room) and v.number is not None:
                words.append("&size")
            elif isinstance(v, Room):
                words.append(" + ".join(made))
                made.append(self.size(v.size))
            else:
                words.append(self.size(v) if isinstance(v, int) else self.bytes(v))
        return f"{symbol}({', '.join(words)})"

    def bytes(self, v: bytes) -> str:
        for part, i in self.number.items():
            if v is getattr(_MARK, part, None):
                return f"in[{i}]"
        return "out" if v is self.sealed or self.a.kind != "aead" else f"out + len[{self.number['text']}]"

    def check(self) -> str:
        """Statements that return 0 if the output is refused, or does not open to the original."""
        back = [c for c in calls(self.a) if c.reverse and not c.incremental]
        if not back:
            return ""
        opens = self.a.kind == "aead" or self.boxed
        values = reverse(self.a, _MARK, [self.sealed, self.tag] if opens else [self.tag])
        called = self.call(function(self.a, Interface.C, back[0]), values, "opened")
        same, before = "", ""
        if opens:
            text = self.number["text"]
            same = f" || memcmp(opened, in[{text}], len[{text}]) != 0"
        for v in values:
            if isinstance(v, Room) and v.number is not None:
                before = f"    size_t size = {self.size(v.number)};\n"
                same = f" || size != len[{text}]{same}"
        return f"{before}    if ({called} != LINNET_OK{same}) return 0;\n"

    def opened_size(self) -> int:
        return TEXT_MAX if self.a.kind == "aead" else self.a.room_size(MESSAGE_MAX)

    def out_size(self) -> int:
        """The length of the longest answer, of a record or of a measured call."""
        longest = max(w.message for w in workloads(self.a))
        if self.a.kind == "kex":
            return self.a.sizes["shared_secret"]
        if self.a.any_output:
            return max(OUTPUT_SIZE, 2 + 4 * TEXT_MAX)
        if self.boxed or self.a.kind == "stream":
            return self.a.sealed_size(MESSAGE_MAX) if self.boxed else MESSAGE_MAX
        return self.answer + (max(TEXT_MAX, longest) if self.a.kind == "aead" else 0)


def _workload(a: Algorithm, w: Workload) -> str:
    """The lengths and the name of a workload."""
    m = message_of(a, w)
    lengths = [ITERATIONS if of.part == "iterations" else len(getattr(m, of.part)) for of in _inputs(a)]
    output = [OUTPUT_SIZE] if a.any_output else []
    return f'{{"{w}", {{{", ".join(map(str, lengths + output))}}}}}'


def _exchanges(a: Algorithm) -> str:
    """Statements for a series of exchanges, each with the previous secret as its key and the previous public key as the peer's."""
    key, peer = a.sizes["key"], a.sizes["public_key"]
    return (
        f"    uint8_t key[{key}], peer[{peer}];\n    const uint8_t* const next[] = {{key, peer}};\n    size_t n;\n"
        f"    memcpy(key, in[0], {key});\n    memcpy(peer, in[1], {peer});\n"
        "    for (n = 0; n < len[2]; ++n) {\n        if (call(next, len) != LINNET_OK) return 0;\n"
        f"        if (linnet_{a.type}_public_key(key, peer) != LINNET_OK) return 0;\n        memcpy(key, out, {key});\n    }}\n"
    )


def source(a: Algorithm) -> str:
    """The definitions that embedded/target/algorithm.h declares."""
    text, inputs = _Text(a), _inputs(a)
    step = 0 if a.status in ("finalist", "legacy") else 16
    listed = [f'{{"{of.name}", {step * of.place}, {of.least}, {of.most}, {of.step}}}' for of in inputs]
    loads = [_workload(a, w) for w in workloads(a)]
    answer = a.described.kind.record.label
    order = f"{_fastest(a)}, {text.number.get('iterations', INPUTS_MAX)}"
    values = forward(a, _MARK)
    check = text.check()
    called = text.call(function(a, Interface.C, calls(a)[0]), values, "out")
    return (
        '#include "algorithm.h"\n#include <linnet.h>\n#include <string.h>\n\n'
        f'const struct algorithm tested = {{"{a.id}", {len(inputs)}, {{{", ".join(listed)}}}, {order}, "{answer}", '
        f"{len(loads)}, {{{', '.join(loads)}}}}};\n\n"
        f"uint8_t out[{text.out_size()}];\n"
        + (f"static uint8_t opened[{text.opened_size()}];\n" if "opened" in check else "")
        + f"\nint call(const uint8_t* const* in, const size_t* len) {{\n    (void)len;\n    return {called};\n}}\n\n"
        "size_t answer(const uint8_t* const* in, size_t* len) {\n"
        + (f"    len[{len(inputs)}] = 2 + 4 * len[{_fastest(a)}];\n" if a.any_output else "")
        + (_exchanges(a) if a.kind == "kex" else f"    if (call(in, len) != LINNET_OK) return 0;\n{check}")
        + f"    return {' + '.join(text.outputs(values))};\n}}\n"
    )


def compile_for(of: Path, board: Board, profile: Profile, to: Path | None = None) -> Path:
    """A source in C."""
    to = to or builds.directory(board.core, profile) / "target" / f"{of.stem}.o"
    flags = [*_FLAGS, *_c_library(board, profile), *board.core.flags, *profile.flags, f"-I{HERE}", f"-I{FIRMWARE}"]
    return builds.compile_object(of, to, flags, f"{board.core.tools}gcc")


def _c_library(board: Board, profile: Profile) -> tuple[str, ...]:
    return profile.link if board.core.tools == builds.ARM else ("--specs=picolibc.specs",)


def _common(board: Board, profile: Profile) -> list[Path]:
    """The objects that every program has."""
    start = HERE / "start_riscv.c" if board.core.tools != builds.ARM else FIRMWARE / "start.c"
    return [compile_for(of, board, profile) for of in (start, HERE / "semihosting.c")]


def image(
    program: str, a: Algorithm, board: Board, profile: Profile, to: Path | None = None, extra: Sequence[str | Path] = ()
) -> Path:
    """The program of that name with an algorithm, for a board; `extra` has further options for the linker."""
    case = builds.write(builds.BUILD / "target" / f"{a.id}.c", source(a))
    objects = [compile_for(of, board, profile) for of in (case, HERE / f"{program}.c", HERE / "sha256.c")]
    to = to or builds.directory(board.core, profile) / "target" / f"{board.name}-{program}-{a.id}.elf"
    archive = builds.archive(board.core, profile)
    return link_for(board, profile, [*objects, *_common(board, profile), *extra, archive], to)


def link_program(source_file: Path, board: Board, profile: Profile, folder: Path) -> Path:
    """A program in one file."""
    made = compile_for(source_file, board, profile, folder / f"{source_file.stem}.o")
    return link_for(board, profile, [made, *_common(board, profile)], folder / f"{source_file.stem}.elf")


def link_for(board: Board, profile: Profile, objects: Sequence[str | Path], to: Path) -> Path:
    """Links for the memories of a board; the stack grows down from the end of RAM."""
    to.parent.mkdir(parents=True, exist_ok=True)
    folders = [f"-L{FIRMWARE}", "-T", str(board.script)]
    options = [*board.core.flags, "-nostartfiles", *_c_library(board, profile), "-Wl,--gc-sections", *folders]
    try:
        builds.run([f"{board.core.tools}gcc", *options, *objects, "-o", to])
    except builds.BuildError as error:
        over = re.findall(r"region `(\w+)' overflowed by (\d+) bytes", str(error))
        if not over:
            raise
        raise TooLarge(", ".join(f"{count} bytes more than the {region.lower()}" for region, count in over)) from error
    return to


def link_sources(sources: Sequence[Path], board: Board, profile: Profile, to: Path, extra: Sequence[str | Path] = ()) -> Path:
    """A program from C sources, with liblinnet."""
    objects = [compile_for(of, board, profile) for of in sources]
    return link_for(board, profile, [*objects, *extra, builds.archive(board.core, profile)], to)
