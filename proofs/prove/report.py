# SPDX-License-Identifier: MIT OR Apache-2.0
"""The table of docs/proofs.md: what was proved."""

from __future__ import annotations

from collections.abc import Sequence

from marked import in_document

from measure.builds import compiler_version
from measure.catalog import ROOT
from prove.check import Result
from prove.claims import Claim
from prove.target import TARGETS

_DOCUMENT = ROOT / "docs" / "proofs.md"


def _range(numbers: Sequence[int]) -> str:
    if not numbers:
        return ""
    low, high = min(numbers), max(numbers)
    return str(low) if low == high else f"{low} to {high}"


def _lengths(claims: Sequence[Claim]) -> str:
    """Of the texts; of an AEAD with associated data before them, unless each of these is with each text."""
    texts, data = sorted({claim.text for claim in claims}), sorted({claim.data for claim in claims})
    if claims[0].of.kind != "aead":
        return ", ".join(map(str, texts))
    if len(texts) * len(data) == len({(claim.data, claim.text) for claim in claims}) > 1:
        return f"{', '.join(map(str, texts))}; each with associated data of {', '.join(map(str, data))}"
    return ", ".join(dict.fromkeys(f"{claim.data}+{claim.text}" for claim in claims))


def table(proved: Sequence[tuple[Claim, Result]]) -> str:
    """A row for each function, with the instructions that ran for it on each target."""
    text = f"| Function | Bytes | {' | '.join(TARGETS)} | Longest proof |\n|---|---|{'---|' * len(TARGETS)}---|\n"
    for symbol in dict.fromkeys(claim.symbol for claim, _ in proved):
        mine = [(claim, result) for claim, result in proved if claim.symbol == symbol]
        cells = [_range([r.instructions for _, r in mine if r.target == name]) for name in TARGETS]
        longest = max(result.seconds for _, result in mine)
        text += f"| `{symbol}` | {_lengths([claim for claim, _ in mine])} | {' | '.join(cells)} | {longest:.0f} s |\n"
    return f"{text}\nCompilers: {compiler_version('g++')}; {compiler_version()}.\n"


def write(proved: Sequence[tuple[Claim, Result]]) -> None:
    text = _DOCUMENT.read_text(encoding="utf-8")
    _DOCUMENT.write_text(in_document(text, "proofs", f"\n{table(proved)}\n", _DOCUMENT), encoding="utf-8")
