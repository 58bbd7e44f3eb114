"""Why an attempt is not possible: the rule that forbids it, with what a learner needs to know.

The rules themselves are asked: the functions that answer 0 or a rule are the ones that the list of legal moves calls.
"""

from trajan_tutor.engine.usual_refusals import UsualRefusals
from trajan_tutor.games.sylla.rules import codes, names
from trajan_tutor.games.sylla.rules.state import State
from trajan_tutor.games.sylla.rules.terms import phase_term
from trajan_tutor.games.sylla.words.moves import MOVES

REFUSALS: UsualRefusals[State] = UsualRefusals(
    MOVES,
    names.rule_id,
    over=codes.RULE_GAME_OVER,
    order=codes.RULE_TURN_ORDER,
    own=codes.RULE_TURN_OWN,
    steps=codes.RULE_TURN_STEPS,
    phase=phase_term,
)
