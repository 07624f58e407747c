#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Builds what a release consists of twice and compares byte by byte: the source distribution, the wheel that it builds, and the installed
# tree of liblinnet. The two builds are in folders of different names, with different time zones and masks of permissions; the second has
# no compiler cache. Leaves them in build-reproducible/.
# Usage: tools/checks/reproducible.sh [sdist|wheel|library]...      default: all three
set -euo pipefail
cd "$(dirname "$0")/../.."

build=$PWD/build-reproducible
parts=${*:-sdist wheel library}
export CMAKE_BUILD_PARALLEL_LEVEL=${JOBS:-$(nproc)}

for part in $parts; do
    [[ $part =~ ^(sdist|wheel|library)$ ]] || { sed -n 's/^# Usage/usage/p' "$0" >&2 && exit 2; }
done
tools/install_dependencies.sh python build
rm -rf "$build"
python3 -m venv "$build/tools"
"$build/tools/bin/python" -m pip install --quiet --require-hashes --requirement tools/requirements/locked/build.txt

# The commands run in a copy of the sources and write to the folder $1.
sdist() {
    "$build/tools/bin/python" -c 'import sys; from scikit_build_core import build; build.build_sdist(sys.argv[1])' "$1"
}

wheel() {
    "$build/tools/bin/python" -m pip wheel --quiet --no-index --no-deps --no-build-isolation --wheel-dir "$1" .
}

library() {
    cmake -B build-library -DLINNET_BUILD_TESTS=OFF -DLINNET_BUILD_EXAMPLES=OFF -DLINNET_BUILD_BENCH=OFF \
        -DCMAKE_INSTALL_LIBDIR=lib --log-level=NOTICE >/dev/null
    cmake --build build-library >/dev/null
    cmake --install build-library --prefix "$1/liblinnet" >/dev/null
}

# build_in SOURCES OUTPUT
build_in() {
    local part
    mkdir "$2"
    for part in $parts; do (cd "$1" && source tools/cache.sh && "$part" "$2"); done
}

mkdir "$build/a"
git ls-files --cached --others --exclude-standard -z | xargs -0 cp --parents --target-directory "$build/a"
(umask 077 && cp --recursive "$build/a" "$build/another folder")
(umask 022 && TZ=UTC build_in "$build/a" "$build/first")
(umask 077 && TZ=UTC-9 CCACHE_DISABLE=1 build_in "$build/another folder" "$build/second")
diff --recursive "$build/first" "$build/second"
(cd "$build/first" && find . -type f -name '*linnet*' -size +100k -exec sha256sum {} +)
echo "Two builds are equal: $parts"
