"""What people call: each call takes plain words, and gives a value that shows itself at the end of a cell.

Everything heavy is imported when a call needs it, what only types need never: the package imports quickly, and without
Jupyter.
"""

from __future__ import annotations

# The type checker knows what this name means; to import it would take longer than all the rest.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from trajan_tutor.engine.record import Record
    from trajan_tutor.jupyter.class_shown import ClassShown
    from trajan_tutor.jupyter.lesson_list import LessonList
    from trajan_tutor.jupyter.mastery_shown import MasteryShown
    from trajan_tutor.jupyter.welcome_shown import Welcome
    from trajan_tutor.lessons.sheets import Sheets
    from trajan_tutor.session.branches import Branch
    from trajan_tutor.session.players import GivenBots
    from trajan_tutor.session.position import Position
    from trajan_tutor.session.session import Session
    from trajan_tutor.shown.board import Board
    from trajan_tutor.shown.cell_values import CellValue, ExerciseRecording, PositionEditor, ReplayValue
    from trajan_tutor.shown.comparison import Comparison

    # What can be read as a game, and what as a position.
    GameSource = Board | Session | Record | str | Path
    PositionSource = GameSource | Branch | PositionEditor | Position | Mapping[str, object]


def game_names() -> tuple[str, ...]:
    """Return the names of the games that can be played."""
    from trajan_tutor.engine import games

    return games.game_names()


def language(name: str = "") -> str:
    """Choose the language in which everything is said from now on, also after the next start; return its letters.

    Without a name nothing changes. A call with a `language` of its own speaks that one. What the environment variable
    TRAJAN_TUTOR_LANGUAGE names comes before what was kept, and after what is chosen here.
    """
    from trajan_tutor.jupyter import with_call_sentences
    from trajan_tutor.jupyter.visitor import choose_language

    with with_call_sentences():
        return choose_language(name)


def play(  # noqa: PLR0913 (each is a plain word of a call that people write)
    game: str = "",
    *,
    seats: int | None = None,
    seed: int | None = None,
    people: Sequence[int] = (0,),
    bots: GivenBots = "random",
    names: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    setup: str = "quick",
    position: str | Path | Mapping[str, object] = "",
    pace: str = "at-once",
    hot_seat: bool = False,
    language: str = "",
    share: bool = False,
    **settings: object,
) -> Board:
    """Begin a game; the value shows its board when it stands at the end of a cell.

    `people` are the seats that people play, counted from 0; `bots` play the others: one name for all, or one for each,
    or a bot of your own: a function of a game, an observation and a generator that returns a legal move, or a class
    whose objects are called likewise.
    `setup` is `quick` (decided by chance) or `choose` (every choice of the rules). The same seed deals the same game.
    Without a number of `seats` there are the fewest that the game is for.
    `options` change figures and rulings of the game; any other `settings` are options by their names, such as the
    modules of a game or how strong an opponent is whom the rules play. `position` is one, or a record, to start from:
    data, JSON text or the path of a file; it tells the game where none is named.

    Bots decide at once, so that a notebook has the same outputs in every run; at the `pace` `step` they wait until the
    board is told to let them. `hot_seat` hide the cards of several people from each other, who change places at one
    screen. Where such a game was saved by itself, the board offers to continue it.

    With `share` others play too, in the same network and from devices of their own: below the board stands the address
    with the code by which they come. The notebook has the first seat; such a game is played by people, as it usually
    is, and lasts as long as the kernel. Beside the game, `seats`, `seed` and `language` nothing can be chosen then.
    """
    from trajan_tutor.jupyter import board_of, with_call_sentences
    from trajan_tutor.session.new_session import new_session

    if share:
        chosen = {
            "people": tuple(people) != (0,),
            "bots": bots != "random",
            "names": bool(names),
            "options": bool(options),
            "setup": setup != "quick",
            "position": position != "",
            "pace": pace != "at-once",
            "hot_seat": hot_seat,
        } | dict.fromkeys(settings, True)
        return _shared(game, seats, seed, language, [name for name, is_set in chosen.items() if is_set])
    with with_call_sentences(language):
        begun = new_session(
            game,
            seats=seats,
            seed=seed,
            people=people,
            bots=bots,
            names=names,
            options=options,
            setup=setup,
            position=position,
            pace=pace,
            hot_seat=hot_seat,
            **settings,
        )
        return board_of(begun, language, offers=True)


def _shared(game: str, seats: int | None, seed: int | None, language: str, chosen: Sequence[str]) -> Board:
    from functools import partial

    from trajan_tutor.classroom.notebook_table import notebook_table
    from trajan_tutor.engine.errors import MisusedError
    from trajan_tutor.jupyter import shared_board, with_call_sentences

    with with_call_sentences(language):
        if chosen:
            raise MisusedError("session-share-settings", setting=chosen[0])
        return shared_board(partial(notebook_table, game, seats, seed, language), language)


def load(path: str | Path, *, language: str = "") -> Board:
    """Take up a saved game; the value shows its board when it stands at the end of a cell."""
    from trajan_tutor.journals import saved_records
    from trajan_tutor.jupyter import board_of, with_call_sentences

    with with_call_sentences(language):
        return board_of(saved_records.load(path), language)


def table(*, language: str = "") -> Board:
    """Lay out an empty table: a form on which a game is begun by clicks, when it stands at the end of a cell."""
    from trajan_tutor.jupyter import empty_table, with_call_sentences

    with with_call_sentences(language):
        return empty_table(language)


def compare(board: Board | Session, *places: int | Branch, language: str = "") -> Comparison:
    """Compare two or three places of a game: boards, points by source and their differences, what was revealed.

    `places` are numbers of nodes or branches, as `board.session.branches()` lists them; without any, the last branches
    are compared. The value shows itself when it stands at the end of a cell.
    """
    from trajan_tutor.jupyter import with_call_sentences
    from trajan_tutor.shown.comparison import compare as compare_places

    # Whatever is no game is refused in a sentence.
    value: object = board
    with with_call_sentences(language):
        return compare_places(getattr(value, "session", value), places or None, language)


def replay(source: GameSource, *, seat: int | None = None, language: str = "") -> ReplayValue:
    """Look at a game from beginning to end; the value shows itself when it stands at the end of a cell.

    `source` is a board, a game being played, a record, or the path of a saved game. A game of one person is seen
    through that person's eyes, any other by a spectator; a finished game may be seen through the eyes of any `seat`.
    """
    from trajan_tutor.jupyter import replay_board, with_call_sentences
    from trajan_tutor.shown.replay import replay_of

    with with_call_sentences(language):
        return replay_board(replay_of(source, language, seat=seat))


def lesson(name: str | Path, *, autonomy: str = "guide-me", language: str = "") -> Board:
    """Play a lesson; the value shows itself when it stands at the end of a cell.

    `name` is its address, number or name, such as `trajan/02-sowing`, `02` or `sowing`, or the path of a lesson file.
    It goes on where the learner left it. `autonomy` is `show-me`, `guide-me` or `let-me`.
    """
    from trajan_tutor.jupyter import lesson_board, with_call_sentences

    with with_call_sentences(language):
        return lesson_board(name, autonomy, language)


def exercise(name: str | Path, step: str = "", *, language: str = "") -> Board:
    """Give one step of a lesson as an exercise: it checks the goal, gives hints and not the answer, and notes tries.

    Without a `step` it is the only one that can be given, as in an exercise that was recorded.
    """
    from trajan_tutor.jupyter import exercise_board, with_call_sentences

    with with_call_sentences(language):
        return exercise_board(name, step, language)


def exercises(
    game: str,
    *rules: str,
    seed: int = 1,
    count: int = 5,
    difficulty: str = "middle",
    language: str = "",
) -> Board:
    """Play exercises that the engine makes; the value shows itself when it stands at the end of a cell.

    They ask about `rules`, ids such as `trajan.sow.empty`, or without any about rules chosen by the seed. The same call
    makes the same exercises. `difficulty` is `easy`, `middle` or `hard`.
    """
    from trajan_tutor.exercise_making.wanted_exercises import wanted_of
    from trajan_tutor.jupyter import exercises_board, with_call_sentences

    with with_call_sentences(language):
        wanted = wanted_of(game, rules=rules, seed=seed, count=count, difficulty=difficulty)
        return exercises_board(wanted, language)


def practice(game: str | None = None, *, seed: int | None = None, language: str = "") -> Board:
    """Practise about five minutes of what is due; the value shows itself when it stands at the end of a cell.

    It asks about rules that were met in lessons, exercises and games, when it is time to remember them, about steps
    that were missed and some new rules; after every four lessons it is a checkpoint. Without a `game` it is the one in
    which most is due. The same seed at the same time makes the same practice.
    """
    from trajan_tutor.jupyter import practice_board, with_call_sentences

    with with_call_sentences(language):
        return practice_board(game, seed, language)


def mastery(game: str | None = None, *, language: str = "") -> MasteryShown:
    """Show what is mastered of a game, rule by rule, what is due, and games played; the value shows itself in a cell.

    Without a `game` it is the one in which most is due.
    """
    from trajan_tutor.jupyter import mastery_of, with_call_sentences

    with with_call_sentences(language):
        return mastery_of(game, language)


def course(game: str = "", *, language: str = "") -> LessonList:
    """List all lessons with what the learner did in each; the value shows itself at the end of a cell."""
    from trajan_tutor.jupyter import all_lessons, with_call_sentences

    with with_call_sentences(language):
        return all_lessons(game, language)


def welcome(*, language: str = "") -> Welcome:
    """Show the covers of all games, with what to begin or go on with; the value shows itself at the end of a cell."""
    from trajan_tutor.jupyter import front_door, with_call_sentences

    with with_call_sentences(language):
        return front_door(language)


def edit(
    source: PositionSource,
    *,
    turn: int | None = None,
    seats: int = 2,
    seed: int = 1,
    empty: bool = False,
    options: Mapping[str, object] | None = None,
    language: str = "",
) -> PositionEditor:
    """Build a position by clicks; the value shows its board when it stands at the end of a cell.

    `source` is the name of a game, which begins with its first position or with an `empty` board, or a position (data,
    JSON text or file), a record, a board or a game being played, then at the start of a `turn` counted from 1. Every
    change is checked: what cannot be is refused in a sentence. The position can be written as JSON and as a lesson.
    """
    from trajan_tutor.engine.games import game_names as known
    from trajan_tutor.jupyter import editor_board, with_call_sentences
    from trajan_tutor.lessons.draft import Draft
    from trajan_tutor.session.editing_sources import editor_of, first_position

    with with_call_sentences(language):
        if isinstance(source, str) and (source in known() or source.isidentifier()):
            editor = first_position(source, seats=seats, seed=seed, empty=empty, options=options)
        else:
            editor = editor_of(source, turn)
        return editor_board(Draft(editor, language))


def position(
    source: PositionSource,
    *,
    step: str = "",
    after: int | None = None,
    seat: int | None = None,
    seats: int | None = None,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    language: str = "",
) -> Position:
    """Look at a position; the value shows its board at the end of a cell, can be asked in words, and never changes.

    `source` is a position or a record (data, JSON text or file), a saved game, a board, what `edit` builds, a lesson at
    one of its `step`s, or the name of a game, which begins with `seats`, `seed` and `options`. `after` so many moves of
    it is an earlier position. It is seen by a `seat`, by a spectator (-1), or with all hands open; while people are
    playing, as their board shows it.

    `position.legal()` lists what may be played, `position.why_not("sow iii")` says which rule forbids a move, and
    `position.play("sow iii", "drop pink")` returns another position.
    """
    from trajan_tutor.jupyter import with_call_sentences
    from trajan_tutor.lessons.position_sources import position_from

    with with_call_sentences(language):
        return position_from(
            source,
            step=step,
            after=after,
            seat=seat,
            seats=seats,
            seed=seed,
            options=options,
            language=language,
        )


def record_exercise(source: PositionSource, *, language: str = "") -> ExerciseRecording:
    """Record an exercise by playing its solution; the value shows its board and a form at the end of a cell.

    `source` is whatever `position` takes: a board (its present position), what `edit` builds, a saved game, a lesson,
    or the name of a game. The rules that the solution uses are proposed. *Keep it* writes one file beside the notebook,
    for `exercise` and for a class; `recorder.keep("Title", "Question?")` does the same.
    """
    from trajan_tutor.jupyter import recording_board, with_call_sentences
    from trajan_tutor.lessons.exercise_recorder import ExerciseRecorder

    with with_call_sentences(language):
        return recording_board(ExerciseRecorder(source, language))


def hand_in(learner: str, folder: str | Path = ".") -> Path:
    """Write the progress of a learner into a folder, as a file to be handed in; return the file."""
    from trajan_tutor.journals import progress, progress_journal
    from trajan_tutor.jupyter import with_call_sentences
    from trajan_tutor.jupyter.visitor import own_home
    from trajan_tutor.learning.class_rules import rules_done
    from trajan_tutor.session.values import path_of, text_of

    with with_call_sentences():
        home = own_home()
        done = progress_journal.read(home).progress
        done.rules = rules_done(home)
        return progress.hand_in(text_of("learner", learner), path_of("folder", folder), done)


def take_progress(folder: str | Path = ".", *, language: str = "") -> Path:
    """Write all progress into one file in a folder, to be gone on with elsewhere; there is no name in it."""
    from trajan_tutor.journals import progress_file
    from trajan_tutor.journals.writing import write
    from trajan_tutor.jupyter import with_call_sentences
    from trajan_tutor.jupyter.visitor import own_home
    from trajan_tutor.session.values import path_of

    with with_call_sentences(language):
        return write(path_of("folder", folder) / progress_file.FILE, progress_file.taken(own_home()))


def bring_progress(file: str | Path, *, language: str = "") -> int:
    """Add what a file of `take_progress`, of a class or of the light page tells; return how many lines were new.

    Nothing is lost, and nothing counts twice, in whatever order files are brought.
    """
    from trajan_tutor.engine.reading import read_text
    from trajan_tutor.journals import progress_file
    from trajan_tutor.jupyter import with_call_sentences
    from trajan_tutor.jupyter.visitor import own_home
    from trajan_tutor.session.values import path_of

    with with_call_sentences(language):
        return progress_file.brought(own_home(), read_text(path_of("file", file)))


def classroom(folder: str | Path, *, language: str = "") -> ClassShown:
    """Read the progress that a class has handed in; the value shows a picture and a table at the end of a cell."""
    from trajan_tutor.jupyter import class_of, with_call_sentences

    with with_call_sentences(language):
        return class_of(folder, language)


def open_class(*, language: str = "") -> CellValue:
    """Show a button that opens a class at this Jupyter server: pupils come in with a code, you see how they get on."""
    from trajan_tutor.jupyter import door_of_class, with_call_sentences

    with with_call_sentences(language):
        return door_of_class(language)


def sheets(name: str | Path, *rules: str, seed: int = 1, count: int = 5, language: str = "") -> Sheets:
    """Put a lesson on paper: a board for each question, the answers apart; `save` writes all as PDF into a folder.

    With the ids of some `rules`, `name` is that of their game, and the questions are `count` exercises about them.
    """
    from trajan_tutor.exercise_making.wanted_exercises import make_lesson, wanted_of
    from trajan_tutor.jupyter import with_call_sentences
    from trajan_tutor.lessons.named_lesson import asked_lesson
    from trajan_tutor.lessons.sheets import Sheets

    with with_call_sentences(language):
        if rules:
            return Sheets(*make_lesson(wanted_of(str(name), rules=rules, seed=seed, count=count)), language)
        return Sheets(*asked_lesson(name), language)
