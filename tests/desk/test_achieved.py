"""The page that ends a course."""

from trajan_tutor.desk.achieved import achieved_page
from trajan_tutor.engine.games import find_game
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.find import course
from trajan_tutor.lessons.notes import LessonNotes


def test_the_page_says_of_every_lesson_what_it_makes_one_able_to_do() -> None:
    """With a tick where it was done; for paper, and in the words of the learner."""
    game = find_game("caesar")
    words = Words("en", (game.resources.words,))
    lessons = course(game)
    page = achieved_page(game, {lessons[0].address: LessonNotes(done=True)}, words)
    assert page.count("✓ ") == 1
    assert page.count("○ ") == len(lessons) - 1
    assert "✓ A first game. You can play a whole game" in page
    assert "What you can do in Caesar!" in page
    assert page.startswith("<!DOCTYPE html>")
