"""What a teacher would ask about the goods of Trajan: ships, cards in the hand, discard piles, the display."""

from typing import Final

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.planning import BoardQuestion
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.names import GOODS, SHIPS
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.terms import bonus_term, goods_term

SHIP_SPOTS: Final = tuple(f"ship.{name}" for name in SHIPS)


def question(name: str, *spots: str, **about: object) -> BoardQuestion:
    """Return a question of the catalogue."""
    return BoardQuestion(Message.of(f"trajan-ask-{name}", **about), spots)


def shipping_questions(state: State, seat: int, _move: int) -> list[BoardQuestion]:
    """Return what can be asked before cards go onto a ship."""
    coloured = sum(state.ships)
    return [
        question("ships-coloured", *SHIP_SPOTS, number=coloured),
        question("ship-more", *SHIP_SPOTS),
        *hand_questions(state, seat),
    ]


def drawing_questions(state: State, seat: int, _move: int) -> list[BoardQuestion]:
    """Return what can be asked before cards are drawn."""
    return [*hand_questions(state, seat), question("ship-more", *SHIP_SPOTS)]


def taking_questions(state: State, seat: int, _move: int) -> list[BoardQuestion]:
    """Return what can be asked before the top card of a discard pile is taken."""
    piles = ("pile.left", "pile.right")
    all_questions = hand_questions(state, seat)
    if state.left and state.right and state.left[-1] != state.right[-1]:
        left, right = goods_term(state.left[-1]), goods_term(state.right[-1])
        all_questions.insert(0, question("piles", *piles, left=left, right=right))
    return all_questions


def laying_questions(state: State, seat: int, _move: int) -> list[BoardQuestion]:
    """Return what can be asked before cards are laid into the display."""
    own = state.bonus[seat * codes.BONUS_TILES : (seat + 1) * codes.BONUS_TILES]
    goods = [tile for tile in range(codes.BONUS_DEMANDS) if own[tile]]
    all_questions = [question("lay-spare", *_hand(state, seat))]
    if goods:
        tiles = tuple(bonus_term(tile) for tile in goods)
        all_questions.insert(0, question("lay-bonus", *_hand(state, seat), tiles=tiles, number=len(goods)))
    return all_questions


def discarding_questions(state: State, seat: int, _move: int) -> list[BoardQuestion]:
    """Return what can be asked before a card is discarded."""
    return [question("discard", *_hand(state, seat)), *hand_questions(state, seat)]


def hand_questions(state: State, seat: int) -> list[BoardQuestion]:
    """Return what can be asked about the cards of a hand that has some."""
    spots = _hand(state, seat)
    return [question("hand-groups", *spots)] if len(spots) > 1 else []


def _hand(state: State, seat: int) -> tuple[str, ...]:
    return tuple(f"mat.{seat}.hand.{name}" for kind, name in enumerate(GOODS) if state.hand[seat * codes.GOODS + kind])
