// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_CONSTANT_TIME_STEP_HPP
#define LINNET_TESTS_CONSTANT_TIME_STEP_HPP

/// The record of each step that `traced` writes and `trace` reads.

#include <array>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace linnet_test {

/// The descriptor that the steps are written to.
constexpr int steps_descriptor = 3;

/// The registers that form an address, numbered as in ModRM.
enum step_register : std::uint8_t { rax, rcx, rdx, rbx, rsp, rbp, rsi, rdi, r8, r9, r10, r11, r12, r13, r14, r15 };

/// The state of the processor before an instruction. Or a mark: its instruction pointer is 0 and its registers hold a name. Or,
/// after the step of a gather or a scatter, the vector of its indices, in the first registers.
struct step {
    static constexpr std::uint64_t indices = ~std::uint64_t{0}; ///< in place of an instruction pointer

    std::uint64_t rip = 0;
    std::array<std::uint64_t, 16> registers{};
    std::array<std::uint64_t, 8> masks{}; ///< k0 to k7

    static step mark(std::string_view name) {
        step made;
        std::memcpy(made.registers.data(), name.data(), name.size() < sizeof registers ? name.size() : sizeof registers - 1);
        return made;
    }
    std::string_view name() const { return reinterpret_cast<const char*>(registers.data()); }
};

} // namespace linnet_test

#endif
