// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_isap
#define LINNET_FAMILY isap
#include <linnet/isap.hpp>

#include "family.hpp"
