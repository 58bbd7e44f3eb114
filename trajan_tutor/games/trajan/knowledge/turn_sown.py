"""The sowing of a turn, read from its moves: which tray, in which order the markers fall, and the circle before it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from trajan_tutor.games.trajan.knowledge.circle import ANY, Goal, Sowing, Tray, Trays, orders, sow_markers, trays_of
from trajan_tutor.games.trajan.rules import codes, turn
from trajan_tutor.games.trajan.rules.state import State


@dataclass(frozen=True, slots=True)
class SownTurn:
    """A turn as a sowing: the circle without the markers in the hand, and how these fall from there.

    `rest` are the moves after the last drop, `first` those before the first one.
    """

    seat: int
    trays: Trays
    sowing: Sowing
    first: tuple[int, ...]
    rest: tuple[int, ...]

    @property
    def after(self) -> Trays:
        """The circle after the sowing."""
        return drop_markers(self.trays, self.sowing)


def sown_turn(before: State, moves: Sequence[int]) -> SownTurn | None:
    """Return the sowing of a turn; None when the turn was begun beyond its sowing."""
    state = before.copy()
    seat = state.turn_seat
    first: tuple[int, ...] = ()
    if state.phase == codes.PHASE_SOW and moves:
        first = (moves[0],)
        tray = moves[0] - codes.MOVE_SOW
        hand = trays_of(state, seat)[tray]
    elif state.phase == codes.PHASE_DROP:
        tray = (state.drop_tray - 1) % codes.TRAYS
        hand = (*state.held, 0)
    else:
        return None
    trays = list(trays_of(state, seat))
    if first:
        trays[tray] = (0,) * (codes.COLOURS + 1)
    remaining = list(hand)
    colours: list[int] = []
    rest = list(moves[len(first) :])
    while rest and codes.MOVE_DROP <= rest[0] < codes.MOVE_DROP + codes.COLOURS and sum(remaining):
        colour = rest.pop(0) - codes.MOVE_DROP
        colours.append(colour)
        remaining[colour] -= 1
    # Markers of one colour are dropped without asking.
    colours += [colour for colour, number in enumerate(remaining) for _ in range(number)]
    return SownTurn(seat, tuple(trays), Sowing(tray, tuple(colours)), first, tuple(rest))


def drop_markers(trays: Trays, sowing: Sowing) -> Trays:
    """Return a circle after markers fell into it that lay in no tray before."""
    base = trays[sowing.tray]
    after = sow_markers(trays, sowing)
    return tuple(
        tuple(number + base[colour] for colour, number in enumerate(tray)) if at == sowing.tray else tray
        for at, tray in enumerate(after)
    )


def other_orders(sowing: Sowing, goals: Sequence[Goal]) -> Iterator[Sowing]:
    """Give the orders in which the same markers can fall and that differ for some goals, that of the turn among them.

    The colours that no goal asks for follow one another as they do in the turn.
    """
    wanted = {colour for goal in goals for colour in (goal.first, goal.second)}
    others = [colour for colour in sowing.colours if colour not in wanted]
    hand: Tray = (*(sowing.colours.count(colour) * (colour in wanted) for colour in range(codes.COLOURS)), len(others))
    for order in orders(hand):
        unwanted = iter(others)
        yield Sowing(sowing.tray, tuple(next(unwanted) if colour == ANY else colour for colour in order))


def moves_of(before: State, this_turn: SownTurn, sowing: Sowing) -> tuple[int, ...]:
    """Return the moves of the same turn with its markers in another order; empty where that is no legal turn."""
    state = before.copy()
    ordered_moves: list[int] = []
    for move in (*this_turn.first, *(codes.MOVE_DROP + colour for colour in sowing.colours), *this_turn.rest):
        is_drop = codes.MOVE_DROP <= move < codes.MOVE_DROP + codes.COLOURS
        if is_drop and state.phase != codes.PHASE_DROP:
            continue
        if move not in state.choices:
            return ()
        turn.apply(state, move)
        ordered_moves.append(move)
    return tuple(ordered_moves)
