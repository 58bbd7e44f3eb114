"""Seeded chance: the generator of the position format and a small fast one for playouts.

The first, SplitMix64 (Steele, Lea and Flood, 2014), decides everything random that belongs to a game, so that any
program can repeat it from a seed. The second is a linear congruential generator that is cheap both interpreted and
compiled; it decides nothing that belongs to a game, only which move a random player draws.

Both count in machine integers where they are compiled. That is for speed, and for life: Python looks for signals while
it multiplies big integers, and a compiled function that meets an interrupt there takes it for lack of memory and ends
the process. So nothing here multiplies numbers that Python keeps.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    # The compiler reads the type; running needs no more than the standard library.
    from mypy_extensions import i64

_SIZE: Final = 1 << 64


def _square_less_one(number: "i64") -> "i64":
    return number * number - 1


# A word of ones: -1 where machine integers wrap around, 2**64 - 1 where numbers grow. Python and what is built for it
# are compiled so that machine integers wrap around (-fwrapv).
_ONES: Final = _square_less_one(1 << 32)


def _word_of(number: int) -> "i64":
    """Return the word that stands for a number modulo 2**64; where words have a sign, half of them are negative."""
    if number >> 62 == 0:
        return number
    number &= _SIZE - 1
    return number - _SIZE if _ONES < 0 and number >> 63 else number


_GAMMA: Final = _word_of(0x9E3779B97F4A7C15)
_FIRST_FACTOR: Final = _word_of(0xBF58476D1CE4E5B9)
_SECOND_FACTOR: Final = _word_of(0x94D049BB133111EB)


def _number_of(word: "i64") -> int:
    """Return the number from 0 to 2**64 - 1 that a word stands for."""
    number: int = word
    return number + _SIZE if number < 0 else number


def _mix(word: "i64") -> "i64":
    """Return the random word that belongs to one that was just advanced.

    The masks make a shift fill up with zeros where words have a sign.
    """
    word = ((word ^ ((word >> 30) & 0x3FFFFFFFF)) * _FIRST_FACTOR) & _ONES
    word = ((word ^ ((word >> 27) & 0x1FFFFFFFFF)) * _SECOND_FACTOR) & _ONES
    return word ^ ((word >> 31) & 0x1FFFFFFFF)


def _remainder_of_negative(word: "i64", bound: "i64") -> "i64":
    """Return the remainder of the number that a negative word stands for; bound is at most 2**31."""
    return (2 * (((word >> 1) & 0x7FFFFFFFFFFFFFFF) % bound) + (word & 1)) % bound


class SplitMix64:
    """The generator of the position format, from a seed on."""

    __slots__ = ("_word",)

    _word: "i64"

    def __init__(self, seed: int) -> None:
        """Any number is a seed, modulo 2**64."""
        self._word = _word_of(seed)

    @property
    def seed(self) -> int:
        """The seed after what was drawn so far, from 0 to 2**64 - 1."""
        return _number_of(self._word)

    def number(self) -> int:
        """Return a number from 0 to 2**64 - 1.

        >>> hex(SplitMix64(0).number())
        '0xe220a8397b1dcdaf'
        """
        self._word = (self._word + _GAMMA) & _ONES
        return _number_of(_mix(self._word))

    def bits(self, count: "i64") -> "i64":
        """Return the highest bits of a number, at most 62 of them.

        >>> hex(SplitMix64(0).bits(16))
        '0xe220'
        """
        self._word = (self._word + _GAMMA) & _ONES
        return ((_mix(self._word) >> 1) & 0x7FFFFFFFFFFFFFFF) >> (63 - count)

    def below(self, bound: "i64") -> "i64":
        """Return the remainder of a number by a bound of at most 2**31."""
        self._word = (self._word + _GAMMA) & _ONES
        value = _mix(self._word)
        return value % bound if value >= 0 else _remainder_of_negative(value, bound)

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place, from its end.

        >>> items = [0, 1, 2, 3]
        >>> SplitMix64(7).shuffle(items)
        >>> sorted(items)
        [0, 1, 2, 3]
        """
        word = self._word
        for size in range(len(items), 1, -1):
            word = (word + _GAMMA) & _ONES
            value = _mix(word)
            other = value % size if value >= 0 else _remainder_of_negative(value, size)
            last = items[size - 1]
            items[size - 1] = items[other]
            items[other] = last
        self._word = word


def shuffle(items: list[int], seed: int) -> int:
    """Shuffle a list in place by SplitMix64 and return the seed after the last use."""
    generator = SplitMix64(seed)
    generator.shuffle(items)
    return generator.seed


class Rng:
    """A stream of small random numbers for playouts.

    A 32-bit linear congruential generator (multiplier 747796405 of L'Ecuyer, 1999) of which only the high bits are
    used. Its products stay below 2**62, so that they fit into a machine integer.
    """

    __slots__ = ("_state",)

    _state: "i64"

    def __init__(self, seed: int) -> None:
        """Start the stream that belongs to a seed; neighbouring seeds give unrelated streams."""
        self._state = _mix(_word_of(seed) + _GAMMA) & 0xFFFFFFFF

    def below(self, bound: "i64") -> "i64":
        """Return a number from 0 to bound - 1; bound is at most 2**29.

        >>> rng = Rng(1)
        >>> all(0 <= rng.below(6) < 6 for _ in range(100))
        True
        """
        self._state = (self._state * 747796405 + 2891336453) & 0xFFFFFFFF
        return (self._state * bound) >> 32
