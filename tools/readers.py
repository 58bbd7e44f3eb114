"""Everything that reads what comes from outside: what it reads, and what it tells a person."""

import json
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import inputs
from mutation import changed_bytes, changed_data, changed_json, changed_toml

import trajan_tutor
from trajan_tutor.cli.output import read_file, read_position
from trajan_tutor.cli.puzzles import read_puzzles
from trajan_tutor.cli.tournament_command import read_results
from trajan_tutor.coach.mistakes import mistake_from
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.editor.editor_desk import EditorDesk
from trajan_tutor.desk.lesson.opened_lessons import lesson_activity
from trajan_tutor.engine import record
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.games import find_game, game_names, plugins
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.positions import may_begin
from trajan_tutor.engine.reading import parse_json, text_of
from trajan_tutor.i18n import Words
from trajan_tutor.journals import attempts_journal, explained_journal, progress, progress_journal, saved_records
from trajan_tutor.journals.explained_journal import ExplainedJournal
from trajan_tutor.journals.finished_games import FILE, FinishedGames
from trajan_tutor.journals.game_extras import save_text
from trajan_tutor.journals.game_journal import read_game
from trajan_tutor.journals.saved_games import home
from trajan_tutor.jupyter.class_shown import ClassShown
from trajan_tutor.learning.schedule import standings
from trajan_tutor.lessons.draft import Draft
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.puzzle_shelf import read_shelf
from trajan_tutor.lessons.reader import read_lesson
from trajan_tutor.session.editing_sources import first_position
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.session import Session
from trajan_tutor.viewmodel.words_model import Notice

Change = Callable[[bytes, Random], bytes]
# What is told is returned; nothing is told where an input is accepted.
Read = Callable[[bytes], str | None]

WORDS: Final = Words("en", [plugin.resources.words for plugin in plugins()])


@dataclass(frozen=True, slots=True)
class Reader:
    """Something that reads: its name, its share of all inputs, valid ones, how they are changed, what reads them."""

    name: str
    share: int
    inputs: tuple[bytes, ...]
    change: Change
    read: Read


def readers(folder: Path) -> tuple[Reader, ...]:
    """Return all readers; files are written into a folder."""
    games = [find_game(name) for name in game_names()]
    found = (*(reader for game in games for reader in _of_game(game, folder)), *_of_all(games, folder))
    # A game without lessons has nothing to be changed there.
    return tuple(reader for reader in found if reader.inputs)


def _of_game(game: TutorGame, folder: Path) -> Iterator[Reader]:
    name = game.name
    value = partial(_read_value, folder)
    yield Reader(f"{name} position", 8, inputs.positions(game), changed_json, partial(_read_position, folder))
    yield Reader(f"{name} record", 4, inputs.records(game), changed_json, partial(_read_record, folder))
    yield Reader(f"{name} position as a value", 4, inputs.positions(game), changed_json, value)
    yield Reader(f"{name} position as seen", 4, inputs.seen_positions(game), changed_json, value)
    yield Reader(f"{name} saved game", 4, inputs.saves(game), changed_json, partial(_read_save, folder))
    yield Reader(f"{name} journal", 4, inputs.journals(game), changed_lines, partial(_read_journal, folder))
    yield Reader(f"{name} lesson", 8, inputs.lessons(game), changed_toml, _lesson(folder, game))
    yield Reader(f"{name} mistake", 2, inputs.mistakes(game), changed_json, _read_mistake)
    yield Reader(f"{name} shelf of puzzles", 2, inputs.shelves(game), changed_json, partial(_read_shelf, name))
    yield Reader(f"{name} notation", 8, inputs.notations(game), changed_bytes, partial(_read_notation, game))
    yield Reader(f"{name} board message", 3, inputs.board_messages(game), changed_message, _board(game))


def _of_all(games: list[TutorGame], folder: Path) -> Iterator[Reader]:
    last = games[-1]
    notes, attempts = partial(_read_notes, folder), partial(_read_attempts, folder)
    explained = partial(_read_explained, folder)
    yield Reader("position of a lesson", 4, inputs.positions(last), changed_json, _position_of_lesson(folder, last))
    yield Reader("puzzles", 4, inputs.puzzles(games), changed_json, partial(_read_puzzles, folder))
    yield Reader("progress", 8, (inputs.progress(),), changed_json, partial(_read_progress, folder))
    yield Reader("progress journal", 4, (inputs.progress_journal(),), changed_lines, notes)
    yield Reader("mastery journal", 2, (inputs.mastery_journal(),), changed_lines, attempts)
    yield Reader("journal of what was explained", 1, (inputs.explained_journal(),), changed_lines, explained)
    yield Reader("finished games", 1, (inputs.finished_games(),), changed_json, partial(_read_finished_games, folder))
    yield Reader("class", 3, (inputs.progress(),), changed_json, _class(folder))
    yield Reader("results of a tournament", 5, inputs.results(), changed_bytes, partial(_read_results, folder))
    yield Reader("editor message", 3, inputs.editor_messages(last), changed_message, _editor(last, folder))
    yield Reader("lesson message", 3, inputs.lesson_messages(), changed_message, _desk(last))


def changed_lines(text: bytes, random: Random) -> bytes:
    """Return a journal with one of its lines changed, or with its characters changed, cut off too."""
    lines = text.splitlines(keepends=True)
    if random.random() < 0.3:
        return changed_bytes(text, random)
    place = random.randrange(len(lines))
    lines[place] = changed_json(lines[place], random) + b"\n"
    return b"".join(lines)


def changed_message(message: bytes, random: Random) -> bytes:
    """Return a message with values changed: a page sends data, never a text that is no JSON."""
    return json.dumps(changed_data(json.loads(message), random)).encode()


# ---- files


def _written(folder: Path, name: str, data: bytes) -> Path:
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    return path


def _read_position(folder: Path, data: bytes) -> None:
    game, state = read_position(str(_written(folder, "position.json", data)))
    if may_begin(game, state):
        begun = game.new_game(Setup(position=game.dumps(state)))
        game.apply(begun, game.legal(begun)[0])


def _read_value(folder: Path, data: bytes) -> None:
    position = trajan_tutor.position(_written(folder, "value.json", data))
    for move in position.legal()[:1]:
        trajan_tutor.position(position.play(move.move).json())


def _read_record(folder: Path, data: bytes) -> None:
    kept = record.loads(read_file(str(_written(folder, "record.json", data))))
    record.replay(find_game(kept.game), kept)


def _read_save(folder: Path, data: bytes) -> None:
    save_text(saved_records.load(_written(folder, "save.json", data)))


def _read_journal(folder: Path, data: bytes) -> str | None:
    kept = read_game(_written(folder, "one.game/one.jsonl", data).parent)
    save_text(kept.play())
    return _first(kept.problems)


def _read_notes(folder: Path, data: bytes) -> str | None:
    _written(folder, f"{progress_journal.FOLDER}/one.jsonl", data)
    kept = progress_journal.read(folder)
    progress.loads(progress.dumps(kept.progress))
    return _first(kept.problems)


def _read_attempts(folder: Path, data: bytes) -> str | None:
    _written(folder, f"{attempts_journal.FOLDER}/one.jsonl", data)
    kept = attempts_journal.read(folder)
    standings(kept.attempts)
    return _first(kept.problems)


def _first(problems: Sequence[Message]) -> str | None:
    """Return what is told of the first problem, or nothing where there is none."""
    return WORDS(problems[0]) if problems else None


def _read_explained(folder: Path, data: bytes) -> None:
    _written(folder, f"{explained_journal.FOLDER}/one.jsonl", data)
    ExplainedJournal(folder).has("trajan/tile")


def _read_finished_games(folder: Path, data: bytes) -> None:
    _written(folder, FILE, data)
    # What is not as the program wrote it is found out again, and nothing is said.
    FinishedGames(folder)


def _lesson(folder: Path, game: TutorGame) -> Read:
    names = {path.read_bytes(): path.name for path in game.resources.words.parent.glob("lessons/*.toml")}
    for path in game.resources.words.parent.glob("lessons/*.json"):
        _written(folder, path.name, path.read_bytes())
    beside = [name for text, name in names.items() if b"puzzle = " in text]

    def read(data: bytes) -> None:
        # A step about a puzzle reads the file that is called as the lesson.
        name = beside[0] if b"puzzle = " in data else "lesson.toml"
        _begun(_written(folder, name, data), game)

    return read


def _position_of_lesson(folder: Path, game: TutorGame) -> Read:
    head = f'game = "{game.name}"\nteaches = []\nneeds = []\nminutes = 1\n[begin]\nposition = "beside.json"\n'
    lesson = _written(folder, "with-position.toml", f'{head}[[step]]\nkind = "tell"\nwords = "one"\n'.encode())

    def read(data: bytes) -> None:
        _written(folder, "beside.json", data)
        _begun(lesson, game)

    return read


def _begun(path: Path, game: TutorGame) -> None:
    player = Player(read_lesson(path, game.name), game)
    player.page()
    player.next()
    player.hint()


def _read_puzzles(folder: Path, data: bytes) -> None:
    for puzzle in read_puzzles(str(_written(folder, "puzzles.json", data))).values():
        _ = puzzle.best, puzzle.idea


def _read_progress(folder: Path, data: bytes) -> None:
    progress.dumps(progress.loads(read_file(str(_written(folder, "handed-in.json", data)))))


def _read_mistake(data: bytes) -> None:
    mistake_from(parse_json(text_of(data)))


def _read_shelf(game: str, data: bytes) -> None:
    read_shelf(parse_json(text_of(data)), game)


def _class(folder: Path) -> Read:
    pupils = _written(folder, "class/good.json", inputs.progress()).parent

    def read(data: bytes) -> str | None:
        _written(pupils, "odd.json", data)
        shown = ClassShown(pupils)
        if not any("Livia" in name for name in shown.results.learners):
            raise LookupError("The good file is not shown.")
        shown._repr_mimebundle_()
        return _first(shown.results.problems)

    return read


def _read_results(folder: Path, data: bytes) -> None:
    head = json.loads(inputs.results()[0].split(b"\n")[0])
    read_results(str(_written(folder, "results.jsonl", data)), head)


# ---- what people type, and what a page sends


def _read_notation(game: TutorGame, data: bytes) -> str | None:
    text = data.decode("utf-8", "surrogateescape")
    seats = game.seat_counts[0]
    session = Session(game, Setup(seats=seats, seed=7), [PERSON] * seats)
    told = [WORDS(one.message) for one in (session.pick(text), session.choose(text)) if one.message is not None]
    return None if session.steps else max(told, key=len)


def _board(game: TutorGame) -> Read:
    return _hearing(lambda: Desk(new_session(game.name, seats=game.seat_counts[0], seed=7)))


def _editor(game: TutorGame, folder: Path) -> Read:
    kept: list[EditorDesk] = []

    def read(data: bytes) -> str | None:
        if not kept:
            kept.append(EditorDesk(Draft(first_position(game.name, seed=5)), folder=folder))
        shown = kept[0].shown
        before: Any = shown.opened()["model"]
        shown.hear(_asked(json.loads(data)))
        after: Any = shown.opened()["model"]
        # What it tells goes to the page.
        json.dumps(after, ensure_ascii=False).encode()
        if (after["at"], after["title"]) != (before["at"], before["title"]):
            kept.clear()
        return _refusal(before["notice"], after["notice"])

    return read


def _desk(game: TutorGame) -> Read:
    return _hearing(lambda: Desk(lesson=lesson_activity(f"{game.name}/02", "guide-me", "en", home())))


class _Errors(logging.Handler):
    """Keeps our own errors: a desk tells them to its page and goes on."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[BaseException] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the error of a record."""
        if record.exc_info and record.exc_info[1] is not None:
            self.found.append(record.exc_info[1])


@contextmanager
def heard_errors() -> Iterator[list[BaseException]]:
    """Give the errors of our own that desks tell meanwhile."""
    errors, log = _Errors(), logging.getLogger(Desk.__module__)
    log.addHandler(errors)
    try:
        yield errors.found
    finally:
        log.removeHandler(errors)


def _hearing(made: Callable[[], Desk]) -> Read:
    """Return what sends messages to a desk: each to one on which nothing was done before."""
    numbers = count()
    kept: list[Desk] = []

    def read(data: bytes) -> str | None:
        if not kept:
            kept.append(made())
        desk = kept[0]
        before = desk.opened()["model"]
        message = json.loads(data)
        if isinstance(message, dict) and message.get("id") == inputs.ID:
            # Nothing is done twice.
            message["id"] = str(next(numbers))
        _heard(desk, _asked(message))
        after = desk.opened()["model"]
        # What it tells goes to the page.
        json.dumps(after, ensure_ascii=False).encode()
        if (after["at"], after["began"]) != (before["at"], before["began"]):
            kept.clear()
            desk.close()
        return _refusal(before["notice"], after["notice"])

    return read


def _asked(request: object) -> object:
    """Return the message in which a page sends a request."""
    return {"type": "do", "request": request}


def _refusal(before: Notice, after: Notice) -> str | None:
    """Return what is told newly of something that was not done."""
    is_told = after["number"] != before["number"] and after["tone"] in ("problem", "refused")
    return after["text"] if is_told else None


def _heard(desk: Desk, message: object) -> None:
    """Let a desk hear a message; raises what it tells as an error of our own."""
    with heard_errors() as errors:
        desk.hear(message)
    for error in errors:
        raise error
