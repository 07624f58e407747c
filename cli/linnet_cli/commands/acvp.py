# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from linnet_cli.arguments import Given, Operand, Option, Syntax
from linnet_cli.commands import shared
from linnet_cli.errors import DONE, NOT_VERIFIED

SYNTAX = Syntax(
    "linnet acvp",
    """Answer the prompt of an ACVP server, a vector set in JSON.

Of AES: CBC, CTR, GCM, GMAC, CCM, GCM-SIV, KW, KWP and CMAC. Ascon of SP 800-232. SHA-1, SHA-2 without SHA-512/224, SHA-3,
SHAKE, cSHAKE, HMAC and KMAC. Hash_DRBG, HMAC_DRBG, PBKDF, HKDF and X25519.

A test that Linnet cannot answer, such as one of a length that is no whole number of bytes, is left out and named on
standard error, with the reason. The others are answered, and the exit status is 1 unless --skip is given.""",
    [
        shared.OUTPUT,
        shared.FORCE,
        Option("--skip", help="Exit with 0 although tests were left out."),
        Option("--skip-large", help="Leave out large data tests, which hash gigabytes, too."),
        shared.QUIET,
    ],
    [Operand("prompt", "IN", help="The prompt; standard input if it is - or not given.", optional=True, default="-")],
)


def run(given: Given) -> int:
    shared.require_posix(SYNTAX)
    from linnet_cli.acvp import files, vector_set
    from linnet_cli.output.lines import complain, warn

    if given.force and shared.output(given) == "-":
        SYNTAX.refuse("--force needs --output")
    response = files.answer(given.prompt, shared.output(given), force=given.force, large=not given.skip_large)
    say = complain if response.missing and not given.skip else warn
    for line in vector_set.left_out_lines(response):
        say(line)
    if response.missing and not given.skip:
        total = response.answered + response.missing
        others = "the others are answered" if response.answered else "none is answered"
        complain(f"{response.missing} of {total} tests left out; {others}", hint="--skip exits with 0 nevertheless.")
        return NOT_VERIFIED
    return DONE
