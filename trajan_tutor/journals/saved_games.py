"""The saved games: a folder in which every game has a journal of its own, named after the call that began it.

Nothing is written before a person has decided something, and nothing of it shows before a person asks: a notebook that
is run twice has the same outputs. Nothing is removed but by a person.
"""

import hashlib
import json
import os
import shutil
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import read_text
from trajan_tutor.engine.record import Record
from trajan_tutor.journals import journal, saved_records
from trajan_tutor.journals.game_extras import Extras
from trajan_tutor.journals.game_journal import GameJournal, read_game
from trajan_tutor.journals.writing import SavingError, problem_of
from trajan_tutor.session.session import Session

# The environment variable that names the folder, and the folder beside the notebook without it.
HOME_VARIABLE: Final = "TRAJAN_TUTOR_HOME"
FOLDER: Final = "trajan_tutor_saves"
# The first notebook of a course; the others lie in folders beside it.
WELCOME: Final = "00_welcome.ipynb"
_ENDING: Final = ".game"
# Before there were journals, a game was one file.
_OLD_ENDING: Final = ".json"
# Up to this version of records the place of a game did not tell of rulings that are read otherwise since.
_UNMARKED: Final = 2
# Files of progress lay beside them.
_NO_GAME: Final = "progress."


@dataclass(frozen=True, slots=True)
class Saved:
    """A game among the saved games, as far as its journal tells without being played again.

    `turns` have begun; 0 where that is not told. `problems` tell what of it cannot be used.
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
    problems: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Spoiled:
    """A saved file that is no game which this program can read: damaged, or of another version; and why."""

    path: Path
    problem: Message


@dataclass(frozen=True, slots=True)
class TakenUp:
    """A saved game to be played on, the journal in which it goes on, and what of it cannot be used."""

    session: Session
    journal: GameJournal
    problems: tuple[Message, ...] = ()


def home() -> Path:
    """Return the folder of saved games: what TRAJAN_TUTOR_HOME names, else one beside the notebook.

    The notebooks of a course, which lie in folders beside its welcome, share the one that lies there.
    Only what stands at the border asks for it; everything else is given the folder. Raises MisusedError where the
    system knows of no such folder: no user of that name, or the working folder was removed.
    """
    named = os.environ.get(HOME_VARIABLE, "")
    try:
        folder = Path(named).expanduser() if named else _beside_the_notebook()
        # What is not there yet is made; a name that no folder can have is told at once.
        with suppress(FileNotFoundError, NotADirectoryError, PermissionError):
            folder.stat()
    except RuntimeError as error:
        raise MisusedError("session-home-nobody", variable=HOME_VARIABLE, given=named) from error
    except (OSError, ValueError) as error:
        if named:
            problem = problem_of(error)
            raise MisusedError("session-home-wrong", variable=HOME_VARIABLE, given=named, problem=problem) from error
        raise MisusedError("session-home-gone", variable=HOME_VARIABLE) from error
    return folder


def _beside_the_notebook() -> Path:
    here = Path.cwd()
    is_in_course = (here.parent / WELCOME).is_file() and not (here / WELCOME).is_file() and not (here / FOLDER).is_dir()
    return (here.parent if is_in_course else here) / FOLDER


def place_of(session: Session, folder: Path) -> Path:
    """Return where the journal of a game lies.

    The same game asked for again has the same place: the same setup, players and names.
    """
    name = f"{_mark(session)}-{session.setup.seed}" if session.seed_drawn else _mark(session)
    return folder / f"{name}{_ENDING}"


def begin(session: Session, folder: Path) -> GameJournal:
    """Return the journal of a game that has just begun; what other boards decided in this game stays beside it."""
    return GameJournal(place_of(session, folder), session)


def offer(session: Session, folder: Path) -> Saved | None:
    """Return the saved game that a person may want to continue instead of the one just begun, or None.

    Where chance drew the seed, any deal is the same game. There is none where nothing can be read.
    """
    places = [place for mark in (_mark(session), _former_mark(session)) for place in _places_of(mark, session, folder)]
    candidates = (taken(place) for place in sorted(sorted(places), key=_age, reverse=True))
    return next((saved for saved in candidates if isinstance(saved, Saved)), None)


def _places_of(mark: str, session: Session, folder: Path) -> list[Path]:
    """Return what lies there of a game that was asked for so."""
    journals = folder.glob(f"{mark}-*{_ENDING}") if session.seed_drawn else [folder / f"{mark}{_ENDING}"]
    return [place for place in (*journals, folder / f"{mark}{_OLD_ENDING}") if os.path.lexists(place)]


def take_up(saved: Saved) -> TakenUp:
    """Return a saved game to be played on; raises UnreadableError."""
    if saved.path.suffix == _OLD_ENDING:
        # The file stays as it is; what follows is told in a journal.
        session = saved_records.load(saved.path)
        return TakenUp(session, begin(session, saved.path.parent))
    stored = read_game(saved.path)
    session = stored.play()
    return TakenUp(session, GameJournal(saved.path, session, stored), (*stored.problems, *session.left_out))


def latest(
    folder: Path, most: int | None = None, without: GameJournal | None = None
) -> tuple[tuple[Saved | Spoiled, ...], int]:
    """Return at `most` so many games, the latest first, what cannot be read too, and how many there are beside them.

    The game `without` which they are wanted is not among them, unless another board has told more of it.
    """
    present = without.folder if without is not None and without.knows_all() else None
    others = [place for place in places(folder) if place != present]
    shown = others[:most]
    return tuple(map(taken, shown)), len(others) - len(shown)


def named(folder: Path, name: str) -> Saved:
    """Return the game among the saved games that has this name.

    Raises MisusedError where there is none, UnreadableError for one that cannot be read.
    """
    return _read(_named(folder, name))


def remove(folder: Path, name: str) -> None:
    """Remove a saved game for ever, as a person asks; raises MisusedError where there is none, SavingError."""
    place = _named(folder, name)
    try:
        if place.is_dir() and not place.is_symlink():
            shutil.rmtree(place)
        else:
            place.unlink()
    except OSError as error:
        raise SavingError("session-saved-games-not-removed", file=name, problem=problem_of(error)) from error


def taken(path: Path) -> Saved | Spoiled:
    """Return what is told of a saved game, or why it cannot be read."""
    try:
        return _read(path)
    except TutorError as error:
        return Spoiled(path, error.message)


def _read(path: Path) -> Saved:
    if path.suffix == _OLD_ENDING:
        game_record, extras = saved_records.glance(read_text(path))
        return _saved(path, game_record, extras, len(game_record.moves))
    game = read_game(path)
    return _saved(path, game.begun, game.extras, game.merged.decisions, game.problems)


def _saved(
    path: Path, game_record: Record, extras: Extras, decisions: int, problems: tuple[Message, ...] = ()
) -> Saved:
    return Saved(
        path,
        game_record.game,
        len(extras.players) or game_record.setup.seats,
        game_record.setup.seed,
        extras.players,
        extras.names,
        decisions,
        extras.over,
        datetime.fromtimestamp(_age(path) / 1e9, UTC),
        game_record.setup,
        extras.turns,
        problems,
    )


def _named(folder: Path, name: str) -> Path:
    path = next((path for path in places(folder) if path.name == name), None)
    if path is None:
        raise MisusedError("session-saved-games-gone", file=name)
    return path


def places(folder: Path) -> list[Path]:
    """Return where all saved games lie, the latest first; a folder in which nothing was ever written is none."""
    old = (path for path in folder.glob(f"*{_OLD_ENDING}") if not path.name.startswith(_NO_GAME))
    begun = (path for path in folder.glob(f"*{_ENDING}") if any(journal.sizes_of(path).values()))
    return sorted(sorted([*begun, *old]), key=_age, reverse=True)


def _age(path: Path) -> int:
    if path.suffix == _ENDING:
        return journal.when(path)
    # Another process may have removed it meanwhile.
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _mark(session: Session) -> str:
    """Return the name of what was asked for; where chance drew the seed, without it.

    A game of which rulings are read otherwise since has another name: what was kept of it before stays by itself.
    """
    changed = sorted(session.game.components.formerly(_UNMARKED))
    return _mark_of(session, session.setup, [changed] if changed else [])


def _former_mark(session: Session) -> str:
    """Return the name that it had up to the version of records that told nothing of readings that are usual."""
    usual = session.game.components.in_whole_games().items()
    options = tuple(option for option in session.setup.options if option not in usual)
    return _mark_of(session, replace(session.setup, options=options), [])


def _mark_of(session: Session, begun: Setup, more: list[list[str]]) -> str:
    setup = asdict(begun)
    if session.seed_drawn:
        setup["seed"] = ""
    asked = json.dumps([session.game.name, setup, session.players, session.names, *more], sort_keys=True)
    return f"{session.game.name}-{len(session.players)}-{hashlib.sha256(asked.encode()).hexdigest()[:12]}"
