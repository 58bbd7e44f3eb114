"""What was worked out is kept, the latest of it, whoever asks at the same time."""

from concurrent.futures import ThreadPoolExecutor

from trajan_tutor.lessons.latest_kept import LatestKept


def test_what_was_not_asked_for_longest_is_forgotten() -> None:
    """There is never more than it may keep."""
    kept: LatestKept[str] = LatestKept(2)
    for name in "ab":
        kept.put(name, name.upper())
    assert kept.get("a") == "A"
    kept.put("c", "C")
    assert [kept.get(name) for name in "abc"] == ["A", None, "C"]
    assert kept.or_made("a", lambda: "other") == "A"
    assert len(kept) == 2


def test_threads_may_ask_at_the_same_time() -> None:
    """Each gets what belongs to its key."""
    kept: LatestKept[int] = LatestKept(8)

    def ask(number: int) -> bool:
        return kept.or_made(number % 24, lambda: number % 24) == number % 24

    with ThreadPoolExecutor(4) as executor:
        assert all(executor.map(ask, range(4000)))
    assert len(kept) == 8
