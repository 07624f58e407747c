# SPDX-License-Identifier: MIT OR Apache-2.0
"""Random bit generators, key derivation and X25519."""

from __future__ import annotations

import linnet
from linnet_cli.acvp.members import LeftOut, Members, Test, to_hex

HASHES = {
    "SHA-1": "sha-1",
    "SHA2-224": "sha-224",
    "SHA2-256": "sha-256",
    "SHA2-384": "sha-384",
    "SHA2-512": "sha-512",
    "SHA2-512/256": "sha-512-256",
    **{f"SHA3-{size}": f"sha3-{size}" for size in (224, 256, 384, 512)},
}
"""ACVP's names of hash functions, and Linnet's."""


def id_over(prefix: str, hash: str) -> str:
    """The id of an algorithm over a hash function."""
    id = f"{prefix}-{HASHES.get(hash)}"
    if id not in linnet.algorithms():
        raise LeftOut(f"Linnet has no {prefix} over {hash}")
    return id


def drbg(prefix: str, test: Test) -> dict[str, object]:
    """The output of the last request. One with entropy asks for prediction resistance: SP 800-90A, section 9.3.1, reseeds first."""
    generator = linnet.algorithm(id_over(prefix, test.text("mode")))(
        test.hex("entropyInput"), test.hex("nonce"), personalization=test.hex("persoString")
    )
    size, output = test.size("returnedBitsLen"), b""
    for request in test.items("otherInput"):
        additional, entropy = request.hex("additionalInput"), request.hex("entropyInput")
        generates = request.one_of("intendedUse", "generate", "reSeed") == "generate"
        if entropy or not generates:
            generator.reseed(entropy, additional=additional)
            additional = b""
        if generates:
            output = generator.generate(size, additional=additional)
    return {"returnedBits": to_hex(output)}


def pbkdf(test: Test) -> dict[str, object]:
    id = id_over("pbkdf2-hmac", test.text("hmacAlg"))
    password, salt = test.text("password").encode(), test.hex("salt", "saltLen")
    key = linnet.kdf(id, password, test.size("keyLen"), salt=salt, iterations=test.number("iterationCount"))
    return {"derivedKey": to_hex(key)}


def hkdf(test: Test) -> dict[str, object]:
    keys = [to_hex(key) for key in _keys(test)]
    return {"dkms": keys} if _several(test) else {"dkm": keys[0]}


def hkdf_validation(test: Test) -> dict[str, object]:
    return {"testPassed": _keys(test) == (test.hexes("dkms") if _several(test) else [test.hex("dkm")])}


def _several(test: Test) -> bool:
    return "multiExpansion" in test and test.flag("multiExpansion")


def _keys(test: Test) -> list[bytes]:
    if _several(test):
        given = test.inner("kdfMultiExpansionParameter")
        return [_key(test, given, given, each, each.hex("fixedInfo")) for each in given.items("iterationParameters")]
    given, form = test.inner("kdfParameter"), test.inner("kdfConfiguration")
    form.one_of("fixedInfoEncoding", "concatenation")
    info = b"".join(_part_of_info(test, given, part) for part in form.text("fixedInfoPattern").split("||"))
    return [_key(test, given, form, given, info)]


def _key(test: Test, given: Members, form: Members, length: Members, info: bytes) -> bytes:
    """From the shared secret, to which a hybrid appends the second one."""
    hybrid = "usesHybridSharedSecret" in test and test.flag("usesHybridSharedSecret")
    secret = given.hex("z") + (given.hex("t") if hybrid else b"")
    return linnet.kdf(id_over("hkdf", form.text("hmacAlg")), secret, length.size("l"), salt=given.hex("salt"), info=info)


def _part_of_info(test: Test, given: Members, part: str) -> bytes:
    if part in ("uPartyInfo", "vPartyInfo"):
        party = test.inner(f"fixedInfoParty{part[0].upper()}")
        return party.hex("partyId") + (party.hex("ephemeralData") if "ephemeralData" in party else b"")
    if part == "l":
        return given.number("l").to_bytes(4, "big")
    if part.startswith("literal["):
        try:
            return bytes.fromhex(part.removeprefix("literal[").removesuffix("]"))
        except ValueError:
            raise LeftOut("fixedInfoPattern has a literal that is not whole bytes") from None
    return given.hex(part)


def x25519_key(test: Test) -> dict[str, object]:
    key, public = _new_pair(test)
    return {"privateKey": to_hex(key), "publicKey": to_hex(public)}


def x25519_check(test: Test) -> dict[str, object]:
    key, _ = _new_pair(test)
    try:
        linnet.X25519.agree(key, test.hex("publicKey"))
    except ValueError:
        return {"testPassed": False}
    return {"testPassed": True}


def x25519_secret(test: Test) -> dict[str, object]:
    key, public = _new_pair(test)
    return {"publicIut": to_hex(public), "z": to_hex(linnet.X25519.agree(key, test.hex("publicServer")))}


def _new_pair(test: Test) -> tuple[bytes, bytes]:
    if test.text("curve") != "Curve25519":
        raise LeftOut(f"Linnet has no {test.text('curve')}, only Curve25519")
    key = linnet.X25519.generate_key()
    return key, linnet.X25519.public_key(key)
