#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Compiles and runs every block of code of documents in Markdown.

Usage: tools/docs/check_snippets.py [--section TITLE]... [--show] DOCUMENT...

A document is a story: its blocks run in one folder, which has the repository's include/ and, as build/, a build of the library.
 - `sh` runs in its place, and must succeed. `console` too: a command follows $, its output is below, where ...
   stands for anything.
 - `cpp` and `c` with a main are programs; blocks without one are together one program, in their order. So are all `python` blocks.
 - `text`, `cmake`, `make` and other languages of data are shown only.
 - `c++` is `cpp`, but never a program that README.md gives as a whole.
In front of a block may stand, as comments in HTML:
   <!-- hidden LANGUAGE            a block that readers need not see
   code
   -->
   <!-- hidden file NAME           the same of a file
   <!-- file: NAME -->             the block is that file, which a later block uses
   <!-- compiled only: REASON -->  it is not run
   <!-- not run: REASON -->        it is not even compiled
   <!-- run by: COMMAND -->        it is run only where --run-by gives that command
With LINNET_MEMO=1 a document of the repository that passed on this machine on the same contents of all this is left out.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import fnmatch
import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "checks"))
import memo

ROOT = Path(__file__).resolve().parents[2]
LINKED = ("include", "examples", "CMakeLists.txt", "cmake", "src", "go.mod", "bindings")
"""What the folder of a story has of the repository."""
SHOWN = {"text", "cmake", "make", "json", "ini", "yaml", "html"}
RUN_BY = set[str]()
"""The commands whose blocks are to be run."""
FENCE = re.compile(r"^( *)(`{3,}|~{3,}) *(\S*)")
COMMENT = re.compile(r"<!-- (hidden file|hidden|file|compiled only|not run|run by):? ?(.*)")
CPP = ["g++", "-std=c++20", "-Wall", "-Wextra", "-Wconversion", "-Werror", "-Iinclude"]
C = ["gcc", "-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror", "-Iinclude"]
LIBRARY = "build/src/liblinnet.a"
LIMIT = 600  # seconds for a block


class Wrong(Exception):
    """What is wrong with a block, where."""


@dataclass
class Block:
    """A block of code, with the contents of its comment."""

    document: Path
    line: int
    section: str
    language: str
    code: str = ""
    notes: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.document}:{self.line}: {self.language}"

    @property
    def whole(self) -> bool:
        return re.search(r"^int main\(", self.code, re.MULTILINE) is not None


def blocks_of(document: Path) -> list[Block]:
    """All blocks of a document, including hidden ones."""
    found: list[Block] = []
    notes: dict[str, str] = {}
    section, indent, end = "", "", ""
    for number, line in enumerate(document.read_text(encoding="utf-8").splitlines(), 1):
        if end:
            if line.strip() == end:
                end = ""
            else:
                found[-1].code += line.removeprefix(indent) + "\n"
        elif fence := FENCE.match(line):
            indent, end = fence[1], fence[2]
            found.append(Block(document, number + 1, section, fence[3].replace("c++", "cpp"), notes=notes))
            notes = {}
        elif comment := COMMENT.match(line):
            if comment[1].startswith("hidden"):
                indent, end = "", "-->"
                named = comment[1] == "hidden file"
                hidden = Block(document, number + 1, section, "text" if named else comment[2])
                found.append(hidden)
                hidden.notes = {"file": comment[2]} if named else {}
            else:
                notes[comment[1]] = comment[2].removesuffix("-->").strip()
        elif line.startswith("## "):
            section = line.removeprefix("## ")
        elif line.strip() and notes:
            raise Wrong(f"{document}:{number}: expected a block of code after the comment")
    if end:
        raise Wrong(f"{document}: a block of code that does not end")
    return [block for block in found if not block.language.startswith("{")]


def numbered(block: Block) -> str:
    """The code of a block of C or C++, whose compiler's messages then name the document."""
    return f'#line {block.line} "{block.document}"\n{block.code}'


def joined(blocks: list[Block]) -> str:
    """Blocks without a main as one program: includes and the like go to its beginning, the rest into main."""
    top, body = "", ""
    for block in blocks:
        lines = block.code.splitlines()
        for number, line in enumerate(lines):
            if line.startswith(("#", "using namespace")):
                top += line + "\n"
                lines[number] = ""
        body += f'#line {block.line} "{block.document}"\n' + "\n".join(lines) + "\n"
    return top + "int main(void) {\n" + body + "return 0;\n}\n"


@cache
def _surroundings(library: Path) -> list[str]:
    """The inputs that every story may use and that its result depends on."""
    files = [file for name in LINKED for file in sorted((ROOT / name).rglob("*")) or [ROOT / name]]
    contents = [f"{os.path.relpath(file, ROOT)} {memo.contents(file)}" for file in [*files, Path(__file__)]]
    compilers = [memo.version(program).decode() for program in (CPP[0], C[0])]
    return [*contents, *compilers, memo.processor().decode(), memo.contents(library / "src" / "liblinnet.a"), *memo.installed()]


class Story:
    """A document that is run."""

    def __init__(self, document: Path, sections: list[str], library: Path) -> None:
        self.document = document
        self.blocks = [block for block in blocks_of(document) if not sections or block.section in sections]
        self.library = library
        self.stamp = memo.stamp([str(document), document.read_bytes(), *sections, *sorted(RUN_BY), *_surroundings(library)])
        self.counts: dict[str, int] = {}
        self.skipped: list[str] = []
        self.output = ""

    def run(self) -> None:
        with tempfile.TemporaryDirectory(prefix="linnet-snippets-") as folder:
            self.folder = Path(folder)
            for name in (*LINKED, "tools"):
                (self.folder / name).symlink_to(ROOT / name)
            (self.folder / "build").symlink_to(self.library)
            fragments: dict[str, list[Block]] = {"cpp": [], "c": [], "python": []}
            for number, block in enumerate(self.blocks):
                self.take(block, fragments, "".join(later.code for later in self.blocks[number + 1 :]))
            for language, parts in fragments.items():
                if parts:
                    self.run_fragments(language, parts)

    def take(self, block: Block, fragments: dict[str, list[Block]], later: str) -> None:
        """Runs a block, or keeps it to be run with those after it."""
        if "not run" in block.notes:
            self.skipped.append(f"{block}: {block.notes['not run']}")
            return
        if block.notes.get("run by", "") not in RUN_BY | {""}:
            self.skipped.append(f"{block}: {block.notes['run by']} does")
            return
        self.counts[block.language] = self.counts.get(block.language, 0) + 1
        if name := block.notes.get("file"):
            if Path(name).name not in later:
                raise Wrong(f"{block}: expected a later block to use {name}")
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.code, encoding="utf-8")
        elif block.language == "sh":
            self.command(block, ["sh", "-euc", block.code])
        elif block.language == "console":
            self.console(block)
        elif block.language in ("cpp", "c") and (block.whole or "compiled only" in block.notes):
            self.program(block, block.language, numbered(block))
        elif block.language in fragments:
            fragments[block.language].append(block)
        elif block.language not in SHOWN:
            raise Wrong(f"{block}: expected one of {', '.join(sorted([*fragments, *SHOWN, 'sh', 'console']))}")

    def run_fragments(self, language: str, parts: list[Block]) -> None:
        if language != "python":
            self.program(parts[0], language, joined(parts))
            return
        script = ""
        for part in parts:  # at their lines in the document
            script += "\n" * (part.line - 1 - script.count("\n")) + part.code
        self.command(parts[0], [sys.executable, "-W", "error", "-c", script])

    def program(self, block: Block, language: str, code: str) -> None:
        """Compiles a program and runs it."""
        source = self.folder / f"snippet_{block.line}.{language}"
        program = str(source.with_suffix(".out"))
        source.write_text(code, encoding="utf-8")
        compiler = CPP if language == "cpp" else C
        if "compiled only" in block.notes:
            self.command(block, [*compiler, "-fsyntax-only", str(source)])
            return
        self.command(block, [*compiler, str(source), "-o", program, *([LIBRARY] if "linnet.h>" in code else [])])
        self.command(block, [program])

    def console(self, block: Block) -> None:
        for session in re.split(r"^\$ ", block.code, flags=re.MULTILINE)[1:]:
            line, _, expected = session.partition("\n")
            printed = self.command(block, ["sh", "-euc", f"exec 2>&1\n{line}"])
            pattern = re.sub(r"([\[?*])", r"[\1]", expected.strip()).replace("...", "*")
            if not fnmatch.fnmatchcase(printed.strip(), pattern):
                raise Wrong(f"{block}: {line}\nexpected:\n{expected}printed:\n{printed}")

    def command(self, block: Block, arguments: list[str]) -> str:
        environment = os.environ | {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
        done = subprocess.run(
            arguments,
            cwd=self.folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=LIMIT,
        )
        if done.returncode != 0:
            raise Wrong(f"{block}: status {done.returncode}\n{done.stdout}{done.stderr}")
        self.output += done.stdout
        return done.stdout


def check(story: Story) -> str:
    if memo.asked() and story.document.resolve().is_relative_to(ROOT) and memo.has_passed(story.stamp):
        story.skipped.append(f"{story.document}: it passed before")
        return ""
    try:
        story.run()
        memo.note(story.stamp)
    except (Wrong, subprocess.TimeoutExpired) as error:
        return str(error)
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--section", action="append", default=[], metavar="TITLE", help="only what stands under that heading")
    parser.add_argument("--show", action="store_true", help="print what the blocks print")
    parser.add_argument("--run-by", action="append", default=[], metavar="COMMAND", help="also run the blocks of this command")
    parser.add_argument("--library", type=Path, default=ROOT / "build-gcc", help="a build of the library, for C")
    parser.add_argument("documents", nargs="+", type=Path)
    arguments = parser.parse_args()
    RUN_BY.update(arguments.run_by)

    try:
        stories = [Story(document, arguments.section, arguments.library.resolve()) for document in arguments.documents]
    except Wrong as error:
        sys.exit(str(error))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        wrong = [complaint for complaint in pool.map(check, stories) if complaint]
    if arguments.show:
        sys.stdout.writelines(story.output for story in stories)
    else:
        for skipped in (line for story in stories for line in story.skipped):
            print(f"not run: {skipped}")
        counts = {language: sum(s.counts.get(language, 0) for s in stories) for s in stories for language in s.counts}
        print(", ".join(f"{count} {language}" for language, count in sorted(counts.items())), f"in {len(stories)} documents")
    for complaint in wrong:
        print(complaint, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
