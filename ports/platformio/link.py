# SPDX-License-Identifier: MIT OR Apache-2.0
"""Links liblinnet for the core of the board. `custom_linnet_profile = fast` in platformio.ini takes the archive for speed.

The C++ headers need -std=gnu++20 and GCC 12 or Clang 16; linnet.h needs neither."""

from pathlib import Path

Import("env")  # noqa: F821 # SCons defines it

ARCHIVES = {
    "cortex-m0": "cortex-m0",
    "cortex-m0plus": "cortex-m0",
    "cortex-m3": "cortex-m3",
    "cortex-m4": "cortex-m4f",
    "cortex-m7": "cortex-m4f",
    "cortex-m33": "cortex-m33",
}

core = env.BoardConfig().get("build.cpu", "")  # noqa: F821
profile = env.GetProjectOption("custom_linnet_profile", "small")  # noqa: F821
if core in ARCHIVES:
    archives = str(Path("lib", profile).resolve())  # PlatformIO runs this in the library's folder
    env.Append(LIBPATH=[archives], LIBS=[f"linnet-{ARCHIVES[core]}"])  # noqa: F821
else:
    print(f"linnet: no prebuilt archive for {core or 'this processor'}; the C++ headers serve it")
