# SPDX-License-Identifier: MIT OR Apache-2.0
"""Ways to the secret of a file: a key, public keys and their identities, a passphrase."""

from __future__ import annotations

import os

from linnet_cli.errors import BadUsage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from linnet_cli.keys.identity_file import IdentityFile
    from linnet_cli.keys.key_file import Key

SECRET_SIZE = 32


class Way:
    """A way to the secret of a new file."""

    files: Sequence[tuple[Key, str]] = ()
    """The files that the way was read from, with descriptions; no output replaces them."""

    def ask(self) -> None:
        """Asks its questions, if they cannot wait for the first file."""

    def new_secret(self) -> tuple[bytes, bytes]:
        """The secret of a new file, and its stanzas."""
        raise NotImplementedError

    def secret_of(self, stanzas: bytes) -> bytes:
        """The secret of a file with these stanzas, which are of known kinds."""
        raise NotImplementedError


class WithKey(Way):
    def __init__(self, key: Key) -> None:
        self.files = [(key, "the key file")]
        self.secret = key.secret

    def new_secret(self) -> tuple[bytes, bytes]:
        return self.secret, b""

    def secret_of(self, stanzas: bytes) -> bytes:
        return self.secret


class ToRecipients(Way):
    def __init__(self, public_keys: Sequence[bytes], files: Sequence[Key]) -> None:
        from linnet.sealed_file._stanzas import RECIPIENTS_MAX

        self.files = [(file, "the file of public keys") for file in files]

        if len(public_keys) > RECIPIENTS_MAX:
            raise BadUsage(f"{len(public_keys)} public keys to seal to; expected at most {RECIPIENTS_MAX}")
        self.public_keys = public_keys

    def new_secret(self) -> tuple[bytes, bytes]:
        from linnet.sealed_file._stanzas import seal_to

        secret = os.urandom(SECRET_SIZE)
        return secret, seal_to(self.public_keys, secret)


class WithPassphrase(Way):
    """Asks for the passphrase once, after everything else has been checked."""

    def __init__(
        self, question: Callable[[], bytes], files: Sequence[tuple[Key, str]] = (), *, work_factor: int | None = None
    ) -> None:
        self._question = question
        self._work_factor = work_factor
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
        from linnet.sealed_file._stanzas import new_secret_with_passphrase

        return new_secret_with_passphrase(self.passphrase, self._work_factor)

    def secret_of(self, stanzas: bytes) -> bytes:
        from linnet.sealed_file._stanzas import secret_by_passphrase

        return secret_by_passphrase(self.passphrase, stanzas)


class AsTheFileAsks(Way):
    """For opening: the given key, identities and passphrase. Each file needs one of them."""

    def __init__(
        self,
        key: WithKey | None,
        identities: Sequence[IdentityFile],
        passphrase: WithPassphrase | None,
        *,
        ask_first: bool,
    ) -> None:
        self._key = key
        self._identities = sorted(identities, key=lambda identity: identity.protected)  # protected ones ask: they come last
        self._passphrase = passphrase
        self._ask_first = ask_first
        self.files = [
            *(key.files if key else ()),
            *((identity.key, "the identity file") for identity in identities),
            *(passphrase.files if passphrase else ()),
        ]

    def ask(self) -> None:
        if self._passphrase is not None and self._ask_first:
            self._passphrase.ask()

    def secret_of(self, stanzas: bytes) -> bytes:
        if not stanzas:
            if self._key is None:
                raise BadUsage("sealed with a key: open it with --key-file FILE")
            return self._key.secret
        from linnet.sealed_file._stanzas import has_passphrase, recipients, secret_for

        if has_passphrase(stanzas):
            if self._passphrase is None:
                raise BadUsage("sealed with a passphrase: open it with --passphrase")
            return self._passphrase.secret_of(stanzas)
        if not self._identities:
            raise BadUsage(f"sealed for {recipients(stanzas)}: open it with --identity FILE")
        return secret_for((identity.secret for identity in self._identities), stanzas)
