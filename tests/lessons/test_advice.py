"""The coach's ladder within a lesson."""

from lessons.toy_lesson import TEXT, lesson_of, player_of

from trajan_tutor.coach.adviser import Effort
from trajan_tutor.engine.games import find_game
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.lessons.advice import CoachLadder
from trajan_tutor.lessons.find import course
from trajan_tutor.lessons.lesson import StepKind
from trajan_tutor.lessons.player import Player

LITTLE = Effort(search=8, finalists=2, finals=2, pairs=4, most_pairs=4, answers=1, second=4)


def test_the_coach_answers_level_by_level() -> None:
    """Four hint levels in their order, the second a question of the game, the same each time, and then nothing."""
    game = find_game("trajan")
    lesson = course(game)[1]
    number = next(at for at, step in enumerate(lesson.steps) if step.kind is StepKind.DO)
    player = Player(lesson, game, notes=LessonNotes(at=number))
    ladder = CoachLadder(LITTLE)
    said = [ladder(game, player.observation(), hint_level) for hint_level in range(5)]
    assert said[4] is None
    keys = [message.key for message in said[:4] if message is not None]
    assert [key.partition("-")[0] for key in keys] == ["coach", "trajan", "coach", "coach"]
    assert keys[1].startswith("trajan-ask-")
    assert [CoachLadder(LITTLE)(game, player.observation(), hint_level) for hint_level in range(5)] == said


def test_a_step_that_offers_the_ladder_gives_its_hints_after_its_own() -> None:
    """A step that does not offer it points at the place instead."""
    lesson = lesson_of(TEXT)
    player = player_of(lesson, notes=LessonNotes(at=3), ladder=CoachLadder(LITTLE))
    keys = [player.hint().feedback[0].key for _ in range(6)]
    assert keys[0] == "toy-lesson-market-look-at-the-deck"
    assert [key.partition("-")[0] for key in keys[1:5]] == ["coach"] * 4
    assert keys[5] == "lesson-look"
    plain = player_of(lesson_of(TEXT.replace("ladder = true", "")), notes=LessonNotes(at=3), ladder=CoachLadder(LITTLE))
    plain.hint()
    assert plain.hint().feedback[0].key == "lesson-look"
