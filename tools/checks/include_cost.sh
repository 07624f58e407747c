#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Including linnet/ascon.hpp must cost less than half a second of g++ -O2: the best of fifteen, in processor time, because
# other load makes runs longer.
# Usage: tools/checks/include_cost.sh [COMPILER]
set -euo pipefail
cd "$(dirname "$0")/../.."

limit=0.5
TIMEFORMAT='%U %S'
for _ in {1..15}; do
    { time "${1:-g++}" -std=c++20 -O2 -Iinclude -c -o /dev/null -x c++ - <<<'#include <linnet/ascon.hpp>'; } 2>&1
done | sort -n | awk -v limit=$limit '
    NR == 1 { cost = $1 + $2; printf "linnet/ascon.hpp costs %.2f s to include, limit %.2f s\n", cost, limit }
    END { exit cost < limit ? 0 : 1 }'
