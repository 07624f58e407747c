# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes the type stub of the module _core: signatures and texts are the module's own, types follow from the names below.

Usage: python stub.py FOLDER_OF_THE_MODULE OUTPUT
"""

import importlib
import inspect
import sys
import textwrap
from pathlib import Path
from types import GetSetDescriptorType
from typing import Any

HEAD = """# Made by python/stub.py.
from typing import Any, Final, final

from typing_extensions import Buffer, Self

__all__ = [
    {names},
]
"""

PARAMETERS = {
    **dict.fromkeys(("associated", "keys", "nonces", "size", "tags", "target", "texts", "threads"), "Any"),
    **dict.fromkeys(("cells", "contexts", "headers", "ids", "numbers", "plaintexts", "row_ids"), "Any"),
    "associated_data": "Buffer | None",
    "id": "str",
    "iterations": "int",
    "length": "int",
    "operation": "str",
    "position": "int",
    "random": "Buffer | None",
    "seen": "Buffer | None",
    "repeat": "int",
    "tag_size": "int | None",
}
"""Of those that are no Buffer."""

RESULTS = {
    "Encryptor.finalize": "bytes",
    "crypt_into": "int",
    "_corrupted_self_test": "bool",
    "_self_test": "bool",
    "_batch": "tuple[Any, Any, list[int]]",
    "_cell_headers": "tuple[list[bytes], bytes]",
    "_decrypt_cells": "tuple[Any, bytes]",
    "_encrypt_cells": "tuple[Any, bytes]",
    "_entries": "list[dict[str, Any]]",
    "_kat": "str",
    "_lanes": "int",
    "_seconds_to_encrypt": "float",
    "copy": "Self",
    "decrypt_into": "int",
    "decryptor": "Decryptor",
    "encrypt_into": "int",
    "encryptor": "Encryptor",
    "hexdigest": "str",
    "update_into": "int",
    "crypt": "bytes",
}
"""Of those whose text does not say it."""

ATTRIBUTES = {"_classes": "dict[str, type[Any]]", "id": "str", "name": "str", "online": "bool", "_version": "str"}


def parameters(function: Any, first: str = "") -> str:
    """The parameters with their types, after one named `first`."""
    signature = inspect.signature(function)
    typed = [
        p.replace(annotation=PARAMETERS.get(p.name, "Buffer"))
        for p in signature.parameters.values()
        if p.name not in ("self", "cls")
    ]
    text = str(signature.replace(parameters=typed)).replace("'", '"')
    for annotation in {"Buffer", *PARAMETERS.values()}:
        text = text.replace(f'"{annotation}"', annotation)
    inside = text[1:-1]
    return ", ".join(part for part in (first, inside) if part)


def described(line: str, doc: str | None, indent: str) -> str:
    """A definition that has a text as its body."""
    text = f'"""{inspect.cleandoc(doc or "")}"""'
    if "\n" in text:
        text = text.removesuffix('"""') + '\n"""'
    return f"{indent}{line}\n{textwrap.indent(text, indent + '    ')}\n"


def result(owner: str, name: str, doc: str | None) -> str:
    """A text that begins with a verb, as "Appends data", is of a method that returns nothing; others name the bytes returned."""
    verb = (doc or "").split(maxsplit=1)[0].rstrip(",").endswith("s")
    return RESULTS.get(f"{owner}.{name}") or RESULTS.get(name) or ("None" if verb else "bytes")


def member(cls: type, name: str, item: Any) -> str:
    if isinstance(item, GetSetDescriptorType):
        line = f"def {name}(self) -> {ATTRIBUTES.get(name, 'int')}:"
        return "    @property\n" + described(line, item.__doc__, "    ")
    if isinstance(item, bool | int | str):
        return f"    {name}: Final = {item!r}\n".replace("'", '"')
    if type(item).__name__ == "classmethod_descriptor":
        line = f"def {name}({parameters(getattr(cls, name), 'cls')}) -> {result(cls.__name__, name, item.__doc__)}:"
        return "    @classmethod\n" + described(line, item.__doc__, "    ")
    return described(f"def {name}({parameters(item, 'self')}) -> {result(cls.__name__, name, item.__doc__)}:", item.__doc__, "    ")


def class_text(cls: type) -> str:
    base = cls.__base__
    assert base is not None
    parent = "" if base is object else f"({base.__name__})"
    final = "" if cls.__flags__ & 1 << 10 else "@final\n"  # Py_TPFLAGS_BASETYPE
    text = "\n" + final + described(f"class {cls.__name__}{parent}:", cls.__doc__, "")
    if "__new__" in vars(cls):
        text += f"    def __new__({parameters(cls, 'cls')}) -> Self: ...\n"
    return text + "".join(member(cls, name, item) for name, item in vars(cls).items() if not name.startswith("__"))


def module_text(module: Any) -> str:
    text = HEAD.replace("{names}", ",\n    ".join(f'"{name}"' for name in module.__all__))
    for name, item in vars(module).items():
        if name.startswith("__"):
            continue
        if isinstance(item, type):
            text += class_text(item) if item.__name__ == name else f"\n{name} = {item.__name__}\n"
        elif callable(item):
            text += "\n" + described(f"def {name}({parameters(item)}) -> {RESULTS[name]}:", item.__doc__, "")
        else:
            text += f"\n{name}: {ATTRIBUTES[name]}\n"
    return text


if __name__ == "__main__":
    sys.path.insert(0, sys.argv[1])
    Path(sys.argv[2]).write_text(module_text(importlib.import_module("_core")), encoding="utf-8")
