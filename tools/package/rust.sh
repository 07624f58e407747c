#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Makes linnet-VERSION.crate with the library's sources in it, in build-rust/package, and compiles it as cargo unpacks it.
# Usage: tools/package/rust.sh [OPTION of cargo package]...
set -euo pipefail
cd "$(dirname "$0")/../.."

export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$PWD/build-rust}
crate=$CARGO_TARGET_DIR/crate
rm -rf "$crate"
mkdir -p "$crate/cpp"
git ls-files bindings/rust ':!bindings/rust/peers' | tar --create --files-from - | tar --extract --directory "$crate" --strip-components 2
cp LICENSE-* "$crate"
cp -r include src cmake/levels.cmake "$crate/cpp"
cd "$crate"
cargo package --locked --allow-dirty "$@"
