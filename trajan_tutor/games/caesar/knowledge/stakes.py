"""What a turn is for, and what is at stake in the province where it does most."""

from collections.abc import Hashable, Sequence

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.planning import Stake
from trajan_tutor.games.caesar.knowledge.evaluation import lead
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.placing import border_of, facing, token_of
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.rules.terms import bonus_term, province_term


def idea(before: State, moves: Sequence[int]) -> Hashable:
    """Return what a turn is for: the provinces that it closes, or else the one that it strengthens, face up or down.

    Markers on borders are one idea, however many: of ways that the deals do not tell apart the one that puts most is
    advised.
    """
    if before.phase == codes.PHASE_BORDERS:
        return "borders"
    if before.phase != codes.PHASE_TURN or not moves:
        return tuple(moves)
    closed = closed_by(before, moves[0])
    if closed:
        return "closes", closed, moves[0] >= codes.MOVE_DOWN
    return "strengthens", aimed_at(before, moves[0]), moves[0] >= codes.MOVE_DOWN


def closed_by(before: State, move: int) -> tuple[int, ...]:
    """Return the provinces that a placement closes."""
    border = border_of(before.figures, move)
    ends = (before.figures.first[border], before.figures.second[border])
    return tuple(province for province in ends if before.open_spaces[province] == 1)


def aimed_at(before: State, move: int) -> int:
    """Return the province that the larger number of a placement faces; of equal ones the one that is nearer closing."""
    border = border_of(before.figures, move)
    ends = (before.figures.first[border], before.figures.second[border])
    token = token_of(move)
    numbers = [0, 0]
    if move < codes.MOVE_DOWN:
        numbers = [facing(before.figures, token, border, move & 1, province) for province in ends]
    return min(zip(numbers, ends, strict=True), key=lambda pair: (-pair[0], before.open_spaces[pair[1]], pair[1]))[1]


def stake(seen: State, moves: Sequence[int]) -> Stake | None:
    """Return the province in which a turn does most, with its sums, its bonus token and the borders that hang on it."""
    if seen.phase != codes.PHASE_TURN or not moves:
        return None
    side = seen.turn_side
    closed = closed_by(seen, moves[0])
    province = weightiest(seen, closed) if closed else aimed_at(seen, moves[0])
    own = seen.influence[side * codes.PROVINCES + province]
    beside = tuple(province_term(other) for other in own_beside(seen, side, province))
    words = Message.of(
        "caesar-stake",
        province=province_term(province),
        spaces=seen.open_spaces[province],
        own=own,
        enemy=own - lead(seen, side, province),
        bonus=bonus_term(seen.bonus[province]),
        has_bonus=int(seen.bonus[province] > 0),
        markers=2 if province == codes.ITALIA else 1,
        beside=beside,
        borders=len(beside),
    )
    return Stake(words, names.province_spots(province), province_term(province))


def weightiest(seen: State, closed: tuple[int, ...]) -> int:
    """Return the closed province on which most hangs for the side to place."""
    side = seen.turn_side
    return max(closed, key=lambda province: (len(own_beside(seen, side, province)), province == codes.ITALIA))


def own_beside(seen: State, side: int, province: int) -> list[int]:
    """Return the provinces that a side controls beside another one, with no marker yet on the border between."""
    figures = seen.figures
    neighbours = []
    for border in figures.borders_of[province]:
        other = figures.second[border] if figures.first[border] == province else figures.first[border]
        if seen.control[other] == side + 1 and seen.cover[border] == codes.COVER_NONE:
            neighbours.append(other)
    return neighbours
