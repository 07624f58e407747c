# SPDX-License-Identifier: MIT OR Apache-2.0
"""Self-tests: on request, with a planted error, and at import."""

import os
import subprocess
import sys

import pytest

import linnet

NAMES = {entry.id: entry.name for entry in linnet.catalog()}


def test_all_pass() -> None:
    linnet.self_test()


@pytest.mark.parametrize("algorithm", NAMES)
def test_each_passes_and_a_wrong_bit_fails(algorithm: str) -> None:
    linnet.self_test(algorithm)
    with pytest.raises(linnet.SelfTestError) as failed:
        linnet.self_test(algorithm, corrupt=True)
    assert str(failed.value) == f"self-test failed: {NAMES[algorithm]}"


def test_failures_of_all_are_named() -> None:
    with pytest.raises(linnet.SelfTestError) as failed:
        linnet.self_test(corrupt=True)
    assert str(failed.value).count(",") == len(NAMES) - 1


def test_names_are_those_of_the_catalog() -> None:
    linnet.self_test("Ascon-AEAD128")
    with pytest.raises(ValueError, match="ascon-aead129"):
        linnet.self_test("ascon-aead129")


def imported(wanted: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", "import linnet; print(linnet.__version__)"]
    env = {**os.environ, "LINNET_SELF_TEST": wanted}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False, timeout=60)


@pytest.mark.parametrize("wanted", ["1", "yes", "0", ""])
def test_import_passes(wanted: str) -> None:
    done = imported(wanted)
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, linnet.__version__, "")


def test_import_fails_with_a_wrong_bit() -> None:
    done = imported("corrupt")
    assert done.returncode == 1
    assert done.stderr.endswith("ImportError: Ascon-AEAD128: the self-test failed\n")
