"""Reasons: what speaks for one turn against another, in words, by size, each with its figure and, if any, its cause."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from trajan_tutor.coach.difference_parts import RIVAL, DifferencePart, Owner, PartKind, PartTime, ReasonTheme
from trajan_tutor.coach.evidence import (
    Evidence,
    PartInWords,
    evidence_of,
    feature_of,
    features_at,
    happening,
    is_decisive,
    is_sure,
    rule_of,
    source_term,
    value_of,
    whole_points,
)
from trajan_tutor.coach.paired_trials import Race, features_of
from trajan_tutor.coach.rival_reasons import rival_in_words
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Feature, State
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.planning import Planning
from trajan_tutor.search.sampling import SearchQuestion

_Named = dict[tuple[str, str], Feature]


def cause_of(evidence: Evidence, theme: ReasonTheme) -> PartInWords | None:
    """Return what a seat has more of after the first turn that brings points of a source, or else can do next turn.

    None where nothing of the kind tells the two turns apart.
    """
    return _most(
        evidence, theme, *(_features(evidence, state) for state in (evidence.first, evidence.second))
    ) or _most(evidence, theme, *(_prospects(evidence, state) for state in (evidence.first, evidence.second)))


def _features(evidence: Evidence, state: State) -> _Named:
    return features_of(evidence.game, state, evidence.seat)


def _prospects(evidence: Evidence, state: State) -> _Named:
    game = evidence.game
    features = game.prospects(state, evidence.seat) if isinstance(game, Planning) and not game.is_over(state) else []
    return {(feature.name, feature.place): feature for feature in features}


def _most(evidence: Evidence, theme: ReasonTheme, here: _Named, there: _Named) -> PartInWords | None:
    candidates = [
        (mine, there.get(key))
        for key, mine in here.items()
        if mine.told and theme.name in (mine.source, mine.name) and _is_more(mine, there.get(key))
    ]
    if not candidates:
        return None
    mine, theirs = max(candidates, key=lambda pair: (_rise(*pair), pair[0].name, pair[0].place))
    counts = {"here": round(mine.quantity), "there": round(theirs.quantity) if theirs is not None else 0}
    key = f"{evidence.game.name}-reason-{mine.name}"
    message = Message.of(key, **dict(mine.about), **counts, change=abs(counts["here"] - counts["there"]))
    return PartInWords(message, mine.rule, mine.spots)


def _is_more(mine: Feature, theirs: Feature | None) -> bool:
    """Return whether a feature is better after the first turn, and by something that is counted."""
    if theirs is None:
        return mine.quantity > 0
    return round(mine.quantity) != round(theirs.quantity) and mine.value > theirs.value


def _rise(mine: Feature, theirs: Feature | None) -> int:
    return mine.value - (theirs.value if theirs is not None else 0)


MOST: Final = 3
# A smaller theme is not told: nobody decides a turn by it.
LEAST_POINTS: Final = 0.75
# Nor is one that comes of many small things, unless it is larger than this.
LEAST_UNNAMED: Final = 1.5
# A theme that luck could have brought about is not told: it must be so many standard errors from nothing.
SURE: Final = 2.0
# What a theme also holds is told when it comes to so many points.
_ALSO: Final = 1.5
# Two figures that are further apart than this are told as what they are: one of now, one of the long run.
APART: Final = 1.0
# The units of a feature that counts what the ledger counts.
_POINTS: Final = ("points", "markers")


# What a turn brings at once is sure when it is the same in so many deals.
_DEALS: Final = 4


class Certainty(StrEnum):
    """How sure a thing is: points at once, points that are expected, what the others may do, or what is prepared."""

    NOW = "now"
    EXPECTED = "expected"
    RISK = "risk"
    PREPARED = "prepared"


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that speaks for a turn: a theme of its difference from another one, the rule behind it, and words.

    `points` is the figure, by how much the turn is better in this respect when the next turns are played too, and
    `error` its standard error: the mean of the theme over the deals of the comparison, so that anybody can work it out
    again. `parts` are those that the words are about, `spots` where to look. It `is_named` where they
    name something on the board, and do not only count points to come.
    """

    theme: ReasonTheme
    rule: str
    points: float
    error: float
    message: Message
    parts: tuple[DifferencePart, ...] = ()
    spots: tuple[str, ...] = ()
    certainty: Certainty = Certainty.EXPECTED
    is_named: bool = True


def brought_now(question: SearchQuestion[TutorGame], moves: Sequence[int]) -> tuple[Reason, ...]:
    """Return the points that a turn brings at once whatever is hidden, by source, the most first.

    They are those of the moves up to the first that shows something hidden.
    """
    game, seat = question.game, question.observation.seat
    gains = []
    for deal in range(_DEALS):
        state = game.determinize(question.observation, deal)
        before = game.ledger(state, seat)
        for move in moves:
            game.apply(state, move)
        gains.append(dict(game.ledger(state, seat) - before))
    sure = {source: points for source, points in gains[0].items() if all(gain.get(source) == points for gain in gains)}
    brought = [
        Reason(
            ReasonTheme(Owner.OWN, source),
            game.rule_of(source),
            float(points),
            0.0,
            Message.of("coach-reason-brings", points=points, source=source_term(game, source)),
            certainty=Certainty.NOW,
        )
        for source, points in sure.items()
        if points > 0
    ]
    return tuple(sorted(brought, key=lambda reason: (-reason.points, reason.theme)))


def reasons(contest: Race, most: int = MOST) -> tuple[Reason, ...]:
    """Return what speaks for the first turn of a comparison against the second, the weightiest first."""
    evidence = evidence_of(contest)
    chosen = []
    for theme, tally in contest.themes.items():
        points, error = tally.mean(contest.number), tally.error(contest.number)
        if points < LEAST_POINTS or points < SURE * error:
            continue
        reason = reason_of(evidence, theme, points, error)
        if reason is not None:
            chosen.append(reason)
    chosen.sort(key=lambda reason: (-round(reason.points, 2), reason.theme))
    # What is said alike of two themes is said once, and so is that something may decide the game.
    if any(reason.message.key == "coach-reason-decides-what" for reason in chosen):
        chosen = [reason for reason in chosen if reason.message.key != "coach-reason-decides"]
    return tuple({reason.message: reason for reason in reversed(chosen)}.values())[::-1][:most]


def reason_of(evidence: Evidence, theme: ReasonTheme, points: float, error: float) -> Reason | None:
    """Return a theme of a comparison in words, or None where there is nothing to say about it."""
    parts = sorted(
        (part for part, change in evidence.parts.items() if part.theme == theme and change > 0),
        key=lambda part: (-evidence.parts[part], part),
    )
    if theme == RIVAL:
        words = rival_in_words(evidence, parts, points)
        return (
            None
            if words is None
            else Reason(theme, words.rule, points, error, words.message, tuple(parts[:1]), words.spots)
        )
    now = [part for part in parts if part.when is PartTime.NOW and evidence.parts[part] >= LEAST_POINTS]
    chosen = [(part, words) for part in now if (words := _now_in_words(evidence, part)) is not None]
    if not chosen:
        return _later_reason(evidence, parts, points, error)
    # Points that are sure are told before what may bring some, and a thing with a place before a sum.
    chosen.sort(key=lambda pair: (pair[0].kind is not PartKind.POINTS, not pair[0].place))
    (part, words), *others = chosen
    if part.kind is not PartKind.POINTS:
        message = _message_with_value(evidence, part, words, points)
        is_known = is_decisive(evidence, part, points) and is_sure(evidence, part)
        certainty = Certainty.NOW if is_known else Certainty.EXPECTED
        return Reason(theme, words.rule, points, error, message, (part,), words.spots, certainty)
    also = next((pair for pair in others if evidence.parts[pair[0]] >= _ALSO), None)
    message = words.message
    if also is not None:
        message = Message.of("coach-reason-also", first=message, second=also[1].message)
    # Where the points now are nearly all there is to it, the figure stands in the words already.
    certainty = Certainty.NOW
    if abs(points - evidence.parts[part]) > APART and not is_decisive(evidence, part, points):
        message = Message.of("coach-reason-long", what=message, points=whole_points(points))
        certainty = Certainty.EXPECTED
    told_parts = (part,) if also is None else (part, also[0])
    return Reason(theme, words.rule, points, error, message, told_parts, words.spots, certainty)


def _message_with_value(evidence: Evidence, part: DifferencePart, words: PartInWords, points: float) -> Message:
    """Return what a turn brings with what that is worth; what decides the game has no figure."""
    if is_decisive(evidence, part, points):
        return words.message if is_sure(evidence, part) else Message.of("coach-reason-decides")
    key = "coach-reason-worth" if words.counted is None or abs(points - words.counted) <= APART else "coach-reason-long"
    return Message.of(key, what=words.message, points=whole_points(points))


def _later_reason(evidence: Evidence, parts: list[DifferencePart], points: float, error: float) -> Reason | None:
    """Return the reason for a theme that only later turns bring about."""
    if not parts:
        return None
    part = next((part for part in parts if part.kind is PartKind.POINTS), parts[0])
    is_source = part.theme.name in evidence.game.sources
    cause = _cause(evidence, part)
    rule = cause.rule if cause is not None else ""
    if not rule:
        rule = evidence.game.rule_of(part.theme.name) if is_source else rule_of(evidence, part)
    if not rule:
        return None
    feature = feature_of(evidence, part) if part.kind is PartKind.FEATURE else None
    if feature is not None and (not feature.told or _is_idle(evidence, part)):
        return None
    figure = whole_points(points)
    if is_decisive(evidence, part, points):
        key = "coach-reason-decides" if cause is None else "coach-reason-decides-what"
        words = Message.of(key) if cause is None else Message.of(key, what=cause.message)
    elif not is_source:
        words = Message.of("coach-reason-prospects", points=figure)
    elif cause is None:
        words = Message.of("coach-reason-later", points=figure, source=source_term(evidence.game, part.theme.name))
    else:
        source = source_term(evidence.game, part.theme.name)
        words = Message.of("coach-reason-cause", cause=cause.message, points=figure, source=source)
    spots = cause.spots if cause is not None else ()
    is_named = cause is not None and is_source
    if not is_named and points < LEAST_UNNAMED:
        return None
    return Reason(part.theme, rule, points, error, words, (part,), spots, is_named=is_named)


def _cause(evidence: Evidence, part: DifferencePart) -> PartInWords | None:
    """Return what brings about points to come: what happens more often, or else what is different on the board."""
    happens = happening(evidence, part.theme)
    return PartInWords(happens, "") if happens is not None else cause_of(evidence, part.theme)


def _is_idle(evidence: Evidence, part: DifferencePart) -> bool:
    """Return whether a feature differs in worth and not in what it counts: then there is nothing to say about it."""
    if part.when is PartTime.LATER:
        return False
    here, there = features_at(evidence, part)
    return here is not None and there is not None and here.quantity == there.quantity and here.value != there.value


def _now_in_words(evidence: Evidence, part: DifferencePart) -> PartInWords | None:
    """Return a part that the turn itself brings, in words; None where there is nothing to say about it."""
    if part.kind is PartKind.POINTS:
        return _points_in_words(evidence, part)
    feature = feature_of(evidence, part)
    here, there = (value_of(evidence.game, state, evidence.seat, part) for state in (evidence.first, evidence.second))
    if feature is None or here == there or not feature.told:
        return None
    message = Message.of(
        f"{evidence.game.name}-reason-{part.name}",
        **dict(feature.about),
        here=here,
        there=there,
        change=abs(here - there),
    )
    counted = abs(here - there) if feature.unit in _POINTS else None
    return PartInWords(message, feature.rule, feature.spots, counted)


def _points_in_words(evidence: Evidence, part: DifferencePart) -> PartInWords:
    source, rule = source_term(evidence.game, part.name), evidence.game.rule_of(part.name)
    before = evidence.game.ledger(evidence.before, evidence.seat)[part.name]
    here, there = (
        evidence.game.ledger(state, evidence.seat)[part.name] - before for state in (evidence.first, evidence.second)
    )
    if here - there == evidence.parts[part]:
        message = Message.of("coach-reason-now", here=here, there=there, change=here - there, source=source)
    else:
        message = Message.of("coach-reason-now-about", points=whole_points(evidence.parts[part]), source=source)
    by = _brought_by(evidence, part.name)
    if by is None:
        return PartInWords(message, rule)
    what = Message.of(f"{evidence.game.name}-reason-{by.name}", **dict(by.about))
    return PartInWords(Message.of("coach-reason-by", what=what, points=message), by.rule, by.spots)


def _brought_by(evidence: Evidence, source: str) -> Feature | None:
    """Return what brought points of a source in the first turn and not in the second, where a feature tells it."""
    earlier = features_of(evidence.game, evidence.before, evidence.seat)
    other = features_of(evidence.game, evidence.second, evidence.seat)
    for key, feature in features_of(evidence.game, evidence.first, evidence.seat).items():
        if feature.source == source and not feature.value and feature.told and key not in earlier and key not in other:
            return feature
    return None
