"""What is explained the first time that it happens in a learner's games: a list in a game's data, and what is new."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import parse_toml, read_text
from trajan_tutor.journals.explained_journal import ExplainedJournal
from trajan_tutor.lessons.goal_reader import read_goal
from trajan_tutor.lessons.goals import Account, EventHappened, Goal
from trajan_tutor.lessons.section import LessonError, Section, Source
from trajan_tutor.lessons.toml_lines import lines_of
from trajan_tutor.session.session import Session
from trajan_tutor.session.tree import Node

# The file in the data of a game.
FILE: Final = "first_times.toml"


@dataclass(frozen=True, slots=True)
class FirstTime:
    """Something that is explained the first time that it happens: when that is, as goals say it, and by which rule.

    `event` is the kind or the rule of an event without which it does not happen, where one is named: most decisions
    have none like it, and nothing more is asked of them.
    """

    game: str
    name: str
    rule: str
    when: Goal
    line: int = 1
    event: str = ""

    @property
    def says(self) -> Message:
        """The sentence that explains it."""
        return Message(f"{self.game}-first-time-{self.name}")


def first_times_of(game: TutorGame) -> tuple[FirstTime, ...]:
    """Return the list in the data of a game, nothing where it brings none; raises LessonError with the line."""
    first_times = read_first_times(game.resources.data / FILE, game.name)
    for first_time in first_times:
        if first_time.rule not in game.rules.rules:
            raise LessonError("lesson-unknown-rule", file=FILE, line=first_time.line, name=first_time.rule)
    return first_times


@cache
def read_first_times(path: Path, game: str) -> tuple[FirstTime, ...]:
    """Return the list of a file, nothing where there is none; raises LessonError with file, line and what is wrong."""
    if not path.is_file():
        return ()
    text = read_text(path)
    section = Section(Source(path, lines_of(text)), parse_toml(text, path.name))
    by_name: dict[str, FirstTime] = {}
    for table in section.tables("first_time"):
        when = read_goal(table.table("when"))
        first_time = FirstTime(game, table.text("name"), table.text("rule"), when, table.line, _event_of(when))
        table.finish()
        if first_time.name in by_name:
            raise LessonError(
                "lesson-name-twice",
                file=path.name,
                line=first_time.line,
                name=first_time.name,
                first=by_name[first_time.name].line,
            )
        by_name[first_time.name] = first_time
    section.finish()
    return tuple(by_name.values())


def happened(first_times: Iterable[FirstTime], game: TutorGame, nodes: Sequence[Node], seat: int) -> list[FirstTime]:
    """Return those that happened in some decisions one after another, as the learner at a seat sees it."""
    events = [event for node in nodes for event in node.events]
    named = {event.kind for event in events} | {event.rule for event in events}
    possible = [first_time for first_time in first_times if not first_time.event or first_time.event in named]
    if not nodes or not possible:
        return []
    account = Account(game, seat, nodes[0].before, nodes[-1].state, tuple(events))
    return [first_time for first_time in possible if first_time.when.holds(account)]


def _event_of(goal: Goal) -> str:
    return (goal.kind or goal.rule) if isinstance(goal, EventHappened) else ""


class FirstTimeWatch:
    """Finds what happened for the first time in the games at one desk; `home` is the folder of what is kept, if any."""

    def __init__(self, home: Path | None) -> None:
        """Know of nothing yet."""
        self._explained = ExplainedJournal(home)
        self._lists: dict[str, tuple[FirstTime, ...]] = {}

    def new(self, session: Session, since: int) -> list[FirstTime]:
        """Return what happened for the first time in the decisions after the first `since` ones, in the list's order.

        Of several people at one table nobody is explained anything: the next one may know it.
        """
        if len(session.people) != 1:
            return []
        game = session.game
        listed = self._lists.get(game.name)
        if listed is None:
            listed = self._lists[game.name] = _listed(game)
        first_times = happened(listed, game, session.steps[since:], session.people[0])
        # Most decisions bring nothing that is on the list: then nobody looks into the folder.
        return [first_time for first_time in first_times if not self._explained.has(_name(first_time))]

    def mark_explained(self, *first_times: FirstTime) -> None:
        """Note that these were explained."""
        self._explained.note(map(_name, first_times))


def _listed(game: TutorGame) -> tuple[FirstTime, ...]:
    """Return the list of a game; one with an error explains nothing, and keeps nobody from playing."""
    try:
        return first_times_of(game)
    except UnreadableError:
        return ()


def _name(first_time: FirstTime) -> str:
    return f"{first_time.game}/{first_time.name}"
