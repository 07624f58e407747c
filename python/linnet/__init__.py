# SPDX-License-Identifier: MIT OR Apache-2.0
"""Lightweight cryptography: the algorithms of the catalog under one interface.

Every algorithm has a class, and is also made by its id:

    cipher = linnet.AsconAEAD128(key)           # linnet.aead("ascon-aead128", key)
    sealed = cipher.encrypt(nonce, data, associated_data)
    cipher.decrypt(nonce, sealed, associated_data)

    linnet.ascon_hash256(data).hexdigest()      # linnet.new("ascon-hash256", data)
    linnet.ascon_xof128(data).digest(100)
    linnet.mac("ascon-mac", key, data).verify(tag)

Arguments are any contiguous bytes-like objects, used without a copy. Long inputs are
processed without the interpreter lock; do not change a buffer meanwhile. Wrong sizes and
unknown ids raise ValueError, wrong types TypeError, buffers that are not contiguous
BufferError, and whatever is not authentic InvalidTag.

catalog() tells what there is. Algorithms marked legacy are for interoperability only.
"""

from linnet._core import *  # noqa: F403
from linnet._factories import CatalogEntry as CatalogEntry
from linnet._factories import aead as aead
from linnet._factories import algorithms as algorithms
from linnet._factories import catalog as catalog
from linnet._factories import kat as kat
from linnet._factories import mac as mac
from linnet._factories import new as new
