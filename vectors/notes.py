# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the flags of the test vectors mean."""

from __future__ import annotations

HEADERS = {
    "all": [
        "Test vectors for NIST SP 800-232 (https://doi.org/10.6028/NIST.SP.800-232), by vectors/make.py of Linnet.",
        "SPDX-License-Identifier: MIT OR Apache-2.0",
        "Fields are named as in Project Wycheproof where it has the kind of algorithm; vectors/README.md describes them.",
    ],
    "aead_test_schema_v1.json": [
        "Encryption of a valid test gives ct and tag, and decryption gives msg.",
        "Decryption of an invalid test must fail: tags have tagSize bits in a group, and no other number of them.",
    ],
    "hash_test_schema.json": ["msg has the digest of a valid test, and another one than an invalid test gives."],
    "xof_test_schema.json": ["size is the number of bytes of the output. The output of an invalid test must not be computed."],
    "cxof_test_schema.json": ["size is the number of bytes of the output. The output of an invalid test must not be computed."],
}


def note(kind: str, description: str, effect: str = "") -> dict[str, str]:
    return {"bugType": kind, "description": description} | ({"effect": effect} if effect else {})


FORGED = "An implementation that accepts the test lets an attacker forge messages."
WRONG = "An implementation that accepts the test, or computes its values, has the mistake that the comment names."

NOTES = {
    "AsconV12": note(
        "FUNCTIONALITY",
        "The values of Ascon v1.2, which differs from the standard in byte order, padding and initial values.",
        WRONG,
    ),
    "ByteOrder": note("FUNCTIONALITY", "Bytes are loaded or stored in the wrong order.", WRONG),
    "Customization": note("FUNCTIONALITY", "The customization string is absorbed in a wrong way.", WRONG),
    "DomainSeparation": note(
        "FUNCTIONALITY",
        "The bit that separates associated data from text is missing or misplaced.",
        f"{WRONG} Text may pass as associated data.",
    ),
    "EmptyData": note("EDGE_CASE", "Associated data of no bytes are not absorbed, but the domain separation bit is added.", WRONG),
    "InitialValue": note("FUNCTIONALITY", "The first state is wrong.", WRONG),
    "KeyAddition": note(
        "FUNCTIONALITY", "The key is not added where it should be.", f"{WRONG} It then resists an attacker less who learns a state."
    ),
    "Lengths": note("BASIC", "Inputs of each length around the ends of blocks, from SHAKE256."),
    "LongCustomization": note(
        "FUNCTIONALITY", "A customization string has at most 2048 bits: a longer one is refused (section 5.3)."
    ),
    "MissingPermutation": note("FUNCTIONALITY", "A permutation is left out.", WRONG),
    "ModifiedCiphertext": note("AUTH_BYPASS", "The ciphertext is another than the one that was authenticated.", FORGED),
    "ModifiedData": note("AUTH_BYPASS", "The associated data are others than those that were authenticated.", FORGED),
    "ModifiedDigest": note("FUNCTIONALITY", "The expected output is wrong. This tests the program that compares."),
    "ModifiedKey": note("AUTH_BYPASS", "The key is another than the one of the encryption.", FORGED),
    "ModifiedNonce": note("AUTH_BYPASS", "The nonce is another than the one of the encryption.", FORGED),
    "ModifiedTag": note("AUTH_BYPASS", "The tag is wrong.", FORGED),
    "MovedBytes": note("AUTH_BYPASS", "Bytes have moved between associated data, ciphertext and tag.", FORGED),
    "NoOutput": note(
        "EDGE_CASE", "The standard wants an output of one bit at least; an implementation may refuse none or return it."
    ),
    "NonceMask": note("FUNCTIONALITY", "Nonce masking (section 4.2.2).", WRONG),
    "OutputLengths": note("BASIC", "Outputs of each length around the ends of blocks."),
    "Padding": note(
        "FUNCTIONALITY", "The padding is wrong or missing.", f"{WRONG} Different inputs may then have the same tag or digest."
    ),
    "PaddingLike": note("EDGE_CASE", "An input ends like a padding."),
    "Permutation": note("FUNCTIONALITY", "The permutation is wrong.", WRONG),
    "Rounds": note("FUNCTIONALITY", "The number of rounds or their constants are wrong.", WRONG),
    "ShortTag": note(
        "WEAK_PARAMS", "Tags have at least 32 bits (section 4.2.1): shorter ones are refused.", "A short tag is soon guessed."
    ),
    "SpecialCase": note("EDGE_CASE", "Inputs of a simple form."),
    "TagPosition": note("FUNCTIONALITY", "The tag is taken from the wrong words of the state.", WRONG),
    "TagWithZeroByte": note("AUTH_BYPASS", "A comparison as of strings in C ends at a byte of zero.", FORGED),
    "TruncatedTag": note("FUNCTIONALITY", "A tag of fewer than 128 bits is the beginning of the whole one (section 4.2.1)."),
    "WrongKeySize": note(
        "WEAK_PARAMS", "The key has a size that the algorithm does not have: it is refused, neither padded nor cut."
    ),
    "WrongNonceSize": note(
        "WEAK_PARAMS", "The nonce has a size that the algorithm does not have: it is refused, neither padded nor cut."
    ),
    "WrongTagSize": note("AUTH_BYPASS", "The tag is longer or shorter than agreed for the key.", FORGED),
}
