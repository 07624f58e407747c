# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the command knows of each kind of algorithm: the records of its known-answer files, and the calls that are timed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import linnet
from linnet_cli.catalog import digest
from linnet_cli.errors import BadUsage

Fields = Mapping[str, bytes]
Operation = Callable[[], object]
ASSOCIATED_DATA = bytes(32)
BENCH_ITERATIONS = 100


@dataclass(frozen=True)
class Layout:
    """The fields of a kind of algorithm, and what computes the last of them from the others."""

    inputs: tuple[str, ...]
    output: str
    compute: Callable[[str, Fields, int], bytes]

    @property
    def names(self) -> tuple[str, ...]:
        return (*self.inputs, self.output)


def _aead(algorithm: str, f: Fields, size: int) -> bytes:
    """What encryption gives, once decryption has turned it back."""
    aead = linnet.aead(algorithm, f["Key"], tag_size=size - len(f["PT"]))
    sealed = aead.encrypt(f["Nonce"], f["PT"], f["AD"])
    if aead.decrypt(f["Nonce"], sealed, f["AD"]) != f["PT"]:
        raise ValueError("decryption gives another plaintext")
    return sealed


def _hash(algorithm: str, f: Fields, size: int) -> bytes:
    return digest(linnet.new(algorithm, f["Msg"]), size)


def _xof(algorithm: str, f: Fields, size: int) -> bytes:
    return digest(linnet.new(algorithm, f["Msg"], customization=f.get("Z", b"")), size)


def _mac(algorithm: str, f: Fields, size: int) -> bytes:
    mac = linnet.mac(algorithm, f["Key"], f["Msg"], nonce=f.get("Nonce"), customization=f.get("Z", b""), tag_size=size)
    return mac.digest()


def _stream(algorithm: str, f: Fields, size: int) -> bytes:
    return linnet.stream_cipher(algorithm, f["Key"], f["Nonce"]).crypt(f["PT"])


def _cbc(algorithm: str, f: Fields, size: int) -> bytes:
    """What encryption gives, once decryption has turned it back."""
    cipher = linnet.cbc(algorithm, f["Key"])
    sealed = cipher.encrypt(f["Nonce"], f["PT"])
    if cipher.decrypt(f["Nonce"], sealed) != f["PT"]:
        raise ValueError("decryption gives another plaintext")
    return sealed


def _keywrap(algorithm: str, f: Fields, size: int) -> bytes:
    """What wrapping gives, once unwrapping has turned it back."""
    cipher = linnet.key_wrap(algorithm, f["Key"])
    sealed = cipher.wrap(f["PT"])
    if cipher.unwrap(sealed) != f["PT"]:
        raise ValueError("unwrapping gives another key")
    return sealed


def _secretbox(algorithm: str, f: Fields, size: int) -> bytes:
    """What sealing gives, the tag and the ciphertext, once opening has turned it back."""
    cipher = linnet.secretbox(algorithm, f["Key"])
    box = cipher.seal(f["Nonce"], f["PT"])
    if cipher.open(f["Nonce"], box) != f["PT"]:
        raise ValueError("opening gives another plaintext")
    return box


def _kdf(algorithm: str, f: Fields, size: int) -> bytes:
    return linnet.kdf(algorithm, f["Key"], size, salt=f["Salt"], info=f["Info"])


def _password_kdf(algorithm: str, f: Fields, size: int) -> bytes:
    iterations = int.from_bytes(f["Iterations"], "big")
    return linnet.kdf(algorithm, f["Key"], size, salt=f["Salt"], iterations=iterations)


def _drbg(algorithm: str, f: Fields, size: int) -> bytes:
    generator = linnet.algorithm(algorithm)(f["EntropyInput"], f["Nonce"], personalization=f["PersonalizationString"])
    output: bytes = generator.generate(size, additional=f["AdditionalInput"])
    return output


def _kex(algorithm: str, f: Fields, size: int) -> bytes:
    """Exchanges one after the other, each with the secret before it as its key and the public key before it as the peer's."""
    by = linnet.key_exchange(algorithm)
    key, peer = f["Key"], f["Peer"]
    for _ in range(int.from_bytes(f["Iterations"], "big")):
        key, peer = by.agree(key, peer), by.public_key(key)
    return key


LAYOUTS = {
    "aead": Layout(("Key", "Nonce", "PT", "AD"), "CT", _aead),
    "hash": Layout(("Msg",), "MD", _hash),
    "xof": Layout(("Msg",), "MD", _xof),
    "mac": Layout(("Key", "Msg"), "Tag", _mac),
    "stream": Layout(("Key", "Nonce", "PT"), "CT", _stream),
    "cbc": Layout(("Key", "Nonce", "PT"), "CT", _cbc),
    "keywrap": Layout(("Key", "PT"), "CT", _keywrap),
    "secretbox": Layout(("Key", "Nonce", "PT"), "CT", _secretbox),
    "kdf": Layout(("Key", "Salt", "Info"), "OKM", _kdf),
    "drbg": Layout(("EntropyInput", "Nonce", "PersonalizationString", "AdditionalInput"), "ReturnedBits", _drbg),
    "kex": Layout(("Key", "Peer", "Iterations"), "SS", _kex),
}


def layout_of(entry: linnet.CatalogEntry) -> Layout:
    layout = LAYOUTS.get(entry.kind)
    if layout is None:
        raise BadUsage(f"{entry.id}: there are no response files of kind {entry.kind}")
    if entry.kind == "kdf" and not entry.extract_size:
        return Layout(("Key", "Salt", "Iterations"), layout.output, _password_kdf)
    if entry.kind == "mac" and entry.nonce_size:
        return Layout(("Key", "Nonce", "Msg"), layout.output, layout.compute)
    if entry.customization_size_max != 0:
        return Layout((*layout.inputs, "Z"), layout.output, layout.compute)
    return layout


def shortest_output(entry: linnet.CatalogEntry, f: Fields) -> int:
    """No fewer bytes prove anything."""
    if entry.kind in ("aead", "secretbox"):
        return len(f["PT"]) + entry.tag_size_min
    if entry.kind in ("stream", "cbc", "keywrap"):
        return len(f["PT"])
    return {"hash": entry.digest_size, "mac": entry.tag_size_min}.get(entry.kind, 1)


def operations(entry: linnet.CatalogEntry, size: int) -> Iterator[tuple[str, Operation]]:
    """The names and the calls that `linnet bench` times, on a message or an output of `size` bytes."""
    message, room, key, nonce = bytes(size), bytearray(size), bytes(entry.key_size), bytes(entry.nonce_size)
    if entry.kind == "aead":
        aead, out = linnet.aead(entry.id, key), bytearray(size + entry.tag_size)
        sealed = aead.encrypt(nonce, message, ASSOCIATED_DATA)
        yield "encrypt", lambda: aead.encrypt_into(nonce, message, ASSOCIATED_DATA, out)
        yield "decrypt", lambda: aead.decrypt_into(nonce, sealed, ASSOCIATED_DATA, out)
    elif entry.kind in ("hash", "xof"):
        yield "digest", lambda: digest(linnet.new(entry.id, message), entry.digest_size)
    elif entry.kind == "mac":
        nonce_if_any = nonce if entry.nonce_size else None
        yield "tag", lambda: linnet.mac(entry.id, key, message, nonce=nonce_if_any).digest()
    elif entry.kind == "stream":
        stream = linnet.stream_cipher(entry.id, key, nonce)
        yield "crypt", lambda: stream.crypt_into(message, room)
    elif entry.kind == "cbc":
        cipher = linnet.cbc(entry.id, key)
        blocks = cipher.encrypt(nonce, message)
        yield "encrypt", lambda: cipher.encrypt(nonce, message)
        yield "decrypt", lambda: cipher.decrypt(nonce, blocks)
    elif entry.kind == "keywrap":
        wrap = linnet.key_wrap(entry.id, key)
        wrapped = wrap.wrap(message)
        yield "wrap", lambda: wrap.wrap(message)
        yield "unwrap", lambda: wrap.unwrap(wrapped)
    elif entry.kind == "secretbox":
        secretbox = linnet.secretbox(entry.id, key)
        box = secretbox.seal(nonce, message)
        yield "seal", lambda: secretbox.seal(nonce, message)
        yield "open", lambda: secretbox.open(nonce, box)
    elif entry.kind == "drbg":
        generator = linnet.algorithm(entry.id)(key, nonce)
        yield "generate", lambda: generator.generate(size)
    elif entry.kind == "kex":
        by = linnet.key_exchange(entry.id)
        public = by.public_key(key)
        yield "public_key", lambda: by.public_key(key)
        yield "agree", lambda: by.agree(key, public)
    elif entry.kind == "kdf":
        iterations = None if entry.extract_size else BENCH_ITERATIONS
        yield "derive", lambda: linnet.kdf(entry.id, ASSOCIATED_DATA, size, iterations=iterations)
