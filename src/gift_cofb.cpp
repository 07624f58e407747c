// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_gift_cofb
#define LINNET_FAMILY gift_cofb
#include <linnet/gift_cofb.hpp>

#include "family.hpp"
