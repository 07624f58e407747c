# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks files against lists of tags, in the format of linnet mac."""

from __future__ import annotations

import re

import linnet
from linnet_cli.arguments import Given
from linnet_cli.errors import DONE, IO_FAILED, about, describe
from linnet_cli.hashing import checksum_list
from linnet_cli.hashing.checksum_check import Report
from linnet_cli.hashing.digests import Job
from linnet_cli.hashing.tags import Mac
from linnet_cli.io.descriptors import STANDARD, open_input
from linnet_cli.output.lines import complain
from linnet_cli.output.progress import progress

LINE = re.compile(r"(\\?)((?:[0-9a-fA-F]{2})+)  (.+)", re.DOTALL)


def check(sources: list[str], entry: linnet.CatalogEntry, mac: Mac, *, quiet: bool) -> int:
    """Checks the files named in lists of tags. Returns the worst status of all lists. An improperly formatted line is a failure."""
    options, status = Given(warn=True, strict=True, status=False, ignore_missing=False, quiet=quiet), DONE
    with progress("checking", None, wanted=False) as bar:
        for source in sources:
            report = Report(source, entry.id, options, bar, what="tag")
            try:
                with about(source), open(open_input(source), "rb") as file:
                    for number, text in enumerate(checksum_list.lines(file), 1):
                        report.take(number, _checked(source, text, entry, mac))
            except OSError as error:
                complain(describe(error))
                status = IO_FAILED
            else:
                status = max(status, report.conclude())
    return status


def _checked(source: str, text: str | None, entry: linnet.CatalogEntry, mac: Mac) -> checksum_list.Line | None:
    """A line whose file has been read, unless its tag is refused; None if it is improperly formatted."""
    found = LINE.fullmatch(text or "")
    name = found and (checksum_list.unescape(found[3]) if found[1] else found[3])
    if not found or not name or "\0" in name or name == source == STANDARD:
        return None
    tag = bytes.fromhex(found[2])
    line = checksum_list.Line(Job(name, entry.id, len(tag)), tag, mac.refusal(len(tag)))
    if not line.refusal:
        try:
            line.job.digest = tag if mac.matches(name, tag) else b""
        except OSError as error:
            line.job.error = error
    return line
