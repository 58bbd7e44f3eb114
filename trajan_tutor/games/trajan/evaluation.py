"""What a position between turns is worth to a seat: its points, and what its pieces are likely to bring.

In hundredths of a point, so that both builds compute the same. The weights were set by hand and tried in games
against a bot that looks at points only; they are estimates of later points, not figures of the game.
"""

from typing import Final

from trajan_tutor.games.trajan.codes import (
    DEMAND_KINDS,
    GOODS,
    PHASE_OVER,
    TILE_KINDS,
    TILE_VOTES,
    TILE_WILD_CONSTRUCTION,
    TILE_WILD_DEMAND,
    TILE_WILD_EXTRA,
    TILE_WILD_GOODS,
    TRAYS,
)
from trajan_tutor.games.trajan.state import State, score_of
from trajan_tutor.games.trajan.tiles import is_accomplished

_POINT: Final = 100
_CARD: Final = 60
_CAMP_FIGURE: Final = 100
_DEMAND_ANSWER: Final = 200
_KEPT_PER_QUARTER: Final = 150
_TRAJAN_TILE: Final = 150
_TRAJAN_TILE_POINT: Final = 30
_TRAJAN_TILE_READY: Final = 150
_TRAJAN_TILE_READY_POINT: Final = 20
_EXTRA_ACTION: Final = 200
_WILD_GOODS: Final = 100
_WILD_CONSTRUCTION: Final = 200
_VOTE: Final = 50
_USEFUL_ANSWERS: Final = 2


def value_of(state: State, seat: int) -> int:
    """Return the worth of a state to a seat, in hundredths of a point; after the end of the game its score.

    Demands that lie open and cannot be met yet count with their full cost.
    """
    value = _POINT * score_of(state, seat)
    if state.phase == PHASE_OVER:
        return value
    return value + value_of_demands(state, seat) + value_of_circle(state, seat) + value_of_pieces(state, seat)


def value_of_demands(state: State, seat: int) -> int:
    """Return what a seat's answers to demands are worth, less the cost of open demands that it cannot meet."""
    tiles = seat * TILE_KINDS
    quarters_left = state.figures.quarters - state.quarter
    open_demands = 0
    value = _DEMAND_ANSWER * state.tiles[tiles + TILE_WILD_DEMAND]
    for icon in range(DEMAND_KINDS):
        kept = state.kept[seat * DEMAND_KINDS + icon]
        answers = kept + state.tiles[tiles + icon]
        missing = state.demands[icon] - answers
        if missing > 0:
            open_demands += missing
        value += _DEMAND_ANSWER * (answers if answers < _USEFUL_ANSWERS else _USEFUL_ANSWERS)
        value += kept * _KEPT_PER_QUARTER * quarters_left
    open_demands -= state.tiles[tiles + TILE_WILD_DEMAND]
    if open_demands > 0:
        value -= _POINT * state.figures.penalty[open_demands]
    return value


def value_of_circle(state: State, seat: int) -> int:
    """Return what the Trajan tiles at the action circle are worth: more when their colours already lie there."""
    value = 0
    for slot in range(TRAYS):
        tile = state.slots[seat * TRAYS + slot]
        if tile:
            points = state.figures.tile_points[tile]
            value += _TRAJAN_TILE + _TRAJAN_TILE_POINT * points
            if is_accomplished(state, seat, slot):
                value += _TRAJAN_TILE_READY + _TRAJAN_TILE_READY_POINT * points
    return value


def value_of_pieces(state: State, seat: int) -> int:
    """Return what cards, figures in the camps, tiles and votes are worth."""
    tiles = seat * TILE_KINDS
    cards = sum(state.hand[seat * GOODS : seat * GOODS + GOODS]) + state.unknown[seat]
    extra = sum(state.tiles[tiles + TILE_WILD_EXTRA : tiles + TILE_KINDS])
    votes = state.senate[seat]
    for kind in range(TILE_VOTES, TILE_WILD_GOODS):
        votes += (kind - 1) * state.tiles[tiles + kind]
    return (
        _CARD * cards
        + _CAMP_FIGURE * (state.worker_camp[seat] + state.military_camp[seat])
        + _EXTRA_ACTION * extra
        + _WILD_GOODS * state.tiles[tiles + TILE_WILD_GOODS]
        + _WILD_CONSTRUCTION * state.tiles[tiles + TILE_WILD_CONSTRUCTION]
        + _VOTE * votes
    )
