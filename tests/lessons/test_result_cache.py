"""What was worked out is cache, the latest of it, whoever asks at the same time."""

from concurrent.futures import ThreadPoolExecutor

from trajan_tutor.lessons.result_cache import ResultCache


def test_what_was_not_asked_for_longest_is_forgotten() -> None:
    """There is never more than it may keep."""
    cache: ResultCache[str] = ResultCache(2)
    for name in "ab":
        cache.put(name, name.upper())
    assert cache.get("a") == "A"
    cache.put("c", "C")
    assert [cache.get(name) for name in "abc"] == ["A", None, "C"]
    assert cache.get_or_make("a", lambda: "other") == "A"
    assert len(cache) == 2


def test_threads_may_ask_at_the_same_time() -> None:
    """Each gets what belongs to its key."""
    cache: ResultCache[int] = ResultCache(8)

    def ask(number: int) -> bool:
        return cache.get_or_make(number % 24, lambda: number % 24) == number % 24

    with ThreadPoolExecutor(4) as executor:
        assert all(executor.map(ask, range(4000)))
    assert len(cache) == 8
