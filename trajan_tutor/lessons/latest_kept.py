"""What was worked out is kept for the next who asks: the latest of it, for threads that may ask at the same time."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class LatestKept(Generic[T]):
    """Keeps the last results that were asked for, up to so many, by what tells them apart."""

    def __init__(self, most: int) -> None:
        """Keep nothing yet."""
        self._most = most
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        """Return how many are kept."""
        return len(self._kept)

    def get(self, key: Hashable) -> T | None:
        """Return what is kept, or None."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
            return self._kept.get(key)

    def put(self, key: Hashable, value: T) -> T:
        """Keep a result, and return it; what was not asked for longest is forgotten."""
        with self._lock:
            self._kept[key] = value
            self._kept.move_to_end(key)
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return value

    def or_made(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return what is kept, or else make it and keep it; two threads may make the same."""
        stored = self.get(key)
        return stored if stored is not None else self.put(key, make())
