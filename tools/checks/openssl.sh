#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Builds the provider for OpenSSL and runs its tests: plainly, with the sanitizers, and under valgrind. Then runs the blocks of its page.
# Usage: tools/checks/openssl.sh           with the system's OpenSSL
#        tools/checks/openssl.sh newest    with a later one, built of its source: the tests alone
set -euo pipefail
cd "$(dirname "$0")/../.."
source tools/cache.sh

newest="400.0.2+4.0.3" # of the crate openssl-src, which has OpenSSL's source

# The tests are of the provider, not of code for processors: one level is enough.
build() { # FOLDER [OPTION...]
    local folder=$1
    shift
    cmake -S integrations/openssl -B "$folder" -G Ninja -DLINNET_OPENSSL_TESTS=ON -DLINNET_WERROR=ON -DLINNET_LEVELS=none "$@"
    cmake --build "$folder"
    "$folder/tests/provider_tests" --gtest_brief=1
}

# Installs the newest OpenSSL, without programs and shared libraries, in a folder.
install_newest() {
    local folder=$1 source=build-openssl-source
    mkdir -p "$source/src"
    printf '[package]\nname = "source"\nversion = "0.0.0"\n[dependencies]\nopenssl-src = "=%s"\n[workspace]\n' "$newest" >"$source/Cargo.toml"
    : >"$source/src/lib.rs"
    (cd "$source" && cargo vendor --quiet >/dev/null)
    cd "$source/vendor/openssl-src/openssl"
    ./Configure --prefix="$folder" --libdir=lib no-apps no-docs no-module no-shared no-tests >/dev/null
    make -j "$(nproc)" build_libs >/dev/null
    make install_dev >/dev/null
    cd - >/dev/null
    touch "$folder/$newest"
}

tools/install_dependencies.sh openssl
if [[ ${1:-} == newest ]]; then
    tools/install_dependencies.sh rust
    installed=$PWD/build-openssl-newest/installed
    if [[ ! -e $installed/$newest ]]; then install_newest "$installed"; fi
    build build-openssl-newest/tests -DOPENSSL_ROOT_DIR="$installed" -DOPENSSL_USE_STATIC_LIBS=ON
    grep -q "^OPENSSL_CRYPTO_LIBRARY:FILEPATH=$installed/" build-openssl-newest/tests/CMakeCache.txt # not the system's
    exit 0
fi
build build-openssl
build build-openssl-sanitized -DLINNET_OPENSSL_SANITIZED=ON
valgrind --quiet --error-exitcode=1 --leak-check=full --show-leak-kinds=definite \
    build-openssl/tests/provider_tests --gtest_brief=1 --gtest_filter='openssl.*:*aead*:*whole*'
OPENSSL_MODULES=$PWD/build-openssl .venv/bin/python tools/docs/check_snippets.py --run-by "tools/checks/openssl.sh" docs/guide/openssl.md
