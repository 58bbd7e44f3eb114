"""The moves of the seaport: drawing, taking, laying and shipping goods cards."""

from collections.abc import Callable

from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.moves import Meant, MoveKind, Texts, on_mat, only_one, worded
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.trajan.rules import codes, names, seaport
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.terms import (
    goods_name,
    goods_symbol,
    goods_term,
    in_area,
    pile_term,
    points_gained,
    ship_term,
    side_term,
    tile_symbol,
)
from trajan_tutor.games.trajan.words.actions import ActionMove

_WILD_CARDS = tile_symbol(codes.TILE_WILD_GOODS)
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
    symbol = _WILD_CARDS if first in (codes.MOVE_LOAD_WILD, codes.MOVE_PAIR_WILD) else goods_symbol(kind)
    return in_area(codes.SEAPORT, name, leads, symbol=symbol, group=group)


def cards_to_draw(state: State, wanted: int) -> int:
    """Return how many of so many cards can be drawn, the reshuffled discard piles included."""
    below_the_tops = max(len(state.left) - 1, 0) + max(len(state.right) - 1, 0)
    return min(wanted, state.goods_left + below_the_tops)


def describe_taking(state: State, pile: int) -> Message:
    """Return the taking of the top card of a discard pile."""
    cards = state.left if pile == 0 else state.right
    if not cards:
        return Message.of("trajan-move-take-empty", pile=pile_term(pile))
    return Message.of("trajan-move-take", goods=goods_term(cards[-1]), pile=pile_term(pile))


def describe_laying(state: State, kind: int) -> Message:
    """Return the laying of a card as the first or the second one."""
    key = "trajan-move-lay-second" if state.phase == codes.PHASE_LAY else "trajan-move-lay"
    return Message.of(key, goods=goods_term(kind))


def describe_discard(_state: State, argument: int) -> Message:
    """Return the discarding of a card on a pile."""
    return Message.of("trajan-move-discard", goods=goods_term(argument >> 1), pile=pile_term(argument & 1))


def discard_spots(state: State, argument: int) -> tuple[str, ...]:
    """Return the card and the pile."""
    return (*on_mat(state, f"hand.{names.GOODS[argument >> 1]}"), f"pile.{names.PILES[argument & 1]}")


def discard_rule(state: State, argument: int) -> int:
    """Return 0 when a card of this kind is in the hand, else the rule that forbids discarding one."""
    in_hand = state.hand[state.actor * codes.GOODS + (argument >> 1)]
    return codes.RULE_NONE if in_hand else codes.RULE_SEAPORT_HAND


# ---- ships -------------------------------------------------------------------------------------------------------


def describe_ship(state: State, ship: int) -> Message:
    """Return the choice of a ship: the side it shows and the most that the hand can bring there."""
    cargo, points = best_cargo(state, ship)
    side = side_term(state.ships[ship])
    return Message.of("trajan-move-ship", ship=ship_term(ship), side=side, cargo=cargo, points=points)


def best_cargo(state: State, ship: int) -> tuple[int, int]:
    """Return the most that the hand can bring to a ship, and what the ship pays for it."""
    table = state.figures.ship_points[2 * ship + 1 - state.ships[ship]]
    cargo = min(largest_cargo(state, state.turn_seat, ship), len(table) - 1)
    return cargo, table[cargo]


def points_so_far(state: State, more: int) -> int:
    """Return what the ship that is being loaded pays with so many more cards or pairs."""
    table = state.figures.ship_points[2 * state.ship + 1 - state.ships[state.ship]]
    return table[min(state.cargo_size + more, len(table) - 1)]


def largest_cargo(state: State, seat: int, ship: int) -> int:
    """Return how many cards (for the second ship: pairs) a hand with its wild goods tiles can make at most."""
    hand = state.hand[seat * codes.GOODS : seat * codes.GOODS + codes.GOODS]
    wild = seaport.wild_to_load(state, seat, max(hand))
    if ship == codes.SHIP_IDENTICAL:
        return max(hand) + wild
    if ship == codes.SHIP_DIFFERENT:
        return sum(1 for cards in hand if cards) + wild
    pairs = sum(1 for cards in hand if cards > 1)
    mixed = min(wild, sum(1 for cards in hand if cards == 1))
    return pairs + mixed + (0 if state.figures.wild_goods_need_a_card else (wild - mixed) // 2)


def loading(
    key: str,
    first: int,
    texts: Texts,
    meant: Meant[State],
    spots: Callable[[State, int], tuple[str, ...]] | None = None,
) -> MoveKind[State]:
    """Return a kind of move that loads a card, a pair or a wild tile, or sails: all by one rule, told with points."""

    def goods(kind: int) -> dict[str, object]:
        return {"goods": goods_term(kind)} if len(texts) > 1 else {}

    more = 0 if first == codes.MOVE_SAIL else 1

    def describe(state: State, kind: int) -> Message:
        return Message.of(key, points=points_so_far(state, more), **goods(kind))

    return MoveKind(
        name=key.removeprefix("trajan-move-"),
        first=first,
        texts=texts,
        phases=(codes.PHASE_LOAD,),
        meant=meant,
        spots=spots,
        says=describe,
        look=lambda state, kind: look_of_loading(first, kind, points_so_far(state, more)),
        rule=lambda state, kind: seaport.load_rule(state, state.turn_seat, first + kind),
        about=lambda state, kind: {"ship": ship_term(state.ship), "goods": Term("trajan-goods-any"), **goods(kind)},
        perform=lambda state, kind: seaport.load(state, first + kind),
    )


def mixed_spots(state: State, kind: int) -> tuple[str, ...]:
    """Return the card and the wild tile of a mixed pair."""
    return on_mat(state, f"hand.{names.GOODS[kind]}", "tiles.wild-goods")


_CARD: Meant[State] = {"mat.hand": names.GOODS}
_WILD: Meant[State] = {"mat.tiles": ("wild-goods",)}

MOVES: tuple[MoveKind[State], ...] = (
    ActionMove(
        name="draw",
        first=codes.MOVE_DRAW,
        action=codes.SEAPORT,
        meant={"deck": ("",)},
        says=lambda state, _: Message.of("trajan-move-draw", cards=cards_to_draw(state, 2)),
        look=lambda state, _: look_of_drawing(cards_to_draw(state, 2)),
        rule=lambda state, _: seaport.draw_rule(state),
        perform=lambda state, _: seaport.draw_two(state, state.turn_seat),
    ),
    MoveKind(
        name="discard",
        first=codes.MOVE_DISCARD,
        texts=worded("discard", (f"{goods} {pile}" for goods in names.GOODS for pile in names.PILES)),
        phases=(codes.PHASE_DISCARD,),
        # Of the two piles the left one is meant where only a card is picked.
        meant={"mat.hand": lambda _, name: [2 * names.GOODS.index(name)] if name in names.GOODS else []},
        spots=discard_spots,
        says=describe_discard,
        look=look_of_discard,
        rule=discard_rule,
        about=lambda _, argument: {"goods": goods_term(argument >> 1)},
        perform=lambda state, argument: seaport.discard(state, argument >> 1, argument & 1),
    ),
    ActionMove(
        name="take",
        first=codes.MOVE_TAKE,
        texts=worded("take", names.PILES),
        action=codes.SEAPORT,
        meant={"pile": names.PILES},
        says=describe_taking,
        look=look_of_taking,
        rule=seaport.take_rule,
        about=lambda _, pile: {"pile": pile_term(pile)},
        perform=lambda state, pile: seaport.take_card(state, state.turn_seat, pile),
    ),
    ActionMove(
        name="lay",
        first=codes.MOVE_LAY,
        texts=worded("lay", names.GOODS),
        action=codes.SEAPORT,
        phases=(codes.PHASE_ACTION, codes.PHASE_LAY),
        meant=_CARD,
        says=describe_laying,
        look=look_of_laying,
        rule=lambda state, kind: seaport.lay_rule(state, state.turn_seat, kind),
        about=lambda _, kind: {"goods": goods_term(kind)},
        perform=lambda state, kind: seaport.lay(state, state.turn_seat, kind),
    ),
    ActionMove(
        name="laid",
        first=codes.MOVE_LAID,
        action=codes.SEAPORT,
        phases=(codes.PHASE_LAY,),
        meant={"deck": ("",)},
        says=lambda state, _: Message.of("trajan-move-laid", cards=state.laid),
        look=lambda state, _: look_of_stopping(state.laid),
        perform=lambda state, _: seaport.finish_laying(state, state.turn_seat),
    ),
    ActionMove(
        name="ship",
        first=codes.MOVE_SHIP,
        texts=worded("ship", names.SHIPS),
        action=codes.SEAPORT,
        meant={"ship": names.SHIPS},
        says=describe_ship,
        look=lambda state, ship: look_of_ship(ship, *best_cargo(state, ship)),
        rule=lambda state, ship: seaport.ship_rule(state, state.turn_seat, ship),
        about=lambda _, ship: {"ship": ship_term(ship), "goods": Term("trajan-goods-any")},
        perform=seaport.begin_shipping,
    ),
    loading("trajan-move-load", codes.MOVE_LOAD, worded("load", names.GOODS), _CARD),
    loading("trajan-move-load-wild", codes.MOVE_LOAD_WILD, ("load wild-goods",), _WILD),
    loading(
        "trajan-move-sail",
        codes.MOVE_SAIL,
        ("sail",),
        {"ship": only_one},
        lambda state, _: (f"ship.{names.SHIPS[state.ship]}",),
    ),
    loading("trajan-move-pair", codes.MOVE_PAIR, worded("pair", names.GOODS), _CARD),
    loading(
        "trajan-move-mixed",
        codes.MOVE_MIXED,
        tuple(f"pair {goods} wild-goods" for goods in names.GOODS),
        _CARD,
        mixed_spots,
    ),
    loading("trajan-move-pair-wild", codes.MOVE_PAIR_WILD, ("pair wild-goods wild-goods",), _WILD),
)
