"""What the coach has to say, as lines of text: statements with signs, and the titles of their rules."""

from collections.abc import Iterable
from typing import Final

from trajan_tutor.coach.ladder import Tie
from trajan_tutor.coach.reasons import Certainty
from trajan_tutor.coach.statements import (
    Argument,
    Arguments,
    EqualTurn,
    Folded,
    NumberedTurn,
    OfferedTurn,
    Sentence,
    Statement,
    StepByStep,
    row_of,
)
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.i18n import Words
from trajan_tutor.session.turn_words import capital, short_row, step_words

# Points at once, points expected, what others may do, and what is prepared: told apart by shape as well as by words.
SIGNS: Final = {
    Certainty.NOW: "\N{BLACK CIRCLE}",
    Certainty.EXPECTED: "\N{WHITE CIRCLE}",
    Certainty.RISK: "\N{BLACK DOWN-POINTING TRIANGLE}",
    Certainty.PREPARED: "\N{RIGHTWARDS ARROW}",
}


def lines_of(statements: Iterable[Statement], game: TutorGame, words: Words) -> list[str]:
    """Return statements about a game as lines of text, without what is folded."""
    return [line for statement in statements for line in _lines(statement, game, words)]


def opened_lines(statements: Iterable[Statement], game: TutorGame, words: Words) -> list[str]:
    """Return what is folded among some statements as lines of text."""
    folded = [statement for statement in statements if isinstance(statement, Folded)]
    return [line for each in folded for line in lines_of(each.statements, game, words)]


def _lines(statement: Statement, game: TutorGame, words: Words) -> list[str]:
    match statement:
        case StepByStep(steps, in_short):
            texts = [step_words(step, words, in_short=in_short) for step in steps]
            return [words(Message.of("coach-step", number=at, what=text)) for at, text in enumerate(texts, start=1)]
        case Folded():
            return []
        case Arguments(items):
            return [f"{SIGNS[argument.certainty]} {_with_rule(argument, game, words)}" for argument in items]
        case OfferedTurn(message):
            return [words(message)]
        case _:
            return [line_of(statement, words)]


def line_of(statement: Sentence | EqualTurn | NumberedTurn, words: Words) -> str:
    """Return a statement that is one line, as text and as page show it."""
    match statement:
        case Sentence(message):
            return words(message)
        case EqualTurn(turn):
            return _equal_words(turn, words)
        case NumberedTurn(number, steps):
            return f"{number}: {words(row_of(steps))}."


def argument_words(argument: Argument, words: Words) -> str:
    """Return a thing that counts, which is a part of a sentence and begins as one."""
    return capital(words(argument.message))


def _with_rule(argument: Argument, game: TutorGame, words: Words) -> str:
    """Return a thing that counts as a line, with the title of its rule."""
    if not argument.rule:
        return argument_words(argument, words)
    title = Term(game.rules[argument.rule].key)
    return capital(words(Message.of("coach-reason-line", what=argument.message, rule=title)))


def _equal_words(tie: Tie, words: Words) -> str:
    """Return a turn that is as good as the best, with how it stands beside it."""
    key = "coach-equal-alike" if tie.begins_alike else "coach-equal-turn"
    return words(Message.of(key, steps=short_row(tie.steps, words), standing=tie.message))
