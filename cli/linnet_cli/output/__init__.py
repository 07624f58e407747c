# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the user sees: lines, tables and progress, without secrets and without what a terminal would obey."""
