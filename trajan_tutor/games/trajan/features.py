"""Named quantities of an observation, shared by evaluation and explanation: each with its unit and rule id."""

from trajan_tutor.engine.game import Feature
from trajan_tutor.games.trajan import codes
from trajan_tutor.games.trajan.names import DEMANDS, rule_id
from trajan_tutor.games.trajan.quarter import votes_of
from trajan_tutor.games.trajan.scoring import (
    bonus_points,
    legionaries_in_provinces,
    set_points,
    wild_goods_points,
)
from trajan_tutor.games.trajan.state import State, score_of
from trajan_tutor.games.trajan.tiles import is_accomplished


def features(state: State, seat: int) -> list[Feature]:
    """Return what a seat has and what is at stake for it, as far as the observer can see."""
    return [
        *_points(state, seat),
        *_pieces(state, seat),
        *_circle(state, seat),
        *_demands(state, seat),
    ]


def _feature(name: str, value: float, unit: str, rule: int) -> Feature:
    return Feature(name, value, unit, rule_id(rule))


def _points(state: State, seat: int) -> list[Feature]:
    bonus = sum(bonus_points(state, seat, tile) for tile in range(codes.BONUS_TILES))
    return [
        _feature("score", score_of(state, seat), "points", codes.RULE_FINAL_WINNER),
        _feature("sets", set_points(state, seat), "points", codes.RULE_FINAL_SETS),
        _feature("bonus-tiles", bonus + wild_goods_points(state, seat), "points", codes.RULE_FINAL_BONUS_GOODS),
        _feature("votes", votes_of(state, seat), "votes", codes.RULE_QUARTER_VOTES),
    ]


def _pieces(state: State, seat: int) -> list[Feature]:
    cards = sum(state.hand[seat * codes.GOODS : (seat + 1) * codes.GOODS]) + state.unknown[seat]
    extra = sum(state.tiles[seat * codes.TILE_KINDS + codes.TILE_WILD_EXTRA : (seat + 1) * codes.TILE_KINDS])
    legionaries = legionaries_in_provinces(state, seat)
    return [
        _feature("cards", cards, "cards", codes.RULE_FINAL_HAND),
        _feature("extra-actions", extra, "tiles", codes.RULE_EXTRA_REPEAT),
        _feature("worker-camp", state.worker_camp[seat], "figures", codes.RULE_FINAL_WORKERS),
        _feature("military-camp", state.military_camp[seat], "figures", codes.RULE_FINAL_LEGIONARIES),
        _feature("legionaries", legionaries, "figures", codes.RULE_MILITARY_LEGIONARY),
    ]


def _circle(state: State, seat: int) -> list[Feature]:
    tiles = 0
    ready = 0
    for slot in range(codes.TRAYS):
        if state.slots[seat * codes.TRAYS + slot]:
            tiles += 1
            ready += is_accomplished(state, seat, slot)
    return [
        _feature("trajan-tiles", tiles, "tiles", codes.RULE_FINAL_TILES),
        _feature("trajan-tiles-ready", ready, "tiles", codes.RULE_TILE_MATCH),
    ]


def _demands(state: State, seat: int) -> list[Feature]:
    answered = []
    met = 0
    wild = state.tiles[seat * codes.TILE_KINDS + codes.TILE_WILD_DEMAND]
    for icon, name in enumerate(DEMANDS):
        have = state.kept[seat * codes.DEMAND_KINDS + icon] + state.tiles[seat * codes.TILE_KINDS + icon]
        answered.append(_feature(name, have, "answers", codes.RULE_QUARTER_DEMANDS))
        met += min(have, state.demands[icon])
    unmet = max(0, sum(state.demands) - met - wild)
    cost = state.figures.penalty[min(unmet, len(state.figures.penalty) - 1)]
    return [*answered, _feature("demands-unmet", cost, "points", codes.RULE_QUARTER_PENALTY)]
