"""Seeded chance, as any program can repeat it, and of the quality that playouts need."""

import math
from collections import Counter
from itertools import pairwise

import pytest

from trajan_tutor.engine.generator import Rng, SplitMix64, shuffle

pytestmark = pytest.mark.both_builds

# The first numbers of SplitMix64 from the seed 1234567, as its authors' code prints them.
REFERENCE = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]
WORD = 2**64
# Where a machine integer, or the short one of the compiler, comes to its end; beyond are any numbers.
SEEDS = [0, 1, 7, 2**53 - 1, 2**62 - 1, 2**62, 2**63 - 1, 2**63, WORD - 1, -1, -(2**62) - 1, WORD, 2**80 + 3]
BOUNDS = range(2, 41)
# Five standard deviations: by chance one check in three million fails, and these numbers never change.
FAR = 5.0


def advanced(seed: int) -> int:
    """Return the seed after one use, as the position format says."""
    return (seed + 0x9E3779B97F4A7C15) % WORD


def mixed(seed: int) -> int:
    """Return the number of a seed that was just advanced, as the position format says."""
    z = seed
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % WORD
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB % WORD
    return z ^ (z >> 31)


# ---- the generator of the position format ------------------------------------------------------------------------


def test_splitmix64_agrees_with_its_authors() -> None:
    """Five numbers in a row."""
    chance = SplitMix64(1234567)
    assert [chance.number() for _ in REFERENCE] == REFERENCE


@pytest.mark.parametrize("seed", SEEDS)
def test_every_use_is_as_the_position_format_says(seed: int) -> None:
    """Numbers, their high bits and their remainders, and the seed that is left, whatever machine integers can hold."""
    chance = SplitMix64(seed)
    expected = seed % WORD
    assert chance.seed == expected
    for bound in (2, 3, 60, 1000, 2**28, 2**31):
        expected = advanced(expected)
        assert chance.number() == mixed(expected)
        for count in (1, 32, 53, 62):
            expected = advanced(expected)
            assert chance.bits(count) == mixed(expected) >> (64 - count)
        expected = advanced(expected)
        assert chance.below(bound) == mixed(expected) % bound
        assert chance.seed == expected


def test_a_thousand_seeds_all_over_the_range_agree() -> None:
    """Every carry and every sign comes up."""
    seed = 99
    for _ in range(1000):
        seed = mixed(advanced(seed))
        chance = SplitMix64(seed)
        assert (chance.number(), chance.seed) == (mixed(advanced(seed)), advanced(seed))
        assert Rng(seed).below(2**29) == first_draw(seed, 2**29)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_list_is_shuffled_as_the_position_format_says(seed: int) -> None:
    """From its end: for i from n - 1 down to 1, swap the entries i and (number below i + 1)."""
    expected = list(range(10))
    after = seed % WORD
    for i in range(9, 0, -1):
        after = advanced(after)
        j = mixed(after) % (i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    items = list(range(10))
    assert shuffle(items, seed) == after
    assert items == expected


@pytest.mark.parametrize("items", [[], [7]])
def test_nothing_is_drawn_for_a_list_that_has_one_order(items: list[int]) -> None:
    """The seed stays as it is."""
    before = items[:]
    assert shuffle(items, 99) == 99
    assert items == before


# ---- the generator of playouts -----------------------------------------------------------------------------------


def first_draw(seed: int, bound: int) -> int:
    """Return what a stream draws first, by its definition."""
    state = mixed(advanced(seed % WORD)) % 2**32
    return (state * 747796405 + 2891336453) % 2**32 * bound // 2**32


@pytest.mark.parametrize("seed", SEEDS)
def test_draws_are_the_high_bits_of_a_linear_congruential_generator(seed: int) -> None:
    """Begun with 32 bits of SplitMix64; these numbers decide every random game, in both builds."""
    rng = Rng(seed)
    state = mixed(advanced(seed % WORD)) % 2**32
    for bound in (2, 3, 10, 1000, 2**29):
        state = (state * 747796405 + 2891336453) % 2**32
        assert rng.below(bound) == state * bound // 2**32


@pytest.mark.parametrize("seed", [0, 7, 2**53])
def test_draws_repeat_by_their_seed(seed: int) -> None:
    """A stream is the same whenever it is begun."""
    one, other = Rng(seed), Rng(seed)
    assert [one.below(100) for _ in range(50)] == [other.below(100) for _ in range(50)]


def too_uneven(counts: Counter[object], cells: int) -> bool:
    """Return whether counts of equally likely cells stray too far: chi-square (Knuth, volume 2, 3.3.1), as normal."""
    expected = counts.total() / cells
    assert expected >= 5
    seen = sum((count - expected) ** 2 for count in counts.values()) / expected
    seen += (cells - len(counts)) * expected
    # The cube root of chi-square by its degrees of freedom is nearly normal (Wilson and Hilferty, 1931).
    degrees = cells - 1
    spread = 2 / (9 * degrees)
    deviations = (math.pow(seen / degrees, 1 / 3) - (1 - spread)) / math.sqrt(spread)
    return abs(deviations) > FAR


def test_the_check_of_evenness_sees_a_die_that_is_a_little_loaded_or_too_regular() -> None:
    """One face in six a third too often is seen, and so is a die that shows every face in turn."""
    loaded: Counter[object] = Counter(dict.fromkeys(range(5), 1000))
    assert not too_uneven(loaded + Counter({5: 1010, 0: 40}), 6)
    assert too_uneven(loaded + Counter({5: 1300}), 6)
    assert too_uneven(Counter(dict.fromkeys(range(40), 1000)), 40)


@pytest.mark.parametrize("bound", BOUNDS)
def test_draws_fall_evenly_below_every_bound_that_games_use(bound: int) -> None:
    """Within one stream, in its neighbouring pairs, and over the first numbers of neighbouring streams."""
    rng = Rng(bound)
    numbers = [rng.below(bound) for _ in range(bound * bound * 20)]
    assert not too_uneven(Counter(numbers), bound)
    assert not too_uneven(Counter(pairwise(numbers)), bound * bound)
    assert not too_uneven(Counter(Rng(seed).below(bound) for seed in range(bound * 200)), bound)


def correlation(one: list[int], other: list[int]) -> float:
    """Return the correlation of two rows of numbers."""
    first, second = sum(one) / len(one), sum(other) / len(other)
    both = sum((a - first) * (b - second) for a, b in zip(one, other, strict=True))
    return both / math.sqrt(sum((a - first) ** 2 for a in one) * sum((b - second) ** 2 for b in other))


@pytest.mark.parametrize("apart", [1, 2, 3, 16, 2**20])
@pytest.mark.parametrize("seed", [0, 2**27, 2**53])
def test_neighbouring_streams_do_not_run_in_step(seed: int, apart: int) -> None:
    """Searches begin streams at seeds that follow each other: neither together nor shifted by some draws."""
    length = 4000
    first, second = Rng(seed), Rng(seed + apart)
    one = [first.below(2**20) for _ in range(length + 5)]
    other = [second.below(2**20) for _ in range(length + 5)]
    for shift in range(-5, 6):
        row, beside = one[max(0, shift) :][:length], other[max(0, -shift) :][:length]
        assert abs(correlation(row, beside)) < FAR / math.sqrt(length)


@pytest.mark.parametrize("draw", range(4))
def test_the_same_draw_of_streams_in_a_row_is_unrelated(draw: int) -> None:
    """The first, second … number of one stream says nothing about that of the next."""
    found = []
    for seed in range(4000):
        rng = Rng(seed)
        found.append([rng.below(2**20) for _ in range(draw + 1)][-1])
    assert abs(correlation(found[:-1], found[1:])) < FAR / math.sqrt(len(found))
