"""Hints in a lesson: its own, then those of a ladder, at last the place where a solution goes on."""

from typing import Protocol

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.lesson import Lesson, StepKind
from trajan_tutor.lessons.step_trial import StepTrial


class Ladder(Protocol):
    """Where further hints come from."""

    def __call__(self, game: TutorGame, observation: Observation, hint_level: int) -> Message | None:
        """Return what to say on a level (from 0) about what a learner sees, or None when nothing is left to say."""


def next_hint(lesson: Lesson, trial: StepTrial, ladder: Ladder | None) -> Message | None:
    """Return the next hint of a step, or None when all were given; a place that it points at is noted in the trial."""
    step, number = trial.step, trial.hints
    trial.hints += 1
    if number < len(step.hints):
        return lesson.says(step.hints[number])
    if step.ladder and ladder is not None:
        hint = _climbed(trial, ladder)
        if hint is not None:
            return hint
    return None if trial.pointed or step.kind is not StepKind.DO else _point(trial)


def _climbed(trial: StepTrial, ladder: Ladder) -> Message | None:
    """Return what the ladder says on its next level about where the learner stands now; it begins anew after a move."""
    session = trial.scenario.session
    if trial.hinted != session.tree.here.number:
        trial.hinted, trial.hint_level = session.tree.here.number, 0
    hint = ladder(session.game, session.game.observe(session.state, trial.scenario.seat), trial.hint_level)
    trial.hint_level += 1
    return hint


def _point(trial: StepTrial) -> Message | None:
    """Return the hint that every action has: where a solution goes on."""
    session = trial.scenario.session
    spots = trial.next_spots()
    for spot in session.game.spots(session.game.observe(session.state, trial.scenario.seat)):
        if spot.name in spots:
            trial.pointed = spot.name
            return Message.of("lesson-look", place=spot.label)
    return None
