# SPDX-License-Identifier: MIT OR Apache-2.0
"""Cycles, stack, flash and RAM of every algorithm on Cortex-M, measured in an emulator. docs/cortex-m.md explains how."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "tools"))  # `bench`, `generate`, `marked`
