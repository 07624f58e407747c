# SPDX-License-Identifier: MIT OR Apache-2.0
import copy
import dataclasses
import doctest
import inspect
import json
import pickle
import re
from collections.abc import Callable

import pytest
from catalog_cases import ENTRIES, each_algorithm
from repository import ROOT

import linnet

DIGESTS = ROOT / "tests" / "kat" / "digests.txt"
KINDS = {
    json.loads(line.rstrip(",\n"))["kind"]
    for line in (ROOT / "src" / "generated" / "catalog.json").read_text(encoding="utf-8").splitlines()
    if line.startswith("{")
}


def takes_nonce(cls: type) -> bool:
    """Whether the constructor or a method of a class takes a nonce."""
    methods = [item for name, item in inspect.getmembers(cls, callable) if not name.startswith("_")]
    made_of = [] if ENTRIES[cls.id].kind in ("kdf", "kex") else [cls]  # type: ignore[attr-defined]
    return any("nonce" in inspect.signature(call).parameters for call in (*made_of, *methods))


def test_the_catalog_is_that_of_the_library() -> None:
    ids = [line.split()[0] for line in DIGESTS.read_text().splitlines() if line and not line.startswith("#")]
    assert [entry.id for entry in linnet.catalog()] == ids
    assert linnet.algorithms() == tuple(ids)
    assert linnet.algorithms("hash", "mac") == tuple(id for id in ids if ENTRIES[id].kind in ("hash", "mac"))


@pytest.mark.parametrize(
    ("made", "expected"),
    [
        (lambda: linnet.aead("ascon-aead128", bytes(16), tag_size=8), "<linnet.AsconAEAD128: aead, tags of 8 bytes>"),
        (lambda: linnet.aead("gift-cofb", bytes(16)).encryptor(bytes(16)), "<linnet.Encryptor: GIFT-COFB, tags of 16 bytes>"),
        (lambda: linnet.sha256(b"text"), "<linnet.SHA256: hash, digests of 32 bytes>"),
        (lambda: linnet.shake128(b"text"), "<linnet.SHAKE128: xof>"),
        (lambda: linnet.mac("hmac-sha-256", bytes(32), tag_size=16), "<linnet.HMACSHA256: mac, tags of 16 bytes>"),
        (lambda: linnet.ChaCha20(bytes(32), bytes(12)), "<linnet.ChaCha20: stream>"),
        (lambda: linnet.AES128CBC(bytes(16)), "<linnet.AES128CBC: cbc>"),
    ],
)
def test_an_object_says_what_it_is(made: Callable[[], object], expected: str) -> None:
    assert repr(made()) == str(made()) == expected


def test_entries_never_change() -> None:
    entry = linnet.catalog()[0]
    with pytest.raises(dataclasses.FrozenInstanceError):
        entry.key_size = 5  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        del entry.key_size
    with pytest.raises(dataclasses.FrozenInstanceError):
        entry.more = 5  # type: ignore[attr-defined]
    assert linnet.catalog()[0] == entry


def test_entries_are_data_classes() -> None:
    """They are made without the module dataclasses, but its functions accept them."""
    entry, other = linnet.catalog()[:2]
    assert dataclasses.is_dataclass(entry)
    assert [field.name for field in dataclasses.fields(entry)] == list(linnet.CatalogEntry.__match_args__)
    assert linnet.CatalogEntry(**dataclasses.asdict(entry)) == linnet.CatalogEntry(*dataclasses.astuple(entry)) == entry != other
    changed = dataclasses.replace(entry, name="Other")
    assert (changed.name, changed.id) == ("Other", entry.id)
    assert len({entry, other, changed, pickle.loads(pickle.dumps(entry)), copy.copy(entry)}) == 3
    assert repr(entry).startswith(f"CatalogEntry(id='{entry.id}', name='{entry.name}', kind='aead', ")
    assert not hasattr(entry, "__dict__")
    for wrong in ((), tuple(range(20))):
        with pytest.raises(TypeError, match=r"CatalogEntry\(\) takes each of id, name, .* once"):
            linnet.CatalogEntry(*wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="once"):
        linnet.CatalogEntry(*dataclasses.astuple(entry), id="twice")  # type: ignore[misc]


@each_algorithm
def test_fields(id: str) -> None:
    entry = ENTRIES[id]
    assert entry.status in {"standard", "finalist", "published", "legacy"}
    assert entry.specification and entry.block_size > 0
    assert (entry.key_size > 0) == (entry.kind not in {"hash", "xof", "kdf"})
    assert entry.kind in KINDS
    assert (entry.nonce_size > 0) == takes_nonce(linnet.algorithm(id))
    assert (entry.digest_size > 0) == (entry.kind in {"hash", "xof"})
    assert entry.tag_size_min <= entry.tag_size and (entry.tag_size_max is None or entry.tag_size <= entry.tag_size_max)


def test_longest_messages_are_those_of_the_usual_nonce() -> None:
    limits = {id: ENTRIES[id].message_size_max for id in linnet.algorithms("aead")}
    assert {id for id, limit in limits.items() if limit == 0xFFFFFF} == {"aes-128-ccm", "aes-192-ccm", "aes-256-ccm"}
    assert limits["aes-256-gcm"] == 2**36 - 32 and limits["aes-256-gcm-siv"] == 2**36
    assert limits["chacha20-poly1305"] == limits["xchacha20-poly1305"] == 2**38 - 64
    with pytest.raises(ValueError, match="AES-128-CCM with a nonce of 12 bytes takes at most 16777215"):
        linnet.aead("aes-128-ccm", bytes(16)).encrypt(bytes(12), bytes(2**24))


def test_keys_that_serve_one_message() -> None:
    assert [entry.id for entry in linnet.catalog() if entry.one_time_key] == ["poly1305"]
    assert all(entry.zero_padded == ("cbc-mac" in entry.id) for entry in linnet.catalog())


def test_one_entry_by_heart() -> None:
    assert dataclasses.asdict(ENTRIES["ascon-cxof128"]) == {
        "id": "ascon-cxof128",
        "name": "Ascon-CXOF128",
        "kind": "xof",
        "status": "standard",
        "specification": "NIST SP 800-232, section 5.3",
        "block_size": 8,
        "key_size": 0,
        "nonce_size": 0,
        "nonce_size_min": 0,
        "nonce_size_max": 0,
        "tag_size": 0,
        "tag_size_min": 0,
        "tag_size_max": 0,
        "tag_size_step": 1,
        "reads_twice": False,
        "binds_tag_size": False,
        "one_time_key": False,
        "zero_padded": False,
        "digest_size": 64,
        "customization_size_max": 256,
        "message_size_max": None,
        "key_size_min": 0,
        "key_size_max": 0,
        "output_size_max": 0,
        "extract_size": 0,
        "public_key_size": 0,
        "shared_secret_size": 0,
    }


@each_algorithm
def test_every_algorithm_has_a_class_with_a_manual(id: str) -> None:
    entry = ENTRIES[id]
    cls = linnet._core._classes[id]
    assert getattr(linnet, cls.__name__) is cls
    assert repr(cls) == f"<class 'linnet.{cls.__name__}'>"
    assert cls.__name__.replace("_", "").lower().startswith(re.sub(r"\W|_", "", entry.name.split()[0]).lower())
    doc = cls.__doc__ or ""
    assert doc.startswith(f"{entry.name} ({entry.specification}), {entry.status}.")
    assert entry.key_size == 0 or re.search(rf"\n[A-Z][a-z ]+: {entry.key_size} bytes", doc)


def test_class_names() -> None:
    assert type(linnet.new("ascon-hash256")) is linnet.AsconHash256
    assert type(linnet.aead("ascon-80pq", bytes(20))) is linnet.Ascon80pq
    assert type(linnet.aead("ascon-aead128-nonce-masked", bytes(32))) is linnet.AsconAEAD128WithNonceMasking


def test_unknown_kinds_are_refused() -> None:
    with pytest.raises(ValueError, match=r"no algorithm is of kind 'foo'; expected aead, "):
        linnet.algorithms("hash", "foo")


def test_unknown_ids_are_told_what_is_near() -> None:
    with pytest.raises(ValueError, match=r"unknown hash or xof 'ascon-hash25'; did you mean ascon-hash256 or"):
        linnet.new("ascon-hash25")
    with pytest.raises(ValueError, match=r"unknown aead 'Q'; expected one of ascon-aead128, "):
        linnet.aead("Q", b"")
    with pytest.raises(ValueError, match=r"ascon-hash256 is not of kind mac; expected one of ascon-mac, "):
        linnet.mac("ascon-hash256", b"")
    with pytest.raises(ValueError, match=r"unknown algorithm 'ascon-mak'; did you mean ascon-mac"):
        linnet.kat("ascon-mak")
    with pytest.raises(TypeError, match="id must be a str, not bytes"):
        linnet.new(b"ascon-hash256")  # type: ignore[arg-type]


def test_everything_public_has_a_manual() -> None:
    for name, item in vars(linnet).items():
        if not name.startswith("_"):
            assert item.__doc__, name
    for base in (linnet.AEAD, linnet.Hash, linnet.XOF, linnet.MAC, linnet.Encryptor, linnet.Decryptor):
        for name, item in vars(base).items():
            if not name.startswith("_"):
                assert item.__doc__, f"{base.__name__}.{name}"


def test_the_manual_is_true() -> None:
    result = doctest.testmod(linnet, extraglobs={"linnet": linnet})
    assert result.attempted > 10
    assert result.failed == 0


def test_algorithms_are_final() -> None:
    with pytest.raises(TypeError, match="is not an acceptable base type"):
        type("Mine", (linnet.AsconHash256,), {})
