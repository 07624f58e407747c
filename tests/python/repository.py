# SPDX-License-Identifier: MIT OR Apache-2.0
"""Where the repository is that the tests belong to."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
