// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_poly1305
#include <linnet/poly1305.hpp>

#include "family.hpp"
