"""The shelf: where games are saved by themselves, under a name that belongs to the game that was asked for.

Nothing is written before a person has decided something, and nothing of it shows before a person asks: a notebook that
is run twice has the same outputs.
"""

import hashlib
import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.message import Message
from trajan_tutor.session import saves
from trajan_tutor.session.play import Play

# The environment variable that names the folder, and the folder beside the notebook without it.
HOME_VARIABLE: Final = "TRAJAN_TUTOR_HOME"
FOLDER: Final = "trajan_tutor_saves"
# So many older games of the same setup are kept.
PUT_ASIDE: Final = 9
_ENDING: Final = ".json"
_EARLIER: Final = ".earlier"


@dataclass(frozen=True, slots=True)
class Saved:
    """A game on the shelf, as far as its file tells without being played again.

    `turns` have begun; 0 where the file does not say.
    """

    path: Path
    game: str
    seats: int
    seed: int
    players: tuple[str, ...]
    names: tuple[str, ...]
    decisions: int
    over: bool
    when: datetime
    setup: Setup
    turns: int = 0


@dataclass(frozen=True, slots=True)
class Spoiled:
    """A file on the shelf that is no game which this program can read: damaged, or of another version; and why."""

    path: Path
    problem: Message


def home() -> Path:
    """Return the folder of saved games: what TRAJAN_TUTOR_HOME names, else one beside the notebook."""
    named = os.environ.get(HOME_VARIABLE, "")
    return Path(named).expanduser() if named else Path.cwd() / FOLDER


def place_of(play: Play) -> Path:
    """Return the file in which a game is saved by itself.

    The same game asked for again has the same file: the same setup, players and names. Where chance drew the seed, any
    deal is the same game.
    """
    setup = asdict(play.setup)
    if play.seed_drawn:
        setup["seed"] = ""
    asked = json.dumps([play.game.name, setup, play.players, play.names], sort_keys=True)
    mark = hashlib.sha256(asked.encode()).hexdigest()[:12]
    return home() / f"{play.game.name}-{len(play.players)}-{mark}{_ENDING}"


def autosave(play: Play) -> Path | None:
    """Save a game in its place and return it, or None when no person has decided anything in it.

    Another game that lies in its place is put aside first, so that beginning anew does not lose it. Raises
    SavingError.
    """
    if not any(node.seat in play.people for node in play.tree):
        return None
    target = place_of(play)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        if target.exists() and play.saved_as != _mark(target):
            target.replace(_place_aside(target))
    except OSError as error:
        problem = error.strerror or type(error).__name__
        raise saves.SavingError("session-file-not-written", path=str(target), problem=problem) from error
    saves.save(play, target)
    play.saved_as = _mark(target)
    return target


def offer(play: Play) -> Saved | None:
    """Return the saved game that a person may want to continue instead of the one just begun, or None.

    There is none once the game is saved itself, nor where the file cannot be read.
    """
    return None if play.saved_as else look(place_of(play))


def take_up(saved: Saved) -> Play:
    """Return a saved game to be played on, in its file or in the place of its setup; raises UnreadableError."""
    play = saves.load(saved.path)
    play.saved_as = _mark(saved.path)
    return play


def saved_games() -> tuple[Saved, ...]:
    """Return all games on the shelf, the latest first; files that cannot be read are left out."""
    return tuple(found for path in _files() if isinstance(found := taken(path), Saved))


def latest(most: int, without: Play | None = None) -> tuple[tuple[Saved | Spoiled, ...], int]:
    """Return the latest files on the shelf, those that cannot be read too, and how many there are beside them.

    The file of the game `without` which they are wanted is not among them.
    """
    own = "" if without is None else without.saved_as
    files = [path for path in _files() if not own or _mark(path) != own]
    return tuple(map(taken, files[:most])), max(len(files) - most, 0)


def named(name: str) -> Saved:
    """Return the game on the shelf that lies in a file of this name.

    Raises MisusedError where there is none, UnreadableError for a file that cannot be read.
    """
    path = next((path for path in _files() if path.name == name), None)
    if path is None:
        raise MisusedError("session-shelf-gone", file=name)
    return _read(path)


def look(path: Path) -> Saved | None:
    """Return what a file tells of a saved game, or None when it cannot be read."""
    found = taken(path)
    return found if isinstance(found, Saved) else None


def taken(path: Path) -> Saved | Spoiled:
    """Return what a file tells of a saved game, or why it cannot be read."""
    try:
        return _read(path)
    except TutorError as error:
        return Spoiled(path, error.message)


def _read(path: Path) -> Saved:
    text = saves.read(path)
    kept, extras = saves.glance(text)
    players = _texts(extras.get("players"))
    return Saved(
        path,
        kept.game,
        len(players) or kept.setup.seats,
        kept.setup.seed,
        players,
        _texts(extras.get("names")),
        len(kept.moves),
        extras.get("over") is True,
        datetime.fromtimestamp(_age(path) / 1e9, UTC),
        kept.setup,
        turns if isinstance(turns := extras.get("turns"), int) else 0,
    )


def _files() -> list[Path]:
    """Return all files on the shelf, the latest first."""
    return sorted(sorted(home().glob(f"*{_ENDING}")), key=_age, reverse=True)


def _age(path: Path) -> int:
    # Another board may have put it aside meanwhile.
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _mark(path: Path) -> str:
    """Return what tells whether a file is still the one that this game wrote: another board may have written since."""
    return f"{path} {_age(path)}"


def _place_aside(target: Path) -> Path:
    """Return where an older game is put: a free place, else that of the oldest one put aside."""
    places = [target.with_name(f"{target.stem}{_EARLIER}-{number}{_ENDING}") for number in range(1, PUT_ASIDE + 1)]
    free = next((place for place in places if not place.exists()), None)
    return free or min(places, key=lambda place: place.stat().st_mtime_ns)


def _texts(value: object) -> tuple[str, ...]:
    return tuple(map(str, value)) if isinstance(value, Sequence) and not isinstance(value, str) else ()
