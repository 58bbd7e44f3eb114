"""What a teacher would ask about the map, the race and the tokens of Caesar!, and in the middle of a turn."""

from collections.abc import Sequence
from typing import Final

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.planning import BoardQuestion
from trajan_tutor.games.caesar.knowledge.merits import is_safe
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.placing import border_of, token_of
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.rules.terms import province_term

# More provinces nobody compares in one question.
_MOST_NAMED: Final = 4
_BOTH: Final = 2
_LARGE: Final = 5
# With so many markers left a side may win in a turn or two.
_NEAR_THE_END: Final = 4


def questions_around(state: State, side: int, move: int, closed: Sequence[int]) -> list[BoardQuestion]:
    """Return what can be asked about all of the board, before a placement, what is nearest to it first."""
    near, tokens = _near(state, move, closed), _tokens(state, side, move)
    around = [*_checkpoint(move), *tokens[:1], *near] if closed else [*near, *_checkpoint(move), *tokens[:1]]
    around += [*_two_left(state, move), *tokens[1:]]
    if any(
        is_safe(state, any_side, province) for any_side in range(codes.SIDES) for province in range(codes.PROVINCES)
    ):
        around.append(question("decided"))
    return [*around, *_senate(state, side)]


def questions_of_the_end(state: State, side: int) -> list[BoardQuestion]:
    """Return who is nearer to the last marker, where one is near to it; and what Crassus does next."""
    left = state.markers[side], state.markers[1 - side]
    ending = []
    if min(left) <= _NEAR_THE_END:
        stocks = [f"mat.{any_side}.markers" for any_side in range(codes.SIDES)]
        ending.append(question("race", *stocks, own=left[0], enemy=left[1]))
    if state.crassus != codes.NOBODY:
        ending.append(question("crassus"))
    return ending


def _near(state: State, move: int, closed: Sequence[int]) -> list[BoardQuestion]:
    """Return which provinces the next token can close, where those are not the ones that the turn closes."""
    near = [province for province in range(codes.PROVINCES) if state.open_spaces[province] == 1]
    if near in ([], sorted(closed), _ends(state, move)):
        return []
    if len(near) > _MOST_NAMED:
        return [question("near-many", *_spots(near), number=len(near))]
    return [_list("near-one" if len(near) == 1 else "near", near)]


def _two_left(state: State, move: int) -> list[BoardQuestion]:
    """Return which provinces have two free spaces: whoever takes one of them leaves the other."""
    two = [province for province in range(codes.PROVINCES) if state.open_spaces[province] == _BOTH]
    if not two or two == _ends(state, move):
        return []
    if len(two) > _MOST_NAMED:
        return [question("two-left-many", *_spots(two))]
    return [_list("two-left", two)]


def _ends(state: State, move: int) -> list[int]:
    border = border_of(state.figures, move)
    return sorted((state.figures.first[border], state.figures.second[border]))


def _checkpoint(move: int) -> list[BoardQuestion]:
    if move < codes.MOVE_DOWN:
        return []
    return [question("checkpoint", *(f"border.{border}" for border in names.CHECKPOINTS))]


def _tokens(state: State, side: int, move: int) -> list[BoardQuestion]:
    """Return what can be asked about the tokens of a supply: where the small number faces, and where they fit."""
    figures, token, spot = state.figures, token_of(move), f"mat.{side}.supply.0"
    about_tokens = []
    if move < codes.MOVE_DOWN:
        large = figures.high[token] >= _LARGE
        about_tokens.append(question("zero" if figures.low[token] == 0 else "large" if large else "both-ends", spot))
    if len(set(state.supply[side])) > 1:
        about_tokens.append(question("fits", spot, number=len(state.supply[side])))
    return about_tokens


def _senate(state: State, side: int) -> list[BoardQuestion]:
    if not state.senate[side] or codes.BONUS_SENATE not in state.bonus:
        return []
    return [question("senate", f"mat.{side}.senate.0", number=state.senate[side])]


# ---- in the middle of a turn ---------------------------------------------------------------------------------------


def questions_mid_turn(state: State) -> list[BoardQuestion]:
    """Return what can be asked once a token lies: in which order, on which borders, what the Might token turns."""
    if state.phase == codes.PHASE_ORDER:
        return [question("order", *_spots([state.closing, state.waiting]))]
    if state.phase == codes.PHASE_BORDERS:
        return [question("borders")]
    if state.phase == codes.PHASE_BONUS and state.taken == codes.BONUS_MIGHT:
        return [question("might")]
    if state.phase == codes.PHASE_DRAW:
        return [question("centurion-which")]
    return [question("extra")] if state.phase == codes.PHASE_EXTRA else []


def _list(name: str, provinces: list[int]) -> BoardQuestion:
    terms = tuple(map(province_term, provinces))
    return question(name, *_spots(provinces), provinces=terms, number=len(provinces))


def _spots(provinces: list[int]) -> list[str]:
    return [spot for province in provinces for spot in names.province_spots(province)]


def question(name: str, *spots: str, **about: object) -> BoardQuestion:
    """Return a question of the catalogue."""
    return BoardQuestion(Message.of(f"caesar-ask-{name}", **about), spots)
