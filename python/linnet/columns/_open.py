# SPDX-License-Identifier: MIT OR Apache-2.0
"""Opens the cells of a record batch: which are accepted, under which keys, and why others are not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from hmac import compare_digest
from typing import Any

from linnet import _core
from linnet._factories import _entry_of
from linnet.columns import _arrow
from linnet.columns._derived import KEY_SIZE_MAX, Derived, derive
from linnet.columns._form import ALGORITHMS, KEY_SIZES, CellKind, Place, parse_header
from linnet.columns._keys import KeySource, MissingKey, fetch_all

pyarrow = _arrow.pyarrow
compute = pyarrow.compute

ENTRIES = {number: _entry_of(id, "aead") for number, id in ALGORITHMS.items()}
LEAST = bytes(ENTRIES[n].nonce_size + ENTRIES[n].tag_size if n in ENTRIES else 0 for n in range(256))
"""Indexed by algorithm number: the least size of a cell after its header, a nonce and a tag; 0 for an unused number."""
NULL, INVALID = 1, 2
"""One of the states of _core."""
MALFORMED, KEY_ID, VERSION, ALGORITHM, ENCODING, KEY_SIZE, COMMITMENT, ROW_ID = range(-2, -10, -1)
REASONS = {
    MALFORMED: "malformed or truncated",
    KEY_ID: "of another key id",
    VERSION: "of version 1 (accept_version_1=True reads it)",
    ALGORITHM: "of an algorithm that is not accepted (algorithm=)",
    ENCODING: "of another encoding than that of type=",
    KEY_SIZE: "of an algorithm that the key does not fit",
    COMMITMENT: "under another key, table, column or associated_data",
    ROW_ID: "in a row without an id",
}
"""Why a cell is invalid before its tag is computed. The keys stand in place of header numbers."""
FORGED, ILL_FORMED = "changed, or of another row", "not a value of type="


@dataclass(frozen=True)
class Report:
    """The result of a decryption, in numbers of cells. Reports can be added."""

    good: int = 0
    null: int = 0
    invalid: int = 0
    """Null in the result: forged, truncated, foreign, or not a value of the column's type."""
    no_key: int = 0
    """Null in the result: their key does not exist."""
    missing_keys: frozenset[str] = frozenset()
    reasons: Mapping[str, int] = field(default_factory=dict, compare=False)
    """How many cells are invalid, by reason in English."""

    def __add__(self, other: Report) -> Report:
        return Report(
            self.good + other.good,
            self.null + other.null,
            self.invalid + other.invalid,
            self.no_key + other.no_key,
            self.missing_keys | other.missing_keys,
            dict(Counter(self.reasons) + Counter(other.reasons)),
        )


@dataclass(frozen=True)
class Accepted:
    """Which cells a caller accepts, by their headers."""

    algorithms: Collection[str]
    encoding: int
    version_1: bool
    key_id: str | None
    max_key_ids: int | None

    def judge(self, kind: CellKind | None) -> int:
        """0, or why a cell of this kind is invalid. Its key is not needed."""
        if kind is None:
            return MALFORMED
        if kind.encoding is None and not self.version_1:
            return VERSION
        if self.key_id is not None and kind.key_id != self.key_id:
            return KEY_ID
        if kind.algorithm not in self.algorithms:
            return ALGORITHM
        return ENCODING if kind.encoding not in (None, self.encoding) else 0


class Opened:
    """The texts in the cells of a record batch, and the state of each cell."""

    def __init__(self, texts: Any, states: bytes, numbers: bytes, missing: list[str]) -> None:
        self.texts, self.states, self._missing = texts, bytearray(states), missing
        self._reasons = _reasons(self.states, numbers)

    def reject(self, rows: list[int], reason: str = ILL_FORMED) -> None:
        """Marks cells that are authentic but whose texts are not valid."""
        for i in rows:
            self.states[i] = INVALID
        self._reasons[reason] += len(rows)

    def rows_in(self, state: int) -> list[int]:
        return [i for i, one in enumerate(self.states) if one == state] if state in self.states else []

    def report(self) -> Report:
        good, null, invalid, no_key = (self.states.count(i) for i in range(4))
        return Report(good, null, invalid, no_key, frozenset(self._missing), dict(+self._reasons))


class Opener:
    """Opens cells in one place with the keys of a source."""

    def __init__(self, source: KeySource, accepts: Accepted, place: Place, on_missing_key: str, threads: int | None) -> None:
        self._source, self._accepts, self._place = source, accepts, place
        self._raises, self._threads = on_missing_key == "raise", threads

    def open(self, cells: Any, rows: _arrow.Rows) -> Opened:
        headers, numbers = _core._cell_headers(cells, LEAST)
        kinds = [parse_header(header) for header in headers]
        numbers = _rejected(numbers, [self._accepts.judge(kind) for kind in kinds])
        expected, ids = rows.beside("key_ids"), _arrow.row_ids(rows.beside("row_ids"))
        if expected is not None:
            numbers = _expect(kinds, numbers, expected)
        if ids is not None and ids.null_count:
            numbers, ids = _without_row_id(numbers, ids), compute.fill_null(ids, "")
        keys = _HeaderKeys(headers, kinds, numbers, self._source, self._accepts.max_key_ids, self._place)
        if keys.missing and self._raises:
            raise MissingKey.of(keys.missing)
        numbers = _rejected(numbers, keys.refusals)
        capsules, states = _core._decrypt_cells(
            keys.algorithms,
            keys.keys,
            headers,
            [self._place.associated(header) for header in headers],
            numbers,
            ids,
            cells,
            self._threads,
        )
        return Opened(_arrow.taken(capsules, cells), states, numbers, keys.missing)


class _HeaderKeys:
    """For each header number: algorithm and key, if there is one, and why its cells are refused. Asks only for the keys of cells
    that have not been refused."""

    def __init__(
        self, headers: list[bytes], kinds: list[CellKind | None], numbers: bytes, source: KeySource, most: int | None, place: Place
    ) -> None:
        used = sorted(set(_arrow.integers(numbers).unique().to_pylist()))
        wanted = [(i, kind) for i in used if i >= 0 and (kind := kinds[i]) is not None]
        asked = list(dict.fromkeys(kind.key_id for _, kind in wanted))
        if most is not None and len(asked) > most:
            raise ValueError(f"the cells name {len(asked)} keys; expected {most} or fewer (max_key_ids), or key_ids to say which")
        found = fetch_all(source, asked)
        self.missing = [key_id for key_id in asked if key_id not in found]
        self.algorithms: list[str | None] = [None] * len(headers)
        self.keys = [b""] * len(headers)
        self.refusals = [0] * len(headers)
        known = [(i, kind, key) for i, kind in wanted if (key := found.get(kind.key_id)) is not None]
        derived = derive(place, [kind for _, kind, _ in known], [key for _, _, key in known])
        for (i, kind, key), own in zip(known, derived):
            self.refusals[i], self.keys[i] = _judge(headers[i], kind, key, own)
            self.algorithms[i] = None if self.refusals[i] else kind.algorithm


def _judge(header: bytes, kind: CellKind, key: bytes, derived: Derived) -> tuple[int, bytes]:
    """0, or why cells with this header are refused; and their key."""
    size = KEY_SIZES[kind.algorithm]
    if kind.encoding is None:
        return (0, key) if len(key) == size else (KEY_SIZE, b"")
    if not size <= len(key) <= KEY_SIZE_MAX:
        return KEY_SIZE, b""
    return (0, derived.key) if compare_digest(derived.header, header) else (COMMITMENT, b"")


def _rejected(numbers: bytes, refusals: list[int]) -> bytes:
    """The header numbers of cells; refused cells have the reason in place of the number."""
    if not any(refusals):
        return numbers
    all = _arrow.integers(numbers)
    instead = pyarrow.array([refusal or i for i, refusal in enumerate(refusals)], pyarrow.int32())
    return _arrow.numbers(compute.coalesce(instead.take(_header_numbers(all)), all))


def _header_numbers(all: Any) -> Any:
    """The header number of each cell; null for reasons."""
    return compute.if_else(compute.less(all, 0), pyarrow.scalar(None, pyarrow.int32()), all)


def _expect(kinds: list[CellKind | None], numbers: bytes, key_ids: Any) -> bytes:
    """The header numbers of cells whose key id matches their row's; the reason for others."""
    all = _arrow.integers(numbers)
    names = pyarrow.array([None if kind is None else kind.key_id.encode() for kind in kinds], pyarrow.large_binary())
    found = names.take(_header_numbers(all))
    same = compute.fill_null(compute.equal(found, _arrow.key_ids(key_ids)), False)
    return _replaced(all, compute.invert(same), KEY_ID)


def _without_row_id(numbers: bytes, ids: Any) -> bytes:
    return _replaced(_arrow.integers(numbers), compute.is_null(ids), ROW_ID)


def _replaced(all: Any, where: Any, reason: int) -> bytes:
    """The header numbers, with the reason in place of the numbers for which a condition holds."""
    instead = compute.and_(where, compute.greater_equal(all, 0))
    return _arrow.numbers(compute.if_else(instead, pyarrow.scalar(reason, pyarrow.int32()), all))


def _reasons(states: bytearray, numbers: bytes) -> Counter[str]:
    """Why cells are invalid."""
    invalid = states.count(INVALID)
    if not invalid:
        return Counter()
    counts = {pair["values"]: pair["counts"] for pair in _arrow.integers(numbers).value_counts().to_pylist()}
    reasons = Counter({reason: counts[number] for number, reason in REASONS.items() if number in counts})
    reasons[FORGED] = invalid - sum(reasons.values())
    return reasons
