# SPDX-License-Identifier: MIT OR Apache-2.0
"""Sealed files and those of Cobblestone: made, opened and looked at."""
