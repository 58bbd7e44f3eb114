"""Which rules a class misunderstands, from the progress that was handed in."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.games import find_game
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.journals.attempts_journal import RuleAttempt
from trajan_tutor.journals.lesson_notes import RuleNotes
from trajan_tutor.journals.progress import Progress
from trajan_tutor.journals.progress_journal import Note
from trajan_tutor.learning.earlier_attempts import with_earlier
from trajan_tutor.learning.learner import learner_of
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.named_lesson import readable_course

# More than these a teacher does not take up at once.
MOST: Final = 10


@dataclass(frozen=True, slots=True)
class ClassRule:
    """One rule in a class: how many learners tried it, how many missed it, and whether exercises can ask about it."""

    game: str
    rule: str
    learners: int
    missed: int
    attempts: int
    misses: int
    has_exercises: bool


def rules_done(home: Path) -> dict[str, RuleNotes]:
    """Return what the learner whose progress lies in a folder did about the rules of all games."""
    notes: dict[str, RuleNotes] = {}
    for name in games_by_course():
        notes |= _counted(learner_of(find_game(name), home).attempts)
    return notes


def misunderstood(handed_in: Iterable[tuple[str, Progress]]) -> tuple[ClassRule, ...]:
    """Return the rules that learners of a class missed: those that most learners missed first, then by share."""
    files = [done for _, done in handed_in]
    rules: list[ClassRule] = []
    for name in games_by_course():
        game = find_game(name)
        lessons = readable_course(game)[0]
        rules += _of_game(game, [_rules_of(done, game, lessons) for done in files])
    ordered = sorted(rules, key=lambda rule: (-rule.missed, -rule.misses / rule.attempts, rule.rule))
    return tuple(ordered[:MOST])


def _of_game(game: TutorGame, files: list[dict[str, RuleNotes]]) -> list[ClassRule]:
    class_rules = []
    for rule in game.rules.rules:
        notes = [
            learner_notes[rule] for learner_notes in files if rule in learner_notes and learner_notes[rule].attempts
        ]
        missed = [learner_notes for learner_notes in notes if learner_notes.missed]
        if missed:
            attempts, misses = (
                sum(learner_notes.attempts for learner_notes in notes),
                sum(learner_notes.missed for learner_notes in notes),
            )
            has_exercises = bool(plan_of(game).forms(rule))
            class_rules.append(ClassRule(game.name, rule, len(notes), len(missed), attempts, misses, has_exercises))
    return class_rules


def _rules_of(done: Progress, game: TutorGame, lessons: Sequence[Lesson]) -> dict[str, RuleNotes]:
    """Return what a learner did about rules: as they handed it in, or as the notes of their lessons tell it."""
    if done.rules:
        return done.rules
    notes = [Note(done.learner, address, lesson) for address, lesson in done.lessons.items()]
    return _counted(with_earlier((), notes, game, lessons))


def _counted(attempts: Iterable[RuleAttempt]) -> dict[str, RuleNotes]:
    notes: dict[str, RuleNotes] = {}
    for attempt in attempts:
        if attempt.rule and attempt.outcome.is_try:
            before = notes.get(attempt.rule, RuleNotes(0, 0))
            notes[attempt.rule] = RuleNotes(before.attempts + 1, before.missed + attempt.outcome.is_missed)
    return notes
