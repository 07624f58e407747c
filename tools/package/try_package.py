# SPDX-License-Identifier: MIT OR Apache-2.0
"""Tries an installed package: the library, the known answers of every algorithm, and its command in a pipe and on a terminal.

Usage: PYTHON tools/package/try_package.py [EXTRA...]      the extras that are installed too
"""

from __future__ import annotations

import hashlib
import os
import platform
import pty
import subprocess
import sys
import tempfile
from pathlib import Path

LINNET = str(Path(sys.executable).with_name("linnet"))
BAR_AT_ONCE = "import linnet_cli.output.progress as p; p.MOMENT = 0; from linnet_cli.main import main; main()"
DIGESTS = Path(__file__).resolve().parents[2] / "tests" / "kat" / "digests.txt"
LEVELS = ("x86-64", "x86-64-v3", "x86-64-v4", "x86-64-v4-vbmi") if platform.machine() == "x86_64" else ("",)
EMPTY = "0b3be5850f2f6b98caf29f8fdea89b64a1fa70aa249b8f839bd53baa304d92b2"  # the first record of the official known answers


def library() -> None:
    import linnet

    key, nonce = bytes(range(16)), bytes(16)
    aead = linnet.AsconAEAD128(key)
    assert aead.decrypt(nonce, aead.encrypt(nonce, b"hello")) == b"hello"
    assert linnet.ascon_hash256().hexdigest() == EMPTY


def known_answers() -> None:
    """The known answers of every algorithm have the official digests."""
    import linnet

    lines = DIGESTS.read_text(encoding="utf-8").splitlines()
    digests = dict(line.split() for line in lines if line and not line.startswith("#"))
    found = {id: hashlib.sha256(linnet.kat(id).encode()).hexdigest() for id in linnet.algorithms()}
    assert found == digests, sorted(id for id in found.keys() | digests.keys() if found.get(id) != digests.get(id))


def known_answers_at_each_level() -> None:
    """Each level in a separate process. The library reports a level that this processor lacks, and runs the best one instead."""
    for level in LEVELS:
        command = [sys.executable, __file__, "--known-answers"]
        done = subprocess.run(command, check=False, capture_output=True, text=True, env=os.environ | {"LINNET_CPU": level})
        assert done.returncode == 0, done.stderr
        print(done.stderr.strip() or f"known answers of every algorithm {level}".strip())


def run(*words: str) -> str:
    done = subprocess.run([LINNET, *words], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def on_terminal(*command: str) -> tuple[int, str]:
    """The exit status of a command, and its output."""
    child, terminal = pty.fork()
    if child == 0:
        os.execve(command[0], command, os.environ | {"TERM": "xterm"})
    shown = b""
    try:
        while part := os.read(terminal, 65536):
            shown += part
    except OSError:  # the terminal ends with the command
        pass
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), shown.decode()


def command() -> None:
    Path("text").write_bytes(os.urandom(1 << 20))
    assert run("--version").startswith("linnet ")
    run("keygen", "key")
    run("seal", "--key-file", "key", "text", "-o", "sealed")
    run("open", "--key-file", "key", "sealed", "-o", "again")
    assert Path("again").read_bytes() == Path("text").read_bytes()
    assert run("hash", "text").split()[0] == run("hash", "again").split()[0]
    assert "ascon-aead128" in run("list")


def terminal(extras: set[str]) -> None:
    """A command works without an extra, or names the missing one in one line."""

    def attempt(extra: str, expected: str, *command: str) -> None:
        status, shown = on_terminal(*command)
        if extra in extras:
            assert status == 0 and expected in shown, shown
        elif status != 0:
            assert len(shown.splitlines()) == 1 and f"linnet[{extra}]" in shown, shown

    attempt("cli", "─", LINNET, "list")
    attempt("cli", "sealing", sys.executable, "-c", BAR_AT_ONCE, "seal", "--key-file", "key", "text", "-o", "sealed.2")
    for shell in ("bash", "zsh", "fish"):
        os.environ["SHELL"] = shell
        attempt("cli", "ascon-hash256", LINNET, "--show-completion")
    attempt("plot", "ascon-hash256", LINNET, "bench", "-a", "ascon-hash256", "--plot", "plot.svg")


def encrypted_columns(extras: set[str]) -> None:
    """Tries Arrow, and the engines that start quickly."""
    if not extras & {"columns", "duckdb", "polars"}:
        return
    import pyarrow

    from linnet import columns

    names = pyarrow.table({"id": [1, 2], "name": ["Ada", None]})
    cells = columns.encrypt(names, "name", key=bytes(16), row_ids="id")
    assert columns.decrypt(cells, "name", key=bytes(16), row_ids="id", type=pyarrow.string())[0].equals(names)
    if "polars" in extras:
        import polars

        from linnet.columns import polars as in_polars

        opened = in_polars.decrypt("name", key=bytes(16), row_ids="id", type=pyarrow.string())
        assert polars.from_arrow(cells).select(opened)["name"].to_list() == ["Ada", None]
    if "duckdb" in extras:
        import duckdb

        from linnet.columns import duckdb as in_duckdb

        connection = duckdb.connect()
        in_duckdb.register(
            connection, "open_name", "decrypt", "name", takes={"row_ids": "BIGINT"}, key=bytes(16), type=pyarrow.string()
        )
        assert connection.execute("SELECT open_name(name, id) FROM cells ORDER BY id").fetchall() == [("Ada",), (None,)]


def main() -> None:
    if sys.argv[1:] == ["--known-answers"]:
        return known_answers()
    library()
    known_answers_at_each_level()
    encrypted_columns(set(sys.argv[1:]))
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        command()
        terminal(set(sys.argv[1:]))
    print(f"linnet works with Python {sys.version.split()[0]}, extras: {' '.join(sys.argv[1:]) or 'none'}")


if __name__ == "__main__":
    main()
