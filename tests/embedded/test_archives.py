# SPDX-License-Identifier: MIT OR Apache-2.0
"""liblinnet as an archive for each core: all of linnet.h is in it, and a program holds what it uses."""

import re
from pathlib import Path

import pytest

from measure import builds
from measure.calls import Interface
from measure.catalog import ROOT, algorithms
from measure.cores import ARCHIVED, CORES, PROFILES, Core, Profile
from measure.figures import published
from measure.symbols import of_archive
from target import archives

EVERYWHERE = {"linnet_message", "linnet_version", "linnet_wipe", "linnet_equal", "linnet_level"}


def cells(cores: dict[str, Core]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        ("core", "profile"), [pytest.param(c, p, id=f"{c.name}-{p.name}") for c in cores.values() for p in PROFILES.values()]
    )


def link(source: Path, core: Core, profile: Profile, folder: Path, convention: tuple[str, ...] = ()) -> Path:
    """A program in C99 with the archive; with another calling convention than the archive's where it is given."""
    target = convention or core.flags
    flags = ["-std=c99", *target, *profile.flags, "-ffunction-sections"]
    made = builds.compile_object(source, folder / "program.o", flags, "arm-none-eabi-gcc")
    to = folder / "program.elf"
    options = [*target, "-nostartfiles", *profile.link, "-Wl,--gc-sections", "-Wl,-e,main"]
    builds.run(["arm-none-eabi-gcc", *options, made, builds.archive(core, profile), "-o", to])
    return to


def symbols(path: Path) -> set[str]:
    return {line.split()[-1] for line in builds.run(["arm-none-eabi-nm", "--defined-only", path]).splitlines() if " " in line}


def size(path: Path) -> int:
    text, data, bss = builds.run(["arm-none-eabi-size", path]).splitlines()[1].split()[:3]
    assert (data, bss) == ("0", "0")
    return int(text)


def declared() -> set[str]:
    header = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "include").rglob("*.h"))
    return set(re.findall(r"^LINNET_(?:RESULT|API) [\w ]+?\*?\s?\*?(linnet_\w+)\(", header, re.MULTILINE))


@cells(ARCHIVED)
def test_all_of_the_header_is_there(core: Core, profile: Profile) -> None:
    assert declared() > EVERYWHERE
    assert {f for a in algorithms().values() for f in a.functions} < declared()
    assert declared() <= symbols(builds.archive(core, profile))


@cells(ARCHIVED)
def test_an_archive_needs_nothing(core: Core, profile: Profile) -> None:
    """But division on M0, which the compiler's run-time library has: batches divide sizes of messages, which are public."""
    needs = of_archive(core, profile)
    assert set(needs.calls) <= {"__aeabi_uidiv", "__aeabi_uidivmod"}
    assert not needs.writable + needs.startup


@cells(ARCHIVED)
def test_a_program_holds_one_algorithm(tmp_path: Path, core: Core, profile: Profile) -> None:
    program = link(ROOT / "tests" / "c" / "encrypt.c", core, profile, tmp_path)
    of_library = {s for s in symbols(program) if "linnet" in s}
    assert {s for s in of_library if s.startswith("linnet_")} == {"linnet_ascon_aead128_encrypt"}
    assert not [s for s in of_library if re.search("romulus|isap|gift|sponge|decrypt", s)]
    if core.name in CORES:
        wanted = ("ascon-aead128", core.name, profile.name, Interface.C.value, "encrypt")
        (measured,) = [f.flash for f in published().flash if (f.algorithm, f.core, f.profile, f.interface, f.calls) == wanted]
        assert size(program) <= measured + 400  # main, its constants, and what the C library aligns


CONVENTIONS = [
    ("m4f", "-mcpu=cortex-m4", "-mthumb", "-mfloat-abi=soft"),
    ("m4f", "-mcpu=cortex-m4", "-mthumb", "-mfloat-abi=softfp", "-mfpu=fpv4-sp-d16"),
    ("m33", "-mcpu=cortex-m33", "-mthumb", "-mfloat-abi=hard"),
]
"""Of programs, other than the archive's for the core."""


@pytest.mark.others
@pytest.mark.parametrize("convention", CONVENTIONS)
def test_programs_of_every_calling_convention_link(tmp_path: Path, convention: tuple[str, ...]) -> None:
    link(ROOT / "tests" / "c" / "encrypt.c", ARCHIVED[convention[0]], PROFILES["small"], tmp_path, convention[1:])


@pytest.mark.others
def test_the_folder(tmp_path: Path) -> None:
    made = archives.write(tmp_path, 2)
    assert sorted(str(path.relative_to(tmp_path)) for path in made) == sorted(
        f"lib/{p}/liblinnet-cortex-{core}.a" for core in ("m0", "m3", "m4f", "m33") for p in ("small", "fast")
    )
    for header in (ROOT / "include").rglob("*.h"):
        assert (tmp_path / header.relative_to(ROOT)).read_bytes() == header.read_bytes()
