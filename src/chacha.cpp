// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_chacha
#include <linnet/chacha.hpp>

#include "family.hpp"
