"""Three turns of a position in words: the best one, the best with another idea, and one that looks good at first."""

from collections.abc import Iterator
from typing import Final

from trajan_tutor.coach.mistakes import Retried, question_at
from trajan_tutor.coach.plans import essence_of, idea_of
from trajan_tutor.coach.turn_steps import Moves
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.message import Message
from trajan_tutor.search.sampling import SearchQuestion, first_deal, follow

# Of so many turns at random the one is offered as the third that looks best at first sight.
_DRAWN: Final = 40


def three_turns(game: TutorGame, retry: Retried) -> tuple[Message, ...]:
    """Return the best turn, the best one with another idea, and a third one in words; fewer where two read alike."""
    question = question_at(game, retry.seen, retry.mistake.record.setup.seed)
    best, rival = title(question, retry.best), title(question, retry.moves)
    if best == rival:
        return (best,)
    thirds = sorted(drawn(question, retry), key=lambda drawn: -drawn[1])
    return next(((best, rival, third) for third, _ in thirds if third not in (best, rival)), (best, rival))


def drawn(question: SearchQuestion[TutorGame], retry: Retried) -> Iterator[tuple[Message, float]]:
    """Yield turns at random with another idea than the best one, in words, and what they look like at first sight."""
    rng = Rng(question.seed)
    mine = idea_of(question, retry.best)
    for _ in range(_DRAWN):
        moves = _random_turn(question, rng)
        if idea_of(question, moves) != mine:
            yield title(question, moves), follow(question, first_deal(question), moves, rng, onward=False).estimate


def _random_turn(question: SearchQuestion[TutorGame], rng: Rng) -> Moves:
    """Return a turn at random up to its end, or to the first move that shows something hidden."""
    game = question.game
    state = first_deal(question)
    seat, moves = game.current_seat(state), list[int]()
    while not game.is_over(state) and game.current_seat(state) == seat:
        legal = game.legal(state)
        move = legal[rng.below(len(legal))]
        shows = game.reveals(state, move)
        game.apply(state, move)
        moves.append(move)
        if shows or game.may_evaluate(state):
            break
    return tuple(moves)


def title(question: SearchQuestion[TutorGame], moves: Moves) -> Message:
    """Return a turn in words: what it begins with, and what it comes to."""
    steps = essence_of(question, moves)
    first, last = steps[0].message.in_short, steps[-1].message.in_short
    return first if first == last else Message.of("coach-steps-next", first=first, next=last)
