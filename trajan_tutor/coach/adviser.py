"""The adviser: looks at a position, in steps, and then has a hint, and a verdict on the learner's own turn.

It asks the analysis of the position (`study`), which is deepened where that is needed, compares the best turn with a
turn that does little and with the learner's own, and looks for the answers of the next seat. A new analysis depends on
the observation, the seed and the effort alone.
"""

from collections.abc import Iterator, Sequence

from trajan_tutor.coach import ladder
from trajan_tutor.coach.analysis import Analysis
from trajan_tutor.coach.answers import Answer, Reply, answers_of, deal_of, reply
from trajan_tutor.coach.comparison import Comparison
from trajan_tutor.coach.effort import Effort, settings_of
from trajan_tutor.coach.figures import NOTHING, Figure, figure_of
from trajan_tutor.coach.reasons import Reason, reasons
from trajan_tutor.coach.study import Standing, Studies
from trajan_tutor.coach.trials import Contest
from trajan_tutor.coach.turns import Moves, change_of, decisive_step, drawn_moves, ends_turn, ghosts_of, steps_of
from trajan_tutor.coach.verdict import Verdict
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message
from trajan_tutor.search.lookahead import Settings
from trajan_tutor.search.sampling import first_deal

__all__ = ["Adviser", "Effort", "settings_of"]


class Adviser(Analysis):
    """Looks at the turn of the seat to act. Ask it at the end for `hint`, `verdict` and `comparison`.

    `own` is the turn that the learner named or played, or the beginning of one; `studies` are the analyses that are
    kept. Raises MisusedError when there is nothing to decide, or when that turn is not legal.
    """

    def __init__(
        self,
        game: TutorGame,
        observation: Observation,
        seed: int = 0,
        effort: Effort | None = None,
        own: Sequence[int] = (),
        settings: Settings | None = None,
        studies: Studies | None = None,
    ) -> None:
        """Prepare the search; nothing is searched yet."""
        self.game = game
        self.observation = observation
        self.effort = effort or Effort()
        if not game.is_over(observation.state) and not game.legal(observation.state):
            raise MisusedError("coach-no-moves")
        self.study = (studies or Studies()).study(game, observation, seed, self.effort, settings)
        self.search = self.study.search
        self.named = tuple(own)
        if own:
            self.search.check(self.named)
        self.own: Moves = ()
        self.best: Moves = ()
        self.quiet: Moves = ()
        self.standing: Standing | None = None
        self.equals: list[list[Standing]] = []
        self.contests: dict[Moves, Contest] = {}
        self.replies: list[Reply] = []
        super().__init__()

    def _share(self) -> float:
        # Turns that are clearly less good need no more deals, which ends it early.
        effort = self.effort
        expected = self.search.settings.turns_drawn * 2 + effort.search + 5 * effort.finals + effort.quiet
        expected += effort.finalists * effort.finals // 4 + effort.pairs + effort.answers
        expected += (effort.pairs + effort.finals) if self.named else 0
        return min(0.99, self._tasks_done / expected)

    def _tasks(self) -> Iterator[None]:
        study = self.study
        yield from study.deepen(self.effort)
        if self.named:
            yield from study.complete(self.named)
            self.own = study.endings[self.named].moves
            yield from study.settle(self.own, self.effort.most_pairs)
        yield from self._find_quiet()
        self.best = study.best
        # What was found is kept as it is told: another question may deepen the analysis.
        self.equals = study.equals()
        self.standing = study.standing(self.own) if self.own else None
        for other in (self.quiet, self.own):
            if other and other != self.best and other not in self.contests:
                contest = self.contests[other] = Contest(study.question, self.best, other)
                while contest.number < self.effort.pairs:
                    contest.step()
                    yield
        for number in range(self.effort.answers):
            found = reply(study.question, self.best, deal_of(number))
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

    # -- asking

    def hint(self) -> ladder.Hint:
        """Return the hint, level by level; raises MisusedError before all is done."""
        self.check_done()
        question = self.study.question
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
        if self.standing is None:
            raise MisusedError("coach-no-own")
        return self.standing.verdict

    def comparison(self) -> Comparison:
        """Return the learner's turn beside the best one, with reasons both ways; raises MisusedError as `verdict`."""
        verdict = self.verdict()
        question = self.study.question
        contest = self.contests.get(self.own)
        ending = self.study.endings[self.named]
        return Comparison(
            verdict,
            steps_of(question, ending.told),
            steps_of(question, self.best),
            reasons(contest) if contest is not None else (),
            reasons(contest.turned()) if contest is not None else (),
            ending.added,
        )

    def answers(self) -> tuple[Answer, ...]:
        """Return the most likely answers to the best turn."""
        return answers_of(self.replies, self.game.decisive_loss)

    def _because(self, told: tuple[Reason, ...]) -> ladder.Because:
        compared = self.own if self.own in self.contests else self.quiet
        contest = self.contests.get(compared)
        is_own = compared == self.own and bool(self.own)
        figure = self._figure(contest) if contest is not None else NOTHING
        equals = self._equals()
        return ladder.Because(
            Message.of("coach-because-own" if is_own else "coach-because-quiet" if contest else "coach-because-only"),
            reasons(contest) if is_own and contest is not None else told,
            reasons(contest.turned(), 1) if contest is not None else (),
            figure.points,
            figure.error,
            figure.deals,
            steps_of(self.study.question, compared) if contest is not None else (),
            tuple(one.steps for one in equals),
            self.answers(),
            self.verdict() if self.named else None,
            equals,
        )

    def _figure(self, contest: Contest) -> Figure:
        """Return how much better the best turn is than the other one of a comparison, as it is told."""
        if self.standing is not None and contest.second == self.own:
            return self.standing.figure
        changes = [mine - theirs for mine, theirs in zip(contest.firsts, contest.seconds, strict=True)]
        return figure_of(changes, self.study.small_loss, to_end=self.study.is_to_the_end)

    def _equals(self) -> tuple[ladder.Equal, ...]:
        """Return the best turn of every other idea that is as good."""
        best = self.study.idea(self.best)
        groups = [group for group in self.equals if self.study.idea(group[0].moves) != best]
        question = self.study.question
        return tuple(
            ladder.Equal(steps_of(question, group[0].moves), group[0].figure, len(group) - 1) for group in groups
        )
