# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from collections.abc import Collection
from typing import Any

from linnet.columns import _arrow, _values
from linnet.columns._arrow import Data
from linnet.columns._decrypt import Rejected, encoding_of, require_expected_key, require_key_size, require_type
from linnet.columns._encrypt import Sealer
from linnet.columns._form import Place, accepted, require_for_columns
from linnet.columns._keys import KeyArgument, as_source, require_key_ids
from linnet.columns._open import INVALID, Accepted, Opener, Report


def reencrypt(
    data: Data,
    column: str,
    *,
    key: KeyArgument,
    key_id: str | None = None,
    key_ids: Any = None,
    new_key: KeyArgument | None = None,
    new_key_id: str | None = None,
    new_key_ids: Any = None,
    table: str = "",
    row_ids: Any = None,
    associated_data: bytes = b"",
    algorithm: str | Collection[str] = "ascon-aead128",
    new_algorithm: str = "ascon-aead128",
    name: str | None = None,
    into: str | None = None,
    type: Any = None,
    accept_version_1: bool = False,
    threads: int | None = None,
) -> Data:
    """The data with a column decrypted and encrypted again: under another key, by another algorithm, or as version 2.

    new_key is a key or a key function, by default key; new_key_id and new_key_ids name the new keys, as key_id and key_ids name the
    present ones. A column that was encrypted with serialize=True needs its type. The other arguments are as in decrypt; the result
    is bound to the same table, column, row ids and associated_data.

    Raises InvalidCells if a cell is invalid, and MissingKey; then there is no result. A null stays null.
    """
    require_type(type)
    algorithms = accepted(algorithm)
    source, new_source = as_source(key, key_id, key_ids), as_source(key if new_key is None else new_key, new_key_id, new_key_ids)
    require_expected_key(source, key_id, key_ids, False)
    require_key_size(source, algorithms)
    require_key_ids(new_source, new_key_id, new_key_ids)
    place, encoding = Place(table, column if name is None else name, associated_data, row_ids is not None), encoding_of(type)
    opener = Opener(source, Accepted(algorithms, encoding, accept_version_1, key_id, None), place, "raise", threads)
    sealer = Sealer(new_source, new_key_id, require_for_columns(new_algorithm), place, threads)
    reports, found = list[Report](), Rejected("raise", "null")

    def work(rows: _arrow.Rows) -> _arrow.Results:
        cells = _arrow.as_binary(rows.column(), column)
        opened = opener.open(cells, rows)
        opened.reject(_values.typed(opened.texts, type)[1])
        if accept_version_1 and type is None:
            opened.reject(_streams(opened.texts), "an Arrow IPC stream, it seems (give its type=)")
        reports.append(opened.report())
        found.add(opened, rows)
        if INVALID in opened.states:
            return [(into or column, cells)]  # unused: this raises when all rows are known
        sealed = sealer.seal(opened.texts, encoding, rows.beside("new_key_ids"), rows.beside("row_ids"))
        return [(into or column, sealed)]

    beside = {"key_ids": key_ids, "new_key_ids": new_key_ids, "row_ids": row_ids}
    made = _arrow.for_batches(data, column, beside, work, {"into": into})
    found.raise_for(column, row_ids is not None, sum(reports, Report()))
    return made


def _streams(texts: Any) -> list[int]:
    """The rows whose texts begin as an Arrow IPC stream does. A cell of version 1 does not say whether it holds one."""
    return [i for i, text in enumerate(texts.to_pylist()) if text is not None and text.startswith(b"\xff\xff\xff\xff")]
