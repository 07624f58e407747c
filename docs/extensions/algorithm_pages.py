# SPDX-License-Identifier: MIT OR Apache-2.0
"""A page for each algorithm of the catalog, and their list."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import linnet

ROOT = Path(__file__).resolve().parents[2]
INCLUDE = ROOT / "include"
CORES = {"m0": "Cortex-M0", "m3": "Cortex-M3", "m4f": "Cortex-M4F"}
KINDS = {
    "aead": ("Authenticated encryption", "authenticated encryption with associated data (AEAD)"),
    "hash": ("Hash functions", "hash function"),
    "xof": ("Extendable-output functions", "extendable-output function (XOF)"),
    "mac": ("Message authentication codes", "message authentication code (MAC)"),
    "stream": ("Stream ciphers", "stream cipher, which does not authenticate"),
    "cbc": ("Cipher block chaining", "cipher block chaining (CBC), which does not authenticate"),
    "keywrap": ("Key wrap", "key wrap"),
    "secretbox": ("Secret boxes", "authenticated encryption without associated data"),
    "kdf": ("Key derivation", "key derivation function (KDF)"),
    "drbg": ("Random bit generators", "deterministic random bit generator (DRBG)"),
    "kex": ("Key exchange", "key exchange"),
}
STATUSES = {
    "standard": "standard: specified by a standards body; what to choose",
    "finalist": "finalist: final-round submission to a public competition",
    "published": "published: specified by its designers in a reviewed paper, or in an RFC or its draft",
    "legacy": "legacy: superseded or broken; for interoperability only",
}
RANDOM_NONCE_MIN = 12  # bytes: docs/guide/nonces.md; what is shorter is counted
SEALED_FILE = (16, 16, 12)  # the tag, and the least of key and nonce, of an algorithm that seals files
CLASSES = {
    item.id: name for name, item in vars(linnet).items() if isinstance(getattr(item, "id", None), str) and item.__name__ == name
}


def keys(entry: linnet.CatalogEntry) -> str:
    if not entry.key_size:
        return ""
    if entry.key_size_min == entry.key_size_max:
        return f"{entry.key_size} bytes"
    return f"{entry.key_size_min} bytes or more" if entry.key_size_min else f"{entry.key_size} bytes, or any other number"


def facts(entry: linnet.CatalogEntry) -> str:
    """What the catalog says, as a list of terms."""
    tags = f"{entry.tag_size_min} to {entry.tag_size_max}" if entry.tag_size_min != entry.tag_size_max else f"{entry.tag_size}"
    any_tag = "any number of bytes" if entry.tag_size_min == 1 else f"{entry.tag_size_min} bytes or more"
    any_length = ", or any other number" if entry.kind == "xof" else ""
    terms = {
        "Kind": KINDS[entry.kind][1],
        "Status": STATUSES[entry.status],
        "Specification": entry.specification,
        {"kex": "Secret key", "drbg": "Entropy input"}.get(entry.kind, "Key"): keys(entry),
        "Public key": f"{entry.public_key_size} bytes" if entry.public_key_size else "",
        "Shared secret": f"{entry.shared_secret_size} bytes" if entry.shared_secret_size else "",
        "Nonce": f"{entry.nonce_size} bytes{' or more' if entry.kind == 'drbg' else ''}" if entry.nonce_size else "",
        "Tag": "" if not entry.tag_size else any_tag if entry.tag_size_max is None else f"{tags} bytes",
        "Digest": f"{entry.digest_size} bytes{any_length}" if entry.digest_size else "",
        "Customization string": {0: "", None: "any number of bytes"}.get(
            entry.customization_size_max, f"at most {entry.customization_size_max} bytes"
        ),
        "Message": f"at most {entry.message_size_max} bytes" if 0 < (entry.message_size_max or 0) < 2**63 else "",
        "Extracted key": f"{entry.extract_size} bytes" if entry.extract_size else "",
        "Output": f"1 to {entry.output_size_max} bytes" if entry.output_size_max else "",
    }
    return "{.facts}\n" + "".join(f"{term}\n: {text}\n\n" for term, text in terms.items() if text)


def header_of(type_name: str) -> str:
    """The header that has the type of an algorithm."""
    for header in sorted((INCLUDE / "linnet").glob("*.hpp")):
        if re.search(rf"^struct {type_name} :", header.read_text(encoding="utf-8"), re.MULTILINE):
            return f"linnet/{header.name}"
    raise LookupError(f"no header has the type {type_name}")


def new_nonce(entry: linnet.CatalogEntry, name: str) -> str:
    """An expression that makes one, and the beginning of a comment."""
    if entry.nonce_size >= RANDOM_NONCE_MIN:
        return f"{name}.generate_nonce()  # a new one"
    return f'(0).to_bytes({entry.nonce_size}, "little")  # increment it'


def python_example(entry: linnet.CatalogEntry) -> str:
    """A program that uses the algorithm; tools/docs/check_snippets.py runs it."""
    name = f"linnet.{CLASSES[entry.id]}"
    if entry.kind == "aead":
        return f"""import linnet

cipher = {name}({name}.generate_key())
nonce = {new_nonce(entry, name)} for each message
sealed = cipher.encrypt(nonce, b"text", b"associated data")
assert cipher.decrypt(nonce, sealed, b"associated data") == b"text"
"""
    if entry.kind == "mac" and entry.nonce_size:
        return f"""import os

import linnet

key, nonce = {name}.generate_key(), os.urandom({entry.nonce_size})  # a new nonce for each message
tag = {name}(key, nonce, b"message").digest()
{name}(key, nonce, b"message").verify(tag)  # or raises linnet.InvalidTag
"""
    if entry.kind == "mac" and entry.customization_size_max != 0:
        return f"""import linnet

key = {name}.generate_key()
tag = {name}(key, b"message", customization=b"purpose").digest()
{name}(key, b"message", customization=b"purpose").verify(tag)  # or raises linnet.InvalidTag
"""
    if entry.kind == "mac":
        return f"""import linnet

key = {name}.generate_key()
tag = {name}(key, b"message").digest()
{name}(key, b"message").verify(tag)  # or raises linnet.InvalidTag
"""
    if entry.kind == "stream":
        return f"""import linnet

key, nonce = {name}.generate_key(), {new_nonce(entry, name)} for each message
hidden = {name}(key, nonce).crypt(b"text")
assert {name}(key, nonce).crypt(hidden) == b"text"  # even if somebody has changed it
"""
    if entry.kind == "cbc":
        return f"""import linnet

cipher = {name}({name}.generate_key())
nonce = {name}.generate_nonce()  # a new one for each message
hidden = cipher.encrypt(nonce, b"sixteen bytes...")
assert cipher.decrypt(nonce, hidden) == b"sixteen bytes..."
"""
    if entry.kind == "keywrap":
        return f"""import linnet

wrap = {name}({name}.generate_key())
wrapped = wrap.wrap(bytes(16))
assert wrap.unwrap(wrapped) == bytes(16)  # or raises linnet.InvalidTag
"""
    if entry.kind == "secretbox":
        return f"""import linnet

box = {name}({name}.generate_key())
nonce = {name}.generate_nonce()  # a new one for each message
sealed = box.seal(nonce, b"text")
assert box.open(nonce, sealed) == b"text"  # or raises linnet.InvalidTag
"""
    if entry.kind == "kdf" and entry.extract_size:
        return f"""import linnet

secret = linnet.AsconAEAD128.generate_key()  # or the shared secret of a key exchange
key = {name}.derive(secret, 32, salt=b"salt", info=b"what the key is for")
"""
    if entry.kind == "kdf":
        return f"""import os

import linnet

salt = os.urandom(16)  # a new one for each password, stored with the data it protects
key = {name}.derive(b"password", 32, salt=salt, iterations=600_000)
"""
    if entry.kind == "drbg":
        return f"""import os

import linnet

entropy, nonce = os.urandom({entry.key_size}), os.urandom({entry.nonce_size})  # in practice: of a source that the device has
generator = {name}(entropy, nonce, personalization=b"which device and what for")
key = generator.generate(16)
generator.reseed(os.urandom({entry.key_size}))
"""
    if entry.kind == "kex":
        return f"""import linnet

mine, theirs = {name}.generate_key(), {name}.generate_key()  # on two machines
my_public, their_public = {name}.public_key(mine), {name}.public_key(theirs)  # which they send each other


def derive(secret: bytes, *public_keys: bytes) -> bytes:
    # The same key on both sides, as the public keys are sorted.
    return linnet.HKDFSHA256.derive(secret, 32, info=b"what the key is for" + b"".join(sorted(public_keys)))


key = derive({name}.agree(mine, their_public), my_public, their_public)
assert key == derive({name}.agree(theirs, my_public), their_public, my_public)  # on the other machine
"""
    length = "32" if entry.kind == "xof" else ""
    start = 'b"message", customization=b"purpose"' if entry.customization_size_max != 0 else 'b"message"'
    return f"import linnet\n\nprint({name}({start}).hexdigest({length}))\n"


def command_line(entry: linnet.CatalogEntry) -> str:
    """The commands that take the algorithm, which tools/docs/check_snippets.py runs."""
    lines = [f"linnet kat {entry.id} > {entry.id}.txt  # its known answers"]
    if entry.kind in ("hash", "xof") and entry.customization_size_max == 0:
        lines.insert(0, f"linnet hash -a {entry.id} notes.txt")
    tag, key, nonce = SEALED_FILE
    if entry.kind == "aead" and entry.tag_size == tag and entry.key_size >= key and entry.nonce_size >= nonce:
        lines.insert(0, f"linnet seal -a {entry.id} -k secret.key notes.txt -o notes.sealed")
    return "\n".join(lines)


@cache
def measured() -> dict[str, list[dict[str, Any]]]:
    """The figures of docs/cortex-m.json."""
    tables = json.loads((ROOT / "docs" / "cortex-m.json").read_text(encoding="utf-8"))
    return {name: [dict(zip(table["fields"], row)) for row in table["rows"]] for name, table in tables.items()}


def costs(entry: linnet.CatalogEntry) -> str:
    """Of the first call of the headers that was measured: cycles of each message, the deeper stack, and the flash."""
    speeds = [row for row in measured()["speed"] if row["algorithm"] == entry.id and row["interface"] == "header"]
    if not speeds:
        return ""
    call, workloads = speeds[0]["call"], list(dict.fromkeys(row["workload"] for row in speeds))
    text = f"| Core | Profile | {' | '.join(f'{size} bytes' for size in workloads)} | Stack | Flash |\n"
    text += f"|---|---|{'--:|' * (len(workloads) + 2)}\n"
    for flash in measured()["flash"]:
        if (flash["algorithm"], flash["interface"], flash["calls"]) == (entry.id, "header", call):
            build = (flash["core"], flash["profile"], call)
            rows = {row["workload"]: row for row in speeds if (row["core"], row["profile"], row["call"]) == build}
            cycles = " | ".join(str(rows[size]["cycles"]) for size in workloads)
            stack = max(row["stack"] for row in rows.values())
            text += f"| {CORES[flash['core']]} | {flash['profile']} | {cycles} | {stack} | {flash['flash']} |\n"
    return f"""
## On Cortex-M

Cycles, and bytes of stack and flash, of `{call}`; [how they were found](../../cortex-m.md#how-it-is-measured).

{text}"""


def page(entry: linnet.CatalogEntry) -> str:
    type_name = entry.id.replace("-", "_")
    return f"""# {entry.name}

{facts(entry)}
## C++

Header `{header_of(type_name)}`. The calls are those of {{cpp:struct}}`linnet::{interface(entry)}`.

```{{doxygenstruct}} linnet::{type_name}
```

## Python

The calls are those of {{py:class}}`linnet.{BASES[entry.kind]}`.

```python
{python_example(entry)}```

```{{eval-rst}}
.. autoclass:: linnet.{CLASSES[entry.id]}
   :members:
   :show-inheritance:
```

## Command line

<!-- hidden sh
linnet keygen secret.key
echo notes > notes.txt
-->

```sh
{command_line(entry)}
```

## C

Header `{header_of(type_name).removesuffix("pp")}`, which `linnet.h` includes. All algorithms of a kind have
[the same calls](../../reference/c.md#kinds), which have their description and errors there.

```{{doxygengroup}} c_{type_name}
:content-only:
```
{costs(entry)}"""


INTERFACES = {
    "aead": "aead",
    "hash": "hash",
    "xof": "extendable_output",
    "mac": "mac",
    "kdf": "kdf",
    "drbg": "drbg",
    "kex": "key_exchange",
    "stream": "stream_cipher",
    "cbc": "cbc",
    "keywrap": "keywrap",
    "secretbox": "secretbox",
}
BASES = {
    "aead": "AEAD",
    "hash": "Hash",
    "xof": "XOF",
    "mac": "MAC",
    "kdf": "KDF",
    "drbg": "DRBG",
    "kex": "KeyExchange",
    "stream": "StreamCipher",
    "cbc": "CBC",
    "keywrap": "KeyWrap",
    "secretbox": "SecretBox",
}


def interface(entry: linnet.CatalogEntry) -> str:
    """The C++ type that has the calls of an algorithm."""
    return "password_kdf" if entry.kind == "kdf" and not entry.extract_size else INTERFACES[entry.kind]


def size(least: int, most: int | None) -> str:
    if most is None:
        return "any"
    return "" if not most else str(most) if least == most else f"{least} to {most}"


def sizes(entry: linnet.CatalogEntry) -> dict[str, str]:
    return {
        "key": keys(entry).removesuffix(" bytes") if entry.kind == "drbg" else size(entry.key_size_min, entry.key_size_max),
        "public key": size(entry.public_key_size, entry.public_key_size),
        "output": f"1 to {entry.output_size_max}" if entry.output_size_max else "",
        "nonce": size(entry.nonce_size, entry.nonce_size),
        "tag": size(entry.tag_size_min, entry.tag_size_max),
        "digest": "any" if entry.kind == "xof" else size(entry.digest_size, entry.digest_size),
    }


def table(entries: list[linnet.CatalogEntry]) -> str:
    """A table of algorithms, with a column for each size that one of them has."""
    named = ("key", "public key", "nonce", "tag", "digest", "output")
    columns = [name for name in named if any(sizes(entry)[name] for entry in entries)]
    text = f"| Algorithm | {' | '.join(columns)} | status |\n|---|{'--:|' * len(columns)}---|\n"
    for entry in entries:
        cells = " | ".join(sizes(entry)[name] for name in columns)
        text += f"| [{entry.name}](algorithms/{entry.id}.md) | {cells} | {entry.status} |\n"
    return text


def index() -> str:
    text = "# Algorithms\n\nSizes are in bytes. [Which algorithm](../guide/choose.md) recommends some, "
    text += "[the catalog](../catalog.md) lists all in one table.\n"
    for kind, (title, _) in KINDS.items():
        text += f"\n## {title}\n\n" + table([entry for entry in linnet.catalog() if entry.kind == kind])
    tree = "\n".join(f"algorithms/{entry.id}" for entry in linnet.catalog())
    return f"{text}\n```{{toctree}}\n:hidden:\n\n{tree}\n```\n"


CPP_PAGE = Path(__file__).resolve().parents[1] / "reference" / "cpp.md"


def other_interfaces() -> str:
    """Sections of the reference of C++ for the kinds that it does not name itself."""
    known = CPP_PAGE.read_text(encoding="utf-8")
    text = ""
    for kind, name in INTERFACES.items():
        if f"linnet::{name}\n" not in known:
            text += f"## {KINDS[kind][0]}\n\n```{{doxygenstruct}} linnet::{name}\n:members:\n:undoc-members:\n```\n\n"
    return text


def concepts() -> str:
    """The concepts of algorithms, in the order of the header."""
    header = (INCLUDE / "linnet" / "concepts.hpp").read_text(encoding="utf-8")
    names = re.findall(r"^concept ([A-Z]\w+)", header, re.MULTILINE)
    return "\n".join(f"```{{doxygenconcept}} linnet::{name}\n```\n" for name in names)


def pages() -> dict[str, str]:
    """The text of each page under its name. What begins with _ is included by others."""
    included = {"_interfaces.md": other_interfaces(), "_concepts.md": concepts()}
    return included | {"algorithms.md": index()} | {f"algorithms/{entry.id}.md": page(entry) for entry in linnet.catalog()}
