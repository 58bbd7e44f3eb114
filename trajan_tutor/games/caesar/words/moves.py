"""The moves of Caesar! in one table, and what is owed in words. Each area of the rulebook has a module of rows."""

from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MoveTable
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.rules.terms import bonus_term
from trajan_tutor.games.caesar.words import bonus, closing, placing, turn

MOVES: MoveTable[State] = MoveTable("caesar", [*placing.MOVES, *closing.MOVES, *bonus.MOVES, *turn.MOVES], near=0.6)


def prompt(state: State) -> Message:
    """Return what the seat to act owes now, in words."""
    key = f"caesar-prompt-{word(names.Phase(state.phase))}"
    phase = state.phase
    if phase in (codes.PHASE_BONUS, codes.PHASE_BANK):
        return Message.of(key, bonus=bonus_term(bonus.token_in_hand(state)))
    if phase == codes.PHASE_BORDERS:
        return Message.of(key, left=state.markers[state.border_side])
    if phase in (codes.PHASE_SENATE, codes.PHASE_BANK_SENATE):
        side = state.turn_side
        return Message.of(key, tokens=state.senate[side], left=state.markers[side])
    if state.centurion_due == codes.CENTURION_SECOND:
        return Message.of("caesar-prompt-draw-second")
    return Message.of(key)
