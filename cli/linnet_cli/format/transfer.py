# SPDX-License-Identifier: MIT OR Apache-2.0
"""From the input that a command names to its output: files, devices or the standard streams."""

from __future__ import annotations

import os
import stat

from linnet_cli.errors import BadUsage, NotVerified, about
from linnet_cli.format.sealing import Sink
from linnet_cli.io.descriptors import (
    Identity,
    identity,
    identity_of,
    input_name,
    open_input,
    open_stream,
    output_name,
)
from linnet_cli.io.output_file import OutputFile
from linnet_cli.io.source import size_of
from linnet_cli.output.progress import BAR_FROM, progress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from linnet_cli.format.damage import Evidence
    from linnet_cli.format.sealing import Writer

    Job = Callable[[int], Writer]


class Transfers:
    """Each call of `run` runs a job that reads an input and writes an output."""

    def __init__(self, title: str, job: Job, *, force: bool, keep_mode: bool, explain: bool = False, whole: bool = True) -> None:
        self._title = title
        self._job = job
        self._force = force
        self._keep_mode = keep_mode
        self._explain = explain
        self._whole = whole
        self._kept: dict[Identity | None, str] = {}

    def keep(self, file: Identity | None, what: str) -> None:
        """Never replaces this file or appends to it."""
        if file is not None:
            self._kept[file] = what

    def run(self, source: str, target: str) -> None:
        fd = open_input(source)
        try:
            out = open_stream(target)
            if out is None:
                self._to_file(source, fd, target)
                return
            try:
                self._to_stream(source, fd, out, target)
            finally:
                os.close(out)
        finally:
            os.close(fd)

    def _to_file(self, source: str, fd: int, target: str) -> None:
        self._refuse_kept(identity_of(target), target)
        try:
            with OutputFile(target, overwrite=self._force) as output:
                self._run_job(source, fd, Sink(output.fd, target), bar=True)
                self._refuse_kept(identity_of(target), target)
                self.keep(output.publish(_mode_of(fd) if self._keep_mode else 0o600), "an output of this run")
        except FileExistsError as error:
            message = error.strerror if self._force else "File exists; --force replaces it"
            raise OSError(error.errno, message, target) from None

    def _to_stream(self, source: str, fd: int, out: int, target: str) -> None:
        name = output_name(target)
        written_to = identity(os.fstat(out))
        self._refuse_kept(written_to, name)
        if written_to is not None and written_to == identity(os.fstat(fd)):
            raise BadUsage(f"{input_name(source)} is the file that {name} goes to; expected another one")
        sink = Sink(out, name)
        try:
            self._run_job(source, fd, sink, bar=not os.isatty(out))
        except NotVerified as error:
            written = f"only an authentic prefix of {sink.written} bytes" if sink.written else "nothing"
            raise type(error)(f"{error}; {written} was written", hint=error.hint) from None

    def _refuse_kept(self, file: Identity | None, name: str) -> None:
        if file in self._kept:
            raise BadUsage(f"{name} is {self._kept[file]}; expected another output")

    def _run_job(self, source: str, fd: int, sink: Sink, *, bar: bool) -> None:
        size = size_of(fd) if self._whole else None
        with about(input_name(source)):
            try:
                write = self._job(fd)
                with progress(self._title, size, wanted=bar and (size is None or size >= BAR_FROM)) as advance:
                    write(sink, advance)
            except Exception as error:
                evidence: Evidence | None = getattr(error, "evidence", None)
                if evidence is None or not self._explain:
                    raise
                from linnet_cli.format.damage import explain

                with progress("looking for the cause", None, wanted=bar) as advance:
                    raise explain(evidence, advance) from None


def _mode_of(fd: int) -> int:
    """The permissions of the input within the umask; 0600 if the input is not a file."""
    mode = os.fstat(fd).st_mode
    if not stat.S_ISREG(mode):
        return 0o600
    umask = os.umask(0o077)
    os.umask(umask)
    return stat.S_IMODE(mode) & 0o777 & ~umask
