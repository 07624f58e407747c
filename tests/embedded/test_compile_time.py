# SPDX-License-Identifier: MIT OR Apache-2.0
"""What has assembly for Cortex-M gives the same answers in constant expressions, where it cannot be used."""

import pytest

from measure import builds
from measure.cores import CORES, PROFILES

ALGORITHMS = ("ascon_aead128", "ascon_hash256", "aes_128_cbc", "aes_192_cbc", "aes_256_cbc")
SOURCE = "#include <linnet/aes.hpp>\n#include <linnet/ascon.hpp>\n#include <linnet/self_test.hpp>\n" + "".join(
    f"static_assert(linnet::self_test<linnet::{name}>());\n" for name in ALGORITHMS
)


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("core", ("m0", "m3"))
def test_self_tests_pass_at_compile_time(core: str, profile: str) -> None:
    folder = builds.directory(CORES[core], PROFILES[profile])
    source = builds.write(folder / "compile_time.cpp", SOURCE)
    flags = [*builds.flags_of(CORES[core], PROFILES[profile]), "-fconstexpr-ops-limit=1000000000"]
    builds.compile_object(source, source.with_suffix(".o"), flags)
