# SPDX-License-Identifier: MIT OR Apache-2.0
# LINNET_FAMILIES: the families of include/linnet/catalog.hpp, each of which is compiled once; LINNET_ALGORITHMS: the type names of all
# algorithms, in the order of the catalog. A change of a list configures anew.
set(headers "${PROJECT_SOURCE_DIR}/include/linnet")
file(GLOB family_headers "${headers}/*.hpp")
set_property(DIRECTORY "${PROJECT_SOURCE_DIR}" APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${family_headers})

# Sets `result` to the names in the list that follows `begin` in the text of the headers.
function(linnet_read_list begin text result)
    string(REGEX REPLACE "//[^\n]*" "" text "${text}")
    string(REGEX REPLACE "[ \n]+" " " text "${text}")
    if(NOT text MATCHES "${begin} ?algorithm_list<([^>]*)>")
        message(FATAL_ERROR "${headers}: expected a list '${begin} algorithm_list<...>'")
    endif()
    string(REGEX MATCHALL "[a-z0-9_]+" names "${CMAKE_MATCH_1}")
    set(${result} "${names}" PARENT_SCOPE)
endfunction()

set(all_headers)
foreach(header IN LISTS family_headers)
    file(READ "${header}" text)
    string(APPEND all_headers "${text}")
endforeach()
linnet_read_list("using families =" "${all_headers}" LINNET_FAMILIES)
list(TRANSFORM LINNET_FAMILIES REPLACE "_family$" "")
set(LINNET_ALGORITHMS)
foreach(family IN LISTS LINNET_FAMILIES)
    linnet_read_list("struct ${family}_family :" "${all_headers}" members)
    list(APPEND LINNET_ALGORITHMS ${members})
endforeach()
