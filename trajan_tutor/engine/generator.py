"""Seeded chance: the generator of the position format and a small fast one for playouts.

The first, SplitMix64 (Steele, Lea and Flood, 2014), decides everything random that belongs to a game, so that any
program can repeat it from a seed. The second is a linear congruential generator that is cheap both interpreted and
compiled; it decides nothing that belongs to a game, only which move a random player draws.
"""

from typing import Final

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_GAMMA: Final = 0x9E3779B97F4A7C15
_FIRST_FACTOR: Final = 0xBF58476D1CE4E5B9
_SECOND_FACTOR: Final = 0x94D049BB133111EB


def advance(seed: int) -> int:
    """Return the seed after one use of SplitMix64.

    >>> advance(0) == 0x9E3779B97F4A7C15
    True
    """
    return (seed + _GAMMA) & _MASK


def value_of(seed: int) -> int:
    """Return the 64-bit number that belongs to a seed that was just advanced.

    >>> hex(value_of(advance(0)))
    '0xe220a8397b1dcdaf'
    """
    mixed = ((seed ^ (seed >> 30)) * _FIRST_FACTOR) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * _SECOND_FACTOR) & _MASK
    return mixed ^ (mixed >> 31)


def shuffle(items: list[int], seed: int) -> int:
    """Shuffle a list in place, from its end, and return the seed after the last use.

    >>> items = [0, 1, 2, 3]
    >>> after = shuffle(items, 7)
    >>> sorted(items), after == advance(advance(advance(7)))
    ([0, 1, 2, 3], True)
    """
    index = len(items) - 1
    while index > 0:
        seed = advance(seed)
        other = value_of(seed) % (index + 1)
        kept = items[index]
        items[index] = items[other]
        items[other] = kept
        index -= 1
    return seed


class Draws:
    """A stream of small random numbers for playouts.

    A 32-bit linear congruential generator (multiplier 747796405 of L'Ecuyer, 1999) of which only the high bits are
    used. Its products stay below 2**62, which keeps them machine integers in the compiled build.
    """

    __slots__ = ("_state",)

    _state: int

    def __init__(self, seed: int) -> None:
        """Start the stream that belongs to a seed; neighbouring seeds give unrelated streams."""
        self._state = value_of(advance(seed & _MASK)) & 0xFFFFFFFF

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1; bound is at most 2**29.

        >>> draws = Draws(1)
        >>> all(0 <= draws.below(6) < 6 for _ in range(100))
        True
        """
        self._state = (self._state * 747796405 + 2891336453) & 0xFFFFFFFF
        return (self._state * bound) >> 32
