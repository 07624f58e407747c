#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Compiles the package for JavaScript to WebAssembly, tests it in Node, checks its types with TypeScript, and runs the blocks of the
# documents that need it.
# Usage: tools/checks/js.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
source tools/cache.sh

.venv/bin/python bindings/js/build.py
npm install --prefix build-js/types --no-save --no-package-lock --no-audit --no-fund --silent typescript@5.6.3
export LINNET_TSC=$PWD/build-js/types/node_modules/.bin/tsc
(cd bindings/js && node --test --test-reporter=dot test/*.test.js)
.venv/bin/python tools/docs/check_snippets.py --section JavaScript --run-by "make test-js" README.md
