"""Turns that a lesson teaches move by move: what is said before each, and the facts that are said.

The author has written a line for every click, for one position. It is said wherever every move of the turn is legal
and every fact is true, however the learner came there; nothing is searched for that.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from trajan_tutor.coach.turn_steps import step_of
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.goals import Account
from trajan_tutor.lessons.guided_turn import GuidedMove, GuidedTurn
from trajan_tutor.lessons.lesson import Beat, Fact, by_move


@dataclass(frozen=True, slots=True)
class TaughtTurn:
    """A turn with a line for every move, as it can be played from where it begins."""

    beats: tuple[tuple[Beat, ...], ...]
    turn: GuidedTurn

    def beat_before(self, rest: GuidedTurn | None, picked: tuple[str, ...]) -> Beat | None:
        """Return the line for what is left of the turn, and of its next move; None where the learner is elsewhere."""
        moves = rest.moves if rest is not None else ()
        number = len(self.beats) - len(moves)
        if not moves or self.turn.moves[number:] != moves:
            return None
        clicks = self.beats[number]
        if not set(picked) <= set(moves[0].step.spots):
            return None
        # The places of a move are clicked in whatever order: what is not picked yet has its line.
        return next((beat for beat in clicks if beat.pick not in picked), None)


def taught_turn(account: Account, beats: Sequence[Beat]) -> TaughtTurn | None:
    """Return the turn where it can be played from here and all that is said of it is true; else None."""
    if not beats or first_wrong(account, beats) is not None:
        return None
    here, moves, clicks = account, list[GuidedMove](), by_move(beats)
    for beat, *_ in clicks:
        move = here.game.parse(beat.move)
        step = step_of(here.game, here.state, move)
        said = Message.of("lesson-shown-move", step=step.message)
        moves.append(GuidedMove(step, said, shows_hidden=here.game.reveals(here.state, move)))
        here = here.after(move)
    return TaughtTurn(tuple(map(tuple, clicks)), GuidedTurn(tuple(moves)))


def rest_of_taught(account: Account, beats: Sequence[Beat]) -> tuple[str, ...]:
    """Return what is left to be played of a turn after what the learner has done; nothing where they left it."""
    played, moves = len(account.moves), moves_of(beats)
    if moves[:played] != account.moves:
        return ()
    begun = Account(account.game, account.seat, account.before, account.before)
    return moves[played:] if first_wrong(begun, beats) is None else ()


def moves_of(beats: Sequence[Beat]) -> tuple[str, ...]:
    """Return the moves of a turn."""
    return tuple(clicks[0].move for clicks in by_move(beats))


def first_wrong(account: Account, beats: Sequence[Beat]) -> tuple[Beat, Fact | None] | None:
    """Return the first line whose move is not possible, or that states what is not so; None where all is right."""
    here = account
    for clicks in by_move(beats):
        for beat in clicks:
            if not _is_legal(here, beat):
                return beat, None
        here = here.after(here.game.parse(clicks[0].move))
    for beat in beats:
        for fact in beat.facts:
            if not any(_states(event, fact) for event in here.events):
                return beat, fact
    return None


def _is_legal(here: Account, beat: Beat) -> bool:
    game, state = here.game, here.state
    if game.is_over(state) or game.current_seat(state) != here.seat:
        return False
    try:
        move = game.parse(beat.move)
    except UnreadableError:
        return False
    return move in game.legal(state) and (not beat.pick or beat.pick in game.spots_of(state, move))


def _states(event: Event, fact: Fact) -> bool:
    parameters = dict(event.message.parameters)
    return event.kind == fact.kind and str(parameters.get(fact.parameter)) == fact.value
