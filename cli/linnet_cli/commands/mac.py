# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from linnet_cli.arguments import Given, Operand, Option, Syntax
from linnet_cli.commands import access, shared

ALGORITHM = "ascon-mac"

SYNTAX = Syntax(
    "linnet mac",
    """Print or verify the tags of files under a key.

A line is a tag in hexadecimal and a name, escaped as by linnet hash. A key of linnet keygen serves every algorithm: each
has a key of its own, derived from it. --raw-key-file takes the bytes that another program has.""",
    [
        access.KEY_FILE,
        Option("--raw-key-file", metavar="FILE", help="A file of the bytes of the key alone."),
        Option("-a", "--algorithm", metavar="MAC", help=f"A MAC of linnet list. Usually {ALGORITHM}."),
        Option("-l", "--length", metavar="BYTES", help="Length of the tags, in bytes."),
        Option("--nonce", metavar="HEX", help="The nonce, where the algorithm takes one. It serves one message under a key."),
        Option("--customization", metavar="TEXT", help="The customization string, where the algorithm takes one."),
        Option("--verify", metavar="TAG", help="Compare the tag of FILE with this one, in hexadecimal."),
        Option("-c", "--check", help="Read tags and names from each FILE, as linnet mac prints them, and check them."),
        shared.ALLOW_LEGACY,
        shared.QUIET,
    ],
    [Operand("files", "FILE", help="Standard input if it is - or left out.", optional=True, many=True)],
)


def run(given: Given) -> int:
    shared.require_posix(SYNTAX)
    from linnet_cli.catalog import entry_of
    from linnet_cli.hashing import tags
    from linnet_cli.output.lines import show_line

    entry = entry_of(ALGORITHM if given.algorithm is None else given.algorithm, "mac")
    if entry.status == "legacy" and not given.allow_legacy:
        SYNTAX.refuse(f"{entry.id} is a legacy algorithm; --allow-legacy accepts it")
    files = given.files or ["-"]
    if (given.key_file is None) == (given.raw_key_file is None):
        SYNTAX.refuse("expected one of --key-file FILE and --raw-key-file FILE")
    key_file = given.raw_key_file if given.key_file is None else given.key_file
    access.refuse_standard_input_twice(SYNTAX, files, [key_file], "the key")
    if given.check and (given.verify is not None or given.nonce is not None or entry.one_time_key):
        SYNTAX.refuse("--check is for tags of many messages; expected no --verify, no --nonce and no one-time key")
    if len(files) > 1 and (given.nonce is not None or given.verify is not None or entry.one_time_key):
        SYNTAX.refuse(f"{entry.id if given.verify is None else '--verify'} takes one message here; expected one FILE")
    mac = tags.Mac(entry, tags.key_for(entry, key_file, raw=given.key_file is None), given)
    if given.verify is not None:
        mac.verify(files[0], given.verify)
        return 0
    if given.check:
        from linnet_cli.hashing import tag_check

        return tag_check.check(files, entry, mac, quiet=given.quiet)
    return shared.each(files, lambda file: show_line(_line(file, mac.tag_of(file))))[1]


def _line(file: str, tag: bytes) -> str:
    from linnet_cli.hashing.checksums import escape

    shown = escape(file)
    mark = "" if shown == file else "\\"
    return f"{mark}{tag.hex()}  {shown}"
