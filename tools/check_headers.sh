#!/usr/bin/env bash
# Compiles every header alone, and the whole library at once, for each compiler and target, and fails on any output.
# Usage: tools/check_headers.sh                        all of the table below, JOBS at a time
#        tools/check_headers.sh COMPILER OPTION...     one line of it
set -euo pipefail
cd "$(dirname "$0")/.."

flags=(-std=c++20 -Iinclude -Wall -Wextra -Wpedantic -Wconversion -Wshadow -fno-exceptions -fno-rtti)
table='
g++                    -O2 -march=x86-64
g++                    -O2 -march=x86-64-v3
g++                    -O2 -march=x86-64-v4
g++                    -O0 -march=x86-64
g++                    -Os -march=x86-64
g++                    -O3 -march=x86-64 -DLINNET_NO_ASM
clang++-16             -O2 -march=x86-64
clang++-16             -O2 -march=x86-64-v3
clang++-16             -O2 -march=x86-64-v4
clang++-16             -O2 --target=aarch64-linux-gnu
clang++-19             -O2 -march=x86-64
clang++-19             -O2 -march=x86-64-v3
clang++-19             -O2 -march=x86-64-v4
clang++-19             -O2 --target=aarch64-linux-gnu
aarch64-linux-gnu-g++  -O2
arm-none-eabi-g++      -O2 -mcpu=cortex-m0 -mthumb -ffreestanding
arm-none-eabi-g++      -Os -mcpu=cortex-m0 -mthumb -ffreestanding
'

# Compiles standard input or the file at the end of the arguments, which must be silent.
silent() {
    if ! "$@" >"$log" 2>&1 || [[ -s $log ]]; then
        cat "$log" >&2
        echo "expected to compile without a word: $*" >&2
        exit 1
    fi
}

check() {
    local header
    for header in $(cd include && find linnet -name '*.hpp' | sort); do
        silent "$@" "${flags[@]}" -fsyntax-only -x c++ - <<<"#include <$header>"
    done
    silent "$@" "${flags[@]}" -c -o /dev/null tools/every_algorithm.cpp
    echo "silent: $*"
}

if [[ $# -eq 0 ]]; then
    sed '/^$/d' <<<"$table" | xargs --max-procs="${JOBS:-$(nproc)}" --max-lines=1 "$0"
else
    log=$(mktemp)
    trap 'rm -f "$log"' EXIT
    check "$@"
fi
