/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Runs a message through algorithms that detect the processor, single-stepping, and prints the extensions of x86-64 that occur:
   none above the level that LINNET_CPU forces, and those that the level allows. Exit status: 0; 1 after printing where; 77 if the
   processor does not have the level. */
#define _GNU_SOURCE
#include "messages.h"

#include <cpuid.h>
#include <signal.h>
#include <ucontext.h>

enum { AVX = 1, AVX512 = 2, IFMA = 4, SHA = 8, MOST = 20000 };

/* The range of the program's own code, including the library's. Other code, such as memcpy, is not checked. */
extern const unsigned char __executable_start, etext;
static volatile unsigned found, steps, stepping;

/* In 64-bit mode, only AVX and AVX-512 instructions begin with these prefixes. */
static unsigned extension_of(const unsigned char* at) {
    if (*at == 0xc4 || *at == 0xc5) return AVX;
    if (*at == 0x62) return (at[1] & 7) == 2 && (at[4] == 0xb4 || at[4] == 0xb5) ? AVX512 | IFMA : AVX512;
    if ((*at & 0xf0) == 0x40) ++at;
    if (at[0] != 0x0f) return 0;
    return (at[1] == 0x38 && at[2] >= 0xc8 && at[2] <= 0xcd) || (at[1] == 0x3a && at[2] == 0xcc) ? SHA : 0;
}

/* Runs at the int3 of `toggle`, and before each of the instructions that follow it: MOST, since on a virtual machine each takes 10
   us. */
static void on_trap(int number, siginfo_t* info, void* context) {
    greg_t* const registers = ((ucontext_t*)context)->uc_mcontext.gregs;
    const unsigned char* const at = (const unsigned char*)registers[REG_RIP];
    (void)number;
    if (info->si_code == SI_KERNEL) stepping = !stepping;
    else if (at >= &__executable_start && at < &etext) found |= extension_of(at);
    if (stepping && ++steps < MOST) registers[REG_EFL] |= 0x100;
    else registers[REG_EFL] &= ~0x100;
}
static void toggle(void) { __asm__ volatile("int3" ::: "memory"); }

static unsigned has_sha(void) {
    unsigned a, b, c, d;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) != 0 && (b & 1u << 29) != 0 ? SHA : 0;
}

static unsigned allowed_at(const char* level) {
    if (strcmp(level, "x86-64-v3") == 0) return AVX | SHA;
    if (strcmp(level, "x86-64-v4") == 0) return AVX | AVX512 | SHA;
    return strcmp(level, "x86-64-v4-vbmi") == 0 ? AVX | AVX512 | IFMA | SHA : 0;
}

/* Runs the first steps of a message. Expects the extensions in `expected` as far as the level allows them. */
static void check(const char* id, unsigned allowed, unsigned expected) {
    const linnet_algorithm* const a = linnet_find(id);
    subject = id;
    EXPECT(a != NULL);
    found = steps = 0;
    toggle();
    message(a, 64, 300);
    toggle();
    printf("%s: %u steps%s%s%s%s\n", id, steps, found & AVX ? " avx" : "", found & AVX512 ? " avx512" : "",
           found & IFMA ? " ifma" : "", found & SHA ? " sha" : "");
    EXPECT((found & ~allowed) == 0);
    EXPECT((~found & expected & allowed) == 0);
}

int main(void) {
    const char* const level = getenv("LINNET_CPU");
    struct sigaction action;
    unsigned allowed;
    if (level == NULL || strcmp(linnet_level(), level) != 0) return 77;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = on_trap;
    action.sa_flags = SA_SIGINFO;
    EXPECT(sigaction(SIGTRAP, &action, NULL) == 0);
    allowed = allowed_at(level);
    check("chacha20", allowed, AVX | AVX512);
    check("poly1305", allowed, AVX | IFMA);
    check("chacha20-poly1305", allowed, AVX | AVX512 | IFMA);
    check("xsalsa20-poly1305", allowed, AVX | AVX512);
    check("sha-1", allowed, has_sha());
    check("sha-256", allowed, has_sha());
    check("sha-512", allowed, AVX);
    check("hmac-sha-256", allowed, has_sha());
    check("x25519", allowed, IFMA);
    check("aes-128-gcm", allowed, AVX);
    check("aes-128-gcm-siv", allowed, AVX);
    check("aes-128-ctr", allowed, AVX);
    return 0;
}
