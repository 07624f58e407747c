# SPDX-License-Identifier: MIT OR Apache-2.0
"""The checks run in a right order, a failure is not lost, and a result is kept for what it was found on alone."""

import fcntl
import json
import os
import shlex
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType

import pytest
from repository import ROOT

TOOLS = ROOT / "tools"

pytestmark = pytest.mark.skipif(sys.version_info < (3, 11), reason="the checks read TOML, which Python 3.11 brings")


@pytest.fixture(autouse=True)
def modules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(TOOLS)
    monkeypatch.syspath_prepend(TOOLS / "checks")


@pytest.fixture
def schedule(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    import schedule

    monkeypatch.setattr(schedule, "LOGS", tmp_path / "logs")
    return schedule


@pytest.fixture
def history(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """In a repository of five commits, three hours apart, each with a file of its number."""
    import history

    folder = tmp_path / "repository"
    folder.mkdir()
    for number in range(5):
        (folder / f"{number}.txt").write_text("")
        date = f"2026-01-01T{number * 3 + 1:02}:00:00Z"
        environment = {**os.environ, "GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date}
        identity = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
        for command in (["init", "-q"], ["add", "."], [*identity, "commit", "-q", "-m", str(number)]):
            subprocess.run(["git", *command], cwd=folder, env=environment, check=True)
    monkeypatch.setattr(history, "ROOT", folder)
    monkeypatch.setattr(history, "RECORD", tmp_path / "record.json")
    monkeypatch.setattr(history, "SHARES", {"first": ["3.*"], "second": ["docs/*"], "third": ["1.txt"]})
    monkeypatch.delenv("LINNET_BASE", raising=False)
    return history


def test_the_table_holds_together() -> None:
    import table

    names = [c.name for c in table.CHECKS]
    assert len(set(names)) == len(names)
    assert {c.share for c in table.CHECKS} == {"", *table.SHARES}
    for place, check in enumerate(table.CHECKS):
        assert set(check.after) <= set(names[:place])
        # A check of every change waits for no other share.
        assert check.share or not {c.share for c in table.CHECKS if c.name in check.after} - {""}
        script = shlex.split(check.command)[0]
        assert script == "make" or (os.access(ROOT / script, os.X_OK) and script.startswith("tools/"))


def test_order(schedule: ModuleType, tmp_path: Path) -> None:
    from table import Check

    order = tmp_path / "order"
    checks = [
        Check("short", "", f"echo short >>{order}", 1, after=()),
        Check("needs", "", f"echo needs >>{order}", 100, after=("first",)),
        Check("first", "", f"echo first >>{order}", 1, after=()),
        Check("not-there", "", f"echo not-there >>{order}", 2, after=("what does not run",)),
    ]
    results = schedule.run(checks, 1, {})
    assert order.read_text().split() == ["first", "needs", "not-there", "short"]
    assert [r.status for r in results] == [0, 0, 0, 0]


def test_a_failure(schedule: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from table import Check

    checks = [
        Check("bad", "", "echo what is wrong; false", 9, after=()),
        Check("piped", "", f"sleep 1; touch {tmp_path}/piped", 8, after=()),
        Check("never", "", f"touch {tmp_path}/never", 1, after=()),
    ]
    results = schedule.run(checks, 2, {})
    assert {r.check.name: r.status for r in results} == {"bad": 1, "piped": 0}
    assert (tmp_path / "piped").exists()
    assert not (tmp_path / "never").exists()
    schedule.report(results, 1)
    said = capsys.readouterr().out
    assert "what is wrong" in said
    assert said.splitlines()[-2:] == ["failed: bad; run by hand: echo what is wrong; false", "1 passed, 1 failed"]


def test_cost_and_environment(schedule: ModuleType) -> None:
    from table import Check

    busy = f"{sys.executable} -c 'import time; t = time.process_time()\nwhile time.process_time() - t < 0.3: pass'"
    (result,) = schedule.run([Check("busy", "", f"{busy}; echo $JOBS $GIVEN", 1, after=())], 4, {"GIVEN": "yes"})
    assert result.cpu > 0.3
    assert result.last_line == "4 yes"


def test_checks_end_with_their_runner(tmp_path: Path) -> None:
    """The processes of the check hold a lock as long as one of them runs."""
    lock = tmp_path / "lock"
    script = (
        "import pathlib, schedule, table\n"
        f"schedule.LOGS = pathlib.Path('{tmp_path}')\n"
        f"schedule.run([table.Check('a', '', 'exec 9>{lock}; flock 9; echo locked >&9; sleep 200', 1, after=())], 1, {{}})\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(TOOLS / "checks")}
    runner = subprocess.Popen([sys.executable, "-c", script], env=environment, stdout=subprocess.DEVNULL)
    while not lock.exists() or not lock.read_text():
        time.sleep(0.01)
    runner.terminate()
    assert runner.wait() == 143
    end = time.monotonic() + 60
    with lock.open() as held:
        while True:
            try:
                return fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                assert time.monotonic() < end
                time.sleep(0.01)


def test_what_a_change_touches(history: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    assert history.number() == 5
    assert history.due() == "third"
    # Of the last four hours, as nothing is recorded.
    assert history.changed() == ["3.txt", "4.txt"]
    assert history.touched() == {"first": "3.txt"}
    history.save(["change"])
    assert history.changed() == []
    monkeypatch.setenv("LINNET_BASE", history.git("rev-parse", "HEAD~4"))
    assert history.touched() == {"first": "3.txt", "third": "1.txt"}


def test_shares_that_cost_too_much_are_left_to_their_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    import importlib.util

    import table

    spec = importlib.util.spec_from_file_location("runner", TOOLS / "checks" / "__main__.py")
    assert spec is not None and spec.loader is not None
    runner = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(runner)

    checks = [table.Check("always", "", "", 50), *(table.Check(name, "", "", 30, share=name) for name in "abcd")]
    monkeypatch.setattr(runner, "CHECKS", checks)
    monkeypatch.setattr(runner, "SHARES", {name: [] for name in "abcd"})
    for budget, chosen, left in ((200, "bda", ""), (110, "bd", "a"), (109, "b", "da"), (10, "b", "da")):
        monkeypatch.setattr(runner, "BUDGET", budget)
        assert runner.affordable("b", {"a": "file", "d": "file"}) == (["", *chosen], list(left))


def test_a_record_is_of_what_was_committed(history: ModuleType) -> None:
    (history.ROOT / "4.txt").write_text("changed")
    history.save(["change"])
    assert history.load() == {}


def test_who_made_a_share_fail(history: ModuleType) -> None:
    assert "not recorded" in history.since_last_pass("second")
    head = history.git("rev-parse", "HEAD")
    history.RECORD.write_text(f'{{"second": "{history.git("rev-parse", "HEAD~2")}"}}')
    said = history.since_last_pass("second").splitlines()
    assert len(said) == 3
    assert head.startswith(said[1].split()[0])


def unless_passed(cache: Path, file: Path, command: str, **environment: str) -> int:
    words = [sys.executable, TOOLS / "unless_passed.py", file, "--", "sh", "-c", command]
    # A run of the checks that takes nothing from a cache has LINNET_RECHECK set.
    given = {**os.environ, "XDG_CACHE_HOME": str(cache), "LINNET_RECHECK": "", **environment}
    return subprocess.run(words, env=given, check=False).returncode


def test_what_passed_is_not_run_again(tmp_path: Path) -> None:
    file, runs = tmp_path / "file", tmp_path / "runs"
    command = f"echo >>{runs}"

    def count() -> int:
        return len(runs.read_text())

    file.write_text("a")
    assert (unless_passed(tmp_path, file, command), count()) == (0, 1)
    assert (unless_passed(tmp_path, file, command), count()) == (0, 1)
    assert (unless_passed(tmp_path, file, command, LINNET_RECHECK="1"), count()) == (0, 2)
    file.write_text("b")
    assert (unless_passed(tmp_path, file, command), count()) == (0, 3)
    file.write_text("a")
    assert (unless_passed(tmp_path, file, command), count()) == (0, 3)


def test_what_failed_is_run_again(tmp_path: Path) -> None:
    file, there = tmp_path / "file", tmp_path / "there"
    file.write_text("a")
    assert unless_passed(tmp_path, file, f"test -e {there}") == 1
    there.touch()
    assert unless_passed(tmp_path, file, f"test -e {there}") == 0


def constant_time(cache: Path, folder: Path) -> list[str]:
    """The ids that the check of constant time is run on, with a command that prints them."""
    objects = ",".join(str(folder / f"chosen.{family}.g++-O2.o") for family in ("algorithms", "ascon", "sha2", "leaks"))
    words = [TOOLS.parent / "tests" / "constant_time" / "changed.py", folder / "catalog.json", folder / "caller.o", objects]
    done = subprocess.run(
        [sys.executable, *words, "--", "echo", "ids:"],
        env={**os.environ, "XDG_CACHE_HOME": str(cache), "LINNET_RECHECK": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    return [word for line in done.stdout.splitlines() if line.startswith("ids:") for word in (line.split() or [""])]


def test_families_that_have_changed(tmp_path: Path) -> None:
    of = {"ascon-aead128": "ascon", "sha-256": "sha2", "sha-512": "sha2"}
    (tmp_path / "catalog.json").write_text(json.dumps([{"id": name, "family": family} for name, family in of.items()]))
    for name in ("caller.o", *(f"chosen.{family}.g++-O2.o" for family in ("algorithms", "ascon", "sha2", "leaks"))):
        (tmp_path / name).write_text("1")
    assert constant_time(tmp_path, tmp_path) == ["ids:"]  # all
    assert constant_time(tmp_path, tmp_path) == []
    (tmp_path / "chosen.sha2.g++-O2.o").write_text("2")
    assert constant_time(tmp_path, tmp_path) == ["ids:", "sha-256", "sha-512"]
    (tmp_path / "caller.o").write_text("2")
    assert constant_time(tmp_path, tmp_path) == ["ids:"]
