"""Looks at a learner's games for what happens in them for the first time, so that it is explained once."""

from pathlib import Path

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.journals.explained_journal import ExplainedJournal
from trajan_tutor.lessons.first_times import FirstTime, first_times_of, happened
from trajan_tutor.session.session import Session


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
