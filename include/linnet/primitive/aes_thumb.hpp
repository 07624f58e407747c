// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PRIMITIVE_AES_THUMB_HPP
#define LINNET_PRIMITIVE_AES_THUMB_HPP
#include <linnet/detail/thumb.hpp>
#include <linnet/word/scalar.hpp>
#undef LINNET_THUMB
#endif
