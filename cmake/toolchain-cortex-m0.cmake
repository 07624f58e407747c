# SPDX-License-Identifier: MIT OR Apache-2.0
set(linnet_core "-mcpu=cortex-m0 -mthumb")
include("${CMAKE_CURRENT_LIST_DIR}/cortex-m.cmake")
