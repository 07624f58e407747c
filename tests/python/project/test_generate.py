# SPDX-License-Identifier: MIT OR Apache-2.0
"""The description of kinds suffices for bindings of other languages, and refuses unknown content."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from itertools import pairwise

import pytest
from repository import ROOT

pytest.importorskip("tomllib", reason="the description is TOML, which Python 3.10 does not read")

import bindings
from bindings import go, js, rust
from generate import description


def declared() -> set[str]:
    """The functions of C, without the self-tests."""
    header = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "include").rglob("*.h") if path.name != "self_test.h")
    return set(re.findall(r"^LINNET_(?:RESULT|API) [\w ]+?\*?\s?\*?(linnet_\w+)\(", header, re.MULTILINE))


def test_rust_has_every_function() -> None:
    assert set(re.findall(r"pub fn (\w+)\(", rust.declarations(description.catalog()))) == declared()


def test_rust_has_every_algorithm() -> None:
    """The crate has a type for each, in the catalog's order, and tests its known answers."""
    listed = description.catalog()
    types = re.findall(r"^    (\w+)::ALGORITHM,$", rust.algorithms(listed), re.MULTILINE)
    assert types == [rust.type_of(a) for a in listed]
    assert {"AsconAead128", "AsconPrfShort", "Sha512_256", "CShake128", "HmacDrbgSha256", "XoEsch256"} <= set(types)
    macros = rust.each(listed)
    assert set(re.findall(r"type \$a = linnet::(\w+);", macros)) == set(types)
    used = (ROOT / "bindings" / "rust" / "tests" / "known_answers.rs").read_text(encoding="utf-8")
    assert set(re.findall(r"each_\w+", macros)) - set(re.findall(r"each_\w+", used)) == {"each_aead_in_parts"}


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


def test_bindings_are_up_to_date() -> None:
    for path, text in bindings.files(list(description.kinds().values()), description.catalog()).items():
        assert path.read_text(encoding="utf-8") == text, f"{path}: run `make tables`"


def test_comments_of_bindings_name_nothing_of_cpp() -> None:
    made = bindings.files(list(description.kinds().values()), description.catalog())
    for name in ("go/catalog.go", "js/index.d.ts", "rust/src/algorithms.rs"):
        comments = re.findall(r"^\s*(?://+| \*) .*", made[bindings.FOLDER / name], re.MULTILINE)
        assert [line for line in comments if re.search(r"\bkeyed takes|ncremental types|tag_size|`decrypt`", line)] == [], name
        assert len(comments) > 135


def test_new_algorithms_reach_bindings() -> None:
    """One of an existing kind needs nothing that is written by hand."""
    listed = description.catalog()
    like = next(a for a in listed if a.id == "ascon-hash256")
    comment = like.comment.replace("Ascon-Hash256: ", "Toy-Hash-8: for tests. ")
    toy = dataclasses.replace(like, fields=like.fields | {"id": "toy-hash-8", "name": "Toy-Hash-8", "comment": comment})
    written = go.catalog([*listed, toy])
    assert f"\tToyHash8 Hash = {len(listed)}\n" in written
    with pytest.raises(ValueError, match="two algorithms have one name in Go"):
        go.catalog([*listed, like])
    scripts = js.files([*listed, toy])
    assert "    toyHash8,\n" in scripts["index.js"]
    assert "export declare const toyHash8: Hash;\n" in scripts["index.d.ts"]
    with pytest.raises(ValueError, match="two algorithms have one name in JavaScript"):
        js.files([*listed, like])
    made = rust.files([*listed, toy])
    assert "    ToyHash8, U8, U32\n" in made["src/algorithms.rs"]
    assert "impl Hash for ToyHash8 {" in made["src/calls.rs"]
    assert "type $a = linnet::ToyHash8;" in made["tests/each/mod.rs"]
    with pytest.raises(ValueError, match="two algorithms have one name in Rust"):
        rust.files([*listed, like])


def test_parameters() -> None:
    p = description.Parameter.parse("> plaintext: box - tag")
    assert (p.name, p.out, p.sum) == ("plaintext", True, ("box", "-", "tag"))
    assert description.Parameter.parse("info: any (two_steps)").fact == "two_steps"
    with pytest.raises(ValueError, match=r"'> key' is no parameter; expected '\[> \]NAME: SIZE\[ \(FACT\)\]'"):
        description.Parameter.parse("> key")
