# SPDX-License-Identifier: MIT OR Apache-2.0
"""Plots of ratios as parts of the pages that show them, so that they have the colors of the reader's theme."""

from __future__ import annotations

from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx

BEGIN = '<svg class="ratios"'  # as tools/bench/ratio_plot.py writes it


def insert(app: Sphinx, document: nodes.document) -> None:
    for image in list(document.findall(nodes.image)):
        path = Path(app.srcdir) / image["uri"]
        if path.suffix == ".svg" and path.is_file() and (text := path.read_text(encoding="utf-8")).startswith(BEGIN):
            image.replace_self(nodes.raw("", text, format="html"))


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("doctree-read", insert)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
