"""The one analysis of a position: hint, verdict, exploration and look back all ask it, and so they agree.

It is kept by position and observation, and deepened when more is asked of it; nothing is begun anew. A quick search
finds turns that may be good. Those meet deals that the search has not met, the same for all of them, and each is played
on to the horizon of a trial: who may still be as good as the best meets more. What is told of it stands in `known`.
"""

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from threading import Lock
from typing import Any, Final

from trajan_tutor.coach.effort import Effort, ends_soon, is_to_the_end, settings_of, to_the_end
from trajan_tutor.coach.endings import endings_of
from trajan_tutor.coach.paired_trials import FRESH, trial
from trajan_tutor.coach.plans import better_order
from trajan_tutor.coach.position_facts import PositionFacts, TurnStanding
from trajan_tutor.coach.turn_steps import Moves
from trajan_tutor.coach.verdict import VerdictLevel
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation
from trajan_tutor.search.lookahead import Settings
from trajan_tutor.search.sampling import SearchQuestion, margin_of
from trajan_tutor.search.turns import digest

# The finalists first meet this part of the deals that the last of them meet, and twice as many in each round.
_FIRST_PART: Final = 8
# So often is looked whether the game may end soon.
_LOOKS: Final = 4
# The endings of a turn that was only begun first meet so many, and twice as many in each round.
_FIRST_DEALS: Final = 6
# Turns that may be as good are at least so many in every round.
_FEWEST: Final = 4
# So many turns of one idea are looked at closely.
_OF_AN_IDEA: Final = 3
_MOST_STUDIES: Final = 64
# So many parts of a key tell which position it is.
_POSITION: Final = 3
# So many other ideas that are as good meet deals until they are sure. Where a position is even there are a dozen, and
# they took nine tenths of the time of a hint that names two of them, and counts the others.
NAMED: Final = 3


class Study(PositionFacts):
    """What is known about a position, and more and more of it: by `deepen`, `meet`, `complete` and `settle`."""

    finals: int
    question: SearchQuestion[TutorGame]

    def __init__(self, game: TutorGame, observation: Observation, seed: int, settings: Settings) -> None:
        super().__init__(game, observation, seed, settings)
        self._looks = 0
        self._chosen: list[Moves] = []
        self._deepened: tuple[int, ...] = (0, 0, 0, 0)
        # An analysis that was given up may still be in its last task while the next one begins.
        self._lock = Lock()

    def __getstate__(self) -> dict[str, Any]:
        """Return what is known, to be deepened elsewhere."""
        return {name: value for name, value in vars(self).items() if name != "_lock"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Take the state of another study, with a lock of its own."""
        vars(self).update(state)
        self._lock = Lock()

    def take_over(self, other: "Study") -> None:
        """Take over the findings of a copy of this analysis."""
        with self._lock:
            vars(self).update(other.__getstate__())

    def deepen(self, effort: Effort) -> Iterator[None]:
        """Look at least so deep, in small tasks: nothing is done twice."""
        search = self.search
        while self._looks < _LOOKS and not is_to_the_end(self.question):
            with self._lock:
                self._look_ahead()
            yield
        while search.samples < effort.search and not search.is_settled:
            with self._lock:
                search.step(1)
            yield
        requested = (effort.search, effort.finalists, effort.finals, effort.most_pairs)
        deeper = tuple(map(max, self._deepened, requested))
        if deeper == self._deepened:
            return
        self.finals = max(self.finals, effort.finals)
        self._chosen = list(dict.fromkeys((*self._finalists(effort.finalists), *self.met)))
        yield from self._choose(self._chosen)
        yield from self.order_well()
        # What a hint names as good, a question about it does not unsay.
        while unsure := self._unsure_of_named(effort.most_pairs):
            yield from self.settle(unsure[0], effort.most_pairs)
        # An analysis that was given up before goes on when it is asked for again.
        self._deepened = deeper

    def _unsure_of_named(self, most: int) -> list[Moves]:
        """Return the turns that a hint names as good, and that may meet more deals."""
        named = self.equals()[1 : 1 + NAMED]
        return [group[0].moves for group in named if self._is_unsure(group[0], most)]

    def _look_ahead(self) -> None:
        """Look once whether the game may end soon: then all deals are played out."""
        if ends_soon(self.game, self.question.observation, self.question.settings, self._looks):
            self.question = to_the_end(self.question)
        self._looks += 1

    def _choose(self, turns: list[Moves]) -> Iterator[None]:
        """Let turns meet deals in rounds, until every one that may be as good as the best has met as many as that."""
        deals = max(2, self.finals // _FIRST_PART)
        remaining = turns
        while True:
            yield from self.meet(remaining, min(deals, self.finals))
            if deals >= self.finals:
                break
            remaining = self._still_good(remaining)
            deals *= 2
        while unclear := self._unclear(turns):
            yield from self.meet(unclear[:1], self.finals)

    def in_question(self) -> list[Moves]:
        """Return the turns that may still turn out to be the best: all that were found, then fewer and fewer."""
        if not self._chosen:
            return [line.moves for line in self.search.all_lines()]
        if not all(map(self.met.get, self._chosen)):
            return list(self._chosen)
        best = max(self._chosen, key=lambda moves: sum(self.met[moves]) / len(self.met[moves]))
        return [moves for moves in self._chosen if self.between(best, moves).low <= self.small_loss]

    def _still_good(self, turns: list[Moves]) -> list[Moves]:
        """Return the better half of some turns, without those that are surely not as good as the best of them."""
        ranked = sorted(turns, key=lambda moves: (-sum(self.met[moves]) / len(self.met[moves]), moves))
        near = [moves for moves in ranked if self.between(ranked[0], moves).low <= self.small_loss]
        return near[: max(_FEWEST, len(turns) // 2)]

    def _unclear(self, turns: list[Moves]) -> list[Moves]:
        """Return the turns that seem as good as the best and have not met enough deals for that."""
        return [
            moves
            for moves in turns
            if len(self.met.get(moves, ())) < self.finals
            and (
                not self.met.get(moves)
                or (self.standing(moves, self.leader).verdict.is_fine and self._is_wanted(moves))
            )
        ]

    def _is_wanted(self, moves: Moves) -> bool:
        """Return whether an idea has few turns yet that figures can be told of: a hint names one, and how many more."""
        idea = self.idea(moves)
        return sum(self.idea(other) == idea for other in self.settled) < _OF_AN_IDEA

    def meet(self, turns: Sequence[Moves], deals: int) -> Iterator[None]:
        """Let turns meet the next deals until each has met so many, in small tasks."""
        while behind := [moves for moves in turns if len(self.met.get(moves, ())) < deals]:
            question = self.question
            self._meet_next(min(behind, key=lambda moves: len(self.met.get(moves, ()))))
            yield
            if question is not self.question:
                # The best were chosen by figures that count no more.
                yield from self._choose(self._chosen)

    def _meet_next(self, moves: Moves) -> None:
        with self._lock:
            number = len(self.met.get(moves, ()))
            game = self.game
            end = trial(self.question, moves, FRESH + number).end
            self._ends.add(game.is_over(end))
            if len(self._ends) > 1 and not is_to_the_end(self.question):
                # A game that has ended is not compared with one that goes on: from here on all are played out.
                self.question = to_the_end(self.question)
                self.met.clear()
                return
            self.met.setdefault(moves, []).append(margin_of(game, end, self.question.observation.seat))

    def order_well(self) -> Iterator[None]:
        """Let the best turn, in the order that prepares most, meet as many deals as others have met."""
        while True:
            best = self._unordered()
            if best not in self._orders:
                ordered = self.search.include(better_order(self.question, best))
                self._orders[best] = ordered
                self._orders.setdefault(ordered, ordered)
                yield
            if len(self.met.get(self._orders[best], ())) >= self.finals:
                return
            yield from self.meet([self._orders[best]], self.finals)

    def complete(self, named: Moves) -> Iterator[None]:
        """Find the best ending of a named turn, or of the beginning of one; `endings` holds it then."""
        endings = {ending.moves: ending for ending in endings_of(self.search, named, self.ranked())}
        known = sorted(set(self.settled) & endings.keys())
        remaining = [moves for moves in endings if moves not in known]
        deals = _FIRST_DEALS
        while len(endings) > 1 and len(remaining) > 1:
            yield from self.meet(remaining, deals)
            remaining.sort(key=lambda moves: (-sum(self.met[moves][:deals]), moves))
            remaining = remaining[: len(remaining) // 2]
            deals *= 2
        if len(endings) > 1:
            yield from self.meet(remaining, max(self.finals, deals))
        chosen, *others = [*remaining, *known]
        for moves in others:
            if self._is_better(moves, chosen):
                chosen = moves
        self.endings[named] = endings[chosen]

    def _is_better(self, first: Moves, second: Moves) -> bool:
        """Return whether a turn is the best one, or nearer to it than another one."""
        best = self.best
        if best in (first, second):
            return first == best
        return self.between(best, first).points < self.between(best, second).points

    def settle(self, moves: Moves, most: int) -> Iterator[None]:
        """Let a turn meet as many deals as the best; more where it stands between two classes, up to so many."""
        yield from self.meet([moves], self.finals)
        while self._is_unsure(self.standing(moves), most):
            yield from self.meet([self.best, moves], min(most, len(self.met[moves]) + self.finals))

    def _is_unsure(self, standing: TurnStanding, most: int) -> bool:
        """Return whether a turn stands between two classes and may meet more deals."""
        verdict = standing.verdict
        is_open = verdict.between is not None or verdict.level is VerdictLevel.TOO_CLOSE
        return is_open and verdict.deals < most

    def _finalists(self, most: int) -> list[Moves]:
        """Return the best turns of the search: half of them the best of all, the others the best of other ideas.

        A search sees less far than trials do: what it let go early may be the best, so these are of all it found.
        """
        lines = [line.moves for line in self.search.lines()]
        chosen = lines[: -(-most // 2)]
        ideas = {self.idea(moves) for moves in chosen}
        for moves in dict.fromkeys((*lines[len(chosen) :], *(line.moves for line in self.search.all_lines()))):
            if len(chosen) < most and (idea := self.idea(moves)) not in ideas:
                ideas.add(idea)
                chosen.append(self.search.include(moves))
        rest = [moves for moves in lines if moves not in chosen]
        return chosen + rest[: most - len(chosen)]


class Studies:
    """The analyses of the positions that were asked about, the latest of them."""

    def __init__(self, studies: Mapping[tuple[object, ...], Study] | None = None) -> None:
        """Begin with some studies, each under its position, seed and settings."""
        self._studies: OrderedDict[tuple[object, ...], Study] = OrderedDict(studies or {})

    @property
    def stored(self) -> Mapping[tuple[object, ...], Study]:
        """The stored analyses, the one used last at the end."""
        return self._studies

    def study(
        self, game: TutorGame, observation: Observation, seed: int, effort: Effort, settings: Settings | None = None
    ) -> Study:
        """Return what is known about a position, which may be nothing yet; it depends on the observation alone."""
        key = (*_position(game, observation), seed, settings)
        study = self._studies.get(key)
        if study is None:
            study = self._studies[key] = Study(game, observation, seed, settings or settings_of(effort))
        self._studies.move_to_end(key)
        self._forget()
        return study

    def of(self, game: TutorGame, observations: Iterable[Observation]) -> "Studies":
        """Return those of some positions alone: what is sent elsewhere holds no more than is looked at there."""
        positions = {_position(game, observation) for observation in observations}
        return Studies({key: study for key, study in self._studies.items() if key[:_POSITION] in positions})

    def take_over(self, other: "Studies") -> None:
        """Take over the findings of copies of these analyses, and analyses of other positions too."""
        for key, study in other.stored.items():
            own = self._studies.setdefault(key, study)
            if own is not study:
                own.take_over(study)
            self._studies.move_to_end(key)
        self._forget()

    def _forget(self) -> None:
        while len(self._studies) > _MOST_STUDIES:
            self._studies.popitem(last=False)


def _position(game: TutorGame, observation: Observation) -> tuple[object, ...]:
    """Return what tells a position, as a seat sees it, from others."""
    return game.name, observation.seat, digest(game, observation.state)
