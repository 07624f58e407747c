# SPDX-License-Identifier: MIT OR Apache-2.0
"""The command line: python -m target, with embedded/ on the module path."""

import argparse
import sys
from pathlib import Path

from measure.builds import BuildError
from measure.catalog import ROOT, algorithms
from measure.cores import PROFILES
from target import archives, packages, runner, session
from target.boards import BOARDS


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="target", description="liblinnet for firmware, and programs on boards.")
    commands = parser.add_subparsers(dest="command", required=True)
    archive = commands.add_parser(
        "archives", help="make liblinnet for each core in each profile, its headers in C, and packages that carry them"
    )
    archive.add_argument("--to", type=Path, default=ROOT / "build-firmware", help="a folder; default: build-firmware")
    archive.add_argument("--jobs", type=int, default=0, help="how many compilers at a time; default: as many as there is use for")
    for name, what in (("test", "compute the known answers"), ("measure", "count cycles and stack")):
        command = commands.add_parser(name, help=f"{what} of every algorithm on a board")
        command.add_argument("board", choices=BOARDS)
        command.add_argument("--profile", choices=PROFILES, default="small")
        command.add_argument("--algorithm", action="append", default=[], choices=algorithms(), metavar="ID", help="default: all")
        command.add_argument("--emulate", action="store_true", help="in an emulator of it; OpenOCD flashes the chip otherwise")
    return parser


def main() -> int:
    given = _arguments().parse_args()
    try:
        if given.command == "archives":
            print(*archives.write(given.to, given.jobs), sep="\n")
            packages.write(given.to)
            return 0
        board = BOARDS[given.board]
        run = runner.emulate if given.emulate or not board.openocd else runner.flash
        command = session.test if given.command == "test" else session.measure
        return command(board, PROFILES[given.profile], given.algorithm, run)
    except BuildError as error:
        print(f"target: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
