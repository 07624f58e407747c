// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
#define LINNET_LEVEL 0 // the tables alone
#include "generated/hmac.cpp"
