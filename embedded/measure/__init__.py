# SPDX-License-Identifier: MIT OR Apache-2.0
"""Cycles, stack, flash and RAM of every algorithm on Cortex-M, measured in an emulator. docs/cortex-m.md says how."""
