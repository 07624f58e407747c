# SPDX-License-Identifier: MIT OR Apache-2.0
"""Calls the shared library by ctypes: a digest and a refused decryption."""

import ctypes
import sys

LINNET_NOT_AUTHENTIC = 4

linnet = ctypes.CDLL(sys.argv[1])
linnet.linnet_message.restype = ctypes.c_char_p

digest = ctypes.create_string_buffer(32)
assert linnet.linnet_ascon_hash256_digest(b"linnet", ctypes.c_size_t(6), digest) == 0

linnet.linnet_find.restype = ctypes.c_void_p
algorithm = ctypes.c_void_p(linnet.linnet_find(b"ascon-hash256"))
same = ctypes.create_string_buffer(32)
assert linnet.linnet_hash_digest(algorithm, b"linnet", ctypes.c_size_t(6), same, ctypes.c_size_t(32)) == 0
assert same.raw == digest.raw != bytes(32)

opened = ctypes.create_string_buffer(b"text", 4)
code = linnet.linnet_ascon_aead128_decrypt(
    bytes(16), bytes(16), None, ctypes.c_size_t(0), b"text", ctypes.c_size_t(4), bytes(16), opened
)
assert code == LINNET_NOT_AUTHENTIC and opened.raw == bytes(4)
print(linnet.linnet_message(code).decode())
