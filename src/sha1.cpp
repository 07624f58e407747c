// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_sha1
#define LINNET_FAMILY sha1
#include <linnet/sha1.hpp>

#include "family.hpp"
