#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Installs CUDA's compiler from NVIDIA's packages for pip, once for each version of tools/requirements/cuda.txt, and prints where it is.
set -euo pipefail
cd "$(dirname "$0")/../.."

version=$(sha256sum tools/requirements/cuda.txt | cut -c 1-16)
cuda=${XDG_CACHE_HOME:-$HOME/.cache}/linnet/cuda-$version
if [[ ! -e $cuda/complete ]]; then
    python3 -m venv --clear "$cuda"
    "$cuda/bin/pip" install --quiet --no-deps --disable-pip-version-check --requirement tools/requirements/cuda.txt
    touch "$cuda/complete"
fi
echo "$cuda"/lib/python3*/site-packages/nvidia/cu13/bin/nvcc
