# SPDX-License-Identifier: MIT OR Apache-2.0
"""Public keys that X25519 refuses."""

# The coordinates of points whose order divides 8, and values congruent to them modulo 2^255 - 19.
LOW_ORDER = [
    0,
    1,
    325606250916557431795983626356110631294008115727848805560023387167927233504,
    39382357235489614581723060781553021112529911719440698176882885853963445705823,
    (1 << 255) - 19 - 1,
    (1 << 255) - 19,
    (1 << 255) - 19 + 1,
]
