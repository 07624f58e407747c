# SPDX-License-Identifier: MIT OR Apache-2.0
# Linnet's own programs are built with all warnings as errors. The exported target carries no flags: a user's build keeps its own.
option(LINNET_WERROR "Treat warnings as errors in our own build" ${PROJECT_IS_TOP_LEVEL})

function(linnet_warnings target)
    target_compile_options(
        ${target} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wshadow $<$<BOOL:${LINNET_WERROR}>:-Werror>)
endfunction()
