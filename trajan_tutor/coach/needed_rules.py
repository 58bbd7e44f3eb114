"""Which rules a good turn needs: something happens by them in it, and most turns without them cost."""

from typing import Final

from trajan_tutor.coach.study import Study
from trajan_tutor.coach.turn_steps import Moves
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import State
from trajan_tutor.search.lines import Line
from trajan_tutor.search.sampling import first_deal

# Of so few turns without a rule nothing can be said.
_FEWEST: Final = 2


def rules_applied(game: TutorGame, state: State, moves: Moves) -> frozenset[str]:
    """Return the rules by which something happens to whoever makes some moves, or to everybody, in one deal."""
    seat, after = game.current_seat(state), game.copy(state)
    events = [event for move in moves for event in game.apply_and_tell(after, move)]
    return frozenset(event.rule for event in events if event.seat in (seat, -1))


def rules_needed(study: Study, own: Moves) -> frozenset[str]:
    """Return the rules that a turn needs, as far as an analysis knows: nothing where a better turn was there.

    By each of them something happens in the turn, and of the turns that were looked at most of those without it cost
    more than a small loss: whoever does not know it would have lost by that.
    """
    if not study.standing(own).verdict.is_fine:
        return frozenset()
    game, state, lines = study.game, first_deal(study.question), study.search.lines()
    own_rules = rules_applied(game, state, own)
    costs = [(_cost(lines[0], line) >= study.small_loss, rules_applied(game, state, line.moves)) for line in lines]
    needed = set()
    for rule in own_rules:
        without = [is_costly for is_costly, rules in costs if rule not in rules]
        if len(without) >= _FEWEST and 2 * sum(without) > len(without):
            needed.add(rule)
    return frozenset(needed)


def _cost(best: Line, line: Line) -> float:
    """Return what a turn costs beside the best one: in the deals that it met, or at first sight where it met none."""
    return best.margin - line.margin if line.samples else best.estimate - line.estimate
