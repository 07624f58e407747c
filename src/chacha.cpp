// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_chacha
#define LINNET_FAMILY chacha
#include <linnet/chacha20_poly1305.hpp>

#include "family.hpp"
