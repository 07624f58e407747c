# SPDX-License-Identifier: MIT OR Apache-2.0
"""Makes tables and plots of what the benchmarks measure; `make` calls these commands.

Usage: python3 tools/bench ratios [--write] [RACES.json]           of linnet_race, and docs/performance.md
       python3 tools/bench batch-table BATCH.json                  of linnet_bench_batch, linnet_bench_sycl or linnet_bench_cuda
       python3 tools/bench batch-plot BATCH.json SVG               of linnet_bench_batch; needs Matplotlib
       python3 tools/bench library [OPTION...] HEADERS LIBRARY     of linnet_bench beside linnet_bench_library, which it runs
After each, --help says more.
"""

import sys
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

if len(sys.argv) < 2 or sys.argv[1] not in ("ratios", "batch-table", "batch-plot", "library"):
    sys.exit(__doc__)
import_module(f"bench.{sys.argv[1].replace('-', '_')}").main(sys.argv[2:])  # imports Matplotlib only to plot
