#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# The dependencies of extras in the lowest and in the highest versions that pyproject.toml allows, each with the package in a
# temporary environment. Without `spark` and `ray`, which are large.
# Usage: tools/checks/ranges.sh [WHEEL]      default: what tools/checks/packages.sh left
set -euo pipefail
cd "$(dirname "$0")/../.."

make .venv/package
wheel=$(realpath "${1:-$(ls -t build-package/linnet-*.whl | head -1)}")
extras=(cli plot columns duckdb polars)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for end in lowest-direct highest; do
    .venv/bin/uv venv --quiet --python .venv/bin/python "$work/$end"
    .venv/bin/uv pip install --quiet --python "$work/$end" --resolution $end --requirements pyproject.toml "${extras[@]/#/--extra=}"
    .venv/bin/uv pip install --quiet --python "$work/$end" --offline "$wheel[$(IFS=, && echo "${extras[*]}")]"
    .venv/bin/uv pip freeze --python "$work/$end" | grep -E '^(rich|shtab|matplotlib|pyarrow|duckdb|polars)=' | paste -sd ' '
    "$work/$end/bin/python" tools/package/try_package.py "${extras[@]}"
done
