"""The turn that marks lead along in a game: the coach's best of those that reach an aim, where that costs little.

It is looked for in small tasks, from what the learner may see. The aim is no reason to lose the game: where every way
to one costs more than a little against the best turn of all, the marks lead along that one, and the aim waits. Where no
aim is in reach they lead along a turn that is as good as the best, if there is one after which an aim is in reach.
"""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from trajan_tutor.coach.analysis import Analysis
from trajan_tutor.coach.effort import Effort
from trajan_tutor.coach.paired_trials import Race
from trajan_tutor.coach.plans import merits_of, wins_at_once
from trajan_tutor.coach.reasons import brought_now, reasons
from trajan_tutor.coach.study import Studies
from trajan_tutor.coach.turn_steps import Moves, TurnMove, decisive_step, step_of
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import State
from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.goals import Account, EventHappened, Goal, Moved, leaves
from trajan_tutor.search.sampling import first_deal
from trajan_tutor.session.players import choose

# What is looked at before marks lead anywhere: a learner reads the words of the step meanwhile.
GUIDE: Final = Effort(search=240, finalists=10, finals=32, pairs=20, most_pairs=32, answers=0, second=0)
# What reaches an aim may cost so much of what the game calls a small loss; more is not worth it, and the aim waits.
DEAR: Final = 0.25
# Where the step ends with the turn the aim cannot wait: then it may cost so much.
TOO_DEAR: Final = 0.5
# So many turns that reach an aim meet deals, the best of the search.
_MOST_REACHING: Final = 8
_ROUND: Final = 8
# So many turns are tried in one task.
_TRIED_AT_ONCE: Final = 20
# As many turns that are as good as the best are asked whether an aim is in reach after them, in so many deals.
_ASKED_AHEAD: Final = 4
_DEALS_AHEAD: Final = 2
_POSITIONS_AHEAD: Final = 60
# No turn of others has more decisions; more are a turn that does not end.
_MOST_DECISIONS: Final = 400
# So many positions of one turn are looked at for an aim; a turn that needs more is left to the bot.
MOST_POSITIONS: Final = 400


@dataclass(frozen=True, slots=True)
class GuidedMove:
    """One move of a guided turn, and what is said to it: what it is, why it is made, and which aims it leads to.

    Of one that shows something hidden nobody can tell what comes of it.
    """

    step: TurnMove
    message: Message
    reached: tuple[str, ...] = ()
    shows_hidden: bool = False


@dataclass(frozen=True, slots=True)
class GuidedTurn:
    """A turn to be marked, move by move; `waits` tells that an aim is in reach and would have cost too much."""

    moves: tuple[GuidedMove, ...]
    waits: bool = False

    @property
    def notations(self) -> tuple[str, ...]:
        """The moves as a game notes them."""
        return tuple(move.step.notation for move in self.moves)


class GuideSearch(Analysis):
    """Looks for the turn to be marked. Ask it at the end for `turn`.

    `account` tells what the learner did in the step so far, `aims` are the goals of aims that were open when the turn
    began, by the names of their words, and `others` is the bot by which the answers of others are foreseen; `until` is
    the goal that ends the step. What the learner may not know has no part in it: hidden things are dealt anew. Raises
    MisusedError where nothing can be decided.
    """

    def __init__(
        self,
        account: Account,
        aims: Mapping[str, Goal],
        *,
        until: Goal | None = None,
        seed: int = 0,
        effort: Effort | None = None,
        others: str = "greedy",
        studies: Studies | None = None,
    ) -> None:
        """Prepare the search; nothing is searched yet."""
        self.game = account.game
        self.effort = effort or GUIDE
        observation = self.game.observe(account.state, account.seat)
        # The analysis is that of the hints: its settings are theirs, and what is found for one is there for the other.
        self.study = (studies or Studies()).study(self.game, observation, seed, Effort())
        before = self.game.determinize(self.game.observe(account.before, account.seat), seed)
        self._account = replace(account, before=before, state=first_deal(self.study.question))
        self._aims = dict(aims)
        self._goals = tuple(aims.values())
        self._until = until
        self._seed = seed
        self._others = others
        self.best: Moves = ()
        self.waits = False
        self._contest: Race | None = None
        self._turn: GuidedTurn | None = None
        super().__init__()

    def _share(self) -> float:
        effort = self.effort
        expected = 2 * self.study.search.settings.turns_drawn + effort.search + 5 * effort.finals + effort.pairs
        expected += effort.finalists * effort.finals // 4 + _MOST_REACHING * effort.finals // 4
        return min(0.99, self._tasks_done / expected)

    def _tasks(self) -> Iterator[None]:
        study = self.study
        yield from study.deepen(self.effort)
        self.best = study.best
        reaching: list[Moves] = []
        for turn in self._reaching():
            if turn:
                reaching.append(turn)
            yield
        if reaching:
            yield from self._choose(reaching)
        else:
            yield from self._look_ahead()
        other = study.second(self.best)
        if other and other in study.met:
            self._contest = Race(study.question, self.best, other)
            while self._contest.number < self.effort.pairs:
                self._contest.step()
                yield
        self._turn = self._guided_turn()

    # -- turns that reach an aim

    def _reaching(self) -> Iterator[Moves]:
        """Yield the turns that reach an aim, the best of the search first; nothing in between, where it may rest."""
        if not self._aims:
            return
        has_reached = False
        turns = [self.study.best, *(line.moves for line in self.study.search.all_lines())]
        for number, moves in enumerate(dict.fromkeys(turns)):
            if self._reaches(moves):
                has_reached = True
                yield moves
            elif number % _TRIED_AT_ONCE == 0:
                yield ()
        if not has_reached and not self.study.search.knows_all:
            # What the search did not draw may still be there.
            for way in ways_to(self._account, self._goals, MOST_POSITIONS):
                yield ()
                if way:
                    yield from (() for _ in self.study.complete(way))
                    yield self.study.endings[way].moves

    def _reaches(self, moves: Moves) -> bool:
        here = self._account
        for move in moves:
            here = here.after(move)
            if any(aim.holds(here) for aim in self._goals):
                return True
        return False

    def _choose(self, reaching: list[Moves]) -> Iterator[None]:
        """Choose the best of the turns that reach an aim, unless it costs more than a little."""
        study = self.study
        left, deals = reaching[:_MOST_REACHING], max(_ROUND, self.effort.finals // 4)
        while len(left) > 1 and deals < study.finals:
            yield from study.meet(left, deals)
            left = sorted(left, key=lambda moves: (-sum(study.met[moves][:deals]), moves))[: -(-len(left) // 2)]
            deals *= 2
        yield from study.meet(left, study.finals)
        yield from study.order_well()
        best = study.best
        costs = {moves: study.between(best, moves) for moves in (*left, *study.met) if moves in reaching}
        if best in costs:
            self.best = best
            return
        nearest = min(costs, key=lambda moves: (len(study.met[moves]) < study.finals, costs[moves].points, moves))
        cost = costs[nearest]
        if cost.points > DEAR * study.small_loss:
            # Where the step ends with the turn the aim cannot wait: it is given up only where it clearly costs more.
            here: Account | None = None
            for account in self._answered(nearest, 0):
                here = account
                yield
            can_wait = here is not None and (self._until is None or not self._until.holds(here))
            self.waits = can_wait or cost.points - cost.error > TOO_DEAR * study.small_loss
        self.best = best if self.waits else nearest

    # -- no aim in reach

    def _look_ahead(self) -> Iterator[None]:
        """Choose a turn after which an aim is in reach, where one is as good as the best."""
        study = self.study
        fine = [group[0].moves for group in study.equals()][:_ASKED_AHEAD] if self._aims else []
        near: dict[Moves, int] = {}
        for moves in fine if len(fine) > 1 else ():
            near[moves] = 0
            for deal in range(_DEALS_AHEAD):
                for is_near in self._is_near_after(moves, deal):
                    near[moves] += is_near
                    yield
        self.best = max(near, key=lambda moves: (near[moves], moves == study.best), default=study.best)

    def _is_near_after(self, moves: Moves, deal: int) -> Iterator[bool]:
        """Yield, in between false, whether an aim is in reach after a turn and the answers of the others in a deal."""
        here: Account | None = None
        for account in self._answered(moves, deal):
            here = account
            yield False
        for way in ways_to(here, self._goals, _POSITIONS_AHEAD) if here is not None else ():
            yield bool(way)

    def _answered(self, moves: Moves, deal: int) -> Iterator[Account | None]:
        """Yield, after nothing in between, where a turn and the answers of the others lead to in a deal.

        That is where the learner's next turn begins; nothing where the game is over before.
        """
        game, seat = self.game, self._account.seat
        here = replace(self._account, state=game.determinize(self.study.question.observation, deal))
        for move in moves:
            here = here.after(move)
        for number in range(_MOST_DECISIONS):
            if game.is_over(here.state):
                return
            if game.current_seat(here.state) == seat and game.may_evaluate(here.state):
                yield here
                return
            here = here.after(choose(self._others, game, here.state, self._seed + deal, number))
            yield None

    # -- asking

    def turn(self) -> GuidedTurn:
        """Return the turn with what is said to each move; raises MisusedError before all is done."""
        self.check_done()
        if self._turn is None:
            raise MisusedError("coach-not-done")
        return self._turn

    def _guided_turn(self) -> GuidedTurn:
        here, steps = self._account, list[_Step]()
        for move in self.best:
            turn_move, hides = step_of(self.game, here.state, move), self.game.reveals(here.state, move)
            before, here = here, here.after(move)
            met = tuple(name for name, aim in self._aims.items() if aim.holds(here) and not aim.holds(before))
            steps.append(_Step(turn_move, self._brought(before.state, here.state), met, hides))
        _, decisive = decisive_step(self.game, self._account.state, self.best, self._account.seat)
        first = next(at for at, step in enumerate(steps) if step.turn_move.notation == decisive.notation)
        moves = [
            GuidedMove(step.turn_move, self._explanation(steps, at, first), step.reached, step.shows_hidden)
            for at, step in enumerate(steps)
        ]
        return GuidedTurn(tuple(moves), self.waits)

    def _explanation(self, steps: Sequence["_Step"], at: int, decisive: int) -> Message:
        """Return what is said to a move: what speaks for the turn where it is decided, else what the move is for."""
        step = steps[at].turn_move.message
        if at == decisive:
            return Message.of("lesson-shown-because", step=step, why=self._why())
        if steps[at].brought > 0:
            return Message.of("lesson-shown-brings", step=step, points=steps[at].brought)
        goal = next((later for later in range(at + 1, len(steps)) if later == decisive or steps[later].brought > 0), -1)
        if goal < 0:
            return Message.of("lesson-shown-move", step=step)
        if at and goal > at + 1:
            return Message.of("lesson-shown-on-way", step=step)
        return Message.of("lesson-shown-leads", step=step, goal=steps[goal].turn_move.message.in_short)

    def _brought(self, before: State, after: State) -> int:
        seat = self._account.seat
        return self.game.ledger(after, seat).total - self.game.ledger(before, seat).total

    def _why(self) -> Message:
        """Return what counts most of the turn."""
        question = self.study.question
        if wins_at_once(question, self.best):
            return Message.of("lesson-shown-wins")
        against = reasons(self._contest) if self._contest is not None else ()
        named = [reason.message for reason in against if reason.is_named]
        brought = [reason.message for reason in brought_now(question, self.best)]
        merits = [merit.message for merit in merits_of(question, self.best) if not merit.is_risk]
        return next(iter((*named, *brought, *merits)), Message.of("lesson-shown-tried"))


@dataclass(frozen=True, slots=True)
class _Step:
    """A move of the turn with what came of it: points at once, aims, and whether something hidden was shown."""

    turn_move: TurnMove
    brought: int
    reached: tuple[str, ...]
    shows_hidden: bool


def own_turn(account: Account, aims: Sequence[Goal], bot: str, seed: int, decisions: int) -> tuple[str, ...]:
    """Return the decisions that the learner's seat makes until its turn is over or somebody else decides.

    They lead to the first aim in reach that does not hold yet, and on from there, or without one as the bot decides,
    with the stream of chance that belongs to the seed and to the number of `decisions` before.
    """
    begun, open_aims = len(account.moves), [aim for aim in aims if not aim.holds(account)]
    here = _towards(account, open_aims) if open_aims else account
    while not _is_past(here, account):
        number = decisions + len(here.moves) - begun
        here = here.after(choose(bot, here.game, here.state, seed, number))
    return here.moves[begun:]


def ways_to(account: Account, aims: Sequence[Goal], most: int) -> Iterator[Moves]:
    """Yield the shortest way within the turn to one of some aims, after nothing for each position that was looked at.

    So many positions are looked at as `most` says.
    """
    counted = [part for aim in aims for part in leaves(aim) if isinstance(part, EventHappened | Moved)]
    waiting: deque[tuple[Account, Moves]] = deque([(account, ())])
    seen = set[object]()
    while waiting and len(seen) < most:
        here, path = waiting.popleft()
        for move in here.game.legal(here.state) if not _is_past(here, account) else ():
            after = here.after(move)
            if any(aim.holds(after) for aim in aims):
                yield (*path, move)
                return
            mark = (after.game.key(after.state), *(part.count(after) for part in counted))
            if mark not in seen:
                seen.add(mark)
                waiting.append((after, (*path, move)))
        yield ()


def _towards(account: Account, aims: Sequence[Goal]) -> Account:
    """Return the account after the shortest way within the turn to one of some aims; as it was without such a way."""
    for way in ways_to(account, aims, MOST_POSITIONS):
        for move in way:
            account = account.after(move)
    return account


def _is_past(here: Account, begin: Account) -> bool:
    """Return whether the turn that was played at the beginning is over, or is another seat's."""
    game = here.game
    if game.is_over(here.state) or game.current_seat(here.state) != here.seat:
        return True
    return game.may_evaluate(here.state) and game.begun(here.state) != game.begun(begin.state)
