// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_ascon_v12
#define LINNET_FAMILY ascon_v12
#include <linnet/ascon.hpp>

#include "family.hpp"
