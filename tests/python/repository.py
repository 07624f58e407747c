# SPDX-License-Identifier: MIT OR Apache-2.0
"""The place of the tests' repository."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
