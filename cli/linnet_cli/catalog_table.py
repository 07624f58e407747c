# SPDX-License-Identifier: MIT OR Apache-2.0
"""The catalog as a table and as JSON."""

from __future__ import annotations

import linnet
from linnet_cli.errors import BadUsage
from linnet_cli.table import Table

SIZES = {"key": "key_size", "nonce": "nonce_size", "tag": "tag_size", "digest": "digest_size"}


def advice(entry: linnet.CatalogEntry) -> str:
    """What the status of an algorithm means to one who chooses."""
    if recommended(entry):
        return "recommended"
    return "legacy" if entry.status == "legacy" else ""


def recommended(entry: linnet.CatalogEntry) -> bool:
    """What is a standard, and no building block that hides without authentication."""
    return entry.status == "standard" and entry.kind != "stream"


def entries(kinds: list[str]) -> list[linnet.CatalogEntry]:
    """Those of some kinds, or all."""
    known = list(dict.fromkeys(entry.kind for entry in linnet.catalog()))
    for kind in kinds:
        if kind not in known:
            raise BadUsage(f"unknown kind '{kind}'; expected one of {', '.join(known)}")
    return [entry for entry in linnet.catalog() if not kinds or entry.kind in kinds]


def as_json(entries: list[linnet.CatalogEntry]) -> str:
    import json
    from dataclasses import asdict

    rows = [asdict(entry) | {"recommended": recommended(entry)} for entry in entries]
    return json.dumps(rows, indent=2)


def as_table(entries: list[linnet.CatalogEntry]) -> Table:
    table = Table(["id", "kind", *SIZES, "status", "advice", "specification"], right=set(SIZES))
    for entry in entries:
        sizes = [str(getattr(entry, field) or "") for field in SIZES.values()]
        table.add([entry.id, entry.kind, *sizes, entry.status, advice(entry), entry.specification])
    return table
