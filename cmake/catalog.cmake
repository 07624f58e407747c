# SPDX-License-Identifier: MIT OR Apache-2.0
# LINNET_ALGORITHMS: the type names in the one list of algorithms, include/linnet/catalog.hpp, so that whatever is built once per
# algorithm follows it. A change of the list configures anew.
set(catalog_header "${PROJECT_SOURCE_DIR}/include/linnet/catalog.hpp")
set_property(DIRECTORY "${PROJECT_SOURCE_DIR}" APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${catalog_header}")

file(READ "${catalog_header}" catalog_text)
string(REGEX REPLACE "//[^\n]*" "" catalog_text "${catalog_text}")
if(NOT catalog_text MATCHES "using catalog = algorithm_list<([^>]*)>;")
    message(FATAL_ERROR "${catalog_header}: expected the list 'using catalog = algorithm_list<...>;'")
endif()
string(REGEX MATCHALL "[a-z0-9_]+" LINNET_ALGORITHMS "${CMAKE_MATCH_1}")
