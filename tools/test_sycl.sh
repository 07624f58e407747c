#!/usr/bin/env bash
# Compiles batches as SYCL kernels and runs their suites and examples on the device that SYCL chooses by default. Kernels are the code
# that GPUs get, whatever the device.
# Usage: tools/test_sycl.sh          of every algorithm
#        tools/test_sycl.sh first    of the first algorithm of each kind in each family
#        tools/test_sycl.sh compiler prints the compiler, or nothing where there is none
# The compiler is LINNET_SYCL, a command with its options separated by `;`, else acpp or icpx on the PATH, else ../shared/sycl/bin/acpp.
# Without any nothing is run, and the script says so.
set -euo pipefail
cd "$(dirname "$0")/.."
source tools/cache.sh

beside=../shared/sycl/bin/acpp

compiler() {
    if [[ ${LINNET_SYCL:-} ]]; then echo "$LINNET_SYCL"
    elif command -v acpp >/dev/null; then echo 'acpp;--acpp-targets=omp.library-only'
    elif command -v icpx >/dev/null; then echo 'icpx;-fsycl'
    elif [[ -x $beside ]]; then echo "$PWD/$beside;--acpp-targets=omp.library-only"
    fi
}

found=$(compiler)
first=OFF
case ${1:-all} in
    all) ;;
    first) first=ON ;;
    compiler) echo "$found" && exit ;;
    *) sed -n 's/^# //p' "$0" >&2 && exit 2 ;;
esac
if [[ ! $found ]]; then
    echo "No SYCL compiler: acpp or icpx is on the PATH, or LINNET_SYCL names one. Kernels were not tested."
    exit
fi
if [[ $found == *"$beside"* ]]; then tools/install_dependencies.sh sycl; fi
tools/test_preset.sh sycl "-DLINNET_SYCL=$found" "-DLINNET_SYCL_FLAGS=-O2;-DLINNET_DEVICES=1" "-DLINNET_SYCL_FIRST_ONLY=$first"
