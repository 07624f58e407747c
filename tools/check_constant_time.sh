#!/usr/bin/env bash
# Runs every algorithm under valgrind with its secrets marked undefined, as compiled by g++ and clang++ at -O1, -O2, -O3 and -Os;
# and compares traces of those that run AVX-512 here, which valgrind does not know.
# Usage: tools/check_constant_time.sh [CONFIGURE_ARGUMENT...]
set -euo pipefail
cd "$(dirname "$0")/.."

jobs=${JOBS:-$(nproc)}
tools/install_dependencies.sh ci
cmake --preset constant-time --log-level=NOTICE "$@"
cmake --build --preset constant-time --target constant_time --parallel "$jobs"
ctest --preset constant-time --parallel "$jobs"
