"""Mistakes to learn from: positions in which a better turn was there; and whether an attempt finds one as good.

One that is to be tried again is laid out as its seat saw it, with what was played there and the better turn.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Final

from trajan_tutor.coach.analysis import Analysis
from trajan_tutor.coach.answers import Reply, known_part, replies_to
from trajan_tutor.coach.effort import ends_soon, is_to_the_end, to_the_end
from trajan_tutor.coach.estimates import NOTHING
from trajan_tutor.coach.figure_scale import compare_margins
from trajan_tutor.coach.grades import Graded, grade_verdict
from trajan_tutor.coach.paired_trials import Race
from trajan_tutor.coach.reasons import Reason, reasons
from trajan_tutor.coach.retrospect import Judged
from trajan_tutor.coach.turn_steps import Moves, TurnMove, read_turn, step_of
from trajan_tutor.coach.verdict import Verdict, judge_figure
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import TutorError, UnreadableError
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.reading import parse_json
from trajan_tutor.engine.record import Record, dumps, record_of, replay
from trajan_tutor.search.sampling import SearchQuestion
from trajan_tutor.search.settings import Settings

# An attempt meets so many deals beside the better turn, and up to so many times as many while another grade is near.
PAIRS: Final = 80
_MORE: Final = 3
_BOTH: Final = 2
# So many playouts tell whether the game ends soon, as in an analysis: then trials are played to its end.
_ENDS: Final = 4


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that cost something, to be tried again: it can be kept, and read again.

    `record` leads to the position, `seat` decided there. `played` and `better` are turns in notation; the better one
    gives `cost` points more, with `half` the 90 % interval of that. Where it decides who wins, both are chances of a
    hundred, and `chances` those of the better turn and of the one that was played.
    """

    record: Record
    seat: int
    played: tuple[str, ...]
    better: tuple[str, ...]
    cost: float
    half: float
    chances: tuple[float, float] | None = None


def mistake_of(game: TutorGame, record: Record, decision: Judged) -> Mistake:
    """Return a decision of a record, which was judged, as a mistake."""
    moment = decision.moment
    return Mistake(
        replace(record, moves=record.moves[: moment.number]),
        moment.seat,
        tuple(map(game.notation, moment.moves)),
        tuple(map(game.notation, decision.best)),
        decision.verdict.cost,
        (decision.verdict.high - decision.verdict.low) / 2,
        decision.verdict.chances,
    )


def data_of(mistake: Mistake) -> dict[str, Any]:
    """Return a mistake as JSON data."""
    return {
        "record": parse_json(dumps(mistake.record)),
        "seat": mistake.seat,
        "played": list(mistake.played),
        "better": list(mistake.better),
        "cost": mistake.cost,
        "half": mistake.half,
        **({"chances": list(mistake.chances)} if mistake.chances is not None else {}),
    }


def mistake_from(data: object) -> Mistake:
    """Return the mistake of some JSON data; raises UnreadableError for a field that is missing or of the wrong kind."""
    if not isinstance(data, dict):
        raise UnreadableError("engine-record-kind", field="mistake", expected="object")
    seat = data.get("seat")
    if not isinstance(seat, int) or isinstance(seat, bool) or seat < 0:
        raise UnreadableError("engine-record-kind", field="seat", expected="number")
    return Mistake(
        record_of(data.get("record")),
        seat,
        _turn(data, "played"),
        _turn(data, "better"),
        _points(data, "cost"),
        _points(data, "half"),
        _chances(data),
    )


def _turn(data: dict[str, Any], name: str) -> tuple[str, ...]:
    texts = data.get(name)
    if not isinstance(texts, list) or not texts or not all(isinstance(move, str) for move in texts):
        raise UnreadableError("engine-record-kind", field=name, expected="list")
    return tuple(texts)


def _chances(data: dict[str, Any]) -> tuple[float, float] | None:
    values = data.get("chances")
    if values is None:
        return None
    if not isinstance(values, list) or len(values) != _BOTH:
        raise UnreadableError("engine-record-kind", field="chances", expected="list")
    better, own = (_points({"chances": chance}, "chances") for chance in values)
    return better, own


def _points(data: dict[str, Any], name: str) -> float:
    number = data.get(name)
    if not isinstance(number, int | float) or isinstance(number, bool) or not math.isfinite(number):
        raise UnreadableError("engine-record-kind", field=name, expected="number")
    return float(number)


def question_at(
    game: TutorGame, observation: Observation, seed: int, settings: Settings | None = None
) -> SearchQuestion[TutorGame]:
    """Return what is asked about a position, with trials as long as an analysis has them there."""
    search_settings = settings or Settings()
    question = SearchQuestion(game, observation, seed, search_settings)
    return (
        to_the_end(question)
        if any(ends_soon(game, observation, search_settings, look) for look in range(_ENDS))
        else question
    )


class MistakeAttempt(Analysis):
    """Sets a turn that was tried beside the better one that is known. Ask it at the end for `verdict` and `grade`.

    `replies` are what another seat did best after it, deal by deal, where it costs something.
    """

    def __init__(
        self,
        game: TutorGame,
        observation: Observation,
        best: Sequence[int],
        tried: Sequence[int],
        seed: int = 0,
        settings: Settings | None = None,
        pairs: int = PAIRS,
    ) -> None:
        self.pairs = pairs
        self.game = game
        self.observation = observation
        self.seed = seed
        self.settings = settings
        self.tried: tuple[int, ...] = known_part(game, observation, tried)
        question = question_at(game, observation, seed, settings)
        self.contest: Race = Race(question, tuple(best), self.tried)
        self.replies: list[Reply] = []
        super().__init__()

    def _share(self) -> float:
        return min(1.0, self.contest.number / self.pairs)

    @property
    def verdict(self) -> Verdict:
        """How the turn stands beside the better one."""
        contest, game = self.contest, self.game
        same = contest.first == contest.second
        to_end = is_to_the_end(contest.question)
        figure = NOTHING if same else compare_margins(game, contest.firsts, contest.seconds, to_end=to_end)
        return judge_figure(figure, game.thresholds, same=same)

    @property
    def grade(self) -> Graded:
        """The grade of the turn."""
        return grade_verdict(self.verdict)

    @property
    def is_wrong(self) -> bool:
        """Whether the turn surely costs something: what may be as good is never called wrong."""
        return self.grade.is_costly and self.verdict.low >= self.verdict.tolerance

    def why_better(self) -> tuple[Reason, ...]:
        """Return what speaks for the better turn."""
        return reasons(self.contest) if self.contest.number else ()

    def _tasks(self) -> Iterator[None]:
        contest = self.contest
        if contest.first == contest.second:
            return
        most = self.pairs * _MORE
        while contest.number < self.pairs or (contest.number < most and self.grade.is_near_a_border):
            contest.step()
            yield
        if self.grade.is_costly:
            for reply in replies_to(self.game, self.observation, self.tried, self.seed, self.settings):
                self.replies.append(reply)
                yield


@dataclass(frozen=True, slots=True)
class Retried:
    """A mistake with what its words and its board need: `moves` are those that were made, `best` the better ones."""

    mistake: Mistake
    turn: int
    seen: Observation = field(repr=False)
    moves: Moves = field(repr=False)
    best: Moves = field(repr=False)
    played: tuple[TurnMove, ...] = field(repr=False)
    better: tuple[TurnMove, ...] = field(repr=False)


def prepare_retry(game: TutorGame, mistake: Mistake) -> Retried:
    """Return a mistake ready to be tried again; raises UnreadableError, MisusedError or what `replay` raises."""
    state = replay(game, mistake.record)
    if game.is_over(state) or game.current_seat(state) != mistake.seat:
        raise UnreadableError("engine-record-kind", field="seat", expected="number")
    seen = game.observe(state, mistake.seat)
    played, best = (read_turn(game, seen, turn) for turn in (mistake.played, mistake.better))
    return Retried(mistake, game.begun(state), seen, played, best, _steps(game, seen, played), _steps(game, seen, best))


def usable(game: TutorGame, mistakes: Iterable[Mistake]) -> tuple[Mistake, ...]:
    """Return the mistakes that can be tried again: a stored one may have been made under other rules."""
    usable_ones = []
    for mistake in mistakes:
        with suppress(TutorError):
            prepare_retry(game, mistake)
            usable_ones.append(mistake)
    return tuple(usable_ones)


def _steps(game: TutorGame, seen: Observation, moves: Sequence[int]) -> tuple[TurnMove, ...]:
    """Return a turn step by step, up to the first that shows something hidden: what follows depends on that."""
    state = game.determinize(seen, 0)
    steps = []
    for move in known_part(game, seen, moves):
        steps.append(step_of(game, state, move))
        game.apply(state, move)
    return tuple(steps)
