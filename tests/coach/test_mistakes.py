"""Mistakes to learn from: a form that can be kept and read again, and an attempt beside the better turn."""

import json

import pytest
from coach.situations import SMALL, TRAJAN
from coach.test_retrospect import TINY, random_record

from trajan_tutor.coach.mistakes import MistakeAttempt, data_of, mistake_from, mistake_of
from trajan_tutor.coach.retrospect import Judged
from trajan_tutor.coach.reviewer import Reviewer
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.record import Record, replay


@pytest.fixture(scope="module")
def costly() -> tuple[Record, Judged]:
    """Return a record and its decision that cost most."""
    record = random_record(TRAJAN, 5, 24)
    reviewer = Reviewer(TRAJAN, record, (), 3, TINY, SMALL).finish()
    return record, reviewer.retrospect().costliest(1)[0]


def test_a_mistake_is_kept_and_read_again(costly: tuple[Record, Judged]) -> None:
    """Its record leads to the position in which it was made."""
    record, judged = costly
    mistake = mistake_of(TRAJAN, record, judged)
    again = mistake_from(json.loads(json.dumps(data_of(mistake))))
    assert again == mistake
    state = replay(TRAJAN, again.record)
    assert TRAJAN.key(state) == TRAJAN.key(judged.moment.state)
    assert TRAJAN.current_seat(state) == again.seat
    assert again.cost == judged.verdict.cost
    assert again.played != again.better


@pytest.mark.parametrize("field", ["record", "seat", "played", "better", "cost", "half"])
@pytest.mark.parametrize("value", [None, -1.5j, [], "x", True])
def test_what_is_no_mistake_is_refused(costly: tuple[Record, Judged], field: str, value: object) -> None:
    """In a sentence that names the field."""
    data = data_of(mistake_of(TRAJAN, *costly)) | {field: value}
    with pytest.raises(UnreadableError):
        mistake_from(data)
    with pytest.raises(UnreadableError, match="mistake"):
        mistake_from([data])


def test_an_attempt_at_the_better_turn_is_the_best_and_at_the_mistake_is_costly(costly: tuple[Record, Judged]) -> None:
    """The one needs no deal; the other is met with some and answered."""
    _, judged = costly
    moment = judged.moment
    observation = TRAJAN.observe(moment.state, moment.seat)
    right = MistakeAttempt(TRAJAN, observation, judged.best, judged.best, 3, SMALL, 8).finish()
    assert right.grade.grade == "best"
    assert right.contest.number == 0
    wrong = MistakeAttempt(TRAJAN, observation, judged.best, moment.moves, 3, SMALL, 8).finish()
    assert 8 <= wrong.contest.number <= 24
    assert wrong.grade.is_costly == bool(wrong.replies)
    assert all(reply.seat != moment.seat for reply in wrong.replies)
