"""Turns in words: in one row, in short, or by their beginning and their end."""

from collections.abc import Sequence

from trajan_tutor.coach.turn_steps import TurnMove
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words


def short_row(steps: Sequence[TurnMove], words: Words) -> str:
    """Return the steps of a turn in one row, in short where the game has short words for them."""
    return row([short_words(step, words) for step in steps], words)


def title_words(steps: Sequence[TurnMove], words: Words) -> str:
    """Return a turn in few words: its first step and its last, in short where the game has short words for them."""
    ends = dict.fromkeys((short_words(steps[0], words), short_words(steps[-1], words)))
    return capital(row(list(ends), words))


def short_words(step: TurnMove, words: Words) -> str:
    """Return a step in short words where the game has some for it."""
    return words(step.message.in_short)


def step_words(step: TurnMove, words: Words, *, in_short: bool) -> str:
    """Return a step of a turn as a line of its own, in short or in full."""
    return capital(short_words(step, words)) if in_short else words(step.message)


def capital(text: str) -> str:
    """Return a part of a sentence as its beginning."""
    return text[:1].upper() + text[1:]


def row(texts: Sequence[str], words: Words) -> str:
    """Return some steps in one row."""
    sentence = ""
    for text in texts:
        sentence = words(Message.of("coach-steps-next", first=sentence, next=text)) if sentence else text
    return sentence
