#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs the test vectors of Project Wycheproof and of vectors/ through the Python package.

Usage: tools/wycheproof.py FOLDER...
A FOLDER has files of test vectors, itself or, as a checkout of C2SP/wycheproof, in testvectors_v1/ or testvectors/. The status is 1
if a test fails, and 2 if there is nothing to run.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import tempfile
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import linnet

Group = dict[str, Any]
Test = dict[str, Any]

HASHES = ("224", "256", "384", "512")

IDS = {
    "ASCON-AEAD128": "ascon-aead128",
    "ASCON-AEAD128-NONCE-MASKING": "ascon-aead128-nonce-masked",
    "ASCON-HASH256": "ascon-hash256",
    "ASCON-XOF128": "ascon-xof128",
    "ASCON-CXOF128": "ascon-cxof128",
    "ASCON128": "ascon-128",
    "ASCON128A": "ascon-128a",
    "ASCON80PQ": "ascon-80pq",
    "AES-GCM": "aes-KEY-gcm",
    "AES-GMAC": "aes-KEY-gcm",
    "AES-GCM-SIV": "aes-KEY-gcm-siv",
    "AES-CCM": "aes-KEY-ccm",
    "AES-EAX": "aes-KEY-eax",
    "AES-CMAC": "aes-KEY-cmac",
    "AES-CBC-PKCS5": "aes-KEY-cbc-pkcs7",
    "AES-WRAP": "aes-KEY-kw",
    "AES-KWP": "aes-KEY-kwp",
    "KW": "aes-KEY-kw",
    "KWP": "aes-KEY-kwp",
    "CHACHA20-POLY1305": "chacha20-poly1305",
    "XCHACHA20-POLY1305": "xchacha20-poly1305",
    "HMACSHA1": "hmac-sha-1",
    "PBKDF2-HMACSHA1": "pbkdf2-hmac-sha-1",
    "KMAC128": "kmac128",
    "KMAC256": "kmac256",
    "XDH": "x25519",
    "Cobblestone-128": "cobblestone-128",
    "Cobblestone-256": "cobblestone-256",
    **{f"HMACSHA{size}": f"hmac-sha-{size}" for size in HASHES},
    **{f"HMACSHA3-{size}": f"hmac-sha3-{size}" for size in HASHES},
    **{f"HKDF-SHA-{size}": f"hkdf-sha-{size}" for size in HASHES},
    **{f"PBKDF2-HMACSHA{size}": f"pbkdf2-hmac-sha-{size}" for size in HASHES},
}
"""By the algorithm of a file. KEY stands for the bits of a key."""


@dataclass
class Operation:
    """What a test vector lets the package do."""

    name: str
    expected: bytes
    compute: Callable[[], bytes]
    verifies: bool = False
    """Whether an invalid test must be refused; otherwise it must give something else than expected."""


class NothingToRun(Exception):
    """A wrong argument, or a file that is not one of test vectors."""


class LeftOut(Exception):
    """A test that Linnet has no algorithm or size for."""


def of(test: Test, *names: str) -> list[bytes]:
    return [bytes.fromhex(test[name]) for name in names]


def sized(id: str, key: bytes) -> str:
    """The id for a key; that for 128 bits if there is none, which then refuses the key."""
    exact = id.replace("KEY", str(8 * len(key)))
    return exact if exact in linnet.algorithms() else id.replace("KEY", "128")


def within(what: str, size: int, least: int, most: int | None, step: int = 1) -> None:
    if size < least or (most is not None and size > most) or (size - least) % step:
        raise LeftOut(f"{what} of {8 * size} bits")


def check_sizes(id: str, key: int, nonce: int, tag: int) -> None:
    """Leaves a valid test out whose sizes the catalog does not have."""
    entry = next(entry for entry in linnet.catalog() if entry.id == id)
    within("keys", key, entry.key_size_min, entry.key_size_max)
    within("nonces", nonce, entry.nonce_size_min, entry.nonce_size_max)
    within("tags", tag, entry.tag_size_min, entry.tag_size_max, entry.tag_size_step)


def incrementally(by: linnet.Encryptor | linnet.Decryptor, data: bytes, aad: bytes) -> bytes:
    """The output for pieces of growing size."""
    for begin in range(0, len(aad), 7):
        by.update_aad(aad[begin : begin + 7])
    output, begin, size = b"", 0, 1
    while begin < len(data):
        output += by.update(data[begin : begin + size])
        begin, size = begin + size, size + 5
    return output


def aead(id: str, group: Group, test: Test) -> Iterator[Operation]:
    key, iv, aad, msg, ct, tag = of(test, "key", "iv", "aad", "msg", "ct", "tag")
    id = sized(id, key)
    if test["result"] == "valid":
        check_sizes(id, len(key), len(iv), group["tagSize"] // 8)

    def cipher() -> linnet.AEAD:
        return linnet.aead(id, key, tag_size=group["tagSize"] // 8)

    def encrypt() -> bytes:
        by = cipher().encryptor(iv)
        return incrementally(by, msg, aad) + by.finalize()

    def decrypt() -> bytes:
        by = cipher().decryptor(iv)
        text = incrementally(by, ct, aad)
        by.finalize(tag)
        return text

    yield Operation("encryption", ct + tag, lambda: cipher().encrypt(iv, msg, aad))
    yield Operation("decryption", msg, lambda: cipher().decrypt(iv, ct + tag, aad), verifies=True)
    if linnet.algorithm(id).online:
        yield Operation("incremental encryption", ct + tag, encrypt)
        yield Operation("incremental decryption", msg, decrypt, verifies=True)


def gmac(id: str, group: Group, test: Test) -> Iterator[Operation]:
    """GCM of associated data alone."""
    return aead(id, group, test | {"aad": test["msg"], "msg": "", "ct": ""})


def mac(id: str, group: Group, test: Test) -> Iterator[Operation]:
    key, msg, tag = of(test, "key", "msg", "tag")
    id, tag_size = sized(id, key), group["tagSize"] // 8
    if test["result"] == "valid":
        check_sizes(id, len(key), 0, tag_size)

    def verify() -> bytes:
        linnet.mac(id, key, msg, tag_size=tag_size).verify(tag)
        return b""

    yield Operation("tag", tag, lambda: linnet.mac(id, key, msg, tag_size=tag_size).digest())
    yield Operation("verification", b"", verify, verifies=True)


def cbc(id: str, group: Group, test: Test) -> Iterator[Operation]:
    key, iv, msg, ct = of(test, "key", "iv", "msg", "ct")
    yield Operation("encryption", ct, lambda: linnet.cbc(sized(id, key), key).encrypt(iv, msg))
    yield Operation("decryption", msg, lambda: linnet.cbc(sized(id, key), key).decrypt(iv, ct), verifies=True)


def key_wrap(id: str, group: Group, test: Test) -> Iterator[Operation]:
    key, msg, ct = of(test, "key", "msg", "ct")
    yield Operation("wrapping", ct, lambda: linnet.key_wrap(sized(id, key), key).wrap(msg))
    yield Operation("unwrapping", msg, lambda: linnet.key_wrap(sized(id, key), key).unwrap(ct), verifies=True)


def hkdf(id: str, group: Group, test: Test) -> Iterator[Operation]:
    ikm, salt, info, okm = of(test, "ikm", "salt", "info", "okm")
    yield Operation("derivation", okm, lambda: linnet.kdf(id, ikm, test["size"], salt=salt, info=info), verifies=True)


def pbkdf(id: str, group: Group, test: Test) -> Iterator[Operation]:
    password, salt, dk = of(test, "password", "salt", "dk")
    count = test["iterationCount"]
    yield Operation("derivation", dk, lambda: linnet.kdf(id, password, test["dkLen"], salt=salt, iterations=count), verifies=True)


def xdh(id: str, group: Group, test: Test) -> Iterator[Operation]:
    public, private, shared = of(test, "public", "private", "shared")
    yield Operation("agreement", shared, lambda: linnet.key_exchange(id).agree(private, public), verifies=True)


def digest(id: str, group: Group, test: Test) -> Iterator[Operation]:
    msg, expected = of(test, "msg", "digest")

    def incremental() -> bytes:
        state = linnet.algorithm(id)()
        for begin in range(0, len(msg), 5):
            state.update(msg[begin : begin + 5])
        output: bytes = state.digest()
        return output

    yield Operation("digest", expected, lambda: linnet.algorithm(id)(msg).digest())
    yield Operation("incremental digest", expected, incremental)


def xof(id: str, group: Group, test: Test) -> Iterator[Operation]:
    msg, expected = of(test, "msg", "output")
    customization = bytes.fromhex(test.get("customization", ""))

    def incremental() -> bytes:
        state = linnet.algorithm(id)(customization=customization)
        for begin in range(0, len(msg), 5):
            state.update(msg[begin : begin + 5])
        return b"".join(state.read(min(11, test["size"] - begin)) for begin in range(0, test["size"], 11))

    yield Operation("output", expected, lambda: linnet.algorithm(id)(msg, customization=customization).digest(test["size"]))
    yield Operation("incremental output", expected, incremental)


def chunked(id: str, group: Group, test: Test) -> Iterator[Operation]:
    """Files, compressed in the test vector; of an invalid one a number of bytes may be written before the end that is wrong."""
    from linnet.sealed_file import SealedFileError
    from linnet_cli.format import cobblestone
    from linnet_cli.format.sealing import Sink

    key, context, ct = of(test, "key", "ctx", "ct")
    expected = bytes.fromhex(test.get("msgSha512", ""))

    if len(key) != cobblestone.key_size(id):
        raise LeftOut("keys of a wrong size, which the command refuses as it reads them")

    def opening() -> bytes:
        with tempfile.TemporaryFile() as source, tempfile.TemporaryFile() as target:
            source.write(zlib.decompress(ct))
            source.seek(0)
            refused = False
            try:
                cobblestone.prepare_opening(source.fileno(), key, id, context)(Sink(target.fileno(), "out"), lambda _: None)
            except SealedFileError:
                refused = True
            target.seek(0)
            text = target.read()
        sha512 = hashlib.sha512(text).digest()
        permitted = not text or (len(text) <= test.get("msgLength", 0) and (len(text) < test["msgLength"] or sha512 == expected))
        if refused and permitted:
            raise ValueError("the file is not authentic")
        return sha512

    yield Operation("opening", expected, opening, verifies=True)


RUNNERS: dict[str, Callable[[str, Group, Test], Iterator[Operation]]] = {
    "AeadTest": aead,
    "MacTest": mac,
    "MacWithIvTest": gmac,
    "IndCpaTest": cbc,
    "KeywrapTest": key_wrap,
    "HkdfTest": hkdf,
    "PbkdfTest": pbkdf,
    "XdhComp": xdh,
    "HashTest": digest,
    "XofTest": xof,
    "CxofTest": xof,
    "ChunkedEncryption": chunked,
}
"""By the type of a group."""


def failure(operation: Operation, result: str) -> str | None:
    """What is wrong, if something is."""
    got: bytes | None
    try:
        got, shown = operation.compute(), ""
    except (ValueError, linnet.InvalidTag) as error:
        got, shown = None, f"refused: {error}"
    if result == "invalid":
        wrong = got is not None if operation.verifies else got == operation.expected
        expected = "that it is refused" if operation.verifies else "another result"
    else:
        wrong = got != operation.expected and not (result == "acceptable" and got is None)
        expected = operation.expected.hex() or "no bytes"
    if got is not None:
        shown = got.hex() or "no bytes"
    return f"{operation.name}: expected {expected}, got {shown}" if wrong else None


def counted(count: int, name: str) -> str:
    return f"{count} {name}{'' if count == 1 else 's'}"


@dataclass
class Report:
    """What became of the tests of a file, or of all."""

    passed: int = 0
    failures: list[str] = field(default_factory=list)
    left_out: Counter[str] = field(default_factory=Counter)
    """By the reason."""

    @property
    def run(self) -> int:
        return self.passed + len(self.failures)

    def line(self, name: str) -> str:
        shown = f"{name}: {counted(self.run, 'test')} run, {self.passed} passed"
        if self.failures:
            shown += f", {len(self.failures)} failed"
        if self.left_out:
            reasons = ", ".join(f"{reason} ({count})" for reason, count in self.left_out.items())
            shown += f"; {self.left_out.total()} left out: {reasons}"
        return shown


def runner_of(document: dict[str, Any], group: Group) -> Callable[[Group, Test], Iterator[Operation]] | None:
    id, runner = IDS.get(document.get("algorithm", "")), RUNNERS.get(group.get("type", ""))
    if id is None or runner is None or group.get("curve") in ("curve448", "x448"):
        return None
    return partial(runner, id)


def run_test(runner: Callable[[Group, Test], Iterator[Operation]], group: Group, test: Test, report: Report) -> None:
    try:
        wrong = [found for operation in runner(group, test) if (found := failure(operation, test["result"]))]
    except LeftOut as reason:
        report.left_out[str(reason)] += 1
        return
    if wrong:
        comment = f" ({test['comment']})" if test["comment"] else ""
        report.failures.append(f"tcId {test['tcId']}{comment}, {test['result']}: {'; '.join(wrong)}")
    else:
        report.passed += 1


def run_document(document: dict[str, Any]) -> Report | None:
    """None if Linnet has nothing for any group of the document."""
    groups = document["testGroups"]
    if not any(runner_of(document, group) for group in groups):
        return None
    report = Report()
    for group in groups:
        if runner := runner_of(document, group):
            for test in group["tests"]:
                run_test(runner, group, test, report)
        else:
            report.left_out[f"groups of type {group.get('type')}"] += len(group["tests"])
    count = report.run + report.left_out.total()
    if count != document["numberOfTests"]:
        report.failures.append(f"numberOfTests: expected {count}, the tests of the file, got {document['numberOfTests']}")
    return report


def files_of(folder: Path) -> list[Path]:
    for inner in (folder / "testvectors_v1", folder / "testvectors", folder):
        if files := sorted(inner.glob("*_test.json")):
            return files
    raise NothingToRun(
        f"{folder}: expected a folder of files *_test.json, or a checkout of C2SP/wycheproof, with testvectors_v1/ or testvectors/"
    )


def read(file: Path) -> dict[str, Any]:
    try:
        document = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise NothingToRun(f"{file}: expected JSON: {error}") from None
    if not isinstance(document, dict) or not isinstance(document.get("testGroups"), list):
        raise NothingToRun(f"{file}: expected an object with testGroups, as files of Project Wycheproof are")
    return document


def run_files(files: list[Path]) -> Report:
    """Prints a line for each file that can be run, and for each failure, and a summary."""
    total, unknown, ran = Report(), Counter[str](), 0
    for file in files:
        document = read(file)
        report = run_document(document)
        if report is None:
            kind = document.get("algorithm") or file.name.removesuffix("_test.json")
            unknown[f"{kind} in another encoding" if kind in IDS else kind] += 1
            continue
        print(report.line(file.name))
        print("".join(f"  {line}\n" for line in report.failures), end="")
        ran += 1
        total.passed += report.passed
        total.failures += report.failures
        total.left_out += report.left_out
    if not ran:
        raise NothingToRun(
            f"{files[0].parent}: expected a file of an algorithm that Linnet has, among {counted(len(files), 'file')}"
        )
    if unknown:
        shown = ", ".join(f"{kind} ({count})" if count > 1 else kind for kind, count in sorted(unknown.items()))
        print(f"{counted(unknown.total(), 'file')} not run, of algorithms or encodings that Linnet does not have: {shown}")
    print(total.line(counted(ran, "file")))
    return total


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "folders", metavar="FOLDER", nargs="+", type=Path, help="a checkout of C2SP/wycheproof, or a folder of its files"
    )
    options = parser.parse_args(arguments)
    try:
        total = run_files([file for folder in options.folders for file in files_of(folder)])
    except NothingToRun as error:
        print(error, file=sys.stderr)
        return 2
    return 1 if total.failures else 0


if __name__ == "__main__":
    sys.exit(main())
