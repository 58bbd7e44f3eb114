"""Causes: what of a turn brings about the points that are expected later, where something on the board can be named."""

from trajan_tutor.coach.difference_parts import ReasonTheme
from trajan_tutor.coach.evidence import Evidence, PartInWords
from trajan_tutor.coach.paired_trials import features_of
from trajan_tutor.engine.game import Feature, State
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.planning import Planning

_Named = dict[tuple[str, str], Feature]


def cause_of(evidence: Evidence, theme: ReasonTheme) -> PartInWords | None:
    """Return what a seat has more of after the first turn that brings points of a source, or else can do next turn.

    None where nothing of the kind tells the two turns apart.
    """
    return _most(evidence, theme, *(_held(evidence, state) for state in (evidence.first, evidence.second))) or _most(
        evidence, theme, *(_prospects(evidence, state) for state in (evidence.first, evidence.second))
    )


def _held(evidence: Evidence, state: State) -> _Named:
    return features_of(evidence.game, state, evidence.seat)


def _prospects(evidence: Evidence, state: State) -> _Named:
    game = evidence.game
    found = game.prospects(state, evidence.seat) if isinstance(game, Planning) and not game.is_over(state) else []
    return {(feature.name, feature.place): feature for feature in found}


def _most(evidence: Evidence, theme: ReasonTheme, here: _Named, there: _Named) -> PartInWords | None:
    found = [
        (mine, there.get(key))
        for key, mine in here.items()
        if mine.told and theme.name in (mine.source, mine.name) and _is_more(mine, there.get(key))
    ]
    if not found:
        return None
    mine, theirs = max(found, key=lambda pair: (_rise(*pair), pair[0].name, pair[0].place))
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
