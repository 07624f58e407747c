# SPDX-License-Identifier: MIT OR Apache-2.0
"""The algorithms themselves: listed, held against known answers and timed."""
