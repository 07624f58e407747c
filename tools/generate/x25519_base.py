# SPDX-License-Identifier: MIT OR Apache-2.0
"""Multiples of the base point of edwards25519, from the definition of the curve (RFC 7748, section 4.1; RFC 8032, section 5.1)."""

from __future__ import annotations

P = 2**255 - 19
D = -121665 * pow(121666, -1, P) % P
BASE = (
    15112221349535400772501151409588531511454012693041857206046113283949847762202,
    46316835694926478169428394003475163141307993866256225615783033603165251855960,
)
ROWS, MULTIPLES, WORDS, WORD_BITS = 32, 8, 4, 64

Point = tuple[int, int]


def _add(a: Point, b: Point) -> Point:
    """The sum on -x^2 + y^2 = 1 + d x^2 y^2, which holds for all points (RFC 8032, section 5.1.4)."""
    (x1, y1), (x2, y2) = a, b
    product = D * x1 * x2 * y1 * y2
    return ((x1 * y2 + x2 * y1) * pow(1 + product, -1, P) % P, (y1 * y2 + x1 * x2) * pow(1 - product, -1, P) % P)


def _words(value: int) -> list[str]:
    return [f"0x{value >> WORD_BITS * i & (1 << WORD_BITS) - 1:016x}," for i in range(WORDS)]


def _entry(point: Point) -> str:
    x, y = point
    words = [word for value in (y + x, y - x, 2 * D * x * y) for word in _words(value % P)]
    return "".join("    " + " ".join(words[i : i + 6]) + "\n" for i in range(0, len(words), 6))


def header() -> str:
    """The table of x25519_base_table.hpp."""
    rows, first = "", BASE
    for _ in range(ROWS):
        multiple = first
        rows += "    {{\n"
        for i in range(MULTIPLES):
            rows += _entry(multiple) + ("    }, {\n" if i + 1 < MULTIPLES else "    }},\n")
            multiple = _add(multiple, first)
        for _ in range(8):
            first = _add(first, first)
    return f"""// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from tools/generate/x25519_base.py.
#ifndef LINNET_DETAIL_PRIMITIVE_X25519_X25519_BASE_TABLE_HPP
#define LINNET_DETAIL_PRIMITIVE_X25519_X25519_BASE_TABLE_HPP

#include <linnet/detail/base/bytes.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {{

/// Row i holds the base point of edwards25519 times 256^i, times 1 to {MULTIPLES}. A point (x, y) is stored as y + x, y - x and
/// 2 d x y, each reduced below p, in 64-bit words, the lowest first.
// clang-format off
alignas({8 * WORDS}) inline constexpr uint64_t x25519_base_table[{ROWS}][{MULTIPLES}][{3 * WORDS}] = {{
{rows}}};
// clang-format on

}} // namespace detail
LINNET_NAMESPACE_END

#endif
"""
