#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Formats, lints, tests and packages the crate for Rust, builds it for Cortex-M where Rust has these targets, and runs the blocks of the
# documents that need it.
# Usage: tools/checks/rust.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
source tools/cache.sh

root=$PWD
export CARGO_TARGET_DIR=$root/build-rust
if command -v ccache >/dev/null; then
    export HOST_CXX="ccache g++" TARGET_CXX="ccache g++"
fi
cd bindings/rust
(cd peers && cargo fmt --check)
cargo fmt --check
cargo clippy --locked --quiet --all-targets --all-features -- -D warnings
cargo test --locked --quiet
cargo test --locked --quiet --release --test known_answers # several processor levels
RUSTDOCFLAGS="-D warnings" cargo doc --locked --quiet --no-deps --all-features
"$root/tools/package/rust.sh" --quiet
installed=$(rustup target list --installed 2>/dev/null || true)
for target in thumbv6m-none-eabi thumbv7em-none-eabihf; do
    if [[ $installed != *"$target"* ]] || ! command -v arm-none-eabi-g++ >/dev/null; then
        echo "$target: not built, because rustup has it not, or there is no arm-none-eabi-g++"
        continue
    fi
    TARGET_CXX="${TARGET_CXX/g++/arm-none-eabi-g++}" cargo build --locked --quiet --release --no-default-features --target "$target"
done
cd "$root"
.venv/bin/python tools/docs/check_snippets.py --section Rust --run-by "make test-rust" README.md
