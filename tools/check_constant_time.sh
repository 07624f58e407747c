#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Runs every algorithm under valgrind with its secrets marked undefined, as compiled by g++ and clang++ at -O1, -O2, -O3 and -Os;
# and compares traces of those that run AVX-512 here, which valgrind does not know. Families whose code is the same as when it passed
# before on this machine are left out.
# Usage: tools/check_constant_time.sh [CONFIGURE_ARGUMENT...]    all
#        tools/check_constant_time.sh change                     what every change needs: -O2, and traces of two secrets, not three, of half the length
#        tools/check_constant_time.sh g++|clang++-16             the rest of one compiler's
set -euo pipefail
cd "$(dirname "$0")/.."
source tools/cache.sh

jobs=${JOBS:-$(nproc)}
build=build-constant-time
case ${1:-} in
    change) set -- -DLINNET_CONSTANT_TIME_LEVELS=-O2 -DLINNET_CONSTANT_TIME_TRACE_RUNS=2 -DLINNET_CONSTANT_TIME_TRACE_STEPS=40000 ;;
    g++ | clang++-16)
        build+=-$1
        set -- "-DLINNET_CONSTANT_TIME_COMPILERS=$1"
        ;;
esac
tools/install_dependencies.sh ci
cmake --preset constant-time -B "$build" --log-level=NOTICE "$@"
cmake --build "$build" --target constant_time --parallel "$jobs"
JOBS=$jobs tools/new_tests.py "$build" --test-dir "$build" --label-regex '^constant-time$'
