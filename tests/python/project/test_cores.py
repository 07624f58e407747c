# SPDX-License-Identifier: MIT OR Apache-2.0
"""The contract of cores (include/linnet/detail/core): a core with a misspelt or missing member does not compile."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from repository import ROOT

HEADERS = ROOT / "include" / "linnet"
PARTS = ("detail/primitive", "detail/mode", "detail/interface", "detail/algorithm", "batch", ".")
"""Folders whose code takes the traits of a core and looks for no member."""
OF_ALGORITHMS = {"concepts.hpp", "describe.hpp"}
"""Headers on the public types, which are no cores."""
OPTIONS = ("-DLINNET_NO_DISPATCH", "-fconcepts-diagnostics-depth=9")
SHA = "mode::merkle_damgard<detail::sha_256_scheme, uint32_t>"
# For each kind: a header, a core, its interface, the type of its traits and one of them, and a function that calls need.
KINDS = {
    "aead": ("gift_cofb", "mode::cofb<detail::gift128_cipher, uint32_t>", "aead", "aead", "holds_last = true", "absorb_last"),
    "aead in lanes": ("ascon", "mode::duplex<detail::ascon_aead128_scheme, uint64_t>", "aead", "aead", "lanes = {}", "finish"),
    "verifies first": ("isap", "fastest<isap_k_128::implementations>", "aead", "aead", "shares_passes = true", "authenticate"),
    "secret box": (
        "xsalsa20_poly1305",
        "mode::secretbox_poly1305<detail::xsalsa20_scheme, mode::keystream_words<salsa20_p, uint32_t>>",
        "secretbox",
        "aead",
        "incremental = false",
        "expand_key",
    ),
    "hash": ("ascon", "mode::sponge_hash<detail::ascon_hash256_scheme, 32, uint64_t>", "hash", "absorbing", "lanes = {}", "finish"),
    "xof": (
        "ascon",
        "mode::sponge_xof<detail::ascon_xof128_scheme, 32, uint64_t>",
        "xof",
        "absorbing",
        "output_block_size = 8",
        "squeeze",
    ),
    "mac": ("aes", "mode::cmac<aes<16, uint64_t>>", "mac", "absorbing", "holds_last = true", "expand_key"),
    "stream cipher": ("aes", "mode::ctr<aes<16, uint64_t>>", "stream_cipher", "cipher", "text_size_max = 100", "seek"),
    "cbc": ("aes", "mode::cbc<aes<16, uint64_t>, true>", "cbc", "cipher", "any_key_size = false", "plaintext_room"),
    "key wrap": ("aes", "mode::key_wrap<aes<16, uint64_t>, true>", "keywrap", "cipher", "any_key_size = false", "decrypt"),
    "kdf": ("kdf", f"mode::hkdf<{SHA}>", "kdf", "", "", "expand"),
    "password kdf": ("kdf", f"mode::pbkdf2<{SHA}>", "password_kdf", "", "", "derive"),
    "drbg": ("drbg", f"mode::hash_drbg<{SHA}>", "drbg", "", "", "reseed"),
    "key exchange": ("x25519", "x25519_over<uint32_t>", "key_exchange", "", "", "agree"),
}


def said(kind: str, members: str, folder: Path) -> str:
    """The errors of g++ on an algorithm over the core with these members instead of its own."""
    header, core, interface, *_ = KINDS[kind]
    program = f"#include <linnet/{header}.hpp>\nnamespace linnet {{\nstruct core : {core} {{\n    {members}\n}};\n"
    program += f"inline constexpr auto there = sizeof({interface}<core>);\n}}\n"
    (folder / "program.cpp").write_text(program, encoding="utf-8")
    command = ["g++", "-std=c++20", f"-I{ROOT / 'include'}", "-fsyntax-only", *OPTIONS, "program.cpp"]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder).stderr


def traits(kind: str, stated: str) -> str:
    name = KINDS[kind][3]
    return f"static constexpr detail::{name}_traits traits{{.{stated}}};" if name else ""


pytestmark = pytest.mark.skipif(not shutil.which("g++"), reason="g++ is not installed")


@pytest.mark.parametrize("kind", [kind for kind in KINDS if KINDS[kind][3]])
def test_a_misspelt_trait(kind: str, tmp_path: Path) -> None:
    name = KINDS[kind][4].split(" ")[0]
    text = said(kind, traits(kind, KINDS[kind][4].replace(name, f"{name}s")), tmp_path)
    assert f"{name}s" in text


@pytest.mark.parametrize("kind", KINDS)
def test_a_misspelt_function(kind: str, tmp_path: Path) -> None:
    assert said(kind, "", tmp_path) == ""
    text = said(kind, f"static void {KINDS[kind][5]}(core) noexcept;", tmp_path)
    assert "constraint" in text
    assert KINDS[kind][5] in text


@pytest.mark.parametrize("member", ["using traits = void;", "static constexpr int traits = 0;", "using feature = core[2][];"])
def test_a_core_without_traits(member: str, tmp_path: Path) -> None:
    assert "error" in said("hash", member, tmp_path)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if KINDS[kind][3]])
def test_a_trait_outside_traits(kind: str, tmp_path: Path) -> None:
    name = {"aead": "tag_size_step", "absorbing": "key_size_min", "cipher": "text_size_max"}[KINDS[kind][3]]
    assert "TraitsAside" in said(kind, f"static constexpr int {name} = 1;", tmp_path)


@pytest.mark.parametrize(("header", "struct"), [("aead", "aead"), ("absorbing", "absorbing"), ("cipher", "cipher")])
def test_the_concept_names_every_trait(header: str, struct: str) -> None:
    text = (HEADERS / "detail" / "core" / f"{header}_core.hpp").read_text(encoding="utf-8")
    body = re.sub(r"//.*", "", text.split(f"struct {struct}_traits {{", 1)[1].split("\n};", 1)[0])
    stated = {
        name for line in re.findall(r"^    [\w:]+ (\w+ = [^;]*);", body, re.MULTILINE) for name in re.findall(r"(\w+) =", line)
    }
    refused = text.split(f"States{struct.capitalize()}TraitsAside =", 1)[1].split(";\n\n", 1)[0]
    assert set(re.findall(r"Core::(\w+);", refused)) == stated
    assert len(stated) > 1


@pytest.mark.parametrize(
    ("kind", "stated", "concept"),
    [
        ("aead", "limit_depends_on_nonce = true", "LimitsTexts"),
        ("aead", "shares_directions = true, .lanes = {.classes = true}", "NumbersClasses"),
        ("aead", "lanes = {.has_text_key = true}", "HasTextKey"),
        ("verifies first", "shares_directions = true", "CryptsMessages"),
        ("mac", "lanes = {.available = true}", "HasOver"),
        ("hash", "lanes = {.available = true, .has_faster_singly = true}", "HasFasterSingly"),
    ],
)
def test_an_announced_member(kind: str, stated: str, concept: str, tmp_path: Path) -> None:
    assert concept in said(kind, traits(kind, stated), tmp_path)


@pytest.mark.parametrize("stated", ["limit_depends_on_nonce", "binds_tag_size"])
def test_what_needs_the_lengths_first(stated: str, tmp_path: Path) -> None:
    core = "static constexpr size_t message_size_max_under(size_t) noexcept { return 1; }\n"
    core += "static void encrypt(auto...) noexcept {}\nstatic void decrypt(auto...) noexcept {}\n"
    assert "LengthsFirstIfNeeded" in said("aead", core + traits("aead", f"{stated} = true"), tmp_path)


def probes(text: str) -> list[str]:
    """The `requires` expressions that are not the definition of a concept."""
    parameters = r"\(\s*(?:const\s+)?(?:typename\s+)?[\w:]+(?:<[^()]*>)?[&*]*\s+[&*]?\w+\s*[,)][^{]*"
    found = re.finditer(rf"\brequires\s*(?:{parameters})?\{{", text)
    before = (re.split(r"[;}]", text[: match.start()])[-1] for match in found)
    return [words.strip() for words in before if not re.search(r"\bconcept\s+\w+\s*=", words)]


def test_probes_are_found() -> None:
    assert probes("if constexpr (requires { Core::end; }) x();") != []
    assert probes("struct a {};\ntemplate <class Core>\nrequires requires(Core c) { c.f(); }\nstruct b;") != []
    assert probes("template <class C>\nvoid f() {\n    if constexpr (requires(typename C::state& s) { C::end(s); }) x();\n}") != []
    assert probes("template <class Core>\nconcept HasKey = requires { typename Core::key; };") == []


@pytest.mark.parametrize("part", PARTS)
def test_nothing_looks_for_members(part: str) -> None:
    headers = [path for path in (HEADERS / part).glob("*.hpp" if part == "." else "**/*.hpp") if path.name not in OF_ALGORITHMS]
    assert headers
    assert {
        path.name: probes(path.read_text(encoding="utf-8")) for path in headers if probes(path.read_text(encoding="utf-8"))
    } == {}
