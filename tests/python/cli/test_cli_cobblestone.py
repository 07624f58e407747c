# SPDX-License-Identifier: MIT OR Apache-2.0
"""Files of C2SP's chunked encryption, from and to PyPI's cryptography."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import pytest
from cli_tools import run
from cryptography import cobblestone as pyca

from linnet.sealed_file import SealedFileError
from linnet_cli.format import cobblestone
from linnet_cli.format.sealing import Sink

CHUNK = 16384
SEALED_CHUNK = CHUNK + 16
LENGTHS = (0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK - 1, 2 * CHUNK, 5 * CHUNK + 77)
FORMATS: dict[str, tuple[Any, Any]] = {
    "cobblestone-128": (pyca.Cobblestone128Encryptor, pyca.Cobblestone128Decryptor),
    "cobblestone-256": (pyca.Cobblestone256Encryptor, pyca.Cobblestone256Decryptor),
}
each_format = pytest.mark.parametrize("name", FORMATS)


def their_sealed(name: str, key: bytes, context: bytes, text: bytes) -> bytes:
    encryptor = FORMATS[name][0](key, context)
    sealed: bytes = encryptor.update(text) + encryptor.finalize()
    return sealed


def their_opened(name: str, key: bytes, context: bytes, sealed: bytes) -> bytes:
    decryptor = FORMATS[name][1](key, context)
    text: bytes = decryptor.update(sealed) + decryptor.finalize()
    return text


def through(call: Any, directory: Path, data: bytes, *arguments: Any) -> bytes:
    """The output of a call that reads `data` from a file."""
    (directory / "in").write_bytes(data)
    with open(directory / "in", "rb") as source, open(directory / "out", "wb") as target:
        call(source.fileno(), *arguments)(Sink(target.fileno(), "out"), lambda _: None)
    return (directory / "out").read_bytes()


@each_format
def test_a_thousand_files_both_ways(tmp_path: Path, name: str) -> None:
    source = random.Random(name)
    for number in range(500):
        size = LENGTHS[number] if number < len(LENGTHS) else source.randrange(4 * CHUNK)
        key, text = source.randbytes(cobblestone.key_size(name)), source.randbytes(size)
        context = source.randbytes(source.randrange(40))
        sealed = through(cobblestone.prepare_sealing, tmp_path, text, key, name, context)
        assert their_opened(name, key, context, sealed) == text, size
        sealed = their_sealed(name, key, context, text)
        assert through(cobblestone.prepare_opening, tmp_path, sealed, key, name, context) == text, size


@each_format
def test_truncation_at_every_boundary_is_refused(tmp_path: Path, name: str) -> None:
    key, text = os.urandom(cobblestone.key_size(name)), os.urandom(3 * CHUNK)
    sealed = their_sealed(name, key, b"", text)
    boundaries = [56 + number * SEALED_CHUNK for number in range(4)]
    ends = {end + shift for end in boundaries for shift in (-1, 0, 1, 15, 16)} | {0, 1, 24, 55}
    for end in sorted(ends - {len(sealed)}):
        with pytest.raises(SealedFileError, match=r"truncated|not authentic"):
            through(cobblestone.prepare_opening, tmp_path, sealed[:end], key, name, b"")
        written = (tmp_path / "out").read_bytes()
        assert text.startswith(written) and len(written) % CHUNK == 0
    with pytest.raises(SealedFileError, match="not authentic"):
        through(cobblestone.prepare_opening, tmp_path, sealed + b"\0", key, name, b"")


@each_format
def test_changes_are_refused(tmp_path: Path, name: str) -> None:
    key, text = os.urandom(cobblestone.key_size(name)), os.urandom(CHUNK + 5)
    sealed = bytearray(their_sealed(name, key, b"context", text))
    for at in (0, 23, 24, 55, 56, 56 + CHUNK, 56 + SEALED_CHUNK, len(sealed) - 1):
        sealed[at] ^= 1
        with pytest.raises(SealedFileError, match=r"not sealed as|not authentic"):
            through(cobblestone.prepare_opening, tmp_path, bytes(sealed), key, name, b"context")
        sealed[at] ^= 1
    for other in (b"", b"contex", b"context2"):
        with pytest.raises(SealedFileError, match=f"not sealed as {name} with this key and this context"):
            through(cobblestone.prepare_opening, tmp_path, bytes(sealed), key, name, other)
    swapped = sealed[:56] + sealed[56 + SEALED_CHUNK :] + sealed[56 : 56 + SEALED_CHUNK]
    with pytest.raises(SealedFileError, match="chunk 0 is not authentic"):
        through(cobblestone.prepare_opening, tmp_path, bytes(swapped), key, name, b"context")


@each_format
def test_from_the_command_line(tmp_path: Path, name: str) -> None:
    key, text = os.urandom(cobblestone.key_size(name)), os.urandom(100_000)
    key_file, plain, sealed, opened = (tmp_path / part for part in ("key", "plain", "sealed", "opened"))
    key_file.write_bytes(key)
    key_file.chmod(0o600)
    plain.write_bytes(text)
    options = ("--format", name, "--raw-key-file", key_file, "--context", "ünder")
    assert run("seal", *options, "-o", sealed, plain).returncode == 0
    assert their_opened(name, key, "ünder".encode(), sealed.read_bytes()) == text
    assert run("open", *options, "-o", opened, sealed).returncode == 0
    assert (opened.read_bytes(), opened.stat().st_mode & 0o777) == (text, 0o600)
    opened.unlink()
    sealed.write_bytes(sealed.read_bytes()[: 56 + 2 * SEALED_CHUNK])
    done = run("open", *options, "-o", opened, sealed)
    assert done.returncode == 1
    assert b"truncated: the file ends after chunk 1; expected a final chunk" in done.stderr
    assert not opened.exists()


def test_keys_of_other_sizes_and_wrong_options(tmp_path: Path) -> None:
    key_file, plain = tmp_path / "key", tmp_path / "plain"
    plain.write_bytes(b"text")
    for size, says in ((0, b"has 0"), (15, b"has 15"), (17, b"has more"), (32, b"has more")):
        key_file.write_bytes(bytes(size))
        done = run("seal", "--format", "cobblestone-128", "--raw-key-file", key_file, plain)
        assert (done.returncode, done.stdout) == (2, b"")
        assert b"no raw key: expected 16 bytes, and the file " + says in done.stderr
    key_file.write_bytes(bytes(16))
    for options, says in (
        (("--format", "cobblestone-512", "--raw-key-file", key_file), b"unknown format 'cobblestone-512'"),
        (("--format", "cobblestone-128"), b"expected --raw-key-file FILE with --format"),
        (("--format", "cobblestone-128", "--key-file", key_file), b"--format takes no --key-file"),
        (("--raw-key-file", key_file), b"--raw-key-file needs --format"),
        (("--format", "cobblestone-128", "-a", "gift-cofb", "--raw-key-file", key_file), b"expected no --algorithm"),
    ):
        done = run("seal", *options, plain)
        assert (done.returncode, done.stdout) == (2, b"")
        assert says in done.stderr


def test_the_format_is_never_guessed(tmp_path: Path) -> None:
    key_file, sealed = tmp_path / "key", tmp_path / "sealed"
    key_file.write_bytes(bytes(16))
    sealed.write_bytes(their_sealed("cobblestone-128", bytes(16), b"", b"text"))
    done = run("open", "--key-file", key_file, sealed)
    assert done.returncode == 2
