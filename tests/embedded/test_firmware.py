# SPDX-License-Identifier: MIT OR Apache-2.0
"""The firmware examples: they fit their chips, and do what they promise when power goes or a byte is wrong."""

import ctypes
import random
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from chip import BLANK, Chip, Pages
from images import host

from measure import builds
from measure.cores import PROFILES
from measure.image import Image
from measure.values import Room
from target.boards import CHIPS, FIRMWARE
from target.programs import link_sources

SENSOR = ("start.c", "board.c", "counter.c", "flash_stm32.c", "sensor.c")
VERIFY = ("start.c", "board.c", "verify.c")
LOADER_SIZE = 6 * 1024
KEY = b"Linnet sings hi!"
ID = bytes(7) + b"\1"

pytestmark = pytest.mark.others


@cache
def example(chip: str, name: str, profile: str = "small") -> Path:
    sources, options = (SENSOR, []) if name == "sensor" else (VERIFY, [f"-Wl,--defsym=loader_size={LOADER_SIZE}"])
    to = builds.directory(CHIPS[chip].core, PROFILES[profile]) / "firmware" / f"{chip}-{name}.elf"
    return link_sources([FIRMWARE / s for s in sources], CHIPS[chip], PROFILES[profile], to, options)


@pytest.mark.parametrize("name", ["sensor", "verify"])
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("chip", CHIPS)
def test_examples_fit(chip: str, profile: str, name: str) -> None:
    size = Image(example(chip, name, profile)).size
    print(f"{CHIPS[chip].title}, {profile}: {name}: {size.code} bytes of flash")
    assert size.code <= (LOADER_SIZE if name == "verify" else 12 * 1024)


class Counter(ctypes.Structure):
    _fields_ = (("next", ctypes.c_uint64), ("limit", ctypes.c_uint64), ("page", ctypes.c_uint), ("slot", ctypes.c_uint))


class Numbers:
    """The counter for this machine, over these pages."""

    def __init__(self, pages: Pages) -> None:
        self.library = ctypes.CDLL(str(builds.shared_library(Path(__file__).with_name("counter_host.c"))))
        self.counter = Counter()
        at = pages.words

        def erase(page: int) -> int:
            pages.erase(page)
            return int(not pages.dark)

        def write(page: int, word: int, value: int) -> int:
            pages.write(page * at + word, value)
            return int(not pages.dark and pages.read(page * at + word) == value)

        unsigned, word = ctypes.c_uint, ctypes.c_uint16
        self.calls = (
            ctypes.CFUNCTYPE(word, unsigned, unsigned)(lambda page, word: pages.read(page * at + word)),
            ctypes.CFUNCTYPE(ctypes.c_int, unsigned)(erase),
            ctypes.CFUNCTYPE(ctypes.c_int, unsigned, unsigned, word)(write),
        )
        self.library.use_flash(at, *self.calls)

    def open(self) -> bool:
        return bool(self.library.counter_open(ctypes.byref(self.counter)))

    def next(self) -> int | None:
        number = ctypes.c_uint64()
        return number.value if self.library.counter_next(ctypes.byref(self.counter), ctypes.byref(number)) else None


def fresh(words: int, chance: random.Random) -> tuple[Pages, Numbers]:
    """Pages of a device that has been started once, where it was made."""
    pages = Pages(2, words, chance)
    numbers = Numbers(pages)
    assert numbers.open()
    return pages, numbers


@pytest.mark.parametrize("words", [16, 24, 64, 512])
@pytest.mark.parametrize("cuts", [12, 40, 200])
def test_no_number_comes_twice(words: int, cuts: int) -> None:
    """Power goes during any write or erasure, most often soon after the start. Where a page has room for a few records alone it may
    come to an end, and then gives out nothing."""
    chance = random.Random(words * cuts)
    pages, numbers = fresh(words, chance)
    last, given = -1, 0
    for _ in range(300 if words == 512 else 6000 if cuts == 12 else 2000):
        pages.power(chance.randrange(cuts) if chance.random() < 0.9 else None)
        if not numbers.open() and not pages.dark:
            assert words < 512
            (pages, numbers), last = fresh(words, chance), -1
        for _ in range(chance.choice([1, 300, 900])):
            number = numbers.next()
            if pages.dark:
                break
            assert number is not None
            assert number > last
            last = number
            given += 1
    assert given > 3000


class Torn(Pages):
    """Pages with words that were torn, and read one way or the other until they are written or erased."""

    def __init__(self, words: int) -> None:
        super().__init__(2, words, random.Random(0))
        self.torn: dict[int, int] = {}
        self.whole: set[int] = set()
        """Those that read now as if nothing had torn them."""

    def record(self, slot: int, number: int, torn: bool = False) -> None:
        """A record in the first page; torn in the lowest word of its complement."""
        value = number | (number ^ (1 << 64) - 1) << 64
        for i in range(8):
            super().write(8 * slot + i, value >> 16 * i & 0xFFFF)
        if torn:
            self.torn[8 * slot + 4] = self.read(8 * slot + 4)

    def read(self, at: int) -> int:
        return 0xFFFF if at in self.torn and at not in self.whole else super().read(at)

    def write(self, at: int, value: int) -> None:
        if not self.dark:
            self.torn.pop(at, None)
        super().write(at, value)

    def erase(self, page: int) -> None:
        self.torn = {at: was for at, was in self.torn.items() if at // self.words != page}
        super().erase(page)


@pytest.mark.parametrize("cut", range(40))
def test_a_torn_record_that_reads_whole_later_erases_nothing(cut: int) -> None:
    """At one start neither of two torn records counts; at the next the last does, and power goes; at the third neither does."""
    pages = Torn(64)
    for slot in range(5):
        pages.record(slot, 256 * (slot + 1))
    pages.record(5, 256 * 6, torn=True)
    pages.record(6, 0)
    pages.record(7, 256 * 7, torn=True)
    numbers = Numbers(pages)
    assert numbers.open()
    given = numbers.next()
    assert given is not None
    pages.whole = {8 * 7 + 4}
    pages.power(cut)
    numbers.open()
    pages.whole = set()
    pages.power(None)
    assert numbers.open()
    later = numbers.next()
    assert later is not None
    assert later > given


def test_a_second_attempt_keeps_what_counts() -> None:
    pages, numbers = fresh(64, random.Random(1))
    last = -1
    while numbers.counter.slot < 8:
        last = numbers.next() or last
    write, pages.write = pages.write, lambda at, value: None  # type: ignore[method-assign]
    while (number := numbers.next()) is not None:
        last = number
    assert numbers.next() is None
    pages.write = write  # type: ignore[method-assign]
    assert numbers.open()
    assert (numbers.next() or 0) > last


@pytest.mark.parametrize("cut", range(20))
def test_power_may_go_at_the_first_start(cut: int) -> None:
    pages = Pages(2, 64, random.Random(cut))
    numbers = Numbers(pages)
    pages.power(cut)
    if numbers.open() and not pages.dark:
        assert numbers.next() == 0
    pages.power(None)
    assert numbers.open()


def test_what_may_be_torn_and_look_blank_is_not_written_over() -> None:
    pages, numbers = fresh(512, random.Random(1))
    for start in range(5):
        pages.power(None)
        assert numbers.open()
        assert pages.stable[16 * start + 16 : 16 * start + 24] == [0] * 8


def test_other_contents_are_refused() -> None:
    pages = Pages(2, 64, random.Random(1))
    pages.power(None)
    for at in range(128):
        pages.write(at, 0x1234)
    assert not Numbers(pages).open()


def test_worn_flash_is_refused() -> None:
    pages = Pages(2, 64, random.Random(1))
    pages.power(None)
    pages.unstable = [BLANK] * 128
    assert not Numbers(pages).open()


def opened(message: bytes) -> tuple[int, int]:
    """The number of a message's nonce, and its reading, once it is authentic."""
    nonce, sealed, tag = message[:16], message[16:20], message[20:]
    assert nonce[:8] == ID
    result, (reading,) = host().run("linnet_ascon_aead128_decrypt", [KEY, nonce, b"", 0, sealed, 4, tag, Room(4)])
    assert result == 0
    return int.from_bytes(nonce[8:], "little"), int.from_bytes(reading, "little")


@pytest.mark.parametrize("profile", PROFILES)
def test_power_goes_at_random(profile: str) -> None:
    """The image for the chip, in the emulator: no nonce repeats, and each message is authentic."""
    chance = random.Random(profile)
    pages = Pages(2, Chip.PAGE // 2, chance)
    image = Image(example("stm32f0", "sensor", profile))
    last, messages = -1, 0
    for _ in range(150):
        wanted = chance.choice([1, 10, 300])
        pages.power(chance.randrange(60) if chance.random() < 0.7 else None)

        def sent(message: bytes) -> bool:
            nonlocal last, messages, wanted
            number, _ = opened(message)
            assert number > last
            last = number
            messages += 1
            wanted -= 1
            return wanted != 0

        Chip(image, pages).run(sent)
    assert messages > 1000
    assert last > 256 * 100


def signed(program: bytes) -> bytes:
    """An image with its head, as sign.py makes it."""
    message = len(program).to_bytes(4, "little") + program
    result, (tag,) = host().run("linnet_ascon_mac_compute", [KEY, message, len(message), Room(16)])
    assert result == 0
    return tag + message


def test_only_an_authentic_image_runs() -> None:
    image = Image(example("stm32f0", "verify"))
    start = LOADER_SIZE + Chip.FLASH
    code = bytes.fromhex("fee7") * 40  # it stays where it is
    program = (Chip.RAM + 0x800).to_bytes(4, "little") + (start + 20 + 8 + 1).to_bytes(4, "little") + code
    good = signed(program)
    assert runs(image, good)
    for bit in random.Random(1).sample(range(8 * len(good)), 60):
        wrong = bytearray(good)
        wrong[bit // 8] ^= 1 << bit % 8
        assert not runs(image, bytes(wrong)), bit
    assert not runs(image, bytes(len(good)))
    assert not runs(image, b"\xff" * len(good))


def test_sign(tmp_path: Path) -> None:
    """sign.py makes the same head."""
    pytest.importorskip("linnet")
    (tmp_path / "key").write_bytes(KEY)
    (tmp_path / "program.bin").write_bytes(b"program!" * 5)
    paths = [str(tmp_path / name) for name in ("key", "program.bin", "image.bin")]
    subprocess.run([sys.executable, str(FIRMWARE / "sign.py"), *paths], check=True)
    assert (tmp_path / "image.bin").read_bytes() == signed(b"program!" * 5)


def runs(image: Image, application: bytes) -> bool:
    """Whether the program after the loader is started."""
    chip = Chip(image, Pages(2, Chip.PAGE // 2, random.Random(1)))
    chip.uc.mem_write(Chip.FLASH + LOADER_SIZE, application)
    started = False

    def start(_message: bytes) -> bool:
        nonlocal started
        started = True
        return False

    chip.run(start, Chip.FLASH + LOADER_SIZE + 28)
    return started
