"""What the next seat may do after a turn: its best reply in several deals, told by the step that counts."""

from dataclasses import dataclass

from trajan_tutor.coach.trials import FRESH, trial
from trajan_tutor.coach.turns import Step, decisive_step, random_turn
from trajan_tutor.engine.generator import Draws
from trajan_tutor.engine.message import Message
from trajan_tutor.search.sampling import Question, margin_of

# So many turns of the other seat are drawn in each deal, and the best for it is its reply.
TRIES = 48
_POINT = 100


@dataclass(frozen=True, slots=True)
class Reply:
    """The best reply in one deal: who replies, the step that counts, the turn, and what it costs the adviser's seat."""

    seat: int
    step: Step
    moves: tuple[str, ...]
    cost: int


@dataclass(frozen=True, slots=True)
class Answer:
    """A reply that was best in `times` of `deals` deals, and the points of margin that it cost there, in the mean.

    A cost of `decides` or more is that of the game itself (`Game.decides`).
    """

    seat: int
    step: Step
    times: int
    deals: int
    cost: float
    decides: float

    @property
    def message(self) -> Message:
        """The answer in words."""
        return Message.of(
            "coach-answer",
            seat=self.seat,
            what=self.step.message,
            times=self.times,
            deals=self.deals,
            points="decides" if self.cost >= self.decides else round(self.cost),
        )


def reply(question: Question, moves: tuple[int, ...], number: int) -> Reply | None:
    """Return the best reply to a turn in the deal of a number, or None when nobody else is to play."""
    game, seat = question.game, question.observation.seat
    after = trial(question, moves, number).after
    rival = game.actor(after)
    if game.is_over(after) or game.ends_period(after) or rival == seat:
        return None
    draws = Draws(number)
    best: tuple[int, ...] = ()
    most = None
    end = after
    for _ in range(TRIES):
        drawn, state = random_turn(game, after, draws)
        margin = margin_of(game, state, rival)
        if most is None or margin > most:
            best, most, end = drawn, margin, state
    cost = margin_of(game, after, seat) - margin_of(game, end, seat)
    step = decisive_step(game, after, best, rival)[1]
    return Reply(rival, step, tuple(game.notation(move) for move in best), cost)


def answers_of(replies: list[Reply], decides: float) -> tuple[Answer, ...]:
    """Return the replies by the step that counts, the most frequent first; `decides` is that of the game."""
    groups: dict[str, list[Reply]] = {}
    for one in replies:
        groups.setdefault(one.step.notation, []).append(one)
    found = [
        Answer(
            same[0].seat,
            same[0].step,
            len(same),
            len(replies),
            sum(one.cost for one in same) / len(same) / _POINT,
            decides,
        )
        for same in groups.values()
    ]
    return tuple(sorted(found, key=lambda answer: (-answer.times, -answer.cost, answer.step.notation)))


def deal_of(number: int) -> int:
    """Return the deal in which reply `number` is looked for: one that the search did not meet."""
    return FRESH + number
