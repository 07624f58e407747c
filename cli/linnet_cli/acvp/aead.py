# SPDX-License-Identifier: MIT OR Apache-2.0
"""Authenticated encryption: GCM, GMAC, CCM, GCM-SIV and Ascon-AEAD128."""

from __future__ import annotations

from dataclasses import dataclass

import linnet
from linnet_cli.acvp.members import LeftOut, Test, to_hex

TAG_SIZE = 16


@dataclass(frozen=True)
class Form:
    """How the tests of an algorithm are written."""

    id: str = ""
    """Of the AES mode, after the size of the key."""
    nonce: str = "iv"
    data: str = "aad"
    text: bool = True
    """GMAC has none."""
    tag: bool = True
    """Whether the tag is a member of its own. Otherwise it ends the ciphertext."""
    says_passed: bool = False
    """Whether a plaintext comes with testPassed."""


GCM, GMAC, CCM = Form("gcm"), Form("gcm", text=False), Form("ccm", tag=False)
GCM_SIV = Form("gcm-siv", tag=False)
ASCON = Form(nonce="nonce", data="ad", says_passed=True)


def answer(form: Form, test: Test) -> dict[str, object]:
    data = test.hex(form.data, f"{form.data}Len")
    if form.text:
        test.size("payloadLen")
    aead = _cipher(form, test)
    return _encrypted(form, test, aead, data) if test.encrypts() else _decrypted(form, test, aead, data)


def _cipher(form: Form, test: Test) -> linnet.AEAD:
    size = test.size("tagLen") if "tagLen" in test else TAG_SIZE
    if form is not ASCON:
        return linnet.aead(f"aes-{test.number('keyLen')}-{form.id}", test.hex("key"), tag_size=size)
    if test.flag("supportsNonceMasking"):
        return linnet.aead("ascon-aead128-nonce-masked", test.hex("key") + test.hex("secondKey"), tag_size=size)
    return linnet.aead("ascon-aead128", test.hex("key"), tag_size=size)


def _encrypted(form: Form, test: Test, aead: linnet.AEAD, data: bytes) -> dict[str, object]:
    made = form.nonce not in test
    nonce = _made_nonce(test, aead) if made else test.hex(form.nonce, f"{form.nonce}Len")
    text = test.hex("pt", "payloadLen") if form.text else b""
    sealed = aead.encrypt(nonce, text, data)
    found: dict[str, object] = {form.nonce: to_hex(nonce)} if made else {}
    if form.text:
        found["ct"] = to_hex(sealed[: len(text)] if form.tag else sealed)
    return found | ({"tag": to_hex(sealed[len(text) :])} if form.tag else {})


def _made_nonce(test: Test, aead: linnet.AEAD) -> bytes:
    """A random IV, where the prompt leaves it to the implementation."""
    if test.text("ivGen") != "internal":
        test.hex("iv")  # says that it is missing
    if test.text("ivGenMode") != "8.2.2" or test.size("ivLen") != aead.nonce_size:
        raise LeftOut(f"Linnet makes IVs only as section 8.2.2 has them, of {aead.nonce_size * 8} random bits")
    nonce: bytes = type(aead).generate_nonce()
    return nonce


def _decrypted(form: Form, test: Test, aead: linnet.AEAD, data: bytes) -> dict[str, object]:
    sealed = test.hex("ct", "payloadLen" if form.tag else "") if form.text else b""
    if form.tag:
        sealed += test.hex("tag", "tagLen")
    try:
        text = aead.decrypt(test.hex(form.nonce, f"{form.nonce}Len"), sealed, data)
    except linnet.InvalidTag:
        return {"testPassed": False}
    passed: dict[str, object] = {"testPassed": True} if form.says_passed or not form.text else {}
    return passed | ({"pt": to_hex(text)} if form.text else {})
