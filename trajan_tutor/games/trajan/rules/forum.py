"""The forum: take any one tile."""

from trajan_tutor.games.trajan.rules.codes import (
    EVENT_TOOK_TILE,
    MOVE_FORUM,
    MOVE_YELLOW,
    PHASE_AFTER_ACTION,
    RULE_FORUM_ABSENT,
    RULE_FORUM_TAKE,
    RULE_NONE,
    TILE_EXTRA,
    TILE_KINDS,
    TRAYS,
)
from trajan_tutor.games.trajan.rules.state import State, record


def forum_rule(state: State, kind: int) -> int:
    """Return 0 when a tile of this kind lies on a forum space, else the rule that forbids taking one."""
    return RULE_NONE if state.forum[kind] else RULE_FORUM_ABSENT


def yellow_rule(state: State, action: int) -> int:
    """Return 0 when a tile of this action lies on a yellow space, else the rule that forbids taking one."""
    return RULE_NONE if state.forum_extra[action] else RULE_FORUM_ABSENT


def forum_choices(state: State) -> list[int]:
    """Return a move for every kind of tile on the forum spaces and on the yellow spaces."""
    forum = state.forum
    yellow = state.forum_extra
    choices = [MOVE_FORUM + kind for kind in range(TILE_KINDS) if forum[kind]]
    for action in range(TRAYS):
        if yellow[action]:
            choices.append(MOVE_YELLOW + action)
    return choices


def take_forum_tile(state: State, seat: int, kind: int) -> None:
    """Take a tile of a forum space (rule trajan.forum.take)."""
    state.forum = state.forum[:]
    state.forum[kind] -= 1
    state.tiles = state.tiles[:]
    state.tiles[seat * TILE_KINDS + kind] += 1
    record(state, EVENT_TOOK_TILE, RULE_FORUM_TAKE, seat, kind, 0)
    state.phase = PHASE_AFTER_ACTION


def take_yellow_tile(state: State, seat: int, action: int) -> None:
    """Take an extra-action tile of a yellow space (rule trajan.forum.take)."""
    state.forum_extra = state.forum_extra[:]
    state.forum_extra[action] -= 1
    state.tiles = state.tiles[:]
    state.tiles[seat * TILE_KINDS + TILE_EXTRA + action] += 1
    record(state, EVENT_TOOK_TILE, RULE_FORUM_TAKE, seat, TILE_EXTRA + action, 1)
    state.phase = PHASE_AFTER_ACTION
