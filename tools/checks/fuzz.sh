#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Runs the fuzz targets, each for so many seconds of processor time: as many at once as there are cores, from different seeds.
# Usage: tools/checks/fuzz.sh [SECONDS]     default: 60
set -euo pipefail
cd "$(dirname "$0")/../.."
source tools/cache.sh

jobs=${JOBS:-$(nproc)}
cmake --preset sanitize --log-level=NOTICE
cmake --build --preset sanitize --target fuzz_catalog --parallel "$jobs"
for target in build-sanitize/fuzz/fuzz_*; do
    running=()
    for ((i = 0; i < jobs; ++i)); do
        "$target" -max_total_time="$(((${1:-60} + jobs - 1) / jobs))" -print_final_stats=1 &
        running+=($!)
    done
    for one in "${running[@]}"; do wait "$one"; done
done
