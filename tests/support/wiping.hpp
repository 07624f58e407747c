// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_WIPING_HPP
#define LINNET_TESTS_SUPPORT_WIPING_HPP

#include "support/bytes.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <new>

namespace linnet_test {

/// What an object leaves in its storage: made by `make(place)`, given to `use`, then copied before and after its destructor. The
/// empty assembly hides the storage from the optimiser, which may otherwise treat the bytes of a dead object as it likes.
template <class T>
struct traces {
    bytes alive;
    bytes dead;

    template <class Make, class Use>
    traces(const Make& make, const Use& use) {
        struct alignas(T) place {
            unsigned char storage[sizeof(T)];
        };
        auto owner = std::make_unique<place>();
        void* where = owner->storage;
        asm volatile("" : "+r"(where) : : "memory");
        T* object = make(where);
        use(*object);
        alive = copy_of(where);
        object->~T();
        dead = copy_of(where);
    }

private:
    static bytes copy_of(const void* where) {
        asm volatile("" : "+r"(where) : : "memory");
        const auto* first = static_cast<const volatile unsigned char*>(where);
        return bytes(first, first + sizeof(T));
    }
};

/// Expects that the bytes a destroyed T leaves depend on no secret: `run(bytes)` does the same with two different secrets.
template <class T, class Run>
void expect_wiped(const Run& run, size_t secret_size) {
    random_source random;
    const traces<T> first = run(random.make(secret_size));
    const traces<T> second = run(random.make(secret_size));
    EXPECT_NE(first.alive, second.alive) << "the object holds no secret: the test shows nothing";
    EXPECT_EQ(first.dead, second.dead) << "a secret outlives the object";
}

} // namespace linnet_test

#endif
