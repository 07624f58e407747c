# SPDX-License-Identifier: MIT OR Apache-2.0
"""The compiler's message for bytes of a wrong size in C++: brief, with the parameter and both sizes in the first line."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from repository import ROOT

SIZES = {"key": 16, "nonce": 16, "tag": 16}
PROGRAM = """
#include <array>
#include <linnet/ascon.hpp>
#include <vector>
bool seal(std::vector<std::uint8_t> text) {
    std::array<std::uint8_t, %(key)d> key{};
    std::array<std::uint8_t, %(nonce)d> nonce{};
    std::array<std::uint8_t, %(tag)d> tag{};
    return bool(linnet::ascon_aead128::encrypt(key, nonce, {}, text, text, tag));
}
"""


@pytest.fixture(params=["g++", "clang++-16"])
def compiler(request: pytest.FixtureRequest) -> str:
    if not shutil.which(request.param):
        pytest.skip(f"{request.param} is not installed")
    return str(request.param)


def said(compiler: str, sizes: dict[str, int], folder: Path) -> str:
    (folder / "program.cpp").write_text(PROGRAM % sizes, encoding="utf-8")
    command = [compiler, "-std=c++20", f"-I{ROOT / 'include'}", "-fsyntax-only", "program.cpp"]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder).stderr


@pytest.mark.parametrize("option", ["-mgeneral-regs-only", "-mno-sse", "-mno-sse2"])
def test_a_kernel_without_vectors(compiler: str, option: str, tmp_path: Path) -> None:
    (tmp_path / "program.cpp").write_text("#include <linnet/linnet.hpp>\n", encoding="utf-8")
    command = [compiler, "-std=c++20", f"-I{ROOT / 'include'}", option, "-fsyntax-only", "program.cpp"]
    text = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path).stderr
    assert text.count("error:") == 1
    assert "need SSE2 on x86-64" in text


def test_right_sizes(compiler: str, tmp_path: Path) -> None:
    assert said(compiler, SIZES, tmp_path) == ""


@pytest.mark.parametrize("name", SIZES)
def test_a_wrong_size(compiler: str, name: str, tmp_path: Path) -> None:
    text = said(compiler, {**SIZES, name: 12}, tmp_path)
    first = next(line for line in text.splitlines() if "error" in line)
    assert name in first
    assert re.search(r"\b12\b", first)
    assert re.search(r"\b16(UL)?\b", first)
    assert len(text.replace(str(ROOT), "")) <= 1200
