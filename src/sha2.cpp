// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_sha2
#define LINNET_FAMILY sha2
#include <linnet/sha2.hpp>

#include "family.hpp"
