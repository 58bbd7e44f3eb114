"""The plain blocks that the coach's words are shown in: titles, texts, buttons, steps, and reasons with their rules."""

from collections.abc import Iterable, Sequence

from trajan_tutor.coach.reasons import Reason
from trajan_tutor.coach.turn_steps import TurnMove
from trajan_tutor.desk.view_model import panels
from trajan_tutor.desk.view_model.coach_model import Block, CoachItem
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.planning import Merit, Plan
from trajan_tutor.i18n import Words
from trajan_tutor.session.session import Session
from trajan_tutor.shown.hint import capital, sign_of


def title_block(words: Words, key: str) -> Block:
    """Return a title."""
    return {"kind": "title", "text": words(Message.of(key))}


def text_block(text: str, *, faint: bool = False, strong: bool = False) -> Block:
    """Return a line of text."""
    return {"kind": "text", "text": text, "faint": faint, "strong": strong}


def buttons_block(buttons: Sequence[tuple[str, int, str, str]]) -> Block:
    """Return buttons, each with its action, its number, its words and its state."""
    names = ("action", "number", "text", "state")
    return {"kind": "buttons", "items": [dict(zip(names, one, strict=True)) for one in buttons]}


def steps_block(steps: Sequence[TurnMove], words: Words, done: int = 0) -> Block:
    """Return the steps of a turn, of which so many are done."""
    items = [{"text": words(step.message), "done": at < done} for at, step in enumerate(steps)]
    return {"kind": "steps", "items": items}


def reason_items(
    session: Session, reasons: Iterable[Reason], words: Words, *, against: bool = False
) -> list[CoachItem]:
    """Return reasons with their signs, each with the card of its rule."""
    return [
        {
            "sign": sign_of(reason),
            "against": against,
            "text": capital(words(reason.message)),
            "card": panels.rule_card(session.game, words, reason.rule),
        }
        for reason in reasons
    ]


def reasons_blocks(session: Session, reasons: Iterable[Reason], words: Words, *, against: bool = False) -> list[Block]:
    """Return reasons as a block; none without any."""
    items = reason_items(session, reasons, words, against=against)
    return [{"kind": "reasons", "items": items}] if items else []


def certain_blocks(session: Session, told: Iterable[tuple[str, Plan | Merit]], words: Words) -> list[Block]:
    """Return what is certain, each with the card of its rule."""
    items = [
        {
            "sign": sign,
            "text": capital(words(one.message)),
            "card": panels.rule_card(session.game, words, one.rule),
        }
        for sign, one in told
    ]
    return [{"kind": "reasons", "items": items}] if items else []
