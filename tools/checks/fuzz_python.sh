#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Runs the fuzzer of the Python package, over an extension module with AddressSanitizer and UndefinedBehaviorSanitizer. The library in
# it is an ordinary build. Needs the environment of make .venv/test, with PyArrow. The time is for all targets together, on one core.
# Compiling the module before that takes 40 s of processor time; the library takes as long as for make demo, or nothing with ccache.
# Usage: tools/checks/fuzz_python.sh [SECONDS] [OPTION...]     default: 60; options go to fuzz/fuzz_arrow.py
set -euo pipefail
cd "$(dirname "$0")/../.."
source tools/cache.sh

build=build-python-fuzz # as deep as the build of the package, so that a compiler cache has the kernels from there
python=$PWD/.venv/bin/python
seconds=${1:-60}
shift || true

# The file names of the module and the flags of the library are as in a build by pip.
cmake -S . -B $build -G Ninja --log-level=NOTICE -DCMAKE_CXX_COMPILER=g++ -DCMAKE_C_COMPILER=gcc -DCMAKE_BUILD_TYPE=Release -DSKBUILD=2 \
    -DLINNET_WERROR=ON -DPython_EXECUTABLE="$python" -DCMAKE_PROJECT_INCLUDE=fuzz/python.cmake
cmake --build $build --target _core --parallel "${JOBS:-$(nproc)}"

package=$build/package/linnet
rm -rf "$package"
mkdir -p "$package"
ln -s "$PWD"/python/linnet/* "$PWD/$build"/python/_core.*.so "$package"

# Python needs the runtime libraries before it loads the module, and the C++ runtime for exceptions. Memory of PyArrow and of Python comes
# from malloc, where AddressSanitizer watches it. It cannot tell leaks of the interpreter from others.
LD_PRELOAD="$(g++ -print-file-name=libasan.so) $(g++ -print-file-name=libstdc++.so)" \
    ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1:max_allocation_size_mb=1024:handle_segv=1 \
    UBSAN_OPTIONS=print_stacktrace=1 ARROW_DEFAULT_MEMORY_POOL=system PYTHONMALLOC=malloc PYTHONDONTWRITEBYTECODE=1 \
    PYTHONPATH=$PWD/$build/package "$python" fuzz/fuzz_arrow.py --seconds "$seconds" --saved $build/findings "$@"
