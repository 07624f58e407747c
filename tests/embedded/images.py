# SPDX-License-Identifier: MIT OR Apache-2.0
"""Images that tests make, and liblinnet for a core in a profile, loaded once."""

from collections.abc import Callable
from functools import cache

from measure import builds
from measure.cores import Core, Profile
from measure.host import Host
from measure.image import Image

Assemble = Callable[[Core, str], Image]
"""Makes an image of the function f in assembly or in C."""


@cache
def library(core: Core, profile: Profile) -> Image:
    return Image(builds.link_library(core, profile))


@cache
def host() -> Host:
    return Host(builds.host_library())
