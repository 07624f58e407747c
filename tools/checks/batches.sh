#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Compiles batches as kernels and runs their suites and examples.
# Usage: tools/checks/batches.sh sycl [first]    on the device that SYCL chooses; kernels are the code that GPUs get, whatever it is
#        tools/checks/batches.sh cuda [first]    on a GPU of NVIDIA, under compute-sanitizer; without one on the processor, CUDA emulated
#        tools/checks/batches.sh kernels         nothing runs: every CUDA kernel for sm_80 and sm_90
#        tools/checks/batches.sh resources       nothing runs: prints registers, stack and spills of each CUDA kernel on sm_90
#        tools/checks/batches.sh compiler sycl|cuda|nvcc   prints the compiler that it takes, or nothing
# `first` takes of each family the first algorithm of each kind. Compilers are commands with their options separated by `;`: LINNET_SYCL,
# else acpp or icpx on the PATH, else ../shared/sycl/bin/acpp; LINNET_CUDA, else nvcc on the PATH; kernels without either by NVIDIA's
# packages for pip. Without a SYCL compiler nothing is run, and the script says so.
set -euo pipefail
cd "$(dirname "$0")/../.."
source tools/cache.sh
unset LINNET_ONLY # this is of all families

beside=../shared/sycl/bin/acpp
emulated="g++;-fsanitize=address,undefined;-fno-sanitize-recover=undefined"
cache=$(command -v ccache || true)

compiler() {
    case $1 in
        sycl)
            if [[ ${LINNET_SYCL:-} ]]; then echo "$LINNET_SYCL"
            elif command -v acpp >/dev/null; then echo 'acpp;--acpp-targets=omp.library-only'
            elif command -v icpx >/dev/null; then echo 'icpx;-fsycl'
            elif [[ -x $beside ]]; then echo "$PWD/$beside;--acpp-targets=omp.library-only"
            fi
            ;;
        cuda)
            if ! nvidia-smi --list-gpus >/dev/null 2>&1; then return
            elif [[ ${LINNET_CUDA:-} ]]; then echo "$LINNET_CUDA"
            elif command -v nvcc >/dev/null; then echo 'nvcc;-arch=native'
            fi
            ;;
        nvcc)
            if [[ ${LINNET_CUDA:-} ]]; then echo "${LINNET_CUDA%%;*}"
            elif command -v nvcc >/dev/null; then echo nvcc
            else tools/requirements/install_cuda.sh
            fi
            ;;
    esac
}

usage() {
    sed -n '2,/^set/s/^# //p' "$0" >&2
    exit 2
}

case ${2:-all} in
    all) first=OFF ;;
    first) first=ON ;;
    sycl | cuda | nvcc) [[ $1 == compiler ]] && compiler "$2" && exit ;;
    *) usage ;;
esac

case ${1:-} in
    sycl)
        found=$(compiler sycl)
        if [[ ! $found ]]; then
            echo "No SYCL compiler: acpp or icpx is on the PATH, or LINNET_SYCL names one. SYCL kernels were not tested."
            exit "${LINNET_SKIPPED:-0}"
        fi
        if [[ $found == *"$beside"* ]]; then tools/install_dependencies.sh sycl; fi
        tools/checks/suites.sh sycl "-DLINNET_SYCL=$found" "-DLINNET_SYCL_FLAGS=-O2;-Wall;-Wextra;-Wshadow;-Wconversion;-Werror;-DLINNET_DEVICES=1" "-DLINNET_BATCH_FIRST_ONLY=$first"
        ;;
    cuda)
        found=$(compiler cuda)
        if [[ $found ]]; then
            tools/checks/suites.sh cuda "-DLINNET_CUDA=${cache:+$cache;}$found" "-DLINNET_CUDA_FLAGS=--expt-relaxed-constexpr" \
                "-DLINNET_CUDA_RUNNER=$(command -v compute-sanitizer || true)" "-DLINNET_BATCH_FIRST_ONLY=$first"
        else
            echo "No nvcc or no GPU of NVIDIA: CUDA kernels run on the processor."
            tools/checks/suites.sh cuda "-DLINNET_CUDA=${cache:+$cache;}$emulated" "-DLINNET_BATCH_FIRST_ONLY=$first" \
                "-DLINNET_CUDA_FLAGS=-O1;-x;c++;-D__CUDACC__;-D__CUDACC_RELAXED_CONSTEXPR__;-I$PWD/tests/batch/emulated;-DLINNET_INLINE=inline;-DLINNET_LAMBDA="
        fi
        ;;
    kernels)
        cmake --preset cuda --log-level=NOTICE "-DLINNET_CUDA=${cache:+$cache;}$(compiler nvcc)" -B build-kernels \
            "-DLINNET_CUDA_FLAGS=--expt-relaxed-constexpr;-gencode;arch=compute_80,code=[sm_80,sm_90,compute_80];--no-compress;-Werror;all-warnings"
        cmake --build build-kernels --target linnet_kernels_cuda --parallel "${JOBS:-$(nproc)}"
        # nvcc silently compiles code that is not for the device, such as the use of a host table, to a trap.
        if grep --files-with-matches --text 'trap;' build-kernels/tests/batch/*.o; then
            echo "a kernel of these calls what cannot run on the device" >&2
            exit 1
        fi
        ;;
    resources)
        cmake --preset cuda --log-level=ERROR "-DLINNET_CUDA=$(compiler nvcc)" -B build-resources \
            "-DLINNET_CUDA_FLAGS=--expt-relaxed-constexpr;-arch=sm_90;--resource-usage" >/dev/null
        printf '%-60s %9s %6s %7s\n' kernel registers stack spilled
        cmake --build build-resources --target linnet_kernels_cuda --clean-first --parallel "${JOBS:-$(nproc)}" | c++filt | awk '
            /Compiling entry function/ { sub(/.*batch::detail::/, ""); sub(/ >?,.*|>, .*/, ""); gsub(/linnet::[a-z0-9_]*::/, ""); sub(/</, " "); name = $0 }
            / stack frame, / { if (name != "") { stack = $1; spilled = $5 } }
            /Used [0-9]+ registers/ && name != "" { match($0, /Used [0-9]+/); printf "%-60s %9s %6s %7s\n", name, substr($0, RSTART + 5, RLENGTH - 5), stack, spilled; name = "" }'
        ;;
    *) usage ;;
esac
