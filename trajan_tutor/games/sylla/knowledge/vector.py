"""What a seat may know as numbers of fixed length, for programs that learn; made from an observation alone.

Everything that an observation shows has its entry. Rulings that were chosen are not told, since they are the same for a
whole game.
"""

from functools import cache

from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.vector import VectorWriter, names_entered, seats_from, values_entered
from trajan_tutor.games.sylla.knowledge.observation import hidden_works, parts_of_stack
from trajan_tutor.games.sylla.rules import codes, names, setup
from trajan_tutor.games.sylla.rules.components import figures
from trajan_tutor.games.sylla.rules.state import State

_PHASES = tuple(word(phase) for phase in sorted(names.Phase))
_BACKS = "cba"
_PLACES = tuple(str(place + 1) for place in range(codes.COLUMN))
# Rows leave so many cards under the deck that they are all that is left of it in the last round.
_MOST_KNOWN = 10


@cache
def vector_names(seats: int) -> tuple[str, ...]:
    """Return the names of all entries in a game of so many seats."""
    return names_entered(_enter, setup.bare_state(figures(), seats))


def vector(seen: Observation[State]) -> list[int]:
    """Return what an observer knows as numbers, in the order of their names."""
    return values_entered(_enter, seen)


def _enter(writer: VectorWriter, seen: State, observer: int) -> None:
    writer.choice("seat", [str(seat) for seat in range(seen.seats)], max(observer, 0))
    writer.number("round", seen.round)
    writer.choice("phase", _PHASES, seen.phase)
    writer.number("famine", seen.famine)
    writer.numbers("marker", names.COLOURS, seen.markers)
    for place, event in zip(_PLACES, seen.events, strict=True):
        writer.choice(f"event.{place}", names.EVENTS, event)
    writer.counts("row", names.CARDS, [card for card in range(codes.CARDS) for _ in range(seen.row[card])])
    for slot, building in enumerate(seen.slots):
        writer.choice(f"slot.{slot + 1}", names.BUILDINGS, building)
    writer.choice("work", names.WORKS, seen.work)
    _enter_piles(writer, seen)
    _enter_pending(writer, seen)
    for name, seat in seats_from(observer, seen.seats):
        _enter_seat(writer, seen, name, seat)


def _enter_piles(writer: VectorWriter, seen: State) -> None:
    """Enter what lies hidden in the piles, by kind, and what of them is known in its order."""
    for back, (first, end) in zip(_BACKS, parts_of_stack(seen), strict=True):
        writer.counts(f"buildings.{back}", names.BUILDINGS, seen.building_pile[first:end])
    writer.counts("deck", names.CARDS, seen.character_pile[seen.known :])
    for place in range(_MOST_KNOWN):
        card = seen.character_pile[place] if place < seen.known else -1
        writer.choice(f"under-deck.{place + 1}", names.CARDS, card)
    writer.counts("event-pile", names.EVENTS, seen.event_pile)
    hidden = hidden_works(seen)
    writer.counts("work-pile", names.WORKS, seen.work_pile[:hidden])
    writer.choice("next-work", names.WORKS, seen.work_pile[-1] if hidden < len(seen.work_pile) else -1)


def _enter_pending(writer: VectorWriter, seen: State) -> None:
    """Enter what the decision needs beside the table."""
    writer.number("bid", seen.bid)
    writer.choice("slot-on-sale", [str(slot + 1) for slot in range(codes.SLOTS)], seen.slot)
    writer.number("offered", seen.offered)
    writer.number("owed", seen.owed)
    writer.number("temples", seen.temples)
    writer.number("taverns", seen.taverns)
    writer.number("middle", seen.middle)
    writer.bits("marker-moved", names.COLOURS, seen.moved)
    prevented = 0
    if seen.prevented >= 0:
        upper, lower = divmod(seen.prevented, codes.COLUMN)
        prevented = 1 << upper | 1 << lower
    writer.bits("prevented", _PLACES, prevented)
    writer.bits("happening", _PLACES, seen.happening)
    writer.bits("happened", _PLACES, seen.happened)
    writer.bits("marker-held", names.COLOURS, seen.held)


def _enter_seat(writer: VectorWriter, seen: State, name: str, seat: int) -> None:
    """Enter what lies in the area of a seat, its part in bids, and what it has chosen in secret."""
    writer.number(f"{name}.to-act", int(seen.actor == seat))
    writer.number(f"{name}.consul", int(seen.consul == seat))
    writer.number(f"{name}.bidder", int(seen.bidder == seat))
    writer.number(f"{name}.seller", int(seen.seller == seat))
    writer.number(f"{name}.deniers", seen.deniers[seat])
    colours = slice(seat * codes.COLOURS, (seat + 1) * codes.COLOURS)
    writer.numbers(f"{name}.tokens", names.COLOURS, seen.tokens[colours])
    writer.numbers(f"{name}.tokens-secret", names.COLOURS, seen.veiled[colours])
    writer.number(f"{name}.tokens-unseen", seen.unseen[seat])
    cards, buildings = slice(seat * codes.CARDS, (seat + 1) * codes.CARDS), seat * codes.BUILDINGS
    for area, counts in (("upright", seen.upright), ("tilted", seen.tilted), ("down", seen.down)):
        writer.numbers(f"{name}.{area}", names.CARDS, counts[cards])
    tiles = slice(buildings, buildings + codes.BUILDINGS)
    writer.numbers(f"{name}.building", names.BUILDINGS, seen.buildings[tiles])
    writer.numbers(f"{name}.building-down", names.BUILDINGS, seen.buildings_down[tiles])
    writer.numbers(f"{name}.chosen", names.CARDS, seen.chosen[cards])
    writer.number(f"{name}.chosen-hidden", seen.unknown[seat])
    writer.number(f"{name}.ready", seen.is_ready[seat])
    cubes = [seen.cubes[place * codes.SEATS + seat] for place in range(codes.COLUMN)]
    writer.numbers(f"{name}.cubes", _PLACES, cubes)
    left = seen.left[seat * codes.FIGHTERS : (seat + 1) * codes.FIGHTERS]
    writer.numbers(f"{name}.cubes-left", names.FIGHTERS, left)
    hand = seen.hands[seat]
    writer.choice(f"{name}.hand", ("none", "hidden", *names.THUMBS), min(hand, 2) + hand % 2 * (hand >= 2))
    writer.number(f"{name}.hand-deniers", max(hand - codes.HAND_FIRST, 0) // 2)
    start = seat * codes.SOURCES
    writer.numbers(f"{name}.prestige", names.SOURCE_NAMES, seen.ledger[start : start + codes.SOURCES])
