// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_aes_eax
#define LINNET_FAMILY aes_eax
#include <linnet/aes_eax.hpp>

#include "family.hpp"
