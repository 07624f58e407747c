// SPDX-License-Identifier: MIT OR Apache-2.0
// Races entrants against each other: linnet_race [--filter REGEX] [--rounds N] [--output RACES.json] ENTRANT.so...
// All entrants of a race take turns of about 20 microseconds, in a new random order each round; the median of the rounds counts.
#include "race.hpp"

#include <dlfcn.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <random>
#include <regex>
#if defined(__x86_64__)
#include <x86intrin.h>
#endif

namespace race {
namespace {

#if defined(__x86_64__)
constexpr const char* unit = "TSC ticks";
double ticks() {
    _mm_lfence();
    const auto now = static_cast<double>(__rdtsc());
    _mm_lfence();
    return now;
}
#else
constexpr const char* unit = "nanoseconds";
double ticks() { return static_cast<double>(std::chrono::steady_clock::now().time_since_epoch() / std::chrono::nanoseconds(1)); }
#endif

double ticks_per_second() {
    using clock = std::chrono::steady_clock;
    const auto start = clock::now();
    const double first = ticks();
    while (clock::now() - start < std::chrono::milliseconds(50)) {}
    const std::chrono::duration<double> passed = clock::now() - start;
    return (ticks() - first) / passed.count();
}

/// The processor's clock: the time of an addition that waits for the one before it; 0 if that is not known. It adds registers, as
/// Intel's newer processors add a constant at no time.
double ticks_per_cycle() {
#if defined(__x86_64__)
    double least = INFINITY;
    for (int i = 0; i < 1000; ++i) {
        uint64_t sum = 0;
        const double start = ticks();
        asm volatile(".rept 4096\n\taddq %1, %0\n\t.endr" : "+r"(sum) : "r"(uint64_t{1}) : "cc");
        least = std::min(least, ticks() - start);
    }
    return least / 4096;
#else
    return 0;
#endif
}

struct options {
    std::regex filter{""};
    size_t rounds = 51;
    std::string output;
    std::vector<const char*> paths;
};

[[noreturn]] void refuse(const std::string& why) {
    std::cerr << "linnet_race: " << why
              << "\nusage: linnet_race [--filter REGEX] [--rounds N] [--output RACES.json] ENTRANT.so...\n";
    std::exit(2);
}

options parse(int argc, char** argv) {
    options o;
    for (int i = 1; i < argc; ++i) {
        const std::string_view name = argv[i];
        if (name.substr(0, 2) != "--") {
            o.paths.push_back(argv[i]);
            continue;
        }
        const char* const value = ++i < argc ? argv[i] : "";
        if (name == "--filter") {
            try {
                o.filter = value;
            } catch (const std::regex_error& error) {
                refuse("--filter '" + std::string(value) + "': " + error.what());
            }
        } else if (name == "--rounds") {
            if (std::atoi(value) <= 0) refuse("--rounds takes a number from 1 on, not '" + std::string(value) + "'");
            o.rounds = static_cast<size_t>(std::atoi(value));
        } else if (name == "--output") o.output = value;
        else refuse("unknown option " + std::string(name));
    }
    if (!o.output.empty() && !std::ofstream(o.output, std::ios::app)) refuse(o.output + " cannot be written");
    if (o.paths.empty()) refuse("no entrant: each is a shared object of its own");
    return o;
}

entrant load(const char* path) {
    entrant e;
    void* const object = dlopen(std::filesystem::absolute(path).c_str(), RTLD_NOW | RTLD_LOCAL);
    void* const symbol = object ? dlsym(object, "linnet_race_enter") : nullptr;
    if (symbol == nullptr) {
        std::cerr << dlerror() << '\n';
        std::exit(1);
    }
    reinterpret_cast<void (*)(entrant&)>(symbol)(e);
    return e;
}

struct contender {
    std::string name;
    std::function<calls(const buffers&)> prepare;
    bool alike;
    calls run{};
    size_t count = 1; ///< of calls in a turn
    std::vector<double> taken{};
};

using race_and_size = std::pair<std::string, size_t>;
using contenders = std::vector<contender>;

/// Memory for the longest message and the bytes after it. Modulo a page, the output begins half a page after the input: the
/// processor first compares the lower 12 bits of addresses when it looks for a store that a load must wait for.
class memory {
public:
    explicit memory(size_t size) {
        b.in = in;
        b.out = out;
        b.size = size;
        std::fill_n(in, sizeof in, uint8_t{0x5a});
        b.key[0] = 8;
        b.peer[0] = 9;
        for (size_t i = 0; i < b.nonce.size(); ++i) b.nonce[i] = static_cast<uint8_t>(i + 1);
    }
    const buffers& all() const { return b; }
    std::vector<uint8_t> result() const { return {out, out + b.size + rest}; }
    void clear() { std::fill_n(out, sizeof out, uint8_t{0}); }
    /// Makes the output the input, for decryption.
    void to_squeezing() { std::copy_n(out, b.size + rest, in); }

private:
    static constexpr size_t longest = 16384, rest = 64, half_a_page = 2048;
    alignas(4096) uint8_t in[longest + half_a_page];
    uint8_t out[longest + half_a_page];
    buffers b;
};

class runner {
public:
    explicit runner(options with) : o(std::move(with)), per_second(ticks_per_second()) {
        for (const char* path : o.paths) {
            entrant e = load(path);
            const auto chosen = [&](const entry& one) { return std::regex_search(one.race, o.filter); };
            if (std::any_of(e.entries.begin(), e.entries.end(), chosen)) {
                std::string& version = versions[e.name]; // entrants may share a name: a library with one object per algorithm
                if (version.find(e.version) == std::string::npos) version += (version.empty() ? "" : "; ") + e.version;
            }
            for (entry& one : e.entries)
                for (const size_t size : one.sizes) {
                    const race_and_size key{one.race, size};
                    if (!races.contains(key)) order.push_back(key);
                    races[key].push_back({.name = e.name, .prepare = one.prepare, .alike = one.alike});
                }
        }
        std::erase_if(order, [&](const auto& key) { return !std::regex_search(key.first, o.filter); });
        if (order.empty()) refuse("the filter leaves no race");
    }

    bool run() {
        size_t done = 0;
        for (const auto& key : order) {
            if (isatty(STDERR_FILENO) != 0)
                std::fprintf(stderr, "\r\033[K%zu/%zu %s %zu", ++done, order.size(), key.first.c_str(), key.second);
            run(key);
        }
        if (done != 0) std::fprintf(stderr, "\r\033[K");
        return good;
    }

    void write(std::ostream& to) const {
        to << "{\"unit\": \"" << unit << "\", \"per_second\": " << per_second << ", \"per_cycle\": " << ticks_per_cycle()
           << ", \"machine\": \"" << machine() << "\", \"rounds\": " << o.rounds << ",\n\"entrants\": {";
        const char* separator = "\n";
        for (const auto& [name, version] : versions) {
            to << separator << "  \"" << name << "\": \"" << version << '"';
            separator = ",\n";
        }
        to << "},\n\"races\": [";
        separator = "\n";
        for (const auto& key : order) {
            to << separator << "  {\"race\": \"" << key.first << "\", \"size\": " << key.second << ", \"taken\": {";
            separator = "";
            for (const contender& c : races.at(key)) {
                if (c.taken.empty()) continue;
                to << separator << '"' << c.name << "\": " << c.taken[c.taken.size() / 2] / static_cast<double>(key.second);
                separator = ", ";
            }
            to << "}}";
            separator = ",\n";
        }
        to << "]}\n";
    }

private:
    void run(const race_and_size& key) {
        memory m(key.second);
        if (key.first.ends_with("decrypt") && !encrypt(key, m)) return;
        std::string first;
        std::vector<uint8_t> right;
        const auto agrees = [&](contender& c) {
            m.clear();
            if (!c.run(1)) return complain(key, c.name + " fails");
            if (first.empty() && c.alike) {
                first = c.name;
                right = m.result();
            }
            return !c.alike || m.result() == right || complain(key, c.name + " differs from " + first);
        };
        std::vector<contender*> running;
        for (contender& c : races[key]) {
            c.run = c.prepare(m.all());
            if (!agrees(c)) continue;
            calibrate(c);
            if (agrees(c)) running.push_back(&c); // again, with the context of many calls
        }
        for (size_t round = 0; round < o.rounds; ++round) {
            std::shuffle(running.begin(), running.end(), random);
            for (contender* c : running) {
                c->run(1 + c->count / 8);
                c->taken.push_back(time(*c));
            }
        }
        for (contender* c : running) {
            std::sort(c->taken.begin(), c->taken.end());
            c->run = nullptr;
        }
    }

    /// Prepares input for decryption, by any entrant that encrypts.
    bool encrypt(const race_and_size& key, memory& m) {
        const auto found = races.find({key.first.substr(0, key.first.find('/')) + "/each/encrypt", key.second});
        if (found == races.end() || !found->second.front().prepare(m.all())(1)) return complain(key, "nobody encrypts");
        m.to_squeezing();
        return true;
    }

    static double time(const contender& c) {
        const double start = ticks();
        c.run(c.count);
        return (ticks() - start) / static_cast<double>(c.count);
    }

    void calibrate(contender& c) const {
        const double wanted = 20e-6 * per_second;
        double taken = time(c);
        while (taken * static_cast<double>(c.count) < wanted / 2) {
            c.count *= 2;
            taken = time(c);
        }
        c.count = static_cast<size_t>(std::ceil(wanted / taken));
    }

    bool complain(const race_and_size& key, const std::string& what) {
        std::fprintf(stderr, "%s of %zu bytes: %s\n", key.first.c_str(), key.second, what.c_str());
        return good = false;
    }

    static std::string machine() {
        std::ifstream cpuinfo("/proc/cpuinfo");
        for (std::string line; std::getline(cpuinfo, line);)
            if (line.starts_with("model name")) return line.substr(line.find(':') + 2);
        return "unknown";
    }

    options o;
    double per_second;
    std::map<std::string, std::string> versions;
    std::map<race_and_size, contenders> races;
    std::vector<race_and_size> order;
    std::mt19937_64 random{std::random_device{}()};
    bool good = true;
};

} // namespace
} // namespace race

int main(int argc, char** argv) {
    const race::options o = race::parse(argc, argv);
    race::runner runner(o);
    const bool good = runner.run();
    if (o.output.empty()) {
        runner.write(std::cout);
    } else {
        std::ofstream file(o.output);
        runner.write(file);
        if (!file.flush()) {
            std::cerr << "linnet_race: " << o.output << " was not written whole\n";
            return 1;
        }
    }
    return good ? 0 : 1;
}
