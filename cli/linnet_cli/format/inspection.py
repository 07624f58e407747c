# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a sealed file shows without the key."""

from __future__ import annotations

import os

from linnet.sealed_file import NotSealed
from linnet.sealed_file._format import (
    CHUNK_SIZE,
    CHUNKS_MAX,
    SEALED_CHUNK_SIZE,
    TAG_SIZE,
    VERSION,
    read_any_header,
    sealing_algorithm,
    truncation,
)
from linnet_cli.errors import about
from linnet_cli.io.descriptors import input_name, open_input
from linnet_cli.io.source import ArmoredSource, Source, sealed_source
from linnet_cli.output.lines import visible

BUFFER_SIZE = 1 << 18

Facts = dict[str, object]


def inspect(source: str) -> Facts:
    fd = open_input(source)
    try:
        with about(input_name(source)):
            sealed = sealed_source(fd)
            header = read_any_header(sealed.read)
            stanzas = _stanzas(header.stanzas)
            plaintext_size, chunks = _sizes(_rest(sealed))
    finally:
        os.close(fd)
    entry = sealing_algorithm(header.algorithm)
    return {
        "file": source,
        "format": "linnet sealed file",
        "version": VERSION,
        "armored": isinstance(sealed, ArmoredSource),
        "algorithm": header.algorithm,
        "status": entry.status if entry else "unknown",
        "stanzas": stanzas,
        "plaintext_size": plaintext_size,
        "chunks": chunks,
        "verified": "header checksum",
    }


def _stanzas(data: bytes) -> list[Facts]:
    if not data:
        return []
    from linnet.sealed_file import _stanzas as stanzas

    found = []
    for stanza in stanzas.parse(data):
        facts: Facts = {"type": stanza.kind, "size": len(stanza.body)}
        if stanzas.SIZES.get(stanza.kind) == len(stanza.body):
            facts["kind"] = stanzas.NAMES[stanza.kind]
            if stanza.kind in stanzas.KDFS:
                facts["kdf"] = stanzas.KDFS[stanza.kind]
            if stanza.kind == stanzas.PBKDF2:
                facts["iterations"] = stanza.iterations
            if stanza.kind == stanzas.SCRYPT:
                facts["work_factor"] = stanza.work_factor
        found.append(facts)
    return found


def _rest(sealed: Source) -> int:
    """The number of bytes after the header."""
    position = sealed.position()
    if position is not None:
        return max(os.fstat(sealed.fd).st_size - position, 0)
    buffer, length = memoryview(bytearray(BUFFER_SIZE)), 0
    while size := sealed.read_into(buffer):
        length += size
    return length


def _sizes(length: int) -> tuple[int, int]:
    """The size of the plaintext, and the number of chunks."""
    full, last = divmod(length, SEALED_CHUNK_SIZE)
    if last < TAG_SIZE:
        raise truncation(full, last)
    if full >= CHUNKS_MAX:
        raise NotSealed(f"too long: a sealed file has at most {CHUNKS_MAX} chunks")
    return full * CHUNK_SIZE + last - TAG_SIZE, full + 1


def as_text(facts: Facts) -> str:
    stanzas = facts["stanzas"]
    assert isinstance(stanzas, list)
    lines = {
        "file": visible(str(facts["file"])),
        "format": f"{facts['format']}, version {facts['version']}{', armored' * bool(facts['armored'])}",
        "algorithm": f"{visible(str(facts['algorithm']))} ({facts['status']})",
        "stanzas": _stanzas_as_text(stanzas),
        "plaintext": f"{facts['plaintext_size']} bytes",
        "chunks": str(facts["chunks"]),
        "verified": "the header's checksum; whether the file is whole and unchanged shows with the key",
    }
    return "\n".join(f"{name + ':':<11}{value}" for name, value in lines.items())


def _stanzas_as_text(stanzas: list[Facts]) -> str:
    kinds = [stanza.get("kind") for stanza in stanzas]
    if kinds == ["passphrase"]:
        return _passphrase_as_text(stanzas[0])
    if kinds[:1] == ["ephemeral key"] and set(kinds[1:]) == {"recipient"}:
        return f"{len(kinds) - 1} recipient{'s' * (len(kinds) > 2)}"
    return ", ".join(f"type {stanza['type']} of {stanza['size']} bytes" for stanza in stanzas) or "none"


def _passphrase_as_text(stanza: Facts) -> str:
    work_factor = stanza.get("work_factor")
    if not isinstance(work_factor, int):
        return f"a passphrase, {stanza['iterations']} iterations"
    from linnet.sealed_file._stanzas import WORK_FACTOR_MAX, memory

    takes = f" ({memory(work_factor)})" if work_factor <= WORK_FACTOR_MAX else ""
    return f"a passphrase, scrypt with a work factor of {work_factor}{takes}"


def as_json(found: list[Facts]) -> str:
    import json

    return json.dumps(found, indent=2)
