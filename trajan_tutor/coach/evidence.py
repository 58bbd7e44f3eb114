"""What the words of reasons are made from: the states after both turns, and what a part of a difference is about."""

from dataclasses import dataclass, field
from typing import Final

from trajan_tutor.coach.difference_parts import DifferencePart, Owner, PartKind, ReasonTheme
from trajan_tutor.coach.milestone_counts import Counts, happening_of
from trajan_tutor.coach.paired_trials import FRESH, Race, features_of, trial
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Feature, State
from trajan_tutor.engine.message import Message, Term

# The unit of a feature that stands for the game itself.
_GAMES: Final = "games"
_HALF: Final = 0.5
_POINT: Final = 100


@dataclass(frozen=True, slots=True)
class Evidence:
    """What words need: the states before and right after both turns in the first deal, and the parts in points.

    `counts` are the milestones of the `deals` that both turns met, `totals` the themes, in hundredths over all of them.
    """

    game: TutorGame
    seat: int
    before: State
    first: State
    second: State
    parts: dict[DifferencePart, float]
    counts: Counts = field(default_factory=dict)
    totals: dict[ReasonTheme, int] = field(default_factory=dict)
    deals: int = 0


@dataclass(frozen=True, slots=True)
class PartInWords:
    """A part in words, with its rule and its spots; `counted` are the points that the words name already."""

    message: Message
    rule: str
    spots: tuple[str, ...] = ()
    counted: int | None = None


def evidence_of(contest: Race) -> Evidence:
    """Return the first deal of a comparison, for words."""
    game, seat = contest.question.game, contest.question.observation.seat
    first, second = (trial(contest.question, moves, FRESH) for moves in (contest.first, contest.second))
    parts = {part: change / contest.number / _POINT for part, change in contest.parts.items()}
    totals = {theme: tally.total for theme, tally in contest.themes.items()}
    return Evidence(game, seat, first.before, first.after, second.after, parts, contest.counts, totals, contest.number)


def happening(evidence: Evidence, theme: ReasonTheme) -> Message | None:
    """Return what happens more often after one of the turns and explains most of a theme; None where nothing does."""
    total = evidence.totals.get(theme, 0)
    return happening_of(evidence.game, evidence.counts, theme, total, evidence.deals)


def is_decisive(evidence: Evidence, part: DifferencePart, points: float) -> bool:
    """Return whether a figure is that of the game itself and no number of anything that is counted."""
    if points >= evidence.game.decisive_loss:
        return True
    feature = feature_of(evidence, part) if part.kind is PartKind.FEATURE else None
    return feature is not None and feature.unit == _GAMES


def is_sure(evidence: Evidence, part: DifferencePart) -> bool:
    """Return whether a feature of the own seat makes the same difference right after the turn in every deal."""
    values = [feature.value if feature is not None else 0 for feature in features_at(evidence, part)]
    return round(evidence.parts[part] * _POINT) == values[0] - values[1]


def are_of_one_part(evidence: Evidence) -> bool:
    """Return whether both turns lead into the same part of the game: their times can only be compared then."""
    game = evidence.game
    return all(
        game.begun(evidence.first, level) == game.begun(evidence.second, level) for level in range(1, len(game.scopes))
    )


def source_term(game: TutorGame, source: str) -> Term:
    """Return the word for a source of the ledger."""
    return Term(f"{game.name}-source-{source}")


def rule_of(evidence: Evidence, part: DifferencePart) -> str:
    """Return the rule of a part, or nothing when its feature is not there after either turn."""
    if part.kind is PartKind.POINTS:
        return evidence.game.rule_of(part.name)
    feature = feature_of(evidence, part)
    return feature.rule if feature is not None and feature.told else ""


def feature_of(evidence: Evidence, part: DifferencePart) -> Feature | None:
    """Return the feature that a part is about, as it is after the first turn, or else after the second."""
    own = part.theme.owner is Owner.OWN
    seats = [evidence.seat] if own else range(evidence.game.seats(evidence.first))
    for state in (evidence.first, evidence.second):
        for seat in seats:
            feature = features_of(evidence.game, state, seat).get((part.name, part.place))
            if feature is not None:
                return feature
    return None


def features_at(evidence: Evidence, part: DifferencePart) -> tuple[Feature | None, Feature | None]:
    """Return the feature of the own seat that a part is about, as it is after either turn, if it is there."""
    first, second = (
        features_of(evidence.game, state, evidence.seat).get((part.name, part.place))
        for state in (evidence.first, evidence.second)
    )
    return first, second


def value_of(game: TutorGame, state: State, seat: int, part: DifferencePart) -> int:
    """Return the value of a feature, or nothing when it is not there."""
    feature = features_of(game, state, seat).get((part.name, part.place))
    return round(feature.quantity) if feature is not None else 0


def whole_points(points: float) -> int:
    """Return a figure as it is shown: in whole points, at least one."""
    return max(1, int(points + _HALF))
