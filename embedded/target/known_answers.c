/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Prints the SHA-256 of an algorithm's known-answer file, in the format of src/response_file.cpp. */
#include "algorithm.h"
#include "semihosting.h"
#include "sha256.h"

#include <string.h>

static uint8_t bytes[BYTES_MAX];
static struct sha256 file;

static void write(const char* text) { sha256_update(&file, text, strlen(text)); }

static void write_count(unsigned count) {
    char text[11];
    char* at = text + sizeof text - 1;
    *at = 0;
    do *--at = (char)('0' + count % 10);
    while ((count /= 10) != 0);
    write("Count = ");
    write(at);
    write("\n");
}

/* Writes upper-case hexadecimal, a few bytes at a time. */
static void write_bytes(const uint8_t* bytes, size_t len) {
    static const char digits[16] = {'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E', 'F'};
    char text[64];
    size_t size = 0;
    for (; len != 0; --len, ++bytes) {
        text[size++] = digits[*bytes >> 4];
        text[size++] = digits[*bytes & 15];
        if (size == sizeof text || len == 1) {
            sha256_update(&file, text, size);
            size = 0;
        }
    }
}

static void write_field(const char* name, const uint8_t* value, size_t len) {
    write(name);
    write(len == 0 ? " =" : " = ");
    write_bytes(value, len);
    write("\n");
}

static void write_record(unsigned count, size_t len[INPUTS_MAX]) {
    const uint8_t* in[INPUTS_MAX];
    size_t i, made;
    for (i = 0; i < tested.input_count; ++i) in[i] = bytes + tested.inputs[i].first;
    made = answer(in, len);
    if (count != 1) write("\n");
    write_count(count);
    for (i = 0; i < tested.input_count; ++i) {
        const uint8_t number[8] = {0, 0, 0, 0, 0, 0, (uint8_t)(len[i] >> 8), (uint8_t)len[i]};
        const int counts = i == tested.number;
        write_field(tested.inputs[i].name, counts ? number : in[i], counts ? sizeof number : len[i]);
    }
    write_field(tested.answer_name, out, made);
}

/* The next length of an input; 0 after the last, when it begins again. */
static int longer(size_t len[INPUTS_MAX], size_t i) {
    if (len[i] + tested.inputs[i].step <= tested.inputs[i].most) return (int)(len[i] += tested.inputs[i].step);
    len[i] = tested.inputs[i].least;
    return 0;
}

/* The next lengths, or 0 after the last. */
static int next(size_t len[INPUTS_MAX]) {
    size_t i = tested.input_count;
    if (longer(len, tested.fastest)) return 1;
    while (i-- != 0) {
        if (i != tested.fastest && longer(len, i)) return 1;
    }
    return 0;
}

int main(void) {
    size_t len[INPUTS_MAX], i;
    unsigned count = 0;
    uint8_t digest[32];
    count_up(bytes);
    sha256_start(&file);
    for (i = 0; i < tested.input_count; ++i) len[i] = tested.inputs[i].least;
    do write_record(++count, len);
    while (next(len));
    sha256_finish(&file, digest);
    say(tested.id);
    say(" ");
    say_bytes(digest, sizeof digest);
    say("\nend\n");
    leave(0);
    return 0;
}
