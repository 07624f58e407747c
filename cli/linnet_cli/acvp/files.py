# SPDX-License-Identifier: MIT OR Apache-2.0
"""From the file of a prompt to the file of the response."""

from __future__ import annotations

import json
import os

from linnet_cli.acvp.vector_set import Response, respond
from linnet_cli.errors import about
from linnet_cli.io.descriptors import input_name, open_input, open_stream, output_name
from linnet_cli.io.output_file import OutputFile
from linnet_cli.io.stream import write_all


def answer(source: str, target: str, *, force: bool, large: bool) -> Response:
    """The output is opened before time is spent on answers that could not be written."""
    prompt = _read(source)
    stream = open_stream(target)
    if stream is not None:
        try:
            response = _response(source, prompt, large=large)
            with about(output_name(target)):
                write_all(stream, _text(response))
        finally:
            os.close(stream)
        return response
    try:
        with OutputFile(target, overwrite=force) as output:
            response = _response(source, prompt, large=large)
            with about(target):
                write_all(output.fd, _text(response))
            output.publish(0o644)
    except FileExistsError as error:
        raise OSError(error.errno, error.strerror if force else "File exists; --force replaces it", target) from None
    return response


def _read(source: str) -> bytes:
    with about(input_name(source)), open(open_input(source), "rb") as file:
        return file.read()


def _response(source: str, prompt: bytes, *, large: bool) -> Response:
    with about(input_name(source)):
        return respond(prompt, large=large)


def _text(response: Response) -> memoryview:
    return memoryview(json.dumps(response.content, indent=2).encode() + b"\n")
