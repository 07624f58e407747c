# SPDX-License-Identifier: MIT OR Apache-2.0
"""liblinnet for firmware as a folder: linnet.h with the headers that it includes, and an archive for each core in each profile."""

import shutil
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path

from measure import builds
from measure.catalog import ROOT
from measure.cores import ARCHIVED, PROFILES


def write(folder: Path, jobs: int) -> list[Path]:
    """Makes the headers in C and lib/PROFILE/liblinnet-CORE.a, with the licenses."""
    made = []
    with ThreadPoolExecutor(jobs or None) as pool:
        cells = list(product(ARCHIVED.values(), PROFILES.values()))
        for (_, profile), archive in zip(cells, pool.map(lambda cell: builds.archive(*cell), cells)):
            to = folder / "lib" / profile.name / archive.name
            to.parent.mkdir(parents=True, exist_ok=True)
            made.append(Path(shutil.copyfile(archive, to)))
    for header in (ROOT / "include").rglob("*.h"):
        to = folder / header.relative_to(ROOT)
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(header, to)
    for license_text in ROOT.glob("LICENSE-*"):
        shutil.copy(license_text, folder)
    return made
