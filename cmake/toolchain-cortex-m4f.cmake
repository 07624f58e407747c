# SPDX-License-Identifier: MIT OR Apache-2.0
set(linnet_core "-mcpu=cortex-m4 -mthumb -mfpu=fpv4-sp-d16 -mfloat-abi=hard")
include("${CMAKE_CURRENT_LIST_DIR}/cortex-m.cmake")
