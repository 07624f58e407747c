# SPDX-License-Identifier: MIT OR Apache-2.0
"""Files of wrapped keys that were changed, also by a holder of the key-encryption key."""

from __future__ import annotations

import base64
import copy
import json
import random
import tempfile
from pathlib import Path
from typing import Any

import linnet
from fuzz_targets.common import Progress, Result, attempt, mutated_bytes, require, result
from linnet.columns import WrappedKeys
from linnet.columns import _wrapped_keys as module

REFUSALS = (ValueError, linnet.InvalidTag)
KEK = bytes(range(32))
DIRECTORY = tempfile.TemporaryDirectory(prefix="linnet-fuzz-")
FILE = Path(DIRECTORY.name) / "keys.json"
VALUES: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    2,
    2**64,
    10**30,
    1.5,
    float("nan"),
    "",
    "A",
    "====",
    "QUJD",
    "QUJE\n",
    "\ud800",
    [],
    {},
    {"a": "QUJD"},
    {"\ud800": "QUJD"},
    {"x" * 256: "QUJD"},
)


def original(source: random.Random) -> tuple[dict[str, Any], WrappedKeys]:
    keys = WrappedKeys(KEK)
    for key_id in source.sample(("a", "b", "north", "", "ключ", "x" * 255), source.randrange(4)):
        keys.add(key_id, size=source.choice((16, 24, 32)))
    keys._generation = source.choice((1, 3)) if source.random() < 0.95 else 2**64 - 1
    return json.loads(keys._contents(keys._generation)), keys


def change(source: random.Random, members: dict[str, Any]) -> None:
    """One member in another form."""
    target = members["keys"] if source.random() < 0.5 and isinstance(members.get("keys"), dict) else members
    names = [*target, "another"]
    name, kind = source.choice(names), source.randrange(5)
    if kind == 0:
        target.pop(name, None)
    elif kind == 1:
        target[name] = copy.deepcopy(source.choice(VALUES))
    elif kind == 2 and isinstance(target.get(name), str):
        target[name] = mutated_bytes(source, target[name].encode("utf-8", "surrogatepass")).decode("latin-1")
    elif kind == 3 and isinstance(target.get(name), str):
        decoded = attempt(lambda: base64.b64decode(target[name] + "==="), (ValueError,))[1] or b""
        target[name] = base64.b64encode(mutated_bytes(source, decoded)).decode()
    else:
        target[source.choice(names)] = copy.deepcopy(target.get(name))


def authenticate(members: dict[str, Any]) -> None:
    """Gives the members a MAC that is right, where they are such that they have one."""
    try:
        wrapped = {key_id: base64.b64decode(value) for key_id, value in members["keys"].items()}
        members["mac"] = base64.b64encode(module._mac(KEK, members["generation"], wrapped).digest()).decode()
    except (AttributeError, KeyError, OverflowError, TypeError, ValueError):
        pass


def text_of(source: random.Random, members: dict[str, Any]) -> bytes:
    text = json.dumps(members, indent=source.choice((None, 1)), ensure_ascii=source.random() < 0.5)
    if source.random() < 0.1:
        text = text.replace("}", f', "{source.choice((*members, "a"))}": 1}}', 1)
    if source.random() < 0.05:
        text = text.replace("1", source.choice(("[" * 100_000, "1e999", "-0", "1" * 5000, "Infinity")), 1)
    return text.encode("utf-8", "surrogatepass")


def use(keys: WrappedKeys) -> None:
    """What is done with keys that were read."""
    for key_id in list(keys):
        attempt(lambda: keys(key_id), REFUSALS)  # noqa: B023
    if attempt(lambda: keys.rewrap(bytes(16)), REFUSALS)[0] and attempt(lambda: keys.write(FILE), (ValueError,))[0]:
        again = WrappedKeys.read(FILE, bytes(16))
        require({key_id: again(key_id) for key_id in again} == {key_id: keys(key_id) for key_id in keys}, "other keys")


def run(source: random.Random, progress: Progress) -> Result:
    members, keys = original(source)
    forged = source.random() < 0.5
    for _ in range(source.choice((0, 1, 1, 2, 3))):
        change(source, members)
    if forged:
        authenticate(members)
    text = text_of(source, members)
    if source.random() < 0.3:
        text = mutated_bytes(source, text)
    FILE.write_bytes(text)
    progress.input(text)
    old = source.random() < 0.1
    good, read = attempt(lambda: WrappedKeys.read(FILE, KEK, at_least=source.choice((0, 0, 1, 5)), version_1=old), REFUSALS)
    if good:
        same = dict(read._wrapped) == dict(keys._wrapped) and read.generation == keys.generation
        require(same or forged or old, "other content is authentic")
        use(read)
    return result(good)
