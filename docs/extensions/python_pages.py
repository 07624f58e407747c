# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the Python package has beside the classes of the algorithms, which have pages of their own."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import linnet


def is_algorithm(item: object) -> bool:
    return isinstance(item, type) and isinstance(getattr(item, "id", None), str)


def entry(name: str, item: object) -> str:
    if not isinstance(item, type):
        return f".. autofunction:: {name}\n\n"
    kind = "exception" if issubclass(item, Exception) else "class"
    return f".. auto{kind}:: {name}\n   :members:\n   :show-inheritance:\n\n"


def rst(text: str) -> str:
    """What autodoc is told, which it understands as reStructuredText."""
    return f"```{{eval-rst}}\n.. currentmodule:: linnet\n\n{text}```\n\n"


def read_stub() -> None:
    """Puts the classes of the stub, which have signatures with types, in the place of the compiled ones."""
    path = Path(linnet.__file__).with_name("_core.pyi")
    stub: dict[str, Any] = {"__name__": "linnet"}
    exec(compile(path.read_text(encoding="utf-8"), path, "exec"), stub)
    for name, item in stub.items():
        if isinstance(item, type) and item.__module__ == "linnet":
            setattr(linnet, name, item)


def module(name: str) -> str:
    """A module beside the classes: functions, keys, exceptions."""
    items = vars(import_module(name))
    public = {name: items[name] for name in items["__all__"]}
    text = f".. automodule:: {name}\n   :no-members:\n\n.. currentmodule:: {name}\n\n"
    return text + "".join(entry(name, item) for name, item in sorted(public.items(), key=lambda one: isinstance(one[1], type)))


def pages() -> dict[str, str]:
    """The text of the page under its name."""
    public = {name: item for name, item in vars(linnet).items() if not name.startswith("_") and callable(item)}
    own = {name: item for name, item in public.items() if not is_algorithm(item)}
    classes = "".join(f"### {name}\n\n{rst(entry(name, item))}" for name, item in own.items() if isinstance(item, type))
    functions = "".join(entry(name, item) for name, item in own.items() if not isinstance(item, type))
    text = f"""# Python

```{{eval-rst}}
.. automodule:: linnet
   :no-members:
```

## Classes

Every algorithm is a class that derives from the one of its kind, and [has a page](algorithms.md).

{classes}## Functions

{rst(functions)}## Batches

{rst(module("linnet.batch"))}## Columns

{rst(module("linnet.columns"))}## Sealed files

{rst(module("linnet.sealed_file"))}"""
    return {"python.md": text}
