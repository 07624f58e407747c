// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_kmac
#define LINNET_FAMILY kmac
#include <linnet/kmac.hpp>

#include "family.hpp"
