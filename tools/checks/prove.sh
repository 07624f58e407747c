#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Tests the lifters and the specifications of proofs/, then proves functions of liblinnet equal to the specifications.
# Usage: tools/checks/prove.sh [OPTION OF python -m prove...]
set -euo pipefail
cd "$(dirname "$0")/../.."
source tools/cache.sh

export PYTHONPATH=proofs:embedded:tools
MYPYPATH=$PYTHONPATH .venv/bin/mypy --package prove --package spec
MYPYPATH=$PYTHONPATH .venv/bin/mypy tests/proofs
.venv/bin/python -m pytest -q tests/proofs --numprocesses "${JOBS:-$(nproc)}"
.venv/bin/python -m prove "$@"
