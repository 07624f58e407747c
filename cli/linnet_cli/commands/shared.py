# SPDX-License-Identifier: MIT OR Apache-2.0
"""What several commands take."""

from __future__ import annotations

from linnet_cli.arguments import Given, Operand, Option, Syntax

KEY_FILE = Option("-k", "--key-file", metavar="FILE", help="Key file, made by linnet keygen.")
INPUT = Operand("source", "IN", help="Input; standard input if it is - or left out.", optional=True, default="-")
OUTPUT = Option("-o", "--output", metavar="OUT", help="Output; standard output if it is - or left out.", default="-")
FORCE = Option("-f", "--force", help="Replace OUT if it exists.")
ALLOW_LEGACY = Option("--allow-legacy", help="Accept an algorithm that is kept for interoperability only.")
QUIET = Option("-q", "--quiet", help="No warnings and no progress.")


def secret(syntax: Syntax, given: Given) -> bytes:
    """The secret in the key file that was named."""
    from linnet_cli import key_file
    from linnet_cli.stream import warn

    path = given.key_file
    if path is None:
        syntax.refuse("expected --key-file FILE")
    content = key_file.read(path)
    if key_file.others_may_read(path):
        warn(f"{path} may be read by others; chmod 600 keeps it to you")
    return content
