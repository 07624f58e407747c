// SPDX-License-Identifier: MIT OR Apache-2.0
// The functions that compilers call. The modules have no other C library.
#include <stddef.h>
#include <stdint.h>

// A compiler must not turn these loops into calls of themselves.
#pragma clang diagnostic ignored "-Wpedantic"

typedef uint64_t __attribute__((may_alias, aligned(1))) word;

void* memset(void* to, int value, size_t size) {
#if defined(__wasm_bulk_memory__)
    if (size >= 64) return __builtin_memset(to, value, size);
#endif
    unsigned char* out = to;
    const uint64_t eight = 0x0101010101010101 * (unsigned char)value;
    for (; size >= 8; size -= 8, out += 8) *(volatile word*)out = eight;
    for (; size != 0; --size) *(volatile unsigned char*)out++ = (unsigned char)value;
    return to;
}

void* memcpy(void* restrict to, const void* restrict from, size_t size) {
    unsigned char* out = to;
    const unsigned char* in = from;
    for (; size >= 8; size -= 8, out += 8, in += 8) *(volatile word*)out = *(const word*)in;
    for (; size != 0; --size) *(volatile unsigned char*)out++ = *in++;
    return to;
}

void* memmove(void* to, const void* from, size_t size) {
    if ((uintptr_t)to - (uintptr_t)from >= size) return memcpy(to, from, size);
    unsigned char* out = to;
    const unsigned char* in = from;
    while (size-- != 0) *(volatile unsigned char*)(out + size) = in[size];
    return to;
}
