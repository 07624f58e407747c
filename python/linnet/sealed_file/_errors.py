# SPDX-License-Identifier: MIT OR Apache-2.0
"""Errors: why a file does not open, and why a text is not a key."""

from __future__ import annotations


class SealedFileError(Exception):
    """A sealed file that does not open. Nothing of a chunk that is not authentic has been released."""


class NotSealed(SealedFileError):
    """There is no header that this version can read."""


class DamagedHeader(SealedFileError):
    """The checksum of the header does not match."""


class WrongKey(SealedFileError):
    """The file was sealed with another key, identity or passphrase, or its header was changed."""


class BadChunk(SealedFileError):
    """A chunk is not authentic, or is missing."""


class NotAccepted(SealedFileError):
    """The caller did not give what the file needs: another kind of key, or permission to use a legacy algorithm."""


class NoScrypt(SealedFileError):
    """A passphrase needs scrypt, which this Python's hashlib lacks."""


class TooLong(SealedFileError):
    """The plaintext has more chunks than a sealed file may have."""


class BadKey(ValueError):
    """The text is not a key, or cannot be a passphrase. The message does not repeat it."""
