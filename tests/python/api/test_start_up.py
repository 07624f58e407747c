# SPDX-License-Identifier: MIT OR Apache-2.0
"""The cost of `import linnet`, and the situations in which it works."""

import subprocess
import sys
from pathlib import Path

import pytest

import linnet

FOLDER = Path(linnet.__file__).parents[1]


def python(script: str) -> str:
    """The output of a fresh interpreter that has only its standard library and this package."""
    command = [sys.executable, "-I", "-S", "-c", f"import sys\nsys.path.append({str(FOLDER)!r})\n{script}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""
    return done.stdout


def test_modules_that_it_imports() -> None:
    """Each of typing, dataclasses, difflib, functools takes milliseconds."""
    report = "print(*sorted(set(sys.modules) - before))"
    loaded = python(f"before = set(sys.modules)\nimport linnet\n{report}").split()
    assert loaded == ["__future__", "linnet", "linnet._core", "linnet._factories", "linnet._record", "linnet.batch"]
    calls = "linnet.catalog(); linnet.aead('ascon-aead128', bytes(16)).encrypt(bytes(16), b''); linnet.new('ascon-hash256')"
    assert python(f"import linnet\nbefore = set(sys.modules)\n{calls}\n{report}").split() == []


def test_the_package_alone_is_enough() -> None:
    """Only the standard library is imported, even for errors."""
    script = (
        "import linnet\n"
        "try: linnet.new('ascon-hash')\n"
        "except ValueError: pass\n"
        "try: linnet.new('ascon-hash25')\n"
        "except ValueError as error: print(error)\n"
        "print(len(linnet.AsconAEAD128.generate_key()))\n"
    )
    assert python(script).startswith("unknown hash or xof 'ascon-hash25'; did you mean ascon-hash256")


INTERPRETERS = """
try:
    import _interpreters as interpreters
    def run(id, script):
        failed = interpreters.exec(id, script)
        assert failed is None, failed
except ImportError:
    import _xxsubinterpreters as interpreters
    run = interpreters.run_string
import linnet
from threading import Thread

PATH = sys.path
USE = f'''
import sys
sys.path[:] = {PATH!r}
import linnet
cipher = linnet.AsconAEAD128(bytes(16))
for i in range(20):
    sealed = cipher.encrypt(bytes(16), bytes(5000))
    assert cipher.decrypt(bytes(16), sealed) == bytes(5000)
    try:
        cipher.decrypt(bytes(16), bytes(5000))
    except linnet.InvalidTag as error:
        assert type(error) is linnet.InvalidTag
    stream = cipher.encryptor(bytes(16))
    assert type(stream) is linnet.Encryptor
    assert stream.update(bytes(5000)) + stream.finalize() == sealed
    assert len(linnet.ascon_hash256(bytes(10000)).copy().digest()) == 32
    assert len(linnet.AsconMAC.generate_key()) == 16
'''
ids = [interpreters.create() for _ in range(3)]
failures = []

def use(id):
    try:
        for _ in range(2):
            run(id, USE)
    except BaseException as error:
        failures.append(error)

threads = [Thread(target=use, args=(id,)) for id in ids]
for thread in threads: thread.start()
exec(USE)
for thread in threads: thread.join()
for id in ids: interpreters.destroy(id)
assert linnet.ascon_hash256().digest()
print(failures or 'good')
"""


def test_other_interpreters_of_the_process() -> None:
    """Each with its own lock if Python has that, from 3.12 on. No Python without a lock is available for tests; there the module
    declares that it needs none."""
    if sys.implementation.name != "cpython":
        pytest.skip("of CPython alone")
    assert python(INTERPRETERS) == "good\n"


def test_an_import_twice() -> None:
    """A second import makes new classes, and the first ones continue to work."""
    script = (
        "import linnet\n"
        "first, kept = linnet, linnet.ascon_hash256(b'x')\n"
        "for name in [name for name in sys.modules if name.startswith('linnet')]: del sys.modules[name]\n"
        "import linnet\n"
        "assert linnet is not first and linnet.Hash is not first.Hash\n"
        "assert kept.copy().digest() == linnet.ascon_hash256(b'x').digest()\n"
        "del first, kept\n"
        "import gc\n"
        "gc.collect()\n"
        "print(linnet.ascon_hash256(b'x').hexdigest()[:4])\n"
    )
    assert python(script).strip() == linnet.ascon_hash256(b"x").hexdigest()[:4]


FORK = """
import linnet, os, signal, threading, time

data, idle = bytes(48 << 20), linnet.ascon_hash256(b'idle')
SHARED = {SHARED}

def child(state):
    signal.alarm(30)  # a deadlock ends here
    assert idle.digest() == linnet.ascon_hash256(b'idle').digest()
    calls = [lambda: state.update(b'x')]
    calls += [state.copy, state.digest] if hasattr(state, 'copy') else [lambda: state.finalize()]
    refused = 0
    for call in calls:
        try:
            call()
        except RuntimeError as error:
            assert 'another thread was using this object when the process forked' in str(error)
            refused += 1
    assert refused in (0, len(calls)), refused
    os._exit(7 if refused else 0)

codes = []
for attempt in range(10):
    state = SHARED()
    thread = threading.Thread(target=state.update, args=(data,))
    thread.start()
    time.sleep(0.005 * 2 ** attempt)
    pid = os.fork()
    if pid == 0:
        try:
            child(state)
        finally:
            os._exit(1)
    codes.append(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
    thread.join()
    if codes[-1] != 0:
        break
assert state.update(b'') in (None, b'')
print(codes[-1])
"""


@pytest.mark.skipif(not hasattr(__import__("os"), "fork"), reason="forks")
@pytest.mark.parametrize("shared", ["linnet.ascon_hash256", "lambda: linnet.AsconAEAD128(bytes(16)).encryptor(bytes(16))"])
def test_a_fork_while_another_thread_uses_an_object(shared: str) -> None:
    """The child has no such thread: it refuses the object at once and forever. Status 7 means that this was seen."""
    ignored = "import warnings\nwarnings.simplefilter('ignore')\n"  # Python 3.12 and later warn about threads and fork
    assert python(ignored + FORK.replace("{SHARED}", shared)) == "7\n"
