# SPDX-License-Identifier: MIT OR Apache-2.0
"""The test vectors of vectors/: Linnet passes them, vectors/make.py makes them, and tools/wycheproof.py finds what is wrong."""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import wycheproof
from repository import ROOT

import linnet

VECTORS = ROOT / "vectors"
RUNNER = ROOT / "tools" / "wycheproof.py"
FILES = sorted(VECTORS.glob("*_test.json"))
EXPECTED = {"AeadTest": ("ct", "tag", "msg"), "HashTest": ("digest",), "XofTest": ("output",), "CxofTest": ("output",)}


def loaded(file: Path) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return document


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_linnet_passes(file: Path) -> None:
    report = wycheproof.run_document(loaded(file))
    assert report is not None
    assert (report.failures, report.left_out.total(), report.passed) == ([], 0, loaded(file)["numberOfTests"])


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_each_wrong_value_is_found(file: Path) -> None:
    """Every value of a valid test that Linnet computes, with its last bit changed."""
    document = loaded(file)
    count = 0
    for group in document["testGroups"]:
        for test in group["tests"]:
            names = [name for name in EXPECTED[group["type"]] if test.get(name) and test["result"] == "valid"]
            for name in names:
                wrong = test | {name: test[name][:-1] + f"{int(test[name][-1], 16) ^ 1:x}"}
                assert failures(document, group, wrong), (test["tcId"], name)
                count += 1
    assert count > 100


def failures(document: dict[str, Any], group: dict[str, Any], test: dict[str, Any]) -> list[str]:
    report = wycheproof.run_document(document | {"testGroups": [group | {"tests": [test]}], "numberOfTests": 1})
    assert report is not None
    return report.failures


def test_a_valid_test_that_is_said_to_be_invalid_is_found() -> None:
    for file in FILES:
        document = loaded(file)
        group = document["testGroups"][0]
        assert "got" in failures(document, group, group["tests"][0] | {"result": "invalid"})[0]


def test_a_refused_message_fails_if_it_is_said_to_be_valid() -> None:
    document = loaded(VECTORS / "ascon_aead128_test.json")
    group = document["testGroups"][0]
    test = next(test for test in group["tests"] if test["flags"] == ["ModifiedTag"])
    assert "decryption: expected" in failures(document, group, test | {"result": "valid"})[0]
    # Sizes that the catalog does not have are no failures.
    report = wycheproof.run_document(document | {"testGroups": [group | {"tests": [test | {"iv": "00", "result": "valid"}]}]})
    assert report is not None and report.left_out == {"nonces of 8 bits": 1}


def test_make_writes_these_files(tmp_path: Path) -> None:
    command = [sys.executable, "-B", str(VECTORS / "make.py")]
    assert subprocess.run([*command, "--check"], check=False).returncode == 0
    subprocess.run([*command, "--folder", str(tmp_path)], check=True)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {path.name: path.read_bytes() for path in FILES}
    changed = tmp_path / FILES[0].name
    changed.write_bytes(changed.read_bytes() + b" ")
    done = subprocess.run([*command, "--check", "--folder", str(tmp_path)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, f"{changed}: expected what vectors/make.py writes; run it\n")


def test_the_implementation_that_makes_them_has_the_known_answers() -> None:
    """Linnet writes the designers' files: test_known_answers.py compares digests of them."""
    spec = importlib.util.spec_from_file_location("vectors_ascon", VECTORS / "ascon.py")  # `ascon` is a package of PyPI
    assert spec and spec.loader
    by: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(by)
    compute: dict[str, Callable[..., bool]] = {
        "ascon-aead128": lambda Key, Nonce, PT, AD, CT: b"".join(by.encrypt(Key, Nonce, AD, PT)) == CT,
        "ascon-hash256": lambda Msg, MD: by.hash256(Msg) == MD,
        "ascon-xof128": lambda Msg, MD: by.xof128(Msg, len(MD)) == MD,
        "ascon-cxof128": lambda Msg, Z, MD: by.cxof128(Msg, Z, len(MD)) == MD,
    }
    for id, right in compute.items():
        records = linnet.kat(id).strip().split("\n\n")
        assert len(records) > 1000
        for record in records:
            fields = dict(line.split(" =") for line in record.splitlines())
            assert right(**{name: bytes.fromhex(value) for name, value in fields.items() if name != "Count"}), record


def test_the_readme_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its counts, and its program, with Linnet as the implementation."""
    text = (VECTORS / "README.md").read_text(encoding="utf-8")
    counts = {name: int(count) for name, count in re.findall(r"^\| `(\w+\.json)` .* (\d+) \|$", text, re.MULTILINE)}
    assert counts == {file.name: loaded(file)["numberOfTests"] for file in FILES}

    def encrypt(key: bytes, iv: bytes, aad: bytes, msg: bytes, tag_size: int) -> tuple[bytes, bytes]:
        sealed = linnet.AsconAEAD128(key, tag_size=tag_size).encrypt(iv, msg, aad)
        return sealed[: len(msg)], sealed[len(msg) :]

    def decrypt(key: bytes, iv: bytes, aad: bytes, ct: bytes, tag: bytes, tag_size: int) -> bytes | None:
        try:
            return linnet.AsconAEAD128(key, tag_size=tag_size).decrypt(iv, ct + tag, aad)
        except (ValueError, linnet.InvalidTag):
            return None

    monkeypatch.chdir(VECTORS)
    names: dict[str, Any] = {"encrypt": encrypt, "decrypt": decrypt}
    exec(text.partition("```python\n")[2].partition("```")[0], names)
    assert names["test"]["tcId"] == counts["ascon_aead128_test.json"]


def run(*folders: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(RUNNER), *folders], capture_output=True, text=True, check=False)


def test_the_command_says_what_it_ran(tmp_path: Path) -> None:
    folder = tmp_path / "testvectors_v1"
    folder.mkdir()
    document = loaded(VECTORS / "ascon_hash256_test.json")
    (folder / "a_test.json").write_text(json.dumps(document))
    (folder / "b_test.json").write_text(json.dumps(document | {"algorithm": "OTHER"}))
    done = run(tmp_path)
    assert done.returncode == 0 and done.stderr == ""
    assert done.stdout.splitlines() == [
        "a_test.json: 151 tests run, 151 passed",
        "1 file not run, of algorithms or encodings that Linnet does not have: OTHER",
        "1 file: 151 tests run, 151 passed",
    ]
    document["testGroups"][0]["tests"][0]["digest"] = "00"
    (folder / "a_test.json").write_text(json.dumps(document))
    done = run(tmp_path)
    assert (
        done.returncode == 1
        and "a_test.json: 151 tests run, 150 passed, 1 failed\n  tcId 1 (0 bytes), valid: digest: expected 00, got " in done.stdout
    )


def test_wrong_arguments_are_refused(tmp_path: Path) -> None:
    missing = run(tmp_path / "none")
    assert missing.returncode == 2 and "none: expected a folder of files *_test.json, or a checkout" in missing.stderr
    (tmp_path / "a_test.json").write_text("{")
    assert (done := run(tmp_path)).returncode == 2 and "a_test.json: expected JSON" in done.stderr
    (tmp_path / "a_test.json").write_text("[]")
    assert (done := run(tmp_path)).returncode == 2 and "expected an object with testGroups" in done.stderr
    (tmp_path / "a_test.json").write_text('{"algorithm": "OTHER", "testGroups": []}')
    assert (done := run(tmp_path)).returncode == 2 and "expected a file of an algorithm that Linnet has" in done.stderr
    assert run().returncode == 2
