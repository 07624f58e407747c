# SPDX-License-Identifier: MIT OR Apache-2.0
"""Bytes in and out: descriptors and streams, files that appear when they are complete, threads in between, and signals."""
