// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY drbg
#define LINNET_FAMILY_drbg
#include <linnet/drbg.hpp>

#include "family.hpp"
