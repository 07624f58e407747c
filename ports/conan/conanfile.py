# SPDX-License-Identifier: MIT OR Apache-2.0
"""Conan recipe of the tree that it lies in: `conan create ports/conan`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import ClassVar

from conan import ConanFile
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout
from conan.tools.files import copy

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ["CMakeLists.txt", "LICENSE-*", "cmake/*", "include/*", "src/*"]


class Linnet(ConanFile):
    name = "linnet"
    description = "Lightweight cryptography, header-only in C++20, and compiled with a C interface"
    license = "MIT OR Apache-2.0"
    topics = (
        "cryptography",
        "aead",
        "hash",
        "ascon",
        "romulus",
        "isap",
        "gift-cofb",
        "xoodyak",
        "sparkle",
        "tinyjambu",
        "photon-beetle",
        "elephant",
        "grain",
    )
    package_type = "library"
    settings = "os", "arch", "compiler", "build_type"
    options: ClassVar = {"shared": [True, False]}
    default_options: ClassVar = {"shared": False}
    languages = "C++", "C"

    def set_version(self) -> None:
        header = (ROOT / "include/linnet/version.hpp").read_text(encoding="utf-8")
        found = re.search(r'LINNET_VERSION "(.*)"', header)
        assert found is not None
        self.version = found[1]

    def export_sources(self) -> None:
        for pattern in SOURCES:
            copy(self, pattern, src=str(ROOT), dst=self.export_sources_folder)

    def layout(self) -> None:
        cmake_layout(self)

    def generate(self) -> None:
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables |= {f"LINNET_BUILD_{part}": False for part in ("TESTS", "EXAMPLES", "BENCH")}
        toolchain.cache_variables["CMAKE_INSTALL_LIBDIR"] = "lib"
        toolchain.generate()

    def build(self) -> None:
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self) -> None:
        CMake(self).install()

    def package_info(self) -> None:
        # The package brings its own files for find_package and pkg-config.
        self.cpp_info.set_property("cmake_find_mode", "none")
        self.cpp_info.builddirs = ["lib/cmake/linnet"]
        self.cpp_info.libs = ["linnet"]
