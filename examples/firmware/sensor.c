/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Seals readings of a sensor with Ascon-AEAD128. A message is the nonce, the reading encrypted, and the tag; the receiver opens it
   with the device's key and refuses a counter that is not greater than the last. The nonce is the device's id and a number that
   never repeats; the security of the key depends on it. */
#include "sensor.h"

#include "counter.h"

#include <linnet.h>
#include <string.h>

#define NONCE_SIZE LINNET_ASCON_AEAD128_NONCE_SIZE
#define MESSAGE_SIZE (NONCE_SIZE + READING_SIZE + LINNET_ASCON_AEAD128_TAG_SIZE)

static void make_nonce(uint8_t nonce[NONCE_SIZE], uint64_t number) {
    unsigned i;
    memcpy(nonce, device_id, sizeof device_id);
    for (i = 0; i < 8; ++i) nonce[8 + i] = (uint8_t)(number >> (8 * i));
}

static int seal(struct counter* numbers, const uint8_t reading[READING_SIZE], uint8_t message[MESSAGE_SIZE]) {
    uint64_t number;
    uint8_t* const text = message + NONCE_SIZE;
    if (!counter_next(numbers, &number)) return 0;
    make_nonce(message, number);
    return linnet_ascon_aead128_encrypt(device_key, message, NULL, 0, reading, READING_SIZE, text, text + READING_SIZE) ==
           LINNET_OK;
}

int main(void) {
    struct counter numbers;
    if (!counter_open(&numbers)) return 1;
    for (;;) {
        uint8_t reading[READING_SIZE], message[MESSAGE_SIZE];
        sensor_read(reading);
        if (!seal(&numbers, reading, message)) return 1;
        radio_send(message, sizeof message);
    }
}
