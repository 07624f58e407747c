# SPDX-License-Identifier: MIT OR Apache-2.0
"""Why a file does not open, and why a text is no key."""

from __future__ import annotations


class SealedFileError(Exception):
    """A sealed file that does not open. Nothing of a chunk that is not authentic has been released."""


class NotSealed(SealedFileError):
    """There is no header that this version can read."""


class DamagedHeader(SealedFileError):
    """The checksum of the header does not match."""


class WrongKey(SealedFileError):
    """The key, identity or passphrase is not one that the file was sealed with, or somebody changed the header."""


class BadChunk(SealedFileError):
    """A chunk is not authentic, or is missing."""


class NotAccepted(SealedFileError):
    """The file needs what the caller did not give: another kind of key, or leave to use a legacy algorithm."""


class NoScrypt(SealedFileError):
    """A passphrase needs scrypt, which this Python's hashlib lacks."""


class TooLong(SealedFileError):
    """The plaintext has more chunks than a sealed file may have."""


class BadKey(ValueError):
    """A text that is no key, or a passphrase that cannot be one. The message does not repeat it."""
