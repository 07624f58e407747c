# SPDX-License-Identifier: MIT OR Apache-2.0
"""tools/requirements/locked/ has the versions that the requirements name, each with hashes."""

import re
import sys

import pytest
from repository import ROOT

REQUIREMENTS = ROOT / "tools" / "requirements"
PIN = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[a-z,]+\])?==([^\s;#\"]+)", re.MULTILINE)


@pytest.mark.parametrize("name", ["build", "package", "wheels"])
def test_what_is_locked_is_what_is_required(name: str) -> None:
    required = set(PIN.findall((REQUIREMENTS / f"{name}.txt").read_text()))
    entries = re.split(r"\n(?=[a-z])", (REQUIREMENTS / "locked" / f"{name}.txt").read_text())[1:]
    locked = {pin for entry in entries for pin in PIN.findall(entry)}
    assert required and required <= locked, f"run tools/requirements/lock.sh; not locked: {required - locked}"
    assert all("--hash=sha256:" in entry for entry in entries)


@pytest.mark.skipif(sys.version_info < (3, 11), reason="the standard library reads TOML from Python 3.11 on")
def test_the_build_is_that_of_the_package() -> None:
    import tomllib

    requires = "\n".join(tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"])
    assert set(PIN.findall(requires)) <= set(PIN.findall((REQUIREMENTS / "build.txt").read_text()))
