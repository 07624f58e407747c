// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_ascon
#define LINNET_FAMILY ascon
#include <linnet/ascon.hpp>

#include "family.hpp"
