"""The adviser: looks at a position, in steps, and then has a hint, and a verdict on the learner's own turn.

It asks the analysis of the position (`study`), which is deepened where that is needed, compares the best turn with the
second idea and with the learner's own, and looks for the answers of the next seat. A new analysis depends on the
observation, the seed and the effort alone. Before a hint shows a turn it asks a question about the board.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from trajan_tutor.coach import ladder
from trajan_tutor.coach.analysis import Analysis
from trajan_tutor.coach.answers import BestAnswer, Reply, answers_of, best_reply, deal_of
from trajan_tutor.coach.effort import Effort, settings_of
from trajan_tutor.coach.needed_rules import rules_needed
from trajan_tutor.coach.net import net_of
from trajan_tutor.coach.paired_trials import Race
from trajan_tutor.coach.plans import essence_of, merits_of, ordered_of, plans_of, way_of, wins_at_once
from trajan_tutor.coach.position_facts import TurnStanding
from trajan_tutor.coach.reasons import brought_now, reasons
from trajan_tutor.coach.study import Studies, Study
from trajan_tutor.coach.turn_comparison import TurnComparison
from trajan_tutor.coach.turn_steps import Moves, decisive_step, ends_turn, ghosts_of, steps_of
from trajan_tutor.coach.verdict import Verdict
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.planning import BoardQuestion, BoardQuestions, Ordered, Plan
from trajan_tutor.search.lookahead import Lookahead, Settings
from trajan_tutor.search.sampling import first_deal
from trajan_tutor.search.turns import digest

# Of so many that lead to a turn most directly one is asked, so that hints in like positions differ.
FEW: Final = 4
_BYTES: Final = 4


def question_at(game: TutorGame, observation: Observation, moves: Sequence[int]) -> BoardQuestion | None:
    """Return one of the questions that lead to a turn, always the same one in a position; None where there is none."""
    questions = game.questions(observation, moves)[:FEW] if isinstance(game, BoardQuestions) else ()
    if not questions:
        return None
    return questions[int.from_bytes(digest(game, observation.state)[:_BYTES], "big") % len(questions)]


__all__ = ["Adviser", "Effort", "settings_of"]

# Among more turns nobody can tell soon whether all of them are about one place.
_FEW: Final = 40


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
        self.game = game
        self.observation = observation
        self.effort: Effort = effort or Effort()
        if not game.is_over(observation.state) and not game.legal(observation.state):
            raise MisusedError("coach-no-moves")
        self.study: Study = (studies or Studies()).study(game, observation, seed, self.effort, settings)
        self.search: Lookahead[TutorGame] = self.study.search
        self.named: tuple[int, ...] = tuple(own)
        if own:
            self.search.check(self.named)
        self.own: Moves = ()
        self.best: Moves = ()
        self.second: Moves = ()
        self.standing: TurnStanding | None = None
        self.second_standing: TurnStanding | None = None
        self.equals: list[list[TurnStanding]] = []
        self.contests: dict[Moves, Race] = {}
        self.replies: list[Reply] = []
        self.plans: tuple[Plan, ...] = ()
        self.ordered: Ordered | None = None
        self._looks: dict[Moves, ladder.Look] = {}
        super().__init__()

    def _share(self) -> float:
        # Turns that are clearly less good need no more deals, which ends it early.
        effort = self.effort
        expected = self.search.settings.turns_drawn * 2 + effort.search + 5 * effort.finals + effort.second
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
        yield from self._find_best()
        # The result is stored here, since another question may deepen the shared analysis.
        self.equals = study.equals()
        self.standing = study.standing(self.own) if self.own else None
        self.second_standing = study.standing(self.second, self.best) if self.second else None
        for other, deals in ((self.own, self.effort.pairs), (self.second, self.effort.second)):
            if other and other != self.best and other not in self.contests:
                contest = self.contests[other] = Race(study.question, self.best, other)
                while contest.number < deals:
                    contest.step()
                    yield
        yield from self._find_plans()
        for number in range(self.effort.answers):
            reply = best_reply(study.question, self.best, deal_of(number))
            if reply is None:
                break
            self.replies.append(reply)
            yield

    def _find_best(self) -> Iterator[None]:
        """Find the best turn and the second idea; that one meets as many deals, and may then turn out to be better."""
        study = self.study
        yield from study.order_well()
        if self.effort.second:
            second = study.second(study.best)
            if second:
                yield from study.meet([second], study.finals)
                yield from study.order_well()
            self.second = study.second(study.best)
        self.best = study.best

    def _find_plans(self) -> Iterator[None]:
        """Play one's own next turns ahead where a hint is wanted: that takes longer than telling it may."""
        if not self.effort.second:
            return
        question = self.study.question
        self.plans = plans_of(question, self.best)
        yield
        self.ordered = ordered_of(question, self.best)
        yield

    # -- asking

    def look(self) -> ladder.Look | None:
        """Return where to look before all is done: only what holds for every turn that may still be the best."""
        common, turns = None, self.study.in_question()
        if len(turns) > _FEW:
            return None
        for moves in turns:
            if moves not in self._looks:
                self._looks[moves] = self._look_at(moves)
            common = common or self._looks[moves]
            if self._looks[moves] != common:
                return None
        return common

    def _look_at(self, moves: Moves) -> ladder.Look:
        question = self.study.question
        decisive = decisive_step(self.game, first_deal(question), moves, self.observation.seat)[0]
        return ladder.look_where(self.game, self.observation, moves, steps_of(question, moves)[: decisive + 1])

    def hint(self) -> ladder.Hint:
        """Return the hint, level by level; raises MisusedError before all is done."""
        self.check_done()
        question = self.study.question
        steps = steps_of(question, self.best)
        is_only = len(self.search.lines()) <= 1
        return ladder.Hint(
            self._look_at(self.best),
            ladder.consider(
                question_at(self.game, self.observation, self.best),
                is_only=is_only,
                equals=[ladder.stake_of(self.game, self.observation, group[0].moves) for group in self.equals],
            ),
            ladder.advice(
                steps,
                ghosts_of(question, self.best),
                is_whole=ends_turn(question, self.best),
                way=way_of(question, self.best),
                ordered=self.ordered,
            ),
            self._because(is_only=is_only),
        )

    def verdict(self) -> Verdict:
        """Return the verdict on the learner's turn; raises MisusedError before all is done, or when there is none."""
        self.check_done()
        if self.standing is None:
            raise MisusedError("coach-no-own")
        return self.standing.verdict

    def comparison(self) -> TurnComparison:
        """Return the learner's turn beside the best one, with reasons both ways; raises MisusedError as `verdict`."""
        verdict = self.verdict()
        question = self.study.question
        contest = self.contests.get(self.own)
        ending = self.study.endings[self.named]
        return TurnComparison(
            verdict,
            steps_of(question, ending.as_named),
            steps_of(question, self.best),
            reasons(contest) if contest is not None else (),
            reasons(contest.turned()) if contest is not None else (),
            ending.added,
        )

    def rules_needed(self) -> frozenset[str]:
        """Return the rules that the learner's turn needed to be as good as it is; raises MisusedError as `verdict`."""
        self.verdict()
        return rules_needed(self.study, self.own)

    def answers(self) -> tuple[BestAnswer, ...]:
        """Return the most likely answers to the best turn."""
        return answers_of(self.replies, self.game.decisive_loss)

    def _because(self, *, is_only: bool) -> ladder.Because:
        question = self.study.question
        is_own = self.own in self.contests
        compared, standing = (self.own, self.standing) if is_own else (self.second, self.second_standing)
        contest = self.contests.get(compared)
        equals = self._equals(compared)
        key = "coach-because-only" if is_only else "coach-because-own" if is_own else "coach-because"
        return ladder.Because(
            Message.of(key),
            reasons(contest) if contest is not None else (),
            reasons(contest.turned(), 1) if contest is not None else (),
            standing.figure.error if standing is not None else 0.0,
            standing.figure.deals if standing is not None else 0,
            essence_of(question, compared) if contest is not None else (),
            tuple(tie.steps for tie in equals),
            self.answers(),
            self.verdict() if self.named else None,
            brought_now(question, self.best),
            self.plans,
            standing is not None and standing.verdict.is_fine,
            equals,
            merits_of(question, self.best),
            wins_at_once(question, self.best),
            net_of(contest, standing.figure) if contest is not None and standing is not None else None,
        )

    def _equals(self, compared: Moves) -> tuple[ladder.Tie, ...]:
        """Return the best turn of every other idea that is as good, without the one that is compared."""
        best, question = self.study.idea(self.best), self.study.question
        essence = essence_of(question, self.best)
        groups = [group for group in self.equals if self.study.idea(group[0].moves) != best]
        return tuple(
            ladder.equal(essence, essence_of(question, group[0].moves), group[0].figure, len(group) - 1)
            for group in groups
            if group[0].moves != compared
        )
