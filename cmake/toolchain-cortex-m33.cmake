# SPDX-License-Identifier: MIT OR Apache-2.0
set(linnet_core "-mcpu=cortex-m33+nodsp -mthumb -mfloat-abi=soft")
include("${CMAKE_CURRENT_LIST_DIR}/cortex-m.cmake")
