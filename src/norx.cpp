// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_norx
#define LINNET_FAMILY norx
#include <linnet/norx.hpp>

#include "family.hpp"
