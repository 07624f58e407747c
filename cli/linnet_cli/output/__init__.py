# SPDX-License-Identifier: MIT OR Apache-2.0
"""Output for the user: lines, tables and progress, without secrets and without control characters for a terminal."""
