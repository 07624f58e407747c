// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_isap
#include <linnet/isap.hpp>

#include "family.hpp"
