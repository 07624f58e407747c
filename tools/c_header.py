#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes what the C header says of each algorithm, and the list that src/ is compiled from, or checks that they are up to date.

Usage: tools/c_header.py [--check] PROGRAM
PROGRAM is catalog_sizes. The comment of each algorithm is that of its type in the C++ headers.
"""

import argparse
import difflib
import pathlib
import re
import subprocess
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parent.parent
HEADER = ROOT / "include" / "linnet.h"
LIST = ROOT / "src" / "catalog.inc"
MARKED = re.compile(r"(?<=/\* catalog: )(.*?\*/\n).*?(?=/\* /catalog \*/)", re.DOTALL)
WIDTH = 132


class Algorithm:
    """One line of the catalog."""

    def __init__(self, line: str) -> None:
        fields = dict(field.split("=", 1) for field in line.rstrip("\n").split("\t"))
        self.fields = fields
        self.id = fields["id"]
        self.type = self.id.replace("-", "_")
        self.function = "linnet_" + self.type
        self.macro = "LINNET_" + self.type.upper()
        self.family = fields["family"]
        self.kind = fields["kind"]
        self.any_key = fields["key_min"] != fields["key_max"]
        self.any_tag = fields["tag_min"] != fields["tag_max"]
        self.any_nonce = fields["nonce_min"] != fields["nonce_max"]
        self.customizable = fields["customization_max"] != "0"
        self.online = "encryptor" in fields


def comments() -> dict[str, str]:
    """The comment in front of each type of the public C++ headers."""
    found = {}
    for header in sorted((ROOT / "include" / "linnet").glob("*.hpp")):
        text = header.read_text(encoding="utf-8")
        for match in re.finditer(r"((?:^/// .*\n)+)struct (\w+)\s*:", text, re.MULTILINE):
            found[match[2]] = " ".join(line.removeprefix("///").strip() for line in match[1].splitlines())
    return found


def call(mark: str, result: str, name: str, *parameters: str) -> str:
    """A declaration, broken between parameters where a line is full."""
    lines = [f"{mark} {result} {name}("]
    for number, parameter in enumerate(parameters):
        piece = parameter + (", " if number + 1 < len(parameters) else ");")
        if len(lines[-1] + piece.rstrip()) > WIDTH:
            lines.append("    ")
        lines[-1] += piece
    return "\n".join(line.rstrip() for line in lines) + "\n"


def verdict(name: str, *parameters: str) -> str:
    return call("LINNET_VERDICT", "int", name, *parameters)


def sized(a: Algorithm, name: str, size: str) -> str:
    return f"const uint8_t {name}[{a.fields[size]}]"


def result(a: Algorithm, name: str, size: str) -> str:
    return f"uint8_t {name}[{a.fields[size]}]"


def nonce_of(a: Algorithm) -> tuple[str, ...]:
    return ("const void* nonce", "size_t nonce_len") if a.any_nonce else (sized(a, "nonce", "nonce"),)


def sizes_of(a: Algorithm, name: str) -> str:
    """The sizes that an algorithm takes, for people."""
    smallest, largest, step = (a.fields[f"{name}_{which}"] for which in ("min", "max", "step"))
    if largest == "any":
        return f"{smallest} or more"
    return f"{smallest} to {largest}" if step == "1" else f"{smallest} to {largest} in steps of {step}"


def head(a: Algorithm, comment: str) -> str:
    sizes = {"KEY": "key", "NONCE": "nonce", "TAG": "tag", "DIGEST": "digest"}
    sizes |= {"PUBLIC_KEY": "public_key", "SHARED_SECRET": "shared_secret"}
    lines = textwrap.wrap(f'"{a.id}" ({a.fields["status"]}). {comment}', WIDTH - 3, break_on_hyphens=False)
    text = "\n/* " + "\n   ".join(lines) + " */\n"
    for macro, field in sizes.items():
        if a.fields[field] != "0":
            text += f"#define {a.macro}_{macro}_SIZE {a.fields[field]}\n"
    if a.fields["customization_max"] not in ("0", "any"):
        text += f"#define {a.macro}_CUSTOMIZATION_SIZE_MAX {a.fields['customization_max']}\n"
    if a.kind == "kdf":
        if a.fields["extract"] != "0":
            text += f"#define {a.macro}_EXTRACT_SIZE {a.fields['extract']}\n"
        text += f"#define {a.macro}_OUTPUT_SIZE_MAX {a.fields['output_max']}\n" if int(a.fields["output_max"]) < 2**32 else ""
    elif a.fields["message_max"] != "any" and a.kind not in ("chained", "keywrap", "kex"):
        note = " /* under a nonce of NONCE_SIZE bytes */" if a.fields["message_max_by_nonce"] == "1" else ""
        text += f"#define {a.macro}_MESSAGE_SIZE_MAX {a.fields['message_max']}{note}\n"
    return text


def object_type(a: Algorithm, name: str) -> str:
    return f"typedef LINNET_OBJECT({a.fields[name]}) {a.function}_{name};\n"


def wipe(a: Algorithm, name: str, kind: str) -> str:
    return call("LINNET_API", "void", f"{a.function}{name}_wipe", f"{a.function}_{kind}* self")


DATA = ("const void* ad", "size_t ad_len")
MESSAGE = ("const void* message", "size_t len")
SEAL = ("const void* plaintext", "size_t len", "void* ciphertext")
OPEN = ("const void* ciphertext", "size_t len")


def aead(a: Algorithm) -> str:
    key, nonce = sized(a, "key", "key"), nonce_of(a)
    tag_in, tag_out = sized(a, "tag", "tag"), result(a, "tag", "tag")
    text = f"/* nonce_len: {sizes_of(a, 'nonce')} */\n" if a.any_nonce else ""
    text += verdict(f"{a.function}_encrypt", key, *nonce, *DATA, *SEAL, tag_out)
    text += verdict(f"{a.function}_decrypt", key, *nonce, *DATA, *OPEN, tag_in, "void* plaintext")
    text += object_type(a, "keyed")
    held = (f"const {a.function}_keyed* self", *nonce, *DATA)
    if a.any_tag:
        text += f"/* tag_len: {sizes_of(a, 'tag')}, the size of every tag under this key */\n"
        text += verdict(f"{a.function}_keyed_init", f"{a.function}_keyed* self", key, "size_t tag_len")
        text += verdict(f"{a.function}_keyed_encrypt", *held, *SEAL, "void* tag", "size_t tag_len")
        text += verdict(f"{a.function}_keyed_decrypt", *held, *OPEN, "const void* tag", "size_t tag_len", "void* plaintext")
    else:
        text += verdict(f"{a.function}_keyed_init", f"{a.function}_keyed* self", key)
        text += verdict(f"{a.function}_keyed_encrypt", *held, *SEAL, tag_out)
        text += verdict(f"{a.function}_keyed_decrypt", *held, *OPEN, tag_in, "void* plaintext")
    text += wipe(a, "_keyed", "keyed")
    if a.online:
        text += stream(a, "encryptor", SEAL, tag_out)
        text += stream(a, "decryptor", (*OPEN, "void* plaintext"), tag_in)
    return text


def stream(a: Algorithm, name: str, update: tuple[str, ...], tag: str) -> str:
    function, self = f"{a.function}_{name}", f"{a.function}_{name}* self"
    text = object_type(a, name)
    text += verdict(f"{function}_init", self, sized(a, "key", "key"), *nonce_of(a))
    text += verdict(f"{function}_associate", self, *DATA)
    text += verdict(f"{function}_update", self, *update)
    text += verdict(f"{function}_finish", self, tag)
    return text + wipe(a, f"_{name}", name)


def hash_function(a: Algorithm) -> str:
    self, digest = f"{a.function}_hasher* self", result(a, "digest", "digest")
    text = verdict(a.function, *MESSAGE, digest) + object_type(a, "hasher")
    text += call("LINNET_API", "void", f"{a.function}_init", self)
    text += verdict(f"{a.function}_update", self, *MESSAGE)
    text += verdict(f"{a.function}_finish", self, digest)
    return text + wipe(a, "", "hasher")


def xof(a: Algorithm) -> str:
    self, output = f"{a.function}_xof* self", ("void* output", "size_t output_len")
    customization = ("const void* customization", "size_t customization_len") if a.customizable else ()
    text = verdict(a.function, *customization, *MESSAGE, *output) + object_type(a, "xof")
    if a.customizable:
        text += verdict(f"{a.function}_init", self, *customization)
    else:
        text += call("LINNET_API", "void", f"{a.function}_init", self)
    text += verdict(f"{a.function}_update", self, *MESSAGE)
    text += verdict(f"{a.function}_read", self, *output)
    return text + wipe(a, "", "xof")


def mac(a: Algorithm) -> str:
    self = f"{a.function}_authenticator* self"
    key = ("const void* key", "size_t key_len") if a.any_key else (sized(a, "key", "key"),)
    tag_out = ("void* tag", "size_t tag_len") if a.any_tag else (result(a, "tag", "tag"),)
    tag_in = ("const void* tag", "size_t tag_len") if a.any_tag else (sized(a, "tag", "tag"),)
    if a.fields["nonce"] != "0":
        key = (*key, sized(a, "nonce", "nonce"))
    if a.customizable:
        key = (*key, "const void* customization", "size_t customization_len")
    text = verdict(a.function, *key, *MESSAGE, *tag_out)
    text += verdict(f"{a.function}_verify", *key, *MESSAGE, *tag_in) + object_type(a, "authenticator")
    text += verdict(f"{a.function}_init", self, *key)
    text += verdict(f"{a.function}_update", self, *MESSAGE)
    text += verdict(f"{a.function}_finish", self, *tag_out)
    text += verdict(f"{a.function}_check", self, *tag_in)
    return text + wipe(a, "", "authenticator")


def kdf(a: Algorithm) -> str:
    salt, info = ("const void* salt", "size_t salt_len"), ("const void* info", "size_t info_len")
    output = ("void* output", "size_t output_len")
    if a.fields["extract"] == "0":
        return verdict(a.function, "const void* password", "size_t password_len", *salt, "uint32_t iterations", *output)
    secret = ("const void* secret", "size_t secret_len")
    text = verdict(a.function, *secret, *salt, *info, *output)
    text += verdict(f"{a.function}_extract", *secret, *salt, result(a, "key", "extract"))
    return text + verdict(f"{a.function}_expand", "const void* key", "size_t key_len", *info, *output)


def stream_cipher(a: Algorithm) -> str:
    self, key, nonce = f"{a.function}_cipher* self", sized(a, "key", "key"), sized(a, "nonce", "nonce")
    text = ("const void* from", "size_t len", "void* to")
    out = verdict(f"{a.function}_crypt", key, nonce, *text) + object_type(a, "cipher")
    out += verdict(f"{a.function}_cipher_init", self, key, nonce)
    out += verdict(f"{a.function}_cipher_crypt", self, *text)
    limit = a.fields["message_max"]
    out += f"/* position: 0 to {'2^64 - 1' if limit == 'any' else limit} bytes from the beginning of the message */\n"
    out += verdict(f"{a.function}_cipher_seek", self, "uint64_t position")
    return out + wipe(a, "_cipher", "cipher")


def exact(size: str) -> str:
    """What decryption of a padded plaintext takes and gives."""
    before = f"before the call *plaintext_len must be {size}, the size of the buffer"
    return f"/* {before}; then it is the length of the plaintext, or 0 on error */\n"


def chained(a: Algorithm) -> str:
    key, nonce = sized(a, "key", "key"), sized(a, "nonce", "nonce")
    text = verdict(f"{a.function}_encrypt", key, nonce, *SEAL, "size_t ciphertext_len")
    text += exact("len")
    return text + verdict(f"{a.function}_decrypt", key, nonce, *OPEN, "void* plaintext", "size_t* plaintext_len")


def keywrap(a: Algorithm) -> str:
    key = sized(a, "key", "key")
    text = verdict(f"{a.function}_wrap", key, *SEAL, "size_t ciphertext_len")
    text += exact("len - 8")
    return text + verdict(f"{a.function}_unwrap", key, *OPEN, "void* plaintext", "size_t* plaintext_len")


def secretbox(a: Algorithm) -> str:
    key, nonce = sized(a, "key", "key"), sized(a, "nonce", "nonce")
    tag, longer = a.fields["tag"], "len + " + a.fields["tag"]
    text = verdict(f"{a.function}_seal", key, nonce, *SEAL, result(a, "tag", "tag"))
    text += verdict(f"{a.function}_open", key, nonce, *OPEN, sized(a, "tag", "tag"), "void* plaintext")
    text += f"/* box: {longer} bytes; plaintext: box_len - {tag} bytes */\n"
    text += verdict(f"{a.function}_seal_box", key, nonce, *SEAL[:2], "void* box")
    return text + verdict(f"{a.function}_open_box", key, nonce, "const void* box", "size_t box_len", "void* plaintext")


def kex(a: Algorithm) -> str:
    secret = sized(a, "secret_key", "key")
    text = verdict(f"{a.function}_public_key", secret, result(a, "public_key", "public_key"))
    peer = sized(a, "peer_public_key", "public_key")
    return text + verdict(f"{a.function}_agree", secret, peer, result(a, "shared_secret", "shared_secret"))


KINDS = {
    "aead": aead,
    "hash": hash_function,
    "xof": xof,
    "mac": mac,
    "kdf": kdf,
    "stream": stream_cipher,
    "chained": chained,
    "keywrap": keywrap,
    "secretbox": secretbox,
    "kex": kex,
}


def mac_keys(a: Algorithm) -> str:
    if a.customizable:
        return "KEY_AND_CUSTOMIZATION"
    return "ANY_KEY" if a.any_key else "ONE_KEY" if a.fields["nonce"] == "0" else "KEY_AND_NONCE"


def item(a: Algorithm) -> str:
    """The line of the list that src/ is compiled from."""
    words = [a.family, a.type, a.type.upper()]
    if a.kind in ("aead", "mac"):
        words.append("ANY_TAG" if a.any_tag else "ONE_TAG")
    if a.kind == "mac":
        words.append(mac_keys(a))
    if a.kind == "kdf":
        words.append("PASSWORD" if a.fields["extract"] == "0" else "SECRET")
    if a.kind == "aead":
        words.append("ANY_NONCE" if a.any_nonce else "ONE_NONCE")
        words.append("ONLINE" if a.online else "WHOLE")
    if a.kind == "xof":
        words.append("CUSTOMIZABLE" if a.customizable else "PLAIN")
    macro = "STREAM_CIPHER" if a.kind == "stream" else a.kind.upper()
    return f"LINNET_{macro}({', '.join(words)})\n"


def source_list(algorithms: list[Algorithm]) -> str:
    text = "// SPDX-License-Identifier: MIT OR Apache-2.0\n"
    text += "// The catalog, made by `make tables`. "
    text += "Each family is there where LINNET_FAMILY_ and its name, or LINNET_EVERY_FAMILY, is defined.\n"
    for family in dict.fromkeys(a.family for a in algorithms):
        lines = "".join(item(a) for a in algorithms if a.family == family)
        text += f"#if defined(LINNET_FAMILY_{family}) || defined(LINNET_EVERY_FAMILY)\n{lines}#endif\n"
    return text


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing, fail if a file is out of date")
    parser.add_argument("program")
    arguments = parser.parse_args()

    output = subprocess.run([arguments.program], check=True, capture_output=True, text=True).stdout
    algorithms = [Algorithm(line) for line in output.splitlines()]
    documentation = comments()
    text = "".join(head(a, documentation[a.type]) + KINDS[a.kind](a) for a in algorithms) + "\n"
    old_header = HEADER.read_text(encoding="utf-8")
    header, count = MARKED.subn(lambda match: match[1] + text, old_header)
    if count != 1:
        sys.exit(f"{HEADER}: expected the marks /* catalog: ... */ and /* /catalog */")

    stale = False
    for path, new in ((HEADER, header), (LIST, source_list(algorithms))):
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        stale = stale or old != new
        if arguments.check:
            sys.stdout.writelines(difflib.unified_diff(old.splitlines(True), new.splitlines(True), str(path), "catalog"))
        else:
            path.write_text(new, encoding="utf-8")
    if arguments.check and stale:
        print("Run 'make tables' to bring the files up to date.")
    return int(arguments.check and stale)


if __name__ == "__main__":
    sys.exit(main())
