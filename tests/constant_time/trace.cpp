// SPDX-License-Identifier: MIT OR Apache-2.0
// Runs a program, which reports its steps instruction by instruction, on several secrets at once, and compares the instructions
// that the runs execute and the addresses that these access. This is for the instructions that valgrind does not know: AVX-512
// and the SHA extensions. It follows the implementations that run such instructions here, of all algorithms or of some, on
// LINNET_TRACE_RUNS secrets (3) for LINNET_TRACE_STEPS steps (80000) and on to the end of a message. Usage: trace PROGRAM [ID...],
// or trace PROGRAM ALGORITHM/IMPLEMENTATION, or trace PROGRAM planted_branch, or planted_table, where PROGRAM is `traced`, linked
// statically. Exit status: 0 if no run differs from another and every function with such instructions was followed (with ids: every
// one that these algorithms reach), 1 if not, 2 if that could not be determined, 77 if nothing was checked: the system does not let
// one program trace another, or the processor lacks the instructions.
#include "constant_time/step.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include <cpuid.h>
#include <elf.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using linnet_test::step;
using std::size_t;
using std::uint64_t;

constexpr int nothing_checked_status = 77;
struct nothing_checked : std::runtime_error {
    using std::runtime_error::runtime_error;
};

[[noreturn]] void fail(const std::string& why) { throw std::runtime_error(why); }
[[noreturn]] void fail_with_errno(const std::string& why) { fail(why + ": " + std::strerror(errno)); }

std::string hex(uint64_t x) {
    std::array<char, 20> text{};
    std::snprintf(text.data(), text.size(), "%#llx", static_cast<unsigned long long>(x));
    return text.data();
}

/// The number of an address register, or none; in a 64-bit program only 64-bit registers form addresses.
constexpr int none = -1;
int find_register(std::string_view name) {
    constexpr auto names = std::to_array<std::string_view>(
        {"rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15"});
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? none : static_cast<int>(found - names.begin());
}

/// An operand disp(base,index,scale). An address without registers, or relative to rip, is always the same for an instruction; so
/// is its segment.
struct operand {
    int base = none, index = none;
    uint64_t displacement = 0, scale = 1;

    uint64_t address(const step& s) const {
        const auto value = [&](int number) { return number == none ? 0 : s.registers[static_cast<size_t>(number)]; };
        return displacement + value(base) + value(index) * scale;
    }
};

struct instruction {
    std::string_view text;
    size_t function = 0;  ///< index of its name
    bool special = false; ///< uses AVX-512, by its encoding, or the SHA extensions: valgrind does not know it
    bool decoded = false;
    bool gathers = false; ///< or scatters: a vector of indices follows its step
    std::vector<operand> operands;
    unsigned mask = 0;        ///< the mask of accessed elements of a memory operand: the number of a register k, or 0 for all
    unsigned elements = 0;    ///< how many bits of the mask count
    const char* refused = ""; ///< why the operands cannot be followed
};

bool starts_with_any(std::string_view text, std::initializer_list<std::string_view> prefixes) {
    return std::ranges::any_of(prefixes, [&](std::string_view p) { return text.starts_with(p); });
}

/// The name of an instruction after its prefixes.
std::string_view mnemonic_of(std::string_view text) {
    for (;;) {
        const auto word = text.substr(0, text.find(' '));
        const bool prefix = word.starts_with("rex") ||
                            std::ranges::count(std::to_array<std::string_view>({"rep", "repz", "repnz", "lock", "bnd", "notrack",
                                                                                "data16", "addr32", "cs", "ds", "es", "ss"}),
                                               word);
        if (!prefix || word.size() == text.size()) return word;
        text.remove_prefix(std::min(text.find_first_not_of(' ', word.size()), text.size()));
    }
}

/// The operand whose parenthesis opens at `open`, whose index may be a vector of `indices`; false if it is not understood.
bool parse_operand(std::string_view text, size_t open, bool indices, operand& out) {
    const size_t before = text.find_last_not_of("0123456789abcdefx-", open - 1) + 1;
    out.displacement = std::strtoull(std::string(text.substr(before, open - before)).c_str(), nullptr, 0);
    std::string_view inside = text.substr(open + 1, text.find(')', open) - open - 1);
    for (const bool is_index : {false, true}) {
        const auto name = inside.substr(0, inside.find(','));
        inside.remove_prefix(std::min(name.size() + 1, inside.size()));
        if (name.empty()) continue;
        if (!is_index && name == "%rip") return true;
        if (is_index && indices) continue;
        const int number = find_register(name.substr(1));
        if (number == none) return false;
        (is_index ? out.index : out.base) = number;
    }
    if (!inside.empty()) out.scale = static_cast<uint64_t>(inside[0] - '0');
    return true;
}

/// The number of elements in the vectors of an instruction; 0 if it is not understood.
unsigned count_elements(std::string_view text, std::string_view name) {
    const unsigned size = text.find("%zmm") != text.npos ? 64 : text.find("%ymm") != text.npos ? 32 : 16;
    const std::array<std::pair<std::string_view, unsigned>, 10> endings{
        {{"u8", 1}, {"16", 2}, {"32", 4}, {"64", 8}, {"ps", 4}, {"pd", 8}, {"b", 1}, {"w", 2}, {"d", 4}, {"q", 8}}};
    if (const size_t count = name.rfind('x'); count != name.npos && count + 2 == name.size()) name.remove_suffix(2); // 32x4, 64x2
    const auto found = std::ranges::find_if(endings, [&](const auto& ending) { return name.ends_with(ending.first); });
    return found == endings.end() ? 0 : size / found->second;
}

/// Reads the operands from the text. The operands of push, pop, call, ret and leave follow from the stack pointer.
void decode(instruction& i) {
    i.decoded = true;
    const std::string_view text = i.text.substr(0, i.text.find_first_of("<#"));
    const auto name = mnemonic_of(text);
    if (name.starts_with("nop") || (name.starts_with("lea") && name != "leave")) return;
    if (starts_with_any(name, {"(bad)", "xlat", "maskmov", "enter"})) i.refused = "its operands are not in the listing";
    i.gathers = name.find("gather") != name.npos || name.find("scatter") != name.npos;
    for (size_t open = text.find('('); open != text.npos; open = text.find('(', open + 1)) {
        operand o;
        if (!parse_operand(text, open, i.gathers, o)) i.refused = "its address is not made of 64-bit registers alone";
        else i.operands.push_back(o);
    }
    if (i.operands.empty()) return;
    const bool bit_in_register = name.starts_with("bt") && text.find('$') == text.npos; // any bit from the address on
    if (bit_in_register ||
        starts_with_any(name, {"vmaskmov", "vpmaskmov", "vcompress", "vpcompress", "vexpand", "vpexpand", "xsave", "xrstor"}))
        i.refused = "what it accesses depends on more than an address";
    if (const size_t k = text.find("{%k"); k != text.npos) {
        i.mask = static_cast<unsigned>(text[k + 3] - '0');
        i.elements = count_elements(text, name);
        if (i.elements == 0) i.refused = "it has elements of unknown size";
    }
}

/// The program's instructions, as objdump lists them.
class listing {
    std::string text_;
    std::unordered_map<uint64_t, instruction> at_;
    std::vector<std::string_view> functions_;
    std::vector<uint64_t> entries_;

    void add_line(std::string_view line) {
        uint64_t address = 0;
        const size_t first = std::min(line.find_first_not_of(' '), line.size());
        const auto end = std::from_chars(line.data() + first, line.data() + line.size(), address, 16).ptr;
        const auto rest = line.substr(static_cast<size_t>(end - line.data()));
        if (first == 0 && rest.starts_with(" <") && rest.ends_with(">:")) {
            functions_.push_back(rest.substr(2, rest.size() - 4));
            entries_.push_back(address);
        } else if (const size_t tab = rest.find('\t', 2); rest.starts_with(":\t") && tab != rest.npos) {
            auto& i = at_[address];
            i.text = rest.substr(tab + 1);
            i.function = functions_.size() - 1;
            const bool evex = rest.substr(2).starts_with("62 "); // in 64-bit code this byte has no other meaning
            i.special = evex || mnemonic_of(i.text).starts_with("sha256");
        }
    }

public:
    explicit listing(const std::string& program) {
        const std::string command = "objdump --disassemble --wide --demangle '" + program + "'";
        FILE* const pipe = popen(command.c_str(), "r");
        if (!pipe) fail_with_errno("objdump does not start");
        std::array<char, 65536> part{};
        for (size_t n = 0; (n = std::fread(part.data(), 1, part.size(), pipe)) != 0;) text_.append(part.data(), n);
        if (pclose(pipe) != 0) fail("objdump, of the package binutils, is missing or cannot read " + program);
        for (std::string_view rest = text_; !rest.empty();) {
            const auto line = rest.substr(0, rest.find('\n'));
            add_line(line);
            rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        }
        if (at_.empty()) fail("objdump lists no instruction of " + program);
    }

    instruction& at(uint64_t address) {
        const auto found = at_.find(address);
        if (found == at_.end()) fail("objdump does not list the instruction at " + hex(address));
        auto& i = found->second;
        if (!i.decoded) decode(i);
        if (*i.refused) fail("cannot follow '" + std::string(i.text) + "' at " + hex(address) + ": " + i.refused);
        return i;
    }
    std::string place(uint64_t address) {
        const auto& i = at(address);
        return hex(address) + " (" + std::string(i.text) + ") in " + std::string(functions_[i.function]);
    }
    std::string_view function(size_t index) const { return functions_[index]; }
    uint64_t entry(size_t index) const { return entries_[index]; }
    bool in_library(const instruction& i) const { return functions_[i.function].find("linnet::") != std::string_view::npos; }

    /// The functions of the library with such instructions.
    std::set<size_t> kernels() const {
        std::set<size_t> found;
        for (const auto& [address, i] : at_) {
            if (i.special && in_library(i)) found.insert(i.function);
        }
        return found;
    }
};

/// Makes this process the program, loaded at fixed addresses.
[[noreturn]] void become(const std::vector<std::string>& call) {
    if (personality(ADDR_NO_RANDOMIZE) == -1) {
        std::perror("trace: the system refuses to load a program at fixed addresses");
        _exit(nothing_checked_status);
    }
    std::vector<char*> arguments;
    for (const auto& argument : call) arguments.push_back(const_cast<char*>(argument.c_str()));
    arguments.push_back(nullptr);
    std::array<char*, 1> environment{};
    execve(call[0].c_str(), arguments.data(), environment.data());
    std::perror(("trace: cannot run " + call[0]).c_str());
    _exit(2);
}

/// Fails with the reason unless a process ended well.
void expect_success(int status) {
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return;
    if (WIFEXITED(status) && WEXITSTATUS(status) == nothing_checked_status) throw nothing_checked("the system refuses");
    fail(WIFEXITED(status)
             ? "the program failed with status " + std::to_string(WEXITSTATUS(status))
             : "the program was stopped by signal " + std::to_string(WIFSIGNALED(status) ? WTERMSIG(status) : WSTOPSIG(status)));
}

/// The program under ptrace, which stops at marks and breakpoints.
class process {
    pid_t id_;

    void request(__ptrace_request what, std::uintptr_t address, std::uintptr_t data) {
        if (ptrace(what, id_, address, data) != 0) fail_with_errno("ptrace");
    }

public:
    explicit process(const std::string& program) : id_(fork()) {
        if (id_ == -1) fail_with_errno("fork");
        if (id_ == 0) {
            if (ptrace(PTRACE_TRACEME, 0, nullptr, nullptr) == 0) become({program, "0", ""});
            std::perror("trace: the system refuses ptrace");
            _exit(nothing_checked_status);
        }
        if (!wait()) fail("the program did not start");
        request(PTRACE_SETOPTIONS, 0, PTRACE_O_EXITKILL);
    }
    process(const process&) = delete;
    process& operator=(const process&) = delete;
    ~process() {
        if (id_ == 0) return;
        kill(id_, SIGKILL);
        waitpid(id_, nullptr, 0);
    }

    /// True when the process stopped at a trap, false when it has ended well.
    bool wait() {
        int status = 0;
        if (waitpid(id_, &status, 0) != id_) fail_with_errno("waitpid");
        if (WIFSTOPPED(status) && WSTOPSIG(status) == SIGTRAP) return true;
        if (!WIFSTOPPED(status)) id_ = 0; // it has ended
        expect_success(status);
        return false;
    }
    void resume() { request(PTRACE_CONT, 0, 0); }

    user_regs_struct read_registers() {
        user_regs_struct r{};
        request(PTRACE_GETREGS, 0, reinterpret_cast<std::uintptr_t>(&r));
        return r;
    }
    std::string read_text(uint64_t address, size_t size) {
        std::string text(size, 0);
        iovec to{text.data(), size}, from{reinterpret_cast<void*>(address), size};
        if (size != 0 && process_vm_readv(id_, &to, 1, &from, 1, 0) != static_cast<ssize_t>(size))
            fail_with_errno("cannot read the program's memory");
        return text;
    }
    unsigned char exchange_byte(uint64_t address, unsigned char byte) {
        errno = 0;
        const long word = ptrace(PTRACE_PEEKTEXT, id_, address, nullptr);
        if (errno != 0) fail_with_errno("cannot read the program's code");
        request(PTRACE_POKETEXT, address, (static_cast<unsigned long>(word) & ~0xfful) | byte);
        return static_cast<unsigned char>(word);
    }
    void jump(uint64_t address) {
        auto r = read_registers();
        r.rip = address;
        request(PTRACE_SETREGS, 0, reinterpret_cast<std::uintptr_t>(&r));
    }
    /// The name that the program reports at a mark.
    std::string announced() {
        const auto r = read_registers();
        return read_text(r.rdi, r.rsi);
    }
};

/// The implementations that run such instructions here, each with the functions that contain them. Found at full speed, with a
/// breakpoint at the beginning of each such function.
std::map<std::string, std::set<size_t>> implementations_with_kernels(const std::string& program, listing& code) {
    constexpr unsigned char trap = 0xcc;
    process p(program);
    const std::set<size_t> kernels = code.kernels();
    std::map<std::string, std::set<size_t>> found;
    std::unordered_map<uint64_t, unsigned char> armed;
    std::string current;
    for (p.resume(); p.wait(); p.resume()) {
        const uint64_t from = p.read_registers().rip - 1;
        if (const auto hit = armed.find(from); hit != armed.end()) {
            p.exchange_byte(from, hit->second);
            p.jump(from);
            armed.erase(hit);
            if (!current.empty()) found[current].insert(code.at(from).function);
            continue;
        }
        current = p.announced();
        if (current.empty()) continue;
        for (const size_t kernel : kernels) {
            const uint64_t entry = code.entry(kernel);
            if (!armed.contains(entry)) armed[entry] = p.exchange_byte(entry, trap);
        }
    }
    return found;
}

/// The result of following an implementation, message by message.
struct record {
    size_t messages = 0, steps = 0, special = 0;
    std::set<size_t> functions; ///< the library's functions in which special instructions ran
    std::string difference;
};

/// The steps of one run, on the secrets of one seed, as the program writes them.
class run {
    pid_t id_ = 0;
    int from_ = -1;
    std::vector<step> read_;
    size_t at_ = 0, count_ = 0;

    /// Returns false at the end.
    bool fill() {
        auto* const to = reinterpret_cast<char*>(read_.data());
        size_t size = 0;
        while (size == 0 || size % sizeof(step) != 0) {
            const ssize_t more = read(from_, to + size, read_.size() * sizeof(step) - size);
            if (more < 0) fail_with_errno("cannot read what the program does");
            if (more == 0) break;
            size += static_cast<size_t>(more);
        }
        if (size % sizeof(step) != 0) fail("the program ended in the middle of a step");
        at_ = 0;
        count_ = size / sizeof(step);
        return count_ != 0;
    }

public:
    run(const std::string& program, char seed, const std::string& wanted, size_t limit, const std::set<std::string>& followed)
        : read_(4096) {
        std::array<int, 2> ends{};
        std::vector<std::string> call{program, {seed}, wanted, std::to_string(limit)};
        call.insert(call.end(), followed.begin(), followed.end());
        if (pipe(ends.data()) != 0) fail_with_errno("pipe");
        id_ = fork();
        if (id_ == -1) fail_with_errno("fork");
        if (id_ == 0) {
            if (dup2(ends[1], linnet_test::steps_descriptor) == -1 || prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) _exit(2);
            become(call);
        }
        close(ends[1]);
        from_ = ends[0];
    }
    run(const run&) = delete;
    run& operator=(const run&) = delete;
    ~run() {
        close(from_);
        if (id_ == 0) return;
        kill(id_, SIGKILL);
        waitpid(id_, nullptr, 0);
    }

    /// The next step or mark; null when the program has ended well.
    const step* next() {
        if (at_ != count_ || fill()) return &read_[at_++];
        int status = 0;
        if (id_ != 0 && waitpid(id_, &status, 0) != id_) fail_with_errno("waitpid");
        id_ = 0;
        expect_success(status);
        return nullptr;
    }
};

class comparison {
    listing& code_;
    std::vector<std::unique_ptr<run>> runs_;
    std::vector<const step*> at_;

    /// Returns false when all runs have ended.
    bool advance() {
        std::ranges::transform(runs_, at_.begin(), [](auto& one) { return one->next(); });
        const auto ended = std::ranges::count(at_, nullptr);
        if (ended != 0 && static_cast<size_t>(ended) != at_.size()) fail("one run has ended before another");
        return ended == 0;
    }
    /// Advances each run to a mark with another name, if there is one: if runs differ, so may their numbers of messages.
    bool leave(const std::string& name) {
        for (size_t i = 0; i < runs_.size(); ++i) {
            do at_[i] = runs_[i]->next();
            while (at_[i] != nullptr && (at_[i]->rip != 0 || at_[i]->name() == name));
        }
        return at_[0] != nullptr;
    }

    /// How the next steps of two runs differ; empty if they do not.
    std::string difference(const instruction& i, const step& a, const step& b) {
        if (a.rip != b.rip) return "another instruction: " + code_.place(a.rip) + " against " + code_.place(b.rip);
        const auto differ = [&](const char* what, uint64_t x, uint64_t y) {
            return x == y ? "" : what + (": " + hex(x)) + " against " + hex(y) + " at " + code_.place(a.rip);
        };
        std::string text = differ("another stack pointer", a.registers[linnet_test::rsp], b.registers[linnet_test::rsp]);
        for (const auto& o : i.operands) {
            if (text.empty()) text = differ("another address", o.address(a), o.address(b));
        }
        const auto mask_of = [&](const step& s) { return s.masks[i.mask] & ~uint64_t{0} >> (64 - i.elements); };
        if (text.empty() && i.mask != 0) text = differ("another mask of elements", mask_of(a), mask_of(b));
        return text;
    }

    /// How the index vectors of two gathers differ; the vectors follow the steps of the gathers.
    std::string difference_of_indices(const instruction& i) {
        if (!advance()) fail("the program ended before a mark");
        for (const step* one : at_) {
            if (one->rip != step::indices) fail("there are no indices behind '" + std::string(i.text) + "'");
            if (one->registers != at_[0]->registers) return "other indices of '" + std::string(i.text) + "'";
        }
        return "";
    }

    /// Follows the runs to the end of a message, or to the first difference.
    void follow(record& all) {
        for (++all.messages; advance(); ++all.steps) {
            const auto& i = code_.at(at_[0]->rip);
            for (size_t r = 1; r < at_.size() && all.difference.empty(); ++r) all.difference = difference(i, *at_[0], *at_[r]);
            if (!all.difference.empty() || i.text == "int3") return;
            if (i.gathers) all.difference = difference_of_indices(i);
            if (!all.difference.empty()) return;
            if (i.special && code_.in_library(i)) {
                ++all.special;
                all.functions.insert(i.function);
            }
        }
        fail("the program ended before a mark");
    }

public:
    comparison(listing& code, const std::string& program, std::string_view seeds, const std::string& wanted, size_t limit,
               const std::set<std::string>& followed)
        : code_(code), at_(seeds.size()) {
        for (const char seed : seeds) runs_.push_back(std::make_unique<run>(program, seed, wanted, limit, followed));
    }

    std::map<std::string, record> follow() {
        std::map<std::string, record> records;
        for (bool more = advance(); more;) {
            const std::string name(at_[0]->name());
            if (std::ranges::any_of(at_, [&](const step* one) { return one->rip != 0 || one->name() != name; }))
                fail("one run comes to another message than another");
            record& all = records[name];
            follow(all);
            more = all.difference.empty() ? advance() : leave(name);
        }
        return records;
    }
};

void report(const std::string& name, const record& all) {
    std::printf("%s: %zu messages, %zu steps, %zu of them special: %s%s\n", name.c_str(), all.messages, all.steps, all.special,
                all.difference.empty() ? "alike" : "", all.difference.c_str());
}

/// Whether the processor has every feature that a function of the library needs. g++ does not know the names of some features.
bool processor_has_all() {
    unsigned a = 0, b = 0, c = 0, d = 0;
    constexpr unsigned vbmi = 1u << 1, vbmi2 = 1u << 6, gfni = 1u << 8, all = vbmi | vbmi2 | gfni, sha = 1u << 29;
    return __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw") && __get_cpuid_count(7, 0, &a, &b, &c, &d) &&
           (c & all) == all && (b & sha) != 0;
}

/// A number from the environment, or `otherwise`.
size_t number(const char* name, size_t otherwise) {
    const char* const text = std::getenv(name);
    return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

/// Whether all functions with special instructions that the processor can run were run, followed or not. The check must not pass
/// because there was nothing to check. With LINNET_TRACE_PART=1 some suffice, as when all code is compiled for AVX-512.
bool covered(const listing& code, const std::set<size_t>& functions) {
    const auto kernels = code.kernels();
    std::printf("%zu of the library's %zu functions with special instructions were run\n", functions.size(), kernels.size());
    if (number("LINNET_TRACE_PART", 0) != 0 && !functions.empty()) return true;
    if (!processor_has_all()) {
        const auto* why =
            "this processor lacks AVX-512 VBMI, VBMI2, GFNI or SHA: the code that it runs instead is valgrind's to check";
        if (functions.empty()) throw nothing_checked(why);
        std::puts(why);
        return true;
    }
    for (const size_t kernel : kernels) {
        if (!functions.contains(kernel))
            std::printf("not run, though this processor can run it: %s\n", std::string(code.function(kernel)).c_str());
    }
    return !kernels.empty() && functions == kernels;
}

bool all_alike(listing& code, const std::string& program, const std::string& wanted, size_t steps,
               const std::set<std::string>& names, std::set<size_t>& functions) {
    bool same = true;
    const std::string_view seeds =
        std::string_view("012345678").substr(0, std::clamp<size_t>(number("LINNET_TRACE_RUNS", 3), 2, 9));
    for (const auto& [name, r] : comparison(code, program, seeds, wanted, steps, names).follow()) {
        report(name, r);
        same = same && r.difference.empty();
        functions.insert(r.functions.begin(), r.functions.end());
    }
    return same;
}

/// Checks the implementations of these algorithms, or of all.
bool check(const std::string& program, std::span<char*> ids) {
    listing code(program);
    std::set<std::string> names;
    std::set<size_t> reached_by_any, reached, followed;
    for (const auto& [name, functions] : implementations_with_kernels(program, code)) {
        reached_by_any.insert(functions.begin(), functions.end());
        if (!ids.empty() && std::ranges::find(ids, name.substr(0, name.find('/'))) == ids.end()) continue;
        names.insert(name);
        reached.insert(functions.begin(), functions.end());
    }
    if (names.empty() && !ids.empty()) {
        std::puts("these algorithms have no such implementation here");
        return covered(code, reached_by_any);
    }
    if (names.empty()) fail("no message was followed");
    if (!all_alike(code, program, "", number("LINNET_TRACE_STEPS", 80'000), names, followed)) return false;
    if (ids.empty()) return covered(code, followed);
    for (const size_t one : reached)
        if (!followed.contains(one)) std::printf("reached, but not followed: %s\n", std::string(code.function(one)).c_str());
    return std::ranges::includes(followed, reached) && covered(code, reached_by_any);
}

/// Follows one implementation, or a planted leak, to its end.
bool check_one(const std::string& program, const std::string& name) {
    listing code(program);
    std::set<size_t> functions;
    return all_alike(code, program, name, SIZE_MAX, {name}, functions);
}

} // namespace

int main(int count, char** arguments) {
    if (count < 2) {
        std::fputs("usage: trace PROGRAM [ID...], or trace PROGRAM ALGORITHM/IMPLEMENTATION\n", stderr);
        return 2;
    }
    const std::string program = arguments[1];
    const auto wanted = std::span(arguments, static_cast<size_t>(count)).subspan(2);
    const std::string_view first = wanted.empty() ? "" : wanted[0];
    try {
        if (access(program.c_str(), X_OK) != 0) fail_with_errno(program);
        const bool one = first.starts_with("planted_") || first.find('/') != first.npos;
        return (one ? check_one(program, std::string(first)) : check(program, wanted)) ? 0 : 1;
    } catch (const nothing_checked& error) {
        std::fprintf(stderr, "trace: nothing was checked: %s\n", error.what());
        return nothing_checked_status;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "trace: %s\n", error.what());
        return 2;
    }
}
