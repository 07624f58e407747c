# SPDX-License-Identifier: MIT OR Apache-2.0
"""The algorithms themselves: lists, checks against known answers, and timings."""
