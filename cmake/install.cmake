# SPDX-License-Identifier: MIT OR Apache-2.0
# Installs the headers, the package for find_package(linnet), and linnet.pc for pkg-config. With the compiled library it also
# installs linnet::linnet_c, linnet::linnet_c_shared and linnet-c.pc.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# The headers alone serve every machine.
set(package_dir "${CMAKE_INSTALL_DATAROOTDIR}/cmake/linnet")
set(any_machine ARCH_INDEPENDENT)
if(LINNET_BUILD_LIBRARY)
    set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/linnet")
    set(any_machine)
    install(TARGETS ${LINNET_LIBRARY_TARGETS} EXPORT linnet-config)
    file(RELATIVE_PATH pc_to_prefix "/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/")
    set(pc_gc_sections)
    if(CMAKE_SYSTEM_NAME STREQUAL "Linux")
        set(pc_gc_sections " -Wl,--gc-sections") # a static link holds only the code that is used
    endif()
    configure_file("${CMAKE_CURRENT_LIST_DIR}/linnet-c.pc.in" "${PROJECT_BINARY_DIR}/linnet-c.pc" @ONLY)
    install(FILES "${PROJECT_BINARY_DIR}/linnet-c.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
endif()

install(DIRECTORY "${PROJECT_SOURCE_DIR}/include/" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(TARGETS linnet EXPORT linnet-config)
install(EXPORT linnet-config NAMESPACE linnet:: DESTINATION "${package_dir}")

write_basic_package_version_file(
    "${PROJECT_BINARY_DIR}/linnet-config-version.cmake" COMPATIBILITY SameMinorVersion ${any_machine})
install(FILES "${PROJECT_BINARY_DIR}/linnet-config-version.cmake" DESTINATION "${package_dir}")

# The pkg-config files state the prefix relative to their own location, so an installed tree may be moved.
file(RELATIVE_PATH pc_to_prefix "/${CMAKE_INSTALL_DATAROOTDIR}/pkgconfig" "/")
configure_file("${CMAKE_CURRENT_LIST_DIR}/linnet.pc.in" "${PROJECT_BINARY_DIR}/linnet.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/linnet.pc" DESTINATION "${CMAKE_INSTALL_DATAROOTDIR}/pkgconfig")
install(FILES LICENSE-MIT LICENSE-APACHE DESTINATION "${CMAKE_INSTALL_DOCDIR}")
