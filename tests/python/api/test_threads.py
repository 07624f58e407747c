# SPDX-License-Identifier: MIT OR Apache-2.0
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pytest
from catalog_cases import each_endless_stream, result, start

import linnet

LONG = bytes(48 << 20)
CIPHER = linnet.AsconAEAD128(bytes(16))
SEALED = CIPHER.encrypt(bytes(16), LONG, None)


def longest_pause_of_another_thread(work: Callable[[], object]) -> tuple[float, float]:
    """The seconds that work takes, and the longest time in which a Python thread did not run meanwhile."""
    done = threading.Event()
    ticks: list[float] = []

    def run() -> None:
        while not done.is_set():
            ticks.append(time.perf_counter())
            time.sleep(0.001)

    thread = threading.Thread(target=run)
    thread.start()
    while not ticks:
        time.sleep(0.001)
    begin = time.perf_counter()
    work()
    end = time.perf_counter()
    done.set()
    thread.join()
    during = [begin, *(tick for tick in ticks if begin < tick < end), end]
    return end - begin, max(after - before for before, after in pairwise(during))


LONG_CALLS: dict[str, Callable[[], object]] = {
    "encrypt": lambda: CIPHER.encrypt(bytes(16), LONG, None),
    "associated data": lambda: CIPHER.encrypt(bytes(16), b"", LONG),
    "decrypt": lambda: CIPHER.decrypt(bytes(16), SEALED, None),
    "encrypt into": lambda: CIPHER.encrypt_into(bytes(16), LONG, None, bytearray(len(SEALED))),
    "hash": lambda: linnet.ascon_hash256(LONG),
    "update": lambda: linnet.ascon_hash256().update(LONG),
    "mac": lambda: linnet.AsconMAC(bytes(16), LONG),
    "digest": lambda: linnet.ascon_xof128().digest(len(LONG)),
    "read": lambda: linnet.ascon_xof128().read(len(LONG)),
}


@pytest.mark.parametrize("call", LONG_CALLS)
def test_long_calls_let_other_threads_run(call: str) -> None:
    pause, duration = 1.0, 1.0
    for _ in range(3):  # a busy machine may stop a thread for a while, a held lock stops it every time
        duration, pause = longest_pause_of_another_thread(LONG_CALLS[call])
        if pause < duration / 2:
            return
    pytest.fail(f"another thread stood still for {pause:.3f} s of {duration:.3f} s")


@pytest.mark.parametrize("sizes", [(100,), (5001,), (20_000, 100)])
@each_endless_stream
def test_threads_share_a_stream(id: str, sizes: tuple[int, ...]) -> None:
    """Updates of equal bytes commute, so the result tells whether each was taken whole."""
    threads, rounds = 4, 50
    state = start(id)

    def work() -> None:
        for _ in range(rounds):
            for size in sizes:
                state.update(b"\x5a" * size)
            result(state.copy())

    with ThreadPoolExecutor(threads) as pool:
        for future in [pool.submit(work) for _ in range(threads)]:
            future.result()
    assert result(state) == result(start(id, b"\x5a" * sum(sizes) * threads * rounds))


def test_threads_share_a_cipher() -> None:
    data = bytes(range(256)) * 40
    expected = [CIPHER.encrypt(i.to_bytes(16, "big"), data, None) for i in range(64)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda i: CIPHER.encrypt(i.to_bytes(16, "big"), data, None), range(64))) == expected
