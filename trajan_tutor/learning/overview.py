"""What a learner has mastered at one time: rules by area of the rulebook, what is due, and games that were played."""

from collections import Counter
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Final

from trajan_tutor.journals.attempts_journal import MasteryLevel
from trajan_tutor.journals.finished_games import FinishedGames, Report
from trajan_tutor.learning.learner import Learner
from trajan_tutor.learning.rating import Duels, Rating, bots_of, rating_of
from trajan_tutor.learning.schedule import RuleState
from trajan_tutor.session.players import PERSON, RULES

# Of each finished game the end is looked up, which takes a moment; so many of the latest count.
MOST_GAMES: Final = 40
_TWO: Final = 2


@dataclass(frozen=True, slots=True)
class RuleStanding:
    """How one rule stands: its id, how well it is known, and whether it is due."""

    rule: str
    level: MasteryLevel
    is_due: bool


@dataclass(frozen=True, slots=True)
class RuleArea:
    """An area of the rulebook with its rules, in the order of the rulebook."""

    name: str
    rules: tuple[RuleStanding, ...]

    @property
    def mastered(self) -> int:
        """How many of its rules are mastered."""
        return sum(rule.level is MasteryLevel.MASTERED for rule in self.rules)


@dataclass(frozen=True, slots=True)
class GamesPlayed:
    """Finished games of one person against bots of one name, and how many of them the person won.

    `duels` are those for two, of which the person won `duels_won`; half of one where both won.
    """

    bot: str
    games: int
    won: int
    duels: int = 0
    duels_won: float = 0.0


@dataclass(frozen=True, slots=True)
class Overview:
    """Everything at one time: areas, what is due (the most likely to be known first), stars, and finished games.

    `rating` tells how well was played beside the levels of bots, where one of them was met in a game for two; `bots`
    are their own ratings. `next_due` is when the first rule will be due that is not yet, in seconds since 1970, or
    None. `weakest` is the area that a practice begins with, where there is anything to practise.
    """

    areas: tuple[RuleArea, ...]
    due: tuple[RuleState, ...]
    next_due: int | None
    stars: int
    games: tuple[GamesPlayed, ...]
    rating: Rating | None = None
    bots: Mapping[str, Rating] = field(default_factory=dict)
    weakest: str = ""

    @property
    def rules(self) -> int:
        """How many rules there are to be mastered."""
        return sum(len(area.rules) for area in self.areas)

    @property
    def mastered(self) -> int:
        """How many rules are mastered."""
        return sum(area.mastered for area in self.areas)

    @property
    def known(self) -> int:
        """How many rules were known the last time that they were tried, or are mastered."""
        levels = (MasteryLevel.LEARNING, MasteryLevel.MASTERED)
        return sum(rule.level in levels for area in self.areas for rule in area.rules)

    @property
    def games_ended(self) -> int:
        """How many games were finished."""
        return sum(played.games for played in self.games)


def areas_of(learner: Learner, is_due: Container[str] = ()) -> tuple[RuleArea, ...]:
    """Return the areas of the rulebook with how well each rule is known; those that cannot be asked are left out."""
    areas: dict[str, list[RuleStanding]] = {}
    for rule in learner.game.rules.rules.values():
        if learner.can_be_asked(rule.id):
            standing = RuleStanding(rule.id, learner.level(rule.id), rule.id in is_due)
            areas.setdefault(rule.area, []).append(standing)
    return tuple(RuleArea(name, tuple(rules)) for name, rules in areas.items())


def overview(learner: Learner, home: Path, now: int, report: Report | None = None) -> Overview:
    """Return what a learner has mastered, whose games lie in a folder, at a time in seconds since 1970.

    Rules about which nothing can be asked are left out. `report` hears how many games are read.
    """
    due = learner.due(now)
    games, bots = games_played(home, learner.game.name, report), bots_of(learner.game.name)
    return Overview(
        areas_of(learner, {one.rule for one in due}),
        due,
        min((one.due for one in learner.standings.values() if one.due > now), default=None),
        sum(one.first_tries for one in learner.standings.values()),
        games,
        rating_of((Duels(one.bot, one.duels, one.duels_won) for one in games), bots),
        bots,
        _weakest(learner, due),
    )


def _weakest(learner: Learner, due: tuple[RuleState, ...]) -> str:
    """Return the area of which most is due, or else was met and not tried yet; nothing where nothing was met."""
    rules, to_come = learner.game.rules.rules, set(learner.to_come)
    asked = [one.rule for one in due] or [rule for rule in learner.met if rule in to_come] or list(learner.standings)
    areas = Counter(rules[rule].area for rule in asked if rule in rules)
    return max(areas, key=areas.__getitem__, default="")


def games_played(home: Path, game: str, report: Report | None = None) -> tuple[GamesPlayed, ...]:
    """Return the finished games of one person against bots of one name each, by these names."""
    played: dict[str, GamesPlayed] = {}
    finished = FinishedGames(home, report)
    for ended in islice(_ended(finished, game), MOST_GAMES):
        before = played.get(ended.bot, GamesPlayed(ended.bot, 0, 0))
        duel = ended.seats == _TWO
        played[ended.bot] = GamesPlayed(
            ended.bot,
            before.games + 1,
            before.won + ended.won,
            before.duels + duel,
            before.duels_won + duel * ended.won / max(1, ended.winners),
        )
    finished.keep()
    return tuple(played[bot] for bot in sorted(played))


@dataclass(frozen=True, slots=True)
class _Ended:
    """A finished game: against which bot, how many seats, whether the person won, and how many did."""

    bot: str
    seats: int
    won: bool
    winners: int


def _ended(finished: FinishedGames, game: str) -> Iterator[_Ended]:
    for ended in finished.of(game):
        bots = {player for player in ended.players if player not in (PERSON, RULES)}
        if ended.players.count(PERSON) == 1 and len(bots) == 1:
            winners = finished.won(ended)
            # Somebody always wins: where nobody is known to, the game cannot be played to its end any more.
            if winners:
                yield _Ended(bots.pop(), len(ended.players), ended.players.index(PERSON) in winners, len(winners))
