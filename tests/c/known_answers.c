/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* known_answers --kat DIRECTORY: writes the known-answer file of every algorithm, by id, in the format of src/response_file.cpp. */
#include <linnet.h>

#include <stddef.h>
#include <stdio.h>
#include <string.h>

enum { FIELDS_MAX = 8, ONE_OF_SEVERAL_MAX = 32, ALONE_MAX = 1024 };
enum rule { USUAL, OR_ELSE, RANGE, ANY };
enum fact { always, two_steps, password };

/* See src/kinds.toml; `usual` and `greatest` are offsets of sizes in linnet_algorithm, or 0. */
struct field {
    const char* name;
    enum rule rule;
    size_t usual, greatest, least, most;
    int place;
    enum fact fact;
    int number, message;
};
struct value {
    unsigned char bytes[ALONE_MAX];
    size_t len, number;
};
struct record {
    int kind;
    const struct field* fields;
    size_t count;
    const char* answer_name;
    int last_outermost;
    int (*answer)(const linnet_algorithm* a, const struct value* values, size_t any, unsigned char* out, size_t* len);
};

static size_t size_at(const linnet_algorithm* a, size_t offset) {
    size_t size;
    memcpy(&size, (const char*)a + offset, sizeof size);
    return size;
}

#include "generated/records.inc"

static int has(const linnet_algorithm* a, const struct field* f) {
    if (f->fact == two_steps && a->extract_size == 0) return 0;
    if (f->fact == password && a->extract_size != 0) return 0;
    return f->greatest == 0 || size_at(a, f->greatest) != 0;
}

/* The fields of a record that the algorithm has, and their values. */
struct state {
    const linnet_algorithm* a;
    const struct record* record;
    struct value values[FIELDS_MAX];
    int there[FIELDS_MAX];
    size_t varied, count;
    FILE* file;
};

static void range(const struct state* s, const struct field* f, size_t* least, size_t* most) {
    if (f->rule == USUAL || f->rule == OR_ELSE) {
        const size_t usual = size_at(s->a, f->usual);
        *least = *most = f->rule == OR_ELSE && usual == 0 ? f->least : usual;
    } else if (f->rule == RANGE) {
        *least = f->least;
        *most = f->most;
    } else {
        *least = 0;
        *most = s->varied == 1 ? ALONE_MAX : ONE_OF_SEVERAL_MAX;
        if (f->message && s->a->message_size_max < *most) *most = s->a->message_size_max;
    }
}

static void write_field(FILE* file, const char* name, const unsigned char* bytes, size_t len) {
    size_t i;
    fprintf(file, "%s =%s", name, len == 0 ? "" : " ");
    for (i = 0; i < len; ++i) fprintf(file, "%02X", bytes[i]);
    fputc('\n', file);
}

/* Computes the answer to a record. In a series of key exchanges, each takes the previous secret as its key and the previous public
   key as the peer's. */
static int compute(struct state* s, size_t any, unsigned char* out, size_t* len) {
    static struct value values[FIELDS_MAX];
    int code;
    memcpy(values, s->values, sizeof values);
    code = s->record->answer(s->a, values, any, out, len);
    if (s->a->kind == LINNET_KIND_KEX) {
        for (; values[2].number > 1 && code == LINNET_OK; --values[2].number) {
            code = linnet_kex_public_key(s->a, values[0].bytes, values[0].len, values[1].bytes, values[1].len);
            memcpy(values[0].bytes, out, values[0].len);
            if (code == LINNET_OK) code = s->record->answer(s->a, values, any, out, len);
        }
    }
    return code;
}

static void write_record(struct state* s) {
    static unsigned char out[ALONE_MAX + 64];
    const struct field* const fields = s->record->fields;
    size_t i, any = s->a->digest_size, len = 0;
    int code;
    for (i = 0; i < s->record->count && s->a->digest_size == 0; ++i)
        if (s->there[i] && fields[i].rule == ANY && (i + 1 == s->record->count || s->record->last_outermost)) {
            any = 2 + 4 * s->values[i].len;
            break;
        }
    code = compute(s, any, out, &len);
    if (code == LINNET_LENGTH && len == 0) return; /* the algorithm does not take a plaintext of this length */
    fprintf(s->file, "%sCount = %u\n", s->count == 0 ? "" : "\n", (unsigned)s->count + 1);
    ++s->count;
    for (i = 0; i < s->record->count; ++i) {
        const struct value* const v = &s->values[i];
        if (!s->there[i]) continue;
        if (fields[i].number) fprintf(s->file, "%s = %016X\n", fields[i].name, (unsigned)v->number);
        else write_field(s->file, fields[i].name, v->bytes, v->len);
    }
    write_field(s->file, s->record->answer_name, out, code == LINNET_OK ? len : 0);
}

/* Iterates over all values of the fields from one on; the last loop is the innermost, or the outermost. */
static void write_from(struct state* s, size_t depth) {
    const size_t last = s->record->count - 1, at = s->record->last_outermost ? last - depth : depth;
    size_t n, least, most;
    if (depth == s->record->count) {
        write_record(s);
    } else if (!s->there[at]) {
        write_from(s, depth + 1);
    } else {
        range(s, &s->record->fields[at], &least, &most);
        for (n = least; n <= most; ++n) {
            s->values[at].len = s->values[at].number = n;
            write_from(s, depth + 1);
        }
    }
}

/* The bytes of each input count up: from 0 in the competition's files, elsewhere from 16 more than in the input before. */
static void begin(struct state* s) {
    const int zero = s->a->status == LINNET_STATUS_FINALIST || s->a->status == LINNET_STATUS_LEGACY;
    size_t i, j, place = 0;
    s->varied = s->count = 0;
    for (i = 0; i < s->record->count; ++i) {
        const struct field* const f = &s->record->fields[i];
        s->there[i] = has(s->a, f);
        if (!s->there[i]) continue;
        if (f->rule == ANY || (f->rule == RANGE && f->least != f->most)) ++s->varied;
        for (j = 0; j < ALONE_MAX; ++j)
            s->values[i].bytes[j] = (unsigned char)(j + (zero ? 0 : 16 * (f->place >= 0 ? (size_t)f->place : place)));
        ++place;
    }
    memset(s->values + s->record->count, 0, sizeof *s->values);
}

static int write_file(const char* directory, const linnet_algorithm* a) {
    static struct state s;
    char path[4096];
    size_t i;
    memset(&s, 0, sizeof s);
    s.a = a;
    for (i = 0; i < sizeof records / sizeof *records; ++i)
        if (records[i].kind == a->kind) s.record = &records[i];
    if (s.record == NULL) return 0;
    snprintf(path, sizeof path, "%s/%s.txt", directory, a->id);
    s.file = fopen(path, "wb");
    if (s.file == NULL) return 0;
    begin(&s);
    write_from(&s, 0);
    return fclose(s.file) == 0;
}

int main(int argc, char** argv) {
    size_t i;
    if (argc != 3 || strcmp(argv[1], "--kat") != 0) return 2;
    for (i = 0; i < linnet_count(); ++i)
        if (!write_file(argv[2], linnet_at(i))) {
            fprintf(stderr, "cannot write the known answers of %s to %s\n", linnet_at(i)->id, argv[2]);
            return 1;
        }
    return 0;
}
