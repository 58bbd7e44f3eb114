"""The moves of the seaport in few words."""

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.words import names
from trajan_tutor.games.trajan.words.looks import goods_name, goods_symbol, in_area, points_gained, tile_symbol
from trajan_tutor.games.trajan.words.terms import goods_term, pile_term

_WILD = tile_symbol(codes.TILE_WILD_GOODS)
# By the first code of a kind of loading; without an entry the goods are named alone.
_LOADING = {
    codes.MOVE_LOAD_WILD: "trajan-choice-load-wild",
    codes.MOVE_SAIL: "trajan-choice-sail",
    codes.MOVE_PAIR: "trajan-choice-pair",
    codes.MOVE_MIXED: "trajan-choice-mixed",
    codes.MOVE_PAIR_WILD: "trajan-choice-pair-wild",
}


def look_of_drawing(cards: int) -> ChoiceLook:
    """Return the drawing of cards in few words."""
    name = Message.of("trajan-choice-draw", cards=cards)
    return in_area(codes.SEAPORT, name, Message.of("trajan-choice-draw-leads"))


def look_of_taking(state: State, pile: int) -> ChoiceLook:
    """Return the taking of the top card of a discard pile in few words."""
    cards = state.left if pile == 0 else state.right
    leads = Message.of("trajan-choice-from-pile", pile=pile_term(pile))
    if not cards:
        return in_area(codes.SEAPORT, Message.of("trajan-choice-take-empty"), leads)
    name = Message.of("trajan-choice-take", goods=goods_term(cards[-1]))
    return in_area(codes.SEAPORT, name, leads, symbol=goods_symbol(cards[-1]))


def look_of_laying(state: State, kind: int) -> ChoiceLook:
    """Return the laying of a card as the first or the second one in few words."""
    name = Message.of("trajan-choice-lay", goods=goods_term(kind))
    leads = Message.of("trajan-choice-lay-second" if state.phase == codes.PHASE_LAY else "trajan-choice-lay-leads")
    group = Message.of("trajan-choice-group-lay")
    return in_area(codes.SEAPORT, name, leads, symbol=goods_symbol(kind), group=group)


def look_of_stopping(cards: int) -> ChoiceLook:
    """Return the end of laying in few words."""
    return in_area(codes.SEAPORT, Message.of("trajan-choice-laid"), Message.of("trajan-choice-laid-leads", cards=cards))


def look_of_discard(_state: State, argument: int) -> ChoiceLook:
    """Return the discarding of a card on a pile in few words."""
    name = goods_name(argument >> 1)
    leads = Message.of("trajan-choice-on-pile", pile=pile_term(argument & 1))
    return in_area(codes.SEAPORT, name, leads, symbol=goods_symbol(argument >> 1), group=name)


def look_of_ship(ship: int, cargo: int, points: int) -> ChoiceLook:
    """Return the choice of a ship in few words: the most that the hand can bring there, and what that pays."""
    name = Message.of(f"trajan-choice-ship-{names.SHIPS[ship]}", cargo=cargo)
    leads = Message.of("trajan-choice-ship-leads", points=points)
    return in_area(codes.SEAPORT, name, leads, group=Message.of("trajan-choice-group-ship"))


def look_of_loading(first: int, kind: int, points: int) -> ChoiceLook:
    """Return the loading of a ship, or its departure, in few words; `first` is the code of the kind of move."""
    group = Message.of("trajan-choice-group-load")
    key = _LOADING.get(first)
    name = Message.of(key, goods=goods_term(kind)) if key else goods_name(kind)
    if first == codes.MOVE_SAIL:
        return in_area(codes.SEAPORT, name, points_gained(points))
    leads = Message.of("trajan-choice-load-leads", points=points)
    symbol = _WILD if first in (codes.MOVE_LOAD_WILD, codes.MOVE_PAIR_WILD) else goods_symbol(kind)
    return in_area(codes.SEAPORT, name, leads, symbol=symbol, group=group)
