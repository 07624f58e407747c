# SPDX-License-Identifier: MIT OR Apache-2.0
cmake_minimum_required(VERSION 3.25)
# Lets PROGRAM, differential.c, run at each of LEVELS, and compares what it prints. A level above the processor's must be refused with a
# message. With EMULATOR, qemu-x86_64, also on processors that have only the first two levels, and only the first.
function(run level expected)
    execute_process(COMMAND "${CMAKE_COMMAND}" -E env "LINNET_CPU=${level}" ${ARGN} "${PROGRAM}" COMMAND_ERROR_IS_FATAL ANY
                    OUTPUT_VARIABLE output ERROR_VARIABLE message)
    string(FIND "${output}" "\n" line)
    string(SUBSTRING "${output}" 0 ${line} used)
    string(SUBSTRING "${output}" ${line} -1 sums)
    if(NOT sums OR (DEFINED first_sums AND NOT sums STREQUAL first_sums))
        message(FATAL_ERROR "${level} ${ARGN}: the outputs differ from those of the first level:\n${sums}\n${first_sums}")
    endif()
    if(level AND used STREQUAL level AND message)
        message(FATAL_ERROR "${level} ${ARGN}: expected no message, found '${message}'")
    elseif(level AND NOT used STREQUAL level AND NOT message MATCHES "linnet: LINNET_CPU=${level}")
        message(FATAL_ERROR "${level} ${ARGN}: expected a message, ran ${used}")
    elseif(expected AND NOT used STREQUAL expected)
        message(FATAL_ERROR "${level} ${ARGN}: expected ${expected}, ran ${used}")
    endif()
    message("LINNET_CPU=${level} ${ARGN}: ran ${used} ${message}")
    set(first_sums "${sums}" PARENT_SCOPE)
endfunction()

list(GET LEVELS 0 lowest)
run("${lowest}" "${lowest}")
foreach(level IN LISTS LEVELS)
    run("${level}" "")
endforeach()
run("" "")
run("no-such-level" "")

# What a terminal would obey does not reach it.
string(ASCII 27 escape)
execute_process(COMMAND "${CMAKE_COMMAND}" -E env "LINNET_CPU=no${escape}[2Jlevel" "${PROGRAM}" COMMAND_ERROR_IS_FATAL ANY
                OUTPUT_QUIET ERROR_VARIABLE message)
if(NOT message MATCHES "^linnet: LINNET_CPU=no.\\[2Jlevel: no such level; there are [^\n]+; running " OR message MATCHES "${escape}")
    message(FATAL_ERROR "expected the name without its control character, found '${message}'")
endif()
if(EMULATOR)
    run("" "x86-64" "${EMULATOR}" -cpu Nehalem)
    run("x86-64-v3" "x86-64" "${EMULATOR}" -cpu Nehalem)
    run("" "x86-64-v3" "${EMULATOR}" -cpu Haswell)
endif()
