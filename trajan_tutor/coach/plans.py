"""What a game knows for certain of one's own next turns, asked for a turn that the search found; nothing else does."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from trajan_tutor.coach.turn_steps import Moves, TurnMove, decisive_step, step_of, steps_of
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.joint import JointChoices
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.planning import Ideas, Merit, Merits, Ordered, Plan, PlannedTurn, Planning
from trajan_tutor.search.mixtures import mixtures_of
from trajan_tutor.search.sampling import SearchQuestion, first_deal

# More than these nobody keeps in mind.
MOST_MERITS: Final = 3
# What is so in so many deals does not hang on what is hidden.
_DEALS: Final = 4
# A joint choice is clear when it is chosen so often; what is chosen less often than the other is no part of a mixture.
_CLEAR: Final = 0.8
_PART_OF_A_MIXTURE: Final = 0.12


def plans_of(question: SearchQuestion[TutorGame], moves: Sequence[int]) -> tuple[Plan, ...]:
    """Return what a turn prepares; nothing in a game that knows no plans."""
    game = question.game
    return game.plans(first_deal(question), moves) if isinstance(game, Planning) else ()


def merits_of(question: SearchQuestion[TutorGame], moves: Sequence[int]) -> tuple[Merit, ...]:
    """Return what a turn does for certain; nothing in a game that does not say so."""
    game = question.game
    mixed = mixture_of(question, moves)
    if not isinstance(game, Merits):
        return mixed
    merits = game.merits(first_deal(question), moves)
    good = [merit for merit in merits if not merit.is_risk]
    return (*mixed, *good[:MOST_MERITS], *(merit for merit in merits if merit.is_risk))


def mixture_of(question: SearchQuestion[TutorGame], moves: Sequence[int]) -> tuple[Merit, ...]:
    """Return that a joint choice in secret is best mixed, with its parts, or clear; nothing where this is no part."""
    game, seen = question.game, question.observation
    mixtures = mixtures_of(game, seen, question.seed)
    if not mixtures or not isinstance(game, JointChoices):
        return ()
    root = first_deal(question)
    parts = [(move, share) for move, share in mixtures[seen.seat].parts if share >= _PART_OF_A_MIXTURE]
    steps = tuple(step_of(game, root, move).message for move, _ in parts[:MOST_MERITS])
    rule = game.rule_of_joint(root)
    if parts and parts[0][1] >= _CLEAR:
        return (Merit(Message.of("coach-mixture-one"), rule),) if moves[0] == parts[0][0] else ()
    if len(steps) == 1 or moves[0] not in [move for move, _ in parts[: len(steps)]]:
        return ()
    return (Merit(Message.of("coach-mixture", choices=steps), rule),)


def risks_of(question: SearchQuestion[TutorGame], moves: Sequence[int]) -> int:
    """Return how many things a turn gives away for certain; none in a game that does not say so."""
    return sum(merit.is_risk for merit in merits_of(question, moves))


def way_of(question: SearchQuestion[TutorGame], moves: Sequence[int]) -> PlannedTurn | None:
    """Return the way that a turn takes over the board, with what is left where, if the game knows it."""
    game = question.game
    return game.way(first_deal(question), moves) if isinstance(game, Planning) else None


def ordered_of(question: SearchQuestion[TutorGame], moves: Sequence[int]) -> Ordered | None:
    """Return why the parts of a turn come in their order, if the game knows it."""
    game = question.game
    return game.ordered(first_deal(question), moves) if isinstance(game, Planning) else None


def better_order(question: SearchQuestion[TutorGame], moves: Moves) -> Moves:
    """Return a turn in the order that prepares most; the turn itself in a game that knows no plans."""
    game = question.game
    return game.better_order(first_deal(question), moves) if isinstance(game, Planning) else moves


def idea_of(question: SearchQuestion[TutorGame], moves: Sequence[int]) -> Hashable:
    """Return what a turn is for: turns of which this is equal go about the same thing in different ways.

    A game that does not say so is asked for the step that raises what the position is worth most.
    """
    game, root = question.game, first_deal(question)
    if isinstance(game, Ideas):
        return game.idea(root, moves)
    return decisive_step(game, root, moves, question.observation.seat)[1].notation


def wins_at_once(question: SearchQuestion[TutorGame], moves: Sequence[int]) -> bool:
    """Return whether a turn ends the game and wins it, whatever is hidden."""
    game, seat = question.game, question.observation.seat
    for deal in range(_DEALS):
        state = game.determinize(question.observation, deal)
        for move in moves:
            game.apply(state, move)
        if not game.is_over(state) or game.winners(state) != (seat,):
            return False
    return True


def essence_of(question: SearchQuestion[TutorGame], moves: Sequence[int]) -> tuple[TurnMove, ...]:
    """Return the steps by which a turn is told in short; all of them in a game that does not say which."""
    game, steps = question.game, steps_of(question, tuple(moves))
    if not isinstance(game, Ideas):
        return steps
    notations = {game.notation(move) for move in game.essence(first_deal(question), moves)}
    return tuple(step for step in steps if step.notation in notations) or steps


def most_at_once(question: SearchQuestion[TutorGame], best: Moves, alike: Mapping[Moves, float]) -> Moves:
    """Return the turn that brings most points at once, of the best one and those hardly worse than it.

    `alike` are those others that have its idea, each with what it costs. What the deals do not tell apart, points that
    are sure do.
    """
    costs = {best: 0.0, **alike}
    if len(costs) == 1:
        return best
    return max(costs, key=lambda moves: (_points_at_once(question, moves), moves == best, -costs[moves], moves))


def _points_at_once(question: SearchQuestion[TutorGame], moves: Moves) -> int:
    game, seat = question.game, question.observation.seat
    state = first_deal(question)
    before = game.ledger(state, seat).total
    for move in moves:
        game.apply(state, move)
    return game.ledger(state, seat).total - before
