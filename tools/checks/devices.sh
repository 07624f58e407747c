#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Compiles the core of every algorithm (tools/checks/every_core.cpp) as CUDA device code, as freestanding WebAssembly, and for Cortex-M, and
# fails on any output. Prints what each takes in the flash of a microcontroller, both directions and without libc.
# Usage: tools/checks/devices.sh                              all of the table below, JOBS at a time
#        tools/checks/devices.sh full                         and every chip at both levels, which tests/embedded compiles too
#        tools/checks/devices.sh NAME COMPILER OPTION...      one line of it
set -euo pipefail
cd "$(dirname "$0")/../.."

work=build-devices
flags=(-std=c++20 -Iinclude)
warnings=(-Wall -Wextra -Wpedantic -Wconversion -Wshadow)
freestanding=(-ffreestanding -fno-exceptions -fno-rtti -ffunction-sections -fdata-sections)
table='
cuda   nvcc              -arch=sm_80 --expt-relaxed-constexpr
wasm32 clang++-16        -O2 --target=wasm32 -nostdlib
m0-Os  arm-none-eabi-g++ -Os -mcpu=cortex-m0 -mthumb
m4-O2  arm-none-eabi-g++ -O2 -mcpu=cortex-m4 -mthumb
'
further='
m0-O2  arm-none-eabi-g++ -O2 -mcpu=cortex-m0 -mthumb
m3-Os  arm-none-eabi-g++ -Os -mcpu=cortex-m3 -mthumb
m3-O2  arm-none-eabi-g++ -O2 -mcpu=cortex-m3 -mthumb
m4-Os  arm-none-eabi-g++ -Os -mcpu=cortex-m4 -mthumb
'

silent() {
    if ! "$@" >"$work/$name.log" 2>&1 || [[ -s $work/$name.log ]]; then
        cat "$work/$name.log" >&2
        echo "expected to compile without a word: $*" >&2
        exit 1
    fi
}

compile() {
    local name=$1 compiler=$2
    shift 2
    case $name in
        cuda)
            compiler=$(tools/requirements/install_cuda.sh)
            silent "$compiler" "$@" "${flags[@]}" -Xcompiler -Wall,-Wextra -ptx -x cu tools/checks/every_core.cpp -o "$work/cuda.ptx"
            # nvcc silently compiles code that is not for the device, such as the use of a host table, to a trap.
            if grep -q 'trap;' "$work/cuda.ptx"; then
                grep -B 1000 -m 1 'trap;' "$work/cuda.ptx" | grep '^\.\(visible \)\?\(entry\|func\)' | tail -1 >&2
                echo "a function cannot run on the device" >&2
                exit 1
            fi
            ;;
        wasm32)
            # Newlib's headers, and libstdc++'s for it, say nothing about Arm but its byte order.
            local -a headers=(/usr/include/newlib/c++/*)
            silent "$compiler" "$@" "${flags[@]}" "${warnings[@]}" "${freestanding[@]}" -D__IEEE_LITTLE_ENDIAN -isystem "${headers[0]}" \
                -isystem "${headers[0]}/arm-none-eabi" -isystem /usr/include/newlib -c tools/checks/every_core.cpp -o "$work/$name.o"
            ;;
        *)
            silent "$compiler" "$@" "${flags[@]}" "${warnings[@]}" "${freestanding[@]}" -c tools/checks/every_core.cpp -o "$work/$name.o"
            ;;
    esac
    echo "silent: $name: $compiler $*"
}

# The size of what a function reaches.
flash() {
    arm-none-eabi-ld --gc-sections --unresolved-symbols=ignore-all --entry="$2" "$1" -o "$1.elf"
    arm-none-eabi-size "$1.elf" | awk 'NR == 2 { print $1 + $2 }'
}

print_flash() {
    local -a columns
    mapfile -t columns < <(grep -o '^m[034]-O[2s]' <<<"$table" | sort)
    local symbol algorithm column
    printf '%-28s' 'bytes of flash'
    printf '%8s' "${columns[@]}"
    printf '\n'
    while read -r symbol algorithm; do
        printf '%-28s' "$algorithm"
        for column in "${columns[@]}"; do printf '%8s' "$(flash "$work/$column.o" "${symbol/@/$(namespace_of "$column")}")"; done
        printf '\n'
    done < <(algorithms | sort --key=2)
}

# The functions, `@` in place of the namespace that depends on the options, and the names of their algorithms.
algorithms() {
    arm-none-eabi-nm "$work/m0-Os.o" | awk '$2 == "W" { print $3 }' | grep '^_Z9on_device' | while read -r symbol; do
        printf '%s %s\n' "${symbol/$(namespace_of m0-Os)/@}" "$(c++filt "$symbol" | sed 's/^.*on_device<.*::\(.*\)>(.*$/\1/')"
    done
}

namespace_of() {
    arm-none-eabi-nm "$work/$1.o" | grep -o -m 1 '_Z9on_deviceIN6linnet[0-9]*[a-z0-9_]*' | sed 's/^_Z9on_deviceIN6linnet//; s/^\([0-9]*\)/\1 /' |
        while read -r length rest; do echo "$length${rest:0:length}"; done
}

if [[ $* == full ]]; then
    table+=$further
elif [[ $# -ne 0 ]]; then
    compile "$@"
    exit
fi
mkdir -p "$work"
sed '/^$/d' <<<"$table" | xargs --max-procs="${JOBS:-$(nproc)}" --max-lines=1 "$0"
print_flash
