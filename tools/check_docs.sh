#!/usr/bin/env bash
# Builds the documentation site, compiles and runs every block of code of the documents, follows the site's internal links, and opens each
# page in Chromium, wide and narrow.
set -euo pipefail
cd "$(dirname "$0")/.."

tools/install_dependencies.sh ci site
make docs
cmake --preset gcc --log-level=NOTICE >/dev/null
cmake --build --preset gcc --target linnet_c >/dev/null # what the documents' programs in C are linked with
git ls-files README.md CONTRIBUTING.md SECURITY.md 'docs/*.md' | xargs .venv/bin/python tools/check_snippets.py docs/generated/algorithms/*.md
.venv/bin/python tools/check_site.py build-docs/html
