# SPDX-License-Identifier: MIT OR Apache-2.0
"""Algorithms as their specifications state them, on words of a graph."""
