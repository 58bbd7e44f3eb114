"""What ends a course: a page to be hung up that says what the learner can do now, lesson by lesson."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime, time
from typing import Final

from trajan_tutor.desk.lesson.lesson_activity import LessonActivity
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.learning.overview import RuleArea
from trajan_tutor.lessons.named_lesson import readable_course
from trajan_tutor.view.achievement import Ability, Achievement, AreaKnown, achievement_page
from trajan_tutor.view.board import draw_board
from trajan_tutor.view.drawing import Drawing
from trajan_tutor.view.scene import PictureForm

_SEED: Final = 1


def achieved(lesson: LessonActivity) -> str:
    """Return a page to be printed that says what the learner can do now."""
    # How well rules are known takes its time to be imported.
    from trajan_tutor.learning.learner import learner_of
    from trajan_tutor.learning.overview import areas_of

    game = lesson.player.game
    today = datetime.fromtimestamp(lesson.recorder.clock()).astimezone().date()
    return achieved_page(game, lesson.notes, lesson.words, today, areas_of(learner_of(game, lesson.saves)))


def achieved_page(
    game: TutorGame, notes: Mapping[str, LessonNotes], words: Words, today: date, areas: Sequence[RuleArea] = ()
) -> str:
    """Return a page of HTML to be printed: what each lesson of a course makes one able to do, and which are done.

    `notes` are those of the learner, by the addresses of lessons; `areas` tell how well each rule is known.
    """
    achievement = Achievement(
        game=words(Message.of("lesson-achieved-game", game=game.name)),
        heading=words(Message.of("lesson-achieved", game=game.name)),
        name=words(Message("lesson-achieved-name")),
        date=words(Message.of("lesson-achieved-date", date=datetime.combine(today, time()))),
        rules=words(Message("lesson-achieved-rules")),
        abilities=list(_abilities(game, notes, words)),
        areas=[_known(game, area, words) for area in areas],
    )
    return achievement_page(achievement, _picture(game, words), words.language)


def _abilities(game: TutorGame, notes: Mapping[str, LessonNotes], words: Words) -> Iterator[Ability]:
    for lesson in readable_course(game)[0]:
        is_done = lesson.address in notes and notes[lesson.address].done
        ability = lesson.can if words.has(lesson.can.key) else lesson.idea
        yield Ability(words(lesson.title), words(ability), is_done)


def _known(game: TutorGame, area: RuleArea, words: Words) -> AreaKnown:
    name = words(Message.of(f"{game.name}-area-{area.name}"))
    return AreaKnown(name, [standing.level.value for standing in area.rules])


def _picture(game: TutorGame, words: Words) -> Drawing:
    """Return the table as a game begins."""
    state = game.new_game(Setup(seats=min(game.seat_counts), seed=_SEED))
    return draw_board(game, game.observe(state, 0), words, form=PictureForm.STILL, theme="light")
