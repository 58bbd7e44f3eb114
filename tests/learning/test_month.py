"""A simulated learner practises a month: what is due comes up, nothing blocks, more and more is mastered."""

import pytest
from learning.conftest import BEGIN
from simulated_learner import DAY, SimulatedLearner

from trajan_tutor.engine.games import find_game
from trajan_tutor.journals.attempts_journal import AttemptOutcome, Recorder
from trajan_tutor.learning.learner import Learner, learner_of
from trajan_tutor.learning.overview import Overview, overview

_DAYS = 30
# So many days after it was due a rule has been asked: in one practice there is room for ten questions. Of a whole game
# up to fifteen rules come due in a day, what is known best is asked first, and new ones come due meanwhile.
_LATE = 4
_LATE_IN_A_WHOLE_GAME = 7


def practise_a_month(learner: SimulatedLearner, late: int = _LATE) -> list[Overview]:
    """Practise once a day; return what is mastered each evening."""
    found = []
    game = find_game(learner.game)
    # What was met in games is practised, one rule after the other.
    rules = learner_of(game, learner.home).to_come
    Recorder(learner.home, lambda: BEGIN).note(rules, AttemptOutcome.MET, game.name)
    for day in range(_DAYS):
        morning = learner.now = BEGIN + day * DAY
        practice = learner.practise(seed=day)
        assert learner.stuck == []
        assert practice.lesson.steps
        assert learner.now - morning <= 15 * 60
        known = learner_of(game, learner.home)
        assert not [one.rule for one in known.due(learner.now) if learner.now - one.due > late * DAY]
        found.append(overview(known, learner.home, learner.now))
    return found


@pytest.mark.usefixtures("made_once")
def test_a_month_of_practice_leads_to_mastery(learner: SimulatedLearner, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the first rules of the course."""
    whole = Learner.to_come.fget  # type: ignore[attr-defined]
    first = whole(learner_of(find_game("trajan"), learner.home))[:20]
    few = property(lambda self: tuple(rule for rule in whole(self) if rule in first))
    monkeypatch.setattr(Learner, "to_come", few)
    evenings = practise_a_month(learner)
    assert set(first) <= set(learner.met)
    assert evenings[6].mastered == 0
    assert evenings[6].mastered < evenings[20].mastered < evenings[29].mastered
    assert evenings[29].mastered >= len(first) // 2
    assert all(earlier.stars < later.stars for earlier, later in zip(evenings[::10], evenings[9::10], strict=True))


@pytest.mark.long
@pytest.mark.usefixtures("made_once")
@pytest.mark.parametrize("name", ["trajan", "caesar"])
def test_a_month_of_practice_leads_through_a_whole_game(learner: SimulatedLearner, name: str) -> None:
    """Half of its rules and more have come up, and many are mastered."""
    learner.game = name
    evenings = practise_a_month(learner, _LATE_IN_A_WHOLE_GAME)
    assert len(learner.met) >= evenings[-1].rules // 2
    assert evenings[-1].mastered >= evenings[-1].rules // 8
