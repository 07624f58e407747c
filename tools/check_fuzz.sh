#!/usr/bin/env bash
# Runs the fuzz targets, each for so many seconds.
# Usage: tools/check_fuzz.sh [SECONDS]     default: 60
set -euo pipefail
cd "$(dirname "$0")/.."

cmake --preset fuzz --log-level=NOTICE
cmake --build --preset fuzz --parallel "${JOBS:-$(nproc)}"
for target in build-fuzz/fuzz/fuzz_*; do
    "$target" -max_total_time="${1:-60}" -print_final_stats=1
done
