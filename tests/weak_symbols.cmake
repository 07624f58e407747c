# SPDX-License-Identifier: MIT OR Apache-2.0
cmake_minimum_required(VERSION 3.25)
# Objects built for different processors, or in different forms, must share no weak symbol of the library: the linker keeps one copy of
# each, and a program linked of both would run code for the newer processor on the older one. So each choice of options has a namespace
# of its own, and each weak symbol must be in its options' namespace. Needs COMPILER, which may have a launcher in front, NM, SOURCE
# (a folder), OUTPUT and FAMILIES; with EMULATOR, qemu-x86_64, such a program also runs on a Nehalem.
list(REMOVE_ITEM COMPILER "")
file(REMOVE_RECURSE "${OUTPUT}")
file(MAKE_DIRECTORY "${OUTPUT}")

# Without optimisation, which makes the most symbols; but in a program that runs, the standard library's are to be inlined.
set(x86-64 -march=x86-64 -DLINNET_SMALL=1 -O1)
set(x86-64-v3 -march=x86-64-v3 -DLINNET_SMALL=1)
set(x86-64-v4 -march=x86-64-v4 -DLINNET_SMALL=1 -O1)
set(fast -march=x86-64 -DLINNET_SMALL=0)
set(no_asm -march=x86-64 -DLINNET_SMALL=1 -DLINNET_NO_ASM)

function(run)
    execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY OUTPUT_VARIABLE output)
    set(output "${output}" PARENT_SCOPE)
endfunction()

# The namespace that options lead to.
file(WRITE "${OUTPUT}/namespace.cpp" "#include <linnet/detail/base/config.hpp>\nLINNET_ABI\n")
function(namespace_of)
    run(${COMPILER} -std=c++20 -E -P ${ARGN} "-I${SOURCE}/include" "${OUTPUT}/namespace.cpp")
    string(REGEX MATCH "[a-z0-9_]+[ \n]*$" name "${output}")
    string(STRIP "${name}" name)
    set(name "${name}" PARENT_SCOPE)
endfunction()

# Every choice that changes what is compiled has a namespace of its own.
set(namespaces)
foreach(flags IN ITEMS -march=x86-64 -mssse3 -march=x86-64-v2 -march=sandybridge -mavx2 -march=haswell -mavx512f -march=x86-64-v4
                       "-march=x86-64-v4 -mavx512vbmi2" "-march=x86-64-v4 -mavx512ifma"
                       "-march=x86-64-v4 -mavx512vbmi -mgfni" -march=icelake-client
                       "-maes -mpclmul" "-march=x86-64-v3 -maes -mpclmul" "-march=x86-64-v4 -mvaes -mvpclmulqdq"
                       -DLINNET_SMALL=1 -DLINNET_SMALL=0 -DLINNET_NO_ASM -DLINNET_NO_DISPATCH "-DLINNET_NO_ASM -DLINNET_NO_DISPATCH")
    separate_arguments(arguments UNIX_COMMAND "${flags}")
    namespace_of(${arguments})
    if(name IN_LIST namespaces)
        message(FATAL_ERROR "${flags}: another choice of options has the namespace ${name}")
    endif()
    list(APPEND namespaces "${name}")
endforeach()
list(LENGTH namespaces count)
message("${count} choices of options have ${count} namespaces")

# A family at a time, so that a compiler cache knows the others after a change of one.
foreach(variant IN ITEMS x86-64 x86-64-v3 x86-64-v4 fast no_asm)
    set(options -O0 -DLINNET_INLINE=inline -DLINNET_LAMBDA= ${${variant}})
    set(${variant}_objects)
    foreach(family IN LISTS FAMILIES)
        set(object "${OUTPUT}/${variant}.${family}.o")
        set(called every_algorithm_${family})
        if(variant STREQUAL "x86-64-v4")
            string(APPEND called _v4)
        endif()
        run(${COMPILER} -std=c++20 ${options} "-I${SOURCE}/include" -include "linnet/${family}.hpp" -DLINNET_FAMILY=${family}_family
            -Devery_algorithm=${called} -c "${SOURCE}/tools/checks/every_algorithm.cpp" -o "${object}")
        list(APPEND ${variant}_objects "${object}")
    endforeach()
    run("${NM}" ${${variant}_objects})
    string(REGEX MATCHALL "[ ][WVu] _Z[^\n]*6linnet[^\n]*" symbols "${output}")
    list(LENGTH symbols count)
    namespace_of(${options})
    string(LENGTH "${name}" length)
    list(FILTER symbols EXCLUDE REGEX "6linnet${length}${name}")
    if(count EQUAL 0)
        message(FATAL_ERROR "${variant}: no weak symbol of the library found, so nothing is shown")
    elseif(symbols)
        list(JOIN symbols "\n " others)
        message(FATAL_ERROR "${variant}: of ${count} weak symbols these are not of the namespace ${name}\n ${others}")
    endif()
    message("${variant}: ${count} weak symbols, all of the namespace ${name}")
endforeach()

if(EMULATOR)
    list(TRANSFORM FAMILIES REPLACE "(.+)" "LINNET_FAMILY(\\1)\n" OUTPUT_VARIABLE calls)
    file(WRITE "${OUTPUT}/families.inc" ${calls})
    run(${COMPILER} -std=c++20 "-I${OUTPUT}" "${SOURCE}/tests/old_processor.cpp" ${x86-64-v4_objects} ${x86-64_objects}
        -o "${OUTPUT}/old_processor")
    run("${EMULATOR}" -cpu Nehalem "${OUTPUT}/old_processor")
    message("${output}")
endif()
