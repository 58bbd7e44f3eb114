"""How the markers of a sowing went, one by one, as the events of a decision tell it."""

from collections.abc import Sequence

from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.showing import Landing, Movement, Stop
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.words import names
from trajan_tutor.games.trajan.words.looks import HUES, SIGNS, action_name
from trajan_tutor.games.trajan.words.terms import colour_term

_DROPPED = word(names.Event(codes.EVENT_DROPPED))
_COLOURS = {colour_term(colour).key: colour for colour in range(codes.COLOURS)}


def movement(before: State, move: int, events: Sequence[Event], after: State) -> Movement | None:
    """Return how markers went by a decision of a sowing; None for any other decision."""
    if before.phase not in (codes.PHASE_SOW, codes.PHASE_DROP):
        return None
    seat = before.turn_seat
    in_hand, start = before.held_size, ""
    if before.phase == codes.PHASE_SOW:
        in_hand = before.tray_size[seat * codes.TRAYS + move - codes.MOVE_SOW]
        start = tray_spot(seat, move - codes.MOVE_SOW)
    dropped = [event for event in events if event.kind == _DROPPED]
    last = (before.drop_tray if not start else move - codes.MOVE_SOW + 1) + len(dropped) - 1
    return Movement(
        start,
        tuple(stop_of(after, seat, dropped, number) for number in range(len(dropped))),
        tuple(Message.of("trajan-left", left=in_hand - landed) for landed in range(len(dropped) + 1)),
        landing_at(seat, last % codes.TRAYS) if len(dropped) == in_hand else None,
    )


def tray_spot(seat: int, tray: int) -> str:
    """Return the spot of a tray."""
    return f"mat.{seat}.tray.{names.SLOTS[tray]}"


def landing_at(seat: int, tray: int) -> Landing:
    """Return the landing of the last marker in a tray: its action comes next."""
    return Landing(tray_spot(seat, tray), HUES[tray], SIGNS[tray], action_name(tray))


def stop_of(after: State, seat: int, dropped: Sequence[Event], number: int) -> Stop:
    """Return where the marker of an event landed; the equal ones in a tray are numbered from the bottom."""
    event = dropped[number]
    colour = colour_of(event)
    tray = names.SLOTS.index(event.spot.rpartition(".")[2])
    lying = after.markers[(seat * codes.TRAYS + tray) * codes.COLOURS + colour]
    later = sum(one.spot == event.spot and colour_of(one) == colour for one in dropped[number + 1 :])
    marker = names.COLOURS[colour]
    return Stop(event.spot, f"marker.{marker}.{event.spot}.{lying - later}", f"marker-{marker}")


def colour_of(event: Event) -> int:
    """Return the colour of the marker that an event tells of."""
    return _COLOURS[str(dict(event.message.parameters)["colour"])]
