"""Chance in exercises: the same seed chooses the same."""

from collections.abc import Iterable, Sequence
from typing import TypeVar
from zlib import crc32

from trajan_tutor.engine.generator import Rng

T = TypeVar("T")


def rng_of(*parts: object) -> Rng:
    """Return the stream of chance that belongs to some words and numbers, the same in every run."""
    return Rng(crc32("\n".join(map(str, parts)).encode()))


def shuffled(items: Iterable[T], rng: Rng) -> list[T]:
    """Return items in an order of chance.

    >>> sorted(shuffled("abc", rng_of(1)))
    ['a', 'b', 'c']
    """
    left = list(items)
    return [left.pop(rng.below(len(left))) for _ in range(len(left))]


def one_of(items: Sequence[T], rng: Rng) -> T:
    """Return one of some items."""
    return items[rng.below(len(items))]
