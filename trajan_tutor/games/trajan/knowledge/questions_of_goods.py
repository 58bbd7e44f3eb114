"""What a teacher would ask about the goods of Trajan: ships, cards in the hand, discard piles, the display."""

from typing import Final

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.planning import BoardQuestion
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.names import GOODS, SHIPS
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.terms import bonus_term, goods_term

SHIP_SPOTS: Final = tuple(f"ship.{name}" for name in SHIPS)


def asked(name: str, *spots: str, **about: object) -> BoardQuestion:
    """Return a question of the catalogue."""
    return BoardQuestion(Message.of(f"trajan-ask-{name}", **about), spots)


def asked_of_shipping(state: State, seat: int, _move: int) -> list[BoardQuestion]:
    """Return what can be asked before cards go onto a ship."""
    coloured = sum(state.ships)
    return [
        asked("ships-coloured", *SHIP_SPOTS, number=coloured),
        asked("ship-more", *SHIP_SPOTS),
        *asked_of_hand(state, seat),
    ]


def asked_of_drawing(state: State, seat: int, _move: int) -> list[BoardQuestion]:
    """Return what can be asked before cards are drawn."""
    return [*asked_of_hand(state, seat), asked("ship-more", *SHIP_SPOTS)]


def asked_of_taking(state: State, seat: int, _move: int) -> list[BoardQuestion]:
    """Return what can be asked before the top card of a discard pile is taken."""
    piles = ("pile.left", "pile.right")
    found = asked_of_hand(state, seat)
    if state.left and state.right and state.left[-1] != state.right[-1]:
        left, right = goods_term(state.left[-1]), goods_term(state.right[-1])
        found.insert(0, asked("piles", *piles, left=left, right=right))
    return found


def asked_of_laying(state: State, seat: int, _move: int) -> list[BoardQuestion]:
    """Return what can be asked before cards are laid into the display."""
    own = state.bonus[seat * codes.BONUS_TILES : (seat + 1) * codes.BONUS_TILES]
    goods = [tile for tile in range(codes.BONUS_DEMANDS) if own[tile]]
    found = [asked("lay-spare", *_hand(state, seat))]
    if goods:
        tiles = tuple(bonus_term(tile) for tile in goods)
        found.insert(0, asked("lay-bonus", *_hand(state, seat), tiles=tiles, number=len(goods)))
    return found


def asked_of_discarding(state: State, seat: int, _move: int) -> list[BoardQuestion]:
    """Return what can be asked before a card is discarded."""
    return [asked("discard", *_hand(state, seat)), *asked_of_hand(state, seat)]


def asked_of_hand(state: State, seat: int) -> list[BoardQuestion]:
    """Return what can be asked about the cards of a hand that has some."""
    spots = _hand(state, seat)
    return [asked("hand-groups", *spots)] if len(spots) > 1 else []


def _hand(state: State, seat: int) -> tuple[str, ...]:
    return tuple(f"mat.{seat}.hand.{name}" for kind, name in enumerate(GOODS) if state.hand[seat * codes.GOODS + kind])
