#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Configures, builds and runs the C++ suites of one preset of CMakePresets.json, quietly unless something fails. With LINNET_ONLY, the
# names of some families, it builds and tests these alone, over their tables.
# Usage: [LINNET_ONLY="FAMILY..."] tools/checks/suites.sh PRESET [CONFIGURE_ARGUMENT...]
set -euo pipefail
cd "$(dirname "$0")/../.."
source tools/cache.sh

preset=$1
shift
jobs=${JOBS:-$(nproc)}
read -ra only <<<"${LINNET_ONLY:-}"
if [[ ${#only[@]} -gt 0 ]]; then
    build=build-$preset-only
    echo "These families alone: ${only[*]}"
    cmake --preset "$preset" -B "$build" "-DLINNET_ONLY=$(IFS=";" && echo "${only[*]}")" "$@" --log-level=NOTICE
    cmake --build "$build" --parallel "$jobs"
    tools/checks/new_tests.py "$build"
else
    cmake --preset "$preset" "$@" --log-level=NOTICE
    cmake --build --preset "$preset" --parallel "$jobs"
    tools/checks/new_tests.py "build-$preset" --preset "$preset"
fi
