"""What a teacher would ask about a position of Caesar!: about the province where a turn does most, and round about it.

Every question is true of the position as its side sees it, and answered by looking. It names no token to place, and
never both ends of the border on which the turn places it. What the rest of the map and the tokens ask is elsewhere.
"""

from collections.abc import Sequence
from typing import Final

from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.planning import BoardQuestion
from trajan_tutor.games.caesar.knowledge.evaluation import lead
from trajan_tutor.games.caesar.knowledge.questions_of_the_map import (
    question,
    questions_around,
    questions_mid_turn,
    questions_of_the_end,
)
from trajan_tutor.games.caesar.knowledge.stakes import aimed_at, closed_by, own_beside, weightiest
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.ending import opponent
from trajan_tutor.games.caesar.rules.placing import border_of, facing, token_of
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.rules.terms import province_term

_BONUS: Final = names.BONUS


def questions(seen: Observation[State], moves: Sequence[int]) -> tuple[BoardQuestion, ...]:
    """Return what leads to a turn: how its province stands, what hangs on it, then the map, the race and the tokens."""
    state = seen.state
    if not moves:
        return ()
    if state.phase != codes.PHASE_TURN:
        return tuple(questions_mid_turn(state))
    side, move = state.turn_side, moves[0]
    closed = closed_by(state, move)
    province = weightiest(state, closed) if closed else aimed_at(state, move)
    here = [*_standing(state, side, province, is_closing=bool(closed)), *_hanging(state, side, province)]
    if closed and state.bonus[province]:
        here.insert(1, _at(f"bonus-{_BONUS[state.bonus[province]]}", province))
    around = questions_around(state, side, move, closed)
    if _wins_by_little(state, side, province, move):
        around.insert(0, _at("enough", province))
    return tuple(dict.fromkeys((*here[:2], *questions_of_the_end(state, side), *around[:1], *here[2:], *around[1:])))


def _standing(state: State, side: int, province: int, *, is_closing: bool) -> list[BoardQuestion]:
    """Return what can be asked about the sums that face a province."""
    spaces = state.open_spaces[province]
    own = state.influence[side * codes.PROVINCES + province]
    ahead = lead(state, side, province)
    if spaces == len(state.figures.borders_of[province]):
        return [_at("fresh", province, spaces=spaces)]
    how = "ahead" if ahead > 0 else "behind" if ahead < 0 else "level"
    sums = {"own": own, "enemy": own - ahead}
    if is_closing:
        return [_at(f"closes-{how}", province, **sums)]
    return [_at(how, province, **sums, spaces=spaces)]


def _wins_by_little(state: State, side: int, province: int, move: int) -> bool:
    """Return whether a turn closes a province and wins it by a number that is not the largest that could win it."""
    if state.open_spaces[province] > 1 or move >= codes.MOVE_DOWN:
        return False
    figures, token, border = state.figures, token_of(move), border_of(state.figures, move)
    number = facing(figures, token, border, move & 1, province)
    fitting = [other for other in state.supply[side] if figures.fits[other] >> figures.border_symbol[border] & 1]
    return lead(state, side, province) + number > 0 and number < max(figures.high[other] for other in fitting)


def _hanging(state: State, side: int, province: int) -> list[BoardQuestion]:
    """Return what can be asked about the markers that hang on a province: those of borders, and the two of Italia."""
    hanging = []
    own, enemy = own_beside(state, side, province), own_beside(state, opponent(side), province)
    if own:
        hanging.append(_at("border-own", province, beside=tuple(map(province_term, own))))
    if enemy:
        hanging.append(_at("border-enemy", province, beside=tuple(map(province_term, enemy))))
    if province == codes.ITALIA:
        hanging.append(_at("italia", province))
    return hanging


def _at(name: str, province: int, **about: object) -> BoardQuestion:
    return question(name, *names.province_spots(province), province=province_term(province), **about)
