#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# The C++ suites on the other architectures, and here with every compiler at every CPU level and every optimisation level; and the
# check of constant time with every word and choice at every level. Random trials are as long as a user's own, which .ci/run shortens.
set -euo pipefail
cd "$(dirname "$0")/.."
source tools/cache.sh
unset LINNET_ONLY # this is of all families

jobs=${JOBS:-$(nproc)}

# Whether this processor runs code of a CPU level; the dynamic loader knows.
runs_here() {
    case $1 in
        x86-64 | native) ;;
        *) /lib64/ld-linux-x86-64.so.2 --help | grep -q "^  $1 (supported" ;;
    esac
}

suites() {
    local preset=$1 flags=$2
    local build="build-full/$preset$(tr -d ' ' <<<"$flags")"
    printf '\n==== %s %s\n' "$preset" "$flags"
    cmake --preset "$preset" -B "$build" --log-level=NOTICE -DCMAKE_BUILD_TYPE=None "-DCMAKE_CXX_FLAGS=$flags" \
        -DLINNET_BUILD_EXAMPLES=OFF -DLINNET_TEST_REPOSITORY=OFF -DLINNET_TEST_SECONDS=1 -DLINNET_TEST_FORMS=ON \
        -DLINNET_TEST_IMPLEMENTATIONS=ON
    cmake --build "$build" --parallel "$jobs"
    ctest --test-dir "$build" --parallel "$jobs" --output-on-failure --no-tests=error
}

tools/checks/suites.sh gcc-full -DLINNET_TEST_EMULATED_SECONDS=0.05
tools/checks/suites.sh clang -DLINNET_TEST_SECONDS=1 -DLINNET_TEST_IMPLEMENTATIONS=ON -DLINNET_TEST_FORMS=ON -DLINNET_TEST_VECTORS=ON -DLINNET_TEST_EMULATED_SECONDS=0.05
tools/checks/suites.sh s390x -DLINNET_TEST_SECONDS=0.1 -DLINNET_TEST_FORMS=ON -DLINNET_TEST_VECTORS=ON
tools/checks/suites.sh aarch64
tools/checks/suites.sh sanitize -DLINNET_TEST_FORMS=ON
tools/checks/coverage.sh -DLINNET_TEST_FORMS=ON
tools/checks/fuzz.sh 60
tools/checks/static.sh deep
tools/checks/headers.sh full
tools/checks/devices.sh full
tools/checks/batches.sh sycl
tools/checks/batches.sh cuda
tools/checks/batches.sh kernels
tools/checks/documents.sh full
tools/checks/constant_time.sh "-DLINNET_CONSTANT_TIME_OTHER=-O2;-O3;-Os"
not_run=""
for preset in gcc clang clang19; do
    for level in x86-64 x86-64-v3 x86-64-v4 native; do
        if runs_here $level; then suites $preset "-O2 -march=$level"; else not_run=$level; fi
    done
    if runs_here x86-64-v3; then suites $preset "-O2 -march=x86-64-v3 -DLINNET_NO_DISPATCH"; fi
    for optimization in -O0 -O3 -Os; do suites $preset "$optimization"; done
done
if [[ $not_run ]]; then
    echo "This processor cannot run code for $not_run: run this on one that can." >&2
    exit 1
fi
