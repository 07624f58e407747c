// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_FAMILY_romulus
#define LINNET_FAMILY romulus
#include <linnet/romulus.hpp>

#include "family.hpp"
