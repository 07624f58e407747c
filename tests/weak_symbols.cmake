# SPDX-License-Identifier: MIT OR Apache-2.0
cmake_minimum_required(VERSION 3.25)
# Objects built for different processors, or in different forms, must share no weak symbol of the library: the linker keeps one copy of
# each, and a program linked of both would run code for the newer processor on the older one. Needs COMPILER, NM, SOURCE (a folder) and
# OUTPUT; with EMULATOR, qemu-x86_64, such a program also runs on a Nehalem.
file(REMOVE_RECURSE "${OUTPUT}")
file(MAKE_DIRECTORY "${OUTPUT}")

set(x86-64 -march=x86-64 -DLINNET_SMALL=1)
set(x86-64-v2 -march=x86-64-v2 -DLINNET_SMALL=1)
set(x86-64-v3 -march=x86-64-v3 -DLINNET_SMALL=1)
set(x86-64-v4 -march=x86-64-v4 -DLINNET_SMALL=1 -Devery_algorithm=every_algorithm_v4)
set(fast -march=x86-64 -DLINNET_SMALL=0)
set(no_asm -march=x86-64 -DLINNET_SMALL=1 -DLINNET_NO_ASM)

function(run)
    execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY OUTPUT_VARIABLE output)
    set(output "${output}" PARENT_SCOPE)
endfunction()

set(all)
foreach(variant IN ITEMS x86-64 x86-64-v2 x86-64-v3 x86-64-v4 fast no_asm)
    run("${COMPILER}" -std=c++20 -O1 ${${variant}} "-I${SOURCE}/include" -c "${SOURCE}/tools/every_algorithm.cpp" -o "${OUTPUT}/${variant}.o")
    run("${NM}" "${OUTPUT}/${variant}.o")
    string(REGEX MATCHALL "[ ][WVu] _Z[^\n]*6linnet[^\n]*" symbols "${output}")
    list(LENGTH symbols count)
    if(count EQUAL 0)
        message(FATAL_ERROR "${variant}: no weak symbol of the library found, so nothing is shown")
    endif()
    foreach(symbol IN LISTS symbols)
        if(symbol IN_LIST all)
            message(FATAL_ERROR "${variant} shares a symbol with an earlier variant:${symbol}")
        endif()
    endforeach()
    list(APPEND all ${symbols})
    message("${variant}: ${count} weak symbols of its own")
endforeach()

if(EMULATOR)
    run("${COMPILER}" -std=c++20 "${SOURCE}/tests/old_processor.cpp" "${OUTPUT}/x86-64-v4.o" "${OUTPUT}/x86-64.o" -o "${OUTPUT}/old_processor")
    run("${EMULATOR}" -cpu Nehalem "${OUTPUT}/old_processor")
    message("${output}")
endif()
