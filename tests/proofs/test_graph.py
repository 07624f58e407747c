# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is equal becomes the same node, and what is not does not."""

import random
from collections.abc import Callable

import pytest

from prove.graph import FALSE, SAMPLES, Graph
from prove.word import Word, Words, chosen, join, table
from spec.ascon import _SBOX


@pytest.fixture
def words() -> Words:
    return Words(Graph())


def ascon_by_operations(x: list[Word]) -> list[Word]:
    """The S-box as implementations compute it, on words of a bit."""
    a, b, c, d, e = x[0] ^ x[4], x[1], x[2] ^ x[1], x[3], x[4] ^ x[3]
    y = [a ^ (~b & c), b ^ (~c & d), c ^ (~d & e), d ^ (~e & a), e ^ (~a & b)]
    return [y[0] ^ y[4], y[1] ^ y[0], ~y[2], y[3] ^ y[2], y[4]]


def test_s_box_by_operations_is_its_table(words: Words) -> None:
    x = [words.input(1) for _ in range(5)]
    expected = table(join(x[::-1]), _SBOX, 5)
    made = join(ascon_by_operations(x)[::-1])
    assert made.bits == expected.bits
    assert words.graph.merged > 0


@pytest.mark.parametrize("entry", range(32))
@pytest.mark.parametrize("bit", range(5))
def test_wrong_s_box_is_another(words: Words, entry: int, bit: int) -> None:
    x = [words.input(1) for _ in range(5)]
    wrong = list(_SBOX)
    wrong[entry] ^= 1 << bit
    assert join(ascon_by_operations(x)[::-1]).bits != table(join(x[::-1]), wrong, 5).bits


def test_rare_difference_is_not_overlooked(words: Words) -> None:
    """Equal for all random inputs, but not for all inputs."""
    x = words.input(2000)
    odd = words.of([bit ^ (i & 1) for i, bit in enumerate(x.bits)])
    assert words.graph.values(odd.is_zero()) == 0
    assert odd.is_zero() != FALSE


def test_sums_have_no_order(words: Words) -> None:
    x = [words.input(8) for _ in range(200)]
    shuffled = random.Random(1).sample(x, len(x))
    first, second = x[0], shuffled[0]
    for a, b in zip(x[1:100], shuffled[1:100]):
        first, second = first ^ a, second ^ b
    for a in x[100:]:
        first = first ^ a
    for b in shuffled[100:]:
        second = second ^ b
    assert [words.graph.values(bit) for bit in first.bits] == [words.graph.values(bit) for bit in second.bits]
    short, other = x[0] ^ x[1] ^ x[2] ^ x[3], (x[3] ^ x[1]) ^ (x[2] ^ x[0])
    assert short.bits == other.bits


OPERATIONS: dict[str, tuple[Callable[[Word, Word], Word], Callable[[int, int], int]]] = {
    "xor": (lambda a, b: a ^ b, lambda a, b: a ^ b),
    "and": (lambda a, b: a & b, lambda a, b: a & b),
    "or": (lambda a, b: a | b, lambda a, b: a | b),
    "add": (lambda a, b: a + b, lambda a, b: a + b),
    "sub": (lambda a, b: a - b, lambda a, b: a - b),
    "not": (lambda a, b: ~a, lambda a, b: ~a),
    "left": (lambda a, b: a << 5, lambda a, b: a << 5),
    "right": (lambda a, b: a >> 5, lambda a, b: (a & 0xFFFFFFFF) >> 5),
    "rotated": (lambda a, b: a.left(7), lambda a, b: (a << 7) | (a >> 25)),
    "reversed": (lambda a, b: a.bytes_reversed(), lambda a, b: int.from_bytes(a.to_bytes(4, "little"), "big")),
    "sum": (lambda a, b: a + a + b - 3 + b + a, lambda a, b: 3 * a + 2 * b - 3),
    "times": (lambda a, b: a.times(0x01010101), lambda a, b: a * 0x01010101),
    "none": (lambda a, b: a.times(0), lambda a, b: 0),
    "choice": (lambda a, b: chosen(a.bits[3], a, b), lambda a, b: a if a >> 3 & 1 else b),
}


@pytest.mark.parametrize("name", OPERATIONS)
def test_operations_on_random_inputs(words: Words, name: str) -> None:
    on_words, on_numbers = OPERATIONS[name]
    a, b = words.input(32), words.input(32)
    made = on_words(a, b)
    bits = [words.graph.values(bit) for bit in made.bits]
    for i in range(SAMPLES):
        x, y = int(a.samples()[i]), int(b.samples()[i])
        wanted = on_numbers(x, y) & 0xFFFFFFFF
        assert sum((column >> i & 1) << at for at, column in enumerate(bits)) == wanted
        assert on_words(words.constant(x, 32), words.constant(y, 32)).bits == words.constant(wanted, 32).bits


def test_sums_modulo_2_to_the_n_have_no_order(words: Words) -> None:
    a, b, c, d = (words.input(32) for _ in range(4))
    known = a + b
    words.hint(known)
    total = known + c + d
    words.hint(total)
    assert ((d + a) + (c + b)).bits == total.bits
    three = c + b + a
    words.hint(three)
    assert (total - d).bits == three.bits
    assert (a + b + c + d + 1).bits != total.bits
    assert (a + b + c + c).bits != total.bits
