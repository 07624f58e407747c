# SPDX-License-Identifier: MIT OR Apache-2.0
"""Lightweight cryptography: every algorithm of the catalog under one interface.

Authenticated encryption, in the manner of the package cryptography:

    >>> cipher = linnet.AsconAEAD128(linnet.AsconAEAD128.generate_key())
    >>> nonce = bytes(16)  # one nonce never twice under a key
    >>> sealed = cipher.encrypt(nonce, b"data", b"associated data")
    >>> cipher.decrypt(nonce, sealed, b"associated data")
    b'data'
    >>> cipher.decrypt(nonce, sealed, b"other data")
    Traceback (most recent call last):
    linnet.InvalidTag: Ascon-AEAD128: the message is not authentic

Hash functions in the manner of hashlib, extendable-output functions, message authentication codes:

    >>> linnet.ascon_hash256(b"data").hexdigest()
    'e0ba6c7ec8f1e645ab4903cca5f652f34333457647530e62e88b3f6513ea39fd'
    >>> linnet.ascon_xof128(b"data").digest(8).hex()
    '5555a8588e598876'
    >>> linnet.AsconMAC(bytes(16), b"data").hexdigest()
    '2e13d58c0110fd99712f30467d85c49c'

Key derivation, from a secret or from a password:

    >>> linnet.HKDFSHA256.derive(b"secret", 8, salt=b"salt", info=b"what it is for").hex()
    'f04cb23d1fb0db5d'
    >>> linnet.PBKDF2HMACSHA256.derive(b"password", 8, salt=b"salt", iterations=600_000).hex()
    '669cfe52482116fd'

Random bytes from an entropy input, in place of os.urandom:

    >>> generator = linnet.HMACDRBGSHA256(bytes(32), bytes(16), personalization=b"a test")  # never all zero in practice
    >>> len(generator.generate(16))
    16

The same by id, as the catalog lists them:

    >>> by_id = linnet.aead("ascon-aead128", bytes(16), tag_size=8)
    >>> state = linnet.new("ascon-cxof128", b"data", customization=b"purpose")
    >>> linnet.mac("ascon-prf", bytes(16), b"data").tag_size
    64
    >>> linnet.catalog()[0].specification
    'NIST SP 800-232, section 4'

A message incrementally, where the algorithm allows it (online is True):

    >>> encryptor = cipher.encryptor(linnet.AsconAEAD128.generate_nonce())
    >>> encryptor.update_aad(b"associated data")
    >>> pieces = [encryptor.update(b"da"), encryptor.update(b"ta")]
    >>> tag = encryptor.finalize()

The output of a decryptor's update is not authentic before its finalize(tag) has returned.

Arguments are contiguous bytes-like objects of any type, read where they are. Inputs of 4 KiB and
more are processed without the interpreter lock: do not change a buffer meanwhile. If another thread
does, each byte of a message is still read once, so that the result is consistent; for algorithms
that read a message twice or read back their output (reads_twice in the catalog), every buffer that
is not a bytes object is copied first.

Only their methods change classes and objects. Threads may share them, and so may a process and its
forks: an object that another thread was using at the fork raises RuntimeError in the child.

Wrong sizes and unknown ids raise ValueError, wrong types TypeError, buffers that are not
contiguous or not writable BufferError, and messages that are not authentic InvalidTag.

Many messages in one call, also in arrays of NumPy and Arrow: `linnet.batch`.

Files sealed and opened, with a key, for public keys or with a passphrase: `from linnet import sealed_file`.

Before you rely on an algorithm, `linnet.self_test` computes a known answer with it; LINNET_SELF_TEST=1 does so at import for all.

Algorithms that the catalog marks legacy are for interoperability only.
"""

from linnet import _core, _factories
from linnet import batch as batch
from linnet._core import *  # noqa: F403
from linnet._factories import *  # noqa: F403

__version__ = _core._version

# Through globals(): type checkers would read only the literal part of __all__. So they use the imports above.
globals()["__all__"] = ["__version__", "batch", *_core.__all__, *_factories.__all__]
