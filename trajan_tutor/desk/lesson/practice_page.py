"""Practice within a course: where it stands among the lessons, what leads to it and on from it, and how it ends."""

from collections.abc import Mapping
from pathlib import Path

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.message import Message
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.i18n import Words
from trajan_tutor.journals.attempts_journal import AttemptOutcome
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.journals.mistakes_journal import SavedMistakes
from trajan_tutor.learning.practice_parts import NAME, Practice
from trajan_tutor.learning.step_watch import StepWatch
from trajan_tutor.lessons.course_order import CourseOrder
from trajan_tutor.lessons.goals import Solved
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.rules_tried import rules_tried
from trajan_tutor.lessons.step_page import Phase
from trajan_tutor.viewmodel.lesson_model import Entry, LessonEnd
from trajan_tutor.viewmodel.panels import rule_card

# The address of a lesson or of the practice, and what it is called.
Following = tuple[str, Message]


def practice_address(game: TutorGame) -> str:
    """Return the name by which a page asks for the practice of a game."""
    return f"{game.name}/{NAME}"


def practice_now(game: TutorGame, saves: Path, now: int) -> Practice:
    """Return what the learner practises at a time; raises MisusedError where there is nothing."""
    # What says when a rule is due takes its time to be imported.
    from trajan_tutor.learning.practice import requested_practice

    return requested_practice(game.name, None, saves, now)


def practice_entry(game: TutorGame, here: str, words: Words) -> list[Entry]:
    """Return the practice as an entry of the list of lessons; none of a game that has no exercises."""
    if not plan_of(game).asks:
        return []
    address = practice_address(game)
    return [
        {
            "address": address,
            "title": words(Message("practice-title")),
            "number": words(Message("practice-number")),
            "standing": "new",
            "said": words(Message("practice-about")),
            "here": address == here,
            "is_game": False,
        }
    ]


def after_lesson(game: TutorGame, lesson: Lesson, saves: Path) -> Following | None:
    """Return the checkpoint that a finished lesson leads to, or None."""
    from trajan_tutor.learning.learner import learner_of
    from trajan_tutor.learning.practice import open_checkpoint

    checkpoint = open_checkpoint(learner_of(game, saves))
    if checkpoint is None or lesson.address not in {covered.address for covered in checkpoint.lessons}:
        return None
    return practice_address(game), Message.of("checkpoint-next", number=checkpoint.number)


def after_practice(order: CourseOrder, notes: Mapping[str, LessonNotes]) -> Following | None:
    """Return the game that is next; after the last one the first lesson that is not done, or None."""
    game = order.next_game(notes)
    if game is not None:
        return game.address, Message.of("lesson-next-game", title=game.title)
    for lesson in order.lessons:
        if lesson.address not in notes or not notes[lesson.address].done:
            return lesson.address, Message.of("lesson-following", title=lesson.title)
    return None


def keep_mended(practice: Practice, player: Player, watch: StepWatch, saves: Path) -> None:
    """Note that a mistake of the learner's own games is mended, once its step is done and was not shown.

    Raises SavingError where that cannot be kept.
    """
    step = player.step
    mistake = practice.own.get(step.name)
    if mistake is None or player.phase is not Phase.DONE or watch.outcomes.get(step.name) is AttemptOutcome.SHOWN:
        return
    verdict = step.goal.verdict(player.trial.account()) if isinstance(step.goal, Solved) else None
    if verdict is not None and verdict.is_fine:
        SavedMistakes(saves).mended(mistake)


def practice_end(watch: StepWatch, player: Player, words: Words) -> LessonEnd:
    """Return the end of a practice, in the form of that of a lesson; the cards are rules that were missed."""
    lesson, rules = player.lesson, player.game.rules.rules
    missed = [step for step in lesson.steps if step.name in watch.outcomes and watch.outcomes[step.name].is_missed]
    cards = dict.fromkeys(rule for step in missed for rule in rules_tried(lesson, step) if rule in rules)
    return {
        "title": words(Message("practice-end")),
        "idea": words(Message.of("practice-stars", stars=watch.stars, steps=len(lesson.steps))),
        "cards": [rule_card(player.game, words, rule) for rule in cards],
        "standing": words(Message("practice-comes-back" if cards else "practice-all-known")),
        "next": None,
        "other": None,
        "page": "",
    }
