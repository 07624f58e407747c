# SPDX-License-Identifier: MIT OR Apache-2.0
cmake_minimum_required(VERSION 3.25)
# Objects built for different processors, or in different forms, must share no weak symbol of the library: the linker keeps one copy of
# each, and a program linked of both would run code for the newer processor on the older one. Needs COMPILER, NM, SOURCE (a folder) and
# OUTPUT; with EMULATOR, qemu-x86_64, such a program also runs on a Nehalem.
file(REMOVE_RECURSE "${OUTPUT}")
file(MAKE_DIRECTORY "${OUTPUT}")

# Without optimisation, which makes the most symbols; but in a program that runs, the standard library's are to be inlined.
set(x86-64 -march=x86-64 -DLINNET_SMALL=1 -O1)
set(x86-64-v2 -march=x86-64-v2 -DLINNET_SMALL=1)
set(x86-64-v3 -march=x86-64-v3 -DLINNET_SMALL=1)
set(x86-64-v4 -march=x86-64-v4 -DLINNET_SMALL=1 -O1 -Devery_algorithm=every_algorithm_v4)
set(plain -DLINNET_SMALL=0)
set(fast -march=x86-64 ${plain})
set(fast_v3 -march=x86-64-v3 ${plain})
set(fast_fixed -march=x86-64 -DLINNET_NO_DISPATCH ${plain})
set(no_asm -march=x86-64 -DLINNET_SMALL=1 -DLINNET_NO_ASM)

function(run)
    execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY OUTPUT_VARIABLE output)
    set(output "${output}" PARENT_SCOPE)
endfunction()

# Every choice that changes what is compiled has a namespace of its own.
file(WRITE "${OUTPUT}/namespace.cpp" "#include <linnet/detail/config.hpp>\nLINNET_ABI\n")
set(namespaces)
foreach(flags IN ITEMS -march=x86-64 -mssse3 -march=x86-64-v2 -march=sandybridge -mavx2 -march=haswell -mavx512f -march=x86-64-v4
                       "-march=x86-64-v4 -mavx512vbmi2" "-march=x86-64-v4 -mavx512vbmi -mgfni" -march=icelake-client
                       -DLINNET_SMALL=1 -DLINNET_NO_ASM -DLINNET_NO_DISPATCH "-DLINNET_NO_ASM -DLINNET_NO_DISPATCH")
    separate_arguments(arguments UNIX_COMMAND "${flags}")
    run("${COMPILER}" -std=c++20 -E -P ${arguments} "-I${SOURCE}/include" "${OUTPUT}/namespace.cpp")
    string(REGEX MATCH "[a-z0-9_]+[ \n]*$" name "${output}")
    if(name IN_LIST namespaces)
        message(FATAL_ERROR "${flags}: another choice of options has the namespace ${name}")
    endif()
    list(APPEND namespaces "${name}")
endforeach()
list(LENGTH namespaces count)
message("${count} choices of options have ${count} namespaces")

set(all)
foreach(variant IN ITEMS x86-64 x86-64-v2 x86-64-v3 x86-64-v4 fast fast_v3 fast_fixed no_asm)
    run("${COMPILER}" -std=c++20 -O0 -DLINNET_INLINE=inline -DLINNET_LAMBDA= ${${variant}} "-I${SOURCE}/include" -c "${SOURCE}/tools/every_algorithm.cpp" -o "${OUTPUT}/${variant}.o")
    run("${NM}" "${OUTPUT}/${variant}.o")
    string(REGEX MATCHALL "[ ][WVu] _Z[^\n]*6linnet[^\n]*" symbols "${output}")
    list(LENGTH symbols count)
    if(count EQUAL 0)
        message(FATAL_ERROR "${variant}: no weak symbol of the library found, so nothing is shown")
    endif()
    list(LENGTH all before)
    list(APPEND all ${symbols})
    list(REMOVE_DUPLICATES all)
    list(LENGTH all after)
    math(EXPR own "${after} - ${before}")
    if(NOT own EQUAL count)
        message(FATAL_ERROR "${variant}: only ${own} of ${count} weak symbols are not also in an earlier variant")
    endif()
    message("${variant}: ${count} weak symbols of its own")
endforeach()

if(EMULATOR)
    run("${COMPILER}" -std=c++20 "${SOURCE}/tests/old_processor.cpp" "${OUTPUT}/x86-64-v4.o" "${OUTPUT}/x86-64.o" -o "${OUTPUT}/old_processor")
    run("${EMULATOR}" -cpu Nehalem "${OUTPUT}/old_processor")
    message("${output}")
endif()
