# SPDX-License-Identifier: MIT OR Apache-2.0
"""Functions in assembly lie where their code assumes it, whatever options they are compiled with."""

import re

import pytest

from measure import builds
from measure.cores import CORES, PROFILES

SOURCE = """#include <linnet/ascon.hpp>
linnet::status seal(const uint8_t* key, const uint8_t* nonce, std::span<const uint8_t> text, uint8_t* to, uint8_t* tag) {
    using aead = linnet::ascon_aead128;
    const std::span out(to, text.size());
    return aead::encrypt(aead::key_in(key, 16), aead::nonce_in(nonce, 16), {}, text, out, aead::tag_out(tag, 16)).why();
}
"""
OPTIONS = {
    "fast": ("-O2",),
    "small": ("-Os",),
    "unrolled": ("-Os", "-DLINNET_UNROLL=1"),
    "patchable": ("-O2", "-fpatchable-function-entry=2"),
    "profiled": ("-O2", "-pg"),
}


@pytest.mark.parametrize("name", OPTIONS)
def test_rounds_of_ascon_are_where_callers_jump_to(name: str) -> None:
    """The function begins at a multiple of 4, which `adr` needs, and with its own first instruction."""
    folder = builds.directory(CORES["m3"], PROFILES["fast"]) / "assembly"
    source = builds.write(folder / f"{name}.cpp", SOURCE)
    flags = [*builds.COMMON, *CORES["m3"].flags, *OPTIONS[name]]
    made = builds.compile_object(source, source.with_suffix(".o"), flags)
    sections = builds.run([builds.ARM + "readelf", "-SW", made])
    (alignment,) = re.findall(r"\.text\.\S*ascon_p_thumb\S* .* (\d+)\n", sections)
    assert int(alignment) % 4 == 0
    code = builds.run([builds.ARM + "objdump", "-d", "--no-show-raw-insn", made])
    (first,) = re.findall(r"<\S*ascon_p_thumb\S*>:\n\s+0:\s+(\S+)", code)
    assert first == "stmdb"
