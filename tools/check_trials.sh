#!/usr/bin/env bash
# The suites with g++ at the full length of random trials, and every vector evaluated by the compiler, where `make test` has short trials and
# the last vector of each algorithm.
set -euo pipefail
cd "$(dirname "$0")/.."

tools/test_preset.sh gcc-full
