// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PYTHON_TURNS_HPP
#define LINNET_PYTHON_TURNS_HPP

/// Threads that share an object take turns. If a process forks while another thread has its turn, the child gets an object whose
/// state is half computed, and that thread does not exist. The child's calls are refused for ever instead of waiting.

#include "python.hpp"

#include <atomic>
#include <cstdint>
#if __has_include(<pthread.h>)
#include <pthread.h>
#endif

namespace linnet_python {

class turns {
    static constexpr std::uint32_t nobody = 0;
    /// One more than the number of forks between the first process and this one; a lock held here contains this number.
    static inline std::atomic<std::uint32_t> here{1};

    std::atomic<std::uint32_t> holder_{nobody};

    std::uint32_t try_begin() noexcept {
        std::uint32_t holder = nobody;
        holder_.compare_exchange_strong(holder, here.load(std::memory_order_relaxed), std::memory_order_acquire);
        return holder;
    }

public:
    turns() = default;
    turns(const turns&) = delete;
    turns& operator=(const turns&) = delete;

    /// A number that differs between a process and its forked children.
    static std::uint32_t forks() noexcept { return here.load(std::memory_order_relaxed); }

    /// Must be called before the first object exists.
    static void watch_forks() {
#if __has_include(<pthread.h>)
        static const int failed = pthread_atfork(nullptr, nullptr, [] { here.fetch_add(1, std::memory_order_relaxed); });
        if (failed != 0) throw std::bad_alloc();
#endif
    }

    /// Takes a turn at once, or not at all.
    bool begin_now() noexcept { return try_begin() == nobody; }
    /// Waits for a turn; false if it never comes.
    bool begin() noexcept {
        for (;;) {
            const std::uint32_t holder = try_begin();
            if (holder == nobody) return true;
            if (holder != here.load(std::memory_order_relaxed)) return false;
            holder_.wait(holder, std::memory_order_relaxed);
        }
    }
    void end() noexcept {
        holder_.store(nobody, std::memory_order_release);
        holder_.notify_one();
    }
};

/// Runs `work` in turn; long work runs without the interpreter lock. No thread waits with the interpreter lock held.
template <class Work>
auto run_in_turn(turns& order, std::size_t size, const Work& work) {
    struct turn {
        turns& order;
        ~turn() { order.end(); }
    };
    if (size < release_gil_at && order.begin_now()) {
        const turn ours{order};
        return work();
    }
    {
        const without_gil released;
        if (order.begin()) {
            const turn ours{order};
            return work();
        }
    }
    raise(PyExc_RuntimeError, "another thread was using this object when the process forked, and left it unfinished");
}

} // namespace linnet_python

#endif
