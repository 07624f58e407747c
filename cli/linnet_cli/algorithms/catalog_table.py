# SPDX-License-Identifier: MIT OR Apache-2.0
"""The catalog as a table and as JSON."""

from __future__ import annotations

import linnet
from linnet_cli.errors import BadUsage
from linnet_cli.output.table import Table

SIZES = {"key": "key_size", "nonce": "nonce_size", "tag": "tag_size", "digest": "digest_size"}


RECOMMENDED = {
    "ascon-aead128": "encrypt",
    "romulus-m": "encrypt, nonces may repeat",
    "isap-a-128a": "encrypt, device may be measured",
    "ascon-hash256": "hash",
    "ascon-xof128": "hash to any length",
    "ascon-mac": "authenticate",
    "x25519": "agree on a key",
    "hkdf-sha-256": "derive from a secret",
    "pbkdf2-hmac-sha-256": "derive from a password",
    "aes-256-kwp": "encrypt keys",
    "hmac-drbg-sha-256": "make random bytes where entropy is slow",
}
"""The recommendation for each purpose, as in README.md; the others are for interoperability."""


def entries(kinds: list[str]) -> list[linnet.CatalogEntry]:
    """The entries of some kinds, or all."""
    known = list(dict.fromkeys(entry.kind for entry in linnet.catalog()))
    for kind in kinds:
        if kind not in known:
            raise BadUsage(f"unknown kind '{kind}'; expected one of {', '.join(known)}")
    return [entry for entry in linnet.catalog() if not kinds or entry.kind in kinds]


def lanes(entry: linnet.CatalogEntry) -> int | None:
    """How many messages of a batch are computed side by side on this processor; None for a kind without batches."""
    return linnet.batch.lanes(entry.id) if entry.kind in ("aead", "hash", "xof", "mac") else None


def as_json(entries: list[linnet.CatalogEntry]) -> str:
    import json
    from dataclasses import asdict

    rows = [asdict(entry) | {"lanes": lanes(entry), "recommended_for": RECOMMENDED.get(entry.id)} for entry in entries]
    return json.dumps(rows, indent=2)


def as_table(entries: list[linnet.CatalogEntry]) -> Table:
    columns = ["id", "kind", *SIZES, "lanes", "status", "recommended to", "specification"]
    table = Table(columns, right={*SIZES, "lanes"}, optional=["specification", "recommended to", "lanes", "status"])
    for entry in entries:
        sizes = [str(getattr(entry, field) or "") for field in SIZES.values()]
        side_by_side = lanes(entry) or 1
        sizes.append("" if side_by_side == 1 else str(side_by_side))
        table.add([entry.id, entry.kind, *sizes, entry.status, RECOMMENDED.get(entry.id, ""), entry.specification])
    return table
