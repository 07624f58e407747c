// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_aes_ocb
#define LINNET_FAMILY aes_ocb
#include <linnet/aes_ocb.hpp>

#include "family.hpp"
