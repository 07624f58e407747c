/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Output of any length, incrementally. A customization string binds it to its use.
     gcc -std=c99 -O2 -Iinclude examples/xof.c build/src/liblinnet.a && ./a.out */
#include "show.h"

#include <linnet.h>
#include <string.h>

int main(void) {
    static const char text[] = "The linnet sings at first light.", use[] = "example";
    uint8_t whole[40], pieces[40];
    linnet_ascon_cxof128_hasher xof;
    int good = linnet_ascon_cxof128_digest(use, strlen(use), text, strlen(text), whole, sizeof whole) == LINNET_OK;

    good = good && linnet_ascon_cxof128_hasher_init(&xof, use, strlen(use)) == LINNET_OK;
    good = good && linnet_ascon_cxof128_hasher_update(&xof, text, strlen(text)) == LINNET_OK;
    good = good && linnet_ascon_cxof128_hasher_squeeze(&xof, pieces, 7) == LINNET_OK;
    good = good && linnet_ascon_cxof128_hasher_squeeze(&xof, pieces + 7, sizeof pieces - 7) == LINNET_OK;
    linnet_ascon_cxof128_hasher_wipe(&xof);

    show_text("text", text, strlen(text));
    show("output", whole, sizeof whole);
    return report(good && memcmp(whole, pieces, sizeof whole) == 0);
}
