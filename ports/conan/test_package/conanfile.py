# SPDX-License-Identifier: MIT OR Apache-2.0
"""Builds the examples in C++ and C against the package, and runs them."""

from __future__ import annotations

from pathlib import Path

from conan import ConanFile
from conan.tools.build import can_run
from conan.tools.cmake import CMake, cmake_layout


class LinnetTest(ConanFile):
    settings = "os", "arch", "compiler", "build_type"
    generators = "CMakeToolchain", "VirtualRunEnv"

    def requirements(self) -> None:
        self.requires(self.tested_reference_str)

    def layout(self) -> None:
        cmake_layout(self)

    def build(self) -> None:
        cmake = CMake(self)
        cmake.configure(variables={"LINNET_EXAMPLES": str(Path(__file__).resolve().parents[3] / "examples")})
        cmake.build()

    def test(self) -> None:
        if can_run(self):
            for program in ("hash", "hash_c"):
                self.run(f"{self.cpp.build.bindir}/{program}", env="conanrun")
