"""One step of a lesson by itself: it begins as the step does, in the middle of a turn too."""

import pytest

from trajan_tutor.lessons.named_lesson import asked_lesson
from trajan_tutor.lessons.scenarios import scenario_at
from trajan_tutor.lessons.single_step import exercise_steps, one_step


@pytest.mark.parametrize("name", ["trajan/02-sowing", "trajan/08-arch"])
def test_every_exercise_begins_as_its_step_does(name: str) -> None:
    """With the same moves to choose from."""
    lesson, game = asked_lesson(name)
    names, within = [step.name for step in lesson.steps], 0
    for step in exercise_steps(lesson):
        there = scenario_at(lesson, names.index(step), game)
        alone = one_step(lesson, game, step)
        here = scenario_at(alone, 0, game)
        assert here.seat == there.seat
        assert list(game.legal(here.session.state)) == list(game.legal(there.session.state))
        within += not game.may_evaluate(here.session.state)
        assert bool(alone.begin.moves) <= (not game.may_evaluate(here.session.state))
    assert within
