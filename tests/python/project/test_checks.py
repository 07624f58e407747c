# SPDX-License-Identifier: MIT OR Apache-2.0
"""The checks run in a correct order, no failure is lost, and a result counts only for the contents on which it was found."""

import fcntl
import json
import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from repository import ROOT

CHECKS = ROOT / "tools" / "checks"
HOUR = 3600.0

pytestmark = pytest.mark.skipif(sys.version_info < (3, 11), reason="the checks read TOML, which Python 3.11 brings")


@pytest.fixture(autouse=True)
def modules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(CHECKS)
    for name in ("LINNET_BASE", "LINNET_MEMO", "LINNET_RECHECK"):  # as the checks themselves may have set them
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def schedule(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    import schedule

    monkeypatch.setattr(schedule, "LOGS", tmp_path / "logs")
    return schedule


class Tree:
    """A repository with some files, and checks of its own."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        import memo
        import plan
        import record

        self.folder, self.plan, self.record, self.monkeypatch = folder, plan, record, monkeypatch
        folder.mkdir()
        self.git("init", "-q")
        for module in (record, plan):
            if hasattr(module, "ROOT"):
                monkeypatch.setattr(module, "ROOT", folder)
        monkeypatch.setattr(record, "RECORDS", folder.parent / "records")
        monkeypatch.setattr(memo, "PASSED", folder.parent / "passed")
        monkeypatch.setattr(record, "TOOLS", ())
        self.commit(**{"a.txt": "a", "docs/b.txt": "b", "include/c.hpp": "c", "include/d.hpp": "d"})

    def git(self, *words: str) -> str:
        identity = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
        return subprocess.run(
            ["git", *identity, *words], cwd=self.folder, check=True, capture_output=True, text=True
        ).stdout.strip()

    def write(self, **files: str) -> None:
        import memo

        for name, text in files.items():
            (self.folder / name).parent.mkdir(exist_ok=True)
            (self.folder / name).write_text(text)
        self.record.files.cache_clear()
        memo.contents.cache_clear()

    def commit(self, **files: str) -> None:
        self.write(**files)
        self.git("add", ".")
        self.git("commit", "-q", "-m", "one more")
        self.record.files.cache_clear()

    def checks(self, *checks: object) -> None:
        self.monkeypatch.setattr(self.plan, "CHECKS", list(checks))

    def planned(self) -> list[tuple[str, str, str]]:
        return [(p.check.name, p.place.name, p.why) for p in self.plan.make()[0]]


@pytest.fixture
def tree(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Tree:
    return Tree(tmp_path / "repository", monkeypatch)


def check(name: str, command: str = "true", cost: int = 1, **values: object) -> object:
    from table import Check

    return Check(name, "", command, cost, **{"needs": (), "reads": ("*",), **values})  # type: ignore[arg-type]


def run(
    schedule: ModuleType, *checks: object, cores: int = 1, every: bool = True, environment: dict[str, str] | None = None
) -> tuple[list[str], dict[str, str]]:
    """The names of the checks in the order in which they began, those that failed with a `!`, and what did not run."""
    import plan

    results, left = schedule.run([plan.Planned(c, plan.Place.EVERY, "") for c in checks], cores, {}, lambda _: None)
    schedule.report(results, left, 1)
    return [r.check.name + "!" * (r.status != 0) for r in results], left


def test_the_table_holds_together() -> None:
    import table

    names = [c.name for c in table.CHECKS]
    assert len(set(names)) == len(names)
    for place, one in enumerate(table.CHECKS):
        assert set(one.needs) <= set(names[:place]) and set(one.after) <= set(names[:place])
        script = shlex.split(one.command)[0]
        assert script == "make" or (os.access(ROOT / script, os.X_OK) and script.startswith("tools/"))


def files_says(tree: Tree, *checks: object) -> list[str]:
    import table

    script = (
        f"import pathlib, runpy, sys\nsys.path[:0] = [{str(CHECKS)!r}]\nimport record, table\n"
        f"record.ROOT = pathlib.Path({str(tree.folder)!r})\n"
        f"table.CHECKS[:] = [table.Check(n, '', '', 1, reads=r) for n, r in {[(c.name, c.reads) for c in checks]!r}]\n"  # type: ignore[attr-defined]
        "sys.argv[1:] = ['files']\nrunpy.run_path(sys.path[0] + '/__main__.py', run_name='__main__')\n"
    )
    assert table.CHECKS
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode == 0) == (" of " in done.stdout), done.stderr
    return done.stdout.splitlines()


def test_each_file_is_read_by_a_check_and_each_pattern_reads_one(tree: Tree) -> None:
    tree.commit(**{"tools/cache.sh": ""})
    style = check("style", reads=("*", "a.txt"))
    assert files_says(tree, style, check("one", reads=("docs/*", "include/*.hpp"))) == ["a check reads each of 5 files"]
    assert files_says(tree, style, check("one", reads=("docs/*", "include/c*", "docs/*.md"))) == [
        "no check reads include/d.hpp",
        "a check reads docs/*.md, and there is no such file",
    ]


def test_the_shortest_and_the_longest_begin(schedule: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    def order() -> list[str]:
        return [
            line.partition(":")[0] for line in capsys.readouterr().out.splitlines() if ": sleep " in line and "failed" not in line
        ]

    def waits(name: str, cost: int, seconds: float = 0, **values: object) -> object:
        return check(name, f"sleep {seconds}", cost, **values)

    run(schedule, waits("b", 9, 1), waits("a", 1), waits("c", 5), waits("d", 7), cores=2)
    assert order() == ["a", "b", "c", "d"]
    # Counting the checks that wait for it, "first" is the longest.
    run(schedule, waits("short", 1, 1), waits("needs", 100, needs=("first",)), waits("first", 2), waits("long", 50), cores=2)
    assert order() == ["short", "first", "needs", "long"]


def test_a_failure(schedule: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    checks = [check("bad", "echo what is wrong; false", 1), check("lost", needs=("bad",)), check("after", cost=2, after=("bad",))]
    assert run(schedule, *checks) == (["bad!", "after"], {"lost": "it needs bad"})
    said = capsys.readouterr().out
    assert "\nwhat is wrong\n" in said
    assert said.splitlines()[-3:] == [
        "not run: lost; it needs bad",
        "failed: bad; run by hand: echo what is wrong; false",
        "1 passed, 1 failed, 1 not run",
    ]


def test_what_every_change_needs_runs_however_late(schedule: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "LIMIT", 10)
    assert run(schedule, check("short", every=True), check("long", cost=11, every=True)) == (["short", "long"], {})
    assert run(schedule, check("short"), check("long", cost=11)) == (["short"], {"long": schedule.TOO_LATE})


def test_time_is_kept_for_what_every_change_needs(schedule: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Except by checks that failed or were left in an earlier run."""
    from plan import Place, Planned

    monkeypatch.setattr(schedule, "LIMIT", 30)
    monkeypatch.setattr(Planned, "expected", property(lambda p: p.check.cost))
    every = Planned(check("every", cost=10, every=True), Place.EVERY, "")
    for place, cost, runs in (
        (Place.TOUCHED, 19, True),
        (Place.TOUCHED, 21, False),
        (Place.FAILED, 99, True),
        (Place.LEFT, 99, True),
    ):
        results, left = schedule.run([Planned(check("other", cost=cost), place, ""), every], 1, {}, lambda _: None)
        assert ("other" in [r.check.name for r in results]) == runs == ("other" not in left)
        assert "every" in [r.check.name for r in results]
    monkeypatch.setattr(schedule, "LIMIT", 1)
    slow, late = Planned(check("slow", "sleep 2"), Place.FAILED, ""), Planned(check("late"), Place.FAILED, "")
    results, left = schedule.run([slow, late], 1, {}, lambda _: None)
    assert ([r.check.name for r in results], left) == (["slow"], {"late": schedule.TOO_LATE})


def test_what_takes_too_long_gives_way(schedule: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "LIMIT", 5)
    monkeypatch.setattr(schedule, "GRACE", -4.5)
    began = time.monotonic()
    checks = [check("slow", "sleep 100"), check("every", "sleep 1", every=True)]
    assert run(schedule, *checks, cores=2) == (["every"], {"slow": schedule.TOO_LATE})
    assert time.monotonic() - began < 50


def test_what_cannot_be_made_here_is_no_failure(schedule: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(schedule, check("no-compiler", "exit ${LINNET_SKIPPED:-1}")) == (["no-compiler!"], {})
    assert "no-compiler: skipped" in capsys.readouterr().out


def test_the_environment_changes_no_check(schedule: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PYTEST_FLAGS", "PYTEST_ADDOPTS", "GTEST_FILTER", "CXXFLAGS", "MAKEFLAGS", "LINNET_CPU", "BENCH_FLAGS"):
        monkeypatch.setenv(name, "changed")
    assert run(schedule, check("one", "! env | grep changed")) == (["one"], {})


def test_cost_and_environment(schedule: ModuleType) -> None:
    import plan

    busy = f"{sys.executable} -c 'import time; t = time.process_time()\nwhile time.process_time() - t < 0.3: pass'"
    for place, memo in ((plan.Place.TOUCHED, "LINNET_MEMO"), (plan.Place.DUE, "LINNET_RECHECK")):
        runs = [plan.Planned(check("busy", f"{busy}; echo $JOBS $GIVEN ${memo}"), place, "")]
        ((result,), _) = schedule.run(runs, 4, {"GIVEN": "yes"}, lambda _: None)
        assert result.cpu > 0.3
        assert result.lines() == ["4 yes 1"]


def test_checks_end_with_their_runner(tmp_path: Path) -> None:
    """The processes of the check hold a lock as long as one of them runs."""
    lock = tmp_path / "lock"
    script = (
        "import pathlib, plan, schedule, table\n"
        f"schedule.LOGS = pathlib.Path('{tmp_path}')\n"
        f"one = table.Check('a', '', 'exec 9>{lock}; flock 9; echo locked >&9; sleep 200', 1, needs=())\n"
        "schedule.run([plan.Planned(one, plan.Place.EVERY, '')], 1, {}, print)\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(CHECKS)}
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


def test_what_a_change_touches(tree: Tree) -> None:
    one, docs, every = check("one", cost=9, reads=("a.txt",)), check("docs", reads=("docs/*",)), check("every", cost=2, every=True)
    tree.checks(one, docs, every)
    never = "it has not passed on this machine"
    assert tree.planned() == [("every", "EVERY", never), ("docs", "TOUCHED", never), ("one", "TOUCHED", never)]
    for each in (one, docs, every):
        tree.record.passes(each, 1)
    assert tree.planned() == []
    tree.commit(**{"docs/b.txt": "changed", "docs/new.txt": "new"})
    tree.git("rm", "-q", "a.txt")
    tree.record.files.cache_clear()
    assert tree.planned() == [
        ("every", "EVERY", "a.txt and 2 more have changed"),
        ("docs", "TOUCHED", "docs/b.txt and 1 more have changed"),
        ("one", "TOUCHED", "a.txt has changed"),
    ]


def test_other_contents_that_passed_before(tree: Tree) -> None:
    one = check("one", reads=("a.txt",))
    tree.checks(one)
    for text in ("1", "2"):
        tree.write(**{"a.txt": text})
        tree.record.passes(one, 1)
    for text, planned in (("1", 0), ("2", 0), ("3", 1)):
        tree.write(**{"a.txt": text})
        assert len(tree.planned()) == planned


def test_where_nothing_is_known_the_change_begins_at_a_commit(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    tree.checks(check("one", reads=("a.txt",)), check("docs", reads=("docs/*",)))
    tree.commit(**{"docs/b.txt": "changed"})
    monkeypatch.setenv("LINNET_BASE", "HEAD~1")
    never = "it has not passed on this machine"
    assert tree.planned() == [("docs", "TOUCHED", "docs/b.txt has changed"), ("one", "DUE", never)]
    tree.git("rm", "-q", "a.txt")
    tree.record.files.cache_clear()
    assert ("one", "TOUCHED", "a.txt has changed") in tree.planned()
    monkeypatch.setenv("LINNET_BASE", "no commit")
    assert [place for _, place, _ in tree.planned()] == ["TOUCHED"] * 2


def test_a_failure_comes_first_whatever_changed_since(tree: Tree) -> None:
    share, every = check("share", cost=9, reads=("a.txt",)), check("every", every=True)
    tree.checks(share, every)
    tree.record.passes(share, 1)
    tree.record.comes_first(share, "it failed")
    failed = tree.git("rev-parse", "--short=12", "HEAD")
    tree.commit(**{"docs/b.txt": "another"})
    assert tree.planned()[0] == ("share", "FAILED", f"it failed at {failed}")
    tree.record.passes(share, 1)
    assert [name for name, _, _ in tree.planned()] == ["every"]
    # Left for lack of time, it comes before checks of changed files, and after checks that every change needs, which have no limit.
    tree.record.comes_first(share, "it did not run", left=True)
    assert [(name, place) for name, place, _ in tree.planned()] == [("every", "EVERY"), ("share", "LEFT")]


def test_what_passed_longest_ago_is_due(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    checks = [check(name, reads=("a.txt",)) for name in ("new", "old", "older")]
    tree.checks(*checks)
    now = time.time()
    for one, age in zip(checks, (1 * HOUR, 20 * HOUR, 30 * HOUR)):
        monkeypatch.setattr(time, "time", lambda age=age: now - age)
        tree.record.passes(one, 1)
    monkeypatch.setattr(time, "time", lambda: now)
    assert [(name, place) for name, place, _ in tree.planned()] == [("older", "DUE")]
    monkeypatch.setattr(time, "time", lambda: now - 18.5 * HOUR)
    assert tree.planned() == []


def test_what_others_need_has_their_place(tree: Tree) -> None:
    made = check("made", cost=5, reads=())
    tree.checks(made, check("every", cost=9, every=True, needs=("made",)), check("touched", cost=3, needs=("made",)))
    assert [(name, place) for name, place, _ in tree.planned()] == [("made", "EVERY"), ("every", "EVERY"), ("touched", "TOUCHED")]
    tree.checks(made)
    assert tree.planned() == []


def test_code_counts_if_it_is_compiled(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    built = check("built", reads=("include/*", "docs/*"), builds=("build",))
    tree.checks(built)
    monkeypatch.setattr(tree.record, "_named_by_compilers", lambda _: {"include/c.hpp", "/usr/include/e.h"})
    tree.record.passes(built, 1)
    tree.write(**{"include/d.hpp": "changed"})
    assert tree.planned() == []
    tree.write(**{"include/c.hpp": "changed"})
    assert [why for _, _, why in tree.planned()] == ["include/c.hpp has changed"]


def test_dependency_files_name_what_is_compiled(tree: Tree) -> None:
    (tree.folder / "a.cpp").write_text('#include "include/c.hpp"\n')
    build = tree.folder / "build"
    build.mkdir()
    rule = "rule compile\n  command = g++ -I.. -MD -MF $out.d -c $in -o $out\n  depfile = $out.d\n  deps = gcc\n"
    (build / "build.ninja").write_text(f"{rule}build a.o: compile ../a.cpp\n")
    (tree.folder / "include" / "c.hpp").write_text("")
    subprocess.run(["ninja", "-C", build], check=True, capture_output=True)
    built = check("a", reads=("include/*",), builds=("build", "not-there"))
    assert tree.record._named_by_compilers(built) >= {"a.cpp", "include/c.hpp"}
    tree.commit(**{f"include/of_another_family_{i}.hpp": "" for i in range(3)})
    assert tree.record._named_by_compilers(built) == set()  # so that all headers count
    tree.record.passes(built, 1)
    assert "include/of_another_family_2.hpp" in tree.record.load(built).passed


def test_a_record_is_of_what_a_clone_has(tree: Tree) -> None:
    assert tree.record.is_fresh()
    (tree.folder / "new.hpp").write_text("not added")
    assert not tree.record.is_fresh()
    tree.commit(**{".gitignore": "/build/\n"})
    assert tree.record.is_fresh()
    (tree.folder / "build").mkdir()
    (tree.folder / "build" / "header.gch").write_text("stale")
    assert not tree.record.is_fresh()


def test_a_mode_and_new_code_count(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    built = check("built", reads=("src/*", "a.txt"), builds=("build",))
    tree.checks(built)
    tree.commit(**{"src/a.cpp": "", "src/a.hpp": ""})
    monkeypatch.setattr(tree.record, "_named_by_compilers", lambda _: {"src/a.hpp"})
    tree.record.passes(built, 1)
    assert tree.planned() == []
    tree.commit(**{"src/b.hpp": ""})  # a header that nothing includes
    assert tree.planned() == []
    tree.commit(**{"src/b.cpp": ""})
    assert [why for _, _, why in tree.planned()] == ["src/b.cpp has changed"]
    tree.record.passes(built, 1)
    (tree.folder / "a.txt").chmod(0o755)
    tree.record.files.cache_clear()
    assert [why for _, _, why in tree.planned()] == ["a.txt has changed"]


@pytest.fixture
def presubmit(tmp_path: Path) -> Callable[[], subprocess.CompletedProcess[str]]:
    """Runs presubmit in a repository whose .ci/run prints what it sees."""
    folder = tmp_path / "repository"
    (folder / "tools").mkdir(parents=True)
    shutil.copy(ROOT / "tools" / "presubmit.sh", folder / "tools")
    ci = "#!/bin/sh\nfind . -name '*.hpp' | sort\ncat a.hpp\ngit status --porcelain --ignored\nexit 3\n"
    texts = {".ci/run": ci, "tools/checks/batches.sh": "#!/bin/sh\n", "a.hpp": "old\n", ".gitignore": "/build/\n"}
    for name, text in texts.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
        (folder / name).chmod(0o755)
    identity = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
    for words in (["init", "-q"], ["add", "."], [*identity, "commit", "-q", "-m", "one"]):
        subprocess.run(["git", *words], cwd=folder, check=True)

    def run_it() -> subprocess.CompletedProcess[str]:
        return subprocess.run(["tools/presubmit.sh"], cwd=folder, capture_output=True, text=True, check=False)

    return run_it


def test_presubmit_sees_what_a_clone_has(presubmit: Callable[[], subprocess.CompletedProcess[str]], tmp_path: Path) -> None:
    folder = tmp_path / "repository"
    assert presubmit().stdout.splitlines() == ["./a.hpp", "old"]
    (folder / "a.hpp").write_text("changed\n")
    (folder / "build").mkdir()
    for name in ("added.hpp", "forgotten.hpp", "build/stale.hpp"):
        (folder / name).write_text("")
    subprocess.run(["git", "add", "added.hpp"], cwd=folder, check=True)
    done = presubmit()
    said = "git does not have these files, and neither do the checks:"
    assert done.stdout.splitlines() == [said, "forgotten.hpp", "./a.hpp", "./added.hpp", "changed"]
    assert done.returncode == 3
    assert (folder / "a.hpp").read_text() == "changed\n"


def test_presubmit_refuses_what_it_cannot_copy(presubmit: Callable[[], subprocess.CompletedProcess[str]], tmp_path: Path) -> None:
    folder = tmp_path / "repository"
    (folder / "new.hpp").write_text("")
    subprocess.run(["git", "add", "--intent-to-add", "new.hpp"], cwd=folder, check=True)
    done = presubmit()
    assert (done.returncode, done.stdout) == (1, "")
    assert "git add -N" in done.stderr


def memoized(cache: Path, file: Path, command: str, **environment: str) -> int:
    words = [sys.executable, CHECKS / "memo.py", file, "--", "sh", "-c", command]
    return subprocess.run(words, env={**os.environ, "XDG_CACHE_HOME": str(cache), **environment}, check=False).returncode


def test_what_passed_is_not_run_again(tmp_path: Path) -> None:
    file, runs = tmp_path / "file", tmp_path / "runs"
    command = f"echo >>{runs}"

    def count() -> int:
        return len(runs.read_text())

    file.write_text("a")
    assert (memoized(tmp_path, file, command), count()) == (0, 1)
    assert (memoized(tmp_path, file, command), count()) == (0, 1)
    assert (memoized(tmp_path, file, command, LINNET_RECHECK="1"), count()) == (0, 2)
    file.write_text("b")
    assert (memoized(tmp_path, file, command), count()) == (0, 3)
    file.write_text("a")
    assert (memoized(tmp_path, file, command), count()) == (0, 3)


def test_what_failed_is_run_again(tmp_path: Path) -> None:
    file, there = tmp_path / "file", tmp_path / "there"
    file.write_text("a")
    assert memoized(tmp_path, file, f"test -e {there}") == 1
    there.touch()
    assert memoized(tmp_path, file, f"test -e {there}") == 0


def test_standard_input_counts_by_its_contents(tmp_path: Path) -> None:
    words = [sys.executable, str(CHECKS / "memo.py"), "-", "--", "echo", "ran"]
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    for text, ran in (("a", True), ("a", False), ("b", True)):
        done = subprocess.run(words, env=environment, input=text, capture_output=True, text=True, check=True)
        assert (done.stdout == "ran\n") == ran


@pytest.fixture
def build(tmp_path: Path) -> Callable[[str], list[str]]:
    """Runs the tests of a build by ctest, and gives the names of those that ran."""
    folder, log = tmp_path / "build", tmp_path / "log"
    folder.mkdir()
    programs = {name: folder / name for name in ("good", "bad", "repository.tables")}
    for name, program in programs.items():
        program.write_text(f"#!/bin/sh\necho {name} >>{log}\n" + "exit 1\n" * (name == "bad"))
        program.chmod(0o755)
    entries = [f'add_test({name} "{program}" "--once")' for name, program in programs.items()]
    (folder / "CTestTestfile.cmake").write_text("\n".join([*entries, f'add_test(folder "/bin/ls" "{ROOT}/docs")', ""]))

    def run_tests(memo: str, *arguments: str) -> list[str]:
        log.write_text("")
        environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "LINNET_MEMO": memo}
        words = [sys.executable, CHECKS / "new_tests.py", folder, *arguments]
        status = subprocess.run(words, env=environment, capture_output=True, check=False).returncode
        ran = sorted(log.read_text().split())
        assert (status != 0) == ("bad" in ran)
        return ran

    return run_tests


def test_programs_that_passed_are_not_run_again(build: Callable[..., list[str]], tmp_path: Path) -> None:
    assert build("1") == ["bad", "good", "repository.tables"]
    assert build("1") == ["bad", "repository.tables"]
    assert build("1", "--exclude-regex", "bad|repository") == []
    assert build("", "--exclude-regex", "bad") == ["good", "repository.tables"]
    program = tmp_path / "build" / "good"
    program.write_text(program.read_text() + "# changed\n")
    assert build("1", "--exclude-regex", "^repository") == ["bad", "good"]


def test_tests_of_an_algorithm_count_by_what_is_not_of_other_families(tmp_path: Path) -> None:
    program, log, tables = tmp_path / "program", tmp_path / "log", "src/CMakeFiles/tables.dir"
    objects = {
        "aes": f"{tables}/generated/aes.cpp.o",
        "lanes": "src/CMakeFiles/linnet_gift_cofb_lanes.dir/batch_lanes.cpp.o",
        "kernel": "src/linnet_gift_cofb_x86_64_v3.o",
        "all algorithms": f"{tables}/algorithms.cpp.o",
        "typed": "tests/CMakeFiles/tests_typed.dir/typed/words.cpp.o",
        "suite": "tests/CMakeFiles/suites.dir/aead.cpp.o",
    }
    direct, archived = [*objects.values()][:3], [*objects.values()][3:]
    for name in objects.values():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    rules = f"rule link\n command = true\nbuild program: link {' '.join(direct)} | all.a\nbuild all.a: link {' '.join(archived)}\n"
    (tmp_path / "build.ninja").write_text(rules)
    groups = ("aes_128_gcm", "aes_128_ctr", "gift_cofb", "words")
    entries = [f'add_test({group} "{program}" "--run" "{group}")' for group in groups]
    (tmp_path / "CTestTestfile.cmake").write_text("\n".join([*entries, ""]))

    def ran(changed: str) -> set[str]:
        log.write_text("")
        if changed:
            (tmp_path / objects[changed]).write_text("changed")
        program.write_text(f"#!/bin/sh\n# {changed}\necho $2 >>{log}\n")
        program.chmod(0o755)
        environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "LINNET_MEMO": "1"}
        words = [sys.executable, CHECKS / "new_tests.py", tmp_path]
        subprocess.run(words, env=environment, capture_output=True, check=True)
        return set(log.read_text().split())

    assert ran("") == set(groups)
    assert ran("") == set()
    assert ran("aes") == {"aes_128_ctr", "words"}
    assert ran("lanes") == ran("kernel") == {"gift_cofb", "words"}
    assert ran("all algorithms") == ran("typed") == {"words"}
    assert ran("suite") == set(groups)


def test_libraries_outside_a_build_have_one_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(CHECKS)
    import new_tests

    shallow = new_tests.named("../../usr/lib/libgtest.a", Path("/a/b"))
    assert shallow == new_tests.named("../../../usr/lib/libgtest.a", Path("/a/b/c")) == Path("/usr/lib/libgtest.a")
    assert new_tests.named("src/liblinnet.a", Path("/a/b")) == Path("/a/b/src/liblinnet.a")


def test_files_of_tests_that_passed_are_left_out(tmp_path: Path) -> None:
    folder, log = tmp_path / "tests" / "api", tmp_path / "log"
    folder.mkdir(parents=True)
    names = ("good", "bad")
    for name in names:
        text = f"import helper\n\ndef test_it():\n    open({str(log)!r}, 'a').write('{name} ')\n    assert '{name}' == 'good'\n"
        (folder / f"test_{name}.py").write_text(text)
    (tmp_path / "tests" / "helper.py").write_text("")
    paths = f"import sys\nsys.path[:0] = [{str(ROOT / 'tests' / 'python')!r}, {str(folder.parent)!r}]\n"
    conftest = paths + "def pytest_configure(config):\n    import new_files\n    new_files.register(config)\n"
    (tmp_path / "conftest.py").write_text(conftest)

    def ran() -> list[str]:
        log.write_text("")
        environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "LINNET_MEMO": "1"}
        subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "tests"], cwd=tmp_path, env=environment, capture_output=True, check=False
        )
        return sorted(log.read_text().split())

    assert ran() == ["bad", "good"]
    assert ran() == ["bad"]
    (tmp_path / "tests" / "helper.py").write_text("# changed\n")
    assert ran() == ["bad", "good"]
    (folder / "test_good.py").write_text((folder / "test_good.py").read_text() + "# changed\n")
    assert ran() == ["bad", "good"]


def test_what_a_file_of_tests_reads(tmp_path: Path) -> None:
    import new_files

    file = tmp_path / "api" / "test_one.py"
    file.parent.mkdir()
    stamps = []
    for text in ('PAGE = ROOT / "README.md"', 'PAGE = ROOT / "SECURITY.md"', 'PAGES = ROOT / "docs"', "no pages"):
        file.write_text(f"from repository import ROOT\n{text}\n")
        stamps.append(new_files.stamp(file, ""))
    assert None not in stamps and len(set(stamps)) == 4
    assert new_files.stamp(file, "-k this") not in stamps
    for text in ('NAME = "README.md"\nPAGE = ROOT / NAME', "import repository", "print(ROOT)"):
        file.write_text(text)
        assert new_files.stamp(file, "") is None


def constant_time(cache: Path, folder: Path) -> list[str]:
    """The ids that the check of constant time is run on, with a command that prints them."""
    objects = ",".join(str(folder / f"chosen.{family}.g++-O2.o") for family in ("algorithms", "ascon", "sha2", "leaks"))
    words = [ROOT / "tests" / "constant_time" / "changed.py", folder / "catalog.json", folder / "caller.o", objects]
    done = subprocess.run(
        [sys.executable, *words, "--", "echo", "ids:"],
        env={**os.environ, "XDG_CACHE_HOME": str(cache)},
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
