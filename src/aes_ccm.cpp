// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_aes_ccm
#define LINNET_FAMILY aes_ccm
#include <linnet/aes_ccm.hpp>

#include "family.hpp"
