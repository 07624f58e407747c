# SPDX-License-Identifier: MIT OR Apache-2.0
cmake_minimum_required(VERSION 3.25)
# The shared library exports linnet_* alone, in the version LINNET_0, none of the kernels. It needs no C++ library, and what the dynamic
# linker writes to in it is read-only before its first call (full RELRO). In the static one, the objects that are compiled for a level
# define nothing for others but the kernels' tables, so that no template of theirs serves anyone else.
function(run)
    execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY OUTPUT_VARIABLE output)
    set(output "${output}" PARENT_SCOPE)
endfunction()

run("${NM}" --dynamic --defined-only --format=posix "${SHARED}")
string(REGEX MATCHALL "[^\n]+" lines "${output}")
list(FILTER lines EXCLUDE REGEX "^LINNET_0(@@LINNET_0)? A") # the version itself
list(LENGTH lines count)
foreach(line IN LISTS lines)
    if(NOT line MATCHES "^linnet_[a-z0-9_]+@@LINNET_0 T")
        message(FATAL_ERROR "${SHARED} exports ${line}")
    endif()
endforeach()
message("the shared library exports ${count} functions")
if(count LESS 100)
    message(FATAL_ERROR "${SHARED}: expected more of them")
endif()

run("${READELF}" --wide --program-headers --dynamic "${SHARED}")
if(output MATCHES "libstdc|libc\\+\\+|libgcc_s" OR NOT output MATCHES "SONAME[^\n]*liblinnet.so.[0-9]+.[0-9]+\\]")
    message(FATAL_ERROR "${SHARED}: expected a SONAME and no C++ library in\n${output}")
endif()
if(NOT output MATCHES "GNU_RELRO" OR NOT output MATCHES "\\(FLAGS\\)[^\n]*BIND_NOW")
    message(FATAL_ERROR "${SHARED}: expected GNU_RELRO and BIND_NOW in\n${output}")
endif()

run("${NM}" --print-file-name --extern-only --defined-only --format=posix "${STATIC}")
string(REGEX MATCHALL "[^\n]+" lines "${output}")
set(kernels 0)
foreach(line IN LISTS lines)
    if(line MATCHES "\\[linnet_[a-z0-9_]+_x86_64[a-z0-9_]*.o\\]")
        if(NOT line MATCHES ": _ZN14linnet_library7kernelsI[a-zA-Z0-9_]+ [RD]")
            message(FATAL_ERROR "a kernel's object has a symbol for others: ${line}")
        endif()
        math(EXPR kernels "${kernels} + 1")
    endif()
endforeach()
message("kernels export ${kernels} tables")
