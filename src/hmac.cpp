// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_hmac
#include <linnet/hmac.hpp>

#include "family.hpp"
