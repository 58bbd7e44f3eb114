"""What has happened to a side of Caesar! between two states of a trial, as a person would name it."""

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.planning import Milestone
from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.words import names
from trajan_tutor.games.caesar.words.terms import province_term

WON = "won"
LOST = "lost"


def milestones(before: State, after: State, side: int) -> frozenset[Milestone]:
    """Return the provinces that a side, or the other one, came to control, as far as they have closed."""
    found = []
    for province, (held, now) in enumerate(zip(before.control, after.control, strict=True)):
        if held != now and now:
            source = codes.SOURCE_ITALIA if province == codes.ITALIA else codes.SOURCE_PROVINCES
            shown_in = names.SOURCE_NAMES[source]
            if now == side + 1:
                found.append(Milestone(WON, str(province), shown_in))
            else:
                found.append(Milestone(LOST, str(province), shown_in, loss=True, of_rival=True))
    return frozenset(found)


def milestone_words(milestone: Milestone) -> Message:
    """Return what happened in words."""
    return Message.of(f"caesar-milestone-{milestone.name}", province=province_term(int(milestone.place)))
