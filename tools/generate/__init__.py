# SPDX-License-Identifier: MIT OR Apache-2.0
"""Generates files from the description of kinds; python3 tools/generate writes them."""
