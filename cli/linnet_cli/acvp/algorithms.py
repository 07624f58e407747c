# SPDX-License-Identifier: MIT OR Apache-2.0
"""ACVP's names of algorithms and types of tests, and what answers them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from linnet_cli.acvp import aead, ciphers, derivation, hashes, macs
from linnet_cli.acvp.derivation import HASHES
from linnet_cli.acvp.members import Test

Answer = Callable[[Test], dict[str, Any]]
Answers = dict[str, Answer]
"""What answers a test of each type."""

AFT, MCT, LDT, VOT, MVT, CTR, VAL = "AFT", "MCT", "LDT", "VOT", "MVT", "CTR", "VAL"


def _hash(name: str, id: str) -> Answers:
    links = 1 if name.startswith("SHA3") else 3
    return {
        AFT: partial(hashes.fixed, id),
        MCT: partial(hashes.fixed_monte_carlo, id, links),
        LDT: partial(hashes.large, id),
    }


def _xof(id: str) -> Answers:
    answer = partial(hashes.extendable, id)
    return {AFT: answer, VOT: answer, MCT: partial(hashes.extendable_monte_carlo, id)}


ALGORITHMS: dict[str, Answers] = {
    "ACVP-AES-CBC": {AFT: ciphers.cbc, MCT: ciphers.cbc_monte_carlo},
    "ACVP-AES-CTR": {AFT: ciphers.ctr, CTR: ciphers.ctr},
    "ACVP-AES-GCM": {AFT: partial(aead.answer, aead.GCM)},
    "ACVP-AES-GMAC": {AFT: partial(aead.answer, aead.GMAC)},
    "ACVP-AES-CCM": {AFT: partial(aead.answer, aead.CCM)},
    "ACVP-AES-GCM-SIV": {AFT: partial(aead.answer, aead.GCM_SIV)},
    "ACVP-AES-KW": {AFT: partial(ciphers.key_wrap, "kw")},
    "ACVP-AES-KWP": {AFT: partial(ciphers.key_wrap, "kwp")},
    "Ascon/AEAD128": {AFT: partial(aead.answer, aead.ASCON)},
    "Ascon/Hash256": {AFT: partial(hashes.fixed, "ascon-hash256")},
    "Ascon/XOF128": {AFT: partial(hashes.extendable, "ascon-xof128")},
    "Ascon/CXOF128": {AFT: partial(hashes.extendable, "ascon-cxof128")},
    "CMAC-AES": {AFT: macs.cmac},
    **{name: _hash(name, id) for name, id in HASHES.items()},
    **{f"{xof}-{size}": _xof(f"{xof.lower()}{size}") for xof in ("SHAKE", "cSHAKE") for size in (128, 256)},
    **{f"HMAC-{name}": {AFT: partial(macs.hmac, f"hmac-{id}")} for name, id in HASHES.items() if id != "sha-512-256"},
    **{
        f"KMAC-{size}": {AFT: partial(macs.kmac, f"kmac{size}"), MVT: partial(macs.kmac_verification, f"kmac{size}")}
        for size in (128, 256)
    },
    "hashDRBG": {AFT: partial(derivation.drbg, "hash-drbg")},
    "hmacDRBG": {AFT: partial(derivation.drbg, "hmac-drbg")},
    "PBKDF": {AFT: derivation.pbkdf},
    "KDA/HKDF": {AFT: derivation.hkdf, VAL: derivation.hkdf_validation},
    "XECDH/keyGen": {AFT: derivation.x25519_key},
    "XECDH/keyVer": {AFT: derivation.x25519_check},
    "XECDH/SSC": {AFT: derivation.x25519_secret},
}
