#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Compiles the library to WebAssembly, and writes the modules to dist/: as files, and in base64 as JavaScript.

Needs clang++-16, wasm-ld-16 (the package lld-16) and newlib's headers (libstdc++-arm-none-eabi-newlib), which are
read for their types alone. CXX and WASM_LD name others. ccache, where it is installed, keeps what was compiled.
"""

from __future__ import annotations

import argparse
import base64
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "tools"))

from generate import functions  # noqa: E402
from generate.description import catalog, kinds  # noqa: E402

CXX = os.environ.get("CXX", "ccache clang++-16" if shutil.which("ccache") else "clang++-16").split()
LD = os.environ.get("WASM_LD", "wasm-ld-16")
SHARED = ("algorithms", "c_by_id", "c_common")
STACK = 8 * 1024  # every call ends with zeroing it; the deepest takes 1.6 KB, and one that took all would trap
TARGET = ["--target=wasm32", "-nostdlib", "-ffreestanding", "-fvisibility=hidden"]
TARGET += ["-ffunction-sections", "-fdata-sections"]
CPP = ["-std=c++20", "-fno-exceptions", "-fno-rtti", f"-I{ROOT / 'include'}"]
# 64-bit products have 64 bits in WebAssembly: the code for 32-bit products is the faster, and smaller.
NO_INT128 = "-U__SIZEOF_INT128__"
FAST = ["-O2", "-DLINNET_INLINE_PERMUTATION=0", NO_INT128]
SMALL = ["-Os", "-DLINNET_SHARED=1", NO_INT128]
# The vectorizer of straight code halves the speed of Ascon.
SIMD = ["-msimd128", "-mbulk-memory", "-fno-slp-vectorize"]
# The families that are compiled for speed, as far as a module of everything has room.
SPEED = ("ascon", "aes_gcm", "chacha20_poly1305", "chacha", "sha2", "x25519")
# name: families (None: all), further options
MODULES: dict[str, tuple[list[str] | None, list[str]]] = {
    "linnet": (None, []),
    "linnet-simd": (None, SIMD),
    "ascon": (["ascon"], []),
    "ascon-simd": (["ascon"], SIMD),
}


def headers() -> list[str]:
    """libstdc++'s headers for a target without a system. They say nothing about Arm but its byte order."""
    found = sorted(Path("/usr/include/newlib/c++").glob("*"))
    if not found:
        sys.exit("install libstdc++-arm-none-eabi-newlib: its headers are missing")
    folders = (found[-1], found[-1] / "arm-none-eabi", Path("/usr/include/newlib"))
    return ["-D__IEEE_LITTLE_ENDIAN", *(option for f in folders for option in ("-isystem", str(f)))]


def sources(only: list[str] | None, folder: Path) -> Path:
    """The folder with the sources: the library's, or a copy whose catalog has some families."""
    if only is None:
        return ROOT / "src"
    listed = [a for a in catalog() if a.family in only]
    shutil.copytree(ROOT / "src", folder, dirs_exist_ok=True)
    made = {
        "catalog.inc": functions.catalog(listed),
        "entries.inc": functions.entries(listed),
        "kernels.hpp": functions.kernels(only),
        "count.hpp": functions.count(listed),
    }
    for name, text in made.items():
        (folder / "generated" / name).write_text(text, encoding="utf-8")
    return folder


def exports(only: list[str] | None) -> list[str]:
    """The functions by id of the kinds that there are, and of the catalog."""
    there = {a.kind.name for a in catalog() if only is None or a.family in only}
    names = ["__heap_base", "__global_base", "linnet_count", "linnet_at", "linnet_version", "linnet_equal"]
    for kind in kinds().values():
        if kind.name in there:
            names += [f"linnet_{kind.name}_{f.name}" for f in kind.functions if not f.tables_only]
            names += [f"linnet_{kind.name}_{f'{o.name}_' if o else ''}{of.name}" for o, of in kind.all_operations()]
    return names


def compiled(source: Path, options: list[str], include: Path, out: Path) -> str:
    language = ["-xc", "-std=c17"] if source.suffix == ".c" else [*CPP, f"-I{include}", *headers()]
    subprocess.run([*CXX, *language, *TARGET, *options, "-c", str(source), "-o", str(out)], check=True)
    return str(out)


def link(objects: list[str], names: list[str], out: Path) -> bytes:
    options = ["--no-entry", "--gc-sections", "--stack-first", f"-zstack-size={STACK}", "--strip-all", "-O3"]
    subprocess.run([LD, *options, *(f"--export={name}" for name in names), *objects, "-o", str(out)], check=True)
    return out.read_bytes()


def linked(name: str, only: list[str] | None, options: list[str], work: Path, jobs: int) -> bytes:
    objects = work / name
    objects.mkdir(parents=True, exist_ok=True)
    folder = sources(only, work / f"src-{name}")
    files = [(HERE / "wasm" / "runtime.c", [*FAST, *options, "-fno-builtin"])]
    files += [(folder / f"{shared}.cpp", [*SMALL, *options, "-DLINNET_LIBRARY"]) for shared in SHARED]
    for family in only or list(dict.fromkeys(a.family for a in catalog())):
        own = [*(FAST if family in SPEED else SMALL), *options, "-DLINNET_LIBRARY", "-DLINNET_LEVEL=0"]
        files.append((folder / "generated" / f"{family}.cpp", own))
    with ThreadPoolExecutor(jobs) as pool:
        made = list(pool.map(lambda f: compiled(f[0], f[1], folder, objects / f"{f[0].stem}.o"), files))
    return link(made, exports(only), work / f"{name}.wasm")


def write(name: str, module: bytes, dist: Path) -> None:
    text = base64.b64encode(module).decode()
    head = f"// SPDX-License-Identifier: MIT OR Apache-2.0\n// {name}.wasm in base64, made by build.py.\n"
    (dist / f"{name}.wasm").write_bytes(module)
    (dist / f"{name}.wasm.js").write_text(f"{head}export default '{text}';\n", encoding="ascii")
    print(f"{name}: {len(module)} bytes", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--work", type=Path, default=ROOT / "build-js", help="the folder of the objects")
    parser.add_argument("--dist", type=Path, default=HERE / "dist", help="the folder of the modules")
    arguments = parser.parse_args()
    work, dist = arguments.work, arguments.dist
    dist.mkdir(parents=True, exist_ok=True)
    for name, (only, options) in MODULES.items():
        write(name, linked(name, only, options, work, arguments.jobs), dist)
    scrypt = compiled(HERE / "wasm" / "scrypt.c", ["-O2"], HERE, work / "scrypt.o")
    write("scrypt", link([scrypt], ["__heap_base", "mix"], work / "scrypt.wasm"), dist)
    for name in ("LICENSE-APACHE", "LICENSE-MIT"):
        shutil.copy(ROOT / name, dist)


if __name__ == "__main__":
    main()
