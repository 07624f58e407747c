#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Compiles the headers for each compiler and target, and fails on any output. A line of the table says how: `alone` parses every header
# by itself, those for C as C99 and as C++17, and then all algorithms at once; `parse` parses all algorithms; `code` also generates code,
# because inlining and warnings about data flow come only then. The last two lines have options that users compile with and the project's
# build does not. The tests generate code with g++ and clang++, for the library up to AVX-512 and in the check of constant time with all
# inlined, where warnings are errors too; repository.headers is the line `alone` for the compiler that builds it.
# Usage: tools/checks/headers.sh                                        what parses, JOBS at a time
#        tools/checks/headers.sh code                                   the lines that make code
#        tools/checks/headers.sh full                                   all, and every header by itself with Clang
#        tools/checks/headers.sh alone|parse|code COMPILER OPTION...    one line of the table
# A line that passed before on this machine with the same headers is left out.
set -euo pipefail
cd "$(dirname "$0")/../.."
source tools/cache.sh

flags=(-std=c++20 -Iinclude -Wall -Wextra -Wpedantic -Wconversion -Wshadow -fno-exceptions -fno-rtti)
table='
code   clang++-19             -O2 -march=x86-64-v4
code   aarch64-linux-gnu-g++  -O2
parse  clang++-16             -O2 -march=x86-64 -DLINNET_BATCHES
alone  arm-none-eabi-g++      -O2 -mcpu=cortex-m0 -mthumb -ffreestanding
parse  g++                    -O2 -march=x86-64-v4
parse  g++                    -O2 -march=x86-64-v3 -DLINNET_BATCHES
parse  g++                    -O0 -march=x86-64
parse  g++                    -Os -march=x86-64
parse  g++                    -O3 -march=x86-64 -DLINNET_NO_ASM
parse  g++                    -O2 -march=x86-64 -DLINNET_NO_DISPATCH
parse  clang++-16             -O2 -march=x86-64-v3 -DLINNET_NO_DISPATCH
parse  clang++-16             -O2 -march=x86-64-v4
parse  clang++-16             -O2 --target=aarch64-linux-gnu
parse  clang++-19             -O2 -march=x86-64
parse  clang++-19             -O2 -march=x86-64-v3
parse  clang++-19             -O2 --target=aarch64-linux-gnu
code   arm-none-eabi-g++      -Os -mcpu=cortex-m0 -mthumb -ffreestanding
parse  g++                    -O2 -march=x86-64 -DLINNET_BATCHES -fsanitize=undefined -Wundef -Wswitch-enum -Wuseless-cast
parse  clang++-16             -O2 -march=x86-64 -DLINNET_BATCHES -fno-lax-vector-conversions -Wundef -Wswitch-enum -Wcomma
'

# Compiles standard input or the file at the end of the arguments; any output is a failure.
silent() {
    if ! "$@" >"$log" 2>&1 || [[ -s $log ]]; then
        cat "$log" >&2
        echo "expected to compile without a word: $*" >&2
        exit 1
    fi
}

# A header by itself, to an object, as ccache keeps those alone: it is compiled once for all clones. A compiler and options follow its name.
alone() {
    local source=build-headers/${2##*/}/$1.cpp
    mkdir -p "${source%/*}"
    echo "#include <$1>" >"$source"
    silent ${CMAKE_CXX_COMPILER_LAUNCHER:-} "${@:2}" -c -o "$log.o" "$source"
}

check() {
    local depth=$1 header
    shift
    if [[ $depth == alone ]]; then
        for header in $(cd include && grep --recursive --include='*.hpp' --files-without-match '#include <sycl/\|sycl.hpp>\|cuda_runtime' linnet | sort); do
            alone "$header" "$@" "${flags[@]}"
        done
        for header in $(cd include && find linnet* -name '*.h' | sort); do
            alone "$header" "$@" -x c -std=c99 -Iinclude -Wall -Wextra -Wpedantic
            alone "$header" "$@" -std=c++17 -Iinclude -Wall -Wextra -Wpedantic -Wold-style-cast -Wzero-as-null-pointer-constant
        done
    fi
    if [[ $depth == code ]]; then silent "$@" "${flags[@]}" -c -o "$log.o" tools/checks/every_algorithm.cpp
    else silent "$@" "${flags[@]}" -fsyntax-only tools/checks/every_algorithm.cpp; fi
    echo "silent: $*"
}

if [[ $# -gt 1 && ! ${LINNET_HEADERS_CHANGED:-} ]]; then
    export LINNET_HEADERS_CHANGED=1
    # A header by itself is identified by its bytes; all together by the preprocessed text, without comments.
    if [[ $1 == alone ]]; then find include -type f | LC_ALL=C sort | xargs sha256sum
    else "${@:2}" "${flags[@]}" -E -P -dD tools/checks/every_algorithm.cpp; fi |
        tools/checks/memo.py --title "$*" --tool "$2" tools/checks/every_algorithm.cpp "$0" - -- "$0" "$@"
    exit
elif [[ $# -gt 1 ]]; then
    log=$(mktemp)
    trap 'rm -f "$log" "$log.o"' EXIT
    check "$@"
    exit
fi
case ${1:-parse} in
    parse) table=$(sed '/^code/d' <<<"$table") ;;
    code) table=$(sed -n '/^code/p' <<<"$table") ;;
    full) table+='alone clang++-16 -O2 -march=x86-64' ;;
    *) sed -n 's/^# //p' "$0" >&2 && exit 2 ;;
esac
sed '/^$/d' <<<"$table" | xargs --max-procs="${JOBS:-$(nproc)}" --max-lines=1 "$0"
