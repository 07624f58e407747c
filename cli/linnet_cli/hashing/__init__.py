# SPDX-License-Identifier: MIT OR Apache-2.0
"""Digests and tags of files, and lists of checksums."""
