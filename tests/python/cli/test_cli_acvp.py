# SPDX-License-Identifier: MIT OR Apache-2.0
"""linnet acvp.

acvp.json has tests from the samples of usnistgov/ACVP-Server, gen-val/json-files, whose folder `source` names, with the results
that are expected there. For a Monte Carlo test it has the SHA-256 of the results in JSON with sorted keys.
"""

from __future__ import annotations

import copy
import hashlib
import hmac
import json
import os
from pathlib import Path
from typing import Any

import pytest
from cli_tools import LINNET_WITH_BAR, run, run_on_terminal
from repository import ROOT

import linnet
from linnet_cli.acvp.algorithms import ALGORITHMS
from linnet_cli.acvp.vector_set import respond

SAMPLES = json.loads(Path(__file__).with_name("acvp.json").read_text())
Json = dict[str, Any]


def prompt(algorithm: str, group: Json, *tests: Json, mode: str = "", **more: object) -> Json:
    """A vector set with one group of tests, which are numbered from 1."""
    numbered = [{"tcId": number} | test for number, test in enumerate(tests, 1)]
    groups = [{"tgId": 1, "testType": "AFT"} | group | {"tests": numbered}]
    return {"vsId": 7, "algorithm": algorithm, "revision": "1.0"} | ({"mode": mode} if mode else {}) | more | {"testGroups": groups}


def answers(vector_set: Json) -> list[Json]:
    """The answers to the tests of the first group, none of which is left out."""
    response = respond(json.dumps(vector_set).encode(), large=True)
    assert response.left_out == {}
    found: list[Json] = response.content["testGroups"][0]["tests"]  # type: ignore[index]
    return [{name: value for name, value in answer.items() if name != "tcId"} for answer in found]


def reasons(vector_set: Json, **options: bool) -> dict[tuple[int, str], list[int]]:
    return respond(json.dumps(vector_set).encode(), **({"large": True} | options)).left_out


def vector(algorithm: str, count: int = 1) -> dict[str, str]:
    """A record of tests/kat/vectors.txt."""
    _, _, own = (ROOT / "tests/kat/vectors.txt").read_text().partition(f"\nAlgorithm = {algorithm}\n")
    _, _, record = own.partition(f"\nCount = {count}\n")
    lines = record.split("\n\n")[0].splitlines()
    return {name.strip(): value.strip() for name, _, value in (line.partition("=") for line in lines)}


# What is answered


def with_digests(groups: list[Json]) -> list[Json]:
    found = copy.deepcopy(groups)
    for test in (test for group in found for test in group["tests"] if "resultsArray" in test):
        test["resultsArray"] = hashlib.sha256(json.dumps(test["resultsArray"], sort_keys=True).encode()).hexdigest()
    return found


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample["source"])
def test_the_samples_of_nist(sample: Json) -> None:
    response = respond(json.dumps(sample["prompt"]).encode(), large=True)
    assert response.left_out == {}
    assert isinstance(response.content, dict)
    assert with_digests(response.content["testGroups"]) == sample["expected"]
    assert {**response.content, "testGroups": []} == {**sample["prompt"], "testGroups": []}


def test_the_samples_cover_what_is_answered() -> None:
    elsewhere = {"Ascon/AEAD128", "Ascon/CXOF128", "SHA-1", "SHAKE-256", "cSHAKE-128", "cSHAKE-256", "KMAC-128", "KMAC-256"}
    elsewhere |= {"KDA/HKDF", "XECDH/keyGen", "XECDH/SSC"}
    names = {"/".join(filter(None, (s["prompt"]["algorithm"], s["prompt"].get("mode")))) for s in SAMPLES}
    assert names | elsewhere == set(ALGORITHMS)


@pytest.mark.parametrize("masked", [False, True])
def test_ascon_aead(masked: bool) -> None:
    known = vector("ascon-aead128-nonce-masked" if masked else "ascon-aead128", 562 if not masked else 1)
    keys = {"key": known["Key"][:32]} | ({"secondKey": known["Key"][32:]} if masked else {})
    given = keys | {"nonce": known["Nonce"], "ad": known["AD"], "adLen": 4 * len(known["AD"])}
    given |= {"payloadLen": 4 * len(known["PT"]), "tagLen": 96}
    text, tag = known["CT"][:-32], known["CT"][-32:-8]
    group = {"direction": "encrypt", "supportsNonceMasking": masked}
    assert answers(prompt("Ascon", group, given | {"pt": known["PT"]}, mode="AEAD128")) == [{"ct": text, "tag": tag}]
    group["direction"] = "decrypt"
    wrong = tag[:-1] + ("0" if tag[-1] != "0" else "1")
    found = answers(prompt("Ascon", group, *(given | {"ct": text, "tag": each} for each in (tag, wrong)), mode="AEAD128"))
    assert found == [{"testPassed": True, "pt": known["PT"]}, {"testPassed": False}]


def test_customization_strings() -> None:
    known = vector("ascon-cxof128", 35)
    test = {"msg": known["Msg"], "len": 4 * len(known["Msg"]), "cs": known["Z"], "csLen": 4 * len(known["Z"]), "outLen": 512}
    assert answers(prompt("Ascon", {}, test, mode="CXOF128", revision="SP800-232")) == [{"md": known["MD"]}]
    digest = linnet.CSHAKE128(b"\1\2", customization=b"Email").digest(32).hex().upper()
    test = {"msg": "0102", "len": 16, "functionName": "", "customization": "Email", "outLen": 256}
    assert answers(prompt("cSHAKE-128", {}, test)) == [{"md": digest, "outLen": 256}]


@pytest.mark.parametrize("size", [128, 256])
def test_kmac(size: int) -> None:
    known = vector(f"kmac{size}")
    custom = {"customizationHex": known["Z"]} if size == 256 else {"customization": ""}
    test = {"key": known["Key"], "keyLen": 256, "msg": known["Msg"], "msgLen": 32, "macLen": 4 * len(known["Tag"])} | custom
    group = {"xof": False, "hexCustomization": size == 256}
    assert answers(prompt(f"KMAC-{size}", group, test)) == [{"mac": known["Tag"]}]
    wrong = "00" + known["Tag"][2:]
    tests = [test | {"mac": tag} for tag in (known["Tag"], wrong)]
    found = answers(prompt(f"KMAC-{size}", group | {"testType": "MVT"}, *tests))
    assert [each["testPassed"] for each in found] == [True, False]


def hkdf(secret: bytes, salt: bytes, info: bytes) -> str:
    """The first 32 bytes of HKDF-SHA-256, of RFC 5869."""
    return hmac.digest(hmac.digest(salt, secret, "sha256"), info + b"\1", "sha256").hex().upper()


@pytest.mark.parametrize("hybrid", [False, True])
def test_hkdf(hybrid: bool) -> None:
    form = {"hmacAlg": "SHA2-256", "fixedInfoEncoding": "concatenation"}
    form |= {"fixedInfoPattern": "literal[CAFE]||uPartyInfo||vPartyInfo||t||label||l"}
    given = {"salt": "00" * 32, "z": "0102", "t": "0304", "label": "05", "l": 256}
    test = {"kdfParameter": given, "fixedInfoPartyU": {"partyId": "AA"}}
    test |= {"fixedInfoPartyV": {"partyId": "BB", "ephemeralData": "CC"}}
    group = {"kdfConfiguration": form, "usesHybridSharedSecret": hybrid}
    key = hkdf(b"\1\2\3\4" if hybrid else b"\1\2", bytes(32), bytes.fromhex("CAFE AA BB CC 0304 05 00000100"))
    assert answers(prompt("KDA", group, test, mode="HKDF")) == [{"dkm": key}]
    tests = [test | {"dkm": each} for each in (key, "00" * 32)]
    found = answers(prompt("KDA", group | {"testType": "VAL"}, *tests, mode="HKDF"))
    assert [each["testPassed"] for each in found] == [True, False]


def test_hkdf_of_several_keys() -> None:
    each = [{"l": 256, "fixedInfo": "01"}, {"l": 256, "fixedInfo": "02"}]
    given = {"hmacAlg": "SHA2-256", "salt": "00", "z": "0A", "iterationParameters": each}
    test = {"kdfMultiExpansionParameter": given}
    keys = [hkdf(b"\n", b"\0", info) for info in (b"\1", b"\2")]
    assert answers(prompt("KDA", {"multiExpansion": True}, test, mode="HKDF")) == [{"dkms": keys}]
    group = {"multiExpansion": True, "testType": "VAL"}
    assert answers(prompt("KDA", group, test | {"dkms": keys}, mode="HKDF")) == [{"testPassed": True}]


def test_new_keys_of_x25519() -> None:
    (pair,) = answers(prompt("XECDH", {"curve": "Curve25519"}, {}, mode="keyGen"))
    assert linnet.X25519.public_key(bytes.fromhex(pair["privateKey"])).hex().upper() == pair["publicKey"]
    (found,) = answers(prompt("XECDH", {"curve": "Curve25519"}, {"publicServer": pair["publicKey"]}, mode="SSC"))
    secret = linnet.X25519.agree(bytes.fromhex(pair["privateKey"]), bytes.fromhex(found["publicIut"]))
    assert found["z"] == secret.hex().upper()
    (found,) = answers(prompt("XECDH", {"curve": "Curve25519"}, {"publicKey": "00" * 32}, mode="keyVer"))
    assert found == {"testPassed": False}


def test_nonces_that_the_implementation_makes() -> None:
    group = {"direction": "encrypt", "keyLen": 128, "tagLen": 128, "payloadLen": 8, "aadLen": 0, "ivLen": 96}
    group |= {"ivGen": "internal", "ivGenMode": "8.2.2"}
    test = {"key": "00" * 16, "aad": "", "pt": "AB"}
    found = answers(prompt("ACVP-AES-GCM", group, test, test))
    assert found[0]["iv"] != found[1]["iv"]
    for each in found:
        sealed = bytes.fromhex(each["ct"] + each["tag"])
        assert linnet.AES128GCM(bytes(16)).decrypt(bytes.fromhex(each["iv"]), sealed) == b"\xab"
    assert list(reasons(prompt("ACVP-AES-GCM", group | {"ivGenMode": "8.2.1"}, test))) == [
        (1, "Linnet makes IVs only as section 8.2.2 has them, of 96 random bits")
    ]


@pytest.mark.parametrize("maps", [True, False])
@pytest.mark.parametrize(("name", "id"), [("SHA-1", "sha1"), ("SHA2-256", "sha256"), ("SHA3-256", "sha3_256")])
def test_large_data(name: str, id: str, maps: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """In one call where the system maps the same memory many times, and in parts elsewhere."""
    if not maps:
        monkeypatch.delattr(os, "memfd_create", raising=False)
    message = {"content": "0102030405", "contentLength": 40, "fullLength": 8 * 50_000_001, "expansionTechnique": "repeating"}
    expected = hashlib.new(id, (b"\1\2\3\4\5" * 10_000_001)[:50_000_001]).hexdigest().upper()
    assert answers(prompt(name, {"testType": "LDT"}, {"largeMsg": message})) == [{"md": expected}]
    skipped = respond(json.dumps(prompt(name, {"testType": "LDT"}, {"largeMsg": message})).encode(), large=False)
    assert (skipped.answered, skipped.missing) == (0, 0)
    assert skipped.left_out == {(1, "a large data test, and --skip-large was given"): [1]}


@pytest.mark.parametrize("alternate", [False, True])
def test_monte_carlo_of_sha_1(alternate: bool) -> None:
    seed, group = bytes(range(20)), {"testType": "MCT", "mctVersion": "alternate" if alternate else "standard"}
    found = answers(prompt("SHA-1", group, {"msg": seed.hex(), "len": 160}))[0]["resultsArray"]
    last = [seed] * 3
    for _ in range(1000):
        message = b"".join(last[-3:])
        last.append(hashlib.sha1(message[:20] if alternate else message).digest())
    assert len(found) == 100
    assert found[0] == {"md": last[-1].hex().upper()}


def test_monte_carlo_of_shake_256_and_cshake() -> None:
    """Over outputs of one length, these are chains."""
    output = bytes(16)
    for _ in range(1000):
        output = hashlib.shake_256(output[:16]).digest(32)
    group = {"testType": "MCT", "minOutLen": 256, "maxOutLen": 256}
    found = answers(prompt("SHAKE-256", group, {"msg": "00" * 16, "len": 128}))[0]["resultsArray"]
    assert (len(found), found[0]) == (100, {"md": output.hex().upper(), "outLen": 256})
    output, customization = bytes(16), b""
    for _ in range(1000):
        message, output = output[:16], linnet.CSHAKE256(output[:16], customization=customization).digest(32)
        customization = bytes(65 + byte % 26 for byte in message + output[-2:])
    test = {"msg": "00" * 16, "len": 128}
    found = answers(prompt("cSHAKE-256", group | {"outLenIncrement": 8}, test, isSample=True))[0]["resultsArray"]
    assert (len(found), found[0]) == (3, {"md": output.hex().upper(), "outLen": 256})


# What is left out


HASHED = {"msg": "00", "len": 8}
WHOLE = "is no multiple of 8 bits, and Linnet takes and gives whole bytes"
GCM = {"direction": "encrypt", "keyLen": 128, "ivLen": 96, "payloadLen": 0, "aadLen": 0, "tagLen": 128}
GCM_TEST = {"key": "00" * 16, "iv": "00" * 12, "aad": "", "pt": ""}
CTR = {"key": "00" * 16, "iv": "00" * 16, "pt": "00", "payloadLen": 8}
ENCRYPT = {"direction": "encrypt", "keyLen": 128}
DRBG = {"entropyInput": "00" * 32, "nonce": "00" * 16, "persoString": "", "otherInput": []}


@pytest.mark.parametrize(
    ("vector_set", "reason"),
    [
        (prompt("SHA2-256", {}, {"msg": "00", "len": 7}), f"len {WHOLE}"),
        (prompt("SHAKE-128", {}, HASHED | {"outLen": 9}), f"outLen {WHOLE}"),
        (prompt("ACVP-AES-GCM", GCM | {"payloadLen": 1}, GCM_TEST), f"payloadLen {WHOLE}"),
        (prompt("ACVP-AES-GCM", GCM | {"aadLen": 1}, GCM_TEST), f"aadLen {WHOLE}"),
        (prompt("ACVP-AES-GCM", GCM | {"tagLen": 127}, GCM_TEST), f"tagLen {WHOLE}"),
        (prompt("ACVP-AES-GCM", GCM | {"tagLen": 32}, GCM_TEST), "tag_size is 4; AES-128-GCM takes 12 to 16"),
        (
            prompt("HMAC-SHA2-256", {}, {"key": "00", "keyLen": 8, "msg": "", "msgLen": 0, "macLen": 32}),
            "tag_size is 4; HMAC-SHA-256 takes 10 to 32",
        ),
        (prompt("ACVP-AES-CTR", ENCRYPT, CTR | {"payloadLen": 7}), f"payloadLen {WHOLE}"),
        (
            prompt("ACVP-AES-CTR", ENCRYPT, {"key": "00" * 16, "pt": "00", "payloadLen": 8}),
            "no iv: an implementation of RFC 3686 is to make it, and Linnet takes the initial counter block",
        ),
        (prompt("ACVP-AES-CTR", ENCRYPT | {"incremental": False}, CTR), "incremental is false, and Linnet's counter goes up"),
        (
            prompt("ACVP-AES-KW", ENCRYPT | {"kwCipher": "inverse"}, {"key": "00" * 16, "pt": "00" * 16}),
            "kwCipher is inverse, and Linnet wraps with the forward cipher only",
        ),
        (prompt("KMAC-128", {"xof": True}, {}), "xof is true, and Linnet has no KMACXOF"),
        (
            prompt("cSHAKE-128", {}, HASHED | {"outLen": 8, "functionName": "KMAC"}),
            "functionName is not empty, and Linnet's cSHAKE takes none",
        ),
        (prompt("hashDRBG", {"mode": "SHA2-384"}, DRBG), "Linnet has no hash-drbg over SHA2-384"),
        (prompt("XECDH", {"curve": "Curve448"}, {}, mode="keyGen"), "Linnet has no Curve448, only Curve25519"),
        (prompt("ACVP-AES-CCM", {"testType": "VADT"}, {}), "Linnet answers no test of type VADT here, but AFT"),
        (
            prompt("CMAC-AES", {"direction": "gen", "keyLen": 128, "macLen": 0, "msgLen": 0}, {"key": "00" * 16, "message": ""}),
            "macLen is not from 8 to 128",
        ),
    ],
)
def test_what_is_left_out_and_why(vector_set: Json, reason: str) -> None:
    assert reasons(vector_set) == {(1, reason): [1]}


# The command


def write(directory: Path, content: object) -> Path:
    path = directory / "prompt.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content))
    return path


def test_the_version_and_the_members_of_the_set_are_copied(tmp_path: Path) -> None:
    vector_set = prompt("SHA2-256", {}, HASHED, isSample=True)
    md = hashlib.sha256(b"\0").hexdigest().upper()
    expected = {"vsId": 7, "algorithm": "SHA2-256", "revision": "1.0", "isSample": True}
    expected |= {"testGroups": [{"tgId": 1, "tests": [{"tcId": 1, "md": md}]}]}
    done = run("acvp", write(tmp_path, [{"acvVersion": "1.0"}, vector_set]))
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout) == [{"acvVersion": "1.0"}, expected]
    for words in ((), ("-",)):
        done = run("acvp", *words, input=json.dumps(vector_set).encode())
        assert (done.returncode, json.loads(done.stdout), done.stderr) == (0, expected, b"")


def test_the_output_is_a_new_file(tmp_path: Path) -> None:
    path, target = write(tmp_path, prompt("SHA2-256", {}, HASHED)), tmp_path / "response.json"
    assert run("acvp", path, "-o", target).returncode == 0
    assert json.loads(target.read_text())["vsId"] == 7
    assert target.stat().st_mode & 0o777 == 0o644
    done = run("acvp", path, "-o", target)
    assert (done.returncode, done.stderr) == (3, f"linnet: {target}: File exists; --force replaces it\n".encode())
    target.write_text("old")
    assert run("acvp", path, "-f", "-o", target).returncode == 0
    assert json.loads(target.read_text())["vsId"] == 7
    assert b"--force needs --output" in run("acvp", path, "-f").stderr
    target.unlink()
    assert run("acvp", write(tmp_path, "{"), "-o", target).returncode == 2
    assert not target.exists()


def test_tests_that_are_left_out_are_named(tmp_path: Path) -> None:
    bits, kept = {"msg": "00", "len": 7}, HASHED
    path = write(tmp_path, prompt("SHA2-256", {}, bits, kept, bits, bits, bits))
    line = f"linnet: left out: test group 1, 4 tests 1, 3-5: len {WHOLE}\n"
    total = "linnet: 4 of 5 tests left out; the others are answered\n--skip exits with 0 nevertheless.\n"
    done = run("acvp", path)
    assert (done.returncode, done.stderr.decode()) == (1, line + total)
    assert [test["tcId"] for test in json.loads(done.stdout)["testGroups"][0]["tests"]] == [2]
    done = run("acvp", "--skip", path)
    assert (done.returncode, done.stderr.decode()) == (0, line.replace("linnet: ", "linnet: warning: "))
    done = run("acvp", "--skip", "--quiet", path)
    assert (done.returncode, done.stderr) == (0, b"")
    done = run("acvp", "--quiet", path)
    assert (done.returncode, done.stderr.decode()) == (1, line + total)


def test_large_data_tests_can_be_left_out(tmp_path: Path) -> None:
    done = run("acvp", "--skip-large", write(tmp_path, prompt("SHA-1", {"testType": "LDT"}, {"largeMsg": {"fullLength": 8}})))
    line = b"linnet: warning: left out: test group 1, test 1: a large data test, and --skip-large was given\n"
    assert (done.returncode, done.stderr) == (0, line)


def test_no_bytes_may_be_written_as_one() -> None:
    md = hashlib.sha256().hexdigest().upper()
    assert answers(prompt("SHA2-256", {}, {"msg": "00", "len": 0}, {"msg": "", "len": 0})) == [{"md": md}] * 2


def test_a_group_without_answers_is_not_in_the_response(tmp_path: Path) -> None:
    done = run("acvp", "--skip", write(tmp_path, prompt("SHA2-256", {}, {"msg": "00", "len": 7})))
    assert json.loads(done.stdout)["testGroups"] == []


def without(vector_set: Json, *path: str | int) -> Json:
    found: Any = copy.deepcopy(vector_set)
    outer = found
    for step in path[:-1]:
        outer = outer[step]
    del outer[path[-1]]
    return found  # type: ignore[no-any-return]


CBC = prompt("ACVP-AES-CBC", ENCRYPT, {"key": "00" * 16, "iv": "00" * 16, "pt": "00" * 16})


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "not JSON: Expecting value: line 1 column 1 (char 0); an ACVP prompt was expected"),
        ("[" * 100_000, "not JSON: maximum recursion depth exceeded"),
        ('{"a": ' + "9" * 5000 + "}", "not JSON: "),
        ("7", "neither an object nor an array of the version and an object; an ACVP prompt was expected"),
        ([], "neither an object nor an array of the version and an object; an ACVP prompt was expected"),
        ([{}, {}, {}], "neither an object nor an array of the version and an object; an ACVP prompt was expected"),
        ({}, "the vector set has no member 'algorithm'; an ACVP prompt was expected"),
        ({"algorithm": 7}, "the vector set: 'algorithm' is 7; expected a text"),
        ('{"algorithm": "\\ud800"}', "the vector set: 'algorithm' is \"\\ud800\"; expected a text without halves of characters"),
        ({"algorithm": "ACVP-AES-ECB"}, "linnet acvp does not answer ACVP-AES-ECB; 'linnet acvp --help' names what it answers"),
        (
            {"algorithm": "ACVP-AES-CCM", "mode": "ECMA"},
            "linnet acvp does not answer ACVP-AES-CCM/ECMA; 'linnet acvp --help' names what it answers",
        ),
        ({"algorithm": "SHA-1"}, "the vector set has no member 'testGroups'; an ACVP prompt was expected"),
        ({"algorithm": "SHA-1", "testGroups": {}}, "the vector set: 'testGroups' is {}; expected an array in brackets"),
        ({"algorithm": "SHA-1", "testGroups": [7]}, "test group at place 1 of 'testGroups' is 7; expected an object in braces"),
        ({"algorithm": "SHA-1", "testGroups": [{}]}, "test group at place 1 of 'testGroups' has no member 'tgId'"),
        (without(CBC, "testGroups", 0, "tests"), "test group 1 has no member 'tests'; an ACVP prompt was expected"),
        (without(CBC, "testGroups", 0, "testType"), "test group 1 has no member 'testType'; an ACVP prompt was expected"),
        (
            without(CBC, "testGroups", 0, "direction"),
            "test 1 of test group 1 has no member 'direction'; an ACVP prompt was expected",
        ),
        (without(CBC, "testGroups", 0, "tests", 0, "tcId"), "test at place 1 of 'tests' has no member 'tcId'"),
        (without(CBC, "testGroups", 0, "tests", 0, "iv"), "test 1 of test group 1 has no member 'iv'"),
        (
            prompt("ACVP-AES-CBC", ENCRYPT | {"direction": "up"}, {"key": "00" * 16}),
            "test 1 of test group 1: 'direction' is \"up\"; expected encrypt or decrypt",
        ),
        (prompt("SHA-1", {}, {"msg": "0", "len": 8}), "'msg' is \"0\"; expected hexadecimal digits, two for a byte"),
        (prompt("SHA-1", {}, {"msg": "00", "len": 16}), "'msg' has 1 byte; expected 2, as 'len' says"),
        (prompt("SHA-1", {}, {"msg": "0000", "len": 8}), "'msg' has 2 bytes; expected 1, as 'len' says"),
        (prompt("SHA-1", {}, {"msg": "00", "len": -8}), "'len' is -8; expected a number from 0 to 281474976710656"),
        (prompt("SHA-1", {}, {"msg": "00", "len": True}), "'len' is true; expected a whole number"),
        (prompt("SHA-1", {}, {"msg": "00", "len": 8.0}), "'len' is 8.0; expected a whole number"),
        (prompt("KMAC-128", {"xof": "no"}, {}), "'xof' is \"no\"; expected true or false"),
        (
            prompt("SHA-1", {"testType": "LDT"}, {"largeMsg": 7}),
            "'largeMsg' of test 1 of test group 1 is 7; expected an object in braces",
        ),
        (
            prompt(
                "SHA-1",
                {"testType": "LDT"},
                {"largeMsg": {"content": "", "contentLength": 0, "fullLength": 8, "expansionTechnique": "repeating"}},
            ),
            "'content' is \"\"; expected at least a byte",
        ),
        (
            prompt("hashDRBG", {"mode": "SHA2-256", "returnedBitsLen": 8}, DRBG | {"otherInput": [{}]}),
            "has no member 'additionalInput'",
        ),
        (
            prompt("SHAKE-128", {"testType": "MCT", "minOutLen": 64, "maxOutLen": 8}, HASHED),
            "'minOutLen' is 64; expected at least 16, at most maxOutLen, and steps of at least a byte",
        ),
    ],
)
def test_a_wrong_prompt_is_refused(content: object, message: str, tmp_path: Path) -> None:
    done = run("acvp", write(tmp_path, content), "--skip")
    error = done.stderr.decode()
    assert (done.returncode, done.stdout) == (2, b"")
    assert error.startswith(f"linnet: {tmp_path}/prompt.json: ")
    assert message in error


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "prompt.json"
    path.write_bytes(b"\xff\xfe\x00")
    assert run("acvp", path).returncode == 2
    assert run("acvp", tmp_path / "nowhere").returncode == 3
    assert run("acvp", "a", "b").returncode == 2


def test_a_member_of_any_type_causes_no_traceback() -> None:
    whole = prompt("hmacDRBG", {"mode": "SHA2-256", "returnedBitsLen": 8, "predResistance": True}, DRBG)
    places: list[tuple[Any, ...]] = [(name,) for name in whole]
    places += [("testGroups", 0, name) for name in whole["testGroups"][0]]
    places += [("testGroups", 0, "tests", 0, name) for name in whole["testGroups"][0]["tests"][0]]
    values: list[Any] = [None, -1, 1 << 70, 0.5, "", "x", [], [[]], {}, True]
    for place in places:
        for value in values:
            changed: Any = copy.deepcopy(whole)
            outer = changed
            for step in place[:-1]:
                outer = outer[step]
            outer[place[-1]] = value
            try:
                respond(json.dumps(changed).encode(), large=True)
            except Exception as error:
                assert type(error).__name__ == "BadUsage", (place, value)


def test_a_bar_only_on_a_terminal(tmp_path: Path) -> None:
    path = write(tmp_path, prompt("SHA-1", {"testType": "MCT"}, {"msg": "00" * 20, "len": 160}))
    assert run("acvp", path).stderr == b""
    status, shown = run_on_terminal("acvp", path, command=LINNET_WITH_BAR)
    assert status == 0
    assert "answering" in shown
