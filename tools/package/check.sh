#!/usr/bin/env bash
# Builds the README's program the ways a user may: as part of a CMake project that contains the source tree, and against an installed
# Linnet by find_package and by pkg-config. A program in C is built against both forms of the installed library.
# Usage: tools/package/check.sh BUILD_DIRECTORY CXX
set -euo pipefail
build=$1 cxx=$2
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mkdir "$work/source"
cp "$here/CMakeLists.txt" "$work/source"
awk '/^```cpp$/ { inside = 1; next } /^```$/ { inside = 0 } inside' "$root/README.md" >"$work/source/consumer.cpp"

by_cmake() {
    cmake -S "$work/source" -B "$work/$1" -DCMAKE_CXX_COMPILER="$cxx" "${@:2}" >/dev/null
    cmake --build "$work/$1" >/dev/null
    "$work/$1/consumer"
}

by_pkg_config() {
    local -a flags
    read -ra flags < <(PKG_CONFIG_PATH=$prefix/share/pkgconfig pkg-config --cflags --libs linnet)
    "$cxx" -std=c++20 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror "${flags[@]}" "$work/source/consumer.cpp" -o "$work/consumer"
    "$work/consumer"
}

in_c() {
    local -a flags
    read -ra flags < <(PKG_CONFIG_PATH=$(dirname "$(find "$prefix" -name linnet-c.pc)") pkg-config --cflags --libs linnet-c)
    gcc -std=c99 -Wall -Wextra -Wpedantic -Werror "$root/examples/hash.c" "${flags[@]}" "$@" -o "$work/in_c"
    LD_LIBRARY_PATH=$(dirname "$(find "$prefix" -name liblinnet.so)") "$work/in_c"
}

# An installed tree may be moved.
prefix=$work/prefix/then/moved
cmake --install "$build" --prefix "$work/prefix/first" >/dev/null
mkdir -p "$(dirname "$prefix")"
mv "$work/prefix/first" "$prefix"

digests=$(by_cmake subdirectory -DLINNET_SOURCE="$root"; by_cmake package -DCMAKE_PREFIX_PATH="$prefix"; by_pkg_config)
echo "$digests"
if [[ $(wc -l <<<"$digests") != 3 || $(uniq <<<"$digests" | wc -l) != 1 ]]; then
    echo "expected the same digest three times" >&2
    exit 1
fi

if [[ -n $(find "$prefix" -name linnet-c.pc) && $(in_c) != "$(in_c -static)" ]]; then
    echo "expected the same from the shared and the static library" >&2
    exit 1
fi
