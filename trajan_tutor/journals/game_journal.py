"""The journal of a game: what was decided on any of its boards, written before it is answered, and read as one game."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import takewhile
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine import record
from trajan_tutor.engine.errors import TutorError, UnreadableError
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import parse_json
from trajan_tutor.engine.record import Record
from trajan_tutor.engine.seen_positions import opening_state
from trajan_tutor.journals import journal
from trajan_tutor.journals.game_extras import Extras, extras_data, read_extras, save_text
from trajan_tutor.journals.journal import JournalEntry, Writer
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
from trajan_tutor.journals.writing import CopyToTake, SavingError, Unsaved
from trajan_tutor.session.session import Session
from trajan_tutor.session.tree import ROOT, Node, runs

KIND: Final = "trajan_tutor game"


@dataclass(frozen=True, slots=True)
class StoredGame:
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
        """Return the game to be played on, without decisions that are not possible; raises UnreadableError."""
        extras, setup, game = self.extras, self.begun.setup, find_game(self.begun.game)
        manner: dict[str, Any] = {"pace": extras.pace, "hot_seat": extras.hot_seat}
        saved_tree = replace(self.merged.tree, may_lack=True)
        session = Session(game, setup, extras.who(game, setup), extras.names, saved_tree=saved_tree, **manner)
        session.seed_drawn = extras.seed_drawn
        return session


def read_game(folder: Path) -> StoredGame:
    """Return the game of a journal without playing it; raises UnreadableError when nothing tells which game it is."""
    written = journal.read(folder, KIND, parse_change)
    begun, unknown = _beginning(written.entries)
    if begun is None:
        # What is wrong with a file says more than that there is nothing.
        problem = (*unknown, *written.problems, Message.of("session-journal-empty", folder=folder.name))[0]
        raise UnreadableError(problem.key, **dict(problem.parameters))
    merged = merge(written.entries)
    astray = (Message.of("session-journal-astray", count=merged.astray),) if merged.astray else ()
    over, turns = (merged.last.over, merged.last.turns) if merged.last else (False, 0)
    return StoredGame(
        folder,
        begun.record,
        replace(begun.extras, over=over, turns=turns),
        merged,
        written.sizes,
        written.last,
        (*written.problems, *(Message.of("session-journal-begun", problem=problem) for problem in unknown), *astray),
    )


@dataclass(frozen=True, slots=True)
class _Beginning:
    """What a writer tells of how a game began."""

    record: Record
    extras: Extras


def _beginning(entries: Sequence[JournalEntry[TreeChange]]) -> tuple[_Beginning | None, tuple[Message, ...]]:
    """Return what was told last of how a game began and makes sense, and what is wrong with what does not."""
    beginnings: list[Mapping[str, Any]] = []
    for entry in reversed(entries):
        if entry.value.begun is not None and entry.value.begun not in beginnings:
            beginnings.append(entry.value.begun)
    beginning: _Beginning | None = None
    problems: list[Message] = []
    for begun in beginnings:
        try:
            possible = _Beginning(record.record_of(begun.get("record")), read_extras(begun))
            if len(beginnings) > 1:
                # Among several, a game that there is not is none.
                opening_state(find_game(possible.record.game), possible.record.setup)
        except TutorError as error:
            problems.append(error.message)
        else:
            beginning = beginning or possible
    return beginning, tuple(problems)


class GameJournal:
    """Writes one game being played into its journal: as one of its writers, and only after a person has decided.

    Its file tells every decision that it follows, so that it can be read without the files of others.
    """

    def __init__(self, folder: Path, session: Session, stored: StoredGame | None = None) -> None:
        """Write nothing yet; `stored` is what the journal holds of the game already when it was taken up from there."""
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
        if stored is not None:
            self._sizes = stored.sizes
            self._writer.number = stored.last
            written = {line.first + at for line in stored.merged.tree.lines for at in range(len(line.moves))}
            # What could not be taken up is left in the files as it is.
            self._known = {node.number for node in session.tree} & written
            self._names = {number: name for number, name in stored.merged.tree.names if number in self._known}
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
        """Return whether no other writer has written anything that this game does not have."""
        files = journal.sizes_of(self.folder)
        return all(name == self._writer.name or self._sizes.get(name) == size for name, size in files.items())

    def keep(self) -> None:
        """Write what has changed since it was written last.

        Raises SavingError the first time that it cannot be written; it is written as soon as that is possible again.
        """
        if not self.has_begun and not self._person_decided():
            self._writer.settle()
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
        place = change.here, change.end
        if place == self._stood and not (new or removed or names):
            self._writer.settle()
            return
        if self._writer.append(change_data(change)):
            self._known = (self._known | new) - removed
            self._own = (self._own | new) - removed
            self._names |= names
            self._stood = place

    def decisions_saved(self) -> int:
        """Return how many decisions are on the disk of those that led to where the game stands, from its beginning."""
        known = self._known - self._own if self._writer.has_lost() else self._known
        return sum(1 for _ in takewhile(lambda node: node.number in known, self.session.steps))

    def unsaved(self) -> Unsaved | None:
        """Return since which decision the game is not on the disk; None where all of it is."""
        if self._writer.failing is None and not self._writer.has_lost():
            return None
        saved = self.decisions_saved()
        if saved < len(self.session.steps):
            return Unsaved(Message.of("session-unsaved-game", number=saved + 1), self._writer.failing)
        return Unsaved(Message.of("session-unsaved-change"), self._writer.failing)

    def write_again(self) -> None:
        """Try once more to write what is not on the disk."""
        with suppress(SavingError):
            self.keep()

    def copy_to_take(self) -> CopyToTake:
        """Return the whole game as a file, as a person may save it."""
        return CopyToTake(f"{self.folder.stem}.json", save_text(self.session))

    def _person_decided(self) -> bool:
        people = self.session.people
        return any(node.seat in people for node in self.session.tree)

    def _look_around(self) -> None:
        """Find out before a file is begun what of the game lies there, and come after it, whatever the clock says."""
        files = journal.sizes_of(self.folder)
        if self._own or not self._sizes.keys() <= files.keys():
            # What was written is gone: everything is written again.
            self._known, self._own, self._names = set(), set(), {}
        if files != self._sizes:
            self._writer.number = max(self._writer.number, journal.read(self.folder, KIND, parse_change).last)

    def _new(self, nodes: Mapping[int, Node]) -> set[int]:
        """Return the decisions to write: new ones, and those on the way to them that the own file lacks."""
        own = self._own | {ROOT}
        new = nodes.keys() - self._known - own
        for number in tuple(new):
            step = nodes[number].parent
            while step is not None and step.number not in own and step.number not in new:
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
