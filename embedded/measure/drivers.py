# SPDX-License-Identifier: MIT OR Apache-2.0
"""C++ sources made for an algorithm: functions with the parameters of linnet.h that call its header, and functions that call the C
API piece by piece."""

from collections.abc import Iterable

from measure.calls import FIRST_PIECE, Call, Interface, function
from measure.catalog import Algorithm

_BYTES = "const std::uint8_t*"
_PARAMETERS = {
    "encrypt": f"{_BYTES} key, {_BYTES} nonce, {_BYTES} ad, std::size_t ad_len, {_BYTES} in, std::size_t len, std::uint8_t* out, "
    "std::uint8_t* tag",
    "decrypt": f"{_BYTES} key, {_BYTES} nonce, {_BYTES} ad, std::size_t ad_len, {_BYTES} in, std::size_t len, {_BYTES} tag, "
    "std::uint8_t* out",
    "digest": f"{_BYTES} in, std::size_t len, std::uint8_t* out",
    "tag": f"{_BYTES} key, {_BYTES} in, std::size_t len, std::uint8_t* tag",
    "verify": f"{_BYTES} key, {_BYTES} in, std::size_t len, {_BYTES} tag",
    "crypt": f"{_BYTES} key, {_BYTES} nonce, {_BYTES} in, std::size_t len, std::uint8_t* out",
    "seal_box": f"{_BYTES} key, {_BYTES} nonce, {_BYTES} in, std::size_t len, std::uint8_t* box",
    "open_box": f"{_BYTES} key, {_BYTES} nonce, {_BYTES} box, std::size_t box_len, std::uint8_t* out",
    "agree": f"{_BYTES} key, {_BYTES} peer, std::uint8_t* out",
    "derive": f"{_BYTES} key, std::size_t key_len, {_BYTES} salt, std::size_t salt_len, {_BYTES} in, std::size_t len, "
    "std::uint8_t* out, std::size_t out_len",
}


def _parameters(a: Algorithm, call: Call) -> str:
    if a.whole:
        start = f"{_BYTES} key, " + (f"{_BYTES} nonce, " if a.kind == "chained" else "")
        return f"{start}{_BYTES} in, std::size_t len, std::uint8_t* out, std::size_t{'*' if call.reverse else ''} out_len"
    text = _PARAMETERS[call.name]
    if a.any_nonce:
        text = text.replace("nonce,", "nonce, std::size_t nonce_len,")
    if a.kind == "xof":
        text += ", std::size_t out_len"
    if a.any_key:
        text = text.replace("key, ", "key, std::size_t key_len, ", 1)
    if a.nonced:
        text = text.replace("key, ", f"key, {_BYTES} nonce, ", 1)
    if a.kind == "mac" and a.customizable:
        text = text.replace("key_len, ", f"key_len, {_BYTES} name, std::size_t name_len, ", 1)
    if a.password:
        text = text.replace(f"{_BYTES} in, std::size_t len", "std::uint32_t iterations")
    if a.kind == "xof" and a.customizable:
        text = f"{_BYTES} name, std::size_t name_len, " + text
    if a.kind == "mac" and a.any_tag:
        text += ", std::size_t tag_len"
    return text


def _head(a: Algorithm, name: str, call: Call, attributes: str = "") -> str:
    return f'extern "C" {attributes}int {name}({_parameters(a, call)})'


class _Header:
    """The text of a call of the header."""

    def __init__(self, a: Algorithm) -> None:
        self.a = a
        self.type = f"linnet::{a.type}"
        self.key = f"{self.type}::key_in(key, {'key_len' if a.any_key else a.sizes.get('key', 0)})"
        self.nonce = f"{self.type}::nonce_in(nonce, {'nonce_len' if a.any_nonce else a.sizes.get('nonce', 0)})"
        tag_len = "tag_len" if a.any_tag and a.kind == "mac" else a.sizes.get("tag", 0)
        self.tag_out = f"{self.type}::tag_out(tag, {tag_len})"
        self.tag_in = f"{self.type}::tag_in(tag, {tag_len})"
        out_len = "out_len" if a.kind == "xof" else a.sizes.get("digest", 0)
        self.out = f"{{out, {out_len}}}" if a.kind == "xof" else f"{self.type}::digest_out(out, {out_len})"
        self.name = "{name, name_len}" if a.customizable else ""
        self.behind_key = f", {self.nonce}" if a.nonced else f", {self.name}" if a.customizable else ""

    def _sealed_whole(self, call: Call) -> str:
        nonce = f"{self.nonce}, " if self.a.kind == "chained" else ""
        out = "{out, *out_len}, *out_len" if call.reverse else "{out, out_len}"
        return f"try_{call.name}({self.key}, {nonce}{{in, len}}, {out})"

    def whole(self, call: Call) -> str:
        if self.a.whole:
            return f"return int({self.type}::{self._sealed_whole(call)});"
        name = f"{self.name}, " if self.name else ""
        key = self.key + self.behind_key
        tag = self.a.sizes.get("tag", 0)
        arguments = {
            "encrypt": f"try_encrypt({self.key}, {self.nonce}, {{ad, ad_len}}, {{in, len}}, {{out, len}}, {self.tag_out})",
            "decrypt": f"try_decrypt({self.key}, {self.nonce}, {{ad, ad_len}}, {{in, len}}, {self.tag_in}, {{out, len}})",
            "crypt": f"try_crypt({self.key}, {self.nonce}, {{in, len}}, {{out, len}})",
            "seal_box": f"try_seal_box({self.key}, {self.nonce}, {{in, len}}, {{box, len + {tag}}})",
            "open_box": f"try_open_box({self.key}, {self.nonce}, {{box, box_len}}, {{out, box_len - {tag}}})",
            "tag": f"try_compute({key}, {{in, len}}, {self.tag_out})",
            "verify": f"try_verify({key}, {{in, len}}, {self.tag_in})",
            "derive": "try_derive({key, key_len}, {salt, salt_len}, "
            + ("iterations" if self.a.password else "{in, len}")
            + ", {out, out_len})",
            "agree": f"try_agree({self.key}, {self.type}::public_key_in(peer, {self.a.sizes.get('public_key', 0)}), "
            f"{self.type}::shared_secret_out(out, {self.a.sizes.get('shared_secret', 0)}))",
            "digest": f"{'try_' if name else ''}digest({name}{{in, len}}, {self.out})",
        }[call.name]
        if call.name == "digest" and not name:
            return f"{self.type}::{arguments};\n    return 0;"
        return f"return int({self.type}::{arguments});"

    def pieces(self, call: Call) -> str:
        t = self.type
        if self.a.kind == "aead":
            verdict = "try_finish(" + (self.tag_in if call.reverse else self.tag_out) + ")"
            return (
                f"{t}::{call.name}or stream({self.key}, {self.nonce});\n"
                "    static_cast<void>(stream.try_associate({ad, ad_len}));\n"
                "    static_cast<void>(stream.try_update({in, first}, {out, first}));\n"
                "    static_cast<void>(stream.try_update({in + first, len - first}, {out + first, len - first}));\n"
                f"    return int(stream.{verdict});"
            )
        if self.a.kind == "stream":
            return (
                f"{t}::cipher stream({self.key}, {self.nonce});\n"
                "    static_cast<void>(stream.try_crypt({in, first}, {out, first}));\n"
                "    return int(stream.try_crypt({in + first, len - first}, {out + first, len - first}));"
            )
        if self.a.kind == "mac":
            made, finish = f"{t}::authenticator stream({self.key}{self.behind_key})", f"try_finish({self.tag_out})"
        elif self.a.kind == "xof":
            made, finish = f"{t}::xof stream" + ("({name, name_len})" if self.a.customizable else ""), f"try_read({self.out})"
        else:
            made, finish = f"{t}::hasher stream", f"try_finish({self.out})"
        return (
            f"{made};\n"
            "    static_cast<void>(stream.try_update({in, first}));\n"
            "    static_cast<void>(stream.try_update({in + first, len - first}));\n"
            f"    return int(stream.{finish});"
        )


_FIRST = f"const std::size_t first = len < {FIRST_PIECE} ? len : {FIRST_PIECE};\n    "


def header_source(a: Algorithm, calls: Iterable[Call]) -> str:
    """The functions header_CALL, each of them a use of the header."""
    text = f"#include <{a.header}>\n"
    for call in calls:
        body = _FIRST + _Header(a).pieces(call) if call.pieces else _Header(a).whole(call)
        text += f"{_head(a, function(a, Interface.HEADER, call), call)} {{\n    {body}\n}}\n"
    return text


def c_source(calls: Iterable[tuple[Algorithm, Call]]) -> str:
    """The functions pieces_ALGORITHM_CALL, in sections that are no part of what is measured."""
    text = "#include <linnet.h>\n#include <cstddef>\n#include <cstdint>\n"
    for a, call in calls:
        name = function(a, Interface.C, call)
        attributes = f'__attribute__((section(".bench.{name}"), noinline)) '
        text += f"{_head(a, name, call, attributes)} {{\n    {_FIRST}{_c_pieces(a, call)}\n}}\n"
    return text


def _c_pieces(a: Algorithm, call: Call) -> str:
    f = f"linnet_{a.type}"
    if a.kind == "aead":
        stream = f"{f}_{call.name}or"
        return (
            f"{stream} stream;\n"
            f"    int bad = {stream}_init(&stream, key, nonce{', nonce_len' if a.any_nonce else ''});\n"
            f"    bad |= {stream}_associate(&stream, ad, ad_len);\n"
            f"    bad |= {stream}_update(&stream, in, first, out);\n"
            f"    bad |= {stream}_update(&stream, in + first, len - first, out + first);\n"
            f"    return bad | {stream}_finish(&stream, tag);"
        )
    if a.kind == "stream":
        return (
            f"{f}_cipher stream;\n"
            f"    int bad = {f}_cipher_init(&stream, key, nonce);\n"
            f"    bad |= {f}_cipher_crypt(&stream, in, first, out);\n"
            f"    bad |= {f}_cipher_crypt(&stream, in + first, len - first, out + first);\n"
            f"    {f}_cipher_wipe(&stream);\n    return bad;"
        )
    if a.kind == "mac":
        more = ", key_len" if a.any_key else ", nonce" if a.nonced else ""
        more += ", name, name_len" if a.customizable else ""
        made = f"{f}_authenticator stream;\n    int bad = {f}_init(&stream, key{more});\n"
        finish = f"{f}_finish(&stream, tag" + (", tag_len" if a.any_tag else "") + ")"
    elif a.kind == "xof":
        start = f"int bad = {f}_init(&stream, name, name_len);" if a.customizable else f"int bad = 0;\n    {f}_init(&stream);"
        made, finish = f"{f}_xof stream;\n    {start}\n", f"{f}_read(&stream, out, out_len)"
    else:
        made = f"{f}_hasher stream;\n    int bad = 0;\n    {f}_init(&stream);\n"
        finish = f"{f}_finish(&stream, out)"
    wipe = f"    {f}_wipe(&stream);\n" if a.kind == "xof" else ""
    return (
        made + f"    bad |= {f}_update(&stream, in, first);\n"
        f"    bad |= {f}_update(&stream, in + first, len - first);\n"
        f"    bad |= {finish};\n{wipe}    return bad;"
    )
