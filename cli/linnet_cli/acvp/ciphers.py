# SPDX-License-Identifier: MIT OR Apache-2.0
"""AES in CBC and CTR mode, and key wrap."""

from __future__ import annotations

from collections.abc import Callable

import linnet
from linnet_cli.acvp.members import LeftOut, Test, to_hex

ROUNDS, STEPS = 100, 1000


def cbc(test: Test) -> dict[str, object]:
    cipher = linnet.cbc(_id(test, "cbc"), test.hex("key"))
    if test.encrypts():
        return {"ct": to_hex(cipher.encrypt(test.hex("iv"), test.hex("pt")))}
    return {"pt": to_hex(cipher.decrypt(test.hex("iv"), test.hex("ct")))}


def cbc_monte_carlo(test: Test) -> dict[str, object]:
    """In each step the text is the result before the last one. The results of a round change the key."""
    encrypting = test.encrypts()
    given, made = ("pt", "ct") if encrypting else ("ct", "pt")
    key, nonce, text = test.hex("key"), test.hex("iv"), test.hex(given)
    results = []
    for _ in range(ROUNDS):
        cipher = linnet.cbc(_id(test, "cbc"), key)
        last, before = _cbc_round(cipher.encrypt if encrypting else cipher.decrypt, nonce, text, encrypting=encrypting)
        results.append({"key": to_hex(key), "iv": to_hex(nonce), given: to_hex(text), made: to_hex(last)})
        key = bytes(a ^ b for a, b in zip(key, (before + last)[-len(key) :]))
        nonce, text = last, before
        test.advance(1)
    return {"resultsArray": results}


def _cbc_round(step: Callable[[bytes, bytes], bytes], nonce: bytes, text: bytes, *, encrypting: bool) -> tuple[bytes, bytes]:
    """The last result, and the one before it."""
    chained = last = nonce
    for _ in range(STEPS):
        result = step(chained, text)
        chained = result if encrypting else text
        text, last = last, result
    return last, text


def ctr(test: Test) -> dict[str, object]:
    if "iv" not in test:
        raise LeftOut("no iv: an implementation of RFC 3686 is to make it, and Linnet takes the initial counter block")
    if "incremental" in test and not test.flag("incremental"):
        raise LeftOut("incremental is false, and Linnet's counter goes up")
    given, made = ("pt", "ct") if test.encrypts() else ("ct", "pt")
    stream = linnet.stream_cipher(_id(test, "ctr"), test.hex("key"), test.hex("iv"))
    return {made: to_hex(stream.crypt(test.hex(given, "payloadLen")))}


def key_wrap(mode: str, test: Test) -> dict[str, object]:
    if test.one_of("kwCipher", "cipher", "inverse") == "inverse":
        raise LeftOut("kwCipher is inverse, and Linnet wraps with the forward cipher only")
    test.size("payloadLen")
    wrap = linnet.key_wrap(_id(test, mode), test.hex("key"))
    if test.encrypts():
        return {"ct": to_hex(wrap.wrap(test.hex("pt", "payloadLen")))}
    try:
        return {"pt": to_hex(wrap.unwrap(test.hex("ct")))}
    except linnet.InvalidTag:
        return {"testPassed": False}


def _id(test: Test, mode: str) -> str:
    return f"aes-{test.number('keyLen')}-{mode}"
