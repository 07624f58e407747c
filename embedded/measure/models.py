# SPDX-License-Identifier: MIT OR Apache-2.0
"""The cycle model of each core."""

from measure.cortex_m0 import CortexM0
from measure.cortex_m3 import CortexM3, CortexM4
from measure.cycles import Model

MODELS: dict[str, Model] = {"m0": CortexM0(), "m3": CortexM3(), "m4f": CortexM4()}
