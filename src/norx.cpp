// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_norx
#include <linnet/norx.hpp>

#include "family.hpp"
