"""The hints of a step: its own, then those of a ladder, as the coach gives them: look here, consider, play, because."""

from collections.abc import Sequence
from typing import Final, Protocol

from trajan_tutor.coach.adviser import Adviser, Effort
from trajan_tutor.coach.hint_blocks import advantages, statements_at
from trajan_tutor.coach.ladder import Hint, HintLevel
from trajan_tutor.coach.statements import Arguments, Sentence, Statement, StepByStep, row_of
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.lesson import Lesson, StepKind
from trajan_tutor.lessons.step_trial import StepTrial

# A lesson's position is small; a learner should not wait long for the first hint level.
QUICKLY: Final = Effort(search=120, finalists=8, finals=30, pairs=30, most_pairs=80, answers=4, second=30)


class CoachLadder:
    """Gives the hints of the coach, level by level; what it found about a position is kept for the next hint level.

    The first hint level of a position takes as long as its effort does. Who must not wait passes a ladder of their own.
    """

    def __init__(self, effort: Effort = QUICKLY, seed: int = 0) -> None:
        """Choose the effort; the same effort and seed give the same hints."""
        self.effort = effort
        self.seed = seed
        self._key: object = None
        self._hint: Hint | None = None

    def __call__(self, game: TutorGame, observation: Observation, hint_level: int) -> Message | None:
        """Return what the coach says on a level, or None after the last one and where nothing is to be decided."""
        if len(game.legal(observation.state)) == 0:
            return None
        adviser = self.search(game, observation)
        if adviser is not None:
            self.take_in(adviser.finish())
        levels = tuple(HintLevel)
        if self._hint is None or hint_level >= len(levels):
            return None
        return _in_a_sentence(_statements(self._hint, levels[hint_level]))

    def search(self, game: TutorGame, observation: Observation) -> Adviser | None:
        """Return what is to be looked into before there is a hint; None where one is at hand, or nothing to decide."""
        is_known = self._hint is not None and game.key(observation.state) == self._key
        if is_known or len(game.legal(observation.state)) == 0:
            return None
        return Adviser(game, observation, self.seed, self.effort)

    def take_in(self, adviser: Adviser) -> None:
        """Take up what was found of a position: the hints of its levels."""
        self._hint = adviser.hint()
        self._key = adviser.game.key(adviser.observation.state)


def _statements(hint: Hint, level: HintLevel) -> list[Statement]:
    """Return what a lesson has room for: of the last level what counts most."""
    return advantages(hint.because()) if level is HintLevel.BECAUSE else statements_at(hint, level)


def _in_a_sentence(statements: Sequence[Statement]) -> Message:
    """Return a sentence with the list that follows it in one: a lesson has no lists."""
    head, *further = (item.message for item in statements if isinstance(item, Sentence))
    match [item for item in statements if not isinstance(item, Sentence)]:
        case [StepByStep(steps), *_]:
            return Message.of("coach-lesson-turn", head=head, steps=row_of(steps))
        case [Arguments(items), *_]:
            reasons = tuple(item.message for item in items)
            # What stands right above the reasons.
            return Message.of("coach-lesson-because", head=further[-1] if further else head, reasons=reasons)
        case _:
            return head


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
