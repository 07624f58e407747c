#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# The benchmarks build and run, in C++ and from Python; they measure nothing here. In the races the results must equal
# the results of the installed peers.
set -euo pipefail
cd "$(dirname "$0")/../.."

make bench BENCH_FLAGS='--benchmark_min_time=0.001 --benchmark_filter=/64'
make bench-peers BENCH_FLAGS='--rounds 1'
make bench-python PYTEST_FLAGS='--benchmark-max-time=0.02 --benchmark-min-rounds=3 --quiet'
