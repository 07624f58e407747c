# SPDX-License-Identifier: MIT OR Apache-2.0
"""Compiles and links. An object is rebuilt when its command or one of its source files has changed."""

import hashlib
import os
import re
import shlex
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from fcntl import LOCK_EX, LOCK_NB, flock
from functools import cache
from pathlib import Path

from measure.calls import Call, Interface, calls, function
from measure.catalog import ROOT, Algorithm, algorithms, families
from measure.cores import Core, Profile
from measure.drivers import c_source, header_source

BUILD = ROOT / "build-embedded"
LINK_SCRIPT = Path(__file__).with_name("link.ld")
COMMON = (
    "-std=c++20",
    "-ffreestanding",
    "-fno-exceptions",
    "-fno-rtti",
    "-fno-threadsafe-statics",
    "-ffunction-sections",
    "-fdata-sections",
)
ARM = "arm-none-eabi-"
NO_FAMILY = ("algorithms", "batch", "c_batch", "c_by_id", "c_common", "c_self_test", "level", "threads")
"""Sources of liblinnet that belong to no family."""
LIBRARY = ("-DLINNET_LIBRARY",)
"""The options with which src/ becomes liblinnet for one processor."""
DEFINED: list[str] = []
"""Macros for everything that is compiled for a core, except code that is compiled without them."""
INCLUDE = (f"-I{ROOT / 'include'}", f"-I{ROOT / 'src'}")


class BuildError(Exception):
    """A tool failed; the text is its output."""


def run(command: Sequence[str | Path], folder: Path | None = None) -> str:
    """The output of a command, which runs in the given folder or in the current one."""
    try:
        done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False, cwd=folder)
    except FileNotFoundError as missing:
        raise BuildError(f"{command[0]} is not installed: tools/install_dependencies.sh embedded") from missing
    if done.returncode != 0:
        raise BuildError(f"{shlex.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def compile_only(command: Sequence[str | Path]) -> str:
    """Runs a compiler that does not link (-c), through a launcher such as ccache, from the variable that CMake also reads.

    It runs in the root of the repository, so that ccache sees the same relative paths in every clone."""
    launcher = os.environ.get("CMAKE_CXX_COMPILER_LAUNCHER")
    return run([launcher, *command] if launcher else command, ROOT)


@cache
def compiler_version(compiler: str = "arm-none-eabi-g++") -> str:
    return run([compiler, "--version"]).splitlines()[0]


@cache
def _digest(path: str) -> str:
    try:
        return hashlib.sha256((ROOT / path).read_bytes()).hexdigest()
    except FileNotFoundError:
        return "missing"


def _state(command: Sequence[str | Path], dependencies: Path) -> str:
    """The dependencies of an object, in one string."""
    made_of = re.sub(r"\\\n", " ", dependencies.read_text(encoding="utf-8")).split(":", 1)[1].split()
    parts = [compiler_version(str(command[0])), *map(str, command), *(_digest(path) for path in made_of)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


@contextmanager
def _locked(to: Path, *, wait: bool = True) -> Iterator[None]:
    """Only one process at a time makes a file. The others wait for it or, if they must not wait, raise BlockingIOError."""
    to.parent.mkdir(parents=True, exist_ok=True)
    with to.with_suffix(".lock").open("w") as lock:
        flock(lock, LOCK_EX if wait else LOCK_EX | LOCK_NB)
        yield


def write(path: Path, text: str) -> Path:
    with _locked(path):
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
    return path


def compile_object(source: Path, to: Path, flags: Iterable[str], compiler: str = "arm-none-eabi-g++", *, wait: bool = True) -> Path:
    dependencies, state = to.with_suffix(".d"), to.with_suffix(".state")
    command: list[str | Path] = [compiler, *flags, *INCLUDE, "-MMD", "-MF", dependencies, "-c", source, "-o", to]
    with _locked(to, wait=wait):
        if not (to.exists() and state.exists() and state.read_text() == _state(command, dependencies)):
            state.unlink(missing_ok=True)
            compile_only(command)
            state.write_text(_state(command, dependencies))
    return to


def directory(core: Core, profile: Profile) -> Path:
    return BUILD / "-".join([core.name, profile.name, *DEFINED])


def flags_of(core: Core, profile: Profile) -> list[str]:
    return [*COMMON, *_library_headers(core), *core.flags, *profile.flags, *(f"-D{macro}" for macro in DEFINED)]


@cache
def _library_headers(core: Core) -> tuple[str, ...]:
    """Options for the headers of the C++ library. Debian has them for one of the compilers; they also serve the other."""
    if core.tools == ARM:
        return ()
    said = run(["bash", "-c", f"{ARM}g++ -x c++ -E -v - </dev/null 2>&1"])
    own = [line.strip() for line in said.splitlines() if line.startswith(" /") and "/c++/" in line]
    return ("--specs=picolibc.specs", "-nostdinc++", *(word for folder in own for word in ("-isystem", folder)))


def library_source(name: str) -> Path:
    """A source of liblinnet: the source of a family, or one of NO_FAMILY."""
    return ROOT / "src" / f"{name if name in NO_FAMILY else f'generated/{name}'}.cpp"


def library_object(source: str, core: Core, profile: Profile, *, wait: bool = True) -> Path:
    """Compiles a source of liblinnet, such as the source of a family."""
    to = directory(core, profile) / f"{source}.o"
    return compile_object(library_source(source), to, [*flags_of(core, profile), *LIBRARY], f"{core.tools}g++", wait=wait)


def library_objects(sources: Sequence[str], core: Core, profile: Profile) -> list[Path]:
    """Compiles sources of liblinnet. A source that another process is compiling is left to it until the others are done."""
    for source in sources:
        with suppress(BlockingIOError):
            library_object(source, core, profile, wait=False)
    return [library_object(source, core, profile) for source in sources]


def archive(core: Core, profile: Profile) -> Path:
    """liblinnet with the functions that linnet.h declares."""
    objects = library_objects([*families(), *NO_FAMILY], core, profile)
    to = directory(core, profile) / core.archive
    with _locked(to):
        if not _newer(to, objects):
            unfinished = to.with_suffix(f".{os.getpid()}")
            run([f"{core.tools}gcc-ar", "rcsD", unfinished, *objects])
            unfinished.replace(to)
    return to


@cache
def _incremental_source() -> Path:
    wanted = [(a, call) for a in algorithms().values() for call in calls(a) if call.incremental]
    return write(BUILD / "incremental.cpp", c_source(wanted))


def incremental_object(core: Core, profile: Profile) -> Path:
    """The functions that call liblinnet incrementally."""
    return compile_object(_incremental_source(), directory(core, profile) / "incremental.o", flags_of(core, profile))


def image_name(a: Algorithm, interface: Interface, image: Sequence[Call]) -> str:
    return "-".join([a.id, interface.value, *(call.symbol for call in image)])


def header_object(a: Algorithm, image: Sequence[Call], core: Core, profile: Profile) -> Path:
    """A program that uses the header for only these calls."""
    name = image_name(a, Interface.HEADER, image)
    source = write(BUILD / "header" / f"{name}.cpp", header_source(a, image))
    return compile_object(source, directory(core, profile) / "header" / f"{name}.o", flags_of(core, profile))


def objects_of(a: Algorithm, interface: Interface, image: Sequence[Call], core: Core, profile: Profile) -> list[Path]:
    if interface is Interface.HEADER:
        return [header_object(a, image, core, profile)]
    incremental = [incremental_object(core, profile)] if any(call.incremental for call in image) else []
    return [library_object(a.family, core, profile), *incremental]


def link(objects: Sequence[Path], roots: Iterable[str], core: Core, profile: Profile, to: Path) -> Path:
    """An image of everything that the roots need."""
    options = [*core.flags, "-nostartfiles", *profile.link, "--specs=nosys.specs", "-Wl,--gc-sections", "-Wl,-e,0"]
    kept = [f"-Wl,-u,{root}" for root in roots]
    to.parent.mkdir(parents=True, exist_ok=True)
    unfinished = to.with_suffix(f".{os.getpid()}")
    run([f"{core.tools}gcc", *options, *kept, "-T", LINK_SCRIPT, *objects, "-o", unfinished])
    return unfinished.replace(to)


def link_image(a: Algorithm, interface: Interface, image: Sequence[Call], core: Core, profile: Profile) -> Path:
    to = directory(core, profile) / "images" / f"{image_name(a, interface, image)}.elf"
    roots = [function(a, interface, call) for call in image]
    return link(objects_of(a, interface, image, core, profile), roots, core, profile, to)


def link_library(core: Core, profile: Profile) -> Path:
    """One image with every measured function of liblinnet."""
    objects = [*library_objects(families(), core, profile), incremental_object(core, profile)]
    roots = [function(a, Interface.C, call) for a in algorithms().values() for call in calls(a)]
    return link(objects, roots, core, profile, directory(core, profile) / "library.elf")


def shared_library(source: Path) -> Path:
    """A C source for this machine, as a shared object."""
    made = compile_object(source, BUILD / "host" / f"{source.stem}.o", ["-O2", "-fPIC", "-Wall", "-Wextra", "-Werror"], "gcc")
    return _link_shared([made], BUILD / "host" / f"{source.stem}.so")


def _newer(made: Path, of: Sequence[Path]) -> bool:
    return made.exists() and all(o.stat().st_mtime_ns <= made.stat().st_mtime_ns for o in of)


def _link_shared(objects: Sequence[Path], to: Path) -> Path:
    with _locked(to):
        if not _newer(to, objects):
            to.unlink(missing_ok=True)
            run(["g++", "-shared", *objects, "-o", to])
    return to


def host_library() -> Path:
    """liblinnet for this machine, which provides the expected answers."""
    flags = ["-std=c++20", "-O1", "-fPIC", "-DLINNET_SMALL=1", "-DLINNET_NO_DISPATCH", *LIBRARY]
    objects = [compile_object(library_source(family), BUILD / "host" / f"{family}.o", flags, "g++") for family in families()]
    return _link_shared(objects, BUILD / "host" / "liblinnet.so")
