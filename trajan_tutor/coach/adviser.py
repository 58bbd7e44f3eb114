"""The adviser: looks at a position, in steps, and then has a hint, and a verdict on the learner's own turn.

It searches, makes sure which of the best turns is the best one, compares that with a turn that does little and with the
learner's own, deal by deal, and looks for the answers of the next seat. The result depends on the observation, the seed
and the effort alone.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from trajan_tutor.coach import ladder
from trajan_tutor.coach.analysis import Analysis
from trajan_tutor.coach.answers import Answer, Reply, answers_of, deal_of, reply
from trajan_tutor.coach.comparison import Comparison
from trajan_tutor.coach.reasons import Reason, reasons
from trajan_tutor.coach.trials import Contest
from trajan_tutor.coach.turns import change_of, decisive_step, drawn_moves, ends_turn, ghosts_of, steps_of
from trajan_tutor.coach.verdict import SLIGHT, WIDEST, Verdict, judge, tolerance_of
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message
from trajan_tutor.search.lookahead import Line, Lookahead, Settings, difference
from trajan_tutor.search.sampling import first_deal

# When a difference is as sure as this, further deals do not change what is said about it.
_ENOUGH: Final = 0.75
# With so many samples, a few can be spent on choosing the turns that meet the others.
_SCREENED: Final = 130
_SCREENED_WELL: Final = 350


@dataclass(frozen=True, slots=True)
class Effort:
    """How much an adviser looks at, in samples: so the same answer comes out every time.

    `search` samples find the best turns, of which the `finalists` first meet `finals` deals each. Comparisons take
    `pairs` deals, and that of the learner's turn up to `most_pairs` while it is too close to tell. In `answers` deals a
    reply is looked for, and of `quiet` drawn turns the one that changes least is the one that does little.
    """

    search: int = 400
    finalists: int = 5
    finals: int = 80
    pairs: int = 100
    most_pairs: int = 600
    answers: int = 8
    quiet: int = 60


def settings_of(effort: Effort) -> Settings:
    """Return how a search looks that has so many samples: the more, the more turns are looked at before some are kept.

    Screening takes less than half of the samples.

    >>> [(looks.screened, looks.screening) for looks in (settings_of(Effort(search=n)) for n in (40, 150, 400))]
    [(0, 2), (60, 1), (80, 2)]
    """
    if effort.search >= _SCREENED_WELL:
        return Settings(screened=80, screening=2)
    return Settings(screened=60, screening=1) if effort.search >= _SCREENED else Settings()


class Adviser(Analysis):
    """Looks at the turn of the seat to act. Ask it at the end for `hint`, `verdict` and `comparison`.

    `own` is the turn that the learner named or played. Raises MisusedError when there is nothing to decide, or when
    that turn is not legal.
    """

    def __init__(
        self,
        game: TutorGame,
        observation: Observation,
        seed: int = 0,
        effort: Effort | None = None,
        own: Sequence[int] = (),
        settings: Settings | None = None,
    ) -> None:
        """Prepare the search; nothing is searched yet."""
        self.game = game
        self.observation = observation
        self.effort = effort or Effort()
        if not game.is_over(observation.state) and not game.legal(observation.state):
            raise MisusedError("coach-no-moves")
        self.search = Lookahead(game, observation, seed, settings or settings_of(self.effort))
        self.own = self.search.include(own) if own else ()
        self.best: tuple[int, ...] = ()
        self.quiet: tuple[int, ...] = ()
        self.contests: dict[tuple[int, ...], Contest] = {}
        self.replies: list[Reply] = []
        super().__init__()

    def _share(self) -> float:
        # Comparisons that need no more deals end it early.
        effort = self.effort
        drawn = self.search.settings.turns_drawn * 2
        expected = drawn + effort.search + effort.finalists * effort.finals + effort.quiet + effort.pairs
        expected += effort.answers + (effort.pairs if self.own else 0)
        return min(0.99, self._tasks_done / expected)

    def _tasks(self) -> Iterator[None]:
        search = self.search
        while search.samples < self.effort.search and not search.is_settled:
            search.step(1)
            yield
        finalists = [line.moves for line in search.lines()[: self.effort.finalists]]
        search.even_out(finalists, self.effort.finals)
        while search.owed:
            search.step(1)
            yield
        self.best = max(finalists, key=lambda moves: (search.line_of(moves).margin, moves))
        yield from self._find_quiet()
        for other, most in ((self.quiet, self.effort.pairs), (self.own, self.effort.most_pairs)):
            if other and other != self.best and other not in self.contests:
                yield from self._compare(other, most)
        for number in range(self.effort.answers):
            found = reply(search.question, self.best, deal_of(number))
            if found is None:
                break
            self.replies.append(found)
            yield

    def _find_quiet(self) -> Iterator[None]:
        question = self.search.question
        root = first_deal(question)
        least = None
        for number in range(self.effort.quiet):
            moves = drawn_moves(question, root, number)
            change = change_of(question, root, moves)
            if least is None or (change, moves) < least:
                least = (change, moves)
            yield
        # The search may know the same turn by other moves.
        self.quiet = self.search.include(least[1]) if least is not None else ()

    def _compare(self, other: tuple[int, ...], most: int) -> Iterator[None]:
        contest = self.contests[other] = Contest(self.search.question, self.best, other)
        while contest.number < most:
            if contest.number >= self.effort.pairs and _is_clear(contest):
                return
            contest.step()
            yield

    # -- asking

    def hint(self) -> ladder.Hint:
        """Return the hint, level by level; raises MisusedError before all is done."""
        self.check_done()
        question = self.search.question
        steps = steps_of(question, self.best)
        decisive = decisive_step(self.game, first_deal(question), self.best, self.observation.seat)[0]
        quiet = self.contests.get(self.quiet)
        told = reasons(quiet) if quiet is not None else ()
        return ladder.Hint(
            ladder.look_at(self.game, self.observation, steps[: decisive + 1]),
            ladder.consider(told, is_only=not self.contests),
            ladder.advice(steps, ghosts_of(question, self.best), is_whole=ends_turn(question, self.best)),
            self._because(told),
        )

    def verdict(self) -> Verdict:
        """Return the verdict on the learner's turn; raises MisusedError before all is done, or when there is none."""
        self.check_done()
        if not self.own:
            raise MisusedError("coach-no-own")
        contest = self.contests.get(self.own)
        if contest is None:
            return judge(0.0, 0.0, 0, same=True)
        return judge(contest.difference, contest.error, contest.number, decisive_loss=self.game.decisive_loss)

    def comparison(self) -> Comparison:
        """Return the learner's turn beside the best one, with reasons both ways; raises MisusedError as `verdict`."""
        verdict = self.verdict()
        question = self.search.question
        contest = self.contests.get(self.own)
        return Comparison(
            verdict,
            steps_of(question, self.own),
            steps_of(question, self.best),
            reasons(contest) if contest is not None else (),
            reasons(contest.turned()) if contest is not None else (),
        )

    def answers(self) -> tuple[Answer, ...]:
        """Return the most likely answers to the best turn."""
        return answers_of(self.replies, self.game.decisive_loss)

    def _because(self, told: tuple[Reason, ...]) -> ladder.Because:
        compared = self.own if self.own in self.contests else self.quiet
        contest = self.contests.get(compared)
        is_own = compared == self.own and bool(self.own)
        return ladder.Because(
            Message.of("coach-because-own" if is_own else "coach-because-quiet" if contest else "coach-because-only"),
            reasons(contest) if is_own and contest is not None else told,
            reasons(contest.turned(), 1) if contest is not None else (),
            contest.difference if contest is not None else 0.0,
            contest.error if contest is not None else 0.0,
            contest.number if contest is not None else 0,
            steps_of(self.search.question, compared) if contest is not None else (),
            tuple(steps_of(self.search.question, line.moves) for line in self._as_good()),
            self.answers(),
            self.verdict() if self.own else None,
        )

    def _as_good(self) -> list[Line]:
        """Return the other finalists that are as good and lead to something else."""
        search = self.search
        best = search.line_of(self.best)
        root = first_deal(search.question)
        seat = self.observation.seat
        seen = {decisive_step(self.game, root, self.best, seat)[1].notation}
        found = []
        for line in search.lines()[: self.effort.finalists]:
            # Where the markers fall otherwise is the same idea: what the turn is for tells turns apart.
            idea = decisive_step(self.game, root, line.moves, seat)[1].notation
            if idea in seen or line.samples < self.effort.finals:
                continue
            cost, error = difference(best, line)
            if judge(cost, error, line.samples).is_fine:
                seen.add(idea)
                found.append(line)
        return found


def _is_clear(contest: Contest) -> bool:
    """Return whether more deals would not change what is said: sure enough, or a lead beyond doubt."""
    tolerance = tolerance_of(contest.error)
    return tolerance <= WIDEST - _ENOUGH or contest.difference - tolerance > SLIGHT
