# SPDX-License-Identifier: MIT OR Apache-2.0
"""Lightweight cryptography: every algorithm of the catalog under one interface.

Every algorithm has a class, and is also made by its id:

    cipher = linnet.AsconAEAD128(key)          # linnet.aead("ascon-aead128", key)
    sealed = cipher.encrypt(nonce, data, associated_data)
    data = cipher.decrypt(nonce, sealed, associated_data)

    linnet.ascon_hash256(data).hexdigest()     # linnet.new("ascon-hash256", data)
    linnet.ascon_xof128(data).digest(100)      # linnet.new("ascon-xof128", data)
    linnet.AsconMAC(key, data).verify(tag)     # linnet.mac("ascon-mac", key, data)

Arguments are contiguous bytes-like objects of any type, read where they are. Inputs of 4 KiB
and more are processed without the interpreter lock: do not change a buffer meanwhile.

Wrong sizes and unknown ids raise ValueError, wrong types TypeError, buffers that are not
contiguous or not writable BufferError, and whatever is not authentic InvalidTag.

catalog() tells what there is. Algorithms marked legacy are for interoperability only.
"""

from linnet import _core
from linnet._core import *  # noqa: F403
from linnet._factories import *  # noqa: F403

__version__ = _core._version

# Users meet these classes as linnet.AsconAEAD128, not as linnet._core.AsconAEAD128.
for _item in vars(_core).values():
    if isinstance(_item, type):
        _item.__module__ = __name__
