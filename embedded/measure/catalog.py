# SPDX-License-Identifier: MIT OR Apache-2.0
"""The algorithms of the library, as src/catalog.inc and include/linnet.h list them."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_KINDS = {
    "AEAD": "aead",
    "HASH": "hash",
    "XOF": "xof",
    "MAC": "mac",
    "STREAM_CIPHER": "stream",
    "CHAINED": "chained",
    "KEYWRAP": "keywrap",
    "SECRETBOX": "secretbox",
    "KDF": "kdf",
    "KEX": "kex",
}
_LINE = re.compile(rf"^LINNET_({'|'.join(_KINDS)})\((\w+), (\w+), (\w+)((?:, \w+)*)\)$", re.MULTILINE)
_MACRO = re.compile(
    r"^#define LINNET_(\w+?)_(KEY|NONCE|TAG|DIGEST|CUSTOMIZATION|MESSAGE|EXTRACT|PUBLIC_KEY|SHARED_SECRET)_SIZE(?:_MAX)? (\d+)$",
    re.MULTILINE,
)
_COMMENT = re.compile(r'^/\* "([\w-]+)" \((\w+)\)\.\s+(.+?)[:.;,]\s', re.MULTILINE)
_FUNCTION = re.compile(r"^LINNET_(?:VERDICT|API) \w+ (linnet_\w+)\(", re.MULTILINE)
_END = "/* /catalog */"


@dataclass(frozen=True)
class Algorithm:
    id: str
    title: str
    family: str
    kind: str
    """aead, hash, xof, mac, stream, chained, keywrap, secretbox, kdf or kex."""
    status: str
    """standard, finalist, published or legacy."""
    words: tuple[str, ...]
    """What the list says besides, such as ANY_TAG."""
    sizes: dict[str, int]
    """In bytes: key, nonce, tag, digest, extract, public_key, shared_secret, and the longest customization and message where
    there is a limit."""
    functions: tuple[str, ...]
    """Those that linnet.h declares for it."""

    @property
    def header(self) -> str:
        """The one that a user includes, as the source of its family does."""
        source = (ROOT / "src" / f"{self.family}.cpp").read_text(encoding="utf-8")
        included: list[str] = re.findall(r"^#include <(linnet/\w+\.hpp)>$", source, re.MULTILINE)
        return included[0]

    @property
    def type(self) -> str:
        """Its name in C++ and, after linnet_, in C."""
        return self.id.replace("-", "_")

    @property
    def online(self) -> bool:
        """Whether an AEAD takes a message in pieces."""
        return "ONLINE" in self.words

    @property
    def any_tag(self) -> bool:
        return "ANY_TAG" in self.words

    @property
    def any_nonce(self) -> bool:
        return "ANY_NONCE" in self.words

    @property
    def any_key(self) -> bool:
        return "ANY_KEY" in self.words or "KEY_AND_CUSTOMIZATION" in self.words

    @property
    def nonced(self) -> bool:
        """Whether each message of a code has a nonce, behind the key."""
        return "KEY_AND_NONCE" in self.words

    @property
    def password(self) -> bool:
        """Whether a key derivation function takes iterations."""
        return "PASSWORD" in self.words

    @property
    def customizable(self) -> bool:
        """Whether it takes a customization string: an extendable-output function in front, a code behind the key."""
        return "CUSTOMIZABLE" in self.words or "KEY_AND_CUSTOMIZATION" in self.words

    @property
    def whole(self) -> bool:
        """Whether it takes a text whole, whose ciphertext may be longer."""
        return self.kind in ("chained", "keywrap")

    @property
    def text_step(self) -> int:
        """Texts have a multiple of so many bytes."""
        if not self.whole or self.id.endswith(("-pkcs7", "-kwp")):
            return 1
        return 8 if self.kind == "keywrap" else 16

    @property
    def text_least(self) -> int:
        """The bytes of the shortest text."""
        return 0 if self.kind != "keywrap" else 1 if self.text_step == 1 else 16

    def sealed_size(self, size: int) -> int:
        """The bytes of the ciphertext of a text that is taken whole, or of a secret box."""
        if self.kind == "secretbox":
            return size + self.sizes["tag"]
        if self.kind == "keywrap":
            return -(-size // 8) * 8 + 8
        return size if self.text_step == 16 else size // 16 * 16 + 16

    def room_size(self, size: int) -> int:
        """The bytes that are written where a text of that size is opened."""
        if self.kind == "secretbox":
            return size
        return self.sealed_size(size) - (8 if self.kind == "keywrap" else 0)


@cache
def algorithms() -> dict[str, Algorithm]:
    """By id, in the order of the catalog."""
    header = (ROOT / "include" / "linnet.h").read_text(encoding="utf-8").split(_END)[0]
    sizes: dict[str, dict[str, int]] = {}
    for name, what, size in _MACRO.findall(header):
        sizes.setdefault(name, {})[what.lower()] = int(size)
    parts = _COMMENT.split(header)[1:]
    described = {part[0]: (part[1], part[2], tuple(_FUNCTION.findall(part[3]))) for part in zip(*[iter(parts)] * 4)}
    found = {}
    for kind, family, name, macro, words in _LINE.findall((ROOT / "src" / "catalog.inc").read_text(encoding="utf-8")):
        algorithm_id = name.replace("_", "-")
        listed = tuple(words.split(", ")[1:])
        status, title, functions = described[algorithm_id]
        found[algorithm_id] = Algorithm(algorithm_id, title, family, _KINDS[kind], status, listed, sizes.get(macro, {}), functions)
    return found


def families() -> list[str]:
    return list(dict.fromkeys(a.family for a in algorithms().values()))
