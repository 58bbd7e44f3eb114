"""Reasons: what speaks for one turn against another, in words, by size, each with the figure that it rests on."""

from dataclasses import dataclass
from typing import Final

from trajan_tutor.coach.trials import FRESH, RIVAL, Contest, Kind, Part, Theme, When, Whose, features_of, trial
from trajan_tutor.engine.game import TIME_LEFT, Feature, Game, State
from trajan_tutor.engine.message import Message, Term

MOST: Final = 3
# A smaller theme is not told: nobody decides a turn by it.
LEAST_POINTS: Final = 0.75
# A theme that luck could have brought about is not told: it must be so many standard errors from nothing.
SURE: Final = 2.0
# What a theme also holds is told when it comes to so many points.
_ALSO: Final = 1.5
_HALF: Final = 0.5
_POINT: Final = 100


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that speaks for a turn: a theme of its difference from another one, the rule behind it, and words.

    `points` is the figure, by how much the turn is better in this respect when the next turns are played too, and
    `error` its standard error: the mean of the theme over the deals of the comparison, so that anybody can work it out
    again. `parts` are those that the words are about, `spots` where to look.
    """

    theme: Theme
    rule: str
    points: float
    error: float
    message: Message
    parts: tuple[Part, ...] = ()
    spots: tuple[str, ...] = ()


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
class _Told:
    """A part in words, with its rule and its spots."""

    message: Message
    rule: str
    spots: tuple[str, ...] = ()


def reasons(contest: Contest, most: int = MOST) -> tuple[Reason, ...]:
    """Return what speaks for the first turn of a comparison against the second, the weightiest first."""
    scene = scene_of(contest)
    found = []
    for theme, tally in contest.themes.items():
        points, error = tally.mean(contest.number), tally.error(contest.number)
        if points < LEAST_POINTS or points < SURE * error:
            continue
        reason = _reason(scene, theme, points, error)
        if reason is not None:
            found.append(reason)
    found.sort(key=lambda reason: (-round(reason.points, 2), reason.theme))
    return tuple(found[:most])


def scene_of(contest: Contest) -> Scene:
    """Return the first deal of a comparison, for words."""
    game, seat = contest.question.game, contest.question.observation.seat
    one, other = (trial(contest.question, moves, FRESH) for moves in (contest.first, contest.second))
    parts = {part: change / contest.number / _POINT for part, change in contest.parts.items()}
    return Scene(game, seat, one.before, one.after, other.after, parts)


def _reason(scene: Scene, theme: Theme, points: float, error: float) -> Reason | None:
    parts = sorted(
        (part for part, change in scene.parts.items() if part.theme == theme and change > 0),
        key=lambda part: (-scene.parts[part], part),
    )
    if theme == RIVAL:
        told = _rival_told(scene, parts, points)
        return (
            None
            if told is None
            else Reason(theme, told.rule, points, error, told.message, tuple(parts[:1]), told.spots)
        )
    now = [part for part in parts if part.when is When.NOW and scene.parts[part] >= LEAST_POINTS]
    chosen = [(part, told) for part in now if (told := _now_told(scene, part)) is not None]
    if not chosen:
        return _later_reason(scene, parts, points, error)
    # Points that are sure are told before what may bring some, and a thing with a place before a sum.
    chosen.sort(key=lambda pair: (pair[0].kind is not Kind.POINTS, not pair[0].place))
    (part, told), *others = chosen
    if part.kind is not Kind.POINTS:
        message = Message.of("coach-reason-worth", what=told.message, points=_rounded(points))
        return Reason(theme, told.rule, points, error, message, (part,), told.spots)
    also = next((pair for pair in others if scene.parts[pair[0]] >= _ALSO), None)
    message = told.message
    if also is not None:
        message = Message.of("coach-reason-also", first=message, second=also[1].message)
    # Where the points now are nearly all there is to it, the figure stands in the words already.
    if abs(points - scene.parts[part]) >= _ALSO:
        message = Message.of("coach-reason-long", what=message, points=_rounded(points))
    told_parts = (part,) if also is None else (part, also[0])
    return Reason(theme, told.rule, points, error, message, told_parts, told.spots)


def _later_reason(scene: Scene, parts: list[Part], points: float, error: float) -> Reason | None:
    """Return the reason for a theme that only later turns bring about."""
    if not parts:
        return None
    part = next((part for part in parts if part.kind is Kind.POINTS), parts[0])
    is_source = part.theme.name in scene.game.sources
    rule = scene.game.rule_of(part.theme.name) if is_source else _rule(scene, part)
    if not rule:
        return None
    feature = _feature(scene, part) if part.kind is Kind.FEATURE else None
    if feature is not None and not feature.told:
        return None
    if is_source:
        words = Message.of("coach-reason-later", points=_rounded(points), source=_source(scene.game, part.theme.name))
    else:
        words = Message.of("coach-reason-prospects", points=_rounded(points))
    return Reason(part.theme, rule, points, error, words, (part,))


def _now_told(scene: Scene, part: Part) -> _Told | None:
    """Return a part that the turn itself brings, in words; None where there is nothing to say about it."""
    if part.kind is Kind.POINTS:
        return _points_told(scene, part)
    feature = _feature(scene, part)
    here, there = (_value(scene.game, state, scene.seat, part) for state in (scene.first, scene.second))
    if feature is None or here == there or not feature.told:
        return None
    message = Message.of(
        f"{scene.game.name}-reason-{part.name}",
        **dict(feature.about),
        here=here,
        there=there,
        change=abs(here - there),
    )
    return _Told(message, feature.rule, feature.spots)


def _points_told(scene: Scene, part: Part) -> _Told:
    source, rule = _source(scene.game, part.name), scene.game.rule_of(part.name)
    before = scene.game.ledger(scene.before, scene.seat)[part.name]
    here, there = (scene.game.ledger(state, scene.seat)[part.name] - before for state in (scene.first, scene.second))
    if here - there == scene.parts[part]:
        message = Message.of("coach-reason-now", here=here, there=there, change=here - there, source=source)
    else:
        message = Message.of("coach-reason-now-about", points=_rounded(scene.parts[part]), source=source)
    by = _brought_by(scene, part.name)
    if by is None:
        return _Told(message, rule)
    what = Message.of(f"{scene.game.name}-reason-{by.name}", **dict(by.about))
    return _Told(Message.of("coach-reason-by", what=what, points=message), by.rule, by.spots)


def _brought_by(scene: Scene, source: str) -> Feature | None:
    """Return what brought points of a source in the first turn and not in the second, where a feature tells it."""
    earlier = features_of(scene.game, scene.before, scene.seat)
    other = features_of(scene.game, scene.second, scene.seat)
    for key, feature in features_of(scene.game, scene.first, scene.seat).items():
        if feature.source == source and not feature.worth and feature.told and key not in earlier and key not in other:
            return feature
    return None


def _left_to_rival(scene: Scene) -> Feature | None:
    """Return what a rival has within reach after the second turn and not after the first, where a feature tells it."""
    for seat in range(scene.game.seats(scene.first)):
        if seat == scene.seat:
            continue
        here = features_of(scene.game, scene.first, seat)
        for key, feature in features_of(scene.game, scene.second, seat).items():
            if feature.for_rival and key not in here:
                return feature
    return None


def _rival_told(scene: Scene, parts: list[Part], points: float) -> _Told | None:
    """Return what the rival has less, in words: why, or of what most, where that can be told."""
    rule = next((rule for part in parts if (rule := _rule(scene, part))), "")
    if not rule:
        return None
    words = {"points": _rounded(points), "seats": scene.game.seats(scene.first)}
    time_left = features_of(scene.game, scene.first, scene.seat).get((TIME_LEFT, ""))
    time_rule = time_left.rule if time_left is not None else rule
    if scene.game.ends_period(scene.first) and not scene.game.ends_period(scene.second):
        period = Term(f"{scene.game.name}-period")
        return _Told(Message.of("coach-reason-rival-period", period=period, **words), time_rule)
    further = _time_left(scene, scene.second) - _time_left(scene, scene.first)
    if further > 0:
        time = Message.of(f"{scene.game.name}-reason-{TIME_LEFT}", change=further)
        return _Told(Message.of("coach-reason-rival-time", time=time, **words), time_rule)
    left = _left_to_rival(scene)
    if left is not None:
        what = Message.of(f"{scene.game.name}-reason-rival-{left.name}", **dict(left.about))
        return _Told(Message.of("coach-reason-rival-what", what=what, **words), left.rule, left.spots)
    heaviest = parts[0]
    if heaviest.kind is Kind.POINTS and scene.parts[heaviest] >= _HALF * sum(scene.parts[part] for part in parts):
        source = _source(scene.game, heaviest.name)
        return _Told(Message.of("coach-reason-rival-source", source=source, **words), rule)
    return _Told(Message.of("coach-reason-rival", **words), rule)


def _time_left(scene: Scene, state: State) -> int:
    found = features_of(scene.game, state, scene.seat).get((TIME_LEFT, ""))
    return round(found.value) if found is not None else 0


def _source(game: Game, source: str) -> Term:
    return Term(f"{game.name}-source-{source}")


def _rule(scene: Scene, part: Part) -> str:
    """Return the rule of a part, or nothing when its feature is not there after either turn."""
    if part.kind is Kind.POINTS:
        return scene.game.rule_of(part.name)
    feature = _feature(scene, part)
    return feature.rule if feature is not None and feature.told else ""


def _feature(scene: Scene, part: Part) -> Feature | None:
    """Return the feature that a part is about, as it is after the first turn, or else after the second."""
    own = part.theme.whose is Whose.OWN
    seats = [scene.seat] if own else range(scene.game.seats(scene.first))
    for state in (scene.first, scene.second):
        for seat in seats:
            found = features_of(scene.game, state, seat).get((part.name, part.place))
            if found is not None:
                return found
    return None


def _value(game: Game, state: State, seat: int, part: Part) -> int:
    found = features_of(game, state, seat).get((part.name, part.place))
    return round(found.value) if found is not None else 0


def _rounded(points: float) -> int:
    return max(1, int(points + _HALF))
