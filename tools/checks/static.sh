#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# clang-tidy and the Clang static analyzer, which takes most of the time, must report nothing on include/ and src/. What passed before on
# this machine, and has not changed since, is left out.
# With LINNET_ONLY, the names of some families, these alone are checked.
# Usage: tools/checks/static.sh                       both on all sources and families, JOBS at a time
#        tools/checks/static.sh deep                  the same, with as many states of each function followed as the analyzer does by default
#        tools/checks/static.sh tidy|analyze [WHAT]   one of them; on one source, or on all that the headers offer of a family
set -euo pipefail
cd "$(dirname "$0")/../.."

states=${LINNET_ANALYZER_STATES:-30000} # of 225000, in a fifth of the time
if [[ ${1:-} == deep ]]; then
    export LINNET_ANALYZER_STATES=225000
    shift
fi

# Runs checks of clang-tidy on a source, or on a family through tools/checks/every_algorithm.cpp.
check() {
    local checks=$1 source=$2
    # Force-inlined functions would be analysed again and again.
    local -a flags=(-std=c++20 -Iinclude -Isrc -DLINNET_INLINE=inline -DLINNET_LAMBDA= -x c++)
    [[ $source != src/batch_lanes.cpp ]] || flags+=(-DLINNET_FAMILY=gift_cofb -include linnet/gift_cofb.hpp)
    shift 2
    local title="$source, $checks"
    if [[ ! -e $source ]]; then
        if [[ ! -e include/linnet/$source.hpp ]]; then echo "there is no family \"$source\"" >&2 && exit 2; fi
        flags+=("-DLINNET_FAMILY=${source}_family" -include "linnet/$source.hpp")
        source=tools/checks/every_algorithm.cpp
    fi
    # The preprocessed text and the lines that silence a check: other comments do not change clang-tidy's result.
    {
        clang++-16 -E -P -dD "${flags[@]}" "$source"
        clang++-16 -MM "${flags[@]}" "$source" | sed 's/^.*: //; s/\\$//' | xargs grep --no-filename -A 1 NOLINT || true
    } | tools/checks/memo.py --title "$title" --tool clang-tidy-16 .clang-tidy - -- \
        clang-tidy-16 --quiet --warnings-as-errors='*' --checks="$checks" "$source" -- "${flags[@]}" "$@"
}

case ${1:-all}${2:+ one} in
    'tidy one') check '-clang-analyzer-*' "$2" ;;
    'analyze one') check '-*,clang-analyzer-*' "$2" -Xclang -analyzer-config -Xclang "max-nodes=$states" ;;
    all | tidy | analyze)
        tools/install_dependencies.sh ci
        # The source files of families differ in what they instantiate alone, which is analysed with the headers of each.
        mapfile -t families < <(git ls-files 'src/generated/*.cpp' | xargs -n1 basename -s .cpp)
        mapfile -t sources < <(git ls-files 'src/*.cpp' ':!src/generated')
        sources+=(src/generated/ascon.cpp "${families[@]}")
        read -ra only <<<"${LINNET_ONLY:-}"
        [[ ${#only[@]} -eq 0 ]] || sources=("${only[@]}")
        which=$(if [[ ${1:-all} == all ]]; then echo analyze tidy; else echo "$1"; fi)
        for one in $which; do printf '%s\n' "${sources[@]/#/$one }"; done |
            xargs --max-procs="${JOBS:-$(nproc)}" --max-lines=1 "$0"
        ;;
    *) sed -n 's/^# //p' "$0" >&2 && exit 2 ;;
esac
echo "nothing found: $*"
