#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes the test vectors of NIST SP 800-232, or with --check compares the files with what it would write.

The files are a function of this program: inputs are counted bytes, repeated bytes, or the output of SHAKE256 for a label.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import ascon
import mistakes
from notes import HEADERS, NOTES

FOLDER = Path(__file__).resolve().parent
SOURCE = {"name": "linnet", "version": "1"}

Test = dict[str, Any]
Group = dict[str, Any]

LENGTHS = (*range(35), 47, 48, 49, 63, 64, 65)
DATA_LENGTHS = (0, 1, 15, 16, 17, 31, 32, 33)
CASES = ((0, 0), (0, 7), (16, 16), (13, 0), (13, 23), (32, 48))
"""Bytes of associated data and text on which mistakes are tried."""


def pseudorandom(label: str, size: int) -> bytes:
    return hashlib.shake_256(f"linnet vectors {label}".encode()).digest(size)


def counting(size: int, first: int = 0) -> bytes:
    return bytes((first + i) % 256 for i in range(size))


def flipped(data: bytes, bit: int) -> bytes:
    """The data with a bit changed; bit 0 is the least significant one of the first byte."""
    return bytes(byte ^ (1 << bit % 8 if i == bit // 8 else 0) for i, byte in enumerate(data))


def test(result: str, flag: str, comment: str, **fields: bytes | int) -> Test:
    """A test vector, whose number is given later."""
    shown = {name: value.hex() if isinstance(value, bytes) else value for name, value in fields.items()}
    return {"tcId": 0, "comment": comment, "flags": [flag], **shown, "result": result}


def unmasked(key: bytes, iv: bytes) -> tuple[bytes, bytes]:
    """The key and the nonce of Ascon-AEAD128; a key of 32 bytes has a nonce mask."""
    return ascon.masked(key, iv) if len(key) == 32 else (key, iv)


class Message:
    """What Ascon-AEAD128 takes and gives, and tests made from it."""

    def __init__(self, key: bytes, iv: bytes, aad: bytes, msg: bytes, tag_size: int = 16) -> None:
        self.key, self.iv, self.aad, self.msg, self.tag_size = key, iv, aad, msg, tag_size
        key, iv = unmasked(key, iv)
        self.ct, self.tag = ascon.encrypt(key, iv, aad, msg, tag_size)
        assert ascon.decrypt(key, iv, aad, self.ct, self.tag, tag_size) == msg

    def valid(self, flag: str, comment: str = "") -> Test:
        return self._test("valid", flag, comment, {})

    def invalid(self, flag: str, comment: str, **changed: bytes) -> Test:
        now = {name: changed.get(name, getattr(self, name)) for name in ("key", "iv", "aad", "ct", "tag")}
        if len(now["key"]) == len(self.key) and len(now["iv"]) == 16:
            key, iv = unmasked(now["key"], now["iv"])
            assert ascon.decrypt(key, iv, now["aad"], now["ct"], now["tag"], self.tag_size) is None, comment
        return self._test("invalid", flag, comment, changed)

    def _test(self, result: str, flag: str, comment: str, changed: dict[str, bytes]) -> Test:
        return test(
            result, flag, comment, **{n: changed.get(n, getattr(self, n)) for n in ("key", "iv", "aad", "msg", "ct", "tag")}
        )


def message(label: str, data: int, text: int, key_size: int = 16, tag_size: int = 16) -> Message:
    key, iv, aad, msg = (
        pseudorandom(f"{label} {part}", size) for part, size in (("key", key_size), ("iv", 16), ("aad", data), ("msg", text))
    )
    return Message(key, iv, aad, msg, tag_size)


def by_length(key_size: int, texts: Iterable[int], data_lengths: tuple[int, ...]) -> list[Test]:
    """Each length of a text without associated data and with some, then each length of associated data."""
    pairs = [(0, size) for size in texts]
    pairs += [(data_lengths[1 + i % (len(data_lengths) - 1)], size) for i, size in enumerate(texts)]
    pairs += [(size, text) for size in texts for text in (0, 16 if size % 2 else 5)]
    tests = []
    for data, text in dict.fromkeys(pairs):
        one = message(f"length {key_size} {data} {text}", data, text, key_size)
        tests.append(one.valid("Lengths", f"{data} bytes of associated data, {text} bytes of text"))
    return tests


def special(key_size: int) -> list[Test]:
    """Keys, nonces and texts of a simple form."""
    patterns: dict[str, Callable[[int], bytes]] = {
        "zeros": lambda n: bytes(n),
        "ones": lambda n: b"\xff" * n,
        "counting": counting,
        "the bits 80": lambda n: b"\x80" * n,
    }
    tests = []
    for key_name, key in patterns.items():
        for iv_name, nonce in patterns.items():
            one = Message(key(key_size), nonce(16), b"", counting(17))
            tests.append(one.valid("SpecialCase", f"key: {key_name}, nonce: {iv_name}"))
    base = (counting(key_size), counting(16, 0x10))
    for name, pattern in patterns.items():
        for size in (15, 16, 32):
            one = Message(*base, pattern(size), pattern(size))
            tests.append(one.valid("SpecialCase", f"{size} bytes of associated data and of text: {name}"))
    for end in (b"\x01", b"\x01" + bytes(7), b"\x80", b"\x00"):
        one = Message(*base, counting(8) + end, counting(8) + end)
        tests.append(one.valid("PaddingLike", f"associated data and text end with {end.hex()}, as a padding might"))
    return tests


def tag_values(tag: bytes) -> dict[str, bytes]:
    """Wrong tags."""
    half, size = len(tag) // 2, len(tag)
    bits = sorted({0, 1, 7, 8, 8 * half - 1, 8 * half, 8 * half + 9, 8 * size - 8, 8 * size - 2, 8 * size - 1, 31, 63, 77, 96})
    values = {f"bit {bit} of the tag changed": flipped(tag, bit) for bit in bits if bit < 8 * size}
    values |= {
        "a tag of zeros": bytes(size),
        "a tag of ones": b"\xff" * size,
        "the complement of the tag": bytes(255 - byte for byte in tag),
        "the halves of the tag exchanged": tag[half:] + tag[:half],
        "the bytes of the tag reversed": tag[::-1],
        "the first half of the tag of zeros": bytes(half) + tag[half:],
        "the last half of the tag of zeros": tag[:half] + bytes(size - half),
        "the most significant bit of each byte of the tag changed": bytes(byte ^ 0x80 for byte in tag),
        "the least significant bit of each byte of the tag changed": bytes(byte ^ 1 for byte in tag),
        "the same bit of the first two bytes of the tag changed, so that an exclusive or of differences is zero": flipped(
            flipped(tag, 2), 10
        ),
        "one added to the first byte of the tag and taken from the second, so that a sum of differences is zero": bytes(
            [(tag[0] + 1) % 256, (tag[1] - 1) % 256]
        )
        + tag[2:],
        "each byte of the tag plus 16, so that a sum of differences is zero modulo 256": bytes((byte + 16) % 256 for byte in tag),
    }
    return values


def modified_tags(one: Message) -> list[Test]:
    return [one.invalid("ModifiedTag", comment, tag=tag) for comment, tag in tag_values(one.tag).items() if tag != one.tag]


def zero_byte_tags(key_size: int) -> list[Test]:
    """Tags with a byte of zero, after which a comparison of strings in C would end."""
    tests = []
    for at in (0, 1):
        tries = (message(f"zero byte {at} {number} {key_size}", 5, 20, key_size) for number in range(10**4))
        one = next(found for found in tries if found.tag[at] == 0)
        tests.append(one.valid("TagWithZeroByte", f"byte {at} of the tag is zero"))
        wrong = one.tag[: at + 1] + bytes(byte ^ 0xFF for byte in one.tag[at + 1 :])
        tests.append(one.invalid("TagWithZeroByte", f"byte {at} of the tag is zero, and every later one is changed", tag=wrong))
        if at == 1:
            tests.append(
                one.invalid("TagWithZeroByte", "byte 1 of the tag is zero, and the last one is changed", tag=flipped(one.tag, 127))
            )
    return tests


def modified_inputs(one: Message) -> list[Test]:
    """Each input changed but the tag."""
    tests = []
    names = {"key": "ModifiedKey", "iv": "ModifiedNonce", "aad": "ModifiedData", "ct": "ModifiedCiphertext"}
    for name, flag in names.items():
        value: bytes = getattr(one, name)
        size = 8 * len(value)
        for bit in dict.fromkeys((0, 7, 8, 63, 64, size // 2, size - 8, size - 1)):
            if bit < size:
                tests.append(one.invalid(flag, f"bit {bit} of {name} changed", **{name: flipped(value, bit)}))
        if value != value[::-1]:
            tests.append(one.invalid(flag, f"the bytes of {name} reversed", **{name: value[::-1]}))
        if name in ("aad", "ct"):
            tests += [
                one.invalid(flag, f"{name} followed by {end.hex()}", **{name: value + end}) for end in (b"\0", b"\x01", b"\x80")
            ]
            tests += [
                one.invalid(flag, f"{name} without its last {n} bytes", **{name: value[:-n]}) for n in (1, 16) if n <= len(value)
            ]
            tests.append(one.invalid(flag, f"{name} left out", **{name: b""}))
    return tests


def moved(one: Message) -> list[Test]:
    """Bytes that move between associated data, ciphertext and tag."""
    aad, ct, tag, flag = one.aad, one.ct, one.tag, "MovedBytes"
    tests = [
        one.invalid(flag, "the last byte of the associated data before the ciphertext", aad=aad[:-1], ct=aad[-1:] + ct),
        one.invalid(flag, "the first byte of the ciphertext after the associated data", aad=aad + ct[:1], ct=ct[1:]),
        one.invalid(flag, "all associated data before the ciphertext", aad=b"", ct=aad + ct),
        one.invalid(flag, "the ciphertext after the associated data", aad=aad + ct, ct=b""),
        one.invalid(flag, "associated data and ciphertext exchanged", aad=ct, ct=aad),
        one.invalid(flag, "the tag before the ciphertext", ct=(tag + ct)[: len(ct)], tag=(tag + ct)[len(ct) :]),
    ]
    if len(ct) >= 32:
        tests.append(one.invalid(flag, "the first two blocks of the ciphertext exchanged", ct=ct[16:32] + ct[:16] + ct[32:]))
    return tests


def swapped(one: Message) -> Test:
    return one.invalid("ModifiedKey", "key and nonce exchanged", key=one.iv, iv=one.key)


def computed_wrong() -> list[Test]:
    """For each mistake the first two cases in which it shows."""
    tests = []
    for flag, comment, form in mistakes.AEAD:
        found = 0
        for data, text in CASES:
            one = message(f"mistake {data} {text}", data, text)
            ct, tag = form.encrypt(one.key, one.iv, one.aad, one.msg)
            if (ct, tag) != (one.ct, one.tag) and found < 2:
                tests.append(one.invalid(flag, f"computed with this mistake: {comment}", ct=ct, tag=tag))
                found += 1
        if not found:
            sys.exit(f"mistakes.py: expected that this mistake changes one of the cases: {comment}")
    return tests


def truncated(tag_bytes: int, key_size: int) -> list[Test]:
    """Tags of one permitted size, section 4.2.1."""
    bits = 8 * tag_bytes
    tests = []
    for data, text in ((0, 0), (5, 16), (16, 20)):
        one = message(f"truncated {bits} {data} {text} {key_size}", data, text, key_size, tag_bytes)
        tests.append(one.valid("TruncatedTag", f"{data} bytes of associated data, {text} bytes of text"))
    whole = Message(one.key, one.iv, one.aad, one.msg)
    tests += modified_tags(one)
    tests += [
        one.invalid("TruncatedTag", f"the last {tag_bytes} bytes of the whole tag", tag=whole.tag[-tag_bytes:]),
        one.invalid("WrongTagSize", f"the whole tag where {tag_bytes} bytes are expected", tag=whole.tag),
        one.invalid("WrongTagSize", "one byte less than expected", tag=one.tag[:-1]),
        one.invalid("WrongTagSize", "one byte more than expected", tag=whole.tag[: tag_bytes + 1]),
        one.invalid("WrongTagSize", "no tag", tag=b""),
    ]
    return tests


def wrong_tag_sizes(key_size: int) -> list[Test]:
    """Where a tag of 16 bytes is expected."""
    one = message(f"tag size {key_size}", 5, 20, key_size)
    tests = [one.invalid("WrongTagSize", f"the first {n} bytes of the tag", tag=one.tag[:n]) for n in (15, 12, 8, 4, 1, 0)]
    tests += [
        one.invalid("WrongTagSize", f"the tag followed by {end.hex()}", tag=one.tag + end) for end in (b"\0", bytes(16), one.tag)
    ]
    empty = message(f"tag size {key_size} empty", 0, 0, key_size)
    tests += [empty.invalid("WrongTagSize", f"no text, the first {n} bytes of the tag", tag=empty.tag[:n]) for n in (15, 1, 0)]
    return tests


def group(kind: str, tests: list[Test], **sizes: int) -> Group:
    return {"type": kind, "source": SOURCE, **sizes, "tests": tests}


def aead_group(tests: list[Test], iv: int = 128, key: int = 128, tag: int = 128) -> Group:
    return group("AeadTest", tests, ivSize=iv, keySize=key, tagSize=tag)


def fitted(data: bytes, size: int) -> bytes:
    return (data + bytes(size))[:size]


def wrong_sizes(key_size: int) -> list[Group]:
    """Keys, nonces and tags of sizes that the standard does not have; an implementation that pads or cuts has these tags."""
    groups = []
    one = message(f"sizes {key_size}", 5, 20, key_size)
    for size in (0, 8, 12, 15, 17, 24):
        iv = pseudorandom(f"nonce of {size}", size)
        used = Message(one.key, fitted(iv, 16), one.aad, one.msg)
        comment = f"a nonce of {size} bytes, {'padded with zeros' if size < 16 else 'cut'}"
        groups.append(aead_group([used.invalid("WrongNonceSize", comment, iv=iv)], 8 * size, 8 * key_size))
    for size in {16: (0, 15, 17, 24), 32: (16, 24, 31, 33)}[key_size]:
        key = pseudorandom(f"key of {size}", size)
        used = Message(fitted(key, key_size), one.iv, one.aad, one.msg)
        comment = f"a key of {size} bytes, {'padded with zeros' if size < key_size else 'cut'}"
        groups.append(aead_group([used.invalid("WrongKeySize", comment, key=key)], 128, 8 * size))
    for size in (0, 1, 2, 3):
        comment = f"the first {size} bytes of the tag, where the standard wants 4 at least"
        groups.append(aead_group([one.invalid("ShortTag", comment, tag=one.tag[:size])], 128, 8 * key_size, 8 * size))
    return groups


def aead128() -> list[Group]:
    one, long = message("base", 13, 23), message("long", 33, 64)
    tests = by_length(16, LENGTHS, DATA_LENGTHS) + special(16)
    for base in (one, message("no text", 7, 0), message("no data", 0, 16)):
        tests += modified_tags(base)
    tests += zero_byte_tags(16) + modified_inputs(one) + modified_inputs(long) + moved(one) + moved(long) + [swapped(one)]
    empty = message("empty", 0, 0)
    tests += [empty.invalid("ModifiedTag", "no text and no associated data, a tag that is the key", tag=empty.key)]
    tests += computed_wrong() + wrong_tag_sizes(16)
    shorter = [aead_group(truncated(size, 16), tag=8 * size) for size in (15, 12, 8, 6, 4)]
    return [aead_group(tests), *shorter, *wrong_sizes(16)]


def masked_related() -> list[Test]:
    """The nonce masking itself, section 4.2.2."""
    one, zeros = message("masked", 13, 23, 32), bytes(16)
    k1, k2, iv = one.key[:16], one.key[16:], one.iv
    difference = pseudorandom("difference", 16)
    moved_mask = Message(
        k1 + bytes(a ^ b for a, b in zip(k2, difference)), bytes(a ^ b for a, b in zip(iv, difference)), one.aad, one.msg
    )
    assert moved_mask.tag == one.tag
    tests = [
        one.valid("NonceMask", "a base for the next two"),
        moved_mask.valid("NonceMask", "the same change of nonce and mask leaves ciphertext and tag as they are"),
        Message(k1 + zeros, iv, one.aad, one.msg).valid("NonceMask", "a mask of zero: as without masking"),
        Message(k1 + iv, iv, one.aad, one.msg).valid("NonceMask", "a mask equal to the nonce: as with a nonce of zeros"),
    ]
    wrong = {
        "the second half of the key ignored": (k1, iv),
        "the halves of the key exchanged": ascon.masked(k2 + k1, iv),
        "the bytes of the mask reversed": ascon.masked(k1 + k2[::-1], iv),
        "the mask added to the key too": (bytes(a ^ b for a, b in zip(k1, k2)), ascon.masked(one.key, iv)[1]),
        "the mask added to the key instead of the nonce": (bytes(a ^ b for a, b in zip(k1, k2)), iv),
        "the nonce replaced by the mask": (k1, k2),
        "only the first 8 bytes of the nonce masked": ascon.masked(k1 + k2[:8] + bytes(8), iv),
    }
    for comment, (key, nonce) in wrong.items():
        ct, tag = ascon.encrypt(key, nonce, one.aad, one.msg)
        tests.append(one.invalid("NonceMask", f"computed with this mistake: {comment}", ct=ct, tag=tag))
    return tests


def nonce_masked() -> list[Group]:
    one = message("masked base", 13, 23, 32)
    tests = by_length(32, (0, 1, 8, 15, 16, 17, 31, 32, 33), (0, 1, 16, 17)) + special(32) + masked_related()
    tests += modified_tags(one) + zero_byte_tags(32) + modified_inputs(one) + moved(one) + wrong_tag_sizes(32)
    shorter = [aead_group(truncated(size, 32), key=256, tag=8 * size) for size in (12, 8, 4)]
    return [aead_group(tests, key=256), *shorter, *wrong_sizes(32)]


def messages() -> list[tuple[str, str, bytes]]:
    """Messages for a hash function, with a flag and a comment."""
    some = [
        ("Lengths", f"{n} bytes", pseudorandom(f"message {n}", n)) for n in (*range(66), 127, 128, 129, 255, 256, 257, 511, 1000)
    ]
    for byte in (0x00, 0xFF, 0x01, 0x80):
        some += [("SpecialCase", f"{n} bytes {byte:02x}", bytes([byte]) * n) for n in (1, 7, 8, 9, 16, 64)]
    for size in (0, 3, 7):
        for end in (b"\x01", b"\x01" + bytes(7 - size), b"\x80", b"\0"):
            some.append(("PaddingLike", f"{size} bytes, then {end.hex()}, as a padding might", counting(size) + end))
    return list({one[2]: one for one in reversed(some)}.values())[::-1]


Wrong = list[tuple[str, str, bytes, bytes]]
"""A flag, the mistake, the message, and what was computed."""


def sponge_mistakes(right: int, compute: Callable[[bytes], bytes], parts: Callable[[bytes], list[bytes]], size: int) -> Wrong:
    """For each mistake the first two messages on which it shows."""
    tests = []
    for flag, comment, form in mistakes.sponges(right):
        found = 0
        for length in (0, 3, 8, 21, 32):
            text = pseudorandom(f"mistake {length}", length)
            output = form.sponge(parts(text), size)
            if output != compute(text) and found < 2:
                tests.append((flag, f"computed with this mistake: {comment}", text, output))
                found += 1
        if not found:
            sys.exit(f"mistakes.py: expected that this mistake changes one of the cases: {comment}")
    return tests


def hash256() -> list[Group]:
    tests = [test("valid", flag, comment, msg=text, digest=ascon.hash256(text)) for flag, comment, text in messages()]
    for flag, comment, text, output in sponge_mistakes(ascon.HASH256, ascon.hash256, lambda text: [text], 32):
        tests.append(test("invalid", flag, comment, msg=text, digest=output))
    text = pseudorandom("wrong digest", 21)
    right = ascon.hash256(text)
    for bit in (0, 63, 64, 128, 255):
        tests.append(test("invalid", "ModifiedDigest", f"bit {bit} of the digest changed", msg=text, digest=flipped(right, bit)))
    tests.append(
        test(
            "invalid",
            "ModifiedDigest",
            "the digest of the message without its last byte",
            msg=text,
            digest=ascon.hash256(text[:-1]),
        )
    )
    tests.append(test("invalid", "ModifiedDigest", "the bytes of the digest reversed", msg=text, digest=right[::-1]))
    return [group("HashTest", tests, digestSize=256)]


def xof128() -> list[Group]:
    def of(result: str, flag: str, comment: str, text: bytes, output: bytes) -> Test:
        return test(result, flag, comment, msg=text, size=len(output), output=output)

    tests = [of("valid", flag, comment, text, ascon.xof128(text, 40)) for flag, comment, text in messages()]
    text = pseudorandom("output", 5)
    for size in (*range(1, 66), 127, 128, 129, 512, 1000):
        tests.append(of("valid", "OutputLengths", f"an output of {size} bytes", text, ascon.xof128(text, size)))
    tests.append(of("acceptable", "NoOutput", "an output of no bytes", text, b""))
    for flag, comment, text, output in sponge_mistakes(ascon.XOF128, lambda text: ascon.xof128(text, 40), lambda text: [text], 40):
        tests.append(of("invalid", flag, comment, text, output))
    tests.append(of("invalid", "InitialValue", "the digest of Ascon-Hash256", text, ascon.hash256(text)))
    right = ascon.xof128(text, 41)
    tests += [
        of("invalid", "ModifiedDigest", f"bit {bit} of the output changed", text, flipped(right, bit)) for bit in (0, 64, 327)
    ]
    tests.append(of("invalid", "ModifiedDigest", "the output from its second byte on", text, right[1:]))
    return [group("XofTest", tests)]


def cxof128() -> list[Group]:
    def of(result: str, flag: str, comment: str, text: bytes, customization: bytes, output: bytes) -> Test:
        return test(result, flag, comment, msg=text, customization=customization, size=len(output), output=output)

    tests = []
    for size in (*range(18), 23, 24, 25, 31, 32, 33, 63, 64, 65, 127, 128, 255, 256):
        z = pseudorandom(f"customization {size}", size)
        for length in (0, 8, 13):
            text = pseudorandom(f"customized message {length}", length)
            comment = f"a customization string of {size} bytes, a message of {length}"
            tests.append(of("valid", "Lengths", comment, text, z, ascon.cxof128(text, z, 32)))
    z = b"purpose"
    for flag, comment, text in messages():
        tests.append(of("valid", flag, comment, text, z, ascon.cxof128(text, z, 32)))
    text = pseudorandom("output", 5)
    for size in (*range(1, 18), 31, 32, 33, 64, 65, 128, 512):
        tests.append(of("valid", "OutputLengths", f"an output of {size} bytes", text, z, ascon.cxof128(text, z, size)))
    tests.append(of("acceptable", "NoOutput", "an output of no bytes", text, z, b""))
    for size in (257, 264, 512):
        z = pseudorandom(f"customization {size}", size)
        output = ascon.unlimited_cxof128(text, z, 32)
        comment = f"a customization string of {size} bytes, where 256 are the most"
        tests.append(of("invalid", "LongCustomization", comment, text, z, output))
    return [group("CxofTest", tests + wrong_cxofs())]


def wrong_cxofs() -> list[Test]:
    return [
        test("invalid", flag, comment, msg=text, customization=z, size=32, output=output)
        for z in (b"", b"purpose", b"8 bytes.")
        for flag, comment, text, output in wrong_outputs(z)
    ]


def wrong_outputs(z: bytes) -> Wrong:
    """Mistakes of Ascon-CXOF128 with this customization string."""

    def right(text: bytes) -> bytes:
        return ascon.cxof128(text, z, 32)

    length = (8 * len(z)).to_bytes(8, "little")
    tests = sponge_mistakes(ascon.CXOF128, right, lambda text: [length + z, text], 32) if z else []
    text = pseudorandom("customized", 13)
    for flag, comment, parts in mistakes.customized(text, z):
        output = ascon.sponge(ascon.CXOF128, parts, 32)
        if output != right(text):
            tests.append((flag, f"computed with this mistake: {comment}", text, output))
    return [*tests, ("Customization", "the output of Ascon-XOF128", text, ascon.xof128(text, 32))]


FILES: dict[str, tuple[str, str, Callable[[], list[Group]]]] = {
    "ascon_aead128_test.json": ("ASCON-AEAD128", "aead_test_schema_v1.json", aead128),
    "ascon_aead128_nonce_masking_test.json": ("ASCON-AEAD128-NONCE-MASKING", "aead_test_schema_v1.json", nonce_masked),
    "ascon_hash256_test.json": ("ASCON-HASH256", "hash_test_schema.json", hash256),
    "ascon_xof128_test.json": ("ASCON-XOF128", "xof_test_schema.json", xof128),
    "ascon_cxof128_test.json": ("ASCON-CXOF128", "cxof_test_schema.json", cxof128),
}


def numbered(groups: list[Group]) -> list[Test]:
    """All tests, which have got their numbers."""
    tests = [one for each in groups for one in each["tests"]]
    for number, one in enumerate(tests, 1):
        one["tcId"] = number
    return tests


def document(name: str) -> str:
    """A file, with a line for each test."""
    algorithm, schema, make = FILES[name]
    groups = make()
    tests = numbered(groups)
    flags = sorted({flag for one in tests for flag in one["flags"]})
    top = {
        "algorithm": algorithm,
        "schema": schema,
        "numberOfTests": len(tests),
        "header": HEADERS["all"] + HEADERS.get(schema, []),
        "notes": {flag: NOTES[flag] for flag in flags},
    }
    shown = []
    for each in groups:
        begin = json.dumps({name: value for name, value in each.items() if name != "tests"})[:-1]
        lines = ",\n".join("      " + json.dumps(one) for one in each["tests"])
        shown.append(f'    {begin}, "tests": [\n{lines}\n    ]}}')
    return json.dumps(top, indent=2)[:-2] + ',\n  "testGroups": [\n' + ",\n".join(shown) + "\n  ]\n}\n"


def check_forms() -> None:
    """The form without a mistake computes what ascon.py does."""
    for data, text in CASES:
        one = message(f"form {data} {text}", data, text)
        if mistakes.Form().encrypt(one.key, one.iv, one.aad, one.msg) != (one.ct, one.tag):
            sys.exit("mistakes.py: expected that Form() encrypts as ascon.py does")
        if mistakes.Form(ascon.HASH256, inner=12).sponge([one.msg], 32) != ascon.hash256(one.msg):
            sys.exit("mistakes.py: expected that Form(HASH256, inner=12) hashes as ascon.py does")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare, and write nothing")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the files are; by default beside this program")
    options = parser.parse_args()
    check_forms()
    status = 0
    for name in FILES:
        path, text = options.folder / name, document(name)
        if not options.check:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{path}: expected what vectors/make.py writes; run it", file=sys.stderr)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
