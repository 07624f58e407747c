#!/usr/bin/env bash
# Builds the source distribution and from it a wheel, in less than a minute of a recent processor's time, and checks both: what they
# contain, what the package index will say of them, which systems the wheel serves, and that it works alone. Leaves them in build-package/.
# Then builds liblinnet as a user does who names no generator: by Unix Makefiles, with several jobs.
# Usage: tools/check_package.sh [PYTHON...]      each builds its own wheel; for 3.12 and later the next in line also tries it. Default: python3
set -euo pipefail
cd "$(dirname "$0")/.."

dist=$PWD/build-package
most_seconds=60                 # of processor time for one wheel
grep -qsw avx512f /proc/cpuinfo || most_seconds=100 # on an older processor: 87 to 92 s on an EPYC of Zen 3
oldest=manylinux_2_24           # what a wheel that Debian 12 builds serves
not_packed='^(\.ci|\.github)/|^\.(editorconfig|gitignore)$'
[[ $# -gt 0 ]] || set -- python3

fail() {
    echo "$*" >&2
    exit 1
}

# The source distribution is what git has, no more and no less.
check_sdist() {
    diff <(git ls-files | grep -Ev "$not_packed" | sort) \
        <(tar --list --gzip --file "$1" | sed 's,^[^/]*/,,' | grep -vx PKG-INFO | sort) >&2 ||
        fail "expected in $1 what git has (<)"
}

# Prints the processor time of a command and the time that passed, in whole seconds.
seconds_of() {
    local TIMEFORMAT='%U %S %R'
    { time "$@" >"$dist/log" 2>&1; } 2>&1 | awk '{ print int($1 + $2), int($3) }'
    [[ ${PIPESTATUS[0]} == 0 ]] || { cat "$dist/log" >&2 && return 1; }
}

build_wheel() {
    local seconds passed
    rm -rf "$dist/wheel"
    read -r seconds passed < <(seconds_of "$1" -m pip wheel --quiet --no-deps --wheel-dir "$dist/wheel" "$dist"/linnet-*.tar.gz)
    [[ $seconds ]] || exit 1
    echo "$1 built the wheel in $seconds s of processor time, $passed s on the clock"
    if [[ $seconds -lt $most_seconds ]]; then return; fi
    # Who shares the cores with others takes more time for the same: without them two cores take little more than half of it.
    [[ $((passed * 4)) -gt $((seconds * 3)) ]] || fail "expected less than $most_seconds s"
    echo "more than $most_seconds s, which says nothing, as others used the processor"
}

check_wheel() {
    check-wheel-contents "$1"
    twine check --strict "$1"
    auditwheel repair --wheel-dir "$dist" "$1" >/dev/null 2>&1 || auditwheel show "$1"
    if [[ $1 == *-abi3-* ]]; then abi3audit --strict "$1"; fi
}

try() {
    "$1" -m venv --clear "$dist/venv"
    "$dist/venv/bin/python" -m pip install --quiet --no-index "$2"
    "$dist/venv/bin/python" tools/try_package.py
}

make .venv/package
PATH=$PWD/.venv/bin:$PATH
rm -rf "$dist"
mkdir "$dist"
python -m build --sdist --outdir "$dist" . >/dev/null
check_sdist "$dist"/linnet-*.tar.gz
twine check --strict "$dist"/linnet-*.tar.gz
tools/make_sbom.sh "$dist/linnet.cdx.json"

while [[ $# -gt 0 ]]; do
    build_wheel "$1"
    check_wheel "$dist"/wheel/*.whl
    repaired=$(ls -t "$dist"/linnet-*.whl | head -1)
    [[ $(uname -m) != x86_64 || $repaired == *"$oldest"_* ]] || fail "expected a wheel for $oldest, not $repaired"
    try "$1" "$repaired"
    if [[ $repaired == *-abi3-* && $# -gt 1 ]]; then shift && try "$1" "$repaired"; fi
    shift
done

source tools/cache.sh
cmake -G "Unix Makefiles" -B "$dist/makefiles" -DLINNET_BUILD_TESTS=OFF -DLINNET_BUILD_EXAMPLES=OFF -DLINNET_BUILD_BENCH=OFF >/dev/null
cmake --build "$dist/makefiles" --parallel 4 >/dev/null
