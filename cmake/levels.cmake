# SPDX-License-Identifier: MIT OR Apache-2.0
# The processor levels of liblinnet. Each family is compiled once for each of its levels that is needed, into an object that exports
# only its tables. At its first call a process chooses one of the levels in LINNET_LEVELS.
set(all_levels x86-64 x86-64-v2 x86-64-v3 x86-64-v4 x86-64-v4-vbmi)
set(level_flags_x86-64 -march=x86-64)
set(level_flags_x86-64-v2 -march=x86-64-v2)
set(level_flags_x86-64-v3 -march=x86-64-v3 -maes -mpclmul)
set(level_flags_x86-64-v4 -march=x86-64-v4 -maes -mpclmul)
set(level_flags_x86-64-v4-vbmi -march=x86-64-v4 -maes -mpclmul -mavx512vbmi -mavx512vbmi2 -mgfni -mvaes -mvpclmulqdq)

# The levels at which a family is faster than one level lower. BMI2: Ascon, ISAP, SHA-3 and KMAC. AVX2: Romulus, NORX, Xoodyak and
# Sparkle. AVX-512: SHA-3, KMAC, NORX, Xoodyak, Sparkle, and short messages of ChaCha20 and Salsa20; special AVX-512 instructions:
# ISAP, Romulus, PHOTON-Beetle and Elephant. AES-NI and PCLMULQDQ, which are part of x86-64-v3 here: AES, Grain. VAES, which is part
# of the highest level: OCB; GCM and CTR ask for it, since most processors without AVX-512 have it too. A missing level is served by
# the one below; a family that is not listed has all levels.
set(levels_of_ascon x86-64 x86-64-v3)
set(levels_of_ascon_v12 x86-64 x86-64-v3)
set(levels_of_romulus x86-64 x86-64-v3 x86-64-v4-vbmi)
set(levels_of_isap x86-64 x86-64-v3 x86-64-v4-vbmi)
set(levels_of_gift_cofb x86-64)
set(levels_of_xoodyak x86-64 x86-64-v3 x86-64-v4)
set(levels_of_sparkle x86-64 x86-64-v3 x86-64-v4)
set(levels_of_tinyjambu x86-64)
set(levels_of_photon_beetle x86-64 x86-64-v4-vbmi)
set(levels_of_elephant x86-64 x86-64-v4-vbmi)
set(levels_of_grain x86-64 x86-64-v3)
set(levels_of_norx x86-64 x86-64-v3 x86-64-v4)
set(levels_of_sha3 x86-64 x86-64-v3 x86-64-v4)
set(levels_of_kmac x86-64 x86-64-v3 x86-64-v4)
set(levels_of_aes x86-64 x86-64-v3)
set(levels_of_aes_ccm x86-64 x86-64-v3)
set(levels_of_aes_eax x86-64 x86-64-v3)
set(levels_of_aes_ocb x86-64 x86-64-v3 x86-64-v4-vbmi)
set(levels_of_aes_gcm x86-64)
set(levels_of_chacha x86-64 x86-64-v4)
set(levels_of_chacha20_poly1305 x86-64)
set(levels_of_poly1305 x86-64)
set(levels_of_poly1305_aes x86-64 x86-64-v3)
set(levels_of_xsalsa20_poly1305 x86-64 x86-64-v4)
set(levels_of_sha1 x86-64)
set(levels_of_x25519 x86-64)
set(levels_of_sha2 x86-64)
set(levels_of_hmac x86-64)
set(levels_of_kdf x86-64)
set(levels_of_drbg x86-64)

# The effect of g++ -O2 on each family, measured by `make bench-library`.
# No slower at -O1, in four fifths of the compile time, because the headers inline the fast code and fix its order; GIFT-COFB, Ascon
# and OCB are up to a tenth faster. Code that the compiler vectorises, such as ChaCha20, Poly1305 and SHA-512, would take up to
# twice the time.
set(families_at_O1 ascon ascon_v12 isap gift_cofb aes_ccm aes_ocb)
# The compiler takes their last, incomplete block for rare and optimises its code for size: a message of 64 bytes takes a fifth
# longer.
set(families_without_guesses norx aes_ccm aes_eax)
# The compiler recomputes the addresses in the CTR loop for each block.
set(families_without_ivopts aes)

# Families that detect the processor at each call, for instructions that none of their levels includes; but not for instructions
# above the level that LINNET_CPU forces.
set(asking_families aes aes_gcm chacha chacha20_poly1305 xsalsa20_poly1305 poly1305 sha1 sha2 hmac kdf drbg x25519)

set(default_levels none)
string(REPLACE "-m64" "" flags " ${CMAKE_CXX_FLAGS}") # package managers pass it, and it is not a level
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$" AND CMAKE_SIZEOF_VOID_P EQUAL 8 AND NOT flags MATCHES "-m|-fsanitize|--coverage")
    set(default_levels x86-64 x86-64-v3 x86-64-v4 x86-64-v4-vbmi)
endif()
set(LINNET_LEVELS "${default_levels}" CACHE STRING
    "Processor levels of liblinnet, lowest first, of ${all_levels}; one alone is not asked for at run time; none: the build's own flags")

# Sets `result` to the level whose kernels of `family` serve a process at `level`.
function(linnet_serving_level family level result)
    list(FIND all_levels "${level}" place)
    set(found)
    if(NOT DEFINED levels_of_${family})
        set(levels_of_${family} ${all_levels})
    endif()
    foreach(candidate IN LISTS levels_of_${family})
        list(FIND all_levels "${candidate}" candidate_place)
        if(candidate_place LESS_EQUAL place)
            set(found ${candidate})
        endif()
    endforeach()
    set(${result} ${found} PARENT_SCOPE)
endfunction()

# GNU ld and objcopy, whichever linker the compiler uses: other linkers have no --force-group-allocation.
find_program(LINNET_GNU_LD NAMES ld.bfd ld)
find_program(LINNET_GNU_OBJCOPY NAMES objcopy)

# The g++ options of a family. By default g++ wipes and copies keys and states by `rep stos` and `rep movs`, whose start-up takes
# longer than many a short message.
function(linnet_tune target family)
    set(options -mmemset-strategy=vector_loop:1024:noalign,libcall:-1:noalign -mmemcpy-strategy=vector_loop:1024:noalign,libcall:-1:noalign)
    if(family IN_LIST families_at_O1)
        list(APPEND options -O1)
    endif()
    if(family IN_LIST families_without_guesses)
        list(APPEND options -fno-guess-branch-probability)
    endif()
    if(family IN_LIST families_without_ivopts)
        list(APPEND options -fno-ivopts)
    endif()
    target_compile_options(${target} PRIVATE "$<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU>>:${options}>")
endfunction()

# Compiles a family for a level: sets `result` to an object whose only global symbols are its tables. Section groups are dissolved:
# otherwise a linker could take one object's copy of a template for another's.
function(linnet_kernel family level result)
    string(REPLACE "-" "_" token ${level})
    set(target linnet_${family}_${token})
    set(object "${CMAKE_CURRENT_BINARY_DIR}/${target}.o")
    set(${result} "${object}" PARENT_SCOPE)
    add_library(${target} OBJECT generated/${family}.cpp)
    target_compile_options(${target} PRIVATE ${level_flags_${level}} -fno-lto $<$<CXX_COMPILER_ID:GNU>:-fno-gnu-unique>)
    list(FIND all_levels "${level}" number)
    target_compile_definitions(${target} PRIVATE LINNET_LEVEL=${number})
    if(family IN_LIST asking_families)
        target_compile_definitions(${target} PRIVATE LINNET_LEVEL_LIMIT)
    else()
        target_compile_definitions(${target} PRIVATE LINNET_NO_DISPATCH)
    endif()
    linnet_library_options(${target})
    linnet_tune(${target} ${family})
    add_custom_command(
        OUTPUT "${object}"
        COMMAND "${LINNET_GNU_LD}" -r --force-group-allocation -o "${object}.whole" $<TARGET_OBJECTS:${target}>
        COMMAND "${LINNET_GNU_OBJCOPY}" --wildcard "--keep-global-symbol=_ZN14linnet_library7kernelsI*" "${object}.whole" "${object}"
        DEPENDS ${target} $<TARGET_OBJECTS:${target}>
        COMMAND_EXPAND_LISTS VERBATIM)
    set_source_files_properties("${object}" PROPERTIES EXTERNAL_OBJECT ON GENERATED ON)
endfunction()

# Writes levels.hpp, with the number of levels and their indices in all_levels, and levels/FAMILY.hpp for each family, with the
# number of the level whose tables serve it at each level of the library, into `folder`.
function(linnet_write_levels folder)
    list(LENGTH LINNET_LEVELS count)
    set(numbers)
    foreach(level IN LISTS LINNET_LEVELS)
        list(FIND all_levels "${level}" number)
        list(APPEND numbers ${number})
    endforeach()
    list(JOIN numbers ", " numbers)
    file(CONFIGURE OUTPUT "${folder}/levels.hpp" @ONLY CONTENT [[
// SPDX-License-Identifier: MIT OR Apache-2.0
namespace linnet_library {
inline constexpr std::size_t level_count = @count@;
inline constexpr std::size_t level_numbers[] = {@numbers@};
} // namespace linnet_library
]])
    foreach(family IN LISTS LINNET_FAMILIES)
        set(served)
        set(instances)
        foreach(level IN LISTS LINNET_LEVELS)
            linnet_serving_level(${family} ${level} serving)
            list(FIND all_levels "${serving}" number)
            if(NOT number IN_LIST served)
                string(APPEND instances "extern template struct kernels<of_${family}, ${number}>;\n")
            endif()
            list(APPEND served ${number})
        endforeach()
        list(JOIN served ", " served)
        file(CONFIGURE OUTPUT "${folder}/levels/${family}.hpp" @ONLY CONTENT [[
// SPDX-License-Identifier: MIT OR Apache-2.0
namespace linnet_library {
@instances@
template <>
inline constexpr std::array<std::size_t, level_count> served<of_@family@>{@served@};
} // namespace linnet_library
]])
    endforeach()
endfunction()
