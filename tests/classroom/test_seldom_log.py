"""Nobody fills the log from outside: one line of a kind in a minute."""

import logging
from collections.abc import Callable
from types import TracebackType

from trajan_tutor.classroom.seldom_log import SeldomFilter

_Exception = tuple[type[BaseException], BaseException, TracebackType | None]


def line(text: str, *of: object, name: str = "tornado.access", error: _Exception | None = None) -> logging.LogRecord:
    """Return a line of a log."""
    return logging.LogRecord(name, logging.WARNING, "", 0, text, of, error)


def at(times: list[float]) -> Callable[[], float]:
    """Return a clock that tells these times, one after the other."""
    told = iter(times)
    return lambda: next(told)


def test_a_kind_has_a_line_in_a_minute() -> None:
    """The next one tells how many there were."""
    seldom = SeldomFilter(60, at([0.0, 1.0, 2.0, 61.0]))
    told = [line("%d %s", 404, path) for path in ("/a", "/b", "/c", "/d")]
    assert [seldom.filter(one) for one in told] == [True, False, False, True]
    assert told[-1].getMessage() == "404 /d (and 2 more of this kind)"


def test_another_kind_has_its_own() -> None:
    """Another sentence of the code, another logger, or another error."""
    seldom = SeldomFilter(60, lambda: 0.0)
    error = OSError(24, "Too many open files")
    kinds = [line("%d", 1), line("%s", 1), line("%d", 1, name="asyncio"), line("%d", 1, error=(OSError, error, None))]
    assert [seldom.filter(one) for one in kinds] == [True] * 4
    assert not any(seldom.filter(one) for one in kinds)


def test_more_kinds_than_there_are_do_not_pile_up() -> None:
    """Should somebody invent kinds, all of them are forgotten at once."""
    seldom = SeldomFilter(60, lambda: 0.0)
    for number in range(1000):
        seldom.filter(line(f"kind {number}"))
    assert len(seldom._passed) <= 200
