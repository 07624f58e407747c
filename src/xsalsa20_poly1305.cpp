// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_xsalsa20_poly1305
#define LINNET_FAMILY xsalsa20_poly1305
#include <linnet/xsalsa20_poly1305.hpp>

#include "family.hpp"
