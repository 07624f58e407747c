# SPDX-License-Identifier: MIT OR Apache-2.0
"""The packages for PlatformIO, Arduino and ESP-IDF as folders, made from ports/ and liblinnet. Zephyr uses the repository."""

import os
import re
import shutil
from pathlib import Path

from measure.builds import NO_FAMILY, library_source
from measure.catalog import ROOT, families

# Arduino's names of the cores, and the archive of each.
ARDUINO = {
    "cortex-m0": "cortex-m0",
    "cortex-m0plus": "cortex-m0",
    "cortex-m3": "cortex-m3",
    "cortex-m4": "cortex-m4f",
    "cortex-m7": "cortex-m4f",
    "cortex-m33": "cortex-m33",
}


def _words() -> dict[str, str]:
    """The replacements for text between two @ in a file of ports/."""
    version = re.search(r'LINNET_VERSION "(.+)"', (ROOT / "include" / "linnet" / "version.hpp").read_text(encoding="utf-8"))
    assert version
    return {
        "version": version[1],
        "sources": " ".join(str(library_source(name).relative_to(ROOT)) for name in (*families(), *NO_FAMILY)),
        "repository": os.environ.get("LINNET_REPOSITORY", ""),
    }


def _start(name: str, to: Path) -> Path:
    """The folder of a package, with its files from ports/ and the licenses."""
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(ROOT / "ports" / name, to)
    words = _words()
    for path in (p for p in to.iterdir() if p.is_file()):
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub(r"@(\w+)@", lambda match: words[match[1]], text), encoding="utf-8")
    for license_text in ROOT.glob("LICENSE-*"):
        shutil.copy(license_text, to)
    return to


def _headers(to: Path) -> None:
    shutil.copytree(ROOT / "include", to, dirs_exist_ok=True)


def write(folder: Path) -> None:
    """Makes the packages next to the archives in the folder."""
    platformio = _start("platformio", folder / "platformio")
    _headers(platformio / "include")
    shutil.copytree(folder / "lib", platformio / "lib")
    arduino = _start("arduino", folder / "arduino" / "Linnet")
    _headers(arduino / "src")
    for core, archive in ARDUINO.items():
        (arduino / "src" / core).mkdir()
        shutil.copy(folder / "lib" / "small" / f"liblinnet-{archive}.a", arduino / "src" / core / "liblinnet.a")
    esp = _start("esp-idf", folder / "esp-idf" / "linnet")
    _headers(esp / "include")
    shutil.copytree(ROOT / "src", esp / "src", ignore=shutil.ignore_patterns("CMakeLists.txt"))
