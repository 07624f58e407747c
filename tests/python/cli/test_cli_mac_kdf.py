# SPDX-License-Identifier: MIT OR Apache-2.0
"""linnet mac and linnet kdf."""

from __future__ import annotations

import hashlib
import hmac
from pathlib import Path

import pytest
from cli_tools import run, write_key
from reference import sealed_file as reference

import linnet

MESSAGE = b"a message\n"
RAW = bytes(range(32))


@pytest.fixture
def files(tmp_path: Path) -> Path:
    write_key(tmp_path)
    (tmp_path / "message").write_bytes(MESSAGE)
    for name, content in (("raw", RAW), ("raw16", RAW[:16]), ("words", b"some words\n"), ("empty", b"")):
        (tmp_path / name).write_bytes(content)
        (tmp_path / name).chmod(0o600)
    return tmp_path


# mac


def test_a_raw_key_gives_the_tag_that_others_have(files: Path) -> None:
    tag = hmac.digest(RAW, MESSAGE, "sha256").hex()
    done = run("mac", "-a", "HMAC-SHA256", "--raw-key-file", "raw", "message", "-", cwd=files, input=MESSAGE)
    assert (done.returncode, done.stdout.decode(), done.stderr) == (0, f"{tag}  message\n{tag}  -\n", b"")
    done = run("mac", "-a", "hmac-sha-256", "--raw-key-file", "raw", "--length", "16", "message", cwd=files)
    assert done.stdout.decode().split()[0] == tag[:32]
    for verified, *length in ((tag,), (tag.upper(),), (tag[:32], "-l", "16")):
        done = run("mac", "-a", "hmac-sha-256", "--raw-key-file", "raw", *length, "--verify", verified, "message", cwd=files)
        assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@pytest.mark.parametrize("algorithm", ["ascon-mac", "hmac-sha-512", "kmac256", "aes-128-cmac"])
def test_a_key_file_gives_every_algorithm_a_key_of_its_own(algorithm: str, files: Path) -> None:
    """As docs/command-line.md specifies."""
    (entry,) = (entry for entry in linnet.catalog() if entry.id == algorithm)
    message = (32).to_bytes(8, "big") + reference.SECRET + algorithm.encode()
    key = linnet.AsconCXOF128(message, customization=b"linnet mac key 1").digest(entry.key_size)
    done = run("mac", "-k", "key", "-a", algorithm, "message", cwd=files)
    assert (done.returncode, done.stdout.decode()) == (0, f"{linnet.mac(algorithm, key, MESSAGE).digest().hex()}  message\n")


def test_nonces_customization_and_one_time_keys(files: Path) -> None:
    nonce = bytes(range(16))
    done = run("mac", "-a", "poly1305-aes", "--raw-key-file", "raw", "--nonce", nonce.hex(), "message", cwd=files)
    assert done.stdout.decode().split()[0] == linnet.Poly1305AES(RAW, nonce, MESSAGE).digest().hex()
    done = run("mac", "-a", "poly1305", "--raw-key-file", "raw", "message", cwd=files)
    assert done.stdout.decode().split()[0] == linnet.Poly1305(RAW, MESSAGE).digest().hex()
    done = run("mac", "-a", "kmac128", "--raw-key-file", "raw", "--customization", "mine", "message", cwd=files)
    assert done.stdout.decode().split()[0] == linnet.KMAC128(RAW, MESSAGE, customization=b"mine").digest().hex()


@pytest.mark.parametrize(
    ("words", "status", "message"),
    [
        (["-k", "key", "--verify", "00" * 16, "message"], 1, "message: the tag does not match"),
        (["-k", "key", "--verify", "00" * 16, "-"], 1, "standard input: the tag does not match"),
        (["-k", "key", "--verify", "0", "message"], 2, "--verify is '0'; expected hexadecimal digits, two for a byte"),
        (["-k", "key", "--verify", "00", "message"], 2, "--verify: the tag is 1 byte; expected 16"),
        (
            ["-k", "key", "-a", "ascon-prf", "--verify", "00", "message"],
            2,
            "--verify: the tag is 1 byte; expected 64; --length 1 accepts this size",
        ),
        (
            ["-k", "key", "-l", "20", "-a", "hmac-sha-256", "--verify", "00", "message"],
            2,
            "--verify: the tag is 1 byte; expected 20",
        ),
        (["-k", "key", "--verify", "00" * 16, "message", "message"], 2, "--verify takes one message here; expected one FILE"),
        (["message"], 2, "expected one of --key-file FILE and --raw-key-file FILE"),
        (["-k", "key", "--raw-key-file", "raw", "message"], 2, "expected one of --key-file FILE and --raw-key-file FILE"),
        (["--raw-key-file", "raw", "message"], 2, "raw: no raw key: expected 16 bytes, and the file has more"),
        (["--raw-key-file", "words", "message"], 2, "words: no raw key: expected 16 bytes, and the file has 11"),
        (["-k", "key", "-l", "x", "message"], 2, "--length is 'x'; expected a number from 1 to 65536"),
        (["-k", "key", "-l", "5", "message"], 2, "ascon-mac: tag_size is 5; Ascon-MAC takes 16"),
        (["-k", "key", "--nonce", "00", "message"], 2, "ascon-mac: ascon-mac takes no nonce"),
        (["-k", "key", "--customization", "x", "message"], 2, "ascon-mac: ascon-mac takes no customization"),
        (["-k", "key", "-a", "poly1305", "message"], 2, "a key of poly1305 serves one message, and a key file many"),
        (
            ["--raw-key-file", "raw", "-a", "poly1305", "message", "message"],
            2,
            "poly1305 takes one message here; expected one FILE",
        ),
        (
            ["--raw-key-file", "raw", "-a", "poly1305-aes", "message"],
            2,
            "poly1305-aes takes a nonce of 16 bytes; expected --nonce HEX",
        ),
        (["-k", "key", "-a", "hmac-sha-1", "message"], 2, "hmac-sha-1 is a legacy algorithm; --allow-legacy accepts it"),
        (["-k", "key", "-a", "sha-256", "message"], 2, "sha-256 is not of kind mac; expected one of ascon-mac, "),
        (["-k", "-", "-"], 2, "standard input cannot be both the key and the input; expected a named IN"),
        (["-k", "key", "nowhere"], 3, "nowhere: No such file or directory"),
    ],
)
def test_refused_macs(words: list[str], status: int, message: str, files: Path) -> None:
    done = run("mac", *words, cwd=files)
    assert (done.returncode, done.stdout) == (status, b"")
    assert done.stderr.decode().startswith(f"linnet: {message}")


def test_a_file_that_fails_does_not_stop_the_others(files: Path) -> None:
    done = run("mac", "-k", "key", "nowhere", "message", cwd=files)
    assert (done.returncode, done.stdout.count(b"\n"), done.stdout.endswith(b"  message\n")) == (3, 1, True)
    assert done.stderr == b"linnet: nowhere: No such file or directory\n"


def test_a_key_that_others_may_read_is_warned_of(files: Path) -> None:
    (files / "raw16").chmod(0o644)
    done = run("mac", "--raw-key-file", "raw16", "message", cwd=files)
    assert (done.returncode, done.stderr) == (0, b"linnet: warning: raw16 may be read by others; chmod 600 keeps it to you\n")


def test_check_takes_what_was_printed(files: Path) -> None:
    (files / "new\nline").write_bytes(b"other")
    printed = run("mac", "-k", "key", "message", "new\nline", cwd=files).stdout
    assert printed.decode().splitlines()[1].startswith("\\") and b"  new\\nline\n" in printed
    (files / "tags").write_bytes(printed)
    done = run("mac", "-k", "key", "--check", "tags", cwd=files)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"message: OK\n\\new\\nline: OK\n", b"")
    done = run("mac", "-k", "key", "-q", "-c", cwd=files, input=printed)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    short = run("mac", "-k", "key", "-a", "kmac128", "-l", "8", "message", cwd=files).stdout
    assert run("mac", "-k", "key", "-a", "kmac128", "-l", "8", "-c", cwd=files, input=short).returncode == 0


@pytest.mark.parametrize(
    ("line", "status", "stdout", "stderr"),
    [
        (b"%b  message\n" % (b"00" * 16), 1, "message: FAILED\n", "WARNING: 1 computed tag did NOT match"),
        (b"00  message\n", 1, "message: FAILED refused\n", "'standard input': 2: message: the tag is 1 byte; expected 16"),
        (b"%b  missing\n" % (b"00" * 16), 1, "missing: FAILED open or read\n", "missing: No such file or directory"),
        (b"some words\n", 1, "", "'standard input': 2: improperly formatted ascon-mac tag line"),
        (b"\n", 1, "", "WARNING: 1 line is improperly formatted"),
        (b"%b  -\n" % (b"00" * 16), 1, "", "WARNING: 1 line is improperly formatted"),
        (b"\\%b  a\\tb\n" % (b"00" * 16), 1, "", "WARNING: 1 line is improperly formatted"),
    ],
    ids=str,
)
def test_check_refuses_all_else(line: bytes, status: int, stdout: str, stderr: str, files: Path) -> None:
    good = run("mac", "-k", "key", "message", cwd=files).stdout
    done = run("mac", "-k", "key", "--check", cwd=files, input=good + line)
    assert (done.returncode, done.stdout.decode()) == (status, "message: OK\n" + stdout)
    assert stderr in done.stderr.decode()


def test_check_without_a_list(files: Path) -> None:
    done = run("mac", "-k", "key", "-c", "empty", "message", "nowhere", cwd=files)
    assert (done.returncode, done.stdout) == (3, b"")
    for said in ("empty: no properly formatted tag lines found", "message: no properly", "nowhere: No such file or directory"):
        assert f"linnet: {said}" in done.stderr.decode()
    for words in (["--verify", "00" * 16], ["-a", "poly1305-aes", "--nonce", "00" * 16], ["-a", "poly1305"]):
        done = run("mac", "--raw-key-file", "raw", "-c", *words, cwd=files)
        assert (done.returncode, done.stdout) == (2, b"")
        message = "--check is for tags of many messages; expected no --verify, no --nonce and no one-time key"
        assert done.stderr.decode().startswith(f"linnet: {message}\n")


# kdf


def test_keys_are_those_that_others_derive(files: Path) -> None:
    salt = bytes(range(16))
    done = run("kdf", "--passphrase-file", "words", "-l", "40", "--salt", salt.hex(), "--iterations", "1000", cwd=files)
    assert done.stdout.decode() == hashlib.pbkdf2_hmac("sha256", b"some words", salt, 1000, 40).hex() + "\n"
    done = run("kdf", "--passphrase-file", "words", "-l", "16", "--salt", salt.hex(), "-a", "PBKDF2-HMAC-SHA512", cwd=files)
    assert done.stdout.decode() == hashlib.pbkdf2_hmac("sha512", b"some words", salt, 600_000, 16).hex() + "\n"
    done = run("kdf", "--secret-file", "-", "-l", "50", "--salt", salt.hex(), "--info", "what for", cwd=files, input=RAW)
    assert done.stdout.decode() == linnet.HKDFSHA256.derive(RAW, 50, salt=salt, info=b"what for").hex() + "\n"


def test_a_key_to_a_file(files: Path) -> None:
    """It serves as a raw key."""
    done = run("kdf", "--secret-file", "raw", "-l", "16", "--binary", "-o", "derived", cwd=files)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert (files / "derived").stat().st_mode & 0o777 == 0o600
    assert (files / "derived").read_bytes() == linnet.HKDFSHA256.derive(RAW, 16)
    assert run("mac", "--raw-key-file", "derived", "message", cwd=files).returncode == 0
    done = run("kdf", "--secret-file", "raw", "-l", "16", "-o", "derived", cwd=files)
    assert (done.returncode, done.stderr) == (3, b"linnet: derived: File exists\n")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["-l", "16"], "expected one of --secret-file FILE, --passphrase and --passphrase-file FILE"),
        (["--secret-file", "raw", "--passphrase", "-l", "16"], "expected one of --secret-file FILE, --passphrase and"),
        (["--secret-file", "raw"], "expected --length BYTES"),
        (["--secret-file", "raw", "-l", "0"], "--length is '0'; expected a number from 1 to 65536"),
        (["--secret-file", "raw", "-l", "9000"], "--length is 9000; hkdf-sha-256 gives at most 8160 bytes"),
        (["--secret-file", "raw", "-l", "16", "--iterations", "5"], "hkdf-sha-256 takes no --iterations"),
        (["--secret-file", "raw", "-l", "16", "--salt", "0g"], "--salt is '0g'; expected hexadecimal digits"),
        (["--passphrase-file", "words", "-l", "16"], "expected --salt HEX with a passphrase"),
        (["--passphrase-file", "words", "-l", "16", "--salt", "00", "--info", "x"], "pbkdf2-hmac-sha-256 takes no --info"),
        (["--passphrase-file", "words", "-l", "16", "--salt", "00", "--iterations", "0"], "--iterations is '0'"),
        (
            ["--passphrase-file", "words", "-l", "16", "--salt", "00", "-a", "hkdf-sha-256"],
            "hkdf-sha-256 is for secrets that nobody",
        ),
        (["--passphrase-file", "empty", "-l", "16", "--salt", "00"], "empty: the passphrase is empty"),
        (["--secret-file", "empty", "-l", "16"], "empty: no raw key: expected 1 to 65536 bytes, and the file has 0"),
        (["--secret-file", "raw", "-l", "16", "-a", "scrypt"], "unknown kdf 'scrypt'"),
    ],
)
def test_refused_derivations(words: list[str], message: str, files: Path) -> None:
    done = run("kdf", *words, cwd=files)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().startswith(f"linnet: {message}")
    assert "some words" not in done.stderr.decode()
