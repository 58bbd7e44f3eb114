"""A simulated learner walks the course of a game: nothing blocks, and lessons take no longer than they promise."""

from pathlib import Path

import pytest
from learning.conftest import BEGIN
from measure import main
from simulated_learner import SimulatedLearner, course_of

from trajan_tutor.engine.games import find_game
from trajan_tutor.learning.learner import learner_of
from trajan_tutor.lessons.named_lesson import readable_course


@pytest.mark.parametrize("name", ["trajan", "caesar"])
def test_a_learner_walks_a_course_to_its_end(tmp_path: Path, name: str) -> None:
    """Who errs, asks for hints and lets it be shown; all that was tried is kept, and comes back when it is due."""
    learner = SimulatedLearner(tmp_path, name, seed=1, now=BEGIN)
    assert course_of(learner) == []
    game = find_game(name)
    known = learner_of(game, tmp_path)
    lessons = readable_course(game)[0]
    assert [one.address for one in known.done] == [one.address for one in lessons]
    assert set(learner.met) <= set(known.standings)
    assert len(known.standings) > len(game.rules.rules) // 2
    assert {attempt.outcome.value for attempt in known.attempts} >= {"first-try", "hinted", "wrong-tries", "shown"}


def test_a_promise_that_is_not_kept_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And a step that cannot be left."""
    learner = SimulatedLearner(tmp_path, "caesar", seed=1, now=BEGIN)
    monkeypatch.setattr("simulated_learner._TAKES", 600)
    monkeypatch.setattr("simulated_learner.MOST_TURNS", 1)
    wrong = course_of(learner)
    assert any("minutes and promises" in one for one in wrong)
    assert any("is a dead end" in one for one in wrong)


# Four courses and a hundred days of exercises, each made anew; `test_month.py` practises a month of a whole game.
@pytest.mark.before_release
@pytest.mark.long
@pytest.mark.parametrize("name", ["trajan", "caesar"])
def test_a_learner_comes_to_mastery(name: str) -> None:
    """With practice every day every rule comes up."""
    assert main(["learner", name, "100"]) == 0
