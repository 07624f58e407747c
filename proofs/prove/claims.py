# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is claimed: a function of liblinnet, the lengths of its inputs, and the specification that it equals for all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from measure.calls import Call, arguments
from measure.catalog import Algorithm, algorithms
from measure.values import Room
from prove.word import Word
from spec import aes, ascon, chacha, elephant, gift, isap, keccak, norx, photon, romulus, sha2, sparkle, tinyjambu, xoodyak

Spec = Callable[..., list[Word]]


@dataclass(frozen=True)
class Input:
    """Bytes of which nothing is known but how many they are."""

    name: str
    size: int

    def __len__(self) -> int:
        return self.size


@dataclass(frozen=True)
class Lengths:
    """In bytes."""

    key: Input
    nonce: Input
    data: Input
    text: Input


@dataclass(frozen=True)
class Claim:
    algorithm: str
    call: str
    spec: Spec
    text: int
    data: int = 0
    quick: bool = False
    over: tuple[str, ...] = ("x86-64", "m0-small", "m3-fast")

    @property
    def targets(self) -> tuple[str, ...]:
        """A quick claim is proved for x86-64-v3 too, where that has code of its own."""
        return (*self.over, "x86-64-v3") if self.quick and self.algorithm in _WITH_V3 else self.over

    @property
    def of(self) -> Algorithm:
        return algorithms()[self.algorithm]

    @property
    def symbol(self) -> str:
        return f"linnet_{self.of.type}_{self.call}"

    def __str__(self) -> str:
        data = f"{self.data}+" if self.of.kind == "aead" else ""
        return f"{self.algorithm} {self.call} {data}{self.text}"

    def arguments(self) -> list[int | Input | Room]:
        """In the order of linnet.h."""
        a = self.of
        sizes = {"key": a.sizes.get("key", 0), "nonce": a.sizes.get("nonce", 0), "data": self.data, "text": self.text}
        return arguments(a, Call(self.call), Lengths(**{name: Input(name, n) for name, n in sizes.items()}))  # type: ignore


_WITH_V3 = ("ascon-aead128", "ascon-hash256", "sha3-256", "aes-128-cbc", "romulus-n", "norx32-4-1", "xoodyak", "isap-k-128a")
_LENGTHS = (0, 1, 15, 16, 17, 33)
_FEW = ((0, 0), (1, 1), (16, 15), (17, 33))
_AEADS: dict[str, Spec] = {
    "gift-cofb": gift.cofb,
    "romulus-n": romulus.romulus_n,
    "norx32-4-1": norx.norx(32, 4),
    "norx64-4-1": norx.norx(64, 4),
    "xoodyak": xoodyak.aead,
    "schwaemm-256-128": sparkle.schwaemm,
    "tinyjambu-128": tinyjambu.aead,
    "photon-beetle-aead128": photon.beetle,
    "elephant-160": elephant.elephant_160,
    "elephant-176": elephant.elephant_176,
    "elephant-200": elephant.elephant_200,
}
_SOME = {"elephant-160": _FEW[1:2], "elephant-176": _FEW[1:2], "romulus-n": _FEW[:2], "photon-beetle-aead128": _FEW[:3]}
"""The lengths of those whose proofs take long."""
_ALIKE = ("norx64-4-1", "elephant-176")
"""What others stand for in a quick run."""
CLAIMS = [
    *(
        Claim("ascon-aead128", "encrypt", ascon.aead128, text, data, quick=(data, text) in _FEW[1::2])
        for data in _LENGTHS
        for text in _LENGTHS
    ),
    *(Claim("ascon-hash256", "digest", ascon.hash256, text, quick=text < 8) for text in (0, 7, 8, 17)),
    *(Claim("sha3-256", "digest", keccak.sha3(256), text, quick=text == 136) for text in (0, 32, 135, 136)),
    *(Claim("sha-256", "digest", sha2.digest(sha2.SHA256), text, quick=text == 32) for text in (0, 32, 55, 64)),
    *(Claim("sha-512", "digest", sha2.digest(sha2.SHA512), text, quick=text == 64, over=("x86-64",)) for text in (0, 64, 111)),
    *(Claim("aes-128-cbc", "encrypt", aes.cbc, text, quick=text == 16) for text in (16, 32)),
    *(Claim("chacha20", "crypt", chacha.chacha20, text, quick=text == 65) for text in (1, 64, 65)),
    *(Claim("salsa20", "crypt", chacha.salsa20, text, quick=text == 64) for text in (1, 64)),
    *(
        Claim(name, "encrypt", spec, text, data, quick=(data, text) == (1, 1) and name not in _ALIKE)
        for name, spec in _AEADS.items()
        for data, text in _SOME.get(name, _FEW)
    ),
    Claim("isap-k-128a", "encrypt", isap.isap_k_128a, 1, 1, quick=True),
]
"""What `make prove` proves. `quick` ones are those that every change to the code must leave proved."""
