"""What was found out about saved games once: which are over, who played them and who won, so that none is read twice.

It is kept in a file beside them, which may be missing or removed at any time: then all are read again.
"""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine.errors import TutorError, UnreadableError
from trajan_tutor.engine.reading import parse_json, read_text
from trajan_tutor.engine.record import VERSION
from trajan_tutor.journals import journal, saved_games
from trajan_tutor.journals.game_extras import texts
from trajan_tutor.journals.saved_games import Saved
from trajan_tutor.journals.writing import SavingError, write

KIND: Final = "trajan_tutor finished games"
# It ends as no saved game does.
FILE: Final = "finished-games.cache"

# Hears how many games are read, and how many there are.
Report = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Finished:
    """A saved game, as far as it was `marked` when it was looked at: whether it is over, who played it, and who won.

    Where nobody has asked who won, `winners` are None.
    """

    marked: str
    game: str
    players: tuple[str, ...] = ()
    is_over: bool = False
    winners: tuple[int, ...] | None = None


class FinishedGames:
    """The finished games of a folder, the latest first; `report` hears how far they are read.

    What was found out counts as long as records are of the same version: another one may be played to another end.
    """

    def __init__(self, home: Path, report: Report | None = None) -> None:
        self._home = home
        self._report = report
        self._before = _read(home / FILE)
        self._known: dict[str, Finished] = {}

    def of(self, game: str) -> Iterator[Finished]:
        """Yield those of a game with who played them; `won` tells of each who won."""
        places = saved_games.places(self._home)
        for done, place in enumerate(places, start=1):
            marked = _mark(place)
            known = self._before.get(place.name)
            if known is None or known.marked != marked:
                known = _looked_at(place, marked)
            self._known[place.name] = known
            if self._report is not None:
                self._report(done, len(places))
            if known.is_over and known.game == game:
                yield replace(known, marked=place.name)

    def won(self, finished: Finished) -> tuple[int, ...]:
        """Return who won a game that `of` has yielded; nobody where it cannot be played to its end any more."""
        name = finished.marked
        known = self._known[name]
        if known.winners is None:
            known = self._known[name] = replace(known, winners=_winners(self._home / name))
        return known.winners or ()

    def keep(self) -> None:
        """Keep what was found out, where that is possible; what was not looked at this time stays as it was."""
        known = {name: game for name, game in self._before.items() if os.path.lexists(self._home / name)} | self._known
        if known != self._before:
            with suppress(SavingError):
                write(self._home / FILE, _text(known))


def _looked_at(place: Path, marked: str) -> Finished:
    saved = saved_games.taken(place)
    if not isinstance(saved, Saved):
        return Finished(marked, "")
    return Finished(marked, saved.game, saved.players, saved.over)


def _winners(place: Path) -> tuple[int, ...]:
    saved = saved_games.taken(place)
    if not isinstance(saved, Saved):
        return ()
    try:
        session = saved_games.take_up(saved).session
    except TutorError:
        return ()
    return tuple(session.game.winners(session.state)) if session.is_over else ()


def _mark(place: Path) -> str:
    """Return what changes whenever something is written into a saved game."""
    sizes = journal.sizes_of(place)
    if sizes:
        return f"{journal.when(place)} {sum(sizes.values())}"
    try:
        file = place.stat()
    except OSError:
        return ""
    return f"{file.st_mtime_ns} {file.st_size}"


def _text(known: dict[str, Finished]) -> str:
    games = {
        name: {
            "marked": one.marked,
            "game": one.game,
            "players": one.players,
            "over": one.is_over,
            "winners": one.winners,
        }
        for name, one in known.items()
    }
    return json.dumps({"kind": KIND, "version": VERSION, "games": games})


def _read(file: Path) -> dict[str, Finished]:
    """Return what a file tells, nothing where there is none or where it is not as this program wrote it."""
    if not os.path.lexists(file):
        return {}
    try:
        data = parse_json(read_text(file))
        if not isinstance(data, dict) or data.get("kind") != KIND or data.get("version") != VERSION:
            return {}
        games = data.get("games")
        return {name: _finished(game) for name, game in games.items()} if isinstance(games, dict) else {}
    except UnreadableError:
        return {}


def _finished(data: Any) -> Finished:
    if not isinstance(data, dict):
        raise UnreadableError("session-journal-line")
    marked, game, is_over, winners = (data.get(name) for name in ("marked", "game", "over", "winners"))
    if not isinstance(marked, str) or not isinstance(game, str) or not isinstance(is_over, bool):
        raise UnreadableError("session-journal-line")
    if winners is not None and not (isinstance(winners, list) and all(type(seat) is int for seat in winners)):
        raise UnreadableError("session-journal-line")
    players = tuple(texts(data, "players"))
    return Finished(marked, game, players, is_over, None if winners is None else tuple(winners))
