# SPDX-License-Identifier: MIT OR Apache-2.0
"""The documentation site; tools/docs/build.sh builds it."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "docs" / "extensions"))

import linnet  # noqa: E402

project = "Linnet"
author = "the authors of Linnet"
copyright = author
version = release = linnet.__version__

extensions = ["myst_parser", "breathe", "sphinx.ext.autodoc", "generated_pages", "plots", "repository_links"]
exclude_patterns = ["generated/_*", "generated/**/_*", "playground/*"]
nitpicky = True
# What is not on these pages: the languages' own types, and the inside of the C++ headers.
nitpick_ignore = [("c:identifier", name) for name in ("size_t", "uint8_t", "uint32_t", "uint64_t")]
nitpick_ignore += [("cpp:identifier", "linnet"), ("py:class", "Buffer"), ("py:class", "linnet.columns._arrow.Data")]
nitpick_ignore += [("cpp:identifier", "keyed_mac<Core, Nonce...>")]  # which is there, but not found by a pack
nitpick_ignore_regex = [
    ("py:class", r"(typing_extensions|collections\.abc|typing|os|io)\..*"),
    ("cpp:identifier", r"(std|detail|linnet::detail|sizes|Core|fastest|parameter|sized_in|sized_out)(::.*|<.*)?|size_t|u?int\d+_t"),
    ("cpp:identifier", r"(key|nonce|tag|any_tag|digest|bytes)_(in|out)|Cores|calls|implementations|traits|\w+_size(_\w+)?"),
]

myst_enable_extensions = ["deflist", "attrs_block"]
myst_heading_anchors = 3
breathe_projects = {"linnet": str(ROOT / "build-docs" / "doxygen" / "xml")}
breathe_default_project = "linnet"
breathe_domain_by_extension = {"h": "c", "hpp": "cpp"}
autodoc_member_order = "bysource"
python_use_unqualified_type_names = True
toc_object_entries = False  # the headings are enough

html_theme = "furo"
html_title = f"Linnet {release}"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_favicon = "static/favicon.svg"
html_copy_source = False
html_show_sphinx = False
highlight_language = "none"
