# SPDX-License-Identifier: MIT OR Apache-2.0
"""The entries of the catalog, as by_id.h declares them to C."""

from __future__ import annotations

import re

from generate.description import ROOT

_HEADER = (ROOT / "include" / "linnet" / "by_id.h").read_text(encoding="utf-8")
_STRUCT = _HEADER.partition("typedef struct linnet_algorithm {")[2].partition("} linnet_algorithm;")[0]

# The members of linnet_algorithm in their order: the type in C, and the name.
MEMBERS = re.findall(r"^    (const char\*|int|size_t) (\w+);", _STRUCT, re.MULTILINE)
# The numbers of `status`: their names in their order.
STATUSES = [name.lower() for name in re.findall(r"LINNET_STATUS_(\w+) = \d", _HEADER)]
