# SPDX-License-Identifier: MIT OR Apache-2.0
"""The checks of checks.toml."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fnmatch import translate
from functools import cached_property
from pathlib import Path

import tomllib

ROOT = Path(__file__).resolve().parents[2]
_DATA = tomllib.loads(Path(__file__).with_name("checks.toml").read_text(encoding="utf-8"))
LIMIT = int(os.environ.get("LINNET_CHECKS_LIMIT") or _DATA["limit"])
ALWAYS = ("tools/cache.sh", "tools/install_dependencies.sh", "tools/checks/memo.py")  # are read by all checks


@dataclass(frozen=True)
class Check:
    """A command that must succeed; checks.toml explains the other fields."""

    name: str
    says: str
    command: str
    cost: int
    reads: Sequence[str] = ()
    builds: Sequence[str] = ()
    every: bool = False
    needs: Sequence[str] = ("tools",)
    after: Sequence[str] = ()

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """Matches the files that the check reads, its own scripts among them."""
        scripts = ["Makefile" if word == "make" else word for word in self.command.split() if re.match("make$|tools/", word)]
        return re.compile("|".join(map(translate, [*of_groups(self.reads), *scripts, *ALWAYS])))


def of_groups(patterns: Iterable[str]) -> list[str]:
    return [one for p in patterns for one in (of_groups(_DATA["group"][p[1:]]) if p.startswith("@") else [p])]


CHECKS = [Check(name, **values) for name, values in _DATA["check"].items()]
