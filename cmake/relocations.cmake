# SPDX-License-Identifier: MIT OR Apache-2.0
# What the dynamic linker writes to in a shared library is read-only before the library's first call: full RELRO.
function(linnet_read_only_relocations target)
    target_link_options(${target} PRIVATE "$<$<PLATFORM_ID:Linux>:LINKER:-z,relro,-z,now>")
endfunction()
