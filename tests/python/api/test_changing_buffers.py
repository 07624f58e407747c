# SPDX-License-Identifier: MIT OR Apache-2.0
"""Algorithms that read a message twice, while another thread changes it in between."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import pytest
from catalog_cases import ENTRIES, key_of, nonce_of, toggled

import linnet

AEADS = {id: linnet.aead(id, key_of(id)) for id in linnet.algorithms("aead")}
SHARES = (0.2, 0.4, 0.55, 0.7, 0.85)  # of a call's time, before the change
# They read once, but need the whole message: CCM its lengths first, OCB its end.
ONCE_BUT_WHOLE = {"grain-128aeadv2"} | {f"aes-{bits}-{mode}" for bits in (128, 192, 256) for mode in ("ccm", "ocb")}
ONCE = ONCE_BUT_WHOLE | {"aes-128-gcm", "aes-128-eax"}
each_twice = pytest.mark.parametrize("id", [id for id in AEADS if ENTRIES[id].reads_twice or id in ONCE])
each_twice_in_pieces = pytest.mark.parametrize("id", [id for id in AEADS if ENTRIES[id].reads_twice and AEADS[id].online])


def seconds(work: Callable[[], object]) -> float:
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin


def text_of_some_time(id: str) -> bytes:
    """A plaintext whose encryption takes about 4 ms, long compared with a thread switch; at most 8 MiB, because memory slows down
    longer ones. It is not all zeroes, which a refused decryption leaves."""
    sample = bytes(1 << 16)
    duration = min(seconds(lambda: AEADS[id].encrypt(nonce_of(id), sample)) for _ in range(3))
    return b"t" * min(int(len(sample) * 0.004 / duration), 1 << 23)


@contextmanager
def changed_after(delay: float, data: bytearray, index: int) -> Iterator[None]:
    """Another thread flips a bit of a byte after some time."""

    def change() -> None:
        time.sleep(delay)
        data[index] ^= 1

    thread = threading.Thread(target=change)
    thread.start()
    yield
    thread.join()


@each_twice
def test_what_is_opened_was_sealed(id: str) -> None:
    cipher, nonce, text = AEADS[id], nonce_of(id), text_of_some_time(id)
    right = cipher.encrypt(nonce, text)
    duration = seconds(lambda: cipher.decrypt(nonce, right))
    out = bytearray(len(text))
    for share in SHARES:
        for index in (0, len(text) - 1):
            sealed = bytearray(right)
            with changed_after(share * duration, sealed, index), suppress(linnet.InvalidTag):
                assert cipher.decrypt(nonce, sealed) == text
            sealed = bytearray(right)
            with changed_after(share * duration, sealed, index), suppress(linnet.InvalidTag):
                cipher.decrypt_into(nonce, sealed, None, out)
                assert out == text


@each_twice
def test_a_nonce_that_changes(id: str) -> None:
    cipher, text = AEADS[id], text_of_some_time(id)
    right = cipher.encrypt(nonce_of(id), text)
    duration = seconds(lambda: cipher.decrypt(nonce_of(id), right))
    for share in SHARES:
        nonce = bytearray(nonce_of(id))
        with changed_after(share * duration, nonce, 0), suppress(linnet.InvalidTag):
            assert cipher.decrypt(nonce, right) == text


@each_twice
def test_what_is_sealed_opens(id: str) -> None:
    """A text or an output that changes meanwhile never gives an inconsistent message."""
    cipher, nonce, text = AEADS[id], nonce_of(id), text_of_some_time(id)
    duration = seconds(lambda: cipher.encrypt(nonce, text))
    out = bytearray(len(text) + ENTRIES[id].tag_size)
    for share in SHARES:
        for index in (0, len(text) - 1):
            data = bytearray(text)
            with changed_after(share * duration, data, index):
                sealed = cipher.encrypt(nonce, data)
            assert cipher.decrypt(nonce, sealed) in (text, data)
            with changed_after(share * duration, out, index), suppress(linnet.InvalidTag):
                cipher.encrypt_into(nonce, text, None, out)
                assert cipher.decrypt(nonce, bytes(out)) == text


ATTEMPTS = 30  # a byte read twice has in each a chance of one in four to be right first and then wrong


@each_twice
def test_a_byte_that_toggles(id: str) -> None:
    cipher, nonce, text = AEADS[id], nonce_of(id), text_of_some_time(id)
    right = cipher.encrypt(nonce, text)
    for _ in range(ATTEMPTS):
        sealed, out = bytearray(right), bytearray(len(right))
        with toggled(sealed), suppress(linnet.InvalidTag):
            assert cipher.decrypt(nonce, sealed) == text
        with toggled(out):
            cipher.encrypt_into(nonce, text, None, out)
        with suppress(linnet.InvalidTag):
            assert cipher.decrypt(nonce, bytes(out)) == text


@each_twice_in_pieces
def test_a_piece_that_toggles(id: str) -> None:
    cipher, nonce, text = AEADS[id], nonce_of(id), text_of_some_time(id)
    right = cipher.encrypt(nonce, text)
    for _ in range(ATTEMPTS):
        sealed, out = bytearray(right[: len(text)]), bytearray(len(text))
        decryption, encryption, again = cipher.decryptor(nonce), cipher.encryptor(nonce), cipher.decryptor(nonce)
        with toggled(sealed):
            opened = decryption.update(sealed)
        with suppress(linnet.InvalidTag):
            decryption.finalize(right[len(text) :])
            assert opened == text
        with toggled(out):
            encryption.update_into(text, out)
        opened = again.update(bytes(out))
        with suppress(linnet.InvalidTag):
            again.finalize(encryption.finalize())
            assert opened == text


def test_what_reads_twice() -> None:
    assert {id for id in AEADS if not AEADS[id].online and not ENTRIES[id].reads_twice} == ONCE_BUT_WHOLE
    assert {"chacha20-poly1305", "isap-a-128a", "romulus-m", "romulus-t"} <= {id for id in AEADS if ENTRIES[id].reads_twice}
    assert not any(ENTRIES[id].reads_twice for id in ("ascon-aead128", "aes-128-gcm", "aes-128-eax"))
