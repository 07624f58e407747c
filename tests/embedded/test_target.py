# SPDX-License-Identifier: MIT OR Apache-2.0
"""liblinnet computes the known answers of every algorithm on five emulated boards; the same images go to chips."""

import shutil
import sys
from pathlib import Path

import pytest
from images import of_one_key_size

from measure import figures
from measure.calls import Interface, calls, workloads
from measure.catalog import algorithms
from measure.cores import PROFILES
from target import __main__ as command
from target import programs, runner, session
from target.boards import BOARDS, CHIPS, EMULATED

QUICK = {"microbit": "small", "mps2-an385": "fast", "mps2-an505": "fast", "virt": "small"}
"""The profile that each board is tested with always; the other ones are slow. Cortex-M4F's code runs in test_answers.py too."""
WRONG = {
    "ascon_aead128_encrypt": "const uint8_t* key, const uint8_t* nonce, const void* ad, size_t ad_len, const void* in, size_t len, "
    "void* out, uint8_t* tag",
    "ascon_aead128_decrypt": "const uint8_t* key, const uint8_t* nonce, const void* ad, size_t ad_len, const void* in, size_t len, "
    "const uint8_t* tag, void* out",
    "ascon_hash256_digest": "const void* in, size_t len, uint8_t* out",
}
"""Functions of which one answer is made wrong, and their parameters."""

pytestmark = pytest.mark.skipif(not shutil.which("qemu-system-arm"), reason="qemu-system-arm is not installed")


@pytest.mark.parametrize("algorithm", of_one_key_size())
@pytest.mark.parametrize(
    ("board", "profile"),
    [pytest.param(b, p, marks=[pytest.mark.slow] * (QUICK.get(b) != p), id=f"{b}-{p}") for b in EMULATED for p in PROFILES],
)
def test_known_answers_on_target(board: str, profile: str, algorithm: str) -> None:
    image = programs.image("known_answers", algorithms()[algorithm], EMULATED[board], PROFILES[profile])
    assert runner.emulate(EMULATED[board], image) == [f"{algorithm} {session.digests()[algorithm]}"]


@pytest.mark.profile("small")
@pytest.mark.parametrize("function", WRONG)
@pytest.mark.parametrize("board", ["microbit", "virt"])
def test_a_wrong_answer_is_seen(tmp_path: Path, board: str, function: str) -> None:
    parameters = WRONG[function]
    names = ", ".join(parameter.split("*")[-1].split()[-1] for parameter in parameters.split(","))
    source = tmp_path / "wrong.c"
    source.write_text(
        f"#include <linnet.h>\nint __real_linnet_{function}({parameters});\nint __wrap_linnet_{function}({parameters});\n"
        f"int __wrap_linnet_{function}({parameters}) {{\n    const int code = __real_linnet_{function}({names});\n"
        "    if (len == 31) *(uint8_t*)out ^= 1;\n    return code;\n}\n"
    )
    on, profile, a = EMULATED[board], PROFILES["small"], algorithms()["ascon-hash256" if "hash" in function else "ascon-aead128"]
    wrong = programs.compile_for(source, on, profile, tmp_path / "wrong.o")
    image = programs.image("known_answers", a, on, profile, tmp_path / "wrong.elf", [wrong, f"-Wl,--wrap=linnet_{function}"])
    said = runner.emulate(on, image)
    assert len(said) == 1
    assert said[0].split()[0] == a.id
    assert said[0].split()[1] != session.digests()[a.id]


@pytest.mark.parametrize("board", EMULATED)
def test_a_fault_is_said(tmp_path: Path, board: str) -> None:
    source = tmp_path / "main.c"
    source.write_text('int main(void);\nint main(void) {\n    __asm__ volatile(".word 0xffffffff");\n    return 0;\n}\n')
    assert runner.emulate(BOARDS[board], programs.link_program(source, BOARDS[board], PROFILES["small"], tmp_path)) == ["fault"]


def test_silence_is_no_answer(tmp_path: Path) -> None:
    source = tmp_path / "main.c"
    source.write_text("int main(void);\nint main(void) { return 0; }\n")
    image = programs.link_program(source, BOARDS["microbit"], PROFILES["small"], tmp_path)
    with pytest.raises(runner.NoAnswer, match="nothing more"):
        runner.emulate(BOARDS["microbit"], image, seconds=1)


def pretend_openocd(folder: Path, monkeypatch: pytest.MonkeyPatch, board: str) -> None:
    """An openocd in the path that runs the image which it is to flash in the emulator, and then stays."""
    machine = " ".join(BOARDS[board].emulate(Path("IMAGE")))
    text = (
        '#!/bin/sh\necho "$@" >"$(dirname "$0")/arguments"\n'
        'for word; do case $word in "program "*) set -- $word; image=$2; [ "$3" = verify ] ;; esac; done\n'
        f"echo 'Info : an openocd that pretends'\n{machine.replace('IMAGE', '$image')}\nexec sleep 60\n"
    )
    (folder / "openocd").write_text(text)
    (folder / "openocd").chmod(0o755)
    monkeypatch.setenv("PATH", str(folder), prepend=":")


@pytest.mark.profile("small")
@pytest.mark.parametrize("board", CHIPS)
@pytest.mark.parametrize("what", ["test", "measure"])
def test_a_chip_is_flashed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], board: str, what: str
) -> None:
    pretend_openocd(tmp_path, monkeypatch, board)
    monkeypatch.setattr(sys, "argv", ["target", what, board, "--algorithm", "ascon-aead128"])
    assert command.main() == 0
    said = capsys.readouterr().out.splitlines()
    passed = "passed" if what == "test" else "cycles"
    assert [line for line in said if passed in line and line.startswith("ascon-aead128 ")]
    assert sum("not asked for" in line for line in said) == len(algorithms()) - 1
    assert f"{len(algorithms()) - 1} not run" in said[-1]
    assert f"-f target/{CHIPS[board].openocd}.cfg" in (tmp_path / "arguments").read_text()
    assert "arm semihosting enable" in (tmp_path / "arguments").read_text()


def test_where_no_board_is_nothing_passes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "openocd").write_text("#!/bin/sh\necho 'Error: open failed'\nexit 1\n")
    (tmp_path / "openocd").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    monkeypatch.setattr(sys, "argv", ["target", "test", "stm32f0"])
    assert command.main() == 1
    said = capsys.readouterr().out
    assert "open failed" in said
    assert f"0 passed, 0 failed, {len(algorithms())} not run" in said


@pytest.mark.others
def test_what_does_not_fit_is_said(tmp_path: Path) -> None:
    a, chip = algorithms()["romulus-t"], BOARDS["stm32f0"]
    little_flash = ["-Wl,--defsym=loader_size=2048"]
    with pytest.raises(programs.TooLarge, match="bytes more than the flash"):
        programs.image("known_answers", a, chip, PROFILES["fast"], tmp_path / "image.elf", little_flash)


@pytest.mark.profile("small")
@pytest.mark.parametrize("board", ["stm32f0", "stm32f1", "stm32f3"])
def test_the_stack_that_a_chip_measures(board: str) -> None:
    """That of the meter and of the function that calls."""
    a, chip, profile = algorithms()["ascon-aead128"], CHIPS[board], PROFILES["small"]
    said = runner.emulate(chip, programs.image("measure", a, chip, profile))
    meter = figures.load(a, Interface.C, calls(a)[:1], chip.core, profile)
    for line, w in zip(said, workloads(a), strict=True):
        modelled = figures.measure_call(meter, a, Interface.C, calls(a)[0], w)
        assert line.split()[:2] == [a.id, str(w)]
        assert 0 <= int(line.split()[5]) - modelled.stack <= 150
