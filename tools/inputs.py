"""Valid inputs of every reader, to be changed: made by the program itself."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import trajan_tutor
from trajan_tutor.coach.mistakes import Mistake, data_of
from trajan_tutor.engine import record
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.journals import progress as notes_of
from trajan_tutor.journals import saved_records as saved
from trajan_tutor.journals.attempts_journal import AttemptOutcome, Recorder
from trajan_tutor.journals.explained_journal import ExplainedJournal
from trajan_tutor.journals.finished_games import KIND
from trajan_tutor.journals.game_extras import save_text
from trajan_tutor.journals.lesson_notes import LessonNotes, StepNotes
from trajan_tutor.journals.progress_journal import read as notes_in
from trajan_tutor.journals.saved_games import begin
from trajan_tutor.lessons.files import lesson_files
from trajan_tutor.lessons.puzzle import file_of
from trajan_tutor.lessons.puzzle_shelf import dumps as dumps_shelf
from trajan_tutor.lessons.puzzle_shelf import shelf_of
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.session import Session

# So many moves have the records and saved games: each is played again for every input.
_MOVES: Final = 12
# What every message to a board is called.
ID: Final = "a-1"


def _played(game: TutorGame, seats: int, moves: int) -> record.Record:
    setup = Setup(seats=seats, seed=5)
    state = game.new_game(setup)
    rng, made = Rng(3), []
    for _ in range(moves):
        legal = game.legal(state)
        made.append(game.notation(legal[rng.below(len(legal))]))
        game.apply(state, game.parse(made[-1]))
    return record.Record(game.name, setup, made)


def positions(game: TutorGame) -> tuple[bytes, ...]:
    """Return a position of each number of seats, in the middle of a game, and one within a turn."""
    found = []
    for seats in game.seat_counts:
        state, rng = game.new_game(Setup(seats=seats, seed=5)), Rng(3)
        for _ in range(20):
            legal = game.legal(state)
            game.apply(state, legal[rng.below(len(legal))])
        while not game.may_evaluate(state) or game.is_closing(state):
            game.apply(state, game.legal(state)[0])
        found.append(game.dumps(state).encode())
    within = record.Record(game.name, Setup(position=game.dumps(state)), [game.notation(game.legal(state)[0])])
    return (*found, record.dumps(within).encode())


def seen_positions(game: TutorGame) -> tuple[bytes, ...]:
    """Return what each seat and a spectator see of a position, of each number of seats."""
    whole = (trajan_tutor.position(text.decode()) for text in positions(game))
    return tuple(
        position.seen_by(seat).json().encode() for position in whole for seat in range(-1, len(position.names))
    )


def records(game: TutorGame) -> tuple[bytes, ...]:
    """Return a record of each number of seats, and one that begins with a position."""
    found = [record.dumps(_played(game, seats, _MOVES)).encode() for seats in game.seat_counts]
    setup = Setup(position=positions(game)[0].decode())
    return (*found, record.dumps(record.Record(game.name, setup, [])).encode())


def saves(game: TutorGame) -> tuple[bytes, ...]:
    """Return a saved game of each number of seats, with a branch and a place that has a name."""
    found = []
    for seats in game.seat_counts:
        kept = _played(game, seats, _MOVES)
        session = Session(game, kept.setup, [PERSON] * seats, ["Čáp"] * seats, kept.moves)
        session.jump(3)
        session.choose(game.notation(session.choices()[-1]))
        session.rename(2, "here")
        found.append(save_text(session).encode())
    return tuple(found)


def journals(game: TutorGame) -> tuple[bytes, ...]:
    """Return the journal of a saved game of each number of seats."""
    found = []
    for text in saves(game):
        with TemporaryDirectory() as folder:
            session = saved.load_text(text.decode())
            journal = begin(session, Path(folder))
            journal.keep()
            for _ in range(3):
                session.undo()
                journal.keep()
            (file,) = journal.folder.iterdir()
            found.append(file.read_bytes())
    return tuple(found)


def progress_journal() -> bytes:
    """Return the journal of the progress in one lesson."""
    with TemporaryDirectory() as folder:
        kept, keeper = notes_in(Path(folder)).begin("trajan/02-sowing")
        for name in ("reach-forum", "which-way"):
            kept.of(name).tries += 1
            kept.line, kept.starts = ("sow I", "drop red"), {name: 1}
            keeper(kept)
        (file,) = Path(folder).glob("*/*")
        return file.read_bytes()


def finished_games() -> bytes:
    """Return what was found out about a game that is over and one that cannot be read."""
    over = {"marked": "1 2", "game": "trajan", "players": ["person", "club"], "over": True, "winners": [1]}
    other = {"marked": "3 4", "game": "", "players": [], "over": False, "winners": None}
    games = {"one.game": over, "other.game": other}
    return json.dumps({"kind": KIND, "version": record.VERSION, "games": games}).encode()


def mastery_journal() -> bytes:
    """Return the journal of attempts at some rules."""
    with TemporaryDirectory() as folder:
        recorder = Recorder(Path(folder), lambda: 1_700_000_000)
        for outcome in AttemptOutcome:
            recorder.note(("trajan.sow.tray", "trajan.sow.empty"), outcome, "trajan/02-sowing#take")
        (file,) = Path(folder).glob("*/*")
        return file.read_bytes()


def explained_journal() -> bytes:
    """Return the journal of what was explained to a learner."""
    with TemporaryDirectory() as folder:
        ExplainedJournal(Path(folder)).note(["trajan/tile", "trajan/round", "sylla/famine"])
        (file,) = Path(folder).glob("*/*")
        return file.read_bytes()


def lessons(game: TutorGame) -> tuple[bytes, ...]:
    """Return all lessons of a game."""
    return tuple(path.read_bytes() for path in lesson_files(game))


def notations(game: TutorGame) -> tuple[bytes, ...]:
    """Return moves of a game."""
    return tuple(sorted({move.encode() for seats in game.seat_counts for move in _played(game, seats, 40).moves}))


def puzzles(games: list[TutorGame]) -> tuple[bytes, ...]:
    """Return the first puzzles of each file of them."""
    files = [file_of(path) for game in games for path in lesson_files(game)]
    found = []
    for path in files:
        if path.exists() and "puzzles" in (data := json.loads(path.read_bytes())):
            # The first ones are enough: each position is read for every input.
            data["puzzles"] = dict(list(data["puzzles"].items())[:2])
            found.append(json.dumps(data).encode())
    return tuple(found)


def progress() -> bytes:
    """Return the progress of a learner."""
    steps = {"sow": StepNotes(done=True, tries=3, hints=1), "ask": StepNotes(shown=True)}
    notes = {"trajan/02-sowing": LessonNotes(1, done=False, steps=steps, line=("sow I",), starts={"sow": 0})}
    return notes_of.dumps(notes_of.Progress(notes, "Livia")).encode()


def mistakes(game: TutorGame) -> tuple[bytes, ...]:
    """Return a mistake of a game, to be tried again."""
    played = _played(game, game.seat_counts[0], _MOVES)
    mistake = Mistake(played, 1, tuple(played.moves[:2]), tuple(played.moves[2:4]), 6.5, 1.25)
    return (json.dumps(data_of(mistake)).encode(),)


def shelves(game: TutorGame) -> tuple[bytes, ...]:
    """Return the shelf of puzzles of a game, as small as one can be; nothing of a game without any."""
    shelf = shelf_of(game)
    return (dumps_shelf("a command", shelf[:1]).encode(),) if shelf else ()


def results() -> tuple[bytes, ...]:
    """Return the results of a tournament."""
    head = {"game": "x", "players": ["greedy", "random"], "seats": 2}
    line = {"seed": 1, "players": [0, 1], "scores": [10, 12], "winners": [1], "seconds": [0.1, 0.0]}
    return ("\n".join(map(json.dumps, (head, line, line))).encode(),)


def _message(**content: Any) -> bytes:
    return json.dumps(content).encode()


def board_messages(game: TutorGame) -> tuple[bytes, ...]:
    """Return what a page sends to a board."""
    state = game.new_game(Setup(seats=game.seat_counts[0], seed=7))
    move = game.legal(state)[0]
    head = {"at": 0, "id": ID}
    texts = {"type": "pick", "spot": game.spots_of(state, move)[0]}, {"type": "choose", "move": game.notation(move)}
    kinds: list[dict[str, Any]] = [
        {"type": kind} for kind in ("undo", "redo", "next", "skip", "sit", "continue", "decline", "again")
    ]
    asked = [{"type": "tell", "spot": texts[0]["spot"]}, {"type": "preview", "move": texts[1]["move"]}]
    shown = [
        {"type": "show", "page": page} for page in ("book", "symbols", "history", "saved-games", "replay", "picture")
    ]
    places = [{"type": kind, "node": 0, "name": "x"} for kind in ("jump", "rename", "prune")]
    answers = {
        "game": game.name,
        "seats": game.seat_counts[0],
        "seed": "7",
        "people": [0],
        "bots": ["random"],
        "names": ["Ada", ""],
    }
    more: list[dict[str, Any]] = [
        {"type": "begin", "answers": answers},
        {"type": "compare", "places": [0, 0]},
        {"type": "frame", "number": 0},
        {"type": "resume", "file": "x.json"},
        {"type": "coach", "action": "close", "number": 0},
    ]
    return tuple(_message(**head, **one) for one in (*texts, *kinds, *asked, *shown, *places, *more))


def editor_messages(game: TutorGame) -> tuple[bytes, ...]:
    """Return what a page sends to an editor of positions."""
    widget: Any = trajan_tutor.edit(game.name, seed=5)
    places = list(widget.draft.places())[::9]
    kinds: list[dict[str, Any]] = [
        {"type": kind, "place": place, "piece": 0, "lying": 0, "to": 0, "number": 1}
        for kind in ("open", "put", "take", "shift", "set", "lift", "drop")
        for place in places
    ]
    more: list[dict[str, Any]] = [
        {"type": "pick", "spot": "x"},
        {"type": "seat", "seat": 1},
        {"type": "begin", "game": game.name, "seats": game.seat_counts[0], "empty": 0},
        {"type": "load", "text": positions(game)[0].decode(), "turn": 0},
        {"type": "write"},
        {"type": "save", "name": "x", "what": "lesson"},
        {"type": "undo"},
    ]
    return tuple(_message(at=0, id=ID, **one) for one in (*kinds, *more))


def lesson_messages() -> tuple[bytes, ...]:
    """Return what a page sends to a lesson."""
    head = {"at": 0, "id": ID}
    actions: list[dict[str, Any]] = [
        {"type": "go", "action": action} for action in ("next", "back", "again", "hint", "show", "explore", "return")
    ]
    more: list[dict[str, Any]] = [
        {"type": "answer", "value": "3"},
        {"type": "dial", "value": "let-me"},
        {"type": "pick", "spot": "mat.0.tray.I"},
        {"type": "lesson", "address": "trajan/02-sowing"},
    ]
    return tuple(_message(**head, **one) for one in (*actions, *more))
