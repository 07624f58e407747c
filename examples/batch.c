/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Packets of a thousand devices, opened in one call on all processors. Each is where it was received, has its own key, and ends
   with the tag. One of them is forged.
     gcc -std=c99 -O2 -Iinclude examples/batch.c build/src/liblinnet.a && ./a.out */
#include "show.h"

#include <linnet.h>
#include <string.h>

enum { COUNT = 1000, LONGEST = 100, KEY = 16, TAG = 16, FORGED = 42 };

static struct packet {
    uint8_t key[KEY], nonce[16], text[LONGEST + TAG];
    size_t size;
} packets[COUNT];
static uint8_t plaintexts[COUNT][LONGEST], statuses[COUNT];
static const void *keys[COUNT], *nonces[COUNT], *texts[COUNT], *tags[COUNT];
static void *sealed[COUNT], *made[COUNT], *opened[COUNT];
static size_t sizes[COUNT];

int main(void) {
    const linnet_algorithm* const aead = linnet_find("ascon-aead128"); /* or any other AEAD with such a key and nonce */
    const linnet_strings header = linnet_shared("reading", 7);
    size_t i, authentic = 0;
    int first, second;
    if (aead == NULL) return 1;
    for (i = 0; i < COUNT; ++i) {
        struct packet* const p = &packets[i];
        p->size = sizes[i] = 20 + i % 80;
        p->key[i % KEY] = (uint8_t)(i / KEY); /* a real key is random */
        p->nonce[0] = (uint8_t)(i + 1);       /* a counter: no nonce serves twice */
        p->nonce[1] = (uint8_t)((i + 1) >> 8);
        memset(p->text, 'r', p->size);
        keys[i] = p->key, nonces[i] = p->nonce;
        texts[i] = sealed[i] = p->text; /* in place */
        tags[i] = made[i] = p->text + p->size;
        opened[i] = plaintexts[i];
    }
    first = linnet_aead_encrypt_batch(aead, COUNT, linnet_pointers_alike(keys, KEY), linnet_pointers_alike(nonces, 16), header,
                                      linnet_pointers(texts, sizes), linnet_into_pointers(sealed),
                                      linnet_into_pointers_alike(made, TAG), LINNET_REPEATS_REFUSED, statuses, 0);
    packets[FORGED].text[3] ^= 1;
    second = linnet_aead_decrypt_batch(aead, COUNT, linnet_pointers_alike(keys, KEY), linnet_pointers_alike(nonces, 16), header,
                                       linnet_pointers(texts, sizes), linnet_pointers_alike(tags, TAG),
                                       linnet_into_pointers(opened), statuses, 0);
    for (i = 0; i < COUNT; ++i) authentic += statuses[i] == LINNET_OK;

    show("first tag", made[0], TAG);
    show_text("second call", linnet_message(second), strlen(linnet_message(second)));
    printf("%-16s%lu\n", "authentic", (unsigned long)authentic);
    return report(first == LINNET_OK && second == LINNET_NOT_AUTHENTIC && authentic == COUNT - 1 &&
                  statuses[FORGED] == LINNET_NOT_AUTHENTIC && plaintexts[FORGED][0] == 0 && plaintexts[FORGED + 1][0] == 'r');
}
