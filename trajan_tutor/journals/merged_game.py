"""The journal of a game merged into one tree: two boards on which one game was played are two branches of it.

A decision is known by what was decided since the beginning, so that whoever decides the same at the same place has made
the same decision. A removal names every decision that it removes: what another board has decided after one of them
stays, with the way to it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from heapq import heappop, heappush
from typing import Any, Final

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.journals.journal import JournalEntry
from trajan_tutor.session.tree import ROOT, SavedLine, SavedTree

# What the beginning of a game is called where a decision would stand.
BEGINNING: Final = ""
# Nobody decides more often; the numbers of decisions have to stay numbers for a page.
_MOST: Final = 10**9


@dataclass(frozen=True, slots=True)
class Run:
    """Decisions that follow each other, and the one before them; `first` is the number of the first in its tree."""

    after: str
    first: int
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TreeChange:
    """One entry: decisions that were made or removed, names that were given, and where the game stands since.

    `here` is None where nothing is said of it; `end` is the end of the line on which the game stands. `begun` tells
    which game it is, as plain data; the first entry of every file has it.
    """

    runs: tuple[Run, ...] = ()
    removed: tuple[str, ...] = ()
    names: tuple[tuple[str, str], ...] = ()
    here: str | None = None
    end: str = BEGINNING
    turns: int = 0
    over: bool = False
    begun: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Merged:
    """A tree as all writers together made it.

    `last` is the entry that says where the game stands, None where that is not so any more; `decisions` led there.
    `astray` decisions follow some that are missing.
    """

    tree: SavedTree
    decisions: int
    last: TreeChange | None
    astray: int


@dataclass(slots=True)
class _Decision:
    """A decision: what it follows, its move, and when it was made: entry, place in it, number on its board."""

    before: str
    move: str
    made: list[tuple[int, int, int]] = field(default_factory=list)


def known_as(before: str, move: str) -> str:
    """Return what a decision is called in journals, by what the one before it is called.

    >>> known_as(BEGINNING, "sow I") == known_as(BEGINNING, "sow I")
    True
    """
    return sha256(f"{before} {move}".encode()).hexdigest()[:16]


# ---- reading and writing an entry


def change_data(change: TreeChange) -> dict[str, Any]:
    """Return an entry as plain data, without what it does not say."""
    data: dict[str, Any] = {}
    if change.begun is not None:
        data["begun"] = change.begun
    if change.removed:
        data["removed"] = change.removed
    if change.runs:
        data["decided"] = [{"after": run.after, "first": run.first, "moves": run.moves} for run in change.runs]
    if change.names:
        data["names"] = dict(change.names)
    if change.here is not None:
        data |= {"here": change.here, "end": change.end, "turns": change.turns, "over": change.over}
    return data


def parse_change(data: Mapping[str, Any]) -> TreeChange:
    """Return the entry that plain data is; raises UnreadableError."""
    names, begun, here = data.get("names", {}), data.get("begun"), data.get("here")
    turns, over = data.get("turns", 0), data.get("over", False)
    if not isinstance(begun, dict | None) or not isinstance(here, str | None) or not isinstance(over, bool):
        raise UnreadableError("session-journal-line")
    return TreeChange(
        tuple(map(_run, _listed(data, "decided"))),
        tuple(map(_text, _listed(data, "removed"))),
        tuple((name, _text(name_given)) for name, name_given in _mapping(names).items()),
        here,
        _text(data.get("end", BEGINNING)),
        _count(turns),
        over,
        begun,
    )


def _run(data: Any) -> Run:
    run = _mapping(data)
    return Run(_text(run.get("after")), _count(run.get("first")), tuple(map(_text, _listed(run, "moves"))))


def _listed(data: Mapping[str, Any], field_name: str) -> list[Any]:
    value = data.get(field_name, [])
    if not isinstance(value, list):
        raise UnreadableError("session-journal-line")
    return value


def _mapping(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise UnreadableError("session-journal-line")
    return value


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise UnreadableError("session-journal-line")
    return value


def _count(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < _MOST:
        raise UnreadableError("session-journal-line")
    return value


# ---- merging


def merge(entries: Iterable[JournalEntry[TreeChange]]) -> Merged:
    """Return the tree of all entries; their order does not matter, nor whether one comes twice."""
    changes = [entry.value for entry in sorted(entries)]
    made, removed = _collected(sorted(entries))
    standing = {name for name, decision in made.items() if decision.made[-1][0] >= removed.get(name, 0)}
    reached = _reached(made)
    order = _ordered(_with_ways(standing & reached, made), made, removed)
    numbers = {BEGINNING: ROOT}
    last = ROOT
    for name, wanted in order:
        # The number that it has on the board on which it was made, unless another board was first.
        numbers[name] = last = max(wanted, last + 1)
    names = {name: given_name for change in changes for name, given_name in change.names}
    # A place to which no way leads is none: the last one before it counts.
    known = (change for change in reversed(changes) if change.here == BEGINNING or change.here in reached)
    place = next(known, TreeChange(here=BEGINNING))
    here = BEGINNING if place.here is None else place.here
    while here not in numbers:
        here = made[here].before if here in made else BEGINNING
    tree = SavedTree(
        tuple(_lines([name for name, _ in order], made, numbers)),
        tuple(
            (numbers[name], given_name) for name, given_name in sorted(names.items()) if given_name and name in numbers
        ),
        numbers[here],
        numbers.get(place.end, numbers[here]),
    )
    return Merged(tree, _depth(here, made), place if here == place.here else None, len(standing - reached))


def _collected(entries: Sequence[JournalEntry[TreeChange]]) -> tuple[dict[str, _Decision], dict[str, int]]:
    """Return all decisions that were ever made, and the number of the entry that removed one last."""
    made: dict[str, _Decision] = {}
    removed: dict[str, int] = {}
    for entry in entries:
        removed |= dict.fromkeys(entry.value.removed, entry.number)
        place = 0
        for run in entry.value.runs:
            before = run.after
            for number, move in enumerate(run.moves, start=run.first):
                own = known_as(before, move)
                made.setdefault(own, _Decision(before, move)).made.append((entry.number, place, number))
                before, place = own, place + 1
    return made, removed


def _reached(made: Mapping[str, _Decision]) -> set[str]:
    """Return the decisions to which a way leads from the beginning."""
    after: dict[str, list[str]] = {}
    for name, decision in made.items():
        after.setdefault(decision.before, []).append(name)
    reached: set[str] = set()
    waiting = [BEGINNING]
    while waiting:
        following = after.get(waiting.pop(), [])
        reached.update(following)
        waiting += following
    return reached


def _with_ways(standing: Iterable[str], made: Mapping[str, _Decision]) -> set[str]:
    """Return decisions with all that lie on the way to them."""
    on_a_way: set[str] = set()
    for name in standing:
        step = name
        while step != BEGINNING and step not in on_a_way:
            on_a_way.add(step)
            step = made[step].before
    return on_a_way


def _ordered(names: set[str], made: Mapping[str, _Decision], removed: Mapping[str, int]) -> list[tuple[str, int]]:
    """Return decisions in the order in which they were made, each after the one it follows; with their numbers."""
    after: dict[str, list[tuple[tuple[int, int, int], str]]] = {}
    for name in names:
        times = made[name].made
        time = min([time for time in times if time[0] >= removed.get(name, 0)] or times)
        after.setdefault(made[name].before, []).append((time, name))
    waiting: list[tuple[tuple[int, int, int], str]] = []
    order: list[tuple[str, int]] = []
    here = BEGINNING
    while True:
        for following in after.get(here, []):
            heappush(waiting, following)
        if not waiting:
            return order
        time, here = heappop(waiting)
        order.append((here, time[2]))


def _lines(order: Iterable[str], made: Mapping[str, _Decision], numbers: Mapping[str, int]) -> Iterator[SavedLine]:
    """Yield the decisions as lines: what follows each other in time and in the tree is one."""
    after, first, last = ROOT, ROOT, BEGINNING
    moves: list[str] = []
    for name in order:
        if moves and (made[name].before != last or numbers[name] != numbers[last] + 1):
            yield SavedLine(after, first, tuple(moves))
            moves = []
        if not moves:
            after, first = numbers[made[name].before], numbers[name]
        moves.append(made[name].move)
        last = name
    if moves:
        yield SavedLine(after, first, tuple(moves))


def _depth(name: str, made: Mapping[str, _Decision]) -> int:
    depth = 0
    while name != BEGINNING:
        name, depth = made[name].before, depth + 1
    return depth
