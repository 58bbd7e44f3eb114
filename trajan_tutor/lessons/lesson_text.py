"""A lesson as text: for the terminal, for a screen reader, and for a page without a kernel."""

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.step_page import Page
from trajan_tutor.view import board_as_text


def page_as_text(page: Page, words: Words) -> str:
    """Return what a page tells: title, words, the goal or the question, and what became of the last action."""
    parts = [words.say("lesson-head", title=page.title, number=page.number, steps=page.steps)]
    parts += [words(message) for message in page.words]
    if page.goal is not None:
        parts.append(words.say("lesson-goal", goal=page.goal))
    parts += [words.say(f"lesson-aim-{'met' if aim.met else 'open'}", aim=aim.words) for aim in page.aims]
    parts += [words(line) for line in page.review.lines] if page.review else []
    parts += [words.say("lesson-listed", title=card.title, text=card.text) for card in page.cards]
    if page.question is not None:
        parts += [words.say("lesson-choice", name=name, text=text) for name, text in page.question.choices]
    parts += [words.say("lesson-feedback", text=message) for message in page.feedback]
    return "\n".join(parts)


def board_as_lesson_text(game: TutorGame, seen: Observation, page: Page, words: Words) -> str:
    """Return the board and the page of a lesson, as whoever learns sees them."""
    return f"{board_as_text(game, seen, words)}\n\n{page_as_text(page, words)}"


def player_as_text(player: Player, words: Words) -> str:
    """Return the board and the page of a lesson that nothing lies upon."""
    return board_as_lesson_text(player.game, player.observation(), player.page(), words)
