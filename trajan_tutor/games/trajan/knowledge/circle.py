"""One's own action circle, played ahead: nobody else changes it and nothing of it is hidden, so this is exact.

A circle is six trays, each with the number of its markers by colour. The colours that no Trajan tile at the circle asks
for are one: where they fall makes no difference to the tiles.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.state import State

# The colour of all markers that no tile asks for.
ANY: Final = codes.COLOURS
# So many own turns are looked at in every order of drops; one more only while the circle has few ways of sowing.
AHEAD: Final = 2
_FEW: Final = 24
# With more ways of sowing than these only the next turn is looked at: more would take longer than a page may wait.
MOST_WAYS: Final = 1000
# A tile that is earned a turn later is worth a tenth less: of two plans the quicker one is kept.
_TENTHS: Final = 10

Tray = tuple[int, ...]
Trays = tuple[Tray, ...]


@dataclass(frozen=True, slots=True)
class Goal:
    """A Trajan tile at a slot: the two colours that have to meet in its tray, and what it is worth, in hundredths."""

    slot: int
    tile: int
    first: int
    second: int
    value: int

    def is_met(self, tray: Tray) -> bool:
        """Return whether both colours lie in a tray (trajan.tile.match)."""
        return not self.missing(tray)

    def missing(self, tray: Tray) -> list[int]:
        """Return the colours that have still to come into a tray."""
        if self.first == self.second:
            return [self.first] * max(0, 2 - tray[self.first])
        return [colour for colour in (self.first, self.second) if not tray[colour]]


@dataclass(frozen=True, slots=True)
class Sowing:
    """The markers of a tray, dropped in an order, from the next tray on clockwise."""

    tray: int
    colours: tuple[int, ...]

    @property
    def stops(self) -> tuple[int, ...]:
        """The trays into which they fall, one by one."""
        return tuple((self.tray + number) % codes.TRAYS for number in range(1, len(self.colours) + 1))

    @property
    def target(self) -> int:
        """The tray of the last marker."""
        return (self.tray + len(self.colours)) % codes.TRAYS


@dataclass(frozen=True, slots=True)
class Schedule:
    """Own turns one after the other, and the tiles that they earn, each with its turn, counted from 1.

    `score` is what the tiles are worth, a little less the later they come.
    """

    sowings: tuple[Sowing, ...] = ()
    earned: tuple[tuple[int, Goal], ...] = ()
    score: int = 0

    @property
    def rank(self) -> tuple[int, int, tuple[tuple[int, tuple[int, ...]], ...]]:
        """By what schedules are compared: the score, then few markers, for they take little time."""
        markers = sum(len(sowing.colours) for sowing in self.sowings)
        return self.score, -markers, tuple((-sowing.tray, sowing.colours) for sowing in self.sowings)

    def shortened(self) -> "Schedule":
        """Return the same without the turns after the last tile."""
        last = max((turn for turn, _ in self.earned), default=0)
        return Schedule(self.sowings[:last], self.earned, self.score)


def trays_of(state: State, seat: int) -> Trays:
    """Return the circle of a seat."""
    start = seat * codes.TRAYS * codes.COLOURS
    return tuple(
        (*state.markers[start + tray * codes.COLOURS : start + (tray + 1) * codes.COLOURS], 0)
        for tray in range(codes.TRAYS)
    )


def merge_unneeded(trays: Trays, goals: Sequence[Goal]) -> Trays:
    """Return a circle in which all colours that no goal asks for are one."""
    wanted = {colour for goal in goals for colour in (goal.first, goal.second)}
    others = [colour for colour in range(codes.COLOURS) if colour not in wanted]
    return tuple(
        (
            *(0 if colour in others else tray[colour] for colour in range(codes.COLOURS)),
            tray[ANY] + sum(tray[colour] for colour in others),
        )
        for tray in trays
    )


def orders(hand: Tray) -> Iterator[tuple[int, ...]]:
    """Give every order in which the markers of a hand can be dropped; equal markers are not told apart.

    >>> list(orders((2, 1, 0, 0, 0, 0, 0)))
    [(0, 0, 1), (0, 1, 0), (1, 0, 0)]
    """
    if not any(hand):
        yield ()
        return
    for colour, number in enumerate(hand):
        if number:
            remaining = (*hand[:colour], number - 1, *hand[colour + 1 :])
            for rest in orders(remaining):
                yield (colour, *rest)


def ways_of_sowing(trays: Trays) -> int:
    """Return in how many ways the markers of one tray can be sown, over all trays."""
    total = 0
    for tray in trays:
        ways = 1
        placed = 0
        for number in tray:
            for divisor in range(1, number + 1):
                placed += 1
                ways = ways * placed // divisor
        total += ways if placed else 0
    return total


def sow_markers(trays: Trays, sowing: Sowing) -> Trays:
    """Return the circle after a sowing (trajan.sow.clockwise)."""
    circle = [list(tray) for tray in trays]
    circle[sowing.tray] = [0] * (codes.COLOURS + 1)
    for stop, colour in zip(sowing.stops, sowing.colours, strict=True):
        circle[stop][colour] += 1
    return tuple(tuple(tray) for tray in circle)


def meeting(trays: Trays, sizes: Sequence[int], goal: Goal) -> Sowing | None:
    """Return the sowing of fewest markers that ends at the slot of a goal with both colours in its tray, if any."""
    best: Sowing | None = None
    for tray, size in enumerate(sizes):
        if not size or (tray + size) % codes.TRAYS != goal.slot:
            continue
        hand = trays[tray]
        in_tray = (0,) * (codes.COLOURS + 1) if tray == goal.slot else trays[goal.slot]
        missing = goal.missing(in_tray)
        drops = [number for number in range(size) if (tray + number + 1) % codes.TRAYS == goal.slot]
        if len(missing) > len(drops) or any(missing.count(colour) > hand[colour] for colour in missing):
            continue
        if best is None or size < len(best.colours):
            best = Sowing(tray, _order_with(hand, size, drops, missing))
    return best


def _order_with(hand: Tray, size: int, drops: list[int], missing: list[int]) -> tuple[int, ...]:
    """Return an order of drops with the missing colours at the last of some drops."""
    at = dict(zip(drops[len(drops) - len(missing) :], missing, strict=True))
    remaining = list(hand)
    for colour in missing:
        remaining[colour] -= 1
    others = [colour for colour, number in enumerate(remaining) for _ in range(number)]
    return tuple(at[number] if number in at else others.pop() for number in range(size))


def best_schedule(trays: Trays, goals: Sequence[Goal], turns: int) -> Schedule:
    """Return the schedule of so many own turns that earns most; an empty one where no tile can be earned.

    Where there are more ways of sowing than `MOST_WAYS`, it is that of the next turn alone.
    """
    few = merge_unneeded(trays, goals)
    if turns > 1 and ways_of_sowing(few) > MOST_WAYS:
        turns = 1
    return _best(few, tuple(goals), turns, 1).shortened()


def _best(trays: Trays, goals: tuple[Goal, ...], turns_left: int, turn: int) -> Schedule:
    best = Schedule()
    sizes = [sum(tray) for tray in trays]
    for goal in goals:
        last = meeting(trays, sizes, goal)
        if last is not None:
            schedule = _earning(last, goal, turn)
            best = max(best, schedule, key=lambda candidate: candidate.rank)
    if turns_left == 1 or not goals:
        return best
    for tray in range(codes.TRAYS):
        if not any(trays[tray]):
            continue
        for colours in orders(trays[tray]):
            sowing = Sowing(tray, colours)
            after = sow_markers(trays, sowing)
            met = next((goal for goal in goals if goal.slot == sowing.target and goal.is_met(after[goal.slot])), None)
            then = _best(after, tuple(goal for goal in goals if goal is not met), turns_left - 1, turn + 1)
            schedule = _earning(sowing, met, turn)
            both = Schedule((sowing, *then.sowings), (*schedule.earned, *then.earned), schedule.score + then.score)
            best = max(best, both, key=lambda candidate: candidate.rank)
    return best


def _earning(sowing: Sowing, goal: Goal | None, turn: int) -> Schedule:
    if goal is None:
        return Schedule((sowing,))
    return Schedule((sowing,), ((turn, goal),), goal.value * (_TENTHS + 1 - turn) // _TENTHS)


def earliest(trays: Trays, goal: Goal) -> Schedule:
    """Return the quickest way to one tile, looking one turn further than `AHEAD` where the circle has few ways."""
    few = merge_unneeded(trays, (goal,))
    for turns in range(1, AHEAD + 2):
        if turns > AHEAD and ways_of_sowing(few) > _FEW:
            break
        schedule = best_schedule(few, (goal,), turns)
        if schedule.earned:
            return schedule
    return Schedule()
