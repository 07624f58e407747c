# SPDX-License-Identifier: MIT OR Apache-2.0
"""The description of kinds suffices for bindings of other languages, and refuses unknown content."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import Counter
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


def test_every_call_has_a_description() -> None:
    """Once, in the list of its kind in common.h; common.h and by_id.h describe the functions of no kind where they declare them."""
    common = (ROOT / "include" / "linnet" / "common.h").read_text(encoding="utf-8")
    by_id = (ROOT / "include" / "linnet" / "by_id.h").read_text(encoding="utf-8").partition("/* kinds: ")[0]
    text = " ".join(re.sub(r"\n \*", " ", common.partition("\n * Kinds\n")[2]).split())
    for kind in reversed(description.kinds().values()):
        text, about, listed = text.partition(" ".join(kind.about.split()))
        assert about, kind.title
        alone, *objects = re.split("|".join(f"- `{thing.name}`: " for thing in kind.objects) or "$", listed)
        described = {None: alone, **dict(zip(kind.objects, objects, strict=False))}
        for thing, of in kind.all_operations():
            same = thing and re.search(rf"- (?:`\w+`, )*`{of.name}`(?:, `\w+`)*: as above\.", described[thing])
            assert same or f"- `{of.name}`: {of.text}" in described[thing], of
    for before, line in pairwise((common + by_id).splitlines()):
        if re.match(r"LINNET_(?:RESULT|API) .*linnet_", line) and "linnet_at(" not in line:
            assert before.endswith("*/"), line


def test_headers_are_readable() -> None:
    """An algorithm begins with a banner and each object after a blank line; no comment is there twice."""
    headers = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "include").rglob("*.h")))
    for entry in description.catalog():
        assert headers.count(f'\n\n/* ---- "{entry.id}" ({entry.fields["status"]}) ---') == 1
    objects = re.findall(r"^typedef LINNET_OBJECT", headers, re.MULTILINE)
    assert len(objects) == len(re.findall(r"\n\ntypedef LINNET_OBJECT", headers)) > 100
    family = re.sub(r"/\* (?:SPDX|clang-format|what each call does).*", "", headers)
    comments = Counter(re.findall(r"^/\*.*?\*/", family, re.DOTALL | re.MULTILINE))
    assert [comment for comment, count in comments.items() if count > 1] == []


def test_parameters() -> None:
    p = description.Parameter.parse("> plaintext: box - tag")
    assert (p.name, p.out, p.sum) == ("plaintext", True, ("box", "-", "tag"))
    assert description.Parameter.parse("info: any (two_steps)").fact == "two_steps"
    with pytest.raises(ValueError, match=r"'> key' is no parameter; expected '\[> \]NAME: SIZE\[ \(FACT\)\]'"):
        description.Parameter.parse("> key")
