#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Builds the README's programs the ways a user may: against a Linnet that is installed as docs/guide/install.md says, by find_package and by
# its lines for pkg-config, in C also with the static library; and as part of a CMake project that fetches an archive of the sources.
# Usage: tools/checks/installed.sh BUILD_DIRECTORY CXX
set -euo pipefail
build=$1 cxx=$2
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The blocks of a document in a language.
code() {
    awk -v fence="^\`\`\`$1\$" '$0 ~ fence { inside = 1; next } /^```$/ { inside = 0 } inside' "$root/$2"
}

by_cmake() {
    cmake -S "$1" -B "$work/by_cmake/$2" -DCMAKE_CXX_COMPILER="$cxx" "${@:4}" >/dev/null &&
        cmake --build "$work/by_cmake/$2" >/dev/null &&
        "$work/by_cmake/$2/$3"
}

expect_same() {
    if [[ $(wc -l <<<"$1") -lt 2 || $(sort -u <<<"$1" | wc -l) != 1 ]]; then
        echo "expected the same digest from each program, not: $1" >&2
        exit 1
    fi
}

mkdir "$work/source"
cp "$here/consumer/CMakeLists.txt" "$work/source"
code cpp README.md >"$work/source/consumer.cpp"
code cpp README.md >"$work/source/hello.cpp"
code c README.md >"$work/source/hello.c"
code sh docs/guide/install.md >"$work/lines"

# The build that there is stands for the first two lines. An installed tree may be moved.
mkdir -p "$work/first"
ln -s "$build" "$work/build"
(cd "$work" && HOME=$work/first bash -eu <(grep '^cmake --install' lines) >/dev/null)
mkdir -p "$work/then"
mv "$work/first" "$work/then/moved"
export HOME=$work/then/moved
eval "$(grep '^export' "$work/lines")"

# The compiler is the one under test, and warnings are errors.
warnings=(-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror)
g++() { command "$cxx" "${warnings[@]}" "$@"; }
gcc() { command gcc "${warnings[@]}" "$@"; }
(cd "$work/source" && eval "$(grep -E '^(g\+\+|gcc) ' "$work/lines")")

digests=$(by_cmake "$work/source" package consumer && "$work/source/hello")
echo "$digests"
expect_same "$digests"

"$work/source/hello_c"
(cd "$work/source" && eval "$(sed -n 's/^\(gcc .*\) hello.c /\1 -static hello.c /p' "$work/lines")" && ./hello_c)

tar --create --gzip --file "$work/linnet.tar.gz" --directory "$root" --transform 's,^,linnet/,' CMakeLists.txt cmake include src
by_cmake "$root/examples/fetch_content" fetch_content hash -DLINNET_URL="$work/linnet.tar.gz" >/dev/null
