#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Builds the source distribution and from it a wheel, in less than 62 times the processor's time that a small program of the standard
# library takes in the same minutes, and checks both: what they contain, what the package index will say of them, which systems the wheel
# serves, and that it works alone. Leaves them in build-package/.
# Then builds liblinnet as a user does who names no generator, by Unix Makefiles, with several jobs, packs it as a release does, unpacks it
# elsewhere, and builds the README's program in C with it, shared and static.
# Usage: tools/checks/packages.sh [PYTHON...]      each builds its own wheel; for 3.12 and later the next in line also tries it. Default: python3
set -euo pipefail
cd "$(dirname "$0")/../.."

dist=$PWD/build-package
most_programs=62                # of processor time for one wheel, in compilations of a small program; 66 of it compiled alone, which is faster
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

# Writes the processor time for a small program, again and again. A processor that is shared takes half as long again from one minute to
# the next, so it is compiled while the wheel is built.
time_programs() {
    local program="$dist/program.cpp" TIMEFORMAT=%U
    cat >"$program" <<'END'
#include <algorithm>
#include <iostream>
#include <map>
#include <regex>
int main(int count, char** words) {
    std::map<std::string, std::regex> all;
    for (int i = 0; i < count; ++i) all.emplace(words[i], std::regex(words[i]));
    for (const auto& [word, pattern] : all) std::cout << std::regex_replace(word, pattern, "x");
}
END
    while true; do
        { time CCACHE_DISABLE=1 g++ -std=c++20 -O2 -c "$program" -o /dev/null; } 2>&1
        sleep 5
    done
}

build_wheel() {
    local seconds passed most programs
    rm -rf "$dist/wheel"
    time_programs >"$dist/programs" &
    programs=$!
    read -r seconds passed < <(seconds_of "$1" -m pip wheel --quiet --no-deps --wheel-dir "$dist/wheel" "$dist"/linnet-*.tar.gz)
    kill "$programs"
    [[ $seconds ]] || exit 1
    echo "$1 built the wheel in $seconds s of processor time, $passed s on the clock"
    most=$(awk -v programs="$most_programs" '{ all += $1 } END { print int(programs * all / NR) }' "$dist/programs")
    if [[ $seconds -lt $most ]]; then return; fi
    # The same work takes more time on shared cores: unshared, two cores take little more than half of it.
    [[ $((passed * 4)) -gt $((seconds * 3)) ]] || fail "expected less than $most s"
    echo "more than $most s, which says nothing, as others used the processor"
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
    "$dist/venv/bin/python" tools/package/try_package.py
}

# Builds and runs the README's program in C with an unpacked archive of liblinnet, as docs/guide/install.md says.
try_library() {
    local form
    awk '$0 == "```c" { inside = 1; next } /^```$/ { inside = 0 } inside' README.md >"$dist/hello.c"
    export PKG_CONFIG_PATH=$1/lib/pkgconfig LD_LIBRARY_PATH=$1/lib
    for form in "" -static; do
        # shellcheck disable=SC2046 # words of pkg-config
        gcc -std=c99 -O2 $form "$dist/hello.c" $(pkg-config --cflags --libs linnet-c) -o "$dist/hello$form"
        "$dist/hello$form"
    done
}

make .venv/package
PATH=$PWD/.venv/bin:$PATH
rm -rf "$dist"
mkdir "$dist"
python -m build --sdist --outdir "$dist" . >/dev/null
check_sdist "$dist"/linnet-*.tar.gz
twine check --strict "$dist"/linnet-*.tar.gz
tools/package/make_sbom.sh "$dist/linnet.cdx.json"

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
cmake -G "Unix Makefiles" -B "$dist/makefiles" -DLINNET_BUILD_TESTS=OFF -DLINNET_BUILD_EXAMPLES=OFF -DLINNET_BUILD_BENCH=OFF \
    -DCMAKE_INSTALL_LIBDIR=lib >/dev/null
cmake --build "$dist/makefiles" --parallel 4 >/dev/null
cmake --install "$dist/makefiles" --prefix "$dist/tree" >/dev/null
archive=$(tools/package/pack_library.sh "$dist/tree" "$dist")
rm -rf "$dist/tree"
mkdir "$dist/elsewhere"
tar --extract --gzip --file "$dist/$archive" --directory "$dist/elsewhere"
try_library "$dist/elsewhere/${archive%.tar.gz}"
