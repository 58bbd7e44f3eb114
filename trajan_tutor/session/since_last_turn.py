"""What happened while a person waited: events since their last turn, points by seat and source, what stands out."""

from dataclasses import dataclass
from itertools import groupby

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.event import Event
from trajan_tutor.session.tree import Node


@dataclass(frozen=True, slots=True)
class SourceGain:
    """Points that a seat gained (or lost) from one source."""

    seat: int
    source: str
    points: int


@dataclass(frozen=True, slots=True, repr=False)
class SinceLastTurn:
    """Events in their order, the points in them by seat and source, and the events that stand out.

    What stands out concerns the whole table, or brought points; the points themselves stand in `gains`.
    """

    events: tuple[Event, ...] = ()
    gains: tuple[SourceGain, ...] = ()
    notable: tuple[Event, ...] = ()
    turns: int = 0

    def __repr__(self) -> str:
        """Say how much happened and what everybody gained, on one line."""
        gained: dict[int, int] = {}
        for gain in self.gains:
            gained[gain.seat] = gained.get(gain.seat, 0) + gain.points
        gains_text = "".join(f", seat {seat} {points:+d}" for seat, points in gained.items())
        return f"<summary: {self.turns} turns, {len(self.events)} events{gains_text}>"


def summary_of(events: tuple[Event, ...], turns: int = 0) -> SinceLastTurn:
    """Return events summed up: most points first within a seat."""
    sums: dict[tuple[int, str], int] = {}
    for event in events:
        if event.points:
            sums[event.seat, event.source] = sums.get((event.seat, event.source), 0) + event.points
    gains = [SourceGain(seat, source, points) for (seat, source), points in sums.items() if points]
    gains.sort(key=lambda gain: (gain.seat, -gain.points))
    return SinceLastTurn(events, tuple(gains), tuple(_notable(events)), turns)


def since_last_turn(game: TutorGame, here: Node, seat: int) -> SinceLastTurn:
    """Return what the others did between a seat's last turn and now; without such turns nothing is in it.

    A seat in the middle of its turn still hears of what happened before that turn.
    """
    step = here
    # Own decisions of the present turn come after what is asked for.
    present = game.begun(here.state)
    while step.parent is not None and step.seat == seat and game.begun(step.before) == present:
        step = step.parent
    others: list[Node] = []
    while step.parent is not None and step.seat != seat:
        others.append(step)
        step = step.parent
    others.reverse()
    turns = len(list(groupby(others, key=lambda node: game.begun(node.before))))
    return summary_of(tuple(event for node in others for event in node.events), turns)


def _notable(events: tuple[Event, ...]) -> list[Event]:
    # Points are told by the event that follows what brought them: that event stands out, not the sum.
    notable = []
    for at, event in enumerate(events):
        following = events[at + 1] if at + 1 < len(events) else None
        brings = following is not None and following.points != 0 and following.seat == event.seat
        if event.points == 0 and (event.seat < 0 or brings):
            notable.append(event)
    return notable
