# SPDX-License-Identifier: MIT OR Apache-2.0
"""Pages from what the library says of itself: its catalog and its command line.

They are written to docs/generated/ before Sphinx looks for sources, so that a new algorithm or command has its page without being
told.
"""

from __future__ import annotations

from pathlib import Path

import algorithm_pages
import command_pages
import python_pages
from sphinx.application import Sphinx


def write(app: Sphinx) -> None:
    """Writes the pages whose text is new, and removes those that nothing makes any more."""
    folder = Path(app.srcdir) / "generated"
    pages = algorithm_pages.pages() | command_pages.pages() | python_pages.pages()
    python_pages.read_stub()
    for name, text in pages.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
    for path in folder.rglob("*.*"):
        if str(path.relative_to(folder)) not in pages:
            path.unlink()


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("builder-inited", write)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
