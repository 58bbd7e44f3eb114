"""What a placement does for certain, whatever is hidden: as those see it who know the game."""

from collections.abc import Sequence
from dataclasses import replace

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.planning import Merit
from trajan_tutor.games.caesar.knowledge.evaluation import lead
from trajan_tutor.games.caesar.knowledge.stakes import own_beside
from trajan_tutor.games.caesar.rules import codes, names, turn
from trajan_tutor.games.caesar.rules.ending import opponent
from trajan_tutor.games.caesar.rules.placing import border_of
from trajan_tutor.games.caesar.rules.state import State, markers_placed
from trajan_tutor.games.caesar.rules.terms import bonus_term, province_term

_RULE_OF_BONUS = {
    codes.BONUS_CENTURION: codes.RULE_CENTURIONS_TAKE,
    codes.BONUS_MIGHT: codes.RULE_MIGHT_INFLUENCE,
    codes.BONUS_POISON: codes.RULE_POISON_RETURN,
    codes.BONUS_SENATE: codes.RULE_SENATE_KEEP,
    codes.BONUS_TACTICS: codes.RULE_TACTICS_EXTRA,
    codes.BONUS_WEALTH: codes.RULE_WEALTH_DRAW,
}

# So many provinces with two free spaces are worth a word: each is one careless token from being given away.
_SEVERAL = 3


def merits(before: State, moves: Sequence[int]) -> tuple[Merit, ...]:
    """Return what a turn does for certain, the weightiest first; nothing for a turn that is under way already."""
    if before.phase != codes.PHASE_TURN or not moves:
        return ()
    after = before.copy()
    turn.apply(after, moves[0])
    ended = after.copy()
    for move in moves[1:]:
        turn.apply(ended, move)
    side, border = before.turn_side, border_of(before.figures, moves[0])
    ends = (before.figures.first[border], before.figures.second[border])
    candidates = [
        *(_bonus(before, after, province) for province in ends),
        *(_turned(before, after, side, province) for province in ends),
        *(_safe(before, after, side, province) for province in ends),
        *(_borders(after, side, province) for province in ends),
        _race(before, ended, side),
    ]
    if not _has_another_turn(before, after, ends):
        candidates += [_nothing_near(before, after), *(_left(before, after, province) for province in ends)]
    return tuple(merit for merit in candidates if merit is not None)


def most_to_come(state: State, province: int) -> int:
    """Return the most that the free spaces around a province can bring one side, were each token there for it."""
    figures = state.figures
    missing = () if state.modules & codes.MODULE_CENTURIONS else figures.centurion_tokens
    kinds = [token for token in range(codes.TOKENS) if token not in missing]
    most = 0
    for border in figures.borders_of[province]:
        if not state.token[border]:
            symbol = figures.border_symbol[border]
            most += max(figures.high[token] for token in kinds if figures.fits[token] >> symbol & 1)
    return most


def is_safe(state: State, side: int, province: int) -> bool:
    """Return whether a side leads in an open province by more than its free spaces can bring the other side."""
    return state.open_spaces[province] > 0 and lead(state, side, province) > most_to_come(state, province)


def _bonus(before: State, after: State, province: int) -> Merit | None:
    if after.open_spaces[province] or not before.open_spaces[province] or not before.bonus[province]:
        return None
    bonus = before.bonus[province]
    words = Message.of("caesar-merit-bonus", province=province_term(province), bonus=bonus_term(bonus))
    return _merit(words, _RULE_OF_BONUS[bonus], province)


def _turned(before: State, after: State, side: int, province: int) -> Merit | None:
    own, enemy = _sums(after, side, province)
    if lead(before, side, province) >= 0 or own <= enemy:
        return None
    words = Message.of("caesar-merit-turned", province=province_term(province), own=own, enemy=enemy)
    return _merit(words, codes.RULE_CONTROL_HIGHER, province)


def _safe(before: State, after: State, side: int, province: int) -> Merit | None:
    if not is_safe(after, side, province) or is_safe(before, side, province):
        return None
    own, enemy = _sums(after, side, province)
    words = Message.of(
        "caesar-merit-safe",
        province=province_term(province),
        own=own,
        enemy=enemy,
        spaces=after.open_spaces[province],
        most=most_to_come(after, province),
    )
    return _merit(words, codes.RULE_CONTROL_HIGHER, province)


def _borders(after: State, side: int, province: int) -> Merit | None:
    """Return the borders that hang on an open province in which a side is ahead, and controls the other end."""
    if not after.open_spaces[province] or lead(after, side, province) <= 0:
        return None
    beside = own_beside(after, side, province)
    if not beside:
        return None
    words = Message.of(
        "caesar-merit-borders",
        province=province_term(province),
        beside=tuple(province_term(other) for other in beside),
        borders=len(beside),
    )
    return _merit(words, codes.RULE_BORDER_MARKER, province)


def _has_another_turn(before: State, after: State, ends: Sequence[int]) -> bool:
    """Return whether a placement takes a Tactics token: then the next token may be one's own, too."""
    return any(before.bonus[province] == codes.BONUS_TACTICS and after.open_spaces[province] == 0 for province in ends)


def _nothing_near(before: State, after: State) -> Merit | None:
    """Return that the other side can close nothing next, where there is something that nearly closes."""
    spaces = [after.open_spaces[province] for province in range(codes.PROVINCES)]
    if 1 in spaces or (1 not in before.open_spaces and spaces.count(2) < _SEVERAL):
        return None
    return Merit(Message.of("caesar-merit-nothing-near"), names.rule_id(codes.RULE_CLOSE_BONUS))


def _left(before: State, after: State, province: int) -> Merit | None:
    """Return that a turn leaves a province with a bonus token to whoever places the next token there."""
    if after.open_spaces[province] != 1 or before.open_spaces[province] == 1 or not after.bonus[province]:
        return None
    words = Message.of("caesar-merit-left", province=province_term(province), bonus=bonus_term(after.bonus[province]))
    return replace(_merit(words, codes.RULE_CLOSE_BONUS, province), is_risk=True)


def _race(before: State, after: State, side: int) -> Merit | None:
    own, enemy = markers_placed(after, side), markers_placed(after, opponent(side))
    needed = after.figures.markers_per_side
    if own == markers_placed(before, side) or 2 * max(own, enemy) < needed:
        return None
    words = Message.of("caesar-merit-race", own=own, enemy=enemy, all=needed)
    return Merit(words, names.rule_id(codes.RULE_END_LAST_MARKER))


def _sums(state: State, side: int, province: int) -> tuple[int, int]:
    own = state.influence[side * codes.PROVINCES + province]
    return own, own - lead(state, side, province)


def _merit(words: Message, rule: int, province: int) -> Merit:
    return Merit(words, names.rule_id(rule), names.province_spots(province))
