# SPDX-License-Identifier: MIT OR Apache-2.0
"""Sealing to public keys: key texts, identity files, files of public keys, and the stanzas."""

from __future__ import annotations

import io
import os
import re
import stat
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from cli_tools import KEY_LINE, run, run_on_terminal, write_key
from reference import sealed_file as reference
from reference.x25519 import LOW_ORDER

import linnet
from linnet.sealed_file import BadKey, SealedFileError
from linnet.sealed_file import _format as sealed_file
from linnet.sealed_file import _keys as key_text
from linnet.sealed_file import _stanzas as stanzas

PLAINTEXT = reference.plaintext_of(5)
PUBLIC_KEYS = [reference.public_key(identity) for identity in reference.IDENTITIES]
PUBLIC = [reference.key_text("public-key", key) for key in PUBLIC_KEYS]
SECRET = [reference.key_text("secret-key", key) for key in reference.IDENTITIES]
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def write_identity(path: Path, text: str = SECRET[0]) -> Path:
    path.write_text(f"# mine\n\n{text}\n")
    path.chmod(0o600)
    return path


@pytest.fixture
def identities(tmp_path: Path) -> list[Path]:
    return [write_identity(tmp_path / f"identity{number}", text) for number, text in enumerate(SECRET)]


def sealed_with(data: bytes, plaintext: bytes = PLAINTEXT) -> bytes:
    """A file with these stanzas, and the secret of the vectors."""
    return reference.seal(reference.SECRET, "ascon-aead128", reference.SALT, plaintext, data).file


def for_both() -> bytes:
    return reference.stanzas_for(PUBLIC_KEYS, reference.EPHEMERAL_KEY, reference.SECRET)


# Key pairs


def test_keygen_makes_a_pair(tmp_path: Path) -> None:
    path = tmp_path / "identity"
    done = run("keygen", "--x25519", path, umask=0)
    assert (done.returncode, done.stderr) == (0, b"")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    comment, secret = path.read_text().splitlines()
    public = done.stdout.decode().strip()
    assert comment == f"# public key: {public}"
    assert public == reference.key_text("public-key", reference.public_key(key_text.decode_secret(secret.encode())))
    assert run("public-key", path).stdout == done.stdout
    assert run("keygen", "--x25519", path).returncode == 3
    assert run("keygen", "--x25519", tmp_path / "second").stdout != done.stdout


def test_keygen_writes_a_pair_to_streams() -> None:
    done = run("keygen", "--x25519", "-")
    public = re.search(rb"# public key: (\S+)\n", done.stdout)
    assert public is not None
    assert done.stderr == b"linnet: standard output: public key " + public[1] + b"\n"
    assert run("public-key", "-", input=done.stdout).stdout == public[1] + b"\n"
    assert run("keygen", "--x25519", "-q", "-").stderr == b""
    status, shown = run_on_terminal("keygen", "--x25519", "-", output_too=True)
    assert (status, "secret" in shown) == (2, False)


def test_public_keys_are_printed_in_order(identities: list[Path], tmp_path: Path) -> None:
    done = run("public-key", identities[1], tmp_path / "missing", identities[0])
    assert (done.returncode, done.stdout.decode().split()) == (3, PUBLIC[::-1])


def test_key_texts_are_those_of_the_reference() -> None:
    for key, public, secret in zip(reference.IDENTITIES, PUBLIC, SECRET):
        assert key_text.encode(key_text.SECRET_KEY, key) == secret
        assert key_text.encode(key_text.PUBLIC_KEY, linnet.X25519.public_key(key)) == public
        assert key_text.decode_secret(secret.encode()) == key


@pytest.mark.parametrize(("decode", "text"), [(key_text.decode_public, PUBLIC[0]), (key_text.decode_secret, SECRET[0])])
def test_every_typing_error_is_found(decode: Callable[[bytes], bytes], text: str) -> None:
    begin = text.index(":") + 1
    for at in range(begin, len(text)):
        for other in (*ALPHABET, "+", "/", "=", " ", "\0", "\xff"):
            if other != text[at]:
                with pytest.raises(BadKey, match="with a typing error: its checksum does not match"):
                    decode((text[:at] + other + text[at + 1 :]).encode("latin-1"))
        with pytest.raises(BadKey, match=f"is truncated: it has {at - begin} characters after the colon; expected 48"):
            decode(text[:at].encode())
        if at + 1 < len(text) and text[at] != text[at + 1]:
            with pytest.raises(BadKey, match="typing error"):
                decode((text[:at] + text[at + 1] + text[at] + text[at + 2 :]).encode())
    for at in range(begin):
        with pytest.raises(BadKey, match=r"no (public|secret) key; expected 'linnet-"):
            decode((text[:at] + "?" + text[at + 1 :]).encode())
    with pytest.raises(BadKey, match="is too long: it has 49 characters"):
        decode(f"{text}A".encode())


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (SECRET[0], "a secret key, which must not be shared; expected its public key, which linnet public-key prints"),
        (KEY_LINE.decode().strip(), "a key for --key-file; expected a key of linnet keygen --x25519"),
        (PUBLIC[0][:-1], "a public key that is truncated: it has 47 characters after the colon; expected 48"),
        (PUBLIC[0][:-1] + "A", "a public key with a typing error: its checksum does not match; expected it as it was printed"),
        ("secret.key", "no public key; expected 'linnet-public-key-1:' and 48 characters"),
        ("", "no public key; expected 'linnet-public-key-1:' and 48 characters"),
    ],
)
def test_what_is_no_public_key_is_refused_and_not_repeated(text: str, message: str, tmp_path: Path) -> None:
    done = run("seal", "--to", text)
    assert (done.returncode, done.stdout, done.stderr.decode()) == (2, b"", f"linnet: --to: {message}\n")
    done = run("seal", "--to", PUBLIC[1], "--to", text)
    assert done.stderr.decode() == f"linnet: --to number 2: {message}\n"
    if text:
        keys = tmp_path / "keys"
        keys.write_text(f"# friends\n\n{PUBLIC[1]}\r\n{text}\n")
        done = run("seal", "--to-file", keys)
        assert (done.returncode, done.stderr.decode()) == (2, f"linnet: {keys}:4: {message}\n")


@pytest.mark.parametrize("coordinate", [*LOW_ORDER, (1 << 255) - 1, (1 << 255) | 9, (1 << 255) - 19 + 9])
def test_public_keys_of_nobody_are_refused(coordinate: int) -> None:
    text = reference.key_text("public-key", coordinate.to_bytes(32, "little"))
    done = run("seal", "--to", text)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == b"linnet: --to: a low-order public key, which has no owner; expected one that linnet public-key printed\n"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (PUBLIC[0], "line 1 is a public key; expected the secret key, in the file that linnet keygen --x25519 wrote"),
        (KEY_LINE.decode(), "line 1 is a key for --key-file; expected a key of linnet keygen --x25519"),
        (SECRET[0][:-3], "line 1 is a secret key that is truncated: it has 45 characters after the colon; expected 48"),
        (SECRET[0][:-1] + "A", "line 1 is a secret key with a typing error"),
        (f"{SECRET[0]}\n{SECRET[1]}\n", "line 2 follows the key; expected nothing but comments (#) and blank lines"),
        ("# nothing\n", "no key in the file; expected a line that begins with 'linnet-secret-key-1:'"),
        ("\n" * 65537, "not a key file; expected at most 65536 bytes"),
    ],
)
def test_what_is_no_identity_is_refused_and_not_repeated(content: str, message: str, tmp_path: Path) -> None:
    path = write_key(tmp_path, content.encode())
    for words in (("open", "-i", path), ("public-key", path)):
        done = run(*words)
        assert (done.returncode, done.stdout) == (2, b"")
        assert done.stderr.decode().startswith(f"linnet: {path}: {message}")
        assert SECRET[0][20:60] not in done.stderr.decode()


@pytest.mark.parametrize("words", [["open", "-i"], ["seal", "--to-file"], ["public-key"]], ids=" ".join)
@pytest.mark.parametrize("text", [SECRET[0], PUBLIC[0]])
def test_a_key_is_no_name_of_a_file(text: str, words: list[str]) -> None:
    done = run(*words, text)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == b"linnet: a key itself where a file is named; expected the name of a file that has it\n"


def test_an_identity_is_no_key_file(identities: list[Path]) -> None:
    done = run("seal", "-k", identities[0])
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"line 3 is a secret key for --identity; expected a key of linnet keygen without --x25519" in done.stderr


def test_an_identity_that_others_can_read_is_reported(identities: list[Path]) -> None:
    identities[0].chmod(0o644)
    done = run("open", "-i", identities[0], input=sealed_with(for_both()))
    assert (done.returncode, done.stdout) == (0, PLAINTEXT)
    assert done.stderr.decode() == f"linnet: warning: {identities[0]} may be read by others; chmod 600 keeps it to you\n"


# Sealing and opening


def test_either_of_two_opens_and_a_third_does_not(identities: list[Path], tmp_path: Path) -> None:
    third = tmp_path / "third"
    assert run("keygen", "--x25519", third).returncode == 0
    sealed = tmp_path / "sealed"
    done = run("seal", "--to", PUBLIC[0], "--to", PUBLIC[1], "-o", sealed, input=PLAINTEXT)
    assert (done.returncode, done.stderr) == (0, b"")
    for identity in identities:
        done = run("open", "-i", identity, sealed)
        assert (done.returncode, done.stdout, done.stderr) == (0, PLAINTEXT, b"")
    done = run("open", "--identity", third, sealed, "-o", tmp_path / "stolen")
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.decode() == f"linnet: {sealed}: sealed for 2 recipients; none of them is this identity\n"
    assert not (tmp_path / "stolen").exists()
    assert run("open", "-i", third, "-i", identities[1], sealed).stdout == PLAINTEXT
    only = run("seal", "--to", PUBLIC[0], input=PLAINTEXT).stdout
    done = run("open", "-i", third, "-i", identities[1], input=only)
    assert b"sealed for 1 recipient, who is not one of these identities" in done.stderr


def test_files_of_public_keys(identities: list[Path], tmp_path: Path) -> None:
    keys = tmp_path / "keys"
    keys.write_text(f"# Alice\r\n{PUBLIC[0]}\r\n\n# Bob\n{PUBLIC[1]}")
    for words, count in (
        (("--to-file", keys), 2),
        (("--to-file", "-"), 2),
        (("--to-file", keys, "--to", PUBLIC[0], "--to-file", keys), 2),
        (("--to", PUBLIC[1], "--to", PUBLIC[1]), 1),
    ):
        (tmp_path / "plain").write_bytes(PLAINTEXT)
        done = run("seal", *words, tmp_path / "plain", input=keys.read_bytes())
        assert (done.returncode, done.stderr) == (0, b"")
        assert len(reference.stanzas_of(reference.header_fields(done.stdout)[1])) == 1 + count
        assert run("open", "-i", identities[1], input=done.stdout).stdout == PLAINTEXT


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"# nobody\n\n", "no public key in the file; expected a line that begins with 'linnet-public-key-1:'"),
        (b"#" * (1 << 20), "no public key in the file"),
        (b"#" * ((1 << 20) + 1), "not a file of public keys; expected at most 1048576 bytes"),
    ],
)
def test_a_bad_file_of_public_keys_is_refused(content: bytes, message: str, tmp_path: Path) -> None:
    keys = tmp_path / "keys"
    keys.write_bytes(content)
    done = run("seal", "--to-file", keys)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().startswith(f"linnet: {keys}: {message}")


def test_several_files_have_secrets_of_their_own(identities: list[Path], tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / name).write_bytes(PLAINTEXT)
    assert run("seal", "--to", PUBLIC[0], "--into", tmp_path, tmp_path / "a", tmp_path / "b").returncode == 0
    files = [(tmp_path / f"{name}.sealed").read_bytes() for name in ("a", "b")]
    found = [reference.header_fields(file)[1] for file in files]
    assert found[0][:35] != found[1][:35]
    assert len({reference.secret_for(reference.IDENTITIES[0], data) for data in found}) == 2
    (tmp_path / "opened").mkdir()
    done = run("open", "-i", identities[0], "--into", tmp_path / "opened", tmp_path / "a.sealed", tmp_path / "b.sealed")
    assert (done.returncode, sorted(os.listdir(tmp_path / "opened"))) == (0, ["a", "b"])


def test_no_output_replaces_the_public_keys(identities: list[Path], tmp_path: Path) -> None:
    team = tmp_path / "team"
    team.write_bytes(run("public-key", *identities).stdout)
    before = team.read_bytes()
    (tmp_path / "plain").write_bytes(PLAINTEXT)
    done = run("seal", "-f", "--to-file", team, tmp_path / "plain", "-o", team)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == f"linnet: {team} is the file of public keys; expected another output\n"
    assert team.read_bytes() == before


def test_no_output_replaces_the_identity(identities: list[Path]) -> None:
    done = run("open", "-i", identities[0], "--force", "-o", identities[0], input=sealed_with(for_both()))
    assert done.returncode == 2
    assert f"{identities[0]} is the identity file; expected another output" in done.stderr.decode()
    assert SECRET[0] in identities[0].read_text()


# Beside another implementation


def test_the_reference_opens_what_the_command_seals(tmp_path: Path) -> None:
    sealed = run("seal", "--to", PUBLIC[0], "--to", PUBLIC[1], input=PLAINTEXT).stdout
    data = reference.header_fields(sealed)[1]
    secrets = {reference.secret_for(identity, data) for identity in reference.IDENTITIES}
    (secret,) = secrets
    assert secret is not None
    assert reference.open_short(sealed, secret) == PLAINTEXT
    assert reference.secret_for(bytes(32), data) is None


def test_the_command_opens_what_the_reference_seals(identities: list[Path]) -> None:
    assert stanzas.seal_to(PUBLIC_KEYS, reference.SECRET, reference.EPHEMERAL_KEY) == for_both()
    for identity in identities:
        done = run("open", "-i", identity, input=sealed_with(for_both()))
        assert (done.returncode, done.stdout, done.stderr) == (0, PLAINTEXT, b"")


# Ways that do not fit


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["seal", "-k", "k", "--to", "x"], "--key-file and --to contradict each other; expected one of them"),
        (["seal", "--to", "x", "--passphrase"], "--to and --passphrase contradict each other; expected one of them"),
        (["seal", "--to-file", "x", "--passphrase"], "--to-file and --passphrase contradict each other; expected one of them"),
        (
            ["seal", "--to", "x", "--to-file", "y", "-k", "k"],
            "--key-file and --to-file contradict each other; expected one of them",
        ),
        (["seal", "-k", "k", "--passphrase"], "--key-file and --passphrase contradict each other; expected one of them"),
        (["seal", "-k", "k", "--passphrase-file", "p"], "--key-file and --passphrase-file contradict each other"),
        (["seal", "--passphrase", "--passphrase-file", "p"], "--passphrase and --passphrase-file contradict each other"),
        (["open", "-k", "k", "--passphrase", "--passphrase-file", "p"], "--passphrase and --passphrase-file contradict each other"),
        (["open", "--to", "x"], "no such option --to"),
        (["seal", "--format", "cobblestone-128", "--to", "x"], "--format takes no --to; expected --raw-key-file FILE"),
        (["open", "--format", "cobblestone-128", "-i", "x"], "--format takes no --identity; expected --raw-key-file FILE"),
        (["seal", "--to-file", "-"], "standard input cannot be both the public keys and the input; expected a named IN"),
        (["seal", "--to-file", "-", "--to-file", "/dev/stdin", "in"], "standard input cannot be the public keys twice"),
        (["open", "-i", "-", "-"], "standard input cannot be both the identity and the input; expected a named IN"),
        (["seal", "--passphrase-file", "-"], "standard input cannot be both the passphrase and the input"),
        (["open", "-k", "-", "-i", "/dev/stdin", "in"], "standard input cannot be a key or passphrase twice"),
    ],
    ids=" ".join,
)
def test_contradictions(words: list[str], message: str) -> None:
    done = run(*words)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().startswith(f"linnet: {message}")


def test_each_way_names_the_one_that_opens(identities: list[Path], tmp_path: Path) -> None:
    key, words = write_key(tmp_path), tmp_path / "words"
    words.write_text("words")
    words.chmod(0o600)
    ways = {"-k": key, "-i": identities[0], "--passphrase-file": words}
    by_passphrase = reference.pbkdf2_stanza(b"words", bytes(32), 100_000, reference.SECRET)
    for data, fits, message in (
        (b"", "-k", "sealed with a key: open it with --key-file FILE"),
        (for_both(), "-i", "sealed for 2 recipients: open it with --identity FILE"),
        (by_passphrase, "--passphrase-file", "sealed with a passphrase: open it with --passphrase"),
    ):
        for option, file in ways.items():
            done = run("open", option, file, input=sealed_with(data))
            if option == fits:
                assert (done.returncode, done.stdout) == (0, PLAINTEXT)
            else:
                assert (done.returncode, done.stdout) == (2, b"")
                assert done.stderr.decode() == f"linnet: standard input: {message}\n"


# Hostile headers


@dataclass(frozen=True)
class Hostile:
    data: bytes
    message: str


EPHEMERAL = reference.stanza(2, reference.public_key(reference.EPHEMERAL_KEY))
RECIPIENT = reference.stanza(3, bytes(48))


def by_passphrase(iterations: int) -> bytes:
    return reference.stanza(1, bytes(32) + iterations.to_bytes(4, "big") + bytes(48))


def by_scrypt(work_factor: int) -> bytes:
    return reference.stanza(4, bytes(32) + bytes([work_factor]) + bytes(48))


ORDER = "malformed header: expected a stanza of one passphrase, or of an ephemeral key and then its recipients"
HOSTILE = {
    "an unknown stanza": Hostile(b"\x05\x00\x00", "sealed for a kind of key that this version does not know"),
    "an unknown stanza behind": Hostile(EPHEMERAL + RECIPIENT + b"\x00\x00\x00", "sealed for a kind of key that this version"),
    "a stanza cut in its body": Hostile(RECIPIENT[:-1], "malformed header: a key stanza is longer than the room for it"),
    "a stanza cut in its size": Hostile(b"\x01\x00", "malformed header: a key stanza is longer than the room for it"),
    "a short passphrase": Hostile(
        reference.stanza(1, bytes(83)), "malformed header: a key stanza of type 1 has 83 bytes; expected 84"
    ),
    "a long passphrase": Hostile(
        reference.stanza(1, bytes(85)), "malformed header: a key stanza of type 1 has 85 bytes; expected 84"
    ),
    "a short ephemeral key": Hostile(reference.stanza(2, bytes(31)) + RECIPIENT, "malformed header: a key stanza of type 2 has 31"),
    "a long recipient": Hostile(
        EPHEMERAL + reference.stanza(3, bytes(49)), "malformed header: a key stanza of type 3 has 49 bytes"
    ),
    "two passphrases": Hostile(by_passphrase(100_000) * 2, ORDER),
    "a passphrase and recipients": Hostile(by_passphrase(100_000) + EPHEMERAL + RECIPIENT, ORDER),
    "recipients and a passphrase": Hostile(EPHEMERAL + RECIPIENT + by_passphrase(100_000), ORDER),
    "no recipient": Hostile(EPHEMERAL, ORDER),
    "no ephemeral key": Hostile(RECIPIENT, ORDER),
    "two ephemeral keys": Hostile(EPHEMERAL * 2 + RECIPIENT, ORDER),
    "the ephemeral key last": Hostile(RECIPIENT + EPHEMERAL, ORDER),
    "an ephemeral key of low order": Hostile(
        reference.stanza(2, bytes(32)) + RECIPIENT, "malformed header: every shared secret with its ephemeral key is zero"
    ),
    "1024 stanzas": Hostile(EPHEMERAL + RECIPIENT * 1023, "sealed for 1023 recipients; none of them is this identity"),
    "1025 stanzas": Hostile(EPHEMERAL + RECIPIENT * 1024, "malformed header: it has more than 1024 key stanzas"),
    "1025 empty stanzas": Hostile(b"\x05\x00\x00" * 1025, "malformed header: it has more than 1024 key stanzas"),
    "no iteration": Hostile(by_passphrase(0), "sealed with a passphrase and 0 iterations; expected 100000 to 10000000"),
    "too few iterations": Hostile(
        by_passphrase(99_999), "sealed with a passphrase and 99999 iterations; expected 100000 to 10000000"
    ),
    "too many iterations": Hostile(
        by_passphrase(10_000_001), "sealed with a passphrase and 10000001 iterations; expected 100000 to"
    ),
    "a short scrypt passphrase": Hostile(
        reference.stanza(4, bytes(80)), "malformed header: a key stanza of type 4 has 80 bytes; expected 81"
    ),
    "a long scrypt passphrase": Hostile(
        reference.stanza(4, bytes(84)), "malformed header: a key stanza of type 4 has 84 bytes; expected 81"
    ),
    "two scrypt passphrases": Hostile(by_scrypt(15) * 2, ORDER),
    "700 scrypt passphrases": Hostile(by_scrypt(15) * 700, ORDER),
    "both kinds of passphrases": Hostile(by_scrypt(15) + by_passphrase(100_000), ORDER),
    "a scrypt passphrase and recipients": Hostile(by_scrypt(15) + EPHEMERAL + RECIPIENT, ORDER),
    "recipients and a scrypt passphrase": Hostile(EPHEMERAL + RECIPIENT + by_scrypt(15), ORDER),
    "no work factor": Hostile(by_scrypt(0), "sealed with a passphrase and a work factor of 0; expected 15 to 20"),
    "too small a work factor": Hostile(by_scrypt(14), "sealed with a passphrase and a work factor of 14; expected 15 to 20"),
    "too great a work factor": Hostile(by_scrypt(21), "sealed with a passphrase and a work factor of 21; expected 15 to 20"),
    "the greatest work factor": Hostile(by_scrypt(255), "sealed with a passphrase and a work factor of 255; expected 15 to 20"),
    "most iterations": Hostile(by_passphrase(0xFFFFFFFF), "sealed with a passphrase and 4294967295 iterations; expected 100000 to"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_header_is_refused(name: str, identities: list[Path], tmp_path: Path) -> None:
    """At once: the maximum of iterations would take minutes. --key-file and a passphrase are refused alike."""
    case = HOSTILE[name]
    words = write_identity(tmp_path / "words", "words")
    sealed = sealed_with(case.data)
    done = run("open", "-i", identities[0], input=sealed, timeout=60)
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.decode().startswith(f"linnet: standard input: {case.message}")
    if name not in ("1024 stanzas", "an ephemeral key of low order"):
        for option, file in (("--passphrase-file", words), ("-k", write_key(tmp_path))):
            done = run("open", option, file, input=sealed, timeout=60)
            assert (done.returncode, done.stdout) == (1, b"")
            assert done.stderr.decode().startswith(f"linnet: standard input: {case.message}")


@pytest.mark.parametrize("iterations", [100_000, 10_000_000])
def test_the_limits_of_iterations_are_allowed(iterations: int) -> None:
    stanzas.require_known(by_passphrase(iterations))
    for beyond in (99_999, 10_000_001):
        with pytest.raises(SealedFileError, match=f"{beyond} iterations"):
            stanzas.require_known(by_passphrase(beyond))


def test_the_limits_of_work_factors_are_allowed() -> None:
    for work_factor in range(256):
        if 15 <= work_factor <= 20:
            stanzas.require_known(by_scrypt(work_factor))
        else:
            with pytest.raises(SealedFileError, match=f"a work factor of {work_factor}; expected 15 to 20"):
                stanzas.require_known(by_scrypt(work_factor))


def test_the_size_of_the_header_is_limited(identities: list[Path]) -> None:
    room = 65536 - 97 - 3
    for size, message in (
        (room, "sealed for a kind of key that this version does not know"),
        (room + 1, "malformed header: it has 65537 bytes; expected at most 65536"),
    ):
        done = run("open", "-i", identities[0], input=sealed_with(reference.stanza(5, bytes(size))))
        assert (done.returncode, done.stdout) == (1, b"")
        assert message in done.stderr.decode()


def test_the_number_of_recipients_is_limited(identities: list[Path], tmp_path: Path) -> None:
    keys = tmp_path / "keys"
    others = (reference.key_text("public-key", linnet.X25519.public_key((8 * i).to_bytes(32, "little"))) for i in range(1022))
    keys.write_text("\n".join(others) + f"\n{PUBLIC[0]}\n")
    sealed = run("seal", "--to-file", keys, input=PLAINTEXT)
    assert (sealed.returncode, sealed.stderr) == (0, b"")
    assert run("open", "-i", identities[0], input=sealed.stdout).stdout == PLAINTEXT
    assert b"stanzas:   1023 recipients\n" in run("inspect", "-", input=sealed.stdout).stdout
    done = run("seal", "--to-file", keys, "--to", PUBLIC[1], input=PLAINTEXT)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == b"linnet: 1024 public keys to seal to; expected at most 1023\n"


def test_every_byte_of_stanzas_counts() -> None:
    """With a matching checksum. Even the stanzas of other recipients are bound to the commitment."""
    sealed = sealed_with(for_both())
    begin, end = 25, 25 + len(for_both())
    assert sealed[begin:end] == for_both()
    for at in range(begin, end):
        front = sealed[:at] + bytes([sealed[at] ^ 1]) + sealed[at + 1 : end + 64]
        file = io.BytesIO(front + sealed_file.checksum(front))
        with pytest.raises(SealedFileError):
            header = sealed_file.read_header(file.read)
            sealed_file.chunks_of(stanzas.secret_for(reference.IDENTITIES[:1], header.stanzas), header)


def test_a_context_of_recipients(identities: list[Path], tmp_path: Path) -> None:
    sealed = run("seal", "--to", PUBLIC[0], "--context", "mail", input=PLAINTEXT).stdout
    done = run("open", "-i", identities[0], "--context", "mail", input=sealed)
    assert (done.returncode, done.stdout, done.stderr) == (0, PLAINTEXT, b"")
    another = "another header, or with another context or none"
    for options, message in (
        ((), "changed header: the file was sealed with another one, or with a context"),
        (("--context", "web"), f"changed header or wrong context: the file was sealed with {another}"),
    ):
        done = run("open", "-i", identities[0], *options, input=sealed)
        assert (done.returncode, done.stdout) == (1, b"")
        assert done.stderr.decode().startswith(f"linnet: standard input: {message}")


def test_a_changed_stanza_of_another_is_refused(identities: list[Path]) -> None:
    sealed = bytearray(sealed_with(for_both()))
    at = sealed.index(for_both()) + len(for_both()) - 1
    sealed[at] ^= 1
    sealed[-21 - 8 : -21] = reference.ascon_hash256(bytes(sealed[: -21 - 8]))[:8]
    done = run("open", "-i", identities[0], input=bytes(sealed))
    assert (done.returncode, done.stdout) == (1, b"")
    assert b"changed header: the file was sealed with another one" in done.stderr


# What a file tells


@pytest.mark.parametrize(
    ("data", "text", "json"),
    [
        (for_both(), "2 recipients", ['"type": 2', '"kind": "ephemeral key"', '"kind": "recipient"', '"size": 48']),
        (EPHEMERAL + RECIPIENT, "1 recipient", ['"kind": "recipient"']),
        (by_passphrase(600_000), "a passphrase, 600000 iterations", ['"kind": "passphrase"', '"iterations": 600000']),
        (by_passphrase(0xFFFFFFFF), "a passphrase, 4294967295 iterations", ['"iterations": 4294967295']),
        (
            by_scrypt(18),
            "a passphrase, scrypt with a work factor of 18 (256 MiB)",
            ['"kind": "passphrase"', '"kdf": "scrypt"', '"work_factor": 18'],
        ),
        (by_scrypt(20), "a passphrase, scrypt with a work factor of 20 (1024 MiB)", ['"work_factor": 20']),
        (by_scrypt(255), "a passphrase, scrypt with a work factor of 255", ['"work_factor": 255']),
        (by_passphrase(1) * 2, "type 1 of 84 bytes, type 1 of 84 bytes", ['"iterations": 1']),
        (reference.stanza(1, b""), "type 1 of 0 bytes", ['"type": 1', '"size": 0']),
        (b"\x09\x00\x01x", "type 9 of 1 bytes", ['"type": 9']),
    ],
)
def test_inspect_shows_stanzas(data: bytes, text: str, json: list[str]) -> None:
    sealed = sealed_with(data)
    done = run("inspect", "-", input=sealed)
    assert (done.returncode, done.stderr) == (0, b"")
    assert f"stanzas:   {text}\n" in done.stdout.decode()
    shown = run("inspect", "--json", "-", input=sealed).stdout.decode()
    assert all(part in shown for part in json)
