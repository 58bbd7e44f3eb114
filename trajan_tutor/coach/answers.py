"""What the next seat may do after a turn: its best reply in several deals, told by the step that counts."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from trajan_tutor.coach.paired_trials import FRESH, trial
from trajan_tutor.coach.turn_steps import TurnMove, decisive_step, random_turn
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation, State
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.search.sampling import SearchQuestion, margin_of
from trajan_tutor.search.settings import Settings

# So many turns of the other seat are drawn in each deal, and the best for it is its reply.
TRIES = 48
# An answer that is the best one in fewer deals than every third says little of what comes.
_EVERY = 3
_POINT = 100


@dataclass(frozen=True, slots=True)
class Reply:
    """The best reply in one deal: who replies, the step that counts, the turn, and what it costs the adviser's seat.

    `gain` tells the step with the points that it brings at once; none where its own words tell of them already.
    """

    seat: int
    step: TurnMove
    moves: tuple[str, ...]
    cost: int
    gain: Message | None = None


@dataclass(frozen=True, slots=True)
class BestAnswer:
    """A reply that was best in `times` of `deals` deals, and the points of margin that it cost there, in the mean.

    A cost of `decisive_loss` or more is that of the game itself (`Game.decisive_loss`), and only that is told.
    """

    seat: int
    step: TurnMove
    times: int
    deals: int
    cost: float
    decisive_loss: float
    gain: Message | None = None

    @property
    def is_decisive(self) -> bool:
        """Whether it may cost the game."""
        return self.cost >= self.decisive_loss

    @property
    def message(self) -> Message:
        """The answer in words."""
        what = self.step.message.in_short if self.gain is None else self.gain
        parameters: dict[str, object] = {"seat": self.seat, "what": what, "times": self.times, "deals": self.deals}
        parameters["all"] = int(self.times == self.deals)
        if self.is_decisive:
            return Message.of("coach-answer-decides", **parameters)
        # What a turn of another seat gains is no fault of ours: only what it takes would be a cost.
        return Message.of("coach-answer", **parameters)


def best_reply(question: SearchQuestion[TutorGame], moves: tuple[int, ...], number: int) -> Reply | None:
    """Return the best reply to a turn in the deal of a number, or None when nobody else is to choose what to play."""
    game, seat = question.game, question.observation.seat
    after = trial(question, moves, number).after
    rival = game.current_seat(after)
    if game.is_over(after) or game.is_closing(after) or rival == seat or rival in game.played_by_rules(after):
        return None
    rng = Rng(number)
    best: tuple[int, ...] = ()
    most = None
    end = after
    for _ in range(TRIES):
        drawn, state = random_turn(game, after, rng)
        margin = margin_of(game, state, rival)
        if most is None or margin > most:
            best, most, end = drawn, margin, state
    cost = margin_of(game, after, seat) - margin_of(game, end, seat)
    at, step = decisive_step(game, after, best, rival)
    gain = gain_of(game, after, best[: at + 1], rival, step.message.in_short)
    return Reply(rival, step, tuple(game.notation(move) for move in best), cost, gain)


def gain_of(game: TutorGame, state: State, moves: tuple[int, ...], seat: int, message: Message) -> Message | None:
    """Return the last of some moves in short words, which name no points, with those that it brings.

    One point, or marker, alone is not worth a word: what is placed is told by the move.
    """
    state = game.copy(state)
    for move in moves[:-1]:
        game.apply(state, move)
    before = game.ledger(state, seat)
    game.apply(state, moves[-1])
    gains = [(source, points) for source, points in game.ledger(state, seat) - before if points > 1]
    if len(gains) != 1:
        return None
    source, points = gains[0]
    return Message.of("coach-answer-gain", what=message, points=points, source=Term(f"{game.name}-source-{source}"))


def answers_of(replies: list[Reply], decisive_loss: float) -> tuple[BestAnswer, ...]:
    """Return the replies by the step that counts, the most frequent first; `decisive_loss` is that of the game.

    A step that brings points in some deals and not in others is told for each kind of deal.
    """
    groups: dict[tuple[str, Message | None], list[Reply]] = {}
    for reply in replies:
        groups.setdefault((reply.step.notation, reply.gain), []).append(reply)
    answers = [
        BestAnswer(
            same[0].seat,
            same[0].step,
            len(same),
            len(replies),
            sum(reply.cost for reply in same) / len(same) / _POINT,
            decisive_loss,
            same[0].gain,
        )
        for same in groups.values()
    ]
    return tuple(sorted(answers, key=lambda answer: (-answer.times, -answer.cost, answer.step.notation)))


def likely(answers: Sequence[BestAnswer]) -> tuple[BestAnswer, ...]:
    """Return the answer that was the best one in most deals; none where that were few, unless it may cost the game."""
    return tuple(answer for answer in answers[:1] if answer.times * _EVERY >= answer.deals or answer.is_decisive)


def deal_of(number: int) -> int:
    """Return the deal in which reply `number` is looked for: one that the search did not meet."""
    return FRESH + number


DEALS: Final = 6


def replies_to(
    game: TutorGame, observation: Observation, moves: Sequence[int], seed: int = 0, settings: Settings | None = None
) -> Iterator[Reply]:
    """Yield the best reply to a turn in each of some deals; nothing where nobody is to reply.

    Moves after the first that shows something hidden are left out: what follows is decided when that is known.
    """
    question = SearchQuestion(game, observation, seed, settings or Settings())
    known = known_part(game, observation, moves)
    for number in range(DEALS):
        reply = best_reply(question, known, deal_of(number))
        if reply is None:
            return
        yield reply


def known_part(game: TutorGame, observation: Observation, moves: Sequence[int]) -> tuple[int, ...]:
    """Return the moves of a turn up to the first that shows something hidden, that one included."""
    state = game.determinize(observation, 0)
    for number, move in enumerate(moves, start=1):
        if game.reveals(state, move):
            return tuple(moves[:number])
        game.apply(state, move)
    return tuple(moves)
