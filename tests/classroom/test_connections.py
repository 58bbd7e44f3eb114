"""Connections before the door have little room and little time, and none of them takes the room of who is in."""

from dataclasses import dataclass, replace

from trajan_tutor.classroom.connection_budget import ConnectionBudget
from trajan_tutor.classroom.connections import Connections

SMALL = ConnectionBudget(
    patience=1, patience_answered=5, request_seconds=60, of_address=3, strangers=5, burst=2, a_second=10, lines=20
)


@dataclass(eq=False)
class Stream:
    """A connection that is open until it is ended."""

    is_closed: bool = False

    def closed(self) -> bool:
        """Whether it was ended."""
        return self.is_closed

    def close(self) -> None:
        """End it."""
        self.is_closed = True


def came(connections: Connections, address: str, now: float) -> Stream | None:
    """Let somebody come, and return the connection; None where there was no place."""
    if not connections.make_room(now) or not connections.has_room_for(address, now):
        return None
    stream = Stream()
    connections.come(stream, address, now)
    return stream


def test_an_address_has_so_many_places() -> None:
    """One more is turned away at once; others come in."""
    connections = Connections(SMALL)
    streams = [came(connections, "a", 0) for _ in range(4)]
    assert [one is not None for one in streams] == [True, True, True, False]
    assert came(connections, "b", 0) is not None


def test_the_oldest_idle_one_makes_room() -> None:
    """Of the address that has most of them, and only after a moment: whoever comes now may still be asking."""
    connections = Connections(SMALL)
    first = came(connections, "b", 0)
    greedy = [came(connections, "a", at / 10) for at in range(3)]
    came(connections, "c", 0.5)
    assert came(connections, "d", 0.9) is None
    assert came(connections, "d", 2) is not None
    assert [one.closed() for one in (first, *greedy) if one] == [False, True, False, False]


def test_who_has_asked_is_answered_first() -> None:
    """It makes room only after longer: it does not read its answer then."""
    connections = Connections(SMALL)
    asking = [came(connections, str(at), 0) for at in range(5)]
    for one in asking:
        assert one is not None
        connections.note_asked(one)
    assert came(connections, "x", 2) is None
    assert came(connections, "x", 6) is not None


def test_an_ended_one_leaves_its_place() -> None:
    """Nobody has to be told of it."""
    connections = Connections(SMALL)
    streams = [came(connections, "a", 0) for _ in range(3)]
    assert streams[0] is not None
    streams[0].close()
    assert came(connections, "a", 0) is not None


def test_an_ended_one_makes_room_before_a_young_one_is_missed() -> None:
    """Also behind others: a class that loads its page is not turned away because of what is over."""
    connections = Connections(SMALL)
    young = [came(connections, "a", 0) for _ in range(3)]
    assert young[1] is not None
    young[1].close()
    assert came(connections, "a", 0) is not None
    assert young[0] is not None
    assert not young[0].closed()


def test_a_line_of_who_is_in_is_no_stranger() -> None:
    """A school of two hundred behind one address has places for all, and strangers never end one of their lines."""
    connections = Connections(replace(SMALL, lines=200))
    lines = []
    for _ in range(200):
        line = came(connections, "school", 0)
        assert line is not None
        connections.note_line(line)
        lines.append(line)
    assert all(came(connections, "school", at) for at in (10, 20, 30, 40, 50))
    connections.sweep(1000)
    assert not [one for one in lines if one.closed()]
    assert connections.strangers == 0


def test_a_request_that_takes_too_long_is_ended() -> None:
    """However slowly it sends or reads, and whatever it has asked."""
    connections = Connections(SMALL)
    slow, asking = came(connections, "a", 0), came(connections, "a", 0)
    assert slow is not None
    assert asking is not None
    connections.note_asked(asking)
    connections.sweep(59)
    assert not slow.closed()
    connections.sweep(61)
    assert slow.closed()
    assert asking.closed()


def test_so_many_are_taken_in_a_second() -> None:
    """A class may open the page at once; then the network keeps what comes too fast."""
    connections = Connections(SMALL)
    taken = 0
    for now in (0.0, 0.0, 0.0, 0.05, 0.1, 0.1):
        if connections.may_take(now):
            connections.note_taken()
            taken += 1
    assert taken == 3


def test_a_class_of_a_hundred_fits_into_256_descriptors() -> None:
    """With the reserve for journals; where there are thousands, all fit that a room takes."""
    small = ConnectionBudget().within(256, 24)
    assert small.pupils >= 100
    assert small.lines + small.strangers + small.reserve + 24 <= 256
    large = ConnectionBudget().within(4096, 24)
    assert large.pupils == 200
    assert large.of_address == ConnectionBudget().of_address >= 200


def test_nothing_fits_where_there_is_nothing() -> None:
    """A limit that the reserve takes up leaves no places, and no fault."""
    assert ConnectionBudget().within(32, 24).pupils == 0
