"""Two turns met with the same deals, and every difference between them taken apart: the figures behind all reasons.

In a trial hidden things are dealt anew, a turn is played, and all seats go on as in the playouts of the search, but
further: to the end of what the turn belongs to (see `horizon`). The margin at the end is the sum of what the turn
itself brought, what came later, and what the strongest rival has; each of these is a sum over sources of the ledger and
features. So the difference between two turns is a sum of parts, and a reason is one of the parts.
"""

import math
from dataclasses import dataclass, field
from typing import Final

from trajan_tutor.coach.difference_parts import RIVAL, DifferencePart, Owner, PartKind, PartTime, ReasonTheme
from trajan_tutor.coach.effort import play_to_horizon
from trajan_tutor.coach.milestone_counts import Counts, count_deal, milestones_of
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import SCORE, Feature, Observation, State
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.sampling import SearchQuestion, finish_turn, play_turn, seed_of

_SAMPLE_STREAM: Final = 2
_POINT: Final = 100
# Deals that the search does not meet: it chose the best turn by its own ones, and would flatter it by them.
FRESH: Final = 1 << 18


@dataclass(slots=True)
class DealTrial:
    """What came of a turn in one deal: the states before it, right after it, and where the playout ends."""

    before: State
    after: State
    end: State


def trial(question: SearchQuestion[TutorGame], moves: tuple[int, ...], number: int) -> DealTrial:
    """Play a turn in the deal of a number, and let all seats go on as in the search, up to the horizon of a trial."""
    game = question.game
    seed = seed_of(question.seed, _SAMPLE_STREAM, number)
    before = game.determinize(question.observation, seed)
    rng = Rng(seed)
    after = play_turn(question, game.copy(before), moves, seed)
    after = finish_turn(game, after, rng, question.settings)
    end = play_to_horizon(question, before, after, rng)
    return DealTrial(before, after, end)


def features_of(game: TutorGame, state: State, seat: int) -> dict[tuple[str, str], Feature]:
    """Return the features of a seat by name and place, without the one that stands for the score."""
    features = game.features(Observation(seat, state), seat)
    return {(feature.name, feature.place): feature for feature in features if feature.name != SCORE}


def parts_of(game: TutorGame, seat: int, outcome: DealTrial) -> dict[DifferencePart, int]:
    """Return the margin of a trial as a sum of parts, in hundredths of a point."""
    now = _holdings(game, outcome.after, seat)
    end = _holdings(game, outcome.end, seat)
    parts = {
        DifferencePart(ReasonTheme(Owner.OWN, topic), PartTime.NOW, kind, name, place): value
        for (topic, kind, name, place), value in now.items()
    }
    for key in now.keys() | end.keys():
        topic, kind, name, place = key
        parts[DifferencePart(ReasonTheme(Owner.OWN, topic), PartTime.LATER, kind, name, place)] = end.get(
            key, 0
        ) - now.get(key, 0)
    rival = strongest_rival(game, outcome.end, seat)
    if rival >= 0:
        for (_, kind, name, place), value in _holdings(game, outcome.end, rival).items():
            parts[DifferencePart(RIVAL, PartTime.LATER, kind, name, place)] = -value
    return parts


def strongest_rival(game: TutorGame, state: State, seat: int) -> int:
    """Return the other seat whose state is worth most to it, or -1 when there is none."""
    others = [other for other in range(game.seats(state)) if other != seat]
    return max(others, key=lambda other: (game.evaluate(state, other), -other), default=-1)


def _holdings(game: TutorGame, state: State, seat: int) -> dict[tuple[str, PartKind, str, str], int]:
    """Return what a seat has by topic, kind, name and place, in hundredths of a point: they add up to its worth."""
    holdings = {(source, PartKind.POINTS, source, ""): _POINT * points for source, points in game.ledger(state, seat)}
    for feature in features_of(game, state, seat).values():
        if feature.value:
            holdings[feature.source or feature.name, PartKind.FEATURE, feature.name, feature.place] = feature.value
    return holdings


@dataclass(slots=True)
class Tally:
    """Mean and standard error of values, in points, of which most are nothing."""

    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        """Add a value in hundredths of a point."""
        self.total += value
        self.squares += value * value

    def mean(self, number: int) -> float:
        """Return the mean over so many values."""
        return self.total / number / _POINT if number else 0.0

    def error(self, number: int) -> float:
        """Return the standard error of the mean over so many values; infinite below two."""
        if number <= 1:
            return math.inf
        mean = self.total / number
        variance = max(0.0, self.squares / number - mean * mean) * number / (number - 1)
        return math.sqrt(variance / number) / _POINT


@dataclass(slots=True)
class Race:
    """Two turns compared deal by deal: what luck gives to both cancels. Advance it with `step`.

    `first` and `second` are moves up to the first that shows something hidden, as a search names them. `themes`
    are what the difference consists of, `parts` (in hundredths, over all deals) what the themes consist of.
    """

    question: SearchQuestion[TutorGame]
    first: tuple[int, ...]
    second: tuple[int, ...]
    number: int = 0
    themes: dict[ReasonTheme, Tally] = field(default_factory=dict)
    parts: dict[DifferencePart, int] = field(default_factory=dict)
    total: Tally = field(default_factory=Tally)
    firsts: list[int] = field(default_factory=list)
    seconds: list[int] = field(default_factory=list)
    counts: Counts = field(default_factory=dict)

    def step(self) -> None:
        """Meet one more deal with both turns."""
        game, seat = self.question.game, self.question.observation.seat
        deal = FRESH + self.number
        first_trial, second_trial = (trial(self.question, moves, deal) for moves in (self.first, self.second))
        mine, other = parts_of(game, seat, first_trial), parts_of(game, seat, second_trial)
        self.number += 1
        changes: dict[ReasonTheme, int] = {}
        for part in mine.keys() | other.keys():
            change = mine.get(part, 0) - other.get(part, 0)
            if change:
                changes[part.theme] = changes.get(part.theme, 0) + change
                self.parts[part] = self.parts.get(part, 0) + change
        for theme, change in changes.items():
            self.themes.setdefault(theme, Tally()).add(change)
        happened = [milestones_of(game, outcome.before, outcome.end, seat) for outcome in (first_trial, second_trial)]
        count_deal(self.counts, happened[0], happened[1], changes)
        self.firsts.append(sum(mine.values()))
        self.seconds.append(sum(other.values()))
        self.total.add(self.firsts[-1] - self.seconds[-1])

    @property
    def difference(self) -> float:
        """By how many points the first turn is better, in the mean."""
        return self.total.mean(self.number)

    @property
    def error(self) -> float:
        """The standard error of the difference, in points."""
        return self.total.error(self.number)

    def turned(self) -> "Race":
        """Return the same comparison seen from the second turn."""
        turned = Race(self.question, self.second, self.first, self.number, firsts=self.seconds, seconds=self.firsts)
        turned.parts = {part: -change for part, change in self.parts.items()}
        turned.themes = {theme: Tally(-tally.total, tally.squares) for theme, tally in self.themes.items()}
        turned.counts = {milestone: count.turned() for milestone, count in self.counts.items()}
        turned.total = Tally(-self.total.total, self.total.squares)
        return turned
