// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_kdf
#include <linnet/kdf.hpp>

#include "family.hpp"
