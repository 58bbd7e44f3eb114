"""The rule cards of a lesson: what is not certain about a rule waits for the lesson about it."""

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.campaign import campaign_of
from trajan_tutor.lessons.files import ENDING, lesson_files
from trajan_tutor.lessons.find import find_lesson
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.viewmodel.panels import rule_card
from trajan_tutor.viewmodel.words_model import Card, LaterLesson


def lesson_card(lesson: Lesson, game: TutorGame, words: Words, rule: str) -> Card:
    """Return the card of a rule as a lesson shows it.

    Rulings, disagreements and reconstructed figures are told from the lesson about them on; before, one mark leads
    there.
    """
    card = rule_card(game, words, rule)
    later = cards_for_later(lesson, game) if card["marks"] else ""
    if not later:
        return card
    title = words(find_lesson(later)[0].title)
    told: LaterLesson = {"address": later, "text": words(Message.of("lesson-told-later", title=title))}
    return {**card, "marks": [], "later": told}


def cards_for_later(lesson: Lesson, game: TutorGame) -> str:
    """Return the address of the lesson about open questions where it comes later in the course, else an empty text."""
    try:
        later = campaign_of(game).scholarship
    except UnreadableError:
        return ""
    names = [path.name.removesuffix(ENDING) for path in lesson_files(game)]
    if lesson.name not in names or later not in names or names.index(lesson.name) >= names.index(later):
        return ""
    return f"{game.name}/{later}"
