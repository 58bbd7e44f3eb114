"""Lookahead over whole turns, from an observation only.

How it works, for any game and any number of seats (each seat is taken to maximise its own margin):

1. *Candidates.* Hidden things are dealt anew, and many turns of the seat are drawn at random. Turns that come to the
   same result are one candidate, in whatever order equal things were done. A candidate is fixed up to the first move
   that shows something hidden; what follows is decided when that is known. The best by the game's estimate are kept.
2. *Samples.* Sample number i deals hidden things anew by a seed of its own, plays the candidate, and lets all seats
   play some turns by a guided playout: each turn is the best of a few drawn at random. The margin of the seat is then
   estimated. All candidates meet the same samples (common random numbers), so that luck cancels in differences.
3. *Selection.* Which candidate is sampled next is decided as in UCB1 (Auer, Cesa-Bianchi and Fischer, 2002): the mean
   so far plus a bonus for few samples. There is no fixed end: more samples, better means.

A search is advanced in steps by somebody else. Its result depends on seed and number of samples, never on how the
steps were cut.
"""

import math
from dataclasses import dataclass, field

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Game, Observation, State
from trajan_tutor.engine.generator import Draws, advance, value_of
from trajan_tutor.search.turns import digest

_POINT = 100
_LARGEST_SEED = 1 << 28


@dataclass(frozen=True, slots=True)
class Settings:
    """How wide and how deep a search looks.

    `turns_drawn` random turns give candidates, `kept` of them are sampled; a playout goes `turns_ahead` turns of every
    seat far, each the best of `tries`. `first_samples` are given to every candidate; `curiosity` is the weight of the
    bonus for few samples, in points.
    """

    turns_drawn: int = 240
    kept: int = 20
    turns_ahead: int = 2
    tries: int = 8
    first_samples: int = 4
    curiosity: float = 6.0


@dataclass(slots=True)
class Candidate:
    """A turn that is looked at: its moves up to the first that shows something hidden, and what its samples gave."""

    moves: tuple[int, ...]
    estimate: int
    samples: int = 0
    total: int = 0
    squares: int = 0

    @property
    def mean(self) -> float:
        """The mean margin over the samples, in points."""
        return self.total / self.samples / _POINT if self.samples else -math.inf

    @property
    def error(self) -> float:
        """The standard error of the mean, in points; infinite below two samples."""
        if self.samples <= 1:
            return math.inf
        mean = self.total / self.samples
        variance = max(0.0, self.squares / self.samples - mean * mean) * self.samples / (self.samples - 1)
        return math.sqrt(variance / self.samples) / _POINT


@dataclass(frozen=True, slots=True)
class Line:
    """What a search found about one turn: moves, expected margin in points, its standard error, number of samples."""

    moves: tuple[int, ...]
    margin: float
    error: float
    samples: int


@dataclass(slots=True)
class Lookahead:
    """A search for the turn of the seat to act; advance it with `step`, ask it with `lines`.

    Raises MisusedError when the observer is not the seat to act, or has nothing to decide.
    """

    game: Game
    observation: Observation
    seed: int
    settings: Settings = field(default_factory=Settings)
    candidates: list[Candidate] = field(default_factory=list)
    samples: int = 0
    _drawn: int = 0
    _found: dict[bytes, Candidate] = field(default_factory=dict)
    _root: State = None

    def __post_init__(self) -> None:
        """Deal hidden things once: the candidates are drawn in this deal."""
        state = self.observation.state
        if self.game.is_over(state):
            raise MisusedError("search-over")
        if self.game.actor(state) != self.observation.seat:
            raise MisusedError("search-not-to-act", seat=self.observation.seat, actor=self.game.actor(state))
        self._root = self.game.redeal(self.observation, self._seed_of(0))

    def step(self, playouts: int) -> int:
        """Advance by up to so many samples, candidates first; return how many samples there are now.

        A drawn turn counts as a step of its own but not as a sample.
        """
        for _ in range(playouts):
            if self._drawn < self.settings.turns_drawn:
                self._draw_turn()
                if self._drawn == self.settings.turns_drawn:
                    self._keep_best()
            elif len(self.candidates) > 1 or self.samples == 0:
                self._sample()
        return self.samples

    @property
    def is_settled(self) -> bool:
        """Whether more samples cannot change the choice: there is only one candidate."""
        return self._drawn == self.settings.turns_drawn and len(self.candidates) == 1 and self.samples > 0

    def lines(self) -> list[Line]:
        """Return the candidates by mean margin, best first; before the first sample by estimate."""
        known = self.candidates or list(self._found.values())
        order = sorted(known, key=lambda one: (-one.mean, -one.estimate, one.moves))
        return [Line(one.moves, one.mean, one.error, one.samples) for one in order]

    def _seed_of(self, number: int) -> int:
        return value_of(advance((self.seed << 20) + number)) % _LARGEST_SEED

    def _draw_turn(self) -> None:
        """Draw one turn at random and note where it leads, or that an earlier one already led there."""
        game = self.game
        seat = self.observation.seat
        draws = Draws(self._seed_of(1 + self._drawn))
        self._drawn += 1
        state = game.copy(self._root)
        moves: list[int] = []
        while not moves or (game.actor(state) == seat and not game.is_boundary(state)):
            choices = game.legal(state)
            move = choices[draws.below(len(choices))]
            moves.append(move)
            shows = game.reveals(state, move)
            game.apply(state, move)
            if shows:
                break
        mark = digest(game, state)
        if not game.is_over(state):
            game.finish_turn(state, draws)
        estimate = self._margin(state)
        before = self._found.get(mark)
        if before is None:
            self._found[mark] = Candidate(tuple(moves), estimate)
        else:
            before.estimate = max(before.estimate, estimate)

    def _keep_best(self) -> None:
        order = sorted(self._found.values(), key=lambda one: (-one.estimate, one.moves))
        self.candidates = order[: self.settings.kept]
        self._found.clear()

    def _sample(self) -> None:
        candidate = self._next_candidate()
        seed = self._seed_of(self.settings.turns_drawn + 1 + candidate.samples)
        state = self.game.redeal(self.observation, seed)
        draws = Draws(seed)
        for move in candidate.moves:
            self.game.apply(state, move)
        margin = self._margin(self._played_on(state, draws))
        candidate.samples += 1
        candidate.total += margin
        candidate.squares += margin * margin
        self.samples += 1

    def _next_candidate(self) -> Candidate:
        fewest = min(self.candidates, key=lambda one: one.samples)
        if fewest.samples < self.settings.first_samples:
            return fewest
        reach = self.settings.curiosity * math.sqrt(math.log(self.samples))
        return max(self.candidates, key=lambda one: one.mean + reach / math.sqrt(one.samples))

    def _played_on(self, state: State, draws: Draws) -> State:
        """Finish the turn in progress and play some turns of every seat, each the best of a few."""
        game = self.game
        if not game.is_boundary(state):
            state = best_turn(game, state, game.actor(state), draws, self.settings.tries)
        for _ in range(self.settings.turns_ahead * game.seats(state)):
            if game.is_over(state):
                break
            state = best_turn(game, state, game.actor(state), draws, self.settings.tries)
        return state

    def _margin(self, state: State) -> int:
        seat = self.observation.seat
        others = [self.game.worth(state, other) for other in range(self.game.seats(state)) if other != seat]
        return self.game.worth(state, seat) - max(others, default=0)


def best_turn(game: Game, state: State, seat: int, draws: Draws, tries: int) -> State:
    """Return the best of some randomly finished turns, by its worth to the seat; the state given is not changed."""
    best: State = None
    most = -math.inf
    for _ in range(tries):
        after = game.copy(state)
        game.finish_turn(after, draws)
        worth = game.worth(after, seat)
        if worth > most:
            best, most = after, worth
    return best
