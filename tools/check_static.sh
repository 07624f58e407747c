#!/usr/bin/env bash
# clang-tidy and the Clang static analyzer must report nothing on include/ and src/.
set -euo pipefail
cd "$(dirname "$0")/.."

tools/install_dependencies.sh ci
# What is inlined by force would be analysed again and again.
flags=(-std=c++20 -Iinclude -Isrc -DLINNET_INLINE=inline -DLINNET_LAMBDA= -x c++)
# The source files of families differ in what they instantiate alone, which is analysed with all algorithms.
sources=(tools/every_algorithm.cpp src/ascon.cpp $(git ls-files 'src/*.cpp' | xargs grep --files-without-match '"family.hpp"'))
for source in "${sources[@]}"; do
    echo "$source"
    clang-tidy-16 --quiet --warnings-as-errors='*' "$source" -- "${flags[@]}" &
    clang++-16 --analyze --analyzer-output text -Xclang -analyzer-werror "${flags[@]}" "$source"
    wait $!
done
