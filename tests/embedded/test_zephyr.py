# SPDX-License-Identifier: MIT OR Apache-2.0
"""What Zephyr reads of the repository."""

from pathlib import Path

from measure import builds
from measure.catalog import ROOT, families


def test_zephyr(tmp_path: Path) -> None:
    """The module's CMakeLists.txt, with Zephyr's functions as they are called."""
    (tmp_path / "run.cmake").write_text(
        "function(zephyr_include_directories)\n    message(STATUS ${ARGN})\nendfunction()\n"
        "function(zephyr_library_sources)\n    message(STATUS ${ARGN})\nendfunction()\n"
        "function(zephyr_library_named)\nendfunction()\nfunction(zephyr_library_compile_definitions)\nendfunction()\n"
        f"set(CONFIG_LINNET y)\nset(CONFIG_LINNET_C y)\ninclude({ROOT / 'zephyr' / 'CMakeLists.txt'})\n"
    )
    said = builds.run(["cmake", "-P", tmp_path / "run.cmake"])
    paths = [Path(line.removeprefix("-- ")) for line in said.splitlines()]
    assert paths[0] == ROOT / "include"
    assert {path.stem for path in paths[1:]} == {*families(), *builds.NO_FAMILY}
    assert all(path.exists() for path in paths)
