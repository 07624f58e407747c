// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_x25519
#define LINNET_FAMILY x25519
#include <linnet/x25519.hpp>

#include "family.hpp"
