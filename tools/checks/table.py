# SPDX-License-Identifier: MIT OR Apache-2.0
"""The checks and shares of checks.toml."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import tomllib

_DATA = tomllib.loads(Path(__file__).with_name("checks.toml").read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Check:
    """A command that must succeed."""

    name: str
    says: str
    command: str
    cost: int
    """CPU seconds with empty caches."""
    share: str = ""
    """The share that it is part of; empty: every change needs it."""
    after: tuple[str, ...] = ("tools",)
    """Checks that make what this one needs."""


BUDGET: int = _DATA["budget"]
"""CPU seconds that the checks of a change may take."""

SHARES: dict[str, list[str]] = {name: share["paths"] for name, share in _DATA["share"].items()}
"""The shares in their order, and the files whose change has one run whatever its turn."""

CHECKS = [Check(name, **values) for name, values in _DATA["check"].items()]
