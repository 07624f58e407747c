// SPDX-License-Identifier: MIT OR Apache-2.0
// Threads are created by the system's C library in each call and end with it. A pool would have state: after `fork` its threads are
// missing, and unloading the library would have to end them.
#include "threads.hpp"

#if defined(__unix__) || defined(__APPLE__)
#include <atomic>
#include <csignal>
#include <pthread.h>
#include <unistd.h>
#if defined(__linux__)
#include <sched.h>
#endif
#if defined(LINNET_STD_THREADS)
#include <thread>
#endif

// Before glibc 2.34, threads are in a separate library; a program not linked with it runs one thread.
#if defined(__GLIBC__) && !defined(LINNET_STD_THREADS)
#if !__GLIBC_PREREQ(2, 34)
#define LINNET_WEAK_THREADS 1
#pragma weak pthread_create
#pragma weak pthread_join
#pragma weak pthread_sigmask
#endif
#endif

namespace linnet_library {
namespace {

constexpr std::size_t most = 256;

bool has_threads() noexcept {
#if defined(LINNET_WEAK_THREADS)
    return &pthread_create != nullptr;
#else
    return true;
#endif
}

struct work {
    std::size_t count;
    void (*part)(const void* context, std::size_t i) noexcept;
    const void* context;
    std::atomic<std::size_t> next{0};

    void run() noexcept {
        for (std::size_t i = next++; i < count; i = next++) part(context, i);
    }
};

void* run(void* shared) {
    static_cast<work*>(shared)->run();
    return nullptr;
}

std::size_t processors() noexcept {
#if defined(__linux__)
    cpu_set_t mine;
    if (sched_getaffinity(0, sizeof mine, &mine) == 0) return static_cast<std::size_t>(CPU_COUNT(&mine));
#endif
    const long online = sysconf(_SC_NPROCESSORS_ONLN);
    return online < 1 ? 1 : static_cast<std::size_t>(online);
}

} // namespace

void spread(std::size_t count, std::size_t threads, void (*part)(const void* context, std::size_t i) noexcept,
            const void* context) noexcept {
    if (threads == 0 && count > 1) threads = processors();
    const std::size_t useful = threads < count ? threads : count;
    work shared{count, part, context};
    if (useful < 2 || !has_threads()) return shared.run();

    std::size_t number = 0;
#if defined(LINNET_STD_THREADS) // libstdc++: an earlier glibc would lack the functions of a later one
    std::thread started[most];
    try {
        for (; number + 1 < useful && number < most; ++number) started[number] = std::thread(run, &shared);
    } catch (const std::exception&) { // no thread can be started
    }
    shared.run();
    for (std::size_t i = 0; i < number; ++i) started[i].join();
#else
    pthread_t started[most];
    sigset_t all;
    sigset_t before; // signals are for the program's own threads
    sigfillset(&all);
    const bool blocked = pthread_sigmask(SIG_SETMASK, &all, &before) == 0;
    while (number + 1 < useful && number < most && pthread_create(&started[number], nullptr, run, &shared) == 0) ++number;
    if (blocked) pthread_sigmask(SIG_SETMASK, &before, nullptr);
    shared.run();
    for (std::size_t i = 0; i < number; ++i) pthread_join(started[i], nullptr);
#endif
}

} // namespace linnet_library

#else

namespace linnet_library {

void spread(std::size_t count, std::size_t, void (*part)(const void* context, std::size_t i) noexcept,
            const void* context) noexcept {
    for (std::size_t i = 0; i < count; ++i) part(context, i);
}

} // namespace linnet_library

#endif
