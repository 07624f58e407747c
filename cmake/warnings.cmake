# SPDX-License-Identifier: MIT OR Apache-2.0
# Our own programs are built with every warning an error. The exported target carries no flag: a user's build is the user's.
option(LINNET_WERROR "Treat warnings as errors in our own build" ${PROJECT_IS_TOP_LEVEL})

function(linnet_warnings target)
    target_compile_options(
        ${target} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wshadow $<$<BOOL:${LINNET_WERROR}>:-Werror>)
endfunction()
