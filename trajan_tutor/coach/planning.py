"""What a game knows for certain of one's own next turns, asked for a turn that the search found; nothing else does."""

from collections.abc import Hashable, Sequence

from trajan_tutor.coach.turns import Step, decisive_step, steps_of
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.planning import Ideas, Ordered, Plan, PlannedTurn, Planning
from trajan_tutor.search.lookahead import Line, difference
from trajan_tutor.search.sampling import Question, first_deal


def plans_of(question: Question[TutorGame], moves: Sequence[int]) -> tuple[Plan, ...]:
    """Return what a turn prepares; nothing in a game that knows no plans."""
    game = question.game
    return game.plans(first_deal(question), moves) if isinstance(game, Planning) else ()


def way_of(question: Question[TutorGame], moves: Sequence[int]) -> PlannedTurn | None:
    """Return the way that a turn takes over the board, with what is left where, if the game knows it."""
    game = question.game
    return game.way(first_deal(question), moves) if isinstance(game, Planning) else None


def ordered_of(question: Question[TutorGame], moves: Sequence[int]) -> Ordered | None:
    """Return why the parts of a turn come in their order, if the game knows it."""
    game = question.game
    return game.ordered(first_deal(question), moves) if isinstance(game, Planning) else None


def better_order(question: Question[TutorGame], moves: tuple[int, ...]) -> tuple[int, ...]:
    """Return a turn in the order that prepares most; the turn itself in a game that knows no plans."""
    game = question.game
    return game.better_order(first_deal(question), moves) if isinstance(game, Planning) else moves


def idea_of(question: Question[TutorGame], moves: Sequence[int]) -> Hashable:
    """Return what a turn is for: turns of which this is equal go about the same thing in different ways.

    A game that does not say so is asked for the step that raises what the position is worth most.
    """
    game, root = question.game, first_deal(question)
    if isinstance(game, Ideas):
        return game.idea(root, moves)
    return decisive_step(game, root, moves, question.observation.seat)[1].notation


def essence_of(question: Question[TutorGame], moves: Sequence[int]) -> tuple[Step, ...]:
    """Return the steps by which a turn is told in short; all of them in a game that does not say which."""
    game, steps = question.game, steps_of(question, tuple(moves))
    if not isinstance(game, Ideas):
        return steps
    told = {game.notation(move) for move in game.essence(first_deal(question), moves)}
    return tuple(step for step in steps if step.notation in told) or steps


def most_at_once(question: Question[TutorGame], best: tuple[int, ...], lines: Sequence[Line]) -> tuple[int, ...]:
    """Return the turn with the idea of the best one that brings most points at once, of those hardly worse than it.

    What the deals do not tell apart, points that are sure do.
    """
    idea = idea_of(question, best)
    first = next(line for line in lines if line.moves == best)
    alike = [first]
    for line in lines:
        if line.moves == best or line.samples < first.samples or idea_of(question, line.moves) != idea:
            continue
        cost, error = difference(first, line)
        if cost <= error:
            alike.append(line)
    return max(alike, key=lambda line: (_points_at_once(question, line.moves), line.margin, line.moves)).moves


def _points_at_once(question: Question[TutorGame], moves: Sequence[int]) -> int:
    game, seat = question.game, question.observation.seat
    state = first_deal(question)
    before = game.ledger(state, seat).total
    for move in moves:
        game.apply(state, move)
    return game.ledger(state, seat).total - before


def second_idea(question: Question[TutorGame], best: tuple[int, ...], lines: Sequence[Line]) -> tuple[int, ...]:
    """Return the best turn with another idea than the best one; the next turn where all have one; empty without any."""
    others = [line.moves for line in lines if line.moves != best]
    idea = idea_of(question, best)
    return next((moves for moves in others if idea_of(question, moves) != idea), others[0] if others else ())
