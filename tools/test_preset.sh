#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Configures, builds and runs the C++ suites of one preset of CMakePresets.json, quietly unless something fails.
# Usage: tools/test_preset.sh PRESET [CONFIGURE_ARGUMENT...]
set -euo pipefail
cd "$(dirname "$0")/.."
source tools/cache.sh

preset=$1
shift
jobs=${JOBS:-$(nproc)}
cmake --preset "$preset" "$@" --log-level=NOTICE
cmake --build --preset "$preset" --parallel "$jobs"
tools/new_tests.py "build-$preset" --preset "$preset"
