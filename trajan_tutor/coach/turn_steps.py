"""Turns as the coach meets them: read from notation, told step by step, and what a board shows of them."""

from collections.abc import Sequence
from dataclasses import dataclass

from trajan_tutor.engine.capabilities import Showing, TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Observation, State
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.placement import Placement
from trajan_tutor.engine.planning import Ideas
from trajan_tutor.engine.showing import LaidPiece
from trajan_tutor.search.sampling import SearchQuestion, first_deal

Moves = tuple[int, ...]
"""A turn: its moves up to the first that shows something hidden."""

_TEXT = "text"
# So many deals tell whether a turn that shows something hidden is over then.
DEALS = 8


@dataclass(frozen=True, slots=True)
class TurnMove:
    """One decision of a turn: its notation, what it means in words, the spots that pick it and those it leads to.

    `lays` is the piece that would lie there, where its place tells more than words.
    """

    notation: str
    message: Message
    spots: tuple[str, ...]
    leads_to: tuple[str, ...]
    lays: LaidPiece | None = None


def read_turn(game: TutorGame, observation: Observation, texts: Sequence[str]) -> tuple[int, ...]:
    """Return the moves of a turn, or of the beginning of one, from their notation.

    Raises UnreadableError for a text that is no move, MisusedError for one that is not legal at its place or none at
    all. Moves after the first that shows something hidden are read, but whether they are legal is not known here.
    """
    if not texts:
        raise MisusedError("coach-turn-empty")
    moves = tuple(game.parse(text) for text in texts)
    state = game.determinize(observation, 0)
    for number, move in enumerate(moves, start=1):
        if move not in game.legal(state):
            raise MisusedError("coach-turn-illegal", number=number, move=texts[number - 1])
        if game.reveals(state, move):
            break
        game.apply(state, move)
    return moves


def steps_of(question: SearchQuestion[TutorGame], moves: tuple[int, ...]) -> tuple[TurnMove, ...]:
    """Return a turn step by step; the moves are those of a line of the search."""
    game = question.game
    state = first_deal(question)
    steps = []
    for move in moves:
        steps.append(step_of(game, state, move))
        game.apply(state, move)
    return tuple(steps)


def read_steps(game: TutorGame, observation: Observation, texts: Sequence[str]) -> tuple[TurnMove, ...]:
    """Return a turn in notation step by step; raises as `read_turn`."""
    state = game.determinize(observation, 0)
    steps = []
    for move in read_turn(game, observation, texts):
        steps.append(step_of(game, state, move))
        game.apply(state, move)
    return tuple(steps)


def step_of(game: TutorGame, state: State, move: int) -> TurnMove:
    """Return one decision in words, with its spots."""
    return TurnMove(
        game.notation(move),
        game.describe(state, move),
        game.spots_of(state, move),
        game.leads_to(state, move),
        game.choice_look(state, move).lays if isinstance(game, Showing) else None,
    )


def ends_turn(question: SearchQuestion[TutorGame], moves: tuple[int, ...]) -> bool:
    """Return whether a turn is over after some moves, whatever hidden things the last of them may show.

    What is hidden is dealt `DEALS` times for that: moves of a search end with the first that shows something.
    """
    game, seat = question.game, question.observation.seat
    for deal in range(DEALS):
        state = game.determinize(question.observation, deal)
        for move in moves:
            game.apply(state, move)
        if not game.may_evaluate(state) and game.current_seat(state) == seat:
            return False
    return True


def ghosts_of(question: SearchQuestion[TutorGame], moves: tuple[int, ...]) -> tuple[Placement, ...]:
    """Return what would lie where after a turn and does not lie there now, as far as nothing hidden is shown by it."""
    game, seat = question.game, question.observation.seat
    state = first_deal(question)
    now = {placement.piece: placement for placement in game.placements(game.observe(state, seat))}
    for move in moves:
        if game.reveals(state, move):
            break
        game.apply(state, move)
    after = game.placements(game.observe(state, seat))
    return tuple(
        placement
        for placement in after
        if placement.symbol != _TEXT and (placement.piece not in now or now[placement.piece].spot != placement.spot)
    )


def decisive_step(game: TutorGame, state: State, moves: Sequence[int], seat: int) -> tuple[int, TurnMove]:
    """Return the step of a turn that raises most what the state is worth to a seat, and the number of its last move.

    Where a game says by which moves a turn is told in short, the others belong to the one before them.
    """
    essence = frozenset(game.essence(state, moves) if isinstance(game, Ideas) else moves)
    state = game.copy(state)
    rises: list[tuple[int, int, TurnMove]] = []
    for number, move in enumerate(moves):
        step = step_of(game, state, move)
        before = game.evaluate(state, seat)
        game.apply(state, move)
        rise = game.evaluate(state, seat) - before
        if rises and move not in essence:
            rises[-1] = (rises[-1][0] + rise, number, rises[-1][2])
        else:
            rises.append((rise, number, step))
    if not rises:
        raise MisusedError("coach-turn-empty")
    # Of two steps that raise it as much the later one is what the turn is for.
    _, number, step = max(rises, key=lambda entry: entry[:2])
    return number, step


def random_turn(game: TutorGame, state: State, rng: Rng) -> tuple[tuple[int, ...], State]:
    """Return a turn of the seat to act, drawn move by move, and the state after it."""
    seat = game.current_seat(state)
    state = game.copy(state)
    moves: list[int] = []
    while not moves or (game.current_seat(state) == seat and not game.may_evaluate(state)):
        choices = game.legal(state)
        moves.append(choices[rng.below(len(choices))])
        game.apply(state, moves[-1])
    return tuple(moves), state
