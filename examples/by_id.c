/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A hash function or an extendable-output function, chosen by its id at run time; without an id, all of them.
     gcc -std=c99 -O2 -Iinclude examples/by_id.c build/src/liblinnet.a && ./a.out ascon-hash256 */
#include "show.h"

#include <linnet.h>
#include <string.h>

static int list(void) {
    size_t i;
    for (i = 0; i < linnet_count(); ++i) {
        const linnet_algorithm* const algorithm = linnet_at(i);
        if (algorithm->kind == LINNET_KIND_HASH || algorithm->kind == LINNET_KIND_XOF) printf("%s\n", algorithm->id);
    }
    return 0;
}

int main(int argc, char** argv) {
    static const char text[] = "The linnet sings at first light.";
    const linnet_algorithm* algorithm;
    uint8_t digest[64];
    int code;

    if (argc < 2) return list();
    algorithm = linnet_find(argv[1]);
    if (algorithm == NULL || algorithm->digest_size > sizeof digest) return report(0);
    if (algorithm->kind == LINNET_KIND_HASH)
        code = linnet_hash_digest(algorithm, text, strlen(text), digest, algorithm->digest_size);
    else code = linnet_xof_digest(algorithm, NULL, 0, text, strlen(text), digest, algorithm->digest_size);
    if (code != LINNET_OK) fprintf(stderr, "%s: %s\n", argv[1], linnet_message(code));

    show_text("text", text, strlen(text));
    show("digest", digest, algorithm->digest_size);
    return report(code == LINNET_OK);
}
