"""What a turn leaves the strongest rival less of, in words: why, or from which sources most of it is."""

from collections.abc import Sequence
from typing import Final

from trajan_tutor.coach.difference_parts import RIVAL, DifferencePart, PartKind
from trajan_tutor.coach.evidence import (
    Evidence,
    PartInWords,
    are_of_one_part,
    feature_of,
    happening,
    is_decisive,
    rule_of,
    source_term,
    whole_points,
)
from trajan_tutor.coach.paired_trials import features_of
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import TIME_LEFT, Feature, State
from trajan_tutor.engine.message import Message, Term

# A loss is put down to so many sources at most.
_SOURCES: Final = 2
_HALF: Final = 0.5


def rival_in_words(evidence: Evidence, parts: list[DifferencePart], points: float) -> PartInWords | None:
    """Return what the rival has less, in words: why, or of what most, where that can be told."""
    rule = next((rule for part in parts if (rule := rule_of(evidence, part))), "")
    if not rule:
        return None
    prevented = _left_in_words(evidence)
    happens = happening(evidence, RIVAL)
    if prevented is None and happens is not None:
        prevented = PartInWords(happens, rule)
    if is_decisive(evidence, parts[0], points):
        if prevented is None:
            return PartInWords(Message.of("coach-reason-decides"), rule)
        return PartInWords(
            Message.of("coach-reason-decides-what", what=prevented.message), prevented.rule, prevented.spots
        )
    words = {"points": whole_points(points), "seats": evidence.game.seats(evidence.first)}
    time_left = features_of(evidence.game, evidence.first, evidence.seat).get((TIME_LEFT, ""))
    time_rule = time_left.rule if time_left is not None else rule
    one_part = are_of_one_part(evidence)
    if one_part and evidence.game.is_closing(evidence.first) and not evidence.game.is_closing(evidence.second):
        period = Term(f"{evidence.game.name}-period")
        return PartInWords(Message.of("coach-reason-rival-period", period=period, **words), time_rule)
    if prevented is not None:
        return PartInWords(
            Message.of("coach-reason-rival-what", what=prevented.message, **words), prevented.rule, prevented.spots
        )
    heaviest = _rival_sources(evidence)
    if heaviest:
        return _from_sources(evidence.game, heaviest, words)
    further = _time_left(evidence, evidence.second) - _time_left(evidence, evidence.first)
    if further > 0 and one_part:
        time = Message.of(f"{evidence.game.name}-reason-{TIME_LEFT}", change=further)
        return PartInWords(Message.of("coach-reason-rival-time", time=time, **words), time_rule)
    return PartInWords(Message.of("coach-reason-rival", **words), rule)


def _from_sources(game: TutorGame, sources: Sequence[str], words: dict[str, int]) -> PartInWords:
    """Return the loss of a rival by the one or two sources that most of it is from."""
    rule = game.rule_of(sources[0])
    if len(sources) == 1:
        return PartInWords(Message.of("coach-reason-rival-source", source=source_term(game, sources[0]), **words), rule)
    terms = tuple(source_term(game, source) for source in sources)
    return PartInWords(Message.of("coach-reason-rival-sources", sources=terms, **words), rule)


def _rival_sources(evidence: Evidence) -> tuple[str, ...]:
    """Return the sources that at least half of what the rival has less is from: one or two, or none at all."""
    sums: dict[str, float] = {}
    for part, change in evidence.parts.items():
        if part.theme == RIVAL:
            source = _source_of(evidence, part)
            sums[source] = sums.get(source, 0) + change
    heaviest = sorted((name for name, change in sums.items() if change > 0), key=lambda name: (-sums[name], name))
    half = _HALF * sum(sums[name] for name in heaviest)
    for number in range(1, min(_SOURCES, len(heaviest)) + 1):
        chosen = heaviest[:number]
        if any(name not in evidence.game.sources for name in chosen):
            break
        if sum(sums[name] for name in chosen) >= half:
            return tuple(chosen)
    return ()


def _source_of(evidence: Evidence, part: DifferencePart) -> str:
    """Return the source that a part brings points from, or the name of a feature that has none.

    A feature that comes up at its place only later has the source of those of its name, where they have but one.
    """
    if part.kind is not PartKind.FEATURE:
        return part.name
    feature = feature_of(evidence, part)
    if feature is not None:
        return feature.source or part.name
    sources = {
        feature.source
        for state in (evidence.first, evidence.second)
        for seat in range(evidence.game.seats(state))
        for feature in features_of(evidence.game, state, seat).values()
        if feature.name == part.name
    }
    return (sources.pop() if len(sources) == 1 else "") or part.name


def _time_left(evidence: Evidence, state: State) -> int:
    feature = features_of(evidence.game, state, evidence.seat).get((TIME_LEFT, ""))
    return round(feature.quantity) if feature is not None else 0


def _left_in_words(evidence: Evidence) -> PartInWords | None:
    """Return in words what the other turn would leave a rival, if that can be told."""
    feature = _left_to_rival(evidence)
    if feature is None:
        return None
    message = Message.of(f"{evidence.game.name}-reason-rival-{feature.name}", **dict(feature.about))
    return PartInWords(message, feature.rule, feature.spots)


def _left_to_rival(evidence: Evidence) -> Feature | None:
    """Return what a rival has within reach after the second turn and not after the first, where a feature tells it."""
    for seat in range(evidence.game.seats(evidence.first)):
        if seat == evidence.seat:
            continue
        here = features_of(evidence.game, evidence.first, seat)
        for key, feature in features_of(evidence.game, evidence.second, seat).items():
            if feature.for_rival and key not in here:
                return feature
    return None
