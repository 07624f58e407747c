// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_sha3
#define LINNET_FAMILY sha3
#include <linnet/sha3.hpp>

#include "family.hpp"
