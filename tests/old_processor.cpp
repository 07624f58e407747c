// SPDX-License-Identifier: MIT OR Apache-2.0
// Linked with the library built for a new processor and for an old one; calls the one for the old processor.
#include <cstddef>
#include <cstdint>
#include <cstdio>

std::uint8_t memory[4096];
std::size_t length = 40;

#define LINNET_FAMILY(family) bool every_algorithm_##family();
#include "families.inc"
#undef LINNET_FAMILY

int main() {
#define LINNET_FAMILY(family) static_cast<void>(every_algorithm_##family());
#include "families.inc"
    std::puts("every algorithm runs on an old processor");
    return 0;
}
