#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Measures batches on the processor beside single calls and, where its headers are installed (libipsec-mb-dev), ipsec-mb, or as kernels
# with transfers to the device and back, and prints the figures as tables in Markdown too.
# Usage: tools/bench/batches.sh host|sycl|cuda [OPTION_OF_GOOGLE_BENCHMARK...]
# Kernels are compiled as in tools/checks/batches.sh. LINNET_BENCH_MESSAGES is the number of messages: by default 1024 on the host, for
# kernels 2^18 and on a processor 2^15.
# LINNET_BENCH_REPEATS=1 measures on the host with the search for repeated nonces.
# LINNET_BENCH_THREADS is how many threads measure at once, each a batch of its own: by default one.
# ACCEL_ASCON is a folder with the headers of itzmeanjan/ascon of 2022, whose SYCL kernels are then measured beside ours.
set -euo pipefail
cd "$(dirname "$0")/../.."
source tools/cache.sh

backend=${1:-}
[[ $backend == host || $backend == sycl || $backend == cuda ]] || { sed -n '2,/^set/s/^# //p' "$0" >&2 && exit 2; }
shift
found=
[[ $backend == host ]] || found=$(tools/checks/batches.sh compiler "$backend")
build=build-bench-$backend
target=linnet_bench_$backend
case $backend in
    host)
        configure=()
        target=linnet_bench_batch
        ;;
    sycl)
        [[ $found ]] || { echo "No SYCL compiler: put acpp or icpx on the PATH, or name one in LINNET_SYCL." >&2 && exit 1; }
        configure=("-DLINNET_SYCL=$found" "-DLINNET_SYCL_FLAGS=-O3;-march=native" "-DLINNET_BENCH_ACCEL_ASCON=${ACCEL_ASCON:-}")
        ;;
    cuda)
        [[ $found ]] || { echo "No GPU of NVIDIA, or no nvcc on the PATH." >&2 && exit 1; }
        configure=("-DLINNET_CUDA=$found")
        ;;
esac
cmake --preset bench -B "$build" --log-level=NOTICE "${configure[@]}"
cmake --build "$build" --target "$target" --parallel "${JOBS:-$(nproc)}"
"$build/bench/batch/$backend" --benchmark_out="$build/batch.json" --benchmark_out_format=json "$@"
python3 tools/bench batch-table "$build/batch.json"
