"""Lookahead over whole turns, from an observation only.

How it works, for any game:

1. *Candidates.* Hidden things are dealt anew, and every turn of the seat is looked at, layer by layer of its moves, as
   long as they are not too many (`Settings.enumerated`). Else many turns are drawn: the first at random, later ones
   half of the time as variations of the best so far. Turns that come to the same result are one candidate, in whatever
   order equal things were done. A candidate is fixed up to the first move that shows something hidden; what follows is
   decided when that is known. The best by the game's estimate are sampled, or those that do best in a few samples of
   many more (`Settings.screened`): turns that lead to nearly the same are alike in their estimate, so the best by it
   are often twins, and a turn that differs and is better comes after them. With more samples further turns are drawn
   and more candidates sampled (progressive widening: Coulom, 2007; Chaslot and others, 2008).
2. *Samples.* Sample number i deals hidden things anew by a seed of its own, plays the candidate, and lets all seats
   play some turns by a guided playout: each turn is the best of a few drawn at random. The margin of the seat is then
   estimated. All candidates meet the same samples (common random numbers), so that luck cancels in differences.
3. *Selection* goes in rounds that grow with the number of samples: who gets how many is decided before the round by the
   means so far, as in sequential halving (Karnin, Koren and Somekh, 2013): every candidate a few, then the candidate of
   rank r about 1/r of what the best gets, and the best two the same (see `candidates`). There is no fixed end: more
   samples, better means. UCB1 (Auer, Cesa-Bianchi and Fischer, 2002) is there to compare with, and was not better.

*More than two seats.* Every seat is taken to play for itself (as in max-n: Luckhardt and Irani, 1986): for its own
margin, which is what the position is worth to it less what it is worth to its strongest rival. Nobody allies with
anybody or plays against a certain seat. In playouts a seat takes the drawn turn that is worth most to itself: that
needs one valuation instead of one for every seat, and what the others have rarely changes by it. The answers that the
coach shows are the best for the margin of the seat that answers.

*Nothing is told that was not measured.* Figures of a line are means and counts over its samples: no chance of winning
is made out of a margin, and `won` counts only samples in which the game had ended.

A round is a list of tasks that do not depend on each other, so they can be done anywhere, in any order. A search is
advanced by somebody else (see `drivers`). Its result depends on seed and number of samples, never on how the steps were
cut nor on who did the tasks.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic

from trajan_tutor.engine.capabilities import G_co, move_text
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Observation, State
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.candidates import Candidate, best_first, shares
from trajan_tutor.search.lines import Line, difference
from trajan_tutor.search.sampling import (
    Drawn,
    Expanded,
    Result,
    SampleTask,
    SearchQuestion,
    best_turn,
    do,
    first_deal,
    follow,
)
from trajan_tutor.search.settings import Selection, Settings

__all__ = ["Candidate", "Line", "Lookahead", "SampleTask", "Selection", "Settings", "best_turn", "difference"]

_FIRST_ROUND = 40
_ROUND_SHARE = 4
_DRAWN_AT_ONCE = 60
_ELITE = 8


@dataclass(slots=True)
class Lookahead(Generic[G_co]):
    """A search for the turn of the seat to act; advance it with `step`, ask it with `lines`.

    Raises MisusedError when the observer is not the seat to act, or has nothing to decide.
    """

    game: G_co
    observation: Observation
    seed: int
    settings: Settings = field(default_factory=Settings)
    candidates: list[Candidate] = field(default_factory=list)
    samples: int = 0
    drawn: int = 0
    is_busy: bool = False
    question: SearchQuestion[G_co] = field(init=False)
    _root: State = field(init=False)
    _found: dict[bytes, Candidate] = field(default_factory=dict)
    _layer: dict[bytes, tuple[int, ...]] = field(default_factory=dict)
    _expanded: set[bytes] = field(default_factory=set)
    _is_enumerating: bool = False
    _knows_all: bool = False
    _round: list[tuple[SampleTask, Candidate | None]] = field(default_factory=list)
    _completed: int = 0
    _pending: int = 0
    _is_screened: bool = False

    def __post_init__(self) -> None:
        """Deal hidden things once: the candidates are drawn in this deal."""
        state = self.observation.state
        if self.game.is_over(state):
            raise MisusedError("search-over")
        if self.game.current_seat(state) != self.observation.seat:
            raise MisusedError("search-not-to-act", seat=self.observation.seat, actor=self.game.current_seat(state))
        self.question = SearchQuestion(self.game, self.observation, self.seed, self.settings)
        self._root = first_deal(self.question)
        self._is_enumerating = self.settings.enumerated > 0
        self._layer = {b"": ()}

    # -- advancing

    def step(self, playouts: int) -> int:
        """Do up to so many tasks, candidates first; return how many samples there are now.

        A drawn turn is a task of its own but not a sample, and so is what may follow on the beginning of a turn; each
        takes a few milliseconds at most.
        """
        for _ in range(playouts):
            if self._completed == len(self._round) and not self._plan():
                break
            self.take_in([do(self.question, self._root, self._round[self._completed][0])])
        return self.samples

    def give_out(self, most: int) -> list[SampleTask]:
        """Return the next tasks, at most so many and all of the same round; none when the search is settled.

        They may be done in any order, anywhere; their results are given to `take_in` in the order of the tasks.
        """
        if self._completed == len(self._round) and not self._plan():
            return []
        return [task for task, _ in self._round[self._completed : self._completed + most]]

    def take_in(self, results: Sequence[Result]) -> None:
        """Note the results of the next tasks of the round, in their order."""
        for result in results:
            candidate = self._round[self._completed][1]
            if isinstance(result, Drawn):
                self._note(result)
            elif isinstance(result, Expanded):
                self._note_expanded(result)
            elif candidate is not None:
                candidate.meet(result)
                self.samples += 1
            self._completed += 1
            self._pending = max(0, self._pending - 1)

    @property
    def pending(self) -> int:
        """How many of the tasks of `even_out` are still to be done."""
        return self._pending

    @property
    def is_settled(self) -> bool:
        """Whether more samples cannot change the choice: there is only one candidate, and it was sampled."""
        is_only = len(self.candidates) == 1 and (self._is_screened or not self.settings.screened)
        return self._has_candidates and is_only and self.samples > 0

    @property
    def knows_all(self) -> bool:
        """Whether every turn was looked at: none was left to chance."""
        return self._knows_all

    @property
    def _has_candidates(self) -> bool:
        """Whether enough turns were looked at to choose among them."""
        return self._knows_all or (not self._is_enumerating and self.drawn >= self.settings.turns_drawn)

    # -- asking

    def lines(self) -> list[Line]:
        """Return the candidates by mean margin, best first; before the first sample by estimate."""
        known = self.candidates or list(self._found.values())
        return [candidate.line() for candidate in best_first(known)]

    def all_lines(self) -> list[Line]:
        """Return all turns that were found, whether they became candidates or not, in the order of `lines`."""
        return [candidate.line() for candidate in best_first(list(self._found.values()))]

    def line_of(self, moves: tuple[int, ...]) -> Line:
        """Return the line of a candidate by its moves; raises MisusedError when there is none."""
        return self._candidate_of(moves).line()

    def include(self, moves: Iterable[int]) -> tuple[int, ...]:
        """Make a named turn, or the beginning of one, a candidate that is never dropped; return its moves in `lines`.

        They end at the first that shows something hidden, and are those of the equal turn that was known already if
        there is one. Raises MisusedError when the moves are not legal one after the other, or there are none.
        """
        named = tuple(moves)
        self.check(named)
        drawn = follow(self.question, self._root, named, Rng(self.seed), onward=False)
        candidate = self._note(drawn)
        candidate.is_named = True
        if candidate not in self.candidates:
            self.candidates.append(candidate)
        return candidate.moves

    def even_out(self, turns: Iterable[tuple[int, ...]], samples: int) -> int:
        """Let the next tasks bring named candidates to so many samples each; return how many tasks that takes.

        `turns` are moves as in `lines`. What was left of the round in progress is planned anew afterwards.
        """
        chosen = [self._candidate_of(moves) for moves in turns]
        if self._is_enumerating:
            # The layer in progress is not done: it begins again, and finds again what was found.
            self._layer = {b"": ()}
            self._expanded.clear()
        self._round = []
        self._completed = 0
        for number in range(samples):
            self._round += [
                (SampleTask(is_draw=False, number=number, moves=candidate.moves), candidate)
                for candidate in chosen
                if candidate.samples <= number
            ]
        self._pending = len(self._round)
        return self._pending

    # -- rounds

    def _plan(self) -> bool:
        """Plan the next round; return whether there is anything to do."""
        self._round = []
        self._completed = 0
        if self.is_settled:
            return False
        if self._is_enumerating:
            self._plan_layer()
            if self._round:
                return True
        wanted = self.settings.turns_drawn + int(self.settings.drawn_per_sample * self.samples)
        if not self._knows_all and (not self._has_candidates or self.drawn + _DRAWN_AT_ONCE <= wanted):
            self._plan_draws(min(_DRAWN_AT_ONCE, wanted - self.drawn))
            return True
        if self.settings.screened and not self._is_screened:
            if self._plan_screening():
                return True
            self._is_screened = True
        self._widen()
        if len(self.candidates) == 1:
            self._plan_samples([1])
            return True
        room = max(_FIRST_ROUND, self.samples // _ROUND_SHARE)
        self._plan_samples(shares(self.candidates, room, self.settings))
        return True

    def _plan_layer(self) -> None:
        """Plan to look at what may follow on the beginnings of turns that were found, if all of them are not too many.

        With too many the turns are drawn, and what was found until now stays.
        """
        layer, self._layer = self._layer, {}
        if len(self._expanded) + len(layer) > self.settings.enumerated:
            self._is_enumerating = False
            return
        if not layer:
            self._is_enumerating = False
            self._knows_all = True
            return
        self._expanded.update(layer)
        self._round = [
            (SampleTask(is_draw=False, number=0, moves=moves, expands=True), None) for moves in layer.values()
        ]

    def _note_expanded(self, expanded: Expanded) -> None:
        """Note the turns that came to an end, and the beginnings that were not known yet."""
        for drawn in expanded.ends:
            self._note(drawn)
        for mark, moves in expanded.beginnings:
            if mark not in self._expanded:
                self._layer.setdefault(mark, moves)

    def _plan_draws(self, number: int) -> None:
        """Plan turns to be drawn: the first ones from nothing, later every other one as a variation of a good one."""
        elite = best_first(list(self._found.values()))[:_ELITE] if self.drawn else []
        for at in range(self.drawn, self.drawn + number):
            base = elite[at // 2 % len(elite)].moves if elite and at % 2 else ()
            self._round.append((SampleTask(is_draw=True, number=at, moves=base), None))
        self.drawn += number

    def _plan_screening(self) -> bool:
        """Plan the samples that choose the candidates; return whether there are any left to do."""
        best = sorted(self._found.values(), key=lambda turn: (-turn.estimate, turn.moves))[: self.settings.screened]
        for number in range(self.settings.screening):
            self._round += [
                (SampleTask(is_draw=False, number=number, moves=candidate.moves), candidate)
                for candidate in best
                if candidate.samples <= number
            ]
        return bool(self._round)

    def _plan_samples(self, counts: list[int]) -> None:
        """Plan samples; those of the same number stand together, so that a round cut short is even as well."""
        plan = [
            (candidate.samples + more, index)
            for index, (candidate, number) in enumerate(zip(self.candidates, counts, strict=True))
            for more in range(number)
        ]
        for number, index in sorted(plan):
            candidate = self.candidates[index]
            self._round.append((SampleTask(is_draw=False, number=number, moves=candidate.moves), candidate))

    def _widen(self) -> None:
        """Make more of the found turns candidates, as the number of samples allows: those screened come first."""
        room = max(self.settings.kept, int(math.sqrt(self.samples / self.settings.widening)))
        missing = room - len(self.candidates)
        if missing <= 0:
            return
        known = {candidate.mark for candidate in self.candidates}
        others = [candidate for candidate in self._found.values() if candidate.mark not in known]
        self.candidates += best_first(others)[:missing]

    def _note(self, drawn: Drawn) -> Candidate:
        """Note where a turn leads, or that an earlier one already led there."""
        known = self._found.get(drawn.mark)
        if known is not None:
            known.draw_again(drawn)
            return known
        candidate = Candidate(drawn.mark, drawn.moves, drawn.estimate, drawn.is_whole)
        self._found[drawn.mark] = candidate
        return candidate

    def check(self, moves: tuple[int, ...]) -> None:
        """Refuse moves that are not legal one after the other, as far as the observer can know.

        Raises MisusedError for such, and for none at all.
        """
        game = self.game
        state = game.copy(self._root)
        if not moves:
            raise MisusedError("search-turn-empty")
        for move in moves:
            if move not in game.legal(state):
                raise MisusedError("search-turn-illegal", move=move_text(game, move))
            if game.reveals(state, move):
                return
            game.apply(state, move)

    def _candidate_of(self, moves: tuple[int, ...]) -> Candidate:
        for candidate in self.candidates:
            if candidate.moves == moves:
                return candidate
        raise MisusedError("search-turn-unknown", moves=" ".join(move_text(self.game, move) for move in moves))
