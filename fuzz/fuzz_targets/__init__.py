# SPDX-License-Identifier: MIT OR Apache-2.0
"""What fuzz_arrow.py runs: a target makes an input from a random source and runs it."""

from __future__ import annotations

import random
from collections.abc import Callable

from fuzz_targets import c_data, ipc, sealed, wrapped_keys
from fuzz_targets.common import Progress as Progress
from fuzz_targets.common import Result as Result

TARGETS: dict[str, Callable[[random.Random, Progress], Result]] = {
    "ipc": ipc.run,
    "c-data": c_data.run,
    "wrapped-keys": wrapped_keys.run,
    "sealed-file": sealed.run,
}
