#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Writes tools/requirements/locked/: the packages that make a release and their dependencies, each in one version and with its SHA-256.
# Present versions stay if possible.
# Usage: tools/requirements/lock.sh [--upgrade]      with --upgrade the newest versions of the dependencies
set -euo pipefail
cd "$(dirname "$0")/../.."

make .venv/package
for lock in build:3.10 package:3.10 wheels:3.12; do # the oldest version of Python that each serves
    .venv/bin/uv pip compile --quiet --universal --python-version "${lock#*:}" --generate-hashes --no-annotate \
        --custom-compile-command tools/requirements/lock.sh --output-file "tools/requirements/locked/${lock%:*}.txt" "$@" \
        "tools/requirements/${lock%:*}.txt"
done
