"""What the words of reasons are made from: the states after both turns, and what a part of a difference is about."""

from dataclasses import dataclass
from typing import Final

from trajan_tutor.coach.trials import FRESH, Contest, Kind, Part, Whose, features_of, trial
from trajan_tutor.engine.game import Feature, Game, State
from trajan_tutor.engine.message import Message, Term

# The unit of a feature that stands for the game itself.
_GAMES: Final = "games"
_HALF: Final = 0.5
_POINT: Final = 100


@dataclass(frozen=True, slots=True)
class Scene:
    """What words need: the states before and right after both turns in the first deal, and the parts in points."""

    game: Game
    seat: int
    before: State
    first: State
    second: State
    parts: dict[Part, float]


@dataclass(frozen=True, slots=True)
class Told:
    """A part in words, with its rule and its spots; `counted` are the points that the words name already."""

    message: Message
    rule: str
    spots: tuple[str, ...] = ()
    counted: int | None = None


def scene_of(contest: Contest) -> Scene:
    """Return the first deal of a comparison, for words."""
    game, seat = contest.question.game, contest.question.observation.seat
    one, other = (trial(contest.question, moves, FRESH) for moves in (contest.first, contest.second))
    parts = {part: change / contest.number / _POINT for part, change in contest.parts.items()}
    return Scene(game, seat, one.before, one.after, other.after, parts)


def is_decisive(scene: Scene, part: Part, points: float) -> bool:
    """Return whether a figure is that of the game itself and no number of anything that is counted."""
    if points >= scene.game.decisive_loss:
        return True
    feature = feature_of(scene, part) if part.kind is Kind.FEATURE else None
    return feature is not None and feature.unit == _GAMES


def is_sure(scene: Scene, part: Part) -> bool:
    """Return whether a feature of the own seat makes the same difference right after the turn in every deal."""
    worths = [feature.worth if feature is not None else 0 for feature in features_at(scene, part)]
    return round(scene.parts[part] * _POINT) == worths[0] - worths[1]


def source_term(game: Game, source: str) -> Term:
    """Return the word for a source of the ledger."""
    return Term(f"{game.name}-source-{source}")


def rule_of(scene: Scene, part: Part) -> str:
    """Return the rule of a part, or nothing when its feature is not there after either turn."""
    if part.kind is Kind.POINTS:
        return scene.game.rule_of(part.name)
    feature = feature_of(scene, part)
    return feature.rule if feature is not None and feature.told else ""


def feature_of(scene: Scene, part: Part) -> Feature | None:
    """Return the feature that a part is about, as it is after the first turn, or else after the second."""
    own = part.theme.whose is Whose.OWN
    seats = [scene.seat] if own else range(scene.game.seats(scene.first))
    for state in (scene.first, scene.second):
        for seat in seats:
            found = features_of(scene.game, state, seat).get((part.name, part.place))
            if found is not None:
                return found
    return None


def features_at(scene: Scene, part: Part) -> tuple[Feature | None, Feature | None]:
    """Return the feature of the own seat that a part is about, as it is after either turn, if it is there."""
    first, second = (
        features_of(scene.game, state, scene.seat).get((part.name, part.place)) for state in (scene.first, scene.second)
    )
    return first, second


def value_of(game: Game, state: State, seat: int, part: Part) -> int:
    """Return the value of a feature, or nothing when it is not there."""
    found = features_of(game, state, seat).get((part.name, part.place))
    return round(found.value) if found is not None else 0


def rounded(points: float) -> int:
    """Return a figure as it is told: in whole points, at least one."""
    return max(1, int(points + _HALF))
