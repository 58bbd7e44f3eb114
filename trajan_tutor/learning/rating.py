"""How well somebody plays beside the levels of bots: a rating by the formulas of Glicko, from games for two.

Source: M. E. Glickman, The Glicko system (Boston University, 1995; revised 1999), steps 1 and 2, all games being one
rating period. The bots' own ratings come from matches between them, chained from the level `beginner`.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.reading import read_toml

_FILE: Final = Path(__file__).parent / "ratings.toml"
# The level at which all ratings hang, and what it is rated. Somebody who has not played may be anything around it.
ANCHOR: Final = "beginner"
FIRST: Final = 1000.0
UNKNOWN: Final = 350.0
_Q: Final = math.log(10) / 400
_NINE_OF_TEN: Final = 1.645


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating with its standard deviation; of 400 points more one wins ten games of eleven."""

    points: float
    deviation: float

    @property
    def low(self) -> float:
        """The lower end of the 90 % interval."""
        return self.points - _NINE_OF_TEN * self.deviation

    @property
    def high(self) -> float:
        """The upper end of the 90 % interval."""
        return self.points + _NINE_OF_TEN * self.deviation


@dataclass(frozen=True, slots=True)
class Duels:
    """Games for two against one bot, and how many of them were won; a draw is half a win."""

    bot: str
    games: int
    won: float


def rating_of(duels: Iterable[Duels], bots: dict[str, Rating]) -> Rating | None:
    """Return the rating of somebody who played so, or None where no bot was met that has a rating.

    >>> found = rating_of([Duels("club", 3, 1)], {"club": Rating(1400, 30)})
    >>> found is not None and 1100 < found.points < 1350 and found.deviation < UNKNOWN
    True
    """
    weight, pull, played = 1 / UNKNOWN**2, 0.0, 0
    for duel in duels:
        if duel.bot not in bots or not duel.games:
            continue
        bot = bots[duel.bot]
        steep = 1 / math.sqrt(1 + 3 * (_Q * bot.deviation / math.pi) ** 2)
        expected = 1 / (1 + 10 ** (-steep * (FIRST - bot.points) / 400))
        weight += _Q**2 * steep**2 * duel.games * expected * (1 - expected)
        pull += steep * (duel.won - duel.games * expected)
        played += duel.games
    return Rating(FIRST + _Q / weight * pull, math.sqrt(1 / weight)) if played else None


def bots_of(game: str) -> dict[str, Rating]:
    """Return the ratings of the bots of a game that were measured, weakest first; none for a game without matches."""
    ratings = {ANCHOR: Rating(FIRST, 0.0)}
    remaining = [one for one in _matches() if one["game"] == game]
    if not remaining:
        return {}
    while ready := [one for one in remaining if (one["player"] in ratings) != (one["against"] in ratings)]:
        match = ready[0]
        remaining.remove(match)
        lead, spread = _lead(match["games"], match["won"])
        known, other, sign = (
            (match["against"], match["player"], 1)
            if match["against"] in ratings
            else (match["player"], match["against"], -1)
        )
        base = ratings[known]
        ratings[other] = Rating(base.points + sign * lead, math.hypot(base.deviation, spread))
    return dict(sorted(ratings.items(), key=lambda one: one[1].points))


def _lead(games: int, won: int) -> tuple[float, float]:
    """Return by how much somebody is rated higher who won so many games, and the standard deviation of that.

    Half a game is added on either side: so a match that was won in every game leads by no infinite number.
    """
    share = (won + 0.5) / (games + 1)
    return math.log(share / (1 - share)) / _Q, 1 / (_Q * math.sqrt((games + 1) * share * (1 - share)))


@cache
def _matches() -> tuple[dict[str, Any], ...]:
    """Return the matches of the file; raises UnreadableError for one that lacks something."""
    matches = read_toml(_FILE).get("match", [])
    kinds = {"game": str, "player": str, "against": str, "games": int, "won": int}
    for match in matches:
        if {name: type(value) for name, value in match.items()} != kinds or not 0 <= match["won"] <= match["games"]:
            raise UnreadableError("engine-record-kind", field="match", expected="object")
    return tuple(matches)
