// SPDX-License-Identifier: MIT OR Apache-2.0
// What liblinnet has beside the families, without batches.
#include "algorithms.cpp"
#include "c_by_id.cpp"
#include "c_common.cpp"
#include "level.cpp"
