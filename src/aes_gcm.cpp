// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_aes_gcm
#define LINNET_FAMILY aes_gcm
#include <linnet/aes_gcm.hpp>

#include "family.hpp"
