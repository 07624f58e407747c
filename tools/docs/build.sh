#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Builds the documentation site into build-docs/html; a warning of Doxygen or Sphinx is an error. `make docs` calls it.
set -euo pipefail
cd "$(dirname "$0")/../.."
source tools/cache.sh

rm -rf build-docs/doxygen
mkdir -p build-docs/doxygen
doxygen docs/Doxyfile
# References without a page: files, classes that derive from others, and computed values.
sed -i -E "s,<initializer>.*</initializer>,,; /<(includes|derivedcompoundref) /d" build-docs/doxygen/xml/{class,struct}*.xml
sed -i -E "/<includes /d" build-docs/doxygen/xml/concept*.xml
.venv/bin/sphinx-build --builder html --fail-on-warning --nitpicky --jobs auto --quiet --doctree-dir build-docs/doctrees docs build-docs/html
# The playground, with the package for JavaScript.
.venv/bin/python bindings/js/build.py >/dev/null
rm -rf build-docs/html/playground
cp -r docs/playground build-docs/html
mkdir build-docs/html/playground/linnet
cp -r bindings/js/{index.js,sealed.js,lib,dist} build-docs/html/playground/linnet
rm -f build-docs/html/playground/linnet/dist/{ascon*,*.wasm}
echo "build-docs/html/index.html"
