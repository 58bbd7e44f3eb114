"""The page that ends a course."""

from datetime import date

from trajan_tutor.desk.lesson.achievement_page import achieved_page
from trajan_tutor.engine.games import find_game
from trajan_tutor.i18n import Words
from trajan_tutor.journals.attempts_journal import MasteryLevel
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.learning.overview import RuleArea, RuleStanding
from trajan_tutor.lessons.find import course


def test_the_page_says_of_every_lesson_what_it_makes_one_able_to_do() -> None:
    """With a tick where it was done; for paper, and in the words of the learner."""
    game = find_game("caesar")
    words = Words("en", (game.resources.words,))
    lessons = course(game)
    areas = [RuleArea("control", (RuleStanding("caesar.control.higher", MasteryLevel.MASTERED, is_due=False),))]
    page = achieved_page(game, {lessons[0].address: LessonNotes(done=True)}, words, date(2026, 11, 23), areas)
    assert page.count(">✓<") == 1
    assert page.count(">○<") == len(lessons) - 1
    assert "✓</span><b>A first game</b> You can play a whole game" in page
    assert "Date: November 23, 2026" in page
    assert page.count('r="3.800"/>') == 1
    assert "What you can do in Caesar!" in page
    assert page.startswith("<!DOCTYPE html>")
