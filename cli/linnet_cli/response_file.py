# SPDX-License-Identifier: MIT OR Apache-2.0
"""Known-answer files in the response format of NIST's lightweight cryptography competition.

A file is a list of records, separated by blank lines. A record is a list of lines
`Name = hexadecimal`, with a decimal `Count`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import PurePath
from typing import TextIO

import linnet
from linnet_cli.catalog import digest, entry_of
from linnet_cli.descriptors import open_input
from linnet_cli.errors import BadUsage, NotVerified

Fields = Mapping[str, bytes]
LINE_SIZE_MAX = 1 << 24


@dataclass(frozen=True)
class Record:
    line: int
    fields: dict[str, bytes]
    count: str = "?"

    def __str__(self) -> str:
        return f"record {self.count} (line {self.line})"


def read_records(lines: Iterator[str]) -> Iterator[Record]:
    record: Record | None = None
    for number, line in enumerate(lines, 1):
        if not line.strip():
            if record:
                yield record
            record = None
            continue
        if line.startswith("#"):
            continue
        name, value = _field(number, line)
        record = record or Record(number, {})
        if name in record.fields or (name == "Count" and record.count != "?"):
            raise NotVerified(f"line {number}: second '{name}' in a record")
        if name == "Count":
            record = Record(record.line, record.fields, value)
        else:
            record.fields[name] = _bytes(number, value)
    if record:
        yield record


def _field(number: int, line: str) -> tuple[str, str]:
    name, equals, value = line.partition("=")
    if not equals or not name.strip():
        raise NotVerified(f"line {number}: expected 'Name = value'")
    return name.strip(), value.strip()


def _bytes(number: int, value: str) -> bytes:
    try:
        return bytes.fromhex(value)
    except ValueError:
        raise NotVerified(f"line {number}: expected an even number of hexadecimal digits") from None


@dataclass(frozen=True)
class Layout:
    """The fields of a kind of algorithm, and what computes the last of them from the others."""

    inputs: tuple[str, ...]
    output: str
    compute: Callable[[str, Fields, int], bytes]

    @property
    def names(self) -> tuple[str, ...]:
        return (*self.inputs, self.output)


def _aead(algorithm: str, f: Fields, size: int) -> bytes:
    """What encryption gives, once decryption has turned it back."""
    aead = linnet.aead(algorithm, f["Key"], tag_size=size - len(f["PT"]))
    sealed = aead.encrypt(f["Nonce"], f["PT"], f["AD"])
    if aead.decrypt(f["Nonce"], sealed, f["AD"]) != f["PT"]:
        raise ValueError("decryption gives another plaintext")
    return sealed


def _hash(algorithm: str, f: Fields, size: int) -> bytes:
    return digest(linnet.new(algorithm, f["Msg"]), size)


def _xof(algorithm: str, f: Fields, size: int) -> bytes:
    return digest(linnet.new(algorithm, f["Msg"], customization=f.get("Z", b"")), size)


def _mac(algorithm: str, f: Fields, size: int) -> bytes:
    code = linnet.mac(algorithm, f["Key"], f["Msg"], nonce=f.get("Nonce"), customization=f.get("Z", b""), tag_size=size)
    return code.digest()


def _stream(algorithm: str, f: Fields, size: int) -> bytes:
    return linnet.stream_cipher(algorithm, f["Key"], f["Nonce"]).crypt(f["PT"])


def _chained(algorithm: str, f: Fields, size: int) -> bytes:
    """What encryption gives, once decryption has turned it back."""
    cipher = linnet.block_chaining(algorithm, f["Key"])
    sealed = cipher.encrypt(f["Nonce"], f["PT"])
    if cipher.decrypt(f["Nonce"], sealed) != f["PT"]:
        raise ValueError("decryption gives another plaintext")
    return sealed


def _keywrap(algorithm: str, f: Fields, size: int) -> bytes:
    """What wrapping gives, once unwrapping has turned it back."""
    cipher = linnet.key_wrap(algorithm, f["Key"])
    sealed = cipher.wrap(f["PT"])
    if cipher.unwrap(sealed) != f["PT"]:
        raise ValueError("unwrapping gives another key")
    return sealed


def _secretbox(algorithm: str, f: Fields, size: int) -> bytes:
    """What sealing gives, the tag and the ciphertext, once opening has turned it back."""
    cipher = linnet.secretbox(algorithm, f["Key"])
    box = cipher.seal(f["Nonce"], f["PT"])
    if cipher.open(f["Nonce"], box) != f["PT"]:
        raise ValueError("opening gives another plaintext")
    return box


def _kdf(algorithm: str, f: Fields, size: int) -> bytes:
    return linnet.kdf(algorithm, f["Key"], size, salt=f["Salt"], info=f["Info"])


def _password_kdf(algorithm: str, f: Fields, size: int) -> bytes:
    iterations = int.from_bytes(f["Iterations"], "big")
    return linnet.kdf(algorithm, f["Key"], size, salt=f["Salt"], iterations=iterations)


def _drbg(algorithm: str, f: Fields, size: int) -> bytes:
    generator = linnet.drbg(algorithm, f["EntropyInput"], f["Nonce"], personalization=f["PersonalizationString"])
    return generator.generate(size, additional=f["AdditionalInput"])


def _kex(algorithm: str, f: Fields, size: int) -> bytes:
    """Exchanges one after the other, each with the secret before it as its key and the public key before it as the peer's."""
    by = linnet.key_exchange(algorithm)
    key, peer = f["Key"], f["Peer"]
    for _ in range(int.from_bytes(f["Iterations"], "big")):
        key, peer = by.agree(key, peer), by.public_key(key)
    return key


LAYOUTS = {
    "aead": Layout(("Key", "Nonce", "PT", "AD"), "CT", _aead),
    "hash": Layout(("Msg",), "MD", _hash),
    "xof": Layout(("Msg",), "MD", _xof),
    "mac": Layout(("Key", "Msg"), "Tag", _mac),
    "stream": Layout(("Key", "Nonce", "PT"), "CT", _stream),
    "chained": Layout(("Key", "Nonce", "PT"), "CT", _chained),
    "keywrap": Layout(("Key", "PT"), "CT", _keywrap),
    "secretbox": Layout(("Key", "Nonce", "PT"), "CT", _secretbox),
    "kdf": Layout(("Key", "Salt", "Info"), "OKM", _kdf),
    "drbg": Layout(("EntropyInput", "Nonce", "PersonalizationString", "AdditionalInput"), "ReturnedBits", _drbg),
    "kex": Layout(("Key", "Peer", "Iterations"), "SS", _kex),
}


def layout_of(entry: linnet.CatalogEntry) -> Layout:
    layout = LAYOUTS.get(entry.kind)
    if layout is None:
        raise BadUsage(f"{entry.id}: there are no response files of kind {entry.kind}")
    if entry.kind == "kdf" and not entry.extract_size:
        return Layout(("Key", "Salt", "Iterations"), layout.output, _password_kdf)
    if entry.kind == "mac" and entry.nonce_size:
        return Layout(("Key", "Nonce", "Msg"), layout.output, layout.compute)
    if entry.customization_size_max != 0:
        return Layout((*layout.inputs, "Z"), layout.output, layout.compute)
    return layout


def shortest_output(entry: linnet.CatalogEntry, f: Fields) -> int:
    """No fewer bytes prove anything."""
    if entry.kind in ("aead", "secretbox"):
        return len(f["PT"]) + entry.tag_size_min
    if entry.kind in ("stream", "chained", "keywrap"):
        return len(f["PT"])
    return {"hash": entry.digest_size, "mac": entry.tag_size_min}.get(entry.kind, 1)


def algorithm_of(path: str) -> str:
    """The algorithm that a file is named after."""
    stem = PurePath(path).stem
    if stem not in {entry.id for entry in linnet.catalog()}:
        raise BadUsage(f"{path} is not named after an algorithm; expected its id before --verify")
    return stem


def verify(path: str, algorithm: str) -> int:
    """Computes every record of a file anew. The number of records, all equal."""
    entry = entry_of(algorithm)
    layout = layout_of(entry)
    count = 0
    try:
        with open(open_input(path), encoding="ascii") as file:
            for record in read_records(_lines(file)):
                count += 1
                _verify_record(record, entry, layout)
    except UnicodeDecodeError:
        raise NotVerified(f"{path}: not a response file: expected ASCII") from None
    except NotVerified as error:
        raise NotVerified(f"{path}: {error}") from None
    if not count:
        raise NotVerified(f"{path}: no record found")
    return count


def _lines(file: TextIO) -> Iterator[str]:
    """The lines of a file, which may have none without an end."""
    while line := file.readline(LINE_SIZE_MAX):
        if len(line) == LINE_SIZE_MAX and not line.endswith("\n"):
            raise NotVerified(f"expected lines of less than {LINE_SIZE_MAX} characters")
        yield line


def _verify_record(record: Record, entry: linnet.CatalogEntry, layout: Layout) -> None:
    if set(record.fields) != set(layout.names):
        found = ", ".join(record.fields) or "nothing"
        raise NotVerified(f"{record}: found {found}; a record of {entry.id} has {', '.join(layout.names)}")
    expected = record.fields[layout.output]
    shortest = shortest_output(entry, record.fields)
    if len(expected) < shortest:
        raise NotVerified(f"{record}: {layout.output} has {len(expected)} bytes; expected at least {shortest}")
    try:
        computed = layout.compute(entry.id, record.fields, len(expected))
    except ValueError as error:
        raise NotVerified(f"{record}: {error}") from None
    if computed != expected:
        raise NotVerified(
            f"{record}: {layout.output} differs: the file has {expected.hex().upper()}, {entry.id} gives {computed.hex().upper()}"
        )
