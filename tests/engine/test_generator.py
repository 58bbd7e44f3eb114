"""Seeded chance, as any program can repeat it."""

import pytest

from trajan_tutor.engine.generator import Draws, advance, shuffle, value_of

# The first numbers of SplitMix64 from the seed 1234567, as its authors' code prints them.
REFERENCE = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]


@pytest.mark.both_builds
def test_splitmix64_agrees_with_its_authors() -> None:
    """Five numbers in a row."""
    seed = 1234567
    numbers = []
    for _ in REFERENCE:
        seed = advance(seed)
        numbers.append(value_of(seed))
    assert numbers == REFERENCE


@pytest.mark.both_builds
@pytest.mark.parametrize("seed", [0, 1, 2**53 - 1, 2**63, 2**64 - 1])
def test_a_list_is_shuffled_as_the_position_format_says(seed: int) -> None:
    """From its end: for i from n - 1 down to 1, swap the entries i and (number below i + 1)."""
    mask = 2**64 - 1
    expected = list(range(10))
    expected_seed = seed
    for i in range(9, 0, -1):
        expected_seed = (expected_seed + 0x9E3779B97F4A7C15) & mask
        z = expected_seed
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        j = (z ^ (z >> 31)) % (i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    items = list(range(10))
    assert shuffle(items, seed) == expected_seed
    assert items == expected


@pytest.mark.parametrize("items", [[], [7]])
def test_nothing_is_drawn_for_a_list_that_has_one_order(items: list[int]) -> None:
    """The seed stays as it is."""
    before = items[:]
    assert shuffle(items, 99) == 99
    assert items == before


@pytest.mark.both_builds
def test_draws_are_the_high_bits_of_a_linear_congruential_generator() -> None:
    """Begun with 32 bits of SplitMix64; these numbers decide every random game, in both builds."""
    draws = Draws(7)
    state = value_of(advance(7)) % 2**32
    for bound in (2, 3, 10, 1000, 2**29):
        state = (state * 747796405 + 2891336453) % 2**32
        assert draws.below(bound) == state * bound // 2**32


@pytest.mark.parametrize("seed", [0, 7, 2**53])
def test_draws_repeat_by_their_seed(seed: int) -> None:
    """A stream is the same whenever it is begun."""
    one, other = Draws(seed), Draws(seed)
    assert [one.below(100) for _ in range(50)] == [other.below(100) for _ in range(50)]


def test_draws_fall_evenly() -> None:
    """A die shows every face about as often; 6000 throws stray by less than a tenth."""
    draws = Draws(1)
    faces = [0] * 6
    for _ in range(6000):
        faces[draws.below(6)] += 1
    assert all(900 < count < 1100 for count in faces)


def test_neighbouring_seeds_are_unrelated() -> None:
    """The first draws of a hundred seeds do not run in step."""
    first = [Draws(seed).below(1000) for seed in range(100)]
    assert len(set(first)) > 80
    assert abs(sum(first) / 100 - 500) < 100


@pytest.mark.parametrize("seed", [-1, 2**64, 2**80])
def test_any_number_is_a_seed(seed: int) -> None:
    """Seeds are taken modulo 2**64."""
    assert Draws(seed).below(10**6) == Draws(seed % 2**64).below(10**6)
