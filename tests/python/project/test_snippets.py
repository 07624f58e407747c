# SPDX-License-Identifier: MIT OR Apache-2.0
"""tools/docs/check_snippets.py runs the blocks of documents, and reports the place of an error."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from repository import ROOT

PROGRAM = ROOT / "tools" / "docs" / "check_snippets.py"


def check(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    document = folder / "page.md"
    document.write_text(text, encoding="utf-8")
    return subprocess.run([sys.executable, str(PROGRAM), str(document)], capture_output=True, text=True)


@pytest.mark.parametrize("page", [ROOT / "README.md", *sorted((ROOT / "docs" / "guide").glob("*.md"))], ids=lambda page: page.name)
def test_a_guide_hides_no_import(page: Path) -> None:
    """A reader who copies the visible blocks has everything that a later block needs."""
    hidden = "".join(re.findall(r"<!-- hidden python\n(.*?)-->", page.read_text(encoding="utf-8"), re.DOTALL))
    assert not re.findall(r"^(?:import|from) .*", hidden, re.MULTILINE)


def test_blocks_are_one_story(tmp_path: Path) -> None:
    text = """
<!-- hidden file data/greeting
hello
-->

```sh
cp data/greeting copy
```

```console
$ cat copy; echo 12345
hello
1...5
```

```python
value = 1
```

```python
assert value == 1
```

<!-- not run: a reason -->

```sh
false
```
"""
    done = check(tmp_path, text)
    assert done.returncode == 0, done.stderr
    assert "a reason" in done.stdout
    assert "1 console, 2 python, 1 sh" in done.stdout


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("```python\n1 / 0\n```\n", "page.md:2: python: status 1"),
        ("```python\nx = 1\n```\n\n```python\ny\n```\n", "line 6"),
        ("```sh\nfalse\n```\n", "page.md:2: sh: status 1"),
        ("```console\n$ echo one\ntwo\n```\n", "expected:\ntwo"),
        ("```c\nint x = y;\n```\n", "page.md:2:"),
        ("```fortran\nEND\n```\n", "expected one of"),
        ("```\nplain\n```\n", "expected one of"),
        ("<!-- file: unused.txt -->\n\n```text\n```\n", "expected a later block to use unused.txt"),
        ("<!-- not run: why -->\n\ntext\n", "expected a block of code after the comment"),
        ("```sh\ntrue\n", "does not end"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, text: str, complaint: str) -> None:
    done = check(tmp_path, text)
    assert done.returncode == 1
    assert complaint in done.stderr
