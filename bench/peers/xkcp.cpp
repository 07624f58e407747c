// SPDX-License-Identifier: MIT OR Apache-2.0
#include "race.hpp"

extern "C" {
#include <SimpleFIPS202.h>
#include <SP800-185.h>
}

namespace race {

void enter_races() {
    enter("sha3-256/hash", usual, [](const buffers& b) { return [&b] { return SHA3_256(b.out, b.in, b.size) == 0; }; });
    enter("shake128/hash", usual, [](const buffers& b) { return [&b] { return SHAKE128(b.out, 32, b.in, b.size) == 0; }; });
    enter("kmac128/each/compute", usual, [](const buffers& b) {
        return [&b] { return KMAC128(b.key.data(), 8 * 32, b.in, 8 * b.size, b.out, 8 * 32, nullptr, 0) == 0; };
    });
}

} // namespace race

LINNET_RACE_ENTRANT(LINNET_RACE_PEER, LINNET_RACE_PEER LINNET_RACE_COMMIT)
