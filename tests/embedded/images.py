# SPDX-License-Identifier: MIT OR Apache-2.0
"""Images that tests make, and liblinnet for a core in a profile, loaded once."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest
from _pytest.mark import ParameterSet

from measure import builds
from measure.catalog import algorithms
from measure.cores import CORES, Core, Profile
from measure.host import Host
from measure.image import Image

Assemble = Callable[[Core, str], Image]
"""Makes an image of the function f in assembly or in C."""
FAST_M3 = replace(CORES["m3"], flags=(*CORES["m3"].flags, "-DLINNET_M3_FAST_MULTIPLY"))


@cache
def library(core: Core, profile: Profile) -> Image:
    return Image(builds.link_library(core, profile))


@cache
def host() -> Host:
    return Host(builds.host_library())


def of_one_key_size() -> list[ParameterSet]:
    """Every algorithm; slow are AES-192's and AES-256's, whose code is AES-128's with more rounds."""
    return [pytest.param(name, marks=[pytest.mark.slow] * name.startswith(("aes-192-", "aes-256-"))) for name in algorithms()]
