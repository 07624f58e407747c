# SPDX-License-Identifier: MIT OR Apache-2.0
"""Images of a few lines of assembly or C, and the option --pairs."""

import hashlib
from pathlib import Path

import pytest
from images import Assemble

from measure import builds
from measure.cores import CORES, OTHERS, PROFILES, QUICK, Core, Profile, pairs
from measure.image import Image
from target.boards import BOARDS

COLLECTED = pytest.StashKey[list[pytest.Item]]()
"""All tests that were collected, also those that --pairs leaves out."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--pairs",
        help="run the tests of some pairs of core and profile, such as m0-small,m4f-fast, and those of none; quick: of the two "
        "that each change is tested on; others: all that quick leaves out",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "profile(name): of what profile a test is whose parameters say only the core or the board")
    config.addinivalue_line("markers", "others: is of no pair of core and profile, and takes long; --pairs quick leaves it out")


def pair_of(item: pytest.Item) -> str | None:
    """The core and the profile that a test is of, others if it is marked so, or None."""
    if item.get_closest_marker("others"):
        return OTHERS
    given = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    core, profile = given.get("core"), given.get("profile")
    if board := given.get("board", given.get("chip")):
        core = BOARDS[str(board)].core
    if marker := item.get_closest_marker("profile"):
        profile = marker.args[0]
    if core is None or profile is None:
        return None
    core, profile = (of.name if isinstance(of, Core | Profile) else of for of in (core, profile))
    return f"{core}-{profile}"


def is_chosen(pair: str | None, option: str) -> bool:
    """Whether --pairs asks for the tests of a pair. Those of cores that are not measured are among the others."""
    if option == OTHERS:
        return pair is not None and pair not in QUICK
    return pair is None or pair in pairs(option)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    config.stash[COLLECTED] = list(items)
    option = config.getoption("pairs", None)
    if option is None:
        return
    try:
        left_out = [item for item in items if not is_chosen(pair_of(item), option)]
    except ValueError as error:
        raise pytest.UsageError(str(error)) from error
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in set(left_out)]


def _image(directory: Path, core: Core, text: str, suffix: str) -> Image:
    """The source lies where a compiler's cache finds it again, under a name that says its contents."""
    profile, name = PROFILES["fast"], hashlib.sha256(text.encode()).hexdigest()[:16]
    folder = builds.directory(core, profile) / "tests"
    source = builds.write(folder / f"{name}{suffix}", text)
    flags = ["-mthumb", *core.flags, *profile.flags, "-ffreestanding", "-ffunction-sections"]
    made = builds.compile_object(source, folder / f"{name}.o", flags, "arm-none-eabi-gcc")
    return Image(builds.link([made], ["f"], core, profile, directory / f"{core.name}.elf"))


@pytest.fixture
def assemble(tmp_path: Path) -> Assemble:
    """An image of the function f, which ends with the given instructions."""

    def make(core: Core, text: str) -> Image:
        head = ".syntax unified\n.thumb\n.section .text.f\n.global f\n.thumb_func\n.type f, %function\nf:\n"
        return _image(tmp_path, core, head + text.replace(";", "\n") + "\n.pool\n", ".S")

    return make


@pytest.fixture
def compiled(tmp_path: Path) -> Assemble:
    """An image of the function f in C."""

    def make(core: Core, text: str) -> Image:
        return _image(tmp_path, core, text, ".c")

    return make


@pytest.fixture(params=list(CORES))
def core(request: pytest.FixtureRequest) -> Core:
    return CORES[request.param]
