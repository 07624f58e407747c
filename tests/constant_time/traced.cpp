// SPDX-License-Identifier: MIT OR Apache-2.0
// The program that `trace` follows instruction by instruction. It runs every implementation of every algorithm on secrets drawn
// from a seed. Each message is between two marks, named ALGORITHM/IMPLEMENTATION; a batch of messages in lanes is ALGORITHM/batch,
// or with long keys ALGORITHM/batch-long-key. Lengths and nonces are public, and the same for every seed. Usage, by `trace` only:
// traced SEED NAME, SEED one character and NAME empty for all; under a tracer, which stops at the marks
// traced SEED NAME LIMIT FOLLOWED..., which writes the steps of the messages of each name FOLLOWED to descriptor 3, up to LIMIT
// steps
#include "constant_time/leaks.hpp"
#include "constant_time/messages.hpp"
#include "constant_time/step.hpp"
#include "support/exercise.hpp"
#include "support/subject.hpp"

#include <linnet/detail/base/processor.hpp>

#include <algorithm>
#include <array>
#include <climits>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>

#include <cpuid.h>
#include <ucontext.h>
#include <unistd.h>

unsigned char linnet::processor::linnet_level_limit = UCHAR_MAX;

namespace {

using linnet_library::algorithm;
using linnet_library::implementation;
using std::size_t;
using bytes = std::vector<std::uint8_t>;

class secrets {
    std::uint64_t state_;

public:
    explicit secrets(char seed) : state_(static_cast<unsigned char>(seed)) {}
    bytes draw(size_t size) {
        bytes out(size);
        for (auto& byte : out) {
            state_ = state_ * 6364136223846793005 + 1442695040888963407;
            byte = static_cast<std::uint8_t>(state_ >> 56);
        }
        return out;
    }
};

/// Follows this program by the processor's trap flag: a signal handler runs before each instruction. This is twenty times as fast
/// as tracing another process.
class recorder {
    static constexpr greg_t trap_flag = 0x100;
    static inline std::map<std::string, size_t, std::less<>> left; ///< remaining steps of each name
    static inline size_t* steps = nullptr;                         ///< remaining steps of the current message
    static inline std::array<linnet_test::step, 256> filled;
    static inline size_t count = 0;
    static inline std::array<unsigned, 8> part_at{}; ///< where the kernel saves each part, numbered as by XSAVE
    alignas(64) static inline std::array<unsigned char, 65536> stack;

    static void flush() {
        const auto* at = reinterpret_cast<const char*>(filled.data());
        for (size_t size = count * sizeof filled[0]; size != 0;) {
            const ssize_t written = write(linnet_test::steps_descriptor, at, size);
            if (written <= 0) _exit(2);
            at += written;
            size -= static_cast<size_t>(written);
        }
        count = 0;
    }
    static void put(const linnet_test::step& one) {
        filled[count++] = one;
        if (count == filled.size()) flush();
    }

    enum part : unsigned { high_halves_of_ymm = 2, masks = 5, high_halves_of_zmm = 6, zmm_from_16 = 7 };

    /// Copies `size` bytes of a part of the registers that the kernel saved for the handler; zeroes if it was not saved.
    static void read_part(const mcontext_t& machine, part which, unsigned offset, void* to, size_t size) {
        const auto* saved = reinterpret_cast<const unsigned char*>(machine.fpregs);
        std::uint64_t there = 0;
        std::memcpy(&there, saved + 512, sizeof there);
        if (part_at[which] != 0 && (there >> which & 1) != 0) std::memcpy(to, saved + part_at[which] + offset, size);
    }
    static std::array<std::uint64_t, 8> read_vector(const mcontext_t& machine, unsigned number) {
        std::array<std::uint64_t, 8> all{};
        if (number >= 16) {
            read_part(machine, zmm_from_16, 64 * (number - 16), all.data(), 64);
            return all;
        }
        std::memcpy(all.data(), reinterpret_cast<const unsigned char*>(machine.fpregs) + 160 + size_t{16} * number, 16);
        read_part(machine, high_halves_of_ymm, 16 * number, &all[2], 16);
        read_part(machine, high_halves_of_zmm, 32 * number, &all[4], 32);
        return all;
    }

    /// Whether this is a gather or a scatter: an EVEX or VEX prefix, then opcode 0f38 90 to 93 or a0 to a3. Also gives the number
    /// of the vector register of its indices.
    static bool has_indices(const unsigned char* code, unsigned& number) {
        const bool evex = code[0] == 0x62 && (code[1] & 7) == 2, vex = code[0] == 0xc4 && (code[1] & 31) == 2;
        if (!evex && !vex) return false;
        const unsigned char* const opcode = code + (evex ? 4 : 3);
        if ((*opcode & 0xfc) != 0x90 && (*opcode & 0xfc) != 0xa0) return false;
        const unsigned x = (code[1] >> 6 & 1) ^ 1, v = evex ? (code[3] >> 3 & 1) ^ 1 : 0;
        number = (opcode[2] >> 3 & 7) | x << 3 | v << 4;
        return true;
    }
    static linnet_test::step state_of(const mcontext_t& machine) {
        constexpr std::array<int, 16> order{REG_RAX, REG_RCX, REG_RDX, REG_RBX, REG_RSP, REG_RBP, REG_RSI, REG_RDI,
                                            REG_R8,  REG_R9,  REG_R10, REG_R11, REG_R12, REG_R13, REG_R14, REG_R15};
        linnet_test::step made;
        made.rip = static_cast<std::uint64_t>(machine.gregs[REG_RIP]);
        for (size_t i = 0; i < order.size(); ++i) made.registers[i] = static_cast<std::uint64_t>(machine.gregs[order[i]]);
        read_part(machine, masks, 0, made.masks.data(), sizeof made.masks);
        return made;
    }

    /// Records a mark at an int3, else a step.
    static void on_trap(int, siginfo_t* info, void* context) {
        mcontext_t& machine = static_cast<ucontext_t*>(context)->uc_mcontext;
        if (info->si_code == SI_KERNEL) {
            machine.gregs[REG_EFL] &= ~trap_flag;
            const std::string_view name(reinterpret_cast<const char*>(machine.gregs[REG_RDI]),
                                        static_cast<size_t>(machine.gregs[REG_RSI]));
            const auto found = left.find(name);
            steps = found == left.end() || found->second == 0 ? nullptr : &found->second;
            if (steps == nullptr) return;
            put(linnet_test::step::mark(name));
            machine.gregs[REG_EFL] |= trap_flag;
        }
        if (*steps != 0) --*steps;
        put(state_of(machine));
        unsigned vector = 0;
        if (!has_indices(reinterpret_cast<const unsigned char*>(machine.gregs[REG_RIP]), vector)) return;
        linnet_test::step indices;
        indices.rip = linnet_test::step::indices;
        std::ranges::copy(read_vector(machine, vector), indices.registers.begin());
        put(indices);
    }

public:
    static void start(size_t limit, std::span<char*> names) {
        for (const unsigned which : {high_halves_of_ymm, masks, high_halves_of_zmm, zmm_from_16}) {
            unsigned size = 0, c = 0, d = 0;
            if (__builtin_cpu_supports("avx512f") && (!__get_cpuid_count(0xd, which, &size, &part_at[which], &c, &d) || size == 0))
                std::abort();
        }
        for (const char* name : names) left[name] = limit;
        const stack_t other{stack.data(), 0, stack.size()};
        struct sigaction action {};
        action.sa_sigaction = on_trap;
        action.sa_flags = SA_SIGINFO | SA_ONSTACK;
        if (sigaltstack(&other, nullptr) != 0 || sigaction(SIGTRAP, &action, nullptr) != 0) std::abort();
    }
    /// Follows all messages of this name, if it is a followed one, whatever the limit.
    static void follow_all(std::string_view name) {
        if (const auto found = left.find(name); found != left.end()) found->second = SIZE_MAX;
    }
    static void end() { flush(); }
};

/// Stops for the tracer or the recorder, which reads the name from these registers. An empty name is the end.
void mark(std::string_view name) { asm volatile("int3" : : "D"(name.data()), "S"(name.size()) : "memory"); }

/// Lengths of data and text. The first are those beyond which loops do nothing new; the tracer may leave out the others. GCM has a
/// loop for 256 bytes. Keystreams with blocks of 64 bytes have functions for 1, 2, 4, 8 and 16 blocks at once, in addition to those
/// for whole batches. Bytes in front of a text shift its blocks: half a block in a secret box.
std::vector<std::array<size_t, 2>> lengths(size_t block) {
    if (block == 64)
        return {{block + 1, 0},   {0, block},    {0, 3 * block}, {0, 22 * block}, {0, 21 * block + block / 2},
                {block + 1, 600}, {0, block - 1}};
    return {{8 * block + 3, 3 * block + 5}, {531, block == 16 ? 600 : 2 * block}, {block, block}, {block + 1, 0}, {0, block - 1}};
}

/// An AEAD by a keyed context, incrementally, and by the bytes of the key, which runs the same code on a short message.
void use_aead(const algorithm& a, const implementation& by, const linnet_test::input& in) {
    bytes sealed(in.text.size()), text(in.text.size()), tag(a.entry.tag_size);
    const auto ignore = [](linnet_library::status) {};
    const linnet_test::keyed k(by, in.key, tag.size());
    ignore(k.encrypt(in.nonce, in.data, in.text, sealed, tag));
    ignore(k.decrypt(in.nonce, in.data, sealed, tag, text));
    if (by.aead->encryptor != nullptr) {
        linnet_test::encryptor e(by, in.key, in.nonce);
        ignore(e.update_aad(in.data));
        ignore(e.update(std::span(in.text).first(in.cut), std::span(sealed).first(in.cut)));
        ignore(e.update(std::span(in.text).subspan(in.cut), std::span(sealed).subspan(in.cut)));
        ignore(e.finish(tag));
        linnet_test::decryptor d(by, in.key, in.nonce);
        ignore(d.update_aad(in.data));
        ignore(d.update(sealed, text));
        ignore(d.verify(tag));
    }
    tag[0] ^= 1;
    ignore(k.decrypt(in.nonce, in.data, sealed, tag, text));
    const size_t size = std::min(in.text.size(), 2 * a.entry.block_size + 1);
    const auto data = in.data.first(std::min(in.data.size(), a.entry.block_size + 1));
    const auto to = std::span(sealed).first(size);
    ignore(by.aead->encrypt(in.key, in.nonce, data, in.text.first(size), to, tag));
    ignore(by.aead->decrypt(in.key, in.nonce, data, to, tag, std::span(text).first(size)));
}

void use(const algorithm& a, const implementation& by, const linnet_test::input& in) {
    if (by.aead != nullptr) use_aead(a, by, in);
    else linnet_test::exercise(a, by, in);
}

void run(const algorithm& a, const implementation& by, const std::string& name, secrets random) {
    // Keystreams with blocks of 64 bytes, and Elephant, have functions for single lengths.
    const bool by_length = (a.entry.nonce_size != 0 && a.entry.block_size == 64) || a.entry.id.starts_with("elephant");
    if (by_length) recorder::follow_all(name);
    const bytes nonce(a.entry.nonce_size, 7);
    const bytes key = random.draw(a.entry.kind == linnet::algorithm_kind::kdf ? 32 : a.entry.key_size), data = random.draw(1024),
                text = random.draw(2048);
    for (const auto& [data_size, text_size] : lengths(a.entry.block_size)) {
        const linnet_test::input in{key, nonce, std::span(data).first(data_size), std::span(text).first(text_size), text_size / 2};
        mark(name);
        use(a, by, in);
        mark({});
    }
}

/// Runs one full group of lanes.
void run_batch(const algorithm& a, size_t key_size, const std::string& name, secrets random) {
    linnet_test::messages m(a, linnet_library::batch::lanes(a), true, key_size, [&](size_t size) { return random.draw(size); });
    mark(name);
    m.run();
    mark({});
}

bool run_planted(std::string_view name, secrets random) {
    if (!name.starts_with("planted_")) return false;
    const algorithm& a = linnet_library::algorithms().front();
    const bytes key = random.draw(a.entry.key_size), nonce(a.entry.nonce_size);
    bytes tag(a.entry.tag_size);
    mark(name);
    linnet_test::leaky_encrypt(name, *a.implementations.front().aead, key, nonce, tag);
    mark({});
    return true;
}

} // namespace

int main(int count, char** arguments) {
    if (count < 2) return 2;
    const secrets random(arguments[1][0]);
    const std::string_view wanted = count > 2 ? arguments[2] : "";
    if (count > 3)
        recorder::start(std::strtoul(arguments[3], nullptr, 10), std::span(arguments, static_cast<size_t>(count)).subspan(4));
    bool found = run_planted(wanted, random);
    for (const algorithm& a : linnet_library::algorithms()) {
        for (const implementation& by : a.implementations) {
            const std::string name = std::string(a.entry.id) + "/" + by.name;
            if (!by.supported() || (!wanted.empty() && wanted != name)) continue;
            found = true;
            run(a, by, name, random);
        }
        if (linnet_library::batch::lanes(a) == 1 || !a.implementations.front().supported()) continue;
        for (const size_t key_size : linnet_test::key_sizes_of(a)) {
            const std::string name = std::string(a.entry.id) + (key_size == a.entry.key_size ? "/batch" : "/batch-long-key");
            if (!wanted.empty() && wanted != name) continue;
            found = true;
            run_batch(a, key_size, name, random);
        }
    }
    recorder::end();
    if (!found) std::fputs("no implementation has this name\n", stderr);
    return found ? 0 : 2;
}
