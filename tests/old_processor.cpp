// SPDX-License-Identifier: MIT OR Apache-2.0
// Linked with the library built for a new processor and for an old one; calls the one for the old processor.
#include <cstddef>
#include <cstdint>
#include <cstdio>

std::uint8_t memory[4096];
std::size_t length = 40;
bool every_algorithm();

int main() {
    static_cast<void>(every_algorithm());
    std::puts("every algorithm runs on an old processor");
    return 0;
}
