# SPDX-License-Identifier: MIT OR Apache-2.0
# The extension module with sanitizers, over an ordinary library: tools/checks/fuzz_python.sh includes this by CMAKE_PROJECT_INCLUDE.
if(PROJECT_NAME STREQUAL linnet)
    set(sanitizers -fsanitize=address,undefined -fno-sanitize-recover=all)
    cmake_language(DEFER CALL target_compile_options _core PRIVATE ${sanitizers} -fno-omit-frame-pointer -g1)
    cmake_language(DEFER CALL target_link_options _core PRIVATE ${sanitizers})
endif()
