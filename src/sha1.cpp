// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_sha1
#include <linnet/sha1.hpp>

#include "family.hpp"
