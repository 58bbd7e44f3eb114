"""What has happened to a seat of Trajan between two states of a trial, as a person would name it."""

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.planning import Milestone
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.words import names
from trajan_tutor.games.trajan.words.terms import province_term, slot_term

TILE = "tile"
UNMET = "unmet"
PROVINCE = "province"


def milestones(before: State, after: State, seat: int) -> frozenset[Milestone]:
    """Return the Trajan tiles that were earned, the provinces that were reached, and how many demands stayed unmet.

    Who leaves three unmet leaves two as well: of so many things that one is told that differs most.
    """
    found = [
        Milestone(TILE, str(slot), names.SOURCE_NAMES[codes.SOURCE_TRAJAN_TILES])
        for slot in range(codes.TRAYS)
        if (tile := before.slots[seat * codes.TRAYS + slot]) and after.slots[seat * codes.TRAYS + slot] != tile
    ]
    found += [
        Milestone(PROVINCE, str(province), names.SOURCE_NAMES[codes.SOURCE_PROVINCES])
        for province, (held, now) in enumerate(zip(before.legions, after.legions, strict=True))
        if now >> seat & 1 and not held >> seat & 1
    ]
    demands = seat * codes.SOURCES + codes.SOURCE_DEMANDS
    lost = before.ledger[demands] - after.ledger[demands]
    found += [
        Milestone(UNMET, str(unmet), names.SOURCE_NAMES[codes.SOURCE_DEMANDS], loss=True)
        for unmet, penalty in enumerate(before.figures.penalty)
        if 0 < penalty <= lost
    ]
    return frozenset(found)


def milestone_words(milestone: Milestone) -> Message:
    """Return what happened in words."""
    key = f"trajan-milestone-{milestone.name}"
    match milestone.name:
        case "tile":
            return Message.of(key, tray=slot_term(int(milestone.place)))
        case "province":
            return Message.of(key, province=province_term(int(milestone.place)))
        case _:
            return Message.of(key, demands=int(milestone.place))
