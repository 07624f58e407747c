# SPDX-License-Identifier: MIT OR Apache-2.0
import sys
from pathlib import Path

for folder in ("tools", "embedded", "proofs"):
    sys.path.insert(0, str(Path(__file__).parents[2] / folder))
