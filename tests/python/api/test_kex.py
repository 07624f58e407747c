# SPDX-License-Identifier: MIT OR Apache-2.0
import re
import secrets

import pytest
from catalog_cases import ENTRIES
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from reference.x25519 import LOW_ORDER

import linnet

each_kex = pytest.mark.parametrize("id", linnet.algorithms("kex"))


@each_kex
def test_both_sides_agree(id: str) -> None:
    by = linnet.key_exchange(id)
    alice, bob = by.generate_key(), by.generate_key()
    of_alice, of_bob = by.public_key(alice), by.public_key(memoryview(bob))
    assert by.agree(alice, bytearray(of_bob)) == by.agree(bob, of_alice)
    assert (len(alice), len(of_alice)) == (by.key_size, by.public_key_size) == (ENTRIES[id].key_size, ENTRIES[id].public_key_size)
    assert len(by.agree(alice, of_bob)) == by.shared_secret_size == ENTRIES[id].shared_secret_size


@each_kex
def test_wrong_arguments(id: str) -> None:
    by, name = linnet.key_exchange(id), ENTRIES[id].name
    key, public = bytes(range(32)), by.public_key(bytes(32))
    with pytest.raises(ValueError, match=f"secret_key is 31 bytes; {re.escape(name)} takes 32"):
        by.public_key(key[1:])
    with pytest.raises(ValueError, match=f"peer_public_key is 33 bytes; {re.escape(name)} takes 32"):
        by.agree(key, public + b"0")
    with pytest.raises(TypeError, match="secret_key must be a bytes-like object, not str"):
        by.agree("key", public)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="peer_public_key makes the shared secret zero, whatever secret_key is"):
        by.agree(key, bytes(32))
    with pytest.raises(TypeError):
        by()
    for call in (lambda: linnet.KeyExchange.public_key(key), lambda: linnet.KeyExchange.agree(key, public)):
        with pytest.raises((TypeError, AttributeError)):
            call()


def test_x25519_agrees_with_another_implementation() -> None:
    for _ in range(10000):
        secret, peer = secrets.token_bytes(32), secrets.token_bytes(32)
        other = X25519PrivateKey.from_private_bytes(secret)
        assert linnet.X25519.public_key(secret) == other.public_key().public_bytes_raw()
        assert linnet.X25519.agree(secret, peer) == other.exchange(X25519PublicKey.from_public_bytes(peer))


@pytest.mark.parametrize("coordinate", LOW_ORDER)
@pytest.mark.parametrize("last_bit", [0, 1 << 255])
def test_x25519_refuses_points_of_low_order(coordinate: int, last_bit: int) -> None:
    for _ in range(20):
        with pytest.raises(ValueError, match="shared secret zero"):
            linnet.X25519.agree(secrets.token_bytes(32), (coordinate | last_bit).to_bytes(32, "little"))


# RFC 7748, section 5.2: after so many exchanges, each with the secret before it as its key and the key before it as the peer's.
ITERATED = [
    (1, "422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079"),
    (1000, "684cf59ba83309552800ef566f2f4d3c1c3887c49360e3875f2eb94d99532c51"),
    pytest.param(1000000, "7c3911e0ab2586fd864497297e575e6f3bc601c0883c30df5f4dd2d24f665424", marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("count", "expected"), ITERATED)
def test_x25519_iterated(count: int, expected: str) -> None:
    key = peer = (9).to_bytes(32, "little")
    for _ in range(count):
        key, peer = linnet.X25519.agree(key, peer), key
    assert key.hex() == expected
