#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Installs what the named groups need, through apt when root; otherwise names the missing packages and the command.
# Usage: tools/install_dependencies.sh GROUP...
# with GROUP one of: python build test bench peers wasm docs site embedded chips engines sycl openssl rust js ci
# A group includes those before it that it builds on; nothing is fetched when nothing is missing.
set -euo pipefail

# group, Debian package, how to see that it is there: a command, a file, or a Python expression that must hold
table='
python  python3-venv                    py:__import__("venv") and __import__("ensurepip")
python  python3-dev                     py:__import__("os").path.exists(__import__("sysconfig").get_path("include")+"/Python.h")
build   g++                             g++
build   make                            make
build   cmake                           cmake
build   ninja-build                     ninja
test    libgtest-dev                    /usr/include/gtest/gtest.h
test    pkg-config                      pkg-config
bench   libbenchmark-dev                /usr/include/benchmark/benchmark.h
peers   clang-16                        clang++-16
peers   nasm                            nasm
peers   libssl-dev                      /usr/include/openssl/evp.h
peers   nettle-dev                      /usr/include/nettle/aes.h
peers   libsodium-dev                   /usr/include/sodium.h
peers   libipsec-mb-dev                 /usr/include/intel-ipsec-mb.h
docs    doxygen                         doxygen
site    chromium                        chromium
site    chromium-driver                 chromedriver
ci      ccache                          ccache
ci      clang-tidy-16                   clang-tidy-16
ci      clang-tools-16                  scan-build-16
ci      clang-format-16                 clang-format-16
ci      libclang-rt-16-dev              /usr/lib/llvm-16/lib/clang/16/lib/linux
ci      llvm-16                         llvm-symbolizer-16
ci      clang-19                        clang++-19
ci      valgrind                        valgrind
ci      libc6-dbg                       /usr/lib/debug/.build-id
ci      qemu-user                       qemu-s390x
ci      g++-s390x-linux-gnu             s390x-linux-gnu-g++
ci      libc6-dev-s390x-cross           /usr/s390x-linux-gnu/include/stdio.h
ci      g++-aarch64-linux-gnu           aarch64-linux-gnu-g++
ci      libc6-dev-arm64-cross           /usr/aarch64-linux-gnu/include/stdio.h
embedded  gcc-arm-none-eabi               arm-none-eabi-g++
embedded  libstdc++-arm-none-eabi-newlib  /usr/include/newlib/c++
embedded  gcc-riscv64-unknown-elf         riscv64-unknown-elf-gcc
embedded  picolibc-riscv64-unknown-elf    /usr/lib/picolibc/riscv64-unknown-elf
embedded  clang-16                        clang++-16
embedded  qemu-system-arm                 qemu-system-arm
embedded  qemu-system-misc                qemu-system-riscv32
chips     openocd                         openocd
engines   openjdk-17-jre-headless         java
sycl    clang-16                clang++-16
sycl    libomp-16-dev           /usr/lib/llvm-16/lib/libomp.so
sycl    libboost-context-dev    /usr/include/boost/context
sycl    libboost-fiber-dev      /usr/include/boost/fiber
openssl libssl-dev              /usr/include/openssl/evp.h
openssl openssl                 openssl
openssl valgrind                valgrind
wasm    clang-16                clang++-16
wasm    lld-16                  wasm-ld-16
wasm    libstdc++-arm-none-eabi-newlib  /usr/include/newlib/c++
js      nodejs                  node
js      npm                     npm
rust    cargo-web               cargo
rust    rustc-web               rustc
rust    rustfmt-web             rustfmt
rust    rust-web-clippy         cargo-clippy
'

usage() {
    echo "usage: $0 GROUP... with GROUP one of: python build test bench peers wasm docs site embedded chips engines sycl openssl rust js ci" >&2
    exit 2
}

members() {
    case $1 in
        python | build | peers | chips | engines | sycl | wasm) echo "$1" ;;
        test | bench | embedded | rust) echo "build $1" ;;
        openssl) echo "build test openssl" ;;
        js) echo "wasm js" ;;
        docs) echo "python wasm docs" ;;
        site) echo "python build test wasm docs site" ;;
        ci) echo "python build test bench embedded ci" ;;
        *) usage ;;
    esac
}

present() {
    case $1 in
        py:*) python3 -c "raise SystemExit(not (${1#py:}))" 2>/dev/null ;;
        /*) [[ -e $1 ]] ;;
        *) command -v "$1" >/dev/null ;;
    esac
}

missing_of() {
    local group package probe
    while read -r group package probe; do
        if [[ " $* " == *" $group "* ]] && ! present "$probe"; then echo "$package"; fi
    done <<<"$table"
}

install() {
    local -a command=(apt-get install --yes --no-install-recommends "$@")
    if [[ $(id -u) != 0 ]] || ! command -v apt-get >/dev/null; then
        echo "Missing: $*" >&2
        echo "On Debian or Ubuntu install with: sudo ${command[*]}" >&2
        exit 1
    fi
    echo "Installing: $*"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update --quiet=2
    "${command[@]}" --quiet=2 >/dev/null
}

[[ $# -gt 0 ]] || usage
groups=""
for group in "$@"; do groups+=" $(members "$group")"; done
# shellcheck disable=SC2086 # the groups are words
mapfile -t missing < <(missing_of $groups)
[[ ${#missing[@]} -eq 0 ]] || install "${missing[@]}"
