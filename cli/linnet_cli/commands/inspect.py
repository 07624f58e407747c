# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from linnet_cli.arguments import Given, Operand, Option, Syntax
from linnet_cli.commands import shared

SYNTAX = Syntax(
    "linnet inspect",
    """Show what sealed files tell without the key.

Format, version, algorithm, key stanzas, size of the plaintext and number of chunks. Nothing of
it is verified but the checksum of the header: linnet open verifies. A truncated file may look
whole without the key.""",
    [Option("--json", help="As JSON, a list with an object for each file.")],
    [Operand("files", "FILE", help="Sealed file; standard input if it is -.", many=True)],
)


def run(given: Given) -> int:
    shared.require_posix(SYNTAX)
    from linnet_cli.format import inspection
    from linnet_cli.output.lines import print_line

    found, status = shared.each(given.files, inspection.inspect)
    if given.json or found:
        print_line(inspection.as_json(found) if given.json else "\n\n".join(map(inspection.as_text, found)))
    return status
