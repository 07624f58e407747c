// SPDX-License-Identifier: MIT OR Apache-2.0
// The functions of a family's algorithms in a library for several levels; compiled once a family, with LINNET_FAMILY_ and its name.
#include "plain.hpp"
