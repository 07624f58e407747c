# SPDX-License-Identifier: MIT OR Apache-2.0
"""The algorithms of the library, with the operations that src/kinds.toml gives their kinds."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from generate import description

ROOT = Path(__file__).resolve().parents[2]

_SIZES = ("key", "nonce", "tag", "digest", "extract", "public_key", "shared_secret")


@dataclass(frozen=True)
class Algorithm:
    described: description.Algorithm
    header: str
    """The header that a user includes, and that the source of its family includes."""
    functions: tuple[str, ...]
    """The functions that linnet.h declares for it."""

    @property
    def id(self) -> str:
        return self.described.id

    @property
    def title(self) -> str:
        return re.split(r"[:.;,]\s", self.described.comment)[0]

    @property
    def family(self) -> str:
        return self.described.family

    @property
    def kind(self) -> str:
        return self.described.kind.name

    @property
    def status(self) -> str:
        return self.described.fields["status"]

    @property
    def type(self) -> str:
        """Its name in C++ and, after linnet_, in C."""
        return self.described.type

    @property
    def sizes(self) -> dict[str, int]:
        """The sizes that it has, in bytes; also the longest customization string and message, if limited."""
        fields = self.described.fields
        found = {name: int(fields[name]) for name in _SIZES if fields[name] != "0"}
        limits = {name: fields[f"{name}_max"] for name in ("customization", "message")}
        return found | {name: int(value) for name, value in limits.items() if value not in ("0", "any")}

    @property
    def any_tag(self) -> bool:
        return self.described.holds("tag_sizes")

    @property
    def password(self) -> bool:
        """Whether a KDF takes iterations."""
        return self.kind == "kdf" and self.described.holds("password")

    @property
    def any_output(self) -> bool:
        """Whether the output has any length, without a default."""
        of = next(of for of in self.described.kind.operations if of.name == self.described.kind.record.of)
        return "digest" not in self.sizes and any(p.size == "any" for p in of.outputs)

    @property
    def nonced(self) -> bool:
        """Whether each message of a MAC has a nonce."""
        return self.kind == "mac" and "nonce" in self.sizes

    @property
    def customizable(self) -> bool:
        return self.described.fields["customization_max"] != "0"

    @property
    def whole(self) -> bool:
        """Whether it takes a plaintext in one call, with a ciphertext that may be longer."""
        return bool(self.described.kind.functions)

    @property
    def text_step(self) -> int:
        """Plaintexts have a multiple of this many bytes."""
        if not self.whole or self.id.endswith(("-pkcs7", "-kwp")):
            return 1
        return 8 if self.kind == "keywrap" else 16

    @property
    def text_least(self) -> int:
        """The length of the shortest plaintext."""
        return 0 if self.kind != "keywrap" else 1 if self.text_step == 1 else 16

    def sealed_size(self, size: int) -> int:
        """The length of the ciphertext of a plaintext, or of its box."""
        if self.kind == "secretbox":
            return size + self.sizes["tag"]
        if self.kind == "keywrap":
            return -(-size // 8) * 8 + 8
        return size if self.text_step == 16 else size // 16 * 16 + 16

    def room_size(self, size: int) -> int:
        """The length of the output when a ciphertext of this length is decrypted."""
        if self.kind == "secretbox":
            return size
        return self.sealed_size(size) - (8 if self.kind == "keywrap" else 0)


def _functions(a: description.Algorithm) -> tuple[str, ...]:
    prefix = f"linnet_{a.type}"
    lengths = [f"{prefix}_{f.name}" for f in a.kind.functions if not f.tables_only]
    calls = [f"{prefix}_{thing.name}_{of.name}" if thing else f"{prefix}_{of.name}" for thing, of in a.operations()]
    return (*lengths, *calls, *(f"{prefix}_{thing.name}_wipe" for thing in a.objects()))


@cache
def algorithms() -> dict[str, Algorithm]:
    """By id, in the order of the catalog."""
    return {a.id: Algorithm(a, f"linnet/{a.family}.hpp", _functions(a)) for a in description.catalog()}


def families() -> list[str]:
    return list(dict.fromkeys(a.family for a in algorithms().values()))
