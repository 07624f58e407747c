# SPDX-License-Identifier: MIT OR Apache-2.0
import re
import threading

import pytest
from catalog_cases import ENTRIES, counting

import linnet

each_kdf = pytest.mark.parametrize("id", linnet.algorithms("kdf"))
each_kdf_of_secrets = pytest.mark.parametrize("id", [id for id in linnet.algorithms("kdf") if ENTRIES[id].extract_size])
each_kdf_of_passwords = pytest.mark.parametrize("id", [id for id in linnet.algorithms("kdf") if not ENTRIES[id].extract_size])


def iterations(id: str) -> int | None:
    return None if ENTRIES[id].extract_size else 2


@each_kdf
def test_every_kind_of_buffer_gives_the_same(id: str) -> None:
    secret, salt = counting(20), counting(9)
    expected = linnet.kdf(id, secret, 40, salt=salt, iterations=iterations(id))
    assert linnet.kdf(id, bytearray(secret), 40, salt=memoryview(salt), iterations=iterations(id)) == expected
    own = {} if ENTRIES[id].extract_size else {"iterations": iterations(id)}
    assert linnet._core._classes[id].derive(secret, 40, salt=salt, **own) == expected


@each_kdf
def test_lengths(id: str) -> None:
    whole = linnet.kdf(id, b"secret", 200, iterations=iterations(id))
    for length in (1, 31, 32, 33, 199):
        assert linnet.kdf(id, b"secret", length, iterations=iterations(id)) == whole[:length]
    wrong = [0]
    if (limit := ENTRIES[id].output_size_max) is not None and limit < 1 << 20:
        wrong.append(limit + 1)
    for length in wrong:
        with pytest.raises(ValueError, match=f"length is {length}; {re.escape(ENTRIES[id].name)} gives 1 to "):
            linnet.kdf(id, b"secret", length, iterations=iterations(id))
    with pytest.raises(ValueError, match="length is -1; expected 0 or more"):
        linnet.kdf(id, b"secret", -1, iterations=iterations(id))


@each_kdf
def test_wrong_arguments(id: str) -> None:
    with pytest.raises(TypeError, match=r"(secret|password) must be a bytes-like object, not str"):
        linnet.kdf(id, "secret", 8, iterations=iterations(id))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="salt must be a bytes-like object, not int"):
        linnet.kdf(id, b"", 8, salt=5, iterations=iterations(id))  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        linnet.KDF()


@each_kdf_of_secrets
def test_two_steps(id: str) -> None:
    by = linnet._core._classes[id]
    key = by.extract(b"secret", salt=b"salt")
    assert len(key) == by.extract_size == ENTRIES[id].extract_size
    assert by.expand(key, 50, info=b"info") == by.derive(b"secret", 50, salt=b"salt", info=b"info")
    with pytest.raises(TypeError, match="'iterations'"):
        by.derive(b"secret", 8, iterations=1)
    with pytest.raises(ValueError, match=f"{id} takes no iterations"):
        linnet.kdf(id, b"secret", 8, iterations=1)
    with pytest.raises(ValueError, match=f"length is 0; {re.escape(ENTRIES[id].name)} gives 1 to"):
        by.expand(key, 0)


@each_kdf_of_passwords
def test_iterations(id: str) -> None:
    by = linnet._core._classes[id]
    outputs = {by.derive(b"password", 20, iterations=count) for count in (1, 2, 3, 1000)}
    assert len(outputs) == 4
    with pytest.raises(TypeError, match=r"derive\(\) misses the argument 'iterations'"):
        by.derive(b"password", 20)
    for wrong in (0, -1, 1 << 32, 1 << 70):
        with pytest.raises(ValueError, match=f"iterations is {wrong}; expected 1 to 4294967295"):
            by.derive(b"password", 20, iterations=wrong)
    assert by.derive(password=b"password", length=20, iterations=1) == by.derive(b"password", 20, iterations=1)
    with pytest.raises(TypeError, match="'info'"):
        by.derive(b"password", 20, info=b"info", iterations=1)
    with pytest.raises(ValueError, match=f"{id} takes no info"):
        linnet.kdf(id, b"password", 20, info=b"info", iterations=1)
    assert not hasattr(by, "extract")
    assert not hasattr(by, "expand")


@each_kdf_of_passwords
def test_other_threads_run_meanwhile(id: str) -> None:
    done = threading.Event()
    worker = threading.Thread(target=lambda: (linnet.kdf(id, b"password", 32, iterations=300_000), done.set()))
    worker.start()
    turns = 0
    while not done.is_set():
        turns += 1
    worker.join()
    assert turns > 100


def test_the_base_class_derives_nothing() -> None:
    for name in ("derive", "extract", "expand"):
        assert not hasattr(linnet.KDF, name)
