"""What a teacher would ask about the six areas of Trajan, before a turn that does something there.

What the turn takes is never named alone: a question asks which of several, how many, or who.
"""

from collections.abc import Callable, Sequence
from typing import Final

from trajan_tutor.engine.planning import BoardQuestion
from trajan_tutor.games.trajan.knowledge.circle import Goal, trays_of
from trajan_tutor.games.trajan.knowledge.questions_of_goods import (
    SHIP_SPOTS,
    discarding_questions,
    drawing_questions,
    hand_questions,
    laying_questions,
    question,
    shipping_questions,
    taking_questions,
)
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.construction import reachable_spaces
from trajan_tutor.games.trajan.rules.names import PLACES, SLOTS, STACKS, space_name
from trajan_tutor.games.trajan.rules.quarter import votes_of
from trajan_tutor.games.trajan.rules.scoring import bits
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.terms import demand_term, province_term, slot_term

_SEVERAL: Final = 2
_KIND_SIZE: Final = 4


def questions_about(state: State, seat: int, moves: Sequence[int]) -> list[BoardQuestion]:
    """Return the questions about what a turn does, those about its first action first."""
    return [item for move in moves for item in _of_group(move)(state, seat, move)]


def demands_unmet(state: State, seat: int) -> list[int]:
    """Return the icons of demands that a seat has no answer to, wild demand tiles left aside."""
    return [icon for icon in range(codes.DEMAND_KINDS) if state.demands[icon] > _answers(state, seat, icon)]


def _answers(state: State, seat: int, icon: int) -> int:
    return state.kept[seat * codes.DEMAND_KINDS + icon] + state.tiles[seat * codes.TILE_KINDS + icon]


def _of_group(move: int) -> Callable[[State, int, int], list[BoardQuestion]]:
    for first, end, asks in _QUESTIONS_BY_MOVE:
        if first <= move < end:
            return asks
    return _nothing


def _nothing(_state: State, _seat: int, _move: int) -> list[BoardQuestion]:
    return []


# ---- forum --------------------------------------------------------------------------------------------------------


def _forum(state: State, seat: int, move: int) -> list[BoardQuestion]:
    kind = move - codes.MOVE_FORUM
    if kind in (0, 1, 2, codes.TILE_WILD_DEMAND):
        return [*_demands(state, seat), question("forum-needed", *_forum_spots(state))]
    if kind < codes.TILE_WILD_GOODS:
        return [question("votes-forum", *_forum_spots(state)), *_votes(state, seat)]
    if kind == codes.TILE_WILD_GOODS:
        return [question("ship-more", *SHIP_SPOTS), *hand_questions(state, seat)]
    if kind == codes.TILE_WILD_CONSTRUCTION:
        return [question("sets", f"mat.{seat}.worker-camp")]
    return _extra(state, seat, move)


def _demands(state: State, seat: int) -> list[BoardQuestion]:
    demands = tuple(demand_term(icon) for icon in range(codes.DEMAND_KINDS) if state.demands[icon])
    open_demands = sum(state.demands)
    spots = [f"demand.{number}" for number in range(open_demands)]
    all_questions = []
    if demands_unmet(state, seat):
        all_questions.append(question("demands-open", *spots, demands=demands, number=len(demands)))
    if open_demands < state.figures.demands_per_quarter:
        number = state.figures.demands_per_quarter - open_demands
        all_questions.append(question("demands-to-come", *spots, number=number))
    return all_questions


def _extra(state: State, seat: int, _move: int) -> list[BoardQuestion]:
    all_questions = [question("extra-which", *_forum_spots(state))]
    if state.plus_two[seat]:
        all_questions.insert(0, question("plus-two", f"mat.{seat}.centre", number=bits(state.plus_two[seat])))
    return all_questions


def _forum_spots(state: State) -> list[str]:
    return [f"forum.{space}" for space in range(state.figures.forum_spaces[state.seats])]


# ---- military -----------------------------------------------------------------------------------------------------


def _marching(state: State, seat: int, move: int) -> list[BoardQuestion]:
    at = state.leader[seat]
    beside = [place for place in state.figures.adjacent[at] if place != codes.CAMP]
    spots = [f"province.{PLACES[place]}" for place in (at, *beside)]
    tiles = [place for place in beside if state.province_tile[place]]
    all_questions = [question("leader-points", *spots, province=province_term(at))]
    if len(tiles) >= _SEVERAL:
        all_questions.append(question("leader-tiles", *spots, province=province_term(at), number=len(tiles)))
    # First what the march is for: a tile, or the ground.
    return all_questions if not state.province_tile[move - codes.MOVE_LEADER] else all_questions[::-1]


def _deploying(state: State, seat: int, _move: int) -> list[BoardQuestion]:
    at = state.leader[seat]
    if at == codes.CAMP:
        return []
    spot = f"province.{PLACES[at]}"
    all_questions = [question("deploy-rivals", spot)]
    if state.military_camp[seat]:
        all_questions.append(
            question("deploy-camp", spot, f"mat.{seat}.military-camp", number=state.military_camp[seat])
        )
    return all_questions


def _enlisting(state: State, seat: int, _move: int) -> list[BoardQuestion]:
    return [question("enlist", f"mat.{seat}.military-camp", number=state.military_camp[seat])]


# ---- senate -------------------------------------------------------------------------------------------------------


def _advancing(state: State, seat: int, _move: int) -> list[BoardQuestion]:
    return [
        *_votes(state, seat),
        question("senate-step", *(f"senate.{state.senate[other]}" for other in _seats(state))),
    ]


def _votes(state: State, seat: int) -> list[BoardQuestion]:
    spots = [f"senate.{state.senate[other]}" for other in _seats(state)]
    all_questions = []
    votes = votes_of(state, seat)
    level = [other for other in _seats(state) if other != seat and votes_of(state, other) == votes]
    if level and votes:
        all_questions.append(question("votes-tied", *spots, seat=level[0]))
    if len(state.senate_bonus) >= _SEVERAL:
        bonus = [f"senate-bonus.{number}" for number in range(len(state.senate_bonus))]
        all_questions.append(question("senate-bonus", *bonus))
    return [*all_questions, question("votes-now", *spots)]


def _seats(state: State) -> range:
    return range(state.seats)


def _bonus(state: State, seat: int, _move: int) -> list[BoardQuestion]:
    return [item for item in _votes(state, seat) if item.message.key == "trajan-ask-senate-bonus"]


# ---- Trajan -------------------------------------------------------------------------------------------------------


def _stacks(state: State, seat: int, move: int) -> list[BoardQuestion]:
    """Return what can be asked about the open Trajan tiles: what the tray of the arch has for the one that is taken."""
    stacks = [f"stack.{name}" for name in STACKS]
    all_questions = [question("arch-kind", *stacks)]
    arch, stack = state.arch[seat], move - codes.MOVE_STACK
    if arch == codes.ARCH_CENTRE or not state.stack_size[stack]:
        return all_questions
    tile = state.stacks[stack][state.stack_size[stack] - 1]
    goal = Goal(arch, tile, state.figures.tile_first[tile], state.figures.tile_second[tile], 0)
    all_questions.append(question("arch-where", f"mat.{seat}.tray.{SLOTS[arch]}", slot=slot_term(arch)))
    missing = len(goal.missing(trays_of(state, seat)[arch]))
    if missing < _SEVERAL:
        name = "arch-colours" if missing else "arch-ready"
        all_questions.insert(0, question(name, *stacks, f"mat.{seat}.tray.{SLOTS[arch]}", slot=slot_term(arch)))
    return all_questions


# ---- construction -------------------------------------------------------------------------------------------------


def _building(state: State, seat: int, move: int) -> list[BoardQuestion]:
    """Return what can be asked about the spaces that a worker can enter: first what the tile of the turn is for."""
    workers, tile = state.workers[seat], state.district_tile[move - codes.MOVE_BUILD] - 1
    near = reachable_spaces(workers)
    spaces = [space for space in range(codes.DISTRICT_SPACES) if near >> space & 1]
    spots = [f"district.{space_name(space)}" for space in spaces]
    if tile < 0:
        return [question("build-way", *spots)]
    owned = bits(state.built[seat] >> (_KIND_SIZE * (tile // _KIND_SIZE)) & 15)
    all_questions = []
    if owned >= _SEVERAL:
        all_questions.append(question("build-set", *spots))
    all_questions.append(question("build-best" if workers else "build-first", *spots))
    if not owned:
        all_questions.append(question("build-grant", *spots))
    return all_questions


def _recruiting(state: State, seat: int, _move: int) -> list[BoardQuestion]:
    return [question("recruit", f"mat.{seat}.worker-camp", number=state.worker_camp[seat])]


# ---- extra actions, setup, the end of a quarter -------------------------------------------------------------------


def _repeating(_state: State, seat: int, _move: int) -> list[BoardQuestion]:
    return [question("extra-held", f"mat.{seat}.name")]


def _marking(_state: State, seat: int, _move: int) -> list[BoardQuestion]:
    return [question("mark", f"mat.{seat}.centre")]


def _paying(_state: State, seat: int, _move: int) -> list[BoardQuestion]:
    return [question("pay", f"mat.{seat}.name")]


def _starting(_state: State, seat: int, _move: int) -> list[BoardQuestion]:
    return [question("start-tile", *(f"mat.{seat}.tray.{slot}" for slot in SLOTS))]


def _drafting(state: State, seat: int, _move: int) -> list[BoardQuestion]:
    return [item for item in taking_questions(state, seat, _move) if item.message.key == "trajan-ask-piles"]


_QUESTIONS_BY_MOVE: Final = (
    (codes.MOVE_MARK, codes.MOVE_MARK + codes.TRAYS, _marking),
    (codes.MOVE_DRAW, codes.MOVE_TAKE, drawing_questions),
    (codes.MOVE_TAKE, codes.MOVE_ENLIST, taking_questions),
    (codes.MOVE_ENLIST, codes.MOVE_DEPLOY, _enlisting),
    (codes.MOVE_DEPLOY, codes.MOVE_ADVANCE, _deploying),
    (codes.MOVE_ADVANCE, codes.MOVE_RECRUIT, _advancing),
    (codes.MOVE_RECRUIT, codes.MOVE_RECRUIT + 1, _recruiting),
    (codes.MOVE_LAY, codes.MOVE_LAID, laying_questions),
    (codes.MOVE_SHIP, codes.MOVE_DISCARD, shipping_questions),
    (codes.MOVE_DISCARD, codes.MOVE_LOAD, discarding_questions),
    (codes.MOVE_LOAD, codes.MOVE_FORUM, shipping_questions),
    (codes.MOVE_FORUM, codes.MOVE_YELLOW, _forum),
    (codes.MOVE_YELLOW, codes.MOVE_LEADER, _extra),
    (codes.MOVE_LEADER, codes.MOVE_STACK, _marching),
    (codes.MOVE_STACK, codes.MOVE_BUILD, _stacks),
    (codes.MOVE_BUILD, codes.MOVE_NO_REPEAT, _building),
    (codes.MOVE_REPEAT, codes.MOVE_QUARTER, _repeating),
    (codes.MOVE_PAY, codes.MOVE_BONUS, _paying),
    (codes.MOVE_BONUS, codes.MOVE_PLACE, _bonus),
    (codes.MOVE_DRAFT, codes.MOVE_START_TILE, _drafting),
    (codes.MOVE_START_TILE, codes.MOVE_START_TILE + (1 << codes.GROUP_SHIFT), _starting),
)
