"""The journal of a game: what was decided on any of its boards, written before it is answered, and read as one game."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine import record
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import parse_json
from trajan_tutor.engine.record import Record
from trajan_tutor.journals import journal
from trajan_tutor.journals.game_extras import Extras, extras_data, read_extras
from trajan_tutor.journals.journal import Writer
from trajan_tutor.journals.merged_game import (
    BEGINNING,
    Merged,
    Run,
    TreeChange,
    change_data,
    known_as,
    merge,
    parse_change,
)
from trajan_tutor.session.session import Session
from trajan_tutor.session.tree import ROOT, Node, runs

KIND: Final = "trajan_tutor game"


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game as its journal has it: how it began, who plays it, its tree, and what of it cannot be used.

    `sizes` are those of the files that were read, `last` is the number of the last entry.
    """

    folder: Path
    begun: Record
    extras: Extras
    merged: Merged
    sizes: Mapping[str, int]
    last: int
    problems: tuple[Message, ...]

    def play(self) -> Session:
        """Return the game to be played on; raises UnreadableError for decisions that are not possible."""
        extras, setup, game = self.extras, self.begun.setup, find_game(self.begun.game)
        manner: dict[str, Any] = {"pace": extras.pace, "hot_seat": extras.hot_seat}
        session = Session(game, setup, extras.who(game, setup), extras.names, kept=self.merged.kept, **manner)
        session.seed_drawn = extras.seed_drawn
        return session


def read_game(folder: Path) -> KeptGame:
    """Return the game of a journal without playing it; raises UnreadableError when nothing tells which game it is."""
    found = journal.read(folder, KIND, parse_change)
    begun = next((entry.value.begun for entry in reversed(found.entries) if entry.value.begun is not None), None)
    if begun is None:
        # What is wrong with a file says more than that there is nothing.
        said = found.problems[0] if found.problems else Message.of("session-journal-empty", folder=folder.name)
        raise UnreadableError(said.key, **dict(said.parameters))
    merged = merge(found.entries)
    astray = (Message.of("session-journal-astray", count=merged.astray),) if merged.astray else ()
    over, turns = (merged.last.over, merged.last.turns) if merged.last else (False, 0)
    return KeptGame(
        folder,
        record.record_of(begun.get("record")),
        replace(read_extras(begun), over=over, turns=turns),
        merged,
        found.sizes,
        found.last,
        (*found.problems, *astray),
    )


class GameJournal:
    """Writes one game being played into its journal: as one of its writers, and only after a person has decided.

    Its file tells every decision that it follows, so that it can be read without the files of others.
    """

    def __init__(self, folder: Path, session: Session, kept: KeptGame | None = None) -> None:
        """Write nothing yet; `kept` is what the journal holds of the game already when it was taken up from there."""
        self.session = session
        self._writer = Writer(folder, KIND)
        self._sizes: Mapping[str, int] = {}
        # What decisions are called in journals, by the numbers of their nodes.
        self._called: dict[int, str] = {ROOT: BEGINNING}
        # Decisions that some file tells of, and among them those that its own does.
        self._known: set[int] = set()
        self._own: set[int] = set()
        self._names: dict[int, str] = {}
        self._stood: tuple[str | None, str] = None, BEGINNING
        if kept is not None:
            self._sizes = kept.sizes
            self._writer.number = kept.last
            self._known = {line.first + at for line in kept.merged.kept.lines for at in range(len(line.moves))}
            self._names = dict(kept.merged.kept.names)
            self._call(session.tree)

    @property
    def folder(self) -> Path:
        """Where the journal lies."""
        return self._writer.folder

    @property
    def has_begun(self) -> bool:
        """Whether something was written."""
        return bool(self._writer.name)

    def knows_all(self) -> bool:
        """Return whether no other writer has told anything that this game does not have."""
        files = journal.sizes_of(self.folder)
        return all(name == self._writer.name or self._sizes.get(name) == size for name, size in files.items())

    def keep(self) -> None:
        """Write what has changed since it was written last.

        Raises SavingError the first time that it cannot be written; it is written as soon as that is possible again.
        """
        if not self.has_begun and not self._person_decided():
            return
        is_first = self._writer.is_fresh()
        if is_first:
            self._look_around()
        nodes = {node.number: node for node in self.session.tree}
        new, removed = self._new(nodes), self._known - nodes.keys()
        names = {number: node.name for number, node in nodes.items() if node.name != self._names.get(number, "")}
        self._call(nodes[number] for number in sorted(new))
        change = TreeChange(
            tuple(map(self._run, runs(nodes[number] for number in sorted(new)))),
            tuple(self._called[number] for number in sorted(removed)),
            tuple((self._called[number], name) for number, name in names.items()),
            *self._place(),
            begun=_begun(self.session) if is_first else None,
        )
        stands = change.here, change.end
        if stands == self._stood and not (new or removed or names):
            return
        if self._writer.append(change_data(change)):
            self._known = (self._known | new) - removed
            self._own = (self._own | new) - removed
            self._names |= names
            self._stood = stands

    def _person_decided(self) -> bool:
        people = self.session.people
        return any(node.seat in people for node in self.session.tree)

    def _look_around(self) -> None:
        """Find out before a file is begun what of the game lies there, and come after it, whatever the clock says."""
        files = journal.sizes_of(self.folder)
        if self._own or not self._sizes.keys() <= files.keys():
            # What was written is gone: everything is said again.
            self._known, self._own, self._names = set(), set(), {}
        if files != self._sizes:
            self._writer.number = max(self._writer.number, journal.read(self.folder, KIND, parse_change).last)

    def _new(self, nodes: Mapping[int, Node]) -> set[int]:
        """Return the decisions to be told: new ones, and those on the way to them that the own file does not tell."""
        told = self._own | {ROOT}
        new = nodes.keys() - self._known - told
        for number in tuple(new):
            step = nodes[number].parent
            while step is not None and step.number not in told and step.number not in new:
                new.add(step.number)
                step = step.parent
        return new

    def _call(self, nodes: Iterable[Node]) -> None:
        """Find out what decisions are called, those before them first."""
        for node in nodes:
            if node.parent is not None:
                move = self.session.game.notation(node.move)
                self._called[node.number] = known_as(self._called[node.parent.number], move)

    def _run(self, run: Sequence[Node]) -> Run:
        first = run[0]
        after = ROOT if first.parent is None else first.parent.number
        return Run(self._called[after], first.number, tuple(self.session.game.notation(node.move) for node in run))

    def _place(self) -> tuple[str, str, int, bool]:
        """Return where the game stands, the end of that line, the turns that have begun, and whether it is over."""
        session = self.session
        end = session.tree.line()[-1]
        return (
            self._called[session.tree.here.number],
            self._called[end.number],
            session.game.begun(session.state),
            session.is_over,
        )


def _begun(session: Session) -> dict[str, Any]:
    first = parse_json(record.dumps(Record(session.game.name, session.setup)))
    return extras_data(session) | {"record": first}
