"""What has happened to a seat of Sylla between two states of a trial, as a person would name it."""

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.planning import Milestone
from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.games.sylla.rules.closing import crisis_of
from trajan_tutor.games.sylla.rules.state import State
from trajan_tutor.games.sylla.words import names
from trajan_tutor.games.sylla.words.terms import colour_term

COSTS = "crisis-costs"
BRINGS = "crisis-brings"
TOKENS = "token"
FAMINE = "famine"


def milestones(before: State, after: State, seat: int) -> frozenset[Milestone]:
    """Return the crises that cost or bring a seat prestige, its new tokens, and whether a famine cost it some."""
    found = []
    for colour in range(codes.COLOURS):
        if after.markers[colour] == codes.CRISIS and (change := crisis_of(after, seat, colour)):
            source = names.SOURCE_NAMES[codes.SOURCE_CRISIS]
            found.append(Milestone(COSTS if change < 0 else BRINGS, str(colour), source, loss=change < 0))
        held = seat * codes.COLOURS + colour
        if after.tokens[held] > before.tokens[held]:
            found.append(Milestone(TOKENS, str(colour), names.SOURCE_NAMES[codes.SOURCE_TOKENS]))
    lost = seat * codes.SOURCES + codes.SOURCE_FAMINE
    if after.ledger[lost] < before.ledger[lost]:
        found.append(Milestone(FAMINE, "", names.SOURCE_NAMES[codes.SOURCE_FAMINE], loss=True))
    return frozenset(found)


def milestone_words(milestone: Milestone) -> Message:
    """Return what happened in words."""
    key = f"sylla-milestone-{milestone.name}"
    return Message.of(key, colour=colour_term(int(milestone.place))) if milestone.place else Message.of(key)
