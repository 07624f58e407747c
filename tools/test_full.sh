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
        -DLINNET_BUILD_EXAMPLES=OFF -DLINNET_TEST_SECONDS=1 -DLINNET_TEST_FORMS=ON -DLINNET_TEST_IMPLEMENTATIONS=ON
    cmake --build "$build" --parallel "$jobs"
    ctest --test-dir "$build" --parallel "$jobs" --output-on-failure --no-tests=error --exclude-regex '^house'
}

tools/test_preset.sh gcc-full -DLINNET_TEST_EMULATED_SECONDS=0.05
tools/test_preset.sh clang -DLINNET_TEST_SECONDS=1 -DLINNET_TEST_IMPLEMENTATIONS=ON -DLINNET_TEST_FORMS=ON -DLINNET_TEST_VECTORS=ON -DLINNET_TEST_EMULATED_SECONDS=0.05
tools/test_preset.sh s390x -DLINNET_TEST_SECONDS=0.1 -DLINNET_TEST_FORMS=ON -DLINNET_TEST_VECTORS=ON
tools/test_preset.sh aarch64
tools/test_preset.sh sanitize -DLINNET_TEST_FORMS=ON
tools/check_coverage.sh -DLINNET_TEST_FORMS=ON
tools/check_fuzz.sh 60
tools/check_static.sh deep
tools/check_headers.sh full
tools/check_devices.sh full
tools/test_batch.sh sycl
tools/test_batch.sh cuda
tools/test_batch.sh kernels
tools/check_docs.sh full
tools/check_constant_time.sh "-DLINNET_CONSTANT_TIME_OTHER=-O2;-O3;-Os"
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
