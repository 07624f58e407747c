# SPDX-License-Identifier: MIT OR Apache-2.0
"""The messages for wrong arguments, and the output of inspect and help for a call."""

import inspect
import pydoc
import re
import weakref
from collections.abc import Callable
from typing import Any

import pytest
from catalog_cases import ENTRIES, arguments, each_made, instance, key_of

import linnet

CIPHER = linnet.AsconAEAD128(bytes(16))
XOF = linnet.AsconXOF128()

WRONG_CALLS: dict[str, Callable[[], Any]] = {
    "encrypt() misses the argument 'data'": lambda: CIPHER.encrypt(bytes(16)),  # type: ignore[call-arg]
    "encrypt() misses the argument 'nonce'": lambda: CIPHER.encrypt(data=b""),  # type: ignore[call-arg]
    "decrypt_into() misses the argument 'out'": lambda: CIPHER.decrypt_into(b"", b"", None),  # type: ignore[call-arg]
    "encrypt() takes at most 3 positional arguments (4 given)": lambda: CIPHER.encrypt(b"", b"", b"", b""),  # type: ignore[call-arg]
    "encrypt_into() takes exactly 4 positional arguments (5 given)": lambda: CIPHER.encrypt_into(1, 2, 3, 4, 5),  # type: ignore
    "encrypt() got an unexpected keyword argument 'aad'": lambda: CIPHER.encrypt(b"", b"", aad=b""),  # type: ignore[call-arg]
    "decrypt() got two values for the argument 'data'": lambda: CIPHER.decrypt(b"", b"", data=b""),  # type: ignore[misc]
    "AsconAEAD128() misses the argument 'key'": lambda: linnet.AsconAEAD128(),  # type: ignore[call-arg]
    "AsconAEAD128() takes exactly 1 positional argument (2 given)": lambda: linnet.AsconAEAD128(b"", 16),  # type: ignore[call-arg]
    "AsconAEAD128() got an unexpected keyword argument 'size'": lambda: linnet.AsconAEAD128(b"", size=1),  # type: ignore[call-arg]
    "AsconMAC() takes at most 2 positional arguments (3 given)": lambda: linnet.AsconMAC(b"", b"", 1),  # type: ignore[call-arg]
    "AsconHash256() takes at most 1 positional argument (2 given)": lambda: linnet.ascon_hash256(b"", b""),  # type: ignore[call-arg]
    "digest() misses the argument 'length'": lambda: XOF.digest(),  # type: ignore[call-arg]
    "read() takes exactly 1 positional argument (2 given)": lambda: XOF.read(1, 2),  # type: ignore[call-arg]
    "length must be an int, not float": lambda: XOF.read(1.5),  # type: ignore[arg-type]
    "tag_size must be an int or None, not str": lambda: linnet.AsconMAC(bytes(16), tag_size="16"),  # type: ignore[arg-type]
    "key must be a bytes-like object, not str": lambda: linnet.AsconAEAD128("0123456789abcdef"),  # type: ignore[arg-type]
    "out must be a bytes-like object, not NoneType": lambda: CIPHER.encrypt_into(bytes(16), b"", b"", None),  # type: ignore[arg-type]
    "encryptor() misses the argument 'nonce'": lambda: CIPHER.encryptor(),  # type: ignore[call-arg]
    "finalize() misses the argument 'tag'": lambda: CIPHER.decryptor(bytes(16)).finalize(),  # type: ignore[call-arg]
    "update() takes exactly one argument (0 given)": lambda: linnet.ascon_hash256().update(),  # type: ignore[call-arg]
    "digest() takes no arguments (1 given)": lambda: linnet.ascon_hash256().digest(5),  # type: ignore[call-arg]
    "update() takes no keyword arguments": lambda: linnet.ascon_hash256().update(data=b""),  # type: ignore[call-arg]
}


@pytest.mark.parametrize("message", WRONG_CALLS)
def test_wrong_calls(message: str) -> None:
    with pytest.raises(TypeError) as caught:
        WRONG_CALLS[message]()
    assert re.sub(r"^(linnet\.)?(Hash|AsconHash256)\.", "", str(caught.value)) == message  # versions of Python differ in this


@pytest.mark.parametrize("message", WRONG_CALLS)
def test_messages_are_a_users(message: str) -> None:
    """They name no implementation, and have one line."""
    with pytest.raises(TypeError) as caught:
        WRONG_CALLS[message]()
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 80


def test_methods_refuse_other_objects() -> None:
    for method in (linnet.AEAD.encrypt, linnet.Hash.update, linnet.Hash.digest, linnet.Encryptor.finalize):
        with pytest.raises(TypeError, match=r"doesn't apply to a 'int' object|requires a 'linnet"):
            method(5, b"", b"")  # type: ignore[call-arg, arg-type]
    with pytest.raises(TypeError):
        linnet.Hash.digest(XOF)  # type: ignore[arg-type]


def test_arguments_by_name() -> None:
    nonce = bytes(16)
    sealed = CIPHER.encrypt(nonce, b"data", b"more")
    assert CIPHER.encrypt(nonce, associated_data=b"more", data=b"data") == sealed
    names = {"".join(["no", "nce"]): nonce, "".join(["da", "ta"]): b"data"}  # computed, so not interned
    assert CIPHER.encrypt(**names, associated_data=b"more") == sealed
    out = bytearray(20)
    assert CIPHER.encrypt_into(nonce=nonce, data=b"data", associated_data=b"more", out=out) == 20
    assert out == sealed
    assert XOF.digest(length=8) == XOF.copy().read(length=8)
    assert linnet.AsconMAC(key=bytes(16), data=b"x", tag_size=16).digest() == linnet.AsconMAC(bytes(16), b"x").digest()


@each_made
def test_a_class_is_made_by_any_call(id: str) -> None:
    """By the fast path, by type.__call__, and by __new__ with some keyword arguments."""
    cls: Any = type(instance(id))
    positional, named = arguments(id)
    for make in (cls, lambda *a, **k: type.__call__(cls, *a, **k), lambda *a, **k: cls.__new__(cls, *a, **k)):
        made = make(*positional, **named)
        assert type(made) is cls
        assert made.id == id
        with pytest.raises(TypeError, match="unexpected keyword argument 'wrong'"):
            make(*positional, **named, wrong=1)
        with pytest.raises(TypeError, match=r"takes .* positional argument"):
            make(1, 2, 3, 4)


SIGNATURES = {
    linnet.AEAD.encrypt: "(self, /, nonce, data, associated_data=None)",
    linnet.AEAD.decrypt_into: "(self, /, nonce, data, associated_data, out)",
    linnet.AEAD.encryptor: "(self, /, nonce)",
    linnet.Encryptor.update: "(self, data, /)",
    linnet.Decryptor.finalize: "(self, /, tag)",
    linnet.Hash.update: "(self, data, /)",
    linnet.XOF.read: "(self, /, length)",
    linnet.AsconAEAD128: "(key, *, tag_size=None)",
    linnet.AsconAEAD128.generate_key: "()",
    linnet.AsconAEAD128.generate_nonce: "()",
    linnet.ascon_hash256: "(data=b'')",
    linnet.AsconCXOF128: "(data=b'', *, customization=b'')",
    linnet.AsconMAC: "(key, data=b'', *, tag_size=None)",
    CIPHER.encrypt: "(nonce, data, associated_data=None)",
}


@pytest.mark.parametrize("function", SIGNATURES)
def test_signatures(function: Callable[..., Any]) -> None:
    assert str(inspect.signature(function)) == SIGNATURES[function]


def test_everything_has_a_signature_and_help() -> None:
    for name, item in vars(linnet).items():
        if name.startswith("_") or not isinstance(item, type) or item in (linnet.InvalidTag, linnet.CatalogEntry):
            continue
        for attribute, member in vars(item).items():
            if callable(member) and not attribute.startswith("__"):
                inspect.signature(member)
        text = pydoc.plain(pydoc.render_doc(item))
        assert f"class {item.__name__}" in text
    assert "encrypt(self, /, nonce, data, associated_data=None)" in pydoc.plain(pydoc.render_doc(linnet.AEAD))
    assert "AsconAEAD128(key, *, tag_size=None)" in pydoc.plain(pydoc.render_doc(linnet.AsconAEAD128))


@each_made
def test_classes_and_objects_are_frozen(id: str) -> None:
    made: Any = instance(id)
    cls: Any = type(made)
    for owner in (cls, cls.__base__):
        for name in ("id", "digest_size", "key_size", "update", "encrypt", "more", "__doc__", "__new__"):
            with pytest.raises(TypeError, match="immutable type"):
                setattr(owner, name, 3)
            with pytest.raises(TypeError, match="immutable type"):
                delattr(owner, name)
    for name in ("id", "key_size", "tag_size", "digest_size", "more"):
        with pytest.raises(AttributeError):
            setattr(made, name, 3)
    with pytest.raises(TypeError, match="__class__ assignment"):
        made.__class__ = linnet.AsconHash256
    assert (made.id, cls.id) == (id, id)


def test_weak_references() -> None:
    objects: list[Any] = [linnet.aead(id, key_of(id)) for id in linnet.algorithms("aead")]
    objects += [instance(id) for id in linnet.algorithms() if ENTRIES[id].kind not in ("aead", "kdf", "kex")]
    objects += [CIPHER.encryptor(bytes(16)), CIPHER.decryptor(bytes(16))]
    for index in range(len(objects)):
        item, gone = objects[index], list[Any]()
        reference = weakref.ref(item, gone.append)
        assert reference() is item
        objects[index] = item = None
        assert reference() is None
        assert gone == [reference]


def test_public_names() -> None:
    exported: dict[str, Any] = {}
    names: list[str] = vars(linnet)["__all__"]
    exec("from linnet import *", exported)
    del exported["__builtins__"]
    assert sorted(exported) == sorted(names)
    assert len(set(names)) == len(names)
    assert {"AEAD", "AsconAEAD128", "Encryptor", "InvalidTag", "__version__", "aead", "ascon_hash256", "catalog"} <= set(exported)
    loaded = {"columns", "sealed_file"} & set(vars(linnet))  # loaded by other tests
    assert {name for name in vars(linnet) if not name.startswith("_")} == set(names) - {"__version__"} | loaded
    assert {item.__module__ for name, item in exported.items() if isinstance(item, type)} == {"linnet", "linnet._factories"}


@pytest.mark.parametrize("make", [lambda: CIPHER, lambda: linnet.ascon_hash256(), lambda: CIPHER.encryptor(bytes(16))])
def test_keys_and_states_are_not_pickled(make: Callable[[], object]) -> None:
    import copy
    import pickle

    for work in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError, match="cannot pickle 'linnet"):
            work(make())
