#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Runs every algorithm under valgrind with its secrets marked undefined, as compiled by g++ and clang++ at -O1, -O2, -O3 and -Os;
# and compares traces of those that run AVX-512 here, which valgrind does not know. Families whose code is the same as when it passed
# before on this machine are left out. With LINNET_ONLY, the names of some families, it builds and checks these alone, without batches,
# other words and traces.
# Usage: [LINNET_ONLY="FAMILY..."] tools/checks/constant_time.sh [CONFIGURE_ARGUMENT...]    all
#        tools/checks/constant_time.sh change                     what every change needs: liblinnet's form at -O2, with traces of two
#                                                                secrets, not three, of half the length; keys on the stack at -O1 and -Os too
#        tools/checks/constant_time.sh g++|clang++-16             all of one compiler's
set -euo pipefail
cd "$(dirname "$0")/../.."
source tools/cache.sh

jobs=${JOBS:-$(nproc)}
build=build-constant-time-all
case ${1:-} in
    change)
        build=build-constant-time
        set -- -DLINNET_CONSTANT_TIME_LEVELS=-O2 "-DLINNET_CONSTANT_TIME_WIPED=-O1;-Os" -DLINNET_CONSTANT_TIME_INLINED= \
            -DLINNET_CONSTANT_TIME_TRACE_RUNS=2 -DLINNET_CONSTANT_TIME_TRACE_STEPS=40000
        ;;
    g++ | clang++-16)
        build=build-constant-time-$1
        set -- "-DLINNET_CONSTANT_TIME_COMPILERS=$1"
        ;;
esac
read -ra only <<<"${LINNET_ONLY:-}"
if [[ ${#only[@]} -gt 0 ]]; then
    build+=-only
    echo "These families alone: ${only[*]}"
    set -- "-DLINNET_ONLY=$(IFS=";" && echo "${only[*]}")" "$@"
fi
tools/install_dependencies.sh ci
cmake --preset constant-time -B "$build" --log-level=NOTICE "$@"
cmake --build "$build" --target constant_time --parallel "$jobs"
JOBS=$jobs tools/checks/new_tests.py "$build" --test-dir "$build" --label-regex '^constant-time$'
