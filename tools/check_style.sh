#!/usr/bin/env bash
# Sources must be as clang-format and ruff leave them, and actionlint must find nothing in the workflows.
set -euo pipefail
cd "$(dirname "$0")/.."

tools/install_dependencies.sh ci
make .venv/tools .venv/bin/actionlint
git ls-files '*.hpp' '*.cpp' '*.h' '*.c' | xargs clang-format-16 --dry-run -Werror
.venv/bin/ruff check .
.venv/bin/ruff format --check .
.venv/bin/actionlint -shellcheck= -pyflakes=
