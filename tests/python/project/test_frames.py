# SPDX-License-Identifier: MIT OR Apache-2.0
"""The way of a message: docs/architecture.md lists the files from Ascon-AEAD128 to the round of its permutation."""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from repository import ROOT

HEADERS = ROOT / "include" / "linnet"
ROUND = "detail/primitive/ascon_p/ascon_p.hpp"
OPERATION = "uint64_t n1 = only_second(a2, x3);"
"""In the round of x86-64."""
FRAMES_MAX, FILES_MAX = 13, 10
PROGRAM = """#include <linnet/ascon.hpp>
int main() {
    const std::uint8_t key[16]{}, nonce[16]{}, plaintext[3]{};
    std::uint8_t ciphertext[3], tag[16];
    return linnet::ascon_aead128::encrypt(key, nonce, {}, plaintext, ciphertext, tag) ? 0 : 1;
}
"""


def listed() -> list[str]:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = text.split("## From a family to a round\n", 1)[1].split("\n## ", 1)[0]
    return re.findall(r"^\| `([\w/]+\.hpp)` \|", section, re.MULTILINE)


def test_the_listed_files() -> None:
    assert len(listed()) <= FILES_MAX
    assert [name for name in listed() if not (HEADERS / name).is_file()] == []


@pytest.mark.skipif(not shutil.which("gdb") or not shutil.which("g++"), reason="gdb or g++ is not installed")
@pytest.mark.skipif(platform.machine() != "x86_64", reason="the round of x86-64")
def test_frames_to_a_round(tmp_path: Path) -> None:
    source = (HEADERS / ROUND).read_text(encoding="utf-8")
    line = source[: source.index(OPERATION)].count("\n") + 1
    (tmp_path / "program.cpp").write_text(PROGRAM, encoding="utf-8")
    compiled = ["g++", "-std=c++20", "-O0", "-g", f"-I{ROOT / 'include'}", "program.cpp", "-o", "program"]
    subprocess.run(compiled, check=True, cwd=tmp_path)
    commands = [word for command in (f"break ascon_p.hpp:{line}", "run", "bt") for word in ("-ex", command)]
    said = subprocess.run(
        ["gdb", "-q", "-nx", "-batch", *commands, "program"], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    if "Could not trace the inferior" in said.stderr or "ptrace" in said.stderr:
        pytest.skip("this machine traces no process")
    files = [Path(name) for name in re.findall(r"^#\d+ .* at (\S+):\d+$", said.stdout, re.MULTILINE)]
    frames = [path.relative_to(HEADERS).as_posix() for path in files if path.is_relative_to(HEADERS)]
    assert frames[0] == ROUND, said.stdout + said.stderr
    assert frames[-1] == "detail/interface/aead.hpp"
    assert len(frames) <= FRAMES_MAX
    assert set(frames) <= set(listed())
