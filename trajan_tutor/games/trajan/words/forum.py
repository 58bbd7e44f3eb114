"""The moves of the forum: taking a tile of a forum space or of a yellow space."""

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import worded
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.forum import forum_rule, take_forum_tile, take_yellow_tile, yellow_rule
from trajan_tutor.games.trajan.words import names
from trajan_tutor.games.trajan.words.action_move import ActionMove
from trajan_tutor.games.trajan.words.looks import in_area, tile_family, tile_symbol
from trajan_tutor.games.trajan.words.terms import tile_term


def spaces_of(place: str, counts: list[int], kind: int) -> tuple[str, ...]:
    """Return the spaces on which the tiles of a kind lie: tiles lie in the order of their kinds."""
    before = sum(counts[:kind])
    return tuple(f"{place}.{space}" for space in range(before, before + counts[kind]))


def kind_on(counts: list[int], space: str) -> list[int]:
    """Return the kind of tile on a space; on an empty one a kind that is not there, since that is what was meant."""
    lying = [kind for kind, count in enumerate(counts) for _ in range(count)]
    if space.isdecimal() and int(space) < len(lying):
        return [lying[int(space)]]
    return [counts.index(0)] if space.isdecimal() and 0 in counts else []


def look_of_tile(kind: int, leads: Message, group: str) -> ChoiceLook:
    """Return the taking of a tile in few words."""
    name = Message.of("trajan-choice-tile", tile=tile_term(kind))
    return in_area(codes.FORUM, name, leads, symbol=tile_symbol(kind), group=Message.of(group))


MOVES = (
    ActionMove(
        name="forum",
        first=codes.MOVE_FORUM,
        texts=worded("forum", names.TILES),
        action=codes.FORUM,
        meant={"forum": lambda state, space: kind_on(state.forum, space)},
        spots=lambda state, kind: spaces_of("forum", state.forum, kind),
        says="trajan-move-forum",
        look=lambda _, kind: look_of_tile(
            kind, Message.of("trajan-choice-forum", family=tile_family(kind)), "trajan-choice-group-forum"
        ),
        rule=forum_rule,
        about=lambda _, kind: {"tile": tile_term(kind)},
        perform=lambda state, kind: take_forum_tile(state, state.turn_seat, kind),
    ),
    ActionMove(
        name="yellow",
        first=codes.MOVE_YELLOW,
        texts=worded("yellow", names.EXTRA),
        action=codes.FORUM,
        meant={"yellow": lambda state, space: kind_on(state.forum_extra, space)},
        spots=lambda state, action: spaces_of("yellow", state.forum_extra, action),
        says="trajan-move-yellow",
        look=lambda _, action: look_of_tile(
            codes.TILE_EXTRA + action, Message.of("trajan-choice-yellow"), "trajan-choice-group-yellow"
        ),
        rule=yellow_rule,
        about=lambda _, action: {"tile": tile_term(codes.TILE_EXTRA + action)},
        perform=lambda state, action: take_yellow_tile(state, state.turn_seat, action),
    ),
)
