"""The forum: take any one tile."""

from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.state import State, record, take_tile


def forum_rule(state: State, kind: int) -> int:
    """Return 0 when a tile of this kind lies on a forum space, else the rule that forbids taking one."""
    return codes.RULE_NONE if state.forum[kind] else codes.RULE_FORUM_ABSENT


def yellow_rule(state: State, action: int) -> int:
    """Return 0 when a tile of this action lies on a yellow space, else the rule that forbids taking one."""
    return codes.RULE_NONE if state.forum_extra[action] else codes.RULE_FORUM_ABSENT


def forum_choices(state: State) -> list[int]:
    """Return a move for every kind of tile on the forum spaces and on the yellow spaces."""
    forum = state.forum
    yellow = state.forum_extra
    choices = [codes.MOVE_FORUM + kind for kind in range(codes.TILE_KINDS) if forum[kind]]
    for action in range(codes.TRAYS):
        if yellow[action]:
            choices.append(codes.MOVE_YELLOW + action)
    return choices


def take_forum_tile(state: State, seat: int, kind: int) -> None:
    """Take a tile of a forum space (rule trajan.forum.take)."""
    state.forum = state.forum[:]
    state.forum[kind] -= 1
    take_tile(state, seat, kind)
    record(state, codes.EVENT_TOOK_TILE, codes.RULE_FORUM_TAKE, seat, kind, 0)
    state.phase = codes.PHASE_AFTER_ACTION


def take_yellow_tile(state: State, seat: int, action: int) -> None:
    """Take an extra-action tile of a yellow space (rule trajan.forum.take)."""
    state.forum_extra = state.forum_extra[:]
    state.forum_extra[action] -= 1
    take_tile(state, seat, codes.TILE_EXTRA + action)
    record(state, codes.EVENT_TOOK_TILE, codes.RULE_FORUM_TAKE, seat, codes.TILE_EXTRA + action, 1)
    state.phase = codes.PHASE_AFTER_ACTION
