// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_aes
#define LINNET_FAMILY aes
#include <linnet/aes.hpp>

#include "family.hpp"
