# SPDX-License-Identifier: MIT OR Apache-2.0
"""Secrets given in place of a file: no message repeats them."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli_tools import KEY_LINE, run

from linnet_cli import commands
from linnet_cli.output.hiding import OF_SECRETS

KEY = KEY_LINE.decode().strip()
BODY = KEY.split()[1]
SECRET_KEY = "linnet-secret-key-1:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8xxxxx"
FILE = f"# public key: linnet-public-key-1:AAEC\n{SECRET_KEY}"
WORDS = "my secret words"


@pytest.mark.parametrize("secret", [KEY, SECRET_KEY, FILE, BODY])
@pytest.mark.parametrize(
    "words",
    [
        ["open", "-k", "SECRET"],
        ["open", "--key-file=SECRET"],
        ["open", "-kSECRET"],
        ["open", "-iSECRET"],
        ["seal", "-k", "key", "-aSECRET"],
        ["open", "-i", "SECRET"],
        ["open", "--format", "cobblestone-128", "--raw-key-file", "SECRET"],
        ["open", "--passphrase-file", "SECRET"],
        ["seal", "-k", "SECRET", "plain"],
        ["seal", "--to", "SECRET", "plain"],
        ["seal", "--to-file", "SECRET", "plain"],
        ["seal", "-k", "key", "SECRET"],
        ["seal", "-k", "key", "plain", "SECRET"],
        ["seal", "-k", "key", "--into", ".", "SECRET"],
        ["open", "-k", "key", "--into", ".", "SECRET"],
        ["seal", "-k", "key", "-a", "SECRET"],
        ["fingerprint", "SECRET"],
        ["public-key", "SECRET"],
        ["inspect", "SECRET"],
        ["hash", "SECRET"],
        ["kat", "SECRET"],
        ["mac", "--raw-key-file", "SECRET"],
        ["mac", "-k", "key", "SECRET"],
        ["kdf", "-l", "16", "--secret-file", "SECRET"],
        ["SECRET"],
    ],
)
def test_no_message_repeats_a_key(secret: str, words: list[str], tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(KEY_LINE)
    (tmp_path / "plain").write_bytes(b"text")
    done = run(*(word.replace("SECRET", secret) for word in words), cwd=tmp_path)
    assert done.returncode != 0
    assert done.stderr
    for part in (BODY, SECRET_KEY.split(":")[1], BODY[:12], BODY[-12:]):
        assert part.encode() not in done.stderr + done.stdout


@pytest.mark.parametrize(
    "words",
    [
        ["open", "--passphrase-file", WORDS],
        ["open", f"--passphrase-file={WORDS}"],
        ["seal", "--passphrase-f", WORDS],
        ["open", "--passphrase", WORDS],
        ["seal", "--passphrase", WORDS, "plain"],
        ["seal", "--passphrase", "plain", WORDS],
        ["seal", f"--passphrase={WORDS}"],
        ["kdf", "-l", "16", "--secret-file", WORDS],
        ["kdf", "-l", "16", "--sec", WORDS],
        ["keygen", "--x25519", "--passphrase-file", WORDS, "new"],
    ],
)
def test_no_message_repeats_what_follows_a_passphrase_option(words: list[str], tmp_path: Path) -> None:
    (tmp_path / "plain").write_bytes(b"text")
    done = run(*words, cwd=tmp_path, start_new_session=True)
    assert done.returncode != 0
    assert done.stderr
    if words[-2] != "plain":
        assert WORDS.encode() not in done.stderr + done.stdout


def test_a_name_that_is_like_a_key_is_shown() -> None:
    done = run("open", "-k", "linnet-key-1.txt")
    assert done.stderr == b"linnet: linnet-key-1.txt: No such file or directory\n"


def test_the_name_of_a_file_that_exists_is_shown(tmp_path: Path) -> None:
    (tmp_path / "words").write_bytes(b"")
    done = run("open", "--passphrase-file", "words", cwd=tmp_path)
    assert done.stderr == b"linnet: words: the passphrase is empty; expected at least one character\n"


def test_a_missing_file_is_told_without_its_name(tmp_path: Path) -> None:
    done = run("open", "--passphrase-file", "absent", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (3, b"linnet: (what follows --passphrase-file): No such file or directory\n")
    done = run("inspect", SECRET_KEY)
    assert done.returncode == 2
    assert done.stderr == b"linnet: a key itself where a file is named; expected the name of a file that has it\n"


def test_what_may_be_followed_by_a_secret_is_an_option() -> None:
    names = {name for syntax in commands.syntaxes() for option in syntax.options for name in option.names}
    assert set(OF_SECRETS) <= names
