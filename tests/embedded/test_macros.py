# SPDX-License-Identifier: MIT OR Apache-2.0
"""The headers compile after Arduino.h, and after a build that defines any single capital letter."""

import string

import pytest

from measure import builds
from measure.catalog import ROOT
from measure.cores import ARCHIVED

STANDARD = """#include <array>
#include <bit>
#include <concepts>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#if defined(__x86_64__)
#include <immintrin.h>
#endif
"""
"""What others' headers do not bear, Linnet's must: these come first, as they do where Arduino.h brings the macros."""
HEADERS = "#include <linnet/linnet.hpp>\n#include <linnet/detail/word/lanes.hpp>\n#include <linnet.h>\n"
BINARY = [f"#define B{number:0{digits}b} {number}\n" for digits in range(1, 9) for number in range(2**digits)]
ARDUINO = (
    "#define min(a, b) ((a) < (b) ? (a) : (b))\n#define max(a, b) ((a) > (b) ? (a) : (b))\n"
    "#define abs(x) ((x) > 0 ? (x) : -(x))\n#define round(x) ((x) >= 0 ? (long)((x) + 0.5) : (long)((x) - 0.5))\n"
    "#define bit(b) (1UL << (b))\n#define F(text) (text)\n"
)
LETTERS = "".join(f"#define {letter} 8\n" for letter in string.ascii_uppercase)
COMPILERS = {
    "g++": ("g++", "-O2"),
    "clang++": ("clang++-16", "-O2"),
    "arm-none-eabi-g++": ("arm-none-eabi-g++", "-Os", *ARCHIVED["m3"].flags, "-ffreestanding"),
}


@pytest.mark.parametrize("macros", ["letters", "arduino"])
@pytest.mark.parametrize("compiler", COMPILERS)
def test_headers_bear_macros(compiler: str, macros: str) -> None:
    defined = LETTERS if macros == "letters" else ARDUINO + "".join(BINARY)
    folder = builds.BUILD / "macros" / compiler
    source = builds.write(folder / f"{macros}.cpp", STANDARD + defined + HEADERS)
    flags = ["-std=c++20", f"-I{ROOT / 'include'}"]
    builds.compile_only([*COMPILERS[compiler], *flags, "-c", source, "-o", source.with_suffix(".o")])
