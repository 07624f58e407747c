# SPDX-License-Identifier: MIT OR Apache-2.0
"""CUDA kernels call no host-only function. Checked without nvcc, which is not installed everywhere."""

from __future__ import annotations

import re

from repository import ROOT

HEADERS = ROOT / "include" / "linnet"
HOST = re.compile(r"__builtin_(?:bswap|clz|ctz|popcount|\w+_overflow)|std::(?:countr_zero|countl_zero|popcount|bit_width|byteswap)")
ALLOWED = {
    "detail/base/bytes.hpp": "byte_swap and trailing_zeros, which CUDA has in another text",
    "detail/primitive/gift128/gift128.hpp": "a constant",
    "detail/primitive/grain/grain_stream.hpp": "a constant",
    "detail/primitive/keccak_p/keccak_p.hpp": "a constant",
    "detail/mode/ocb/ocb.hpp": "a constant",
    "detail/mode/ocb/ocb_avx512.hpp": "instructions of x86",
    "batch/order.hpp": "on the host",
}


def test_cores_call_nothing_of_the_host() -> None:
    found = {
        path.relative_to(HEADERS).as_posix() for path in HEADERS.rglob("*.hpp") if HOST.search(path.read_text(encoding="utf-8"))
    }
    assert found - set(ALLOWED) == set(), "a kernel of CUDA cannot call these: take detail::byte_swap or detail::trailing_zeros"
    assert set(ALLOWED) - found == set(), "no longer needed in the list"
