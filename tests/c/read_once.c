/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Tests that an AEAD decrypts the same bytes that it authenticates, while another thread changes them. linnet/common.h names the
   AEADs that read a text twice; all others read it once, and never read their output. A compiler may read twice what the source
   reads once, so this program observes the library's code: the text or the output lies in an inaccessible page, and each
   instruction that touches the page is single-stepped. Then the first byte that it touched changes. Exit status: 0; 1 after
   printing where; 77 if the processor does not have the level that LINNET_CPU forces. */
#define _GNU_SOURCE
#include "support.h"

#include <signal.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

enum {
    PAGE = 4096,         /* bytes */
    WRITE = 2,           /* in the error code of a page fault */
    SINGLE_STEP = 0x100, /* in the flags of the processor */
    CHANGE = 0x10        /* in a byte */
};

static unsigned char *page, key[64], nonce[64], plain[PAGE], sealed[PAGE], tag[64];
static unsigned char other_text[PAGE], other_tag[64];
static volatile unsigned char touched[PAGE];
static volatile size_t last_touched;
static volatile int on_writes; /* whether bytes change after each write, or after the first read */

static void on_fault(int number, siginfo_t* info, void* context) {
    greg_t* const registers = ((ucontext_t*)context)->uc_mcontext.gregs;
    const int writes = (registers[REG_ERR] & WRITE) != 0;
    const size_t at = (size_t)((unsigned char*)info->si_addr - page);
    (void)number;
    if (at >= PAGE) _exit(2);
    last_touched = writes == on_writes && (on_writes || !touched[at]) ? at : PAGE;
    (void)mprotect(page, PAGE, PROT_READ | PROT_WRITE);
    registers[REG_EFL] |= SINGLE_STEP;
}
static void on_step(int number, siginfo_t* info, void* context) {
    (void)number, (void)info;
    if (last_touched < PAGE) {
        page[last_touched] ^= CHANGE;
        touched[last_touched] = 1;
    }
    (void)mprotect(page, PAGE, PROT_NONE);
    ((ucontext_t*)context)->uc_mcontext.gregs[REG_EFL] &= ~SINGLE_STEP;
}
static void handle(int number, void (*action)(int, siginfo_t*, void*)) {
    struct sigaction a;
    memset(&a, 0, sizeof a);
    a.sa_sigaction = action;
    a.sa_flags = SA_SIGINFO;
    EXPECT(sigaction(number, &a, NULL) == 0);
}

/* A way to compute a message. */
typedef struct way {
    const char* name;
    int (*encrypt)(const linnet_algorithm* a, size_t size, const unsigned char* from, unsigned char* to, unsigned char* tag);
    int (*decrypt)(const linnet_algorithm* a, size_t size, const unsigned char* from, const unsigned char* tag, unsigned char* to);
} way;

static int encrypt_one(const linnet_algorithm* a, size_t size, const unsigned char* from, unsigned char* to, unsigned char* tag) {
    return linnet_aead_encrypt(a, key, a->key_size, nonce, a->nonce_size, NULL, 0, from, size, to, tag, a->tag_size);
}
static int decrypt_one(const linnet_algorithm* a, size_t size, const unsigned char* from, const unsigned char* tag,
                       unsigned char* to) {
    return linnet_aead_decrypt(a, key, a->key_size, nonce, a->nonce_size, NULL, 0, from, size, tag, a->tag_size, to);
}
static int encrypt_pieces(const linnet_algorithm* a, size_t size, const unsigned char* from, unsigned char* to,
                          unsigned char* tag) {
    linnet_aead_encryptor e;
    EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_init(&e, a, key, a->key_size, nonce, a->nonce_size));
    EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update(&e, from, size / 3, to));
    EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update(&e, from + size / 3, size - size / 3, to + size / 3));
    return linnet_aead_encryptor_finish(&e, tag, a->tag_size);
}
static int decrypt_pieces(const linnet_algorithm* a, size_t size, const unsigned char* from, const unsigned char* tag,
                          unsigned char* to) {
    linnet_aead_decryptor d;
    EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_init(&d, a, key, a->key_size, nonce, a->nonce_size));
    EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update(&d, from, size / 3, to));
    EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update(&d, from + size / 3, size - size / 3, to + size / 3));
    return linnet_aead_decryptor_verify(&d, tag, a->tag_size);
}
static const way one = {"one call", encrypt_one, decrypt_one}, in_pieces = {"pieces", encrypt_pieces, decrypt_pieces};

/* From now on, the bytes of the page change after reads, or after writes. */
static void watch(int writes) {
    on_writes = writes;
    memset((void*)touched, 0, sizeof touched);
    EXPECT(mprotect(page, PAGE, PROT_NONE) == 0);
}
static void unwatch(void) { EXPECT(mprotect(page, PAGE, PROT_READ | PROT_WRITE) == 0); }

/* The text in the page; each byte that the last call read first is changed. */
static void put_changed(const unsigned char* bytes, size_t len) {
    size_t i;
    for (i = 0; i < len; ++i) page[i] = (unsigned char)(bytes[i] ^ (touched[i] ? CHANGE : 0));
}

static void check(const linnet_algorithm* a, const way* w, size_t size) {
    int pass, code;
    char what[100];
    snprintf(what, sizeof what, "%s, %zu bytes in %s", a->id, size, w->name);
    subject = what;
    EXPECT_CODE(LINNET_OK, w->encrypt(a, size, plain, sealed, tag));

    /* Reads: the right bytes first and then others, and the other way round. */
    memcpy(page, plain, size);
    for (pass = 0; pass < 2; ++pass) {
        watch(0);
        EXPECT_CODE(LINNET_OK, w->encrypt(a, size, page, other_text, other_tag));
        unwatch();
        EXPECT_CODE(LINNET_OK, w->decrypt(a, size, other_text, other_tag, other_text));
        put_changed(plain, size);
    }
    memcpy(page, sealed, size);
    for (pass = 0; pass < 2; ++pass) {
        watch(0);
        code = w->decrypt(a, size, page, tag, other_text);
        unwatch();
        EXPECT(code == LINNET_NOT_AUTHENTIC || (code == LINNET_OK && memcmp(other_text, plain, size) == 0));
        put_changed(sealed, size);
    }

    /* Writes. */
    watch(1);
    EXPECT_CODE(LINNET_OK, w->encrypt(a, size, plain, page, other_tag));
    unwatch();
    EXPECT(memcmp(tag, other_tag, a->tag_size) == 0);
    watch(1);
    EXPECT_CODE(LINNET_OK, w->decrypt(a, size, sealed, tag, page));
    unwatch();
}

/* Whether linnet/common.h says that the algorithm reads its text twice, or reads back its output. */
static int reads_twice(const char* id) {
    static const char* const parts[] = {"isap-", "romulus-m", "romulus-t", "chacha20-poly1305", "-gcm-siv"};
    size_t i;
    for (i = 0; i < sizeof parts / sizeof *parts; ++i)
        if (strstr(id, parts[i]) != NULL) return 1;
    return 0;
}

int main(void) {
    static const size_t sizes[] = {16, 61, 300, 1100}; /* within blocks, registers of 64 bytes, and the sixteen blocks of GCM */
    const char* const level = getenv("LINNET_CPU");
    size_t i, j;
    if (level != NULL && strcmp(linnet_level(), level) != 0) return 77;
    page = mmap(NULL, PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    EXPECT(page != MAP_FAILED && sysconf(_SC_PAGESIZE) == PAGE);
    handle(SIGSEGV, on_fault);
    handle(SIGTRAP, on_step);
    random_bytes(key, sizeof key);
    random_bytes(nonce, sizeof nonce);
    random_bytes(plain, sizeof plain);
    for (i = 0; i < linnet_count(); ++i) {
        const linnet_algorithm* const a = linnet_at(i);
        if (a->kind != LINNET_KIND_AEAD || reads_twice(a->id)) continue;
        for (j = 0; j < sizeof sizes / sizeof *sizes; ++j) {
            check(a, &one, sizes[j]);
            if (a->online) check(a, &in_pieces, sizes[j]);
        }
    }
    return 0;
}
