# SPDX-License-Identifier: MIT OR Apache-2.0
"""Several inputs, each with its own output file in one directory."""

from __future__ import annotations

import errno
import os

from linnet_cli.errors import BadUsage
from linnet_cli.io.descriptors import Identity, identity_of, is_standard_input

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

SUFFIX = ".sealed"


def sealed_name(name: str) -> str:
    return name + SUFFIX


def opened_name(name: str) -> str:
    if not name.endswith(SUFFIX):
        raise BadUsage(f"{name}: expected a name that ends with {SUFFIX}, which --into takes off")
    return name.removesuffix(SUFFIX)


def plan(sources: Sequence[str], directory: str, rename: Callable[[str], str]) -> list[tuple[str, str]]:
    """Each input with its output. Refuses impossible names before anything is written."""
    if not os.path.isdir(directory):
        os.stat(directory)
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), directory)
    first: dict[str, str] = {}
    for source in sources:
        name = os.path.basename(source)
        if is_standard_input(source) or not name:
            raise BadUsage(f"'{source}' has no name; expected files with --into")
        target = rename(name)
        if target in ("", os.curdir, os.pardir):
            raise BadUsage(f"{source}: nothing would be left of the name without {SUFFIX}")
        if target in first:
            raise BadUsage(f"{first[target]} and {source} would both go to {os.path.join(directory, target)}")
        first[target] = source
    pairs = [(source, os.path.join(directory, target)) for target, source in first.items()]
    _refuse_inputs_as_outputs(pairs)
    return pairs


def _refuse_inputs_as_outputs(pairs: list[tuple[str, str]]) -> None:
    inputs: dict[Identity | None, list[str]] = {}
    for source, _ in pairs:
        inputs.setdefault(identity_of(source), []).append(source)
    for source, target in pairs:
        file = identity_of(target)
        for other in inputs.get(file, []) if file is not None else []:
            if other != source:
                raise BadUsage(f"{target}, the output for {source}, is the input {other} as well")
