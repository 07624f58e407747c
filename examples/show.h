/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef LINNET_EXAMPLES_SHOW_H
#define LINNET_EXAMPLES_SHOW_H

#include <stdio.h>

static void show(const char* label, const void* bytes, size_t len) {
    size_t i;
    printf("%-16s", label);
    for (i = 0; i < len; ++i) printf("%02x", ((const unsigned char*)bytes)[i]);
    printf("\n");
}

static void show_text(const char* label, const void* text, size_t len) {
    printf("%-16s%.*s\n", label, (int)len, (const char*)text);
}

/* The end of each example: 0 if all is as expected. */
static int report(int good) {
    printf("%-16s%s\n", "result", good ? "as expected" : "unexpected");
    return !good;
}

#endif
