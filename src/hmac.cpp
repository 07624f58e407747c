// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_hmac
#define LINNET_FAMILY hmac
#include <linnet/kdf.hpp>

#include "family.hpp"
