#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Installs what the checks need, so that they can run side by side: none of them calls apt.
set -euo pipefail
cd "$(dirname "$0")/.."

tools/install_dependencies.sh ci engines
if [[ $(tools/checks/batches.sh compiler sycl) == *../shared/* ]]; then tools/install_dependencies.sh sycl; fi
make .venv/tools .venv/embedded .venv/bin/actionlint
# Delete results that no check has asked for in a month.
find "${XDG_CACHE_HOME:-$HOME/.cache}/linnet/passed" -mtime +30 -delete 2>/dev/null || true
