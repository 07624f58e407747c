# SPDX-License-Identifier: MIT OR Apache-2.0
cmake_minimum_required(VERSION 3.25)
# Links encrypt.c, which encrypts with Ascon-AEAD128, in two ways. Through LIBRARY, as it was built: no code of another family may be in
# the program. Through one for a single level, built here with this algorithm's family alone: at most 20 KB may be in it. All of
# COMPILER, CXX, SOURCE and OUTPUT, a folder, are needed.
list(REMOVE_ITEM CXX "") # the launcher, where there is none
file(REMOVE_RECURSE "${OUTPUT}")
file(MAKE_DIRECTORY "${OUTPUT}")
set(limit 20480)

function(run)
    execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY OUTPUT_VARIABLE output)
    set(output "${output}" PARENT_SCOPE)
endfunction()

# Links with a map; sets `size` to the bytes of the library in the program, `members` to the members of it that are there.
function(link name library)
    run("${COMPILER}" -std=c99 "-I${SOURCE}/include" -O2 "${SOURCE}/tests/c/encrypt.c" "${library}" -Wl,--gc-sections
        "-Wl,-Map=${OUTPUT}/${name}.map" -o "${OUTPUT}/${name}")
    run("${OUTPUT}/${name}")
    file(STRINGS "${OUTPUT}/${name}.map" lines)
    set(started FALSE)
    set(size 0)
    set(members)
    foreach(line IN LISTS lines)
        if(line MATCHES "^Linker script and memory map")
            set(started TRUE)
        endif()
        # An input section: its name, perhaps on the line before, then address, size and file.
        if(started AND line MATCHES "0x[0-9a-f]+ +(0x[0-9a-f]+) [^ ]*liblinnet[^(]*\\(([^)]*)\\)")
            math(EXPR bytes "${CMAKE_MATCH_1}")
            if(bytes GREATER 0)
                list(APPEND members "${CMAKE_MATCH_2}")
                math(EXPR size "${size} + ${bytes}")
            endif()
        endif()
    endforeach()
    list(REMOVE_DUPLICATES members)
    set(size ${size} PARENT_SCOPE)
    set(members ${members} PARENT_SCOPE)
endfunction()

link(every_level "${LIBRARY}")
foreach(member IN LISTS members)
    if(NOT member MATCHES "^(linnet_ascon_x86_64[a-z0-9_]*\\.o|(level|ascon)\\.cpp\\.o)$")
        message(FATAL_ERROR "a program that encrypts with Ascon-AEAD128 holds something of ${member}")
    endif()
endforeach()
file(READ "${OUTPUT}/every_level.map" map)
string(REGEX REPLACE "^.*Linker script and memory map" "" map "${map}")
if(map MATCHES "(romulus|isap|gift)")
    message(FATAL_ERROR "a program that encrypts with Ascon-AEAD128 holds something of ${CMAKE_MATCH_1}")
endif()
message("as built: ${size} bytes of ${members}")

run(${CXX} -std=c++20 -O2 -DNDEBUG -ffunction-sections -fdata-sections -fno-exceptions -fno-rtti -fvisibility=hidden -DLINNET_NO_DISPATCH
    "-I${SOURCE}/include" -c "${SOURCE}/src/generated/ascon.cpp" -o "${OUTPUT}/ascon.o")
run(ar rcs "${OUTPUT}/liblinnet.a" "${OUTPUT}/ascon.o")
link(one_level "${OUTPUT}/liblinnet.a")
message("one level: ${size} bytes of ${members}")
if(size EQUAL 0 OR size GREATER limit)
    message(FATAL_ERROR "expected at most ${limit} bytes")
endif()
