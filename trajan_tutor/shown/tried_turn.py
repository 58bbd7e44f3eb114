"""A turn tried out beside the game: nothing counts, nobody answers, and nothing hidden is given away."""

from collections.abc import Sequence

from trajan_tutor.coach.turn_steps import step_of
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.i18n import Words
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.session import STEP, Session
from trajan_tutor.session.tree import Node, Tree
from trajan_tutor.session.turn_words import title_words

# Who else sits there never gets to decide: the trial ends with the person's turn.
_NOBODY = "random"
_LARGEST_SEED = 1 << 28


def trial_of(session: Session) -> Session:
    """Return the present position as a game of its own, in which the person to play tries a turn.

    Hidden things are dealt anew: what is drawn there says nothing about the real ones. The person must be to act.
    """
    seat = session.game.current_seat(session.state)
    return trial_at(session, session.observation(seat), session.tree.here.number)


def trial_at(session: Session, seen: Observation, number: int) -> Session:
    """Return what a seat saw in a game as a game of its own, in which it tries a turn; `number` chooses the deal."""
    return trial_in(session.game, session.setup, seen, number, session.names)


def trial_in(game: TutorGame, setup: Setup, seen: Observation, number: int, names: Sequence[str] = ()) -> Session:
    """Return what a seat saw in a game that began so, as a game of its own; `number` chooses the deal."""
    who = tuple(PERSON if other == seen.seat else _NOBODY for other in range(game.seats(seen.state)))
    trial = Session(game, setup, who, names, pace=STEP)
    deal = Rng(setup.seed + number).below(_LARGEST_SEED)
    trial.tree = Tree(game.determinize(seen, deal))
    return trial


def is_turn_over(trial: Session) -> bool:
    """Return whether the turn that was tried is over, or has shown something hidden: what follows is not judged."""
    if not trial.steps:
        return False
    game, last, state = trial.game, trial.steps[-1], trial.state
    if trial.is_over or last.reveals(game) or game.current_seat(state) != last.seat:
        return True
    return game.may_evaluate(state)


def tried(trial: Session) -> tuple[str, ...]:
    """Return the turn that was tried so far, in notation: up to the first move that shows something hidden."""
    return tuple(trial.game.notation(move) for move in known_moves(trial.game, trial.steps))


def title_of(trial: Session, words: Words) -> str:
    """Return the turn that was tried so far in few words; it is not empty."""
    nodes = trial.steps[: len(tried(trial))]
    return title_words([step_of(trial.game, node.before, node.move) for node in nodes], words)


def known_moves(game: TutorGame, nodes: list[Node]) -> tuple[int, ...]:
    """Return the moves of decisions, up to the first that showed something hidden, that one included."""
    moves = []
    for node in nodes:
        moves.append(node.move)
        if node.reveals(game):
            break
    return tuple(moves)
