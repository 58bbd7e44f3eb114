"""What Crassus closes in his turn: control, every marker that may be placed, and what he does with bonus tokens."""

from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.bonus import put_under_senate
from trajan_tutor.games.caesar.rules.closing import mark_all_borders, may_mark, next_closing, resolve
from trajan_tutor.games.caesar.rules.ending import opponent, put_marker
from trajan_tutor.games.caesar.rules.placing import find_closed, lay_token
from trajan_tutor.games.caesar.rules.state import State, record
from trajan_tutor.games.caesar.rules.supply import return_random_token


def place_from_row(state: State, index: int, border: int, way: int, province: int, *, asks: bool) -> None:
    """Place a token of his row with a province in mind, and resolve what that closes."""
    side = state.crassus
    token = state.supply[side].pop(index)
    lay_token(state, side, token, border, way)
    find_closed(state, border, province)
    state.phase = codes.PHASE_CLOSING
    resolve_closings(state, asks=asks)


def resolve_closings(state: State, *, asks: bool) -> None:
    """Resolve what his placement closed, the province he aimed at first (C26); all his markers are placed (C27).

    So are those of the player, unless he is asked for them (C54): then it stops there.
    """
    while state.closing >= 0:
        resolve(state)
        if state.phase == codes.PHASE_OVER or mark_all_borders(state, state.crassus):
            return
        player = opponent(state.crassus)
        if asks and state.figures.player_marks_himself and may_mark(state, player):
            state.border_side = player
            return
        if mark_all_borders(state, player):
            return
        finish_closing(state)


def finish_closing(state: State) -> None:
    """Do what he does with the bonus token, and go on to the next closing unless that ended the game."""
    if not use_his_bonus(state):
        next_closing(state)


def use_his_bonus(state: State) -> bool:
    """Use Senate and Poison, discard any other bonus token; return whether that ended the game (C30)."""
    side = state.crassus
    bonus = state.taken
    if bonus == codes.BONUS_NONE:
        return False
    if bonus == codes.BONUS_SENATE:
        if state.won_closing != side + 1:
            return False
        return put_under_senate(state, min(state.senate[side], state.markers[side]))
    if bonus == codes.BONUS_POISON:
        other = opponent(side)
        if state.supply[other]:
            return_random_token(state, other)
        else:
            record(state, codes.EVENT_CRASSUS_DISCARDED, codes.RULE_POISON_EMPTY, side, bonus, 0)
        return False
    record(state, codes.EVENT_CRASSUS_DISCARDED, codes.RULE_CRASSUS_BONUS, side, bonus, 0)
    if not state.harder or (state.figures.last_is_placed and state.markers[side] == 1):
        return False
    record(state, codes.EVENT_MARKER_DISCARDED, codes.RULE_CRASSUS_HARDER, side, state.markers[side] - 1, 0)
    return put_marker(state, side, codes.SOURCE_DISCARDED, codes.RULE_CRASSUS_HARDER)
