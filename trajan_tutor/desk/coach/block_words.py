"""The plain blocks of a page that the coach's words are shown in: titles, texts, buttons, steps, reasons with rules."""

from collections.abc import Iterable, Sequence

from trajan_tutor.coach.statements import (
    Argument,
    Arguments,
    Emphasis,
    Folded,
    OfferedTurn,
    Sentence,
    Statement,
    StepByStep,
)
from trajan_tutor.coach.turn_steps import TurnMove
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session.statement_text import SIGNS, argument_words, line_of
from trajan_tutor.session.turn_words import step_words
from trajan_tutor.viewmodel.coach_model import CoachBlock, CoachItem
from trajan_tutor.viewmodel.panels import rule_card


def blocks_of(
    statements: Iterable[Statement], game: TutorGame, words: Words, *, offer: str = "", done: int = 0
) -> list[CoachBlock]:
    """Return what the coach has to say about a game as blocks, of a turn so many steps done.

    `offer` is the action that shows a better turn where one is offered. Steps that have no shorter words are not
    folded below once more.
    """
    return [_block(statement, game, words, offer, done) for statement in statements if not _repeats(statement, words)]


def _repeats(statement: Statement, words: Words) -> bool:
    """Return whether nothing is folded but steps whose words are as short above."""
    if not isinstance(statement, Folded) or not all(isinstance(part, StepByStep) for part in statement.statements):
        return False
    steps = [step for part in statement.statements if isinstance(part, StepByStep) for step in part.steps]
    return all(step_words(step, words, in_short=True) == step_words(step, words, in_short=False) for step in steps)


def _block(statement: Statement, game: TutorGame, words: Words, offer: str, done: int) -> CoachBlock:
    match statement:
        case StepByStep(steps, in_short):
            return steps_block(steps, words, done, in_short=in_short)
        case Folded(message, statements):
            return {"kind": "folded", "text": words(message), "blocks": blocks_of(statements, game, words)}
        case Arguments():
            return {"kind": "reasons", "items": argument_items([statement], game, words)}
        case OfferedTurn():
            return buttons_block([(offer, -1, words(Message.of("board-coach-better")), "")])
        case Sentence(message, emphasis):
            return text_block(words(message), faint=emphasis is Emphasis.FAINT, strong=emphasis is Emphasis.STRONG)
        case _:
            return text_block(line_of(statement, words))


def argument_items(statements: Iterable[Statement], game: TutorGame, words: Words) -> list[CoachItem]:
    """Return the things that count among some statements, with their signs and the cards of their rules."""
    lists = [statement for statement in statements if isinstance(statement, Arguments)]
    return [
        _item(argument, game, words, is_against=arguments.is_against)
        for arguments in lists
        for argument in arguments.items
    ]


def _item(argument: Argument, game: TutorGame, words: Words, *, is_against: bool) -> CoachItem:
    item: CoachItem = {"sign": SIGNS[argument.certainty], "text": argument_words(argument, words)}
    if is_against:
        item["against"] = True
    if argument.rule:
        item["card"] = rule_card(game, words, argument.rule)
    return item


def title_block(words: Words, key: str) -> CoachBlock:
    """Return a title."""
    return {"kind": "title", "text": words(Message.of(key))}


def text_block(text: str, *, faint: bool = False, strong: bool = False) -> CoachBlock:
    """Return a line of text."""
    return {"kind": "text", "text": text, "faint": faint, "strong": strong}


def ask(words: Words, action: str, key: str, *, number: int = -1, is_on: bool = False) -> CoachItem:
    """Return something that can be asked for, in words; what is on is asked for already."""
    return {"action": action, "number": number, "text": words(Message.of(key)), "on": is_on}


def buttons_block(buttons: Sequence[tuple[str, int, str, str]]) -> CoachBlock:
    """Return buttons, each with its action, its number, its words and its state."""
    items: list[CoachItem] = [
        {"action": action, "number": number, "text": text, "state": state} for action, number, text, state in buttons
    ]
    return {"kind": "buttons", "items": items}


def steps_block(steps: Sequence[TurnMove], words: Words, done: int = 0, *, in_short: bool = False) -> CoachBlock:
    """Return the steps of a turn, of which so many are done."""
    items: list[CoachItem] = [
        {"text": step_words(step, words, in_short=in_short), "done": at < done} for at, step in enumerate(steps)
    ]
    return {"kind": "steps", "items": items}
