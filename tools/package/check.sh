#!/usr/bin/env bash
# Installs a build to a prefix of its own and builds the README's program against it, with find_package and with pkg-config.
# Usage: tools/package/check.sh BUILD_DIRECTORY CXX
set -euo pipefail
build=$1 cxx=$2
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

prefix=$work/prefix/then/moved
cmake --install "$build" --prefix "$work/prefix/first" >/dev/null
mkdir -p "$(dirname "$prefix")"
mv "$work/prefix/first" "$prefix"

mkdir "$work/source"
cp "$here/CMakeLists.txt" "$work/source"
awk '/^```cpp$/ { inside = 1; next } /^```$/ { inside = 0 } inside' "$here/../../README.md" >"$work/source/consumer.cpp"

cmake -S "$work/source" -B "$work/build" -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_CXX_COMPILER="$cxx" >/dev/null
cmake --build "$work/build" >/dev/null
by_cmake=$("$work/build/consumer")

export PKG_CONFIG_PATH=$prefix/share/pkgconfig
read -ra flags < <(pkg-config --cflags --libs linnet)
"$cxx" -std=c++20 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror "${flags[@]}" "$work/source/consumer.cpp" -o "$work/consumer"
by_pkg_config=$("$work/consumer")

if [[ $by_cmake != "$by_pkg_config" || ${#by_cmake} != 64 ]]; then
    echo "expected the same digest twice, not '$by_cmake' and '$by_pkg_config'" >&2
    exit 1
fi
echo "find_package and pkg-config $(pkg-config --modversion linnet): $by_cmake"
