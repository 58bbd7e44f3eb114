"""Named quantities of an observation, shared by evaluation and explanation: each with its unit, rule id and value.

The weights are those of `evaluation`, so that the values of a seat's features add up to its value. A feature of value
0 says something that the evaluation does not look at. What has happened to a seat between two states of a trial is told
by milestones, as a person would name it.
"""

from dataclasses import replace

from trajan_tutor.engine.game import SCORE, TIME_LEFT, Feature, Observation
from trajan_tutor.engine.message import Message, Value
from trajan_tutor.engine.planning import Milestone
from trajan_tutor.games.trajan.board.layout_mat import bonus_name
from trajan_tutor.games.trajan.knowledge import evaluation
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.names import DEMANDS, SLOTS, SOURCE_NAMES, TILES, rule_id
from trajan_tutor.games.trajan.rules.quarter import votes_of
from trajan_tutor.games.trajan.rules.scoring import (
    bits,
    bonus_points,
    bonus_rule,
    bonus_source,
    legionaries_in_provinces,
    set_points,
    wild_goods_points,
)
from trajan_tutor.games.trajan.rules.state import State, score_of
from trajan_tutor.games.trajan.rules.terms import (
    bonus_term,
    demand_term,
    kind_term,
    pair_term,
    province_term,
    slot_term,
    tile_term,
)
from trajan_tutor.games.trajan.rules.tiles import is_accomplished

_RULE_OF_SOURCE = (
    codes.RULE_FINAL_WINNER,
    codes.RULE_TILE_MATCH,
    codes.RULE_SEAPORT_SHIP,
    codes.RULE_MILITARY_LEGIONARY,
    codes.RULE_SENATE_ADVANCE,
    codes.RULE_CONSTRUCTION_TILE,
    codes.RULE_QUARTER_PENALTY,
    codes.RULE_FINAL_HAND,
    codes.RULE_FINAL_WORKERS,
    codes.RULE_FINAL_LEGIONARIES,
    codes.RULE_FINAL_TILES,
    codes.RULE_FINAL_SETS,
    codes.RULE_FINAL_BONUS_GOODS,
    codes.RULE_FINAL_BONUS_BONUS,
)


# What a feature is likely to bring points from.
_SOURCES = {
    "answers": "demands",
    "cards": "ships",
    "demands-unmet": "demands",
    "half-ready": "trajan-tiles",
    "sets": "sets",
    "kept": "demands",
    "military-camp": "provinces",
    "tile-ready": "trajan-tiles",
    "trajan-tile": "trajan-tiles",
    "votes": "bonus-other",
    "wild-construction": "sets",
    "wild-demand": "demands",
    "wild-goods": "ships",
    "worker-camp": "construction",
}


def rule_of_source(source: str) -> str:
    """Return the id of the rule by which points of a source are gained.

    >>> rule_of_source("senate")
    'trajan.senate.advance'
    """
    return rule_id(_RULE_OF_SOURCE[SOURCE_NAMES.index(source)])


def features(seen: Observation[State], seat: int) -> list[Feature]:
    """Return what a seat has and what is at stake for it, as far as the observer can see."""
    state = seen.state
    over = state.phase == codes.PHASE_OVER
    everything = [
        *_points(state, seat),
        *_pieces(state, seat),
        *_circle(state, seat),
        *_demands(state, seat),
        *_time(state, seat),
    ]
    # After the end only points count.
    return [_without_value(feature) if over and feature.name != SCORE else feature for feature in everything]


def _without_value(feature: Feature) -> Feature:
    return replace(feature, value=0)


def _feature(
    name: str,
    quantity: float,
    unit: str,
    rule: int,
    value: int = 0,
    *,
    place: str = "",
    about: tuple[tuple[str, Value], ...] = (),
    spots: tuple[str, ...] = (),
    source: str = "",
) -> Feature:
    return Feature(name, quantity, unit, rule_id(rule), value, place, about, spots, source or _SOURCES.get(name, ""))


def _points(state: State, seat: int) -> list[Feature]:
    row = evaluation.row_of(state)
    sets = set_points(state, seat)
    score = score_of(state, seat)
    votes = state.senate[seat] + _tile_votes(state, seat)
    return [
        _feature(SCORE, score, "points", codes.RULE_FINAL_WINNER, evaluation.POINT * score),
        _feature("sets", sets, "points", codes.RULE_FINAL_SETS, row[evaluation.SETS] * sets),
        *_bonus_tiles(state, seat),
        _feature(
            "votes",
            votes_of(state, seat),
            "votes",
            codes.RULE_QUARTER_VOTES,
            row[evaluation.VOTES] * votes,
            spots=(f"senate.{state.senate[seat]}",),
        ),
    ]


def _bonus_tiles(state: State, seat: int) -> list[Feature]:
    """Return what each bonus tile of a seat would score now; wild goods tiles count with those for goods."""
    scoring = [
        (bonus_name(tile), bonus_points(state, seat, tile), tile, bonus_term(tile))
        for tile in range(codes.BONUS_TILES)
        if state.bonus[seat * codes.BONUS_TILES + tile]
    ]
    wild = wild_goods_points(state, seat)
    if wild:
        scoring.append((TILES[codes.TILE_WILD_GOODS], wild, 0, tile_term(codes.TILE_WILD_GOODS)))
    value = evaluation.row_of(state)[evaluation.BONUS]
    return [
        _feature(
            "bonus-tiles",
            points,
            "points",
            bonus_rule(tile),
            value * points,
            place=place,
            about=(("tile", term),),
            spots=(f"mat.{seat}.bonus.{place}" if place == bonus_name(tile) else f"mat.{seat}.tiles.{place}",),
            source=SOURCE_NAMES[bonus_source(tile)],
        )
        for place, points, tile, term in scoring
    ]


def _tile_votes(state: State, seat: int) -> int:
    start = seat * codes.TILE_KINDS
    kinds = range(codes.TILE_VOTES, codes.TILE_WILD_GOODS)
    return sum((kind - codes.TILE_VOTES + 2) * state.tiles[start + kind] for kind in kinds)


def _pieces(state: State, seat: int) -> list[Feature]:
    cards = sum(state.hand[seat * codes.GOODS : (seat + 1) * codes.GOODS]) + state.unknown[seat]
    mat = f"mat.{seat}"
    row = evaluation.row_of(state)
    return [
        _feature("cards", cards, "cards", codes.RULE_FINAL_HAND, row[evaluation.CARDS] * cards),
        _feature(
            "worker-camp",
            state.worker_camp[seat],
            "figures",
            codes.RULE_FINAL_WORKERS,
            row[evaluation.WORKER_CAMP] * state.worker_camp[seat],
            spots=(f"{mat}.worker-camp",),
        ),
        _feature(
            "military-camp",
            state.military_camp[seat],
            "figures",
            codes.RULE_FINAL_LEGIONARIES,
            row[evaluation.MILITARY_CAMP] * state.military_camp[seat],
            spots=(f"{mat}.military-camp",),
        ),
        _feature("legionaries", legionaries_in_provinces(state, seat), "figures", codes.RULE_MILITARY_LEGIONARY),
        *_forum_tiles(state, seat),
    ]


def _forum_tiles(state: State, seat: int) -> list[Feature]:
    start = seat * codes.TILE_KINDS
    row = evaluation.row_of(state)
    return [
        _feature(
            name,
            state.tiles[start + kind],
            "tiles",
            rule,
            row[quantity] * state.tiles[start + kind],
            place=TILES[kind],
            about=(("tile", tile_term(kind)),),
            spots=(f"mat.{seat}.tiles.{TILES[kind]}",),
        )
        for kind, name, rule, quantity in _QUANTITY_OF_TILES
    ]


_QUANTITY_OF_TILES = (
    (codes.TILE_WILD_GOODS, "wild-goods", codes.RULE_SEAPORT_WILD, evaluation.WILD_GOODS),
    (codes.TILE_WILD_CONSTRUCTION, "wild-construction", codes.RULE_FINAL_SETS, evaluation.WILD_CONSTRUCTION),
    (codes.TILE_WILD_DEMAND, "wild-demand", codes.RULE_QUARTER_WILD, evaluation.WILD_DEMAND),
    *(
        (kind, "extra-action", codes.RULE_EXTRA_REPEAT, evaluation.EXTRA_ACTIONS)
        for kind in range(codes.TILE_WILD_EXTRA, codes.TILE_KINDS)
    ),
)


def _circle(state: State, seat: int) -> list[Feature]:
    row = evaluation.row_of(state)
    markers = bits(state.plus_two[seat])
    plus_two = row[evaluation.PLUS_TWO] * markers
    circle_features = [_feature("plus-two", markers, "markers", codes.RULE_EXTRA_PLUS_TWO, plus_two)]
    for slot in range(codes.TRAYS):
        tile = state.slots[seat * codes.TRAYS + slot]
        if not tile:
            continue
        points = state.figures.tile_points[tile]
        pair = pair_term(state.figures.tile_first[tile], state.figures.tile_second[tile])
        kind = kind_term(state.figures.tile_kind[tile])
        about = (("kind", kind), ("pair", pair), ("slot", slot_term(slot)))
        spots = (f"mat.{seat}.slot.{SLOTS[slot]}", f"mat.{seat}.tray.{SLOTS[slot]}")
        value = row[evaluation.TILES] + row[evaluation.TILE_POINTS] * points
        circle_features.append(
            _feature(
                "trajan-tile",
                points,
                "points",
                codes.RULE_ARCH_STACK,
                value,
                place=SLOTS[slot],
                about=about,
                spots=spots,
            )
        )
        if is_accomplished(state, seat, slot):
            ready = row[evaluation.READY] + row[evaluation.READY_POINTS] * points
            circle_features.append(
                _feature(
                    "tile-ready",
                    points,
                    "points",
                    codes.RULE_TILE_MATCH,
                    ready,
                    place=SLOTS[slot],
                    about=about,
                    spots=spots,
                )
            )
        elif evaluation.is_half_ready(state, seat, slot):
            circle_features.append(
                _feature(
                    "half-ready",
                    1,
                    "markers",
                    codes.RULE_TILE_MATCH,
                    row[evaluation.HALF_READY],
                    place=SLOTS[slot],
                    about=about,
                    spots=spots,
                )
            )
    return circle_features


def _demands(state: State, seat: int) -> list[Feature]:
    demand_features = []
    open_icons: list[Value] = []
    open_demands = -state.tiles[seat * codes.TILE_KINDS + codes.TILE_WILD_DEMAND]
    row = evaluation.row_of(state)
    further = max(0, _rounds_left(state) - 1)
    for icon, name in enumerate(DEMANDS):
        kept = state.kept[seat * codes.DEMAND_KINDS + icon]
        answers = kept + state.tiles[seat * codes.TILE_KINDS + icon]
        missing = max(0, state.demands[icon] - answers)
        open_demands += missing
        open_icons += [demand_term(icon)] * (missing > 0)
        # An answer beyond what can still be demanded is worth what the evaluation says, but counts for nothing.
        counting = min(answers, state.demands[icon] + further)
        about = (("demand", demand_term(icon)),)
        useful = row[evaluation.ANSWERS] * min(answers, evaluation.USEFUL_ANSWERS)
        lasting = row[evaluation.KEPT] * kept
        demand_features += [
            _feature(
                "answers",
                counting,
                "answers",
                codes.RULE_QUARTER_DEMANDS,
                useful,
                place=name,
                about=about,
                spots=((f"mat.{seat}.kept.{name}",) * (kept > 0) + (f"mat.{seat}.tiles.{name}",) * (answers > kept)),
            ),
            _feature(
                "kept",
                kept,
                "tiles",
                codes.RULE_QUARTER_KEPT,
                lasting,
                place=name,
                about=about,
                spots=(f"mat.{seat}.kept.{name}",),
            ),
        ]
    unmet = max(0, open_demands)
    cost = state.figures.penalty[unmet]
    demand_features.append(
        _feature(
            "demands-unmet",
            unmet,
            "demands",
            codes.RULE_QUARTER_PENALTY,
            row[evaluation.UNMET_COST] * cost,
            about=(("cost", cost), ("demands", tuple(open_icons) if unmet else ())),
            spots=tuple(f"demand.{number}" for number in range(sum(state.demands))),
        )
    )
    return demand_features


def _rounds_left(state: State) -> int:
    """Return how many rounds the quarter can still have: the end of each but the last turns up a demand."""
    return max(0, state.figures.demands_per_quarter - sum(state.demands) - state.laps + 1)


def _time(state: State, seat: int) -> list[Feature]:
    """Return whose turn it is, how far the end of the quarter is, and how many rounds it can still have."""
    to_move = int(evaluation.seat_to_move(state) == seat)
    value = evaluation.row_of(state)[evaluation.TO_MOVE] * to_move
    length = state.figures.time_length[state.seats]
    rounds = _rounds_left(state)
    # Before the end of a quarter is played out, its last round is over.
    left = 0 if state.phase == codes.PHASE_QUARTER else max(0, length * rounds - state.time)
    # Whose turn it is only corrects the evaluation: the next turn always is somebody's.
    return [
        replace(_feature("to-move", to_move, "turns", codes.RULE_TURN_ORDER, value), told=False),
        _feature(TIME_LEFT, left, "steps", codes.RULE_TIME_ADVANCE, spots=("time",)),
        _feature("rounds-left", rounds, "rounds", codes.RULE_ROUND_END, spots=("quarter",)),
    ]


TILE = "tile"
UNMET = "unmet"
PROVINCE = "province"


def milestones(before: State, after: State, seat: int) -> frozenset[Milestone]:
    """Return the Trajan tiles that were earned, the provinces that were reached, and how many demands stayed unmet.

    Who leaves three unmet leaves two as well: of so many things that one is told that differs most.
    """
    reached = [
        Milestone(TILE, str(slot), names.SOURCE_NAMES[codes.SOURCE_TRAJAN_TILES])
        for slot in range(codes.TRAYS)
        if (tile := before.slots[seat * codes.TRAYS + slot]) and after.slots[seat * codes.TRAYS + slot] != tile
    ]
    reached += [
        Milestone(PROVINCE, str(province), names.SOURCE_NAMES[codes.SOURCE_PROVINCES])
        for province, (earlier, now) in enumerate(zip(before.legions, after.legions, strict=True))
        if now >> seat & 1 and not earlier >> seat & 1
    ]
    demands = seat * codes.SOURCES + codes.SOURCE_DEMANDS
    lost = before.ledger[demands] - after.ledger[demands]
    reached += [
        Milestone(UNMET, str(unmet), names.SOURCE_NAMES[codes.SOURCE_DEMANDS], loss=True)
        for unmet, penalty in enumerate(before.figures.penalty)
        if 0 < penalty <= lost
    ]
    return frozenset(reached)


def milestone_words(milestone: Milestone) -> Message:
    """Return what happened in words."""
    key = f"trajan-milestone-{milestone.name}"
    match milestone.name:
        case "tile":
            return Message.of(key, tray=slot_term(int(milestone.place)))
        case "province":
            return Message.of(key, province=province_term(int(milestone.place)))
        case _:
            return Message.of(key, demands=int(milestone.place))
