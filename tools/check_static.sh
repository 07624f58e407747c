#!/usr/bin/env bash
# clang-tidy must report nothing on include/ and src/, the Clang static analyzer's checks, which take most of the time, included.
# Usage: tools/check_static.sh                       both on all sources, JOBS at a time
#        tools/check_static.sh deep                  the same, with as many states of each function followed as the analyzer does by default
#        tools/check_static.sh tidy|analyze SOURCE   one of them on one
set -euo pipefail
cd "$(dirname "$0")/.."

# What is inlined by force would be analysed again and again.
flags=(-std=c++20 -Iinclude -Isrc -DLINNET_INLINE=inline -DLINNET_LAMBDA= -x c++)
states=${LINNET_ANALYZER_STATES:-30000} # of 225000, in a fifth of the time
if [[ ${1:-} == deep ]]; then
    export LINNET_ANALYZER_STATES=225000
    shift
fi
case ${1:-all} in
    tidy) clang-tidy-16 --quiet --warnings-as-errors='*' --checks='-clang-analyzer-*' "$2" -- "${flags[@]}" ;;
    analyze) clang-tidy-16 --quiet --warnings-as-errors='*' --checks='-*,clang-analyzer-*' "$2" -- "${flags[@]}" \
        -Xclang -analyzer-config -Xclang "max-nodes=$states" ;;
    all)
        tools/install_dependencies.sh ci
        # The source files of families differ in what they instantiate alone, which is analysed with all algorithms.
        sources=(tools/every_algorithm.cpp src/ascon.cpp $(git ls-files 'src/*.cpp' | xargs grep --files-without-match '"family.hpp"'))
        printf '%s\n' "${sources[@]/#/analyze }" "${sources[@]/#/tidy }" |
            xargs --max-procs="${JOBS:-$(nproc)}" --max-lines=1 "$0"
        ;;
    *) sed -n 's/^# //p' "$0" >&2 && exit 2 ;;
esac
echo "nothing found: $*"
