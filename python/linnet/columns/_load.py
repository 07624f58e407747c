# SPDX-License-Identifier: MIT OR Apache-2.0
"""Optional packages."""

from __future__ import annotations

import importlib
from typing import Any


def load(module: str, package: str, extra: str) -> Any:
    """A module of a package that this extra of linnet installs."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise ImportError(f'this part of linnet.columns needs {package}: pip install "linnet[{extra}]" ({error})') from error
