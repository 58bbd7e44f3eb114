"""What choices have in common in few words: hues, signs and panes of the areas, symbols of tiles."""

from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.words import names
from trajan_tutor.games.trajan.words.terms import action_term, goods_term

# By action: the class of its colour, its sign, and the pane in which it is done.
HUES = tuple(f"hue-{action}" for action in names.ACTIONS)
SIGNS = tuple(f"sign-{action}" for action in names.ACTIONS)
PANES = ("port", "forum", "map", "senate", "stacks", "district")


def in_area(
    action: int,
    name: Message,
    consequence: Message | None = None,
    *,
    symbol: str = "",
    group: Message | None = None,
) -> ChoiceLook:
    """Return a choice of an area, with its hue, and its sign where the choice has no symbol of its own."""
    return ChoiceLook(name, consequence, HUES[action], symbol or SIGNS[action], group)


def action_name(action: int) -> Message:
    """Return the name of an action as it stands alone."""
    return Message.of("trajan-choice-action", action=action_term(action))


def goods_name(kind: int) -> Message:
    """Return the name of a kind of goods as it stands alone."""
    return Message.of("trajan-choice-goods", goods=goods_term(kind))


def points_gained(points: int) -> Message:
    """Return points as they are added."""
    return Message.of("trajan-choice-points", points=points)


def goods_symbol(kind: int) -> str:
    """Return the symbol of a kind of goods."""
    return f"goods-{names.GOODS[kind]}"


def tile_symbol(kind: int) -> str:
    """Return the symbol of what a forum tile shows."""
    name = names.TILES[kind]
    if kind < codes.TILE_VOTES:
        return f"demand-{name}"
    if kind < codes.TILE_WILD_GOODS:
        return SIGNS[codes.SENATE]
    return name if kind < codes.TILE_EXTRA else f"action-{names.ACTIONS[kind - codes.TILE_EXTRA]}"


def tile_family(kind: int) -> Term:
    """Return the word for what sort of tile a forum tile is."""
    if kind < codes.TILE_VOTES:
        return Term("trajan-choice-tile-demand")
    if kind < codes.TILE_WILD_GOODS:
        return Term("trajan-choice-tile-votes")
    return Term("trajan-choice-tile-wild" if kind < codes.TILE_EXTRA else "trajan-choice-tile-extra")
