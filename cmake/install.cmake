# SPDX-License-Identifier: MIT OR Apache-2.0
# What `cmake --install` puts under the prefix: the headers, the package for find_package(linnet), and linnet.pc for pkg-config.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(package_dir "${CMAKE_INSTALL_DATAROOTDIR}/cmake/linnet")

install(DIRECTORY "${PROJECT_SOURCE_DIR}/include/" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(TARGETS linnet EXPORT linnet-config)
install(EXPORT linnet-config NAMESPACE linnet:: DESTINATION "${package_dir}")

write_basic_package_version_file(
    "${PROJECT_BINARY_DIR}/linnet-config-version.cmake" COMPATIBILITY SameMinorVersion ARCH_INDEPENDENT)
install(FILES "${PROJECT_BINARY_DIR}/linnet-config-version.cmake" DESTINATION "${package_dir}")

# linnet.pc states the prefix relative to its own place, so that an installed tree may be moved.
file(RELATIVE_PATH pc_to_prefix "/${CMAKE_INSTALL_DATAROOTDIR}/pkgconfig" "/")
configure_file("${CMAKE_CURRENT_LIST_DIR}/linnet.pc.in" "${PROJECT_BINARY_DIR}/linnet.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/linnet.pc" DESTINATION "${CMAKE_INSTALL_DATAROOTDIR}/pkgconfig")
install(FILES LICENSE-MIT LICENSE-APACHE DESTINATION "${CMAKE_INSTALL_DOCDIR}")
