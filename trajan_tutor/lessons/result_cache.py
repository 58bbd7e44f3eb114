"""A cache of the results that were used last, safe for several threads."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class ResultCache(Generic[T]):
    """Stores up to `most` results by key, and drops the one that was not used for longest."""

    def __init__(self, most: int) -> None:
        """Begin empty."""
        self._most = most
        self._results: OrderedDict[Hashable, T] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        """Return the number of stored results."""
        return len(self._results)

    def get(self, key: Hashable) -> T | None:
        """Return the stored result of a key, or None."""
        with self._lock:
            if key in self._results:
                self._results.move_to_end(key)
            return self._results.get(key)

    def put(self, key: Hashable, value: T) -> T:
        """Store a result, and return it; the one that was not used for longest is dropped."""
        with self._lock:
            self._results[key] = value
            self._results.move_to_end(key)
            while len(self._results) > self._most:
                self._results.popitem(last=False)
        return value

    def get_or_make(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return the stored result, or make it and store it; two threads may make the same one."""
        stored = self.get(key)
        return stored if stored is not None else self.put(key, make())
