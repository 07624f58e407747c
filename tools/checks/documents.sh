#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Builds the documentation site, compiles and runs every block of code of the documents, follows the site's internal links, and opens each
# page in Chromium, wide and narrow.
# Usage: tools/checks/documents.sh           of each page of an algorithm that comes in sizes of keys one
#        tools/checks/documents.sh built     the same, and `make docs` has built the site
#        tools/checks/documents.sh full      all
set -euo pipefail
cd "$(dirname "$0")/../.."
source tools/cache.sh

tools/install_dependencies.sh ci site
[[ $* == built ]] || make docs
cmake --preset gcc --log-level=NOTICE >/dev/null
cmake --build --preset gcc --target linnet_c >/dev/null # what the documents' programs in C are linked with
# `make test-engines` runs the blocks of docs/columns.md, which need engines.
# The pages of algorithms are made alike; the pages of AES-192 and AES-256 differ from AES-128's in a number.
pages=(docs/generated/algorithms/*.md)
if [[ $* != full ]]; then mapfile -t pages < <(printf '%s\n' "${pages[@]}" | grep -v '/aes-\(192\|256\)-'); fi
git ls-files README.md CONTRIBUTING.md SECURITY.md 'docs/*.md' | grep --invert-match '^docs/columns.md$' | xargs .venv/bin/python tools/docs/check_snippets.py "${pages[@]}"
.venv/bin/python tools/docs/check_site.py build-docs/html
.venv/bin/python tools/docs/check_playground.py build-docs/html
