# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is written from the description of kinds; python3 tools/generate writes it."""
