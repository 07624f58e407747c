# SPDX-License-Identifier: MIT OR Apache-2.0
"""The description of kinds suffices for bindings of other languages, and refuses unknown content."""

from __future__ import annotations

import re
import shutil
import subprocess
from itertools import pairwise
from pathlib import Path

import pytest
from repository import ROOT

pytest.importorskip("tomllib", reason="the description is TOML, which Python 3.10 does not read")

from generate import description, rust


def declared() -> set[str]:
    header = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "include").rglob("*.h"))
    return set(re.findall(r"^LINNET_(?:RESULT|API) [\w ]+?\*?\s?\*?(linnet_\w+)\(", header, re.MULTILINE))


def test_rust_has_every_function() -> None:
    assert set(re.findall(r"pub fn (\w+)\(", rust.block())) == declared()


@pytest.mark.skipif(shutil.which("rustc") is None, reason="there is no rustc")
def test_rust_compiles(tmp_path: Path) -> None:
    source = tmp_path / "linnet.rs"
    source.write_text(rust.block(), encoding="utf-8")
    subprocess.run(
        ["rustc", "--edition", "2021", "--crate-type", "lib", "--emit", "metadata", "-Dwarnings", "--out-dir", tmp_path, source],
        check=True,
    )


def test_every_function_has_a_comment() -> None:
    header = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "include").rglob("*.h"))
    lines = header.splitlines()
    alone = [line for before, line in pairwise(lines) if line.startswith(("LINNET_RESULT", "LINNET_API")) and not before]
    assert alone == []
    for before, line in pairwise(lines):
        if re.match(r"LINNET_(?:RESULT|API) .*linnet_", line) and "linnet_at(" not in line:
            assert before.endswith("*/"), line


def test_parameters() -> None:
    p = description.Parameter.parse("> plaintext: box - tag")
    assert (p.name, p.out, p.sum) == ("plaintext", True, ("box", "-", "tag"))
    assert description.Parameter.parse("info: any (two_steps)").fact == "two_steps"
    with pytest.raises(ValueError, match=r"'> key' is no parameter; expected '\[> \]NAME: SIZE\[ \(FACT\)\]'"):
        description.Parameter.parse("> key")
