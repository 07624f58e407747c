# SPDX-License-Identifier: MIT OR Apache-2.0
import gc
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from catalog_cases import (
    ENTRIES,
    converter,
    each_made,
    instance,
    key_of,
    longest,
    mac_of,
    nonce_of,
    result,
    start,
    wrong_nonce_sizes_of,
)

import linnet
from linnet_cli.algorithms.kinds import operations

ROUNDS = 20_000


@pytest.fixture(autouse=True, scope="module")
def only_new_objects() -> Iterator[None]:
    """The collector goes through what these tests make, not through what all tests before them left."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


def resident_kilobytes() -> int:
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def use(id: str) -> None:
    if ENTRIES[id].kind == "aead":
        cipher = linnet.aead(id, key_of(id))
        sealed = cipher.encrypt(nonce_of(id), b"data", memoryview(b"more"))
        assert cipher.decrypt(nonce_of(id), sealed, b"more") == b"data"
        if cipher.online:
            stream = cipher.encryptor(memoryview(nonce_of(id)))
            stream.update_aad(memoryview(b"more"))
            stream.update_into(b"data", bytearray(4))
            stream.finalize()
        return
    if (convert := converter(id)) is not None:
        assert len(convert(memoryview(bytes(32)))) >= 32
        return
    if ENTRIES[id].kind not in ("hash", "xof", "mac"):
        for _, operation in operations(ENTRIES[id], 32):
            operation()
        return
    state = start(id, b"some")
    state.update(memoryview(b"data"))
    result(state.copy())


def misuse(id: str) -> None:
    if ENTRIES[id].kind == "aead":
        with pytest.raises(linnet.InvalidTag):
            linnet.aead(id, key_of(id)).decrypt(nonce_of(id), bytes(300), None)
        with pytest.raises(ValueError):
            linnet.aead(id, b"short")
        for size in wrong_nonce_sizes_of(id)[:1]:
            with pytest.raises(ValueError):
                linnet.aead(id, key_of(id)).encryptor(bytes(size))
        with pytest.raises(TypeError):
            linnet.aead(id, key_of(id)).encrypt(wrong=5)  # type: ignore[call-arg]
    if (convert := converter(id)) is not None:
        with pytest.raises(TypeError):
            convert(5)
        return
    if ENTRIES[id].kind not in ("aead", "hash", "xof", "mac"):
        with pytest.raises(TypeError):
            type(instance(id))(5)
        return
    with pytest.raises(TypeError):
        start(id, 5) if ENTRIES[id].kind != "aead" else linnet.aead(id, 5)  # type: ignore[arg-type]


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads /proc")
@each_made
def test_nothing_leaks(id: str) -> None:
    for work, rounds in ((use, ROUNDS), (misuse, ROUNDS // 20)):
        grown = []
        for _ in range(3):  # what is loaded or cached at first grows once, a leak each time
            before = resident_kilobytes()
            for _ in range(rounds):
                work(id)
            grown.append(resident_kilobytes() - before)
            if grown[-1] < rounds // 40:  # fewer than 26 bytes a round
                break
        assert grown[-1] < rounds // 40, grown


@each_made
def test_references_are_given_back(id: str) -> None:
    data, nonce, key = bytearray(longest(id, 40)), bytearray(nonce_of(id)), bytearray(key_of(id))
    gc.collect()  # frames of earlier tests hold None too
    before = [sys.getrefcount(item) for item in (data, nonce, key, None)]
    for _ in range(100):
        if ENTRIES[id].kind == "aead":
            linnet.aead(id, key).encrypt(nonce, data, data)
            with pytest.raises(linnet.InvalidTag):
                linnet.aead(id, key).decrypt(nonce, data, None)
        elif ENTRIES[id].kind == "mac":
            mac_of(id, key, data).digest()
        elif (convert := converter(id)) is not None:
            convert(data[:32])
        elif ENTRIES[id].kind not in ("hash", "xof"):
            linnet.algorithm(id)(key, nonce)
            use(id)
        else:
            linnet.new(id, data).copy().update(data)
    gc.collect()
    after = [sys.getrefcount(item) for item in (data, nonce, key, None)]
    assert after[:3] == before[:3]
    assert abs(after[3] - before[3]) < 50


def test_results_belong_to_the_caller_alone() -> None:
    fresh = bytes(bytearray(20))
    sealed = linnet.AsconAEAD128(bytes(16)).encrypt(bytes(16), b"data", None)
    digest = linnet.ascon_hash256().digest()
    assert sys.getrefcount(sealed) == sys.getrefcount(digest) == sys.getrefcount(fresh)
