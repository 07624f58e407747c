#!/usr/bin/env bash
# Sources must be as clang-format and ruff leave them.
set -euo pipefail
cd "$(dirname "$0")/.."

tools/install_dependencies.sh ci
make .venv/tools
git ls-files '*.hpp' '*.cpp' '*.h' '*.c' | xargs clang-format-16 --dry-run -Werror
.venv/bin/ruff check .
.venv/bin/ruff format --check .
