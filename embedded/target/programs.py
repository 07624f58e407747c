# SPDX-License-Identifier: MIT OR Apache-2.0
"""Programs for a board that hold one algorithm of liblinnet: the source that says what it is, and the image."""

import re
from collections.abc import Sequence
from pathlib import Path

from measure import builds
from measure.calls import OUTPUT_SIZE, TAG_SIZE, Interface, Message, calls, forward, function, reverse, workloads
from measure.catalog import Algorithm
from measure.cores import Profile
from measure.values import Room, Value
from target.boards import FIRMWARE, HERE, Board

KINDS = ("aead", "hash", "xof", "mac")
"""Kinds of algorithms that the programs know."""
TEXT_MAX = 32
MESSAGE_MAX = 1024
"""As in src/response_file.cpp."""
_MARK = Message(bytes(10001), bytes(10002), bytes(10003), bytes(10004))
"""Arguments that can be told from each other, by which a call is found in those that calls.py makes."""
_FLAGS = ("-std=c99", "-ffreestanding", "-ffunction-sections", "-fdata-sections", "-Wall", "-Wextra", "-Wpedantic", "-Werror")


class TooLarge(Exception):
    """A program does not fit into the memory of a chip; the text is by how much."""


def _inputs(a: Algorithm) -> list[tuple[str, str, int, int]]:
    """The inputs of a record: what the file calls it, what a message does, its least length and its greatest."""
    key = ("Key", "key", a.sizes.get("key", 0), a.sizes.get("key", 0))
    message = ("Msg", "text", 0, min(MESSAGE_MAX, a.sizes.get("message", MESSAGE_MAX)))
    if a.kind == "aead":
        nonce = ("Nonce", "nonce", a.sizes["nonce"], a.sizes["nonce"])
        return [key, nonce, ("PT", "text", 0, TEXT_MAX), ("AD", "data", 0, TEXT_MAX)]
    if a.kind == "mac":
        return [key, message]
    if a.customizable:
        return [("Msg", "text", 0, TEXT_MAX), ("Z", "data", 0, TEXT_MAX)]
    return [message]


class _Text:
    """The text of a call of an algorithm."""

    def __init__(self, a: Algorithm) -> None:
        self.a = a
        self.number = {name: i for i, (_, name, _, _) in enumerate(_inputs(a))}
        self.answer = a.sizes["digest" if a.kind in ("hash", "xof") else "tag"]
        self.sealed, self.tag = bytes(len(_MARK.text)), bytes(self.answer)

    def size(self, n: int) -> str:
        marked = {len(getattr(_MARK, name)): f"len[{i}]" for name, i in self.number.items()}
        any_size = {"xof": OUTPUT_SIZE, "mac": TAG_SIZE}.get(self.a.kind)
        return marked.get(n) or str(self.answer if n == any_size else n)

    def outputs(self, values: Sequence[Value]) -> list[str]:
        return [self.size(v.size) for v in values if isinstance(v, Room)]

    def call(self, symbol: str, values: Sequence[Value], out: str) -> str:
        made, words = [out], []
        for v in values:
            if isinstance(v, Room):
                words.append(" + ".join(made))
                made.append(self.size(v.size))
            else:
                words.append(self.size(v) if isinstance(v, int) else self.bytes(v))
        return f"{symbol}({', '.join(words)})"

    def bytes(self, v: bytes) -> str:
        for name, i in self.number.items():
            if v is getattr(_MARK, name):
                return f"in[{i}]"
        return "out" if v is self.sealed or self.a.kind != "aead" else f"out + len[{self.number['text']}]"

    def check(self) -> str:
        """An expression that holds if what was made is refused, or is not opened as it was."""
        back = [c for c in calls(self.a) if c.reverse and not c.pieces]
        if not back:
            return ""
        made = [self.sealed, self.tag] if self.a.kind == "aead" else [self.tag]
        called = self.call(function(self.a, Interface.C, back[0]), reverse(self.a, _MARK, made), "opened")
        text = self.number["text"]
        same = f" || memcmp(opened, in[{text}], len[{text}]) != 0" if self.a.kind == "aead" else ""
        return f"    if ({called} != LINNET_OK{same}) return 0;\n"


def source(a: Algorithm) -> str:
    """What embedded/target/algorithm.h declares."""
    text, inputs = _Text(a), _inputs(a)
    step = 0 if a.status in ("finalist", "legacy") else 16
    listed = [f'{{"{name}", {step * i}, {least}, {most}}}' for i, (name, _, least, most) in enumerate(inputs)]
    loads = []
    for w in workloads(a):
        given = {"key": a.sizes.get("key", 0), "nonce": a.sizes.get("nonce", 0), "text": w.message, "data": w.data or 0}
        loads.append(f'{{"{w}", {{{", ".join(str(given[name]) for _, name, _, _ in inputs)}}}}}')
    answer = {"aead": "CT", "mac": "Tag"}.get(a.kind, "MD")
    values = forward(a, _MARK)
    check = text.check()
    parameters = "const uint8_t* const* in, const size_t* len, uint8_t* out"
    called = text.call(function(a, Interface.C, calls(a)[0]), values, "out")
    return (
        '#include "algorithm.h"\n#include <linnet.h>\n#include <string.h>\n\n'
        f'const struct algorithm tested = {{"{a.id}", {len(inputs)}, {{{", ".join(listed)}}}, "{answer}", '
        f"{len(loads)}, {{{', '.join(loads)}}}}};\n\n"
        f"int call({parameters}) {{\n    (void)len;\n    return {called};\n}}\n\n"
        f"size_t answer({parameters}) {{\n"
        + (f"    uint8_t opened[{TEXT_MAX}];\n" if "opened" in check else "")
        + f"    if (call(in, len, out) != LINNET_OK) return 0;\n{check}    return {' + '.join(text.outputs(values))};\n}}\n"
    )


def compile_for(of: Path, board: Board, profile: Profile, to: Path | None = None) -> Path:
    """A source in C."""
    to = to or builds.directory(board.core, profile) / "target" / f"{of.stem}.o"
    flags = [*_FLAGS, *_c_library(board, profile), *board.core.flags, *profile.flags, f"-I{HERE}", f"-I{FIRMWARE}"]
    return builds.compile_object(of, to, flags, f"{board.core.tools}gcc")


def _c_library(board: Board, profile: Profile) -> tuple[str, ...]:
    return profile.link if board.core.tools == builds.ARM else ("--specs=picolibc.specs",)


def _common(board: Board, profile: Profile) -> list[Path]:
    """What every program has."""
    start = HERE / "start_riscv.c" if board.core.tools != builds.ARM else FIRMWARE / "start.c"
    return [compile_for(of, board, profile) for of in (start, HERE / "semihosting.c")]


def image(
    program: str, a: Algorithm, board: Board, profile: Profile, to: Path | None = None, extra: Sequence[str | Path] = ()
) -> Path:
    """The program of that name with an algorithm, for a board; in `extra`, what the linker is given besides."""
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
    """Links for the memories of a board, from RAM's end down the stack."""
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
    """A program of sources in C, with liblinnet."""
    objects = [compile_for(of, board, profile) for of in sources]
    return link_for(board, profile, [*objects, *extra, builds.archive(board.core, profile)], to)
