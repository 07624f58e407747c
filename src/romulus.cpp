// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_romulus
#include <linnet/romulus.hpp>

#include "family.hpp"
