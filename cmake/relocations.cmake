# SPDX-License-Identifier: MIT OR Apache-2.0
# Full RELRO: memory that the dynamic linker writes to in a shared library is read-only before the library's first call.
function(linnet_read_only_relocations target)
    target_link_options(${target} PRIVATE "$<$<PLATFORM_ID:Linux>:LINKER:-z,relro,-z,now>")
endfunction()
