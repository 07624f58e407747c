# SPDX-License-Identifier: MIT OR Apache-2.0
"""Makes docs/performance.md from the figures of linnet_race: plots of the ratios, a summary, tables, and all figures as CSV.

python3 tools/bench ratios RACES.json                  prints the summary and the tables
python3 tools/bench ratios --write RACES.json          takes the figures over into docs/measured, and makes the page of them
python3 tools/bench ratios --write RACES.json...       the same for several races of all calls, of whose figures the lowest count
python3 tools/bench ratios --write --part RACES.json   the same for a run of some calls; docs/measured keeps the others
python3 tools/bench ratios --write                     makes the page anew of the figures in docs/measured
"""

from __future__ import annotations

import csv
import io
import json
import math
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import marked

from bench import measured, ratio_plot

DOCS = Path(__file__).resolve().parents[2] / "docs"
OURS = ("g++", "clang++", "liblinnet")
KINDS = {"encrypt": "AEADs", "decrypt": "AEADs", "crypt": "Stream ciphers", "hash": "Hash functions", "compute": "MACs"}
OTHER = "Other algorithms"
LIMIT = "limit"  # the entrant of bench/peers/limits.cpp, which is no peer
LIMITED_BY = {
    "ascon-aead128/keyed/encrypt": "operations on words: 37 a round, 8 rounds a block",
    "ascon-hash256/hash": "operations on words: 37 a round, 12 rounds a block",
    "aes-128-gcm/keyed/encrypt": "rounds of AES and carry-less products, three a block",
    "aes-256-gcm/keyed/encrypt": "rounds of AES and carry-less products, three a block",
    "aes-128-ccm/keyed/encrypt": "waiting: each block's ten rounds for the block before",
    "aes-128-ctr/each/crypt": "rounds of AES",
    "aes-128-cmac/keyed/compute": "waiting: each block's ten rounds for the block before",
    "chacha20-poly1305/keyed/encrypt": "operations on vectors",
    "sha-256/hash": "waiting: each two rounds for the two before",
    "sha-512/hash": "operations on words: 25 a round",
    "sha3-256/hash": "operations: 130 on words a round, or 25 on vectors of 512 bits",
    "x25519/agree": "multiplications of words",
}
FAMILIES = {  # the title of each plot, and which algorithms it has
    "Ascon": r"ascon-(aead|hash|xof|cxof|mac|prf).*",
    "Romulus": r"romulus-.*",
    "ISAP": r"isap-.*",
    "GIFT-COFB": r"gift-cofb",
    "Xoodyak": r"xoodyak.*",
    "Sparkle": r"schwaemm-.*|(xo)?esch\d+",
    "TinyJAMBU": r"tinyjambu-.*",
    "PHOTON-Beetle": r"photon-beetle-.*",
    "Elephant": r"elephant-.*",
    "Grain": r"grain-.*",
    "NORX": r"norx.*",
    "AES-GCM": r"aes-\d+-gcm",
    "AES-GCM-SIV": r"aes-\d+-gcm-siv",
    "AES-CCM": r"aes-\d+-ccm",
    "AES-EAX": r"aes-\d+-eax",
    "AES-OCB": r"aes-\d+-ocb",
    "AES-CTR and AES-CMAC": r"aes-\d+-(ctr|cmac)",
    "ChaCha20-Poly1305": r"x?chacha20-poly1305",
    "ChaCha20, Salsa20 and Poly1305": r"x?(chacha20|salsa20)|xsalsa20-poly1305|poly1305",
    "SHA-1, SHA-2 and HMAC": r"(hmac-)?sha-.*",
    "SHA-3, SHAKE and KMAC": r"(sha3|shake|kmac).*",
    "HKDF and PBKDF2": r"(hkdf|pbkdf2)-.*",
    "X25519": r"x25519",
    OTHER: r".*",
}


@dataclass
class Row:
    """A race between a peer and some of ours: the time of each."""

    race: str
    size: int
    ours: dict[str, float]
    peers: list[tuple[float, str]]  # the fastest first

    def ratio(self, build: str) -> float:
        """How many times as long the best peer takes, to two digits, as it is printed and counted."""
        return round(self.peers[0][0] / self.ours[build], 2)

    def ratios(self) -> list[float]:
        return [self.ratio(build) for build in self.ours]

    @property
    def kind(self) -> str:
        return KINDS.get(self.race.rpartition("/")[2], "Others")

    @property
    def algorithm(self) -> str:
        return self.race.partition("/")[0]

    @property
    def family(self) -> str:
        return next(title for title, pattern in FAMILIES.items() if re.fullmatch(pattern, self.algorithm))

    @property
    def label(self) -> str:
        """The row of a plot: encryption and decryption are one, with the key set up in each call unless it says otherwise."""
        algorithm, *how = self.race.split("/")
        if "keyed" in how:
            return f"{algorithm}, keyed"
        return algorithm if len(how) > 1 or how == ["hash"] else f"{algorithm}, {how[0]}"


def rows_of(races: dict[str, Any]) -> list[Row]:
    rows = []
    for race in races["races"]:
        taken = race["taken"]
        ours = {build: taken[build] for build in OURS if build in taken}
        peers = sorted((value, name) for name, value in taken.items() if name not in (*OURS, LIMIT))
        if ours and peers:
            rows.append(Row(race["race"], race["size"], ours, peers))
    return rows


def grouped(rows: Iterable[Row], key: Callable[[Row], str]) -> dict[str, list[Row]]:
    groups: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        groups[key(row)].append(row)
    return groups


def by_family(rows: Sequence[Row]) -> dict[str, list[Row]]:
    """The rows of each family that raced, in the order of FAMILIES."""
    groups = grouped(rows, lambda row: row.family)
    return {title: groups[title] for title in FAMILIES if title in groups}


def mean(values: Sequence[float]) -> float:
    """The geometric mean."""
    return math.exp(sum(map(math.log, values)) / len(values))


# In words and tables


def table(header: list[str], alignment: list[str], lines: list[list[str]]) -> str:
    return "".join(f"| {' | '.join(cells)} |\n" for cells in (header, alignment, *lines))


def about_run(run: dict[str, Any], rows: list[Row]) -> str:
    """The machine, our builds and the peers that raced."""
    raced = {name for row in rows for _, name in row.peers}
    versions = run["entrants"]
    rounds = f"{run['rounds']} rounds"
    if isinstance(run["rounds"], list):
        rounds = f"{len(run['rounds'])} races of {', '.join(map(str, run['rounds']))} rounds, the lowest of whose medians count"
    return "\n".join(
        [
            f"- **Machine**: {run['machine']}; {run['unit']} at {run['per_second'] / 1e9:.3f} GHz; {rounds}.",
            f"- **Linnet**: {'; '.join(versions[build] for build in OURS if build in versions)}.",
            f"- **Peers**: {'; '.join(sorted((versions[name] for name in raced), key=str.lower))}.",
        ]
    )


def about(races: dict[str, Any], rows: list[Row]) -> str:
    """The run that measured all rows, and the later ones with what they measured."""
    later = races.get("later", [])
    calls = {call for run in later for call in run["calls"]}
    text = about_run(races, [row for row in rows if row.race not in calls])
    for run in later:
        mine = [row for row in rows if row.race in run["calls"]]
        others = {row.algorithm for row in rows if row.race not in run["calls"]}
        names = dict.fromkeys(row.race if row.algorithm in others else row.algorithm for row in mine)
        text += f"\n\nA later run measured {', '.join(names)}:\n\n{about_run(run, mine)}"
    return text


def races_table(rows: list[Row], builds: list[str]) -> str:
    lines = []
    for row in rows:
        ours = " / ".join(f"{row.ours[build]:.4g}" if build in row.ours else "-" for build in builds)
        ratios = " / ".join(f"{row.ratio(build):.2f}" if build in row.ours else "-" for build in builds)
        best, name = row.peers[0]
        lines.append([row.race, str(row.size), ratios, ours, f"{best:.4g}", name])
    names = " / ".join(builds)
    return table(
        ["Call", "Bytes", f"Ratio: {names}", names, "Best peer", "which is"], ["---", "--:", "---", "---", "--:", "---"], lines
    )


def share(ratios: list[float]) -> str:
    """The geometric mean, and how many are at least 1."""
    return f"{mean(ratios):.2f}; {sum(ratio >= 1 for ratio in ratios) / len(ratios):.0%}" if ratios else ""


def summary(rows: list[Row], builds: list[str]) -> str:
    """By kind, for each of our builds."""
    groups = {**grouped(rows, lambda row: row.kind), "All": rows}
    lines = [
        [kind, str(len(group)), *(share([row.ratio(build) for row in group if build in row.ours]) for build in builds)]
        for kind, group in groups.items()
    ]
    return table(["Kind", "Rows", *builds], ["---", *["--:"] * (1 + len(builds))], lines)


def limits(races: dict[str, Any]) -> str:
    """For calls that have a limit: our fastest build, in the clock of the processor, and how close it is."""
    runs = {call: run for run in [races, *races.get("later", [])] for call in run.get("calls", LIMITED_BY)}
    lines = []
    for race in races["races"]:
        taken, call = race["taken"], race["race"]
        if LIMIT not in taken or call not in LIMITED_BY:
            continue
        cycle = runs[call]["per_cycle"]
        best, build = min((taken[build], build) for build in OURS if build in taken)
        figures = [f"{best / cycle:.3g}", f"{taken[LIMIT] / cycle:.3g}", f"{taken[LIMIT] / best:.2f}", build]
        lines.append([call, *figures, LIMITED_BY[call]])
    lines.sort(key=lambda line: list(LIMITED_BY).index(line[0]))
    header = ["Call", "Cycles a byte", "Limit", "Ratio", "Linnet", "What limits it"]
    return table(header, ["---", "--:", "--:", "--:", "---", "---"], lines)


def lowest(rows: list[Row]) -> str:
    cells = sorted((row.ratio(build), row.race, row.size, build, row.peers[0][1]) for row in rows for build in row.ours)
    lines = [[f"{ratio:.2f}", race, str(size), build, peer] for ratio, race, size, build, peer in cells[:20]]
    return table(["Ratio", "Call", "Bytes", "Linnet", "Best peer"], ["--:", "---", "--:", "---", "---"], lines)


def tables(rows: list[Row], builds: list[str]) -> str:
    """The figures of each family, folded."""
    return "\n".join(
        f"<details>\n<summary>{title}: {len(group)} rows</summary>\n\n{races_table(group, builds)}\n</details>\n"
        for title, group in by_family(rows).items()
    )


# In pictures


def in_words(rows: list[Row]) -> str:
    """A description of a plot, for readers who cannot see it."""
    cells = [(ratio, row.race, row.size) for row in rows for ratio in row.ratios()]
    level = sum(ratio >= 1 for ratio, _, _ in cells)
    (least, race, size), most = min(cells), max(cells)[0]
    at = f" at {size} bytes" if size > 1 else ""
    return f"{level} of {len(cells)} ratios are at least 1; they reach from {least:.2f}, of {race}{at}, to {most:.2f}."


def mark(rows: list[Row]) -> ratio_plot.Mark | None:
    """The mean over the rows and all builds, and its line from the least to the greatest."""
    ratios = [ratio for row in rows for ratio in row.ratios()]
    return ratio_plot.Mark(mean(ratios), min(ratios), max(ratios)) if ratios else None


AXIS = "time of the best peer / time of Linnet"


def overview(rows: list[Row]) -> str:
    marks = [ratio_plot.Row(title, [mark(group)]) for title, group in by_family(rows).items()]
    return ratio_plot.plot("The speed of Linnet and of the best peer", in_words(rows), marks, ["ratio"], AXIS)


def family_plot(title: str, rows: list[Row]) -> str:
    sizes = sorted({row.size for row in rows})
    lines = [
        ratio_plot.Row(label, [mark([row for row in group if row.size == size]) for size in sizes])
        for label, group in grouped(rows, lambda row: row.label).items()
    ]
    return ratio_plot.plot(f"{title}: Linnet and the best peer", in_words(rows), lines, [f"{size} bytes" for size in sizes], AXIS)


def file_name(title: str) -> str:
    return f"races-{re.sub('[^a-z0-9]+', '-', title.lower())}.svg"


def plots(rows: list[Row]) -> str:
    """A section for each family, with its picture."""
    sections = [f"### {title}\n\n![{in_words(group)}](measured/{file_name(title)})\n" for title, group in by_family(rows).items()]
    return "\n".join(sections)


# Files


def read_races(path: Path) -> dict[str, Any]:
    """The output of linnet_race."""
    try:
        content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        sys.exit(f"{path}: {error.strerror}")
    except ValueError as error:
        sys.exit(f"{path} is no JSON of linnet_race: {error}")
    for race in content.get("races", []):  # with the digits of races.csv, of which the page can be made anew
        race["taken"] = {name: float(f"{value:.4g}") for name, value in race["taken"].items()}
    return content


def lowest_of(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """Several races of all as one: the lowest of each entrant's figures, which other programs of the machine disturbed least."""
    races: dict[tuple[str, int], dict[str, Any]] = {}
    for race in (race for run in runs for race in run["races"]):
        taken = races.setdefault((race["race"], race["size"]), race | {"taken": {}})["taken"]
        for name, figure in race["taken"].items():
            taken[name] = min(figure, taken.get(name, figure))
    entrants = {name: text for run in runs for name, text in run["entrants"].items()}
    per_cycle = min(run["per_cycle"] for run in runs)
    rounds = [run["rounds"] for run in runs]
    return runs[0] | {"rounds": rounds, "per_cycle": per_cycle, "entrants": entrants, "races": list(races.values())}


def read_measured(folder: Path) -> dict[str, Any]:
    """The stored results: the figures in races.csv, everything else in races.json."""
    races = read_races(folder / "races.json")
    with (folder / "races.csv").open(encoding="utf-8", newline="") as file:
        lines = [{name: cell for name, cell in line.items() if cell} for line in csv.DictReader(file)]
    races["races"] = [
        {"race": line.pop("call"), "size": int(line.pop("bytes")), "taken": {name: float(cell) for name, cell in line.items()}}
        for line in lines
    ]
    return races


def merged(measured: dict[str, Any], part: dict[str, Any]) -> dict[str, Any]:
    """The stored results with those of a run of some calls, which replace the earlier ones of the same calls."""
    new: dict[str, list[Any]] = defaultdict(list)
    for race in part["races"]:
        new[race["race"]].append(race)
    run = {name: value for name, value in part.items() if name != "races"} | {"calls": list(new)}
    earlier = [run | {"calls": [call for call in run["calls"] if call not in new]} for run in measured.get("later", [])]
    races = []
    for race in measured["races"]:
        if race["race"] not in run["calls"]:
            races.append(race)
        else:
            races += new.pop(race["race"], [])
    races += [race for group in new.values() for race in group]
    return measured | {"later": [*(run for run in earlier if run["calls"]), run], "races": races}


def measured_files(races: dict[str, Any]) -> dict[str, str]:
    """The files of docs/measured, by name: a column for each entrant, ours first."""
    raced = {name for race in races["races"] for name in race["taken"]}
    names = [*(build for build in OURS if build in raced), *sorted(raced.difference(OURS), key=str.lower)]
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["call", "bytes", *names])
    for race in races["races"]:
        figures = [f"{race['taken'][name]:.4g}" if name in race["taken"] else "" for name in names]
        writer.writerow([race["race"], race["size"], *figures])
    rest = {name: value for name, value in races.items() if name != "races"}
    return {"races.csv": text.getvalue(), "races.json": json.dumps(rest, indent=1) + "\n"}


def write(docs: Path, races: dict[str, Any], rows: list[Row], builds: list[str]) -> None:
    page, folder = docs / "performance.md", docs / "measured"
    parts = {"plots": plots(rows), "summary": summary(rows, builds), "lowest": lowest(rows)}
    parts |= {"tables": tables(rows, builds), "about": about(races, rows)}
    if any(LIMIT in race["taken"] for race in races["races"]):
        parts["limits"] = limits(races)
    filled = marked.filled(page.read_text(encoding="utf-8"), parts, page)
    files = measured_files(races) | {"races.svg": overview(rows)}
    files |= {file_name(title): family_plot(title, group) for title, group in by_family(rows).items()}
    for old in folder.glob("races*"):
        old.unlink()
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    page.write_text(filled, encoding="utf-8")


def main(words: Sequence[str]) -> None:
    parser = measured.parser("ratios", __doc__)
    parser.add_argument("--write", action="store_true", help="make docs/performance.md, and docs/measured of RACES.json")
    parser.add_argument("--part", action="store_true", help="RACES.json has some calls; docs/measured has the others")
    parser.add_argument("--docs", type=Path, default=DOCS, help="the folder of both; this repository's by default")
    parser.add_argument("races", type=Path, metavar="RACES.json", nargs="*", help="by default what docs/measured has")
    given = parser.parse_args(words)
    if given.part and not given.races:
        parser.error("--part needs RACES.json")
    runs = [read_races(path) for path in given.races] or [read_measured(given.docs / "measured")]
    races = lowest_of(runs) if len(runs) > 1 else runs[0]
    if given.part:
        races = merged(read_measured(given.docs / "measured"), races)
    rows = rows_of(races)
    if not rows:
        sys.exit("No peer took part in a race of Linnet's.")
    builds = [build for build in OURS if any(build in row.ours for row in rows)]
    if given.write:
        write(given.docs, races, rows, builds)
    else:
        tables_ = [summary(rows, builds), limits(races), lowest(rows), races_table(rows, builds)]
        print(about(races, rows), *tables_, sep="\n\n", end="")
