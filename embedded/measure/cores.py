# SPDX-License-Identifier: MIT OR Apache-2.0
"""The cores and the two profiles for which everything is built."""

from dataclasses import dataclass

from unicorn import arm_const


@dataclass(frozen=True)
class Core:
    """A processor, with its names for the compiler and the emulator."""

    name: str
    title: str
    flags: tuple[str, ...]
    emulated: int
    unaligned: bool
    """Whether it can load and store at any address; otherwise an unaligned access is a fault."""
    tools: str = "arm-none-eabi-"
    """The prefix of its compiler and binary utilities."""

    @property
    def archive(self) -> str:
        """The name of the liblinnet archive for it."""
        return f"liblinnet-{self.title.lower()}.a"


@dataclass(frozen=True)
class Profile:
    """What a user optimises for: flash or speed. Each profile uses the C library that goes with it."""

    name: str
    flags: tuple[str, ...]
    link: tuple[str, ...]


CORES = {
    core.name: core
    for core in (
        Core("m0", "Cortex-M0", ("-mcpu=cortex-m0", "-mthumb"), arm_const.UC_CPU_ARM_CORTEX_M0, False),
        Core("m3", "Cortex-M3", ("-mcpu=cortex-m3", "-mthumb"), arm_const.UC_CPU_ARM_CORTEX_M3, True),
        Core(
            "m4f",
            "Cortex-M4F",
            ("-mcpu=cortex-m4", "-mthumb", "-mfpu=fpv4-sp-d16", "-mfloat-abi=hard"),
            arm_const.UC_CPU_ARM_CORTEX_M4,
            True,
        ),
    )
}
"""The measured cores."""

M33 = Core("m33", "Cortex-M33", ("-mcpu=cortex-m33+nodsp", "-mthumb", "-mfloat-abi=soft"), arm_const.UC_CPU_ARM_CORTEX_M33, True)
RV32IMC = Core("rv32imc", "RV32IMC", ("-march=rv32imc", "-mabi=ilp32", "-msmall-data-limit=0"), 0, False, "riscv64-unknown-elf-")
ARCHIVED = {**CORES, M33.name: M33}
"""The cores with a liblinnet archive."""

PROFILES = {
    profile.name: profile for profile in (Profile("small", ("-Os",), ("--specs=nano.specs",)), Profile("fast", ("-O2",), ()))
}

PAIRS = tuple(f"{core}-{profile}" for core in CORES for profile in PROFILES)
"""The pairs that are measured; every test of liblinnet is repeated for each."""
QUICK = ("m0-small", "m4f-fast")
"""The pairs on which every change is tested; the others are tested less often."""
OTHERS = "others"


def pairs(text: str) -> tuple[str, ...]:
    """The pairs that an option names: `quick`, `others`, or a list separated by commas."""
    if text == "quick":
        return QUICK
    if text == OTHERS:
        return tuple(pair for pair in PAIRS if pair not in QUICK)
    named = tuple(text.split(","))
    if unknown := [name for name in named if name not in PAIRS]:
        raise ValueError(f"no such pair: {', '.join(unknown)}; expected quick, others or some of {','.join(PAIRS)}")
    return named
