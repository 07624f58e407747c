// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_VERSION_HPP
#define LINNET_VERSION_HPP

// The version of the library. The build and the packages read it from here.
#define LINNET_VERSION "0.1.0"
#define LINNET_VERSION_MAJOR 0
#define LINNET_VERSION_MINOR 1
#define LINNET_VERSION_PATCH 0

#endif
