# SPDX-License-Identifier: MIT OR Apache-2.0
"""What firmware projects take: one header, toolchain files, and the packages for PlatformIO, Arduino and ESP-IDF."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from measure import builds
from measure.catalog import ROOT, families
from measure.cores import ARCHIVED, PROFILES
from target import archives, packages
from target.boards import CHIPS

USE = (
    "#include <linnet.hpp>\nint f(void);\nint f(void) { return linnet::ascon_hash256::digest(std::array<std::uint8_t, 1>{})[0]; }\n"
)
WARNINGS = ("-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror")
COMPILERS = {
    "g++": ("g++", "-O2"),
    "clang++": ("clang++-16", "-O2"),
    "arm-none-eabi-g++": ("arm-none-eabi-g++", "-Os", *ARCHIVED["m0"].flags, "-ffreestanding", "-fno-exceptions", "-fno-rtti"),
}

pytestmark = pytest.mark.others


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make firmware` makes."""
    folder = tmp_path_factory.mktemp("firmware")
    archives.write(folder, 2)
    packages.write(folder)
    return folder


@pytest.mark.parametrize("compiler", COMPILERS)
def test_the_single_header(compiler: str) -> None:
    command = COMPILERS[compiler]
    folder = builds.BUILD / "single-header" / compiler
    source = builds.write(folder / "use.cpp", USE)
    builds.run([sys.executable, ROOT / "tools" / "package" / "single_header.py", folder / "linnet.hpp"])
    builds.compile_only([*command, "-std=c++20", *WARNINGS, f"-I{folder}", "-c", source, "-o", folder / "use.o"])
    assert "#include <linnet/" not in (folder / "linnet.hpp").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("flags", "says"),
    [
        (("-std=c++17",), "Linnet is C\\+\\+20"),
        (("-std=c++20", "-U__GNUC__", "-D__GNUC__=11"), "GCC 12 or later, or Clang 16 or later"),
        (("-std=c++20", "-D__clang__", "-D__clang_major__=15"), "GCC 12 or later, or Clang 16 or later"),
    ],
)
def test_another_compiler_meets_one_error(tmp_path: Path, flags: tuple[str, ...], says: str) -> None:
    (tmp_path / "use.cpp").write_text("#include <linnet/linnet.hpp>\n#include <linnet/ascon.hpp>\n")
    command = ["arm-none-eabi-g++", *flags, f"-I{ROOT / 'include'}", "-fsyntax-only", str(tmp_path / "use.cpp")]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.returncode != 0
    assert len(re.findall("error: #error", said.stderr)) == len(re.findall("error:", said.stderr)) == 1
    assert re.search(says, said.stderr)


@pytest.mark.parametrize("core", ARCHIVED)
def test_toolchain_files_say_what_the_archives_are_built_with(core: str) -> None:
    text = (ROOT / "cmake" / f"toolchain-cortex-{core}.cmake").read_text(encoding="utf-8")
    said = re.search(r'set\(linnet_core "(.*)"\)', text)
    assert said
    assert sorted(said[1].split()) == sorted(ARCHIVED[core].flags)


def cmake(chip: str, folder: Path, *options: str) -> str:
    """Builds the examples for a chip as a user does. Returns what the linker says they take."""
    core = CHIPS[chip].core
    toolchain = ROOT / "cmake" / f"toolchain-cortex-{core.name}.cmake"
    name = CHIPS[chip].script.stem
    given = [f"-DCHIP={name}", "-DCMAKE_BUILD_TYPE=MinSizeRel", *options]
    builds.run(["cmake", "-S", ROOT / "examples" / "firmware", "-B", folder, "--toolchain", toolchain, *given])
    return builds.run(["cmake", "--build", folder, "--parallel", "2"])


@pytest.mark.parametrize("chip", CHIPS)
def test_examples_with_cmake_and_an_archive(tmp_path: Path, chip: str) -> None:
    said = cmake(chip, tmp_path, f"-DLINNET_ARCHIVE={builds.archive(CHIPS[chip].core, PROFILES['small'])}")
    used = re.findall(r"(FLASH|RAM):\s+(\d+) (B|KB)", said)
    assert len(used) == 4, said
    assert all(int(count) < 5000 for _, count, _ in used)


@pytest.mark.slow
@pytest.mark.parametrize("chip", CHIPS)
def test_examples_with_cmake_alone(tmp_path: Path, chip: str) -> None:
    assert "sensor.elf" in cmake(chip, tmp_path)


class Environment:
    """What PlatformIO gives a library's script."""

    def __init__(self, cpu: str) -> None:
        self.cpu = cpu
        self.given: dict[str, list[str]] = {}

    def BoardConfig(self) -> dict[str, str]:
        return {"build.cpu": self.cpu}

    def GetProjectOption(self, _name: str, default: str) -> str:
        return default

    def Append(self, **given: list[str]) -> None:
        self.given |= given


@pytest.mark.parametrize("cpu", packages.ARDUINO)
def test_platformio(made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cpu: str) -> None:
    package = made / "platformio"
    manifest = json.loads((package / "library.json").read_text(encoding="utf-8"))
    assert all((package / "include" / header).exists() for header in manifest["headers"])
    env = Environment(cpu)
    script = package / manifest["build"]["extraScript"]
    monkeypatch.chdir(package)
    exec(compile(script.read_text(encoding="utf-8"), script, "exec"), {"Import": lambda _: None, "env": env})
    core = ["-mcpu=cortex-m4", "-mfpu=fpv4-sp-d16", "-mfloat-abi=hard"] if cpu in ("cortex-m4", "cortex-m7") else [f"-mcpu={cpu}"]
    libraries = [*(f"-L{path}" for path in env.given["LIBPATH"]), *(f"-l{name}" for name in env.given["LIBS"])]
    main = package / "examples" / "seal" / "main.c"
    options = ["-std=gnu11", "-Os", f"-I{package / manifest['build']['includeDir']}", "-nostartfiles", "-Wl,--gc-sections,-e,main"]
    builds.run(["arm-none-eabi-gcc", *core, "-mthumb", *options, main, *libraries, "-o", tmp_path / "seal.elf"])


def test_the_lines_to_paste(made: Path) -> None:
    """What the guide has a project say names what there is."""
    guide = (ROOT / "docs" / "guide" / "microcontrollers.md").read_text(encoding="utf-8")
    named = {Path(name) for name in re.findall(r"[./]*/linnet/build-firmware/([\w/-]+)", guide)}
    assert named == {Path("platformio"), Path("arduino/Linnet"), Path("esp-idf/linnet")}
    assert all((made / name).is_dir() for name in named)
    options = set(re.findall(r"^CONFIG_(\w+)=y$", guide, re.M))
    kconfig = (ROOT / "zephyr" / "Kconfig").read_text(encoding="utf-8")
    sample = (ROOT / "zephyr" / "samples" / "seal" / "prj.conf").read_text(encoding="utf-8")
    assert options == set(re.findall(r"^CONFIG_(\w+)=y$", sample, re.M))
    assert "LINNET" in options
    assert "config LINNET\n" in kconfig


def test_the_example_of_platformio_takes_its_own_package(made: Path) -> None:
    example = made / "platformio" / "examples" / "seal"
    said = re.search(r"^lib_deps = symlink://(\S+)", (example / "platformio.ini").read_text(encoding="utf-8"), re.M)
    assert said
    assert (example / said[1] / "library.json").exists()


SKETCH = """#include <stdint.h>
struct { void begin(long) {} void println(const char*) {} } Serial;
"""


@pytest.mark.parametrize("core", packages.ARDUINO)
def test_arduino(made: Path, tmp_path: Path, core: str) -> None:
    """A sketch in C++11 links the prebuilt library; Serial is all of Arduino.h that it needs."""
    package = made / "arduino" / "Linnet"
    properties = dict(line.split("=", 1) for line in (package / "library.properties").read_text(encoding="utf-8").splitlines())
    assert properties["version"] == json.loads((made / "platformio" / "library.json").read_text())["version"]
    source = tmp_path / "Seal.cpp"
    sketch = (package / "examples" / "Seal" / "Seal.ino").read_text(encoding="utf-8")
    source.write_text(SKETCH + sketch + "int main() { setup(); loop(); }\n")
    flags = (
        ["-mcpu=cortex-m4", "-mfpu=fpv4-sp-d16", "-mfloat-abi=hard"] if core in ("cortex-m4", "cortex-m7") else [f"-mcpu={core}"]
    )
    options = ["-std=gnu++11", "-Os", "-fno-exceptions", f"-I{package / 'src'}", "-nostartfiles", "-Wl,--gc-sections,-e,main"]
    library = [f"-L{package / 'src' / core}", *properties["ldflags"].split()]
    builds.run(
        ["arm-none-eabi-g++", *flags, "-mthumb", *options, source, *library, "--specs=nosys.specs", "-o", tmp_path / "Seal.elf"]
    )


def test_esp_idf(made: Path) -> None:
    package = made / "esp-idf" / "linnet"
    said = (package / "CMakeLists.txt").read_text(encoding="utf-8")
    listed = re.findall(r"src/[\w/]+\.cpp", said)
    assert {Path(name).stem for name in listed} == {*families(), *builds.NO_FAMILY}
    assert all((package / name).exists() for name in listed)
    assert "@" not in said + (package / "idf_component.yml").read_text(encoding="utf-8")


@pytest.mark.parametrize("source", ["ports/esp-idf/examples/seal/main/main.cpp", "zephyr/samples/seal/src/main.cpp"])
def test_examples_in_cpp_compile(tmp_path: Path, source: str) -> None:
    flags: list[str | Path] = ["-std=c++20", "-Os", *WARNINGS, "-Wno-pedantic", f"-I{ROOT / 'include'}"]
    made: list[str | Path] = ["-c", ROOT / source, "-o", tmp_path / "example.o"]
    builds.compile_only(["arm-none-eabi-g++", *ARCHIVED["m0"].flags, "-fno-exceptions", "-fno-rtti", *flags, *made])
