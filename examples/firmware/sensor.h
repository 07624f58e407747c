/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef SENSOR_H
#define SENSOR_H

/* What the board provides: a sensor, a radio, and the values that were stored in it when it was made. */

#include <stddef.h>
#include <stdint.h>

#define READING_SIZE 4

void sensor_read(uint8_t reading[READING_SIZE]);
void radio_send(const uint8_t* message, size_t len);

/* Random, secret, different in each device. */
extern const uint8_t device_key[16];

/* Different in each device that has the same key; not secret. */
extern const uint8_t device_id[8];

#endif
