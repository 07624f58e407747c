# SPDX-License-Identifier: MIT OR Apache-2.0
"""Message authentication codes: HMAC, CMAC and KMAC."""

from __future__ import annotations

import hmac as comparison

import linnet
from linnet_cli.acvp.hashes import customization_of
from linnet_cli.acvp.members import LeftOut, Test, to_hex


def hmac(id: str, test: Test) -> dict[str, object]:
    key, message = test.hex("key", "keyLen"), test.hex("msg", "msgLen")
    return {"mac": to_hex(linnet.mac(id, key, message, tag_size=test.size("macLen")).digest())}


def cmac(test: Test) -> dict[str, object]:
    """A shorter tag is the beginning of the whole one, as SP 800-38B has it."""
    size = test.size("macLen")
    whole = linnet.mac(f"aes-{test.number('keyLen')}-cmac", test.hex("key"), test.hex("message", "msgLen")).digest()
    if not 0 < size <= len(whole):
        raise LeftOut(f"macLen is not from 8 to {len(whole) * 8}")
    if test.one_of("direction", "gen", "ver") == "gen":
        return {"mac": to_hex(whole[:size])}
    return {"testPassed": comparison.compare_digest(whole[:size], test.hex("mac", "macLen"))}


def kmac(id: str, test: Test) -> dict[str, object]:
    return {"mac": to_hex(_kmac(id, test).digest())}


def kmac_verification(id: str, test: Test) -> dict[str, object]:
    mac, tag = _kmac(id, test), test.hex("mac", "macLen")
    try:
        mac.verify(tag)
    except linnet.InvalidTag:
        return {"testPassed": False}
    return {"testPassed": True}


def _kmac(id: str, test: Test) -> linnet.MAC:
    if test.flag("xof"):
        raise LeftOut("xof is true, and Linnet has no KMACXOF")
    key, message = test.hex("key", "keyLen"), test.hex("msg", "msgLen")
    return linnet.mac(id, key, message, tag_size=test.size("macLen"), **customization_of(test))
