# SPDX-License-Identifier: MIT OR Apache-2.0
"""The known answers of self-tests, one for each algorithm, out of tests/kat/vectors.txt; and the header that declares the calls."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from generate.c import WIDTH
from generate.description import ROOT, Algorithm

VECTORS = ROOT / "tests" / "kat" / "vectors.txt"
_LARGEST = 260
"""The most bytes of inputs and answer that a record should have."""
_INPUTS = {
    "key": ("Key", "EntropyInput"),
    "nonce": ("Nonce", "Salt"),
    "data": ("AD", "Z", "Info", "PersonalizationString"),
    "text": ("PT", "Msg", "Peer", "AdditionalInput"),
}
_ANSWERS = ("CT", "MD", "Tag", "OKM", "ReturnedBits", "SS")


def records() -> Iterator[tuple[str, dict[str, str]]]:
    """The records of tests/kat/vectors.txt, each with the id of its algorithm."""
    algorithm, record = "", dict[str, str]()
    for line in [*VECTORS.read_text(encoding="utf-8").splitlines(), ""]:
        name, equals, value = line.partition(" =")
        if equals and name == "Algorithm":
            algorithm = value.strip()
        elif equals:
            record[name] = value.strip()
        elif record:
            yield algorithm, record
            record = {}


class _Answer:
    """A record: its inputs and its answer."""

    def __init__(self, record: dict[str, str]) -> None:
        self.parts = [next((bytes.fromhex(record[name]) for name in names if name in record), b"") for names in _INPUTS.values()]
        self.parts.append(bytes.fromhex(next(record[name] for name in _ANSWERS if name in record)))
        self.number = int(record.get("Iterations", "0"), 16)

    @property
    def worth(self) -> tuple[bool, bool, bool, bool, bool, int]:
        """Greatest for a short record with more than a block of text, incomplete at the end, and with associated data."""
        *_, data, text, answer = self.parts
        size = sum(map(len, self.parts))
        return size <= _LARGEST, len(answer) >= 16, len(text) > 16, len(data) > 0, len(text) % 16 != 0, -size

    def fits(self, a: Algorithm) -> bool:
        """Whether the call of a self-test makes it: with a tag of the default size, and soon."""
        tag = int(a.fields["tag"] or 0) + (0 if a.kind.name == "mac" else len(self.parts[-2]))
        return self.number < 4 and (a.kind.name not in ("aead", "mac", "secretbox") or len(self.parts[-1]) == tag)

    def written(self, name: str) -> str:
        values = ", ".join(f"0x{byte:02x}" for byte in b"".join(self.parts))
        lines = textwrap.fill(values, WIDTH, initial_indent=" " * 4, subsequent_indent=" " * 4)
        return f"inline constexpr std::uint8_t {name}_answer[] = {{\n{lines}}};\n"

    def entry(self, name: str) -> str:
        return f"    {{{', '.join(str(len(part)) for part in self.parts)}, {self.number}, {name}_answer}},\n"


def answers(listed: list[Algorithm]) -> str:
    found: dict[str, list[_Answer]] = {}
    for name, record in records():
        found.setdefault(name, []).append(_Answer(record))
    best = {a.id: max((one for one in found[a.id] if one.fits(a)), key=lambda one: one.worth) for a in listed}
    bytes_of = "".join(best[a.id].written(a.type) for a in listed)
    entries = "".join(best[a.id].entry(a.type) for a in listed)
    ids = "".join(f'    "{a.id}",\n' for a in listed)
    return _ANSWERS_HEADER.format(bytes_of=bytes_of, entries=entries, ids=ids)


_ANSWERS_HEADER = """// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from tests/kat/vectors.txt.
#ifndef LINNET_DETAIL_INTERFACE_KNOWN_ANSWERS_HPP
#define LINNET_DETAIL_INTERFACE_KNOWN_ANSWERS_HPP

#include <linnet/detail/interface/self_test.hpp>
#if defined(LINNET_CPP20)

#include <string_view>

// clang-format off
LINNET_NAMESPACE_BEGIN
namespace detail {{

{bytes_of}
/// A known answer of each algorithm, in the order of the catalog.
inline constexpr known_answer known_answers[] = {{
{entries}}};
static_assert([] {{
    std::size_t longest = 0;
    for (const known_answer& k : known_answers) longest = longest < k.size ? k.size : longest;
    return longest <= longest_answer;
}}());
/// Their ids, for the compiler alone.
inline constexpr std::string_view known_answer_ids[] = {{
{ids}}};

}} // namespace detail
LINNET_NAMESPACE_END

#endif
#endif
"""


HEAD = """/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables`; the last functions from the families of the catalog. */
/* clang-format off */
#ifndef LINNET_SELF_TEST_H
#define LINNET_SELF_TEST_H

/*
 * Self-tests for those who certify, as FIPS 140-3 demands them before an algorithm is used (implementation guidance, 10.3.A).
 *
 * The self-test of an algorithm computes a known answer, from tests/kat/vectors.txt, with the implementation that its calls use
 * on this processor, and compares it. Where a call reverses another, it also takes the answer back, and refuses the answer with a
 * wrong bit if it is authenticated. Nothing is allocated; a self-test needs less than 600 bytes of stack more than its algorithm.
 */

#include "common.h"
#include "by_id.h"

/* What a self-test returns if it fails; further values are those of common.h. */
#define LINNET_SELF_TEST_FAILED 9

/* Gets each answer, `len` bytes at `value`, after it is computed and before it is compared, with the id of its algorithm. A hook
   that changes a bit shows that the self-test fails, and what the program then does. */
typedef void (*linnet_self_test_hook)(void* context, const char* id, void* value, size_t len);

/* Tests an algorithm: LINNET_OK, LINNET_SELF_TEST_FAILED, or LINNET_ARGUMENT if it is NULL or none of the library's. The hook may
   be NULL; `context` is passed to it. */
LINNET_RESULT int linnet_self_test(const linnet_algorithm* algorithm, linnet_self_test_hook hook, void* context);

/* Tests every algorithm. It goes on after a failure, so that the hook sees each answer. */
LINNET_RESULT int linnet_self_test_all(linnet_self_test_hook hook, void* context);

/* Tests the algorithms of a family, and links no other. */
"""


def header(families: list[str]) -> str:
    parameters = "linnet_self_test_hook hook, void* context"
    declared = "".join(f"LINNET_RESULT int linnet_{name}_self_test({parameters});\n" for name in families)
    return f"{HEAD}{declared}\n#endif\n"
