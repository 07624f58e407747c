# SPDX-License-Identifier: MIT OR Apache-2.0
"""Input and output: descriptors and streams, files that appear when they are complete, worker threads, and signals."""
