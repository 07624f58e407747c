# SPDX-License-Identifier: MIT OR Apache-2.0
cmake_minimum_required(VERSION 3.25)
# Writes to OUTPUT the entries of ctest for whatever PROGRAM, which may be an emulator and a program, lists.
list(REMOVE_ITEM PROGRAM "")
execute_process(COMMAND ${PROGRAM} --list OUTPUT_VARIABLE groups OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
string(REPLACE "\n" ";" groups "${groups}")
if(NOT groups)
    message(FATAL_ERROR "${PROGRAM} --list names no tests")
endif()
list(TRANSFORM PROGRAM REPLACE "(.+)" "[==[\\1]==]" OUTPUT_VARIABLE quoted)
list(JOIN quoted " " command)
set(text "")
foreach(group IN LISTS groups)
    string(APPEND text "add_test(\"${NAME}.${group}\" ${command} --gtest_brief=1 --run ${group})\n"
                       "set_tests_properties(\"${NAME}.${group}\" PROPERTIES LABELS unit TIMEOUT 600 ENVIRONMENT "
                       "\"LINNET_TEST_SECONDS=${SECONDS}\")\n")
endforeach()
file(WRITE "${OUTPUT}" "${text}")
