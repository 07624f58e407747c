# SPDX-License-Identifier: MIT OR Apache-2.0
"""Ways to the secret of a file: a key, public keys and the identities they belong to, a passphrase."""

from __future__ import annotations

import os

from linnet_cli.errors import BadUsage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from linnet_cli.key_file import Key

SECRET_SIZE = 32


class Way:
    files: Sequence[tuple[Key, str]] = ()
    """What it was read from, and what each file is, which no output replaces."""

    def ask(self) -> None:
        """Asks what it must, where that cannot wait for the first file."""

    def new_secret(self) -> tuple[bytes, bytes]:
        """The secret of a new file, and its stanzas."""
        raise NotImplementedError

    def secret_of(self, stanzas: bytes) -> bytes:
        """The secret of a file with these stanzas, which are of kinds that are known."""
        raise NotImplementedError


class WithKey(Way):
    def __init__(self, key: Key) -> None:
        self.files = [(key, "the key file")]
        self.secret = key.secret

    def new_secret(self) -> tuple[bytes, bytes]:
        return self.secret, b""

    def secret_of(self, stanzas: bytes) -> bytes:
        if stanzas:
            raise _needs_another(stanzas)
        return self.secret


class ToRecipients(Way):
    def __init__(self, public_keys: Sequence[bytes], files: Sequence[Key]) -> None:
        from linnet_cli.stanzas import RECIPIENTS_MAX

        self.files = [(file, "the file of public keys") for file in files]

        if len(public_keys) > RECIPIENTS_MAX:
            raise BadUsage(f"{len(public_keys)} public keys to seal to; expected at most {RECIPIENTS_MAX}")
        self.public_keys = public_keys

    def new_secret(self) -> tuple[bytes, bytes]:
        from linnet_cli.stanzas import seal_to

        secret = os.urandom(SECRET_SIZE)
        return secret, seal_to(self.public_keys, secret)


class WithIdentities(Way):
    def __init__(self, identities: Sequence[Key]) -> None:
        self.files = [(identity, "the identity file") for identity in identities]

    def secret_of(self, stanzas: bytes) -> bytes:
        from linnet_cli.stanzas import has_passphrase, secret_for

        if not stanzas or has_passphrase(stanzas):
            raise _needs_another(stanzas)
        return secret_for([identity.secret for identity, _ in self.files], stanzas)


class WithPassphrase(Way):
    """Asks for it when everything else is known to be right, and once."""

    def __init__(self, question: Callable[[], bytes], files: Sequence[tuple[Key, str]] = ()) -> None:
        self._question = question
        self._answer: bytes | None = None
        self.files = files

    def ask(self) -> None:
        self._answer = self.passphrase

    @property
    def passphrase(self) -> bytes:
        if self._answer is None:
            self._answer = self._question()
        return self._answer

    def new_secret(self) -> tuple[bytes, bytes]:
        from linnet_cli.stanzas import seal_with_passphrase

        secret = os.urandom(SECRET_SIZE)
        return secret, seal_with_passphrase(self.passphrase, secret)

    def secret_of(self, stanzas: bytes) -> bytes:
        from linnet_cli.stanzas import has_passphrase, secret_by_passphrase

        if not has_passphrase(stanzas):
            raise _needs_another(stanzas)
        return secret_by_passphrase(self.passphrase, stanzas)


def _needs_another(stanzas: bytes) -> BadUsage:
    """What opens the file instead."""
    from linnet_cli.stanzas import has_passphrase, recipients

    if not stanzas:
        return BadUsage("sealed with a key: open it with --key-file FILE")
    if has_passphrase(stanzas):
        return BadUsage("sealed with a passphrase: open it with --passphrase")
    return BadUsage(f"sealed for {recipients(stanzas)}: open it with --identity FILE")
