# SPDX-License-Identifier: MIT OR Apache-2.0
"""The records of known-answer files as JSON, for the tests of the bindings."""

from __future__ import annotations

import json

from generate.description import Field, Kind


def _field(kind: Kind, f: Field) -> dict[str, object]:
    of = next(o for o in kind.operations if o.name == kind.record.of)
    p = next((p for p in of.parameters if p.name == f.parameter), None)
    size = p.of_catalog if p is not None and p.of_catalog else ""
    return {
        "label": f.label,
        "parameter": f.parameter,
        "rule": f.rule,
        "size": f.of or size,
        "least": f.least,
        "most": f.most,
        "place": f.place,
        "fact": (p.fact if p else None) or "",
        "number": p is None or p.number is not None,
    }


def text(kinds: list[Kind]) -> str:
    made = {
        kind.name: {
            "fields": [_field(kind, f) for f in kind.record.fields],
            "answer": kind.record.label,
            "last_outermost": kind.record.last_outermost,
        }
        for kind in kinds
    }
    return json.dumps(made, indent=1) + "\n"
