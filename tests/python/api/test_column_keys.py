# SPDX-License-Identifier: MIT OR Apache-2.0
"""Keys of columns: the cache in front of a key service, and files of wrapped keys: attacks, races and malformed files."""

from __future__ import annotations

import base64
import contextlib
import copy
import hmac
import json
import os
import pickle
import random
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import linnet

pa = pytest.importorskip("pyarrow")
from linnet import columns  # noqa: E402
from linnet.columns import _wrapped_keys  # noqa: E402
from linnet.sealed_file._files import new_file  # noqa: E402

KEY = bytes(range(16))
OTHER_KEY = bytes(16)


# The cache


class Service:
    """Counts the requests; ids that start with "no" have no key."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def __call__(self, key_id: str) -> bytes | None:
        self.asked.append(key_id)
        return None if key_id.startswith("no") else key_id.encode().ljust(16)


def by_tenant(key_id: str) -> bytes | None:
    return {"north": bytes(16), "south": bytes(15) + b"s"}.get(key_id)


def test_the_least_recently_used_key_is_dropped() -> None:
    service = Service()
    keys = columns.Keys(service, capacity=2)
    for key_id in ("a", "b", "a", "c", "a", "b", "none", "none", "b", "a"):
        keys(key_id)
    assert service.asked == ["a", "b", "c", "b", "none"] and len(keys) == 3
    keys.forget()
    assert len(keys) == 0 and keys("a") == b"a".ljust(16)


def test_ids_without_a_key_never_evict_a_key() -> None:
    service = Service()
    keys = columns.Keys(service, capacity=3, absent_capacity=5)
    for key_id in ("a", "b", "c", *(f"no {i}" for i in range(1000)), "a", "b", "c"):
        keys(key_id)
    assert service.asked == ["a", "b", "c", *(f"no {i}" for i in range(1000))]
    assert len(keys) == 3 + 5
    keys("no 999")
    assert service.asked[-1] == "no 999" and len(service.asked) == 1003
    keys("no 0")
    assert len(service.asked) == 1004


def test_an_id_has_one_answer() -> None:
    answers: dict[str, bytes] = {}
    late = threading.Event()
    waiting = threading.Event()

    def fetch(key_id: str) -> bytes | None:
        found = answers.get(key_id)
        if found is None:
            waiting.set()
            late.wait(60)
        return found

    keys = columns.Keys(fetch)
    thread = threading.Thread(target=keys, args=("a",))
    thread.start()
    waiting.wait(60)
    answers["a"] = bytes(16)
    assert keys("a") == bytes(16) and len(keys) == 1
    late.set()
    thread.join()
    assert len(keys) == 1


def test_answers_expire(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    service = Service()
    keys = columns.Keys(service, seconds=300)
    keys("a")
    keys("none")
    now += 9.9
    keys("none")
    assert service.asked == ["a", "none"] and len(keys) == 2
    now += 0.2
    keys("a")
    assert len(keys) == 1
    keys("none")
    assert service.asked == ["a", "none", "none"]
    now += 290
    assert keys("b") == b"b".ljust(16) and len(keys) == 1
    brief = columns.Keys(service, seconds=5)
    brief("none")
    now += 5
    brief("b")
    assert len(brief) == 1
    expired = columns.Keys(service, seconds=0)
    assert expired("a") == expired("a") and service.asked[-2:] == ["a", "a"]


def test_an_answer_that_arrives_after_forget_is_not_kept() -> None:
    def fetch(_: str) -> bytes:
        keys.forget()
        return bytes(16)

    keys = columns.Keys(fetch)
    assert keys("a") == bytes(16) and len(keys) == 0


def test_a_key_error_is_an_absent_key_and_a_failure_is_not_kept() -> None:
    nothing: dict[str, bytes] = {}
    without = columns.Keys(nothing.__getitem__)
    assert without("a") is None and len(without) == 1
    failures = [TimeoutError("the service is away")]

    def fetch(_: str) -> bytes:
        if failures:
            raise failures.pop()
        return bytes(16)

    keys = columns.Keys(fetch)
    with pytest.raises(TimeoutError, match="the service is away"):
        keys("a")
    assert len(keys) == 0 and keys("a") == bytes(16)


def test_cached_keys_are_not_pickled() -> None:
    keys = columns.Keys(by_tenant, capacity=1, absent_capacity=2)
    for key_id in ("north", "x", "y", "z"):
        keys(key_id)
    again = pickle.loads(pickle.dumps(keys))
    assert len(keys) == 3 and len(again) == 0
    for key_id in ("north", "south", "x", "y", "z"):
        again(key_id)
    assert again("south") == bytes(15) + b"s" and len(again) == 3 and repr(again) == "<Keys, 3 kept>"


def test_misuse_of_the_cache_is_refused() -> None:
    with pytest.raises(TypeError, match="fetch must be a function of a key id, not bytes"):
        columns.Keys(bytes(16))  # type: ignore[arg-type]
    for name in ("capacity", "absent_capacity"):
        with pytest.raises(ValueError, match=f"^{name} is 0; expected 1 or more"):
            columns.Keys(by_tenant, **{name: 0})


def test_cached_keys_in_threads() -> None:
    keys = columns.Keys(Service(), capacity=3, absent_capacity=3)
    wrong = []

    def work(first: int) -> None:
        for i in range(2000):
            key_id = f"{'no' if i % 2 else 'k'} {(first + i) % 14}"
            if keys(key_id) != (None if i % 2 else key_id.encode().ljust(16)):
                wrong.append(key_id)

    threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong and len(keys) <= 6


# Files of wrapped keys


def written(path: Path, key: bytes = KEY, **keys: bytes) -> columns.WrappedKeys:
    made = columns.WrappedKeys(key)
    for key_id, value in keys.items():
        made.add(key_id, value)
    made.write(path)
    return made


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "keys.json"


def read_by_the_page(contents: bytes, key_encryption_key: bytes) -> tuple[int, dict[str, bytes]]:
    """Reads a file as docs/columns.md, "Wrapped keys", specifies, without the linnet package."""
    cryptography = pytest.importorskip("cryptography.hazmat.primitives.keywrap")
    stored = json.loads(contents)
    assert set(stored) == {"linnet wrapped keys", "generation", "keys", "mac"} and stored["linnet wrapped keys"] == 2
    extracted = hmac.digest(bytes(32), key_encryption_key, "sha256")
    wrapped = {key_id.encode(): base64.b64decode(text) for key_id, text in stored["keys"].items()}
    message = stored["generation"].to_bytes(8, "big") + len(wrapped).to_bytes(4, "big")
    for key_id in sorted(wrapped):
        message += len(key_id).to_bytes(4, "big") + key_id + len(wrapped[key_id]).to_bytes(4, "big") + wrapped[key_id]
    mac_key = hmac.digest(extracted, b"linnet wrapped keys 2 mac" + b"\1", "sha256")
    assert hmac.compare_digest(base64.b64decode(stored["mac"]), hmac.digest(mac_key, message, "sha256"))
    keys = {}
    for key_id, value in wrapped.items():
        derived = hmac.digest(extracted, b"linnet wrapped key 1" + key_id + b"\1", "sha256")[: len(key_encryption_key)]
        keys[key_id.decode()] = cryptography.aes_key_unwrap_with_padding(derived, value)
    return stored["generation"], keys


@pytest.mark.parametrize("size", [16, 24, 32])
def test_a_file_is_what_the_page_says(path: Path, size: int) -> None:
    key_encryption_key = bytes(range(size))
    keys = {"b": bytes(32), "": b"of another size", "süd": bytes(16), "\U0001f511": b"k", "\uffff": bytes(24)}
    made = written(path, key_encryption_key, **keys)
    made.add("random")
    made.add("long", size=32)
    made.write(path)
    expected = {**keys, "random": made("random"), "long": made("long")}
    assert read_by_the_page(path.read_bytes(), key_encryption_key) == (2, expected)
    again = columns.WrappedKeys.read(path, key_encryption_key)
    assert {key_id: again(key_id) for key_id in again} == expected and list(again) == list(expected)
    assert len(expected["random"] or b"") == 16 and len(expected["long"] or b"") == 32
    assert all(value.hex() not in path.read_text() for value in keys.values() if len(value) >= 16)


KNOWN_FILE = rb"""{
 "linnet wrapped keys": 2,
 "generation": 1,
 "keys": {
  "north": "PhM7cnT+Wuo04cw9aNt0257oiqk2dALU",
  "s\u00fcd": "3TaF3atnke/xDnIBw/uTlP7jBltV2oAlsNEW3fYFNhDYbmDLSUUFuw=="
 },
 "mac": "8C5UQhpW5SpTbR1VJl+fiLkRst5SRrWiJDIb/vFG3mw="
}
"""


def test_a_known_file(path: Path) -> None:
    keys = {"north": bytes(range(16, 32)), "süd": bytes(range(32, 64))}
    assert read_by_the_page(KNOWN_FILE, KEY) == (1, keys)
    written(path, **keys)
    assert path.read_bytes() == KNOWN_FILE
    path.write_bytes(KNOWN_FILE)
    assert columns.WrappedKeys.read(path, KEY)("süd") == keys["süd"]


def test_a_file_that_is_gone_revives_no_key(path: Path) -> None:
    written(path, a=bytes(16), b=bytes(16))
    old, new = columns.WrappedKeys.read(path, KEY), columns.WrappedKeys.read(path, KEY)
    new.remove("a")
    new.write(path)
    path.unlink()
    for keys in (old, pickle.loads(pickle.dumps(old))):
        with pytest.raises(columns.ConcurrentChange, match="is gone since it was read or written here"):
            keys.write(path)
    old.write(path.with_name("another.json"))  # on purpose


def test_after_the_last_generation_nothing_is_written(path: Path) -> None:
    made = written(path, a=bytes(16))
    made._generation = 2**64 - 1
    before = path.read_bytes()
    with pytest.raises(ValueError, match="the generation is 18446744073709551615, the last one; expected a new file"):
        made.write(path)
    assert path.read_bytes() == before


def test_keys_come_back(path: Path) -> None:
    made = written(path, a=b"secret key of a.", b=bytes(32))
    again = columns.WrappedKeys.read(str(path), KEY)
    assert (list(again), len(again), "a" in again, "c" in again) == (["a", "b"], 2, True, False)
    assert again("b") == bytes(32) and again("c") is None and again("a") == made("a")
    assert repr(again) == "<WrappedKeys, 2, generation 1>"
    with pytest.raises(ValueError, match="there is a key with the id 'a'; data may be encrypted under it"):
        again.add("a")
    again.remove("a")
    with pytest.raises(columns.MissingKey, match="'a'"):
        again.remove("a")


def test_misuse_of_wrapped_keys_is_refused(path: Path) -> None:
    written(path)
    for wrong in (None, "text"):
        with pytest.raises(TypeError, match=r"key_encryption_key is a .*; expected bytes"):
            columns.WrappedKeys.read(path, wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="key_encryption_key is 5 bytes; expected 16, 24 or 32"):
        columns.WrappedKeys(bytes(5))
    with pytest.raises(TypeError, match="the wrapped key 'a' is a str; expected bytes"):
        columns.WrappedKeys(KEY, {"a": "text"})  # type: ignore[dict-item]
    with pytest.raises(FileNotFoundError):
        columns.WrappedKeys.read(path.with_name("none"), KEY)


@pytest.mark.parametrize(
    ("key_id", "error", "message"),
    [
        ("ü" * 128, ValueError, "the key id 'ü.* is 256 bytes in UTF-8; expected 255 or fewer"),
        ("\ud800", ValueError, r"the key id '\\ud800' has a lone surrogate; expected text that UTF-8 can encode"),
        (b"a", TypeError, "key_id is a bytes; expected a str"),
    ],
    ids=["long", "surrogate", "bytes"],
)
def test_ids_that_no_file_can_have_are_refused(key_id: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        columns.WrappedKeys(KEY).add(key_id)
    with pytest.raises(error, match=message):
        columns.WrappedKeys(KEY, {key_id: bytes(24)})


def test_the_longest_id(path: Path) -> None:
    made = columns.WrappedKeys(KEY)
    made.add("x" * 255)
    made.write(path)
    assert list(columns.WrappedKeys.read(path, KEY)) == ["x" * 255]


def test_a_pickled_object_goes_on(path: Path) -> None:
    made = written(path, a=bytes(16))
    for again in (pickle.loads(pickle.dumps(made)), copy.deepcopy(made)):
        assert (again.generation, list(again), again("a")) == (1, ["a"], bytes(16))
    again.add("b")
    again.write(path)
    assert again.generation == 2 and "b" not in made
    with pytest.raises(columns.ConcurrentChange):
        made.write(path)


def test_nothing_that_is_printed_has_a_key(path: Path) -> None:
    made = written(path, key=b"key encrypt key!", a=b"secret of column")
    assert "secret" not in repr(made) + str(made) and "key!" not in repr(made)


def test_a_wrapped_key_that_is_moved_to_another_id_does_not_unwrap(path: Path) -> None:
    written(path, a=bytes(16), b=bytes(16))
    wrapped = {key_id: base64.b64decode(text) for key_id, text in json.loads(path.read_bytes())["keys"].items()}
    assert wrapped["a"] != wrapped["b"]
    moved = columns.WrappedKeys(KEY, {"a": wrapped["b"], "b": wrapped["b"]})
    assert moved("b") == bytes(16)
    with pytest.raises(linnet.InvalidTag):
        moved("a")
    with pytest.raises(columns.KeyServiceError, match="for 'a': InvalidTag: AES-128-KWP"):
        columns.mac(pa.array([b""]), "v", key=moved, key_id="a")
    with pytest.raises(linnet.InvalidTag, match="the key 'a' does not unwrap under the key-encryption key"):
        moved.write(path.with_name("moved"))
    assert os.listdir(path.parent) == ["keys.json"]


# Attacks


WRONG_OR_CHANGED = r"keys\.json is not authentic: either the key-encryption key is wrong, or the file was changed"


@pytest.mark.parametrize("key", [bytes(16), bytes(24), bytes(32), bytes(range(32))], ids=["16", "24", "32", "longer"])
@pytest.mark.parametrize("ids", [[], ["a"]], ids=["empty", "one"])
def test_a_wrong_key_encryption_key_is_refused(path: Path, key: bytes, ids: list[str]) -> None:
    written(path, **{key_id: bytes(16) for key_id in ids})
    with pytest.raises(linnet.InvalidTag, match=WRONG_OR_CHANGED):
        columns.WrappedKeys.read(path, key)
    with pytest.raises(linnet.InvalidTag, match=WRONG_OR_CHANGED):
        columns.WrappedKeys.read(path, key, at_least=5)


def change(path: Path, act: Callable[[dict[str, Any]], object]) -> None:
    stored = json.loads(path.read_bytes())
    act(stored)
    path.write_text(json.dumps(stored))


@pytest.mark.parametrize(
    "act",
    [
        lambda stored: stored["keys"].pop("b"),
        lambda stored: stored["keys"].clear(),
        lambda stored: stored["keys"].update(c=stored["keys"]["a"]),
        lambda stored: stored["keys"].update(b=stored["keys"]["a"]),
        lambda stored: stored["keys"].update(A=stored["keys"].pop("a")),
        lambda stored: stored["keys"].update(a=base64.b64encode(bytes(24)).decode()),
        lambda stored: stored.update(generation=2),
        lambda stored: stored.update(mac=base64.b64encode(bytes(32)).decode()),
    ],
    ids=["remove", "clear", "add", "exchange", "rename", "replace", "generation", "mac"],
)
def test_a_changed_file_is_refused(path: Path, act: Callable[[dict[str, Any]], object]) -> None:
    written(path, a=bytes(16), b=bytes(32))
    change(path, act)
    with pytest.raises(linnet.InvalidTag, match=WRONG_OR_CHANGED):
        columns.WrappedKeys.read(path, KEY)


def test_a_deleted_entry_is_not_taken_for_a_destroyed_key(path: Path) -> None:
    made = written(path, a=bytes(16))
    cells = columns.encrypt(pa.array([b"value"]), "v", key=made, key_id="a")
    change(path, lambda stored: stored["keys"].pop("a"))
    with pytest.raises(linnet.InvalidTag):
        columns.decrypt(cells, "v", key=columns.WrappedKeys.read(path, KEY), key_id="a", on_missing_key="null")


def test_the_mac_covers_where_an_entry_ends() -> None:
    """The boundary between an id and its wrapped key cannot be moved."""
    macs = [
        _wrapped_keys._mac(KEY, 1, wrapped).digest()
        for wrapped in ({"ab": b"c"}, {"a": b"bc"}, {"a": b"b", "c": b""}, {"abc": b""}, {"": b"abc"}, {})
    ]
    assert len(set(macs)) == len(macs)
    first, second = {"a": b"1", "b": b"2"}, {"b": b"2", "a": b"1"}
    assert _wrapped_keys._mac(KEY, 1, first).digest() == _wrapped_keys._mac(KEY, 1, second).digest()


def test_the_order_of_members_and_entries_means_nothing(path: Path) -> None:
    written(path, a=bytes(16), b=bytes(32))
    stored = json.loads(path.read_bytes())
    stored["keys"] = dict(reversed(stored["keys"].items()))
    path.write_text(json.dumps(dict(reversed(stored.items()))))
    assert columns.WrappedKeys.read(path, KEY)("b") == bytes(32)


def test_a_restored_old_file_is_refused(path: Path) -> None:
    made = written(path, a=bytes(16), secret=bytes(16))
    old = path.read_bytes()
    made.remove("secret")
    made.write(path)
    assert made.generation == 2 and columns.WrappedKeys.read(path, KEY, at_least=2).generation == 2
    path.write_bytes(old)
    with pytest.raises(columns.OldGeneration, match=r"keys\.json has generation 1; expected 2 or later") as caught:
        columns.WrappedKeys.read(path, KEY, at_least=2)
    assert isinstance(caught.value, linnet.InvalidTag)
    for at_least in (0, 1):
        assert "secret" in columns.WrappedKeys.read(path, KEY, at_least=at_least)
    with pytest.raises(columns.ConcurrentChange):
        made.write(path)


def test_a_new_file_in_place_of_a_deleted_one_is_refused(path: Path) -> None:
    written(path, a=bytes(16)).write(path)
    path.unlink()
    written(path)
    with pytest.raises(columns.OldGeneration):
        columns.WrappedKeys.read(path, KEY, at_least=2)


# Concurrent changes


def test_the_generation_grows_by_one(path: Path) -> None:
    made = columns.WrappedKeys(KEY)
    assert made.generation == 0
    for i in range(1, 4):
        made.write(path)
        again = columns.WrappedKeys.read(path, KEY)
        assert made.generation == again.generation == json.loads(path.read_bytes())["generation"] == i
    again.write(path)
    assert again.generation == 4
    with pytest.raises(AttributeError):
        made.generation = 1  # type: ignore[misc]


def test_keys_of_another_writer_are_not_lost(path: Path) -> None:
    written(path, a=bytes(16))
    first, second = (columns.WrappedKeys.read(path, KEY) for _ in range(2))
    first.add("first")
    first.write(path)
    second.add("second")
    contents = path.read_bytes()
    with pytest.raises(columns.ConcurrentChange, match=r"keys\.json is not the version last read or written here; read it again"):
        second.write(path)
    assert path.read_bytes() == contents and second.generation == 1 and os.listdir(path.parent) == ["keys.json"]
    second = columns.WrappedKeys.read(path, KEY)
    second.add("second")
    second.write(path)
    assert list(columns.WrappedKeys.read(path, KEY, at_least=3)) == ["a", "first", "second"]


def test_an_old_object_does_not_revive_a_removed_key(path: Path) -> None:
    old = written(path, a=bytes(16), b=bytes(16))
    new = columns.WrappedKeys.read(path, KEY)
    new.remove("a")
    new.write(path)
    for _ in range(2):
        with pytest.raises(columns.ConcurrentChange):
            old.write(path)
    assert "a" not in columns.WrappedKeys.read(path, KEY)


def test_a_new_object_overwrites_no_file(path: Path) -> None:
    for contents in (b"", b"{}", b"text of another program"):
        path.write_bytes(contents)
        with pytest.raises(columns.ConcurrentChange, match=r"keys\.json exists, and this object was not read from it; read it"):
            written(path, a=bytes(16))
        assert path.read_bytes() == contents
    assert os.listdir(path.parent) == ["keys.json"]


def test_a_change_of_layout_alone_is_a_change(path: Path) -> None:
    made = written(path, a=bytes(16))
    path.write_bytes(path.read_bytes() + b"\n")
    with pytest.raises(columns.ConcurrentChange):
        made.write(path)


def test_an_object_follows_the_file_that_it_last_wrote(path: Path) -> None:
    written(path, a=bytes(16))
    original, other = path.read_bytes(), path.with_name("other.json")
    made = columns.WrappedKeys.read(path, KEY)
    made.add("b")
    made.write(other)
    assert path.read_bytes() == original and columns.WrappedKeys.read(other, KEY).generation == 2
    with pytest.raises(columns.ConcurrentChange):
        made.write(path)
    made.add("c")
    made.write(other)
    assert columns.WrappedKeys.read(other, KEY).generation == 3
    again = columns.WrappedKeys.read(path, KEY)
    with pytest.raises(columns.ConcurrentChange):
        again.write(other)
    path.rename(path.with_name("moved.json"))
    again.write(path.with_name("moved.json"))
    assert again.generation == 2


def test_a_link_is_followed(path: Path) -> None:
    link = path.with_name("link.json")
    made = written(path, a=bytes(16))
    try:
        link.symlink_to(path.name)
    except OSError:
        pytest.skip("no symbolic links here")
    made.add("b")
    made.write(link)
    assert link.is_symlink() and list(columns.WrappedKeys.read(path, KEY, at_least=2)) == ["a", "b"]


RACE = """
import sys
from linnet import columns
path, name, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
print("ready", flush=True)
sys.stdin.readline()
refused = 0
for i in range(count):
    while True:
        keys = columns.WrappedKeys.read(path, bytes(range(16)))
        keys.add(f"{name} {i}")
        try:
            keys.write(path)
            break
        except columns.ConcurrentChange:
            refused += 1
print(refused)
"""


def started(program: str, *arguments: str | Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", program, *map(str, arguments)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def test_two_processes_lose_no_key(path: Path) -> None:
    pytest.importorskip("fcntl")
    written(path)
    with contextlib.ExitStack() as stack:
        racers = [stack.enter_context(started(RACE, path, name, "20")) for name in ("one", "two")]
        for racer in racers:
            assert racer.stdout is not None and racer.stdout.readline() == "ready\n"
        for racer in racers:
            assert racer.stdin is not None
            racer.stdin.write("\n")
            racer.stdin.flush()
        outputs = [racer.communicate(timeout=120)[0] for racer in racers]
        assert [racer.returncode for racer in racers] == [0, 0], outputs
    keys = columns.WrappedKeys.read(path, KEY)
    assert set(keys) == {f"{name} {i}" for name in ("one", "two") for i in range(20)}
    assert keys.generation == 41 and all(len(keys(key_id) or b"") == 16 for key_id in keys)
    assert os.listdir(path.parent) == ["keys.json"]


def test_the_comparison_and_the_replacement_are_one_step(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second writer between the two steps waits, and is then refused."""
    pytest.importorskip("fcntl")
    written(path)
    first, second = (columns.WrappedKeys.read(path, KEY) for _ in range(2))
    first.add("first")
    second.add("second")
    refused: list[Exception] = []

    def write_second() -> None:
        try:
            second.write(path)
        except columns.ConcurrentChange as error:
            refused.append(error)

    thread = threading.Thread(target=write_second)

    def slow(*arguments: Any, **options: Any) -> Any:
        if not thread.ident:
            thread.start()
            thread.join(0.3)
            assert thread.is_alive()
        return new_file(*arguments, **options)

    monkeypatch.setattr(_wrapped_keys, "new_file", slow)
    first.write(path)
    thread.join()
    assert len(refused) == 1 and list(columns.WrappedKeys.read(path, KEY)) == ["first"]


def test_the_lock_is_that_of_the_directory_and_is_released(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fcntl = pytest.importorskip("fcntl")

    def free() -> bool:
        descriptor = os.open(path.parent, os.O_RDONLY)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        finally:
            os.close(descriptor)
        return True

    seen: list[bool] = []
    replace = os.replace

    def observed(*paths: Any) -> None:
        seen.append(free())
        replace(*paths)

    monkeypatch.setattr(os, "replace", observed)
    made = written(path)
    assert seen == [False] and free()
    path.write_bytes(b"")
    with pytest.raises(columns.ConcurrentChange):
        made.write(path)
    assert free() and os.listdir(path.parent) == ["keys.json"]


def test_a_process_forked_meanwhile_does_not_keep_the_lock(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has a copy of the descriptor; a lock lasts until every copy is closed, or one is unlocked."""
    fcntl = pytest.importorskip("fcntl")
    copies: list[int] = []
    flock = fcntl.flock

    def copying(descriptor: int, operation: int) -> None:
        copies.append(os.dup(descriptor))
        flock(descriptor, operation)

    monkeypatch.setattr(fcntl, "flock", copying)
    try:
        written(path)
        descriptor = os.open(path.parent, os.O_RDONLY)
        copies.append(descriptor)
        flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    finally:
        for copy_of in copies:
            os.close(copy_of)


def test_a_directory_that_cannot_be_locked_is_not_written_to(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fcntl = pytest.importorskip("fcntl")

    def refuse(*_: object) -> None:
        raise OSError("no locks here")

    monkeypatch.setattr(fcntl, "flock", refuse)
    with pytest.raises(OSError, match="no locks here"):
        written(path)
    assert os.listdir(path.parent) == []


def test_without_flock_the_file_is_compared_all_the_same(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_wrapped_keys, "fcntl", None)
    made = written(path)
    columns.WrappedKeys.read(path, KEY).write(path)
    with pytest.raises(columns.ConcurrentChange):
        made.write(path)


# What is on the disk


@pytest.mark.skipif(os.name != "posix", reason="modes and directories of POSIX")
def test_the_file_and_then_its_directory_are_synced(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    fsync, replace = os.fsync, os.replace

    def logged_fsync(descriptor: int) -> None:
        calls.append("directory" if stat.S_ISDIR(os.fstat(descriptor).st_mode) else "file")
        fsync(descriptor)

    def logged_replace(*paths: Any) -> None:
        calls.append("replace")
        replace(*paths)

    monkeypatch.setattr(os, "fsync", logged_fsync)
    monkeypatch.setattr(os, "replace", logged_replace)
    made = written(path)
    assert calls == ["file", "replace", "directory"] and stat.S_IMODE(path.stat().st_mode) == 0o600
    path.chmod(0o644)
    made.write(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("call", ["replace", "fsync"])
def test_a_write_that_fails_leaves_the_old_file_alone(path: Path, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    made = written(path, a=bytes(16))
    contents = path.read_bytes()
    made.add("b")

    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(os, call, fail)
        with pytest.raises(OSError, match="the disk is full"):
            made.write(path)
    assert os.listdir(path.parent) == ["keys.json"] and path.read_bytes() == contents and made.generation == 1
    made.write(path)
    assert list(columns.WrappedKeys.read(path, KEY, at_least=2)) == ["a", "b"]


# A new key-encryption key


@pytest.mark.parametrize("size", [16, 32])
def test_rewrap(path: Path, size: int) -> None:
    made = written(path, a=bytes(16), b=b"of another size")
    wrapped = json.loads(path.read_bytes())["keys"]
    new = bytes(size)
    made.rewrap(new)
    assert made("a") == bytes(16) and columns.WrappedKeys.read(path, KEY)("a") == bytes(16)
    made.add("c")
    made.write(path)
    with pytest.raises(linnet.InvalidTag, match=WRONG_OR_CHANGED):
        columns.WrappedKeys.read(path, KEY)
    again = columns.WrappedKeys.read(path, new, at_least=2)
    assert (list(again), again("b")) == (["a", "b", "c"], b"of another size")
    stored = json.loads(path.read_bytes())["keys"]
    assert all(stored[key_id] != text for key_id, text in wrapped.items())


def test_a_rewrap_that_fails_changes_nothing(path: Path) -> None:
    written(path, a=bytes(16), b=bytes(16))
    wrapped = {key_id: base64.b64decode(text) for key_id, text in json.loads(path.read_bytes())["keys"].items()}
    made = columns.WrappedKeys(KEY, {"a": wrapped["a"], "b": wrapped["a"]})
    with pytest.raises(linnet.InvalidTag, match="the key 'b' does not unwrap under the key-encryption key"):
        made.rewrap(OTHER_KEY)
    assert made("a") == bytes(16)
    for wrong, error in ((bytes(5), ValueError), ("text", TypeError)):
        with pytest.raises(error, match=r"^new_key_encryption_key is .*; expected"):
            made.rewrap(wrong)  # type: ignore[arg-type]
    assert made("a") == bytes(16)


# Files of version 1


def write_version_1(path: Path) -> None:
    written(path.with_name("new.json"), a=bytes(16), b=bytes(32))
    keys = json.loads(path.with_name("new.json").read_bytes())["keys"]
    path.with_name("new.json").unlink()
    path.write_text(json.dumps(keys, indent=1) + "\n")


def test_a_file_of_version_1_is_read_on_demand_and_replaced(path: Path) -> None:
    write_version_1(path)
    with pytest.raises(ValueError, match=r"it has no version and no MAC; files of version 1 are read with version_1=True"):
        columns.WrappedKeys.read(path, KEY)
    first, second = (columns.WrappedKeys.read(path, KEY, version_1=True) for _ in range(2))
    assert (list(first), first("b"), first.generation) == (["a", "b"], bytes(32), 0)
    first.write(path)
    with pytest.raises(columns.ConcurrentChange):
        second.write(path)
    assert columns.WrappedKeys.read(path, KEY, at_least=1)("b") == bytes(32)
    with pytest.raises(ValueError, match="it has version 2; with version_1=True expected version 1"):
        columns.WrappedKeys.read(path, KEY, version_1=True)


def test_a_file_of_version_1_under_another_key_is_refused(path: Path) -> None:
    write_version_1(path)
    with pytest.raises(linnet.InvalidTag, match=WRONG_OR_CHANGED):
        columns.WrappedKeys.read(path, OTHER_KEY, version_1=True)
    with pytest.raises(columns.OldGeneration, match="has generation 0; expected 1 or later"):
        columns.WrappedKeys.read(path, KEY, version_1=True, at_least=1)
    change(path, lambda stored: stored.update(b=stored["a"]))
    with pytest.raises(linnet.InvalidTag, match=WRONG_OR_CHANGED):
        columns.WrappedKeys.read(path, KEY, version_1=True)


def test_a_file_is_not_downgraded(path: Path) -> None:
    written(path, a=bytes(16))
    path.write_text(json.dumps(json.loads(path.read_bytes())["keys"]))
    with pytest.raises(ValueError, match="no version and no MAC"):
        columns.WrappedKeys.read(path, KEY)


# Malformed files


MAC = base64.b64encode(bytes(32)).decode()
WRAPPED = base64.b64encode(bytes(24)).decode()


def member_text(version: str = "2", generation: str = "1", keys: str = "{}", mac: str = f'"{MAC}"') -> str:
    return f'{{"linnet wrapped keys": {version}, "generation": {generation}, "keys": {keys}, "mac": {mac}}}'


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "Expecting value"),
        ("[]", "it holds a list; expected an object"),
        ("5", "it holds a int"),
        ("null", "it holds a NoneType"),
        ("{}", "it has no version and no MAC"),
        ('{"a": 5}', "it has no version and no MAC"),
        (member_text() + "x", "Extra data"),
        (member_text() + "{}", "Extra data"),
        ("\ufeff" + member_text(), "BOM"),
        (member_text() + "\udcff", "codec can't decode"),
        (member_text(version="3"), "it has version 3; expected 2"),
        (member_text(version="true"), "it has no version"),
        (member_text(version='"2"'), "it has no version"),
        (member_text(version="2.0"), "it has the number 2.0; expected integers alone"),
        (member_text(generation="0"), "generation is not an integer from 1 to 18446744073709551615"),
        (member_text(generation="-1"), "generation is not an integer"),
        (member_text(generation="true"), "generation is not an integer"),
        (member_text(generation='"1"'), "generation is not an integer"),
        (member_text(generation="null"), "generation is not an integer"),
        (member_text(generation="18446744073709551616"), "generation is not an integer"),
        (member_text(generation="9" * 5000), "a number has 5000 digits; expected 18446744073709551615 or less"),
        (member_text(generation="1e5000"), "it has the number 1e5000"),
        (member_text(generation="NaN"), "it has the number NaN; expected integers alone"),
        (member_text(generation="-Infinity"), "it has the number -Infinity"),
        (member_text(generation="[" * 100_000 + "]" * 100_000), "its values are nested too deeply"),
        (member_text(generation='{"a":' * 100_000), "its values are nested too deeply"),
        (member_text()[:-1] + ', "more": 1}', "it has the members .*'more'; expected 'linnet wrapped keys', 'generation'"),
        (member_text().replace('"mac"', '"MAC"'), "it has the members .*'MAC'; expected"),
        ('{"linnet wrapped keys": 2}', "it has the members 'linnet wrapped keys'; expected"),
        (member_text(keys="[]"), "keys is a list; expected an object"),
        (member_text(keys="null"), "keys is a NoneType"),
        (member_text(keys='{"a": 5}'), "the wrapped key 'a' is a int; expected a string in base64"),
        (member_text(keys='{"a": null}'), "the wrapped key 'a' is a NoneType"),
        (member_text(keys='{"a": "?"}'), ""),
        (member_text(keys='{"a": "ü"}'), ""),
        (member_text(keys='{"a": "AB=="}'), "the wrapped key 'a' is not in canonical base64"),
        (member_text(keys='{"a": "AA"}'), "padding"),
        (member_text(keys='{"a": "AA==\\n"}'), ""),
        (member_text(keys=f'{{"{"ü" * 128}": "{WRAPPED}"}}'), "is 256 bytes in UTF-8; expected 255 or fewer"),
        (member_text(keys=f'{{"\\ud800": "{WRAPPED}"}}'), "has a lone surrogate"),
        (member_text(keys=f'{{"a": "{WRAPPED}", "a": "{WRAPPED}"}}'), "the name 'a' appears twice"),
        (member_text(keys=f'{{"a": "{WRAPPED}", "\\u0061": "{WRAPPED}"}}'), "the name 'a' appears twice"),
        (member_text()[:-1] + ', "generation": 1}', "the name 'generation' appears twice"),
        (member_text()[:-1] + ', "keys": {}}', "the name 'keys' appears twice"),
        (member_text()[:-1] + ', "linnet wrapped keys": 2}', "the name 'linnet wrapped keys' appears twice"),
        (member_text(mac="5"), "mac is a int; expected a string in base64"),
        (member_text(mac='""'), "mac is 0 bytes; expected 32"),
        (member_text(mac=f'"{WRAPPED}"'), "mac is 24 bytes; expected 32"),
        (member_text(mac=f'"{MAC[:-2]}B="'), "mac is not in canonical base64"),
    ],
    ids=lambda text: text[:60] if text.isascii() and text.isprintable() else None,
)
def test_a_malformed_file_is_refused(path: Path, text: str, why: str) -> None:
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(ValueError, match=rf"(?s)keys\.json is no file of wrapped keys: .*{why}"):
        columns.WrappedKeys.read(path, KEY)


def test_the_malformed_files_have_one_fault_each(path: Path) -> None:
    """Without its fault a file is well-formed, and only the MAC is wrong."""
    path.write_text(member_text(keys=f'{{"a": "{WRAPPED}"}}'))
    with pytest.raises(linnet.InvalidTag, match=WRONG_OR_CHANGED):
        columns.WrappedKeys.read(path, KEY)


@pytest.mark.parametrize(
    "text",
    ["", "[]", "5", '{"a": 5}', '{"a": "?"}', '{"a": "AB=="}', '{"a": "", "a": ""}', '{"\\ud800": ""}', '{"a": NaN}', '{"a": {}}'],
)
def test_a_malformed_file_of_version_1_is_refused(path: Path, text: str) -> None:
    path.write_text(text)
    with pytest.raises(ValueError, match=r"keys\.json is no file of wrapped keys: "):
        columns.WrappedKeys.read(path, KEY, version_1=True)


REFUSED = (ValueError, linnet.InvalidTag)


def put(path: Path, contents: bytes) -> None:
    """Writes a new file: truncating an existing one takes milliseconds on some file systems."""
    path.unlink()
    path.write_bytes(contents)


def test_every_flipped_bit_and_every_truncation_is_refused(path: Path) -> None:
    written(path, a=bytes(16), b=bytes(32))
    contents = path.read_bytes()
    forged = [contents[:size] for size in range(len(contents) - 1)]
    for i in range(8 * len(contents)):
        changed = bytearray(contents)
        changed[i // 8] ^= 1 << i % 8
        forged.append(bytes(changed))
    for i in range(len(contents)):
        forged.append(contents[:i] + bytes([contents[i] ^ 0xFF]) + contents[i + 1 :])
    for changed_contents in forged:
        put(path, changed_contents)
        with pytest.raises(REFUSED):
            columns.WrappedKeys.read(path, KEY)
        with pytest.raises(REFUSED):
            columns.WrappedKeys.read(path, KEY, version_1=True)
    put(path, contents[:-1])  # the last line feed is not part of the content
    assert columns.WrappedKeys.read(path, KEY)("b") == bytes(32)


PIECES = [
    b"",
    b'"',
    b"{",
    b"}",
    b"[",
    b"]",
    b",",
    b":",
    b"\\",
    b"\\u0061",
    b"\\ud800",
    b"null",
    b"1e9",
    b"NaN",
    b"9" * 30,
    b"\xff",
    b"=",
]


def edited(contents: bytes, chance: random.Random) -> bytes:
    for _ in range(chance.randint(1, 4)):
        begin = chance.randint(0, len(contents))
        end = min(len(contents), begin + chance.choice([0, 0, 1, 2, 10, 100]))
        other = chance.randint(0, len(contents))
        piece = chance.choice([*PIECES, chance.randbytes(chance.randint(1, 3)), contents[other : other + chance.randint(1, 60)]])
        contents = contents[:begin] + piece + contents[end:]
    return contents


@pytest.mark.parametrize("version_1", [False, True])
def test_random_edits_are_refused_or_change_no_content(path: Path, version_1: bool) -> None:
    keys = {"a": bytes(16), "b": bytes(32), "é": bytes(3)}
    if version_1:
        write_version_1(path)
        keys.pop("é")
    else:
        written(path, **keys)
    contents, chance, refused = path.read_bytes(), random.Random(2026), 0
    for _ in range(4000):
        put(path, edited(contents, chance))
        try:
            found = columns.WrappedKeys.read(path, KEY, version_1=version_1)
        except REFUSED:
            refused += 1
        else:  # white space, or an escaped character; without a MAC an entry may be missing
            opened = {key_id: found(key_id) for key_id in found}
            assert opened.items() <= keys.items() and (version_1 or (opened, found.generation) == (keys, 1))
    assert refused > 3500
