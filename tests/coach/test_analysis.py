"""What is looked into in small tasks: advanced, finished, given up, asked too early."""

from collections.abc import Iterator

import pytest

from trajan_tutor.coach.analysis import Analysis
from trajan_tutor.engine.errors import MisusedError


class Counting(Analysis):
    """Counts to four."""

    def __init__(self) -> None:
        self.count = 0
        super().__init__()

    def _tasks(self) -> Iterator[None]:
        while self.count < 4:
            self.count += 1
            yield

    def _share(self) -> float:
        return self.count / 4


def test_it_is_advanced_by_as_many_tasks_as_are_asked_for() -> None:
    """It is over when there is no other task, and stays so."""
    counting = Counting()
    assert (counting.step(3), counting.count, counting.progress, repr(counting)) == (False, 3, 0.75, "<counting: 75%>")
    assert not counting.step()
    assert counting.step()
    assert (counting.step(5), counting.count, counting.progress) == (True, 4, 1.0)


def test_it_is_finished_in_one_go() -> None:
    """And returns itself, to be asked."""
    counting = Counting()
    assert counting.finish() is counting
    counting.check_done()
    with pytest.raises(MisusedError, match="coach-cancelled-late"):
        counting.cancel()


def test_what_was_given_up_goes_on_no_more() -> None:
    """What was found stays, and whoever asks for the end is told why it does not come."""
    counting = Counting()
    counting.step(2)
    with pytest.raises(MisusedError, match="coach-not-done"):
        counting.check_done()
    counting.cancel()
    for refused in (counting.step, counting.finish, counting.check_done):
        with pytest.raises(MisusedError, match=r"coach-cancelled$"):
            refused()
    with pytest.raises(MisusedError, match="coach-cancelled-twice"):
        counting.cancel()
    assert counting.count == 2
