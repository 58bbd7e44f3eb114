"""Everything that people are shown in a language, in parts: the values that pages, commands and papers are made of."""

import contextlib
import io
import json
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from unittest.mock import patch

import record_models
from classroom.table_story import Story
from i18n import shown_panels
from i18n.games_by_chance import play_by_chance
from pictures import possible, printed

import trajan_tutor as tt
from trajan_tutor.classroom.beside import BESIDE
from trajan_tutor.classroom.class_words import ClassLabels, ClassPage, class_words, labels_of
from trajan_tutor.classroom.pages_html import page_html, start_of
from trajan_tutor.cli import main as run_command
from trajan_tutor.cli.file_commands import exit_question
from trajan_tutor.cli.main import build_parser
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.lesson.lesson_activity import LessonActivity
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.engine.message import Message
from trajan_tutor.exercise_making.as_lesson import lesson_of
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.exercise_making.making import exercise
from trajan_tutor.i18n import Words
from trajan_tutor.i18n.languages import speaking
from trajan_tutor.jupyter.course_notebooks import write_in
from trajan_tutor.lessons.class_plan import class_plan
from trajan_tutor.lessons.find import lesson_names
from trajan_tutor.page.host import start_page
from trajan_tutor.session.error_sentences import words_of_every_game
from trajan_tutor.session.new_session import new_session
from trajan_tutor.shown.replay import replay_of
from trajan_tutor.view.paper import PaperSize

NOTEBOOKS: Final = Path(__file__).parents[2] / "notebooks"
_SEEDS: Final = (1, 2)
# What is typed at a terminal: the first choice again and again, after what it does not understand.
_TYPED: Final = "?\nx\n99\nundo\nhint\n" + "1\n" * 1500
_CLASS_MOVES: Final = 12
_WHOLE_PAGES: Final[tuple[ClassPage, ...]] = ("pupil", "teacher", "projector")
_PAGES: Final[tuple[ClassLabels, ...]] = (*_WHOLE_PAGES, "home")

Part = Callable[[str, bool], Iterator[Any]]


def games(language: str, short: bool) -> Iterator[Any]:
    """Give every message that is made while games are played by chance, said: moves, events, refusals, reasons."""
    words, made = words_of_every_game(language), dict[Message, None]()
    build: Any = Message.__dict__["of"].__func__

    def message_of(cls: type[Message], key: str, /, **parameters: object) -> Message:
        message: Message = build(cls, key, **parameters)
        made[message] = None
        return message

    for name in game_names():
        counts = find_game(name).seat_counts
        with patch.object(Message, "of", classmethod(message_of)):
            for seats in counts[:1] if short else counts:
                for seed in _SEEDS[:1] if short else _SEEDS:
                    play_by_chance(name, seats, seed)
        # What is only asked for, and never said, has no words.
        yield from (words(message) for message in list(made) if words.has(message.key))
        made.clear()


def exercises(language: str, short: bool) -> Iterator[Any]:
    """Give what is shown of an exercise of each rule in each form: asked, refused, hinted, answered."""
    for name in game_names():
        game = find_game(name)
        asked = [(rule, form) for rule in plan_of(game).rules for form in plan_of(game).forms(rule)]
        for rule, form in asked[:: len(asked) // 3] if short else asked:
            with contextlib.suppress(TutorError), TemporaryDirectory() as folder:
                lesson = lesson_of([exercise(game, rule, form=form)], game)
                desk = LessonActivity(lesson, game, Path(folder), language=language)
                recording = record_models.Recording(Desk(outside=HostServices("r"), lesson=desk))
                record_models.Lesson(recording, desk.player).play()
                yield from map(json.loads, recording.lines)


def lessons(language: str, short: bool) -> Iterator[Any]:
    """Give what a page is shown of all lessons and games on a desk."""
    only = [name.replace("/", "-") for name in lesson_names()[1:2]] if short else []
    for _, lines in record_models.recorded(language, only):
        yield from map(json.loads, lines)


def panels(language: str, short: bool) -> Iterator[Any]:  # noqa: ARG001 (as every part)
    """Give what panels are told: rule book, symbols, history, reports, review, coach, form, saved games, replay."""
    yield shown_panels.record(language)


def pictures(language: str, short: bool) -> Iterator[Any]:
    """Give all boards, legends, charts, and the sheets of lessons."""
    found = (picture.svg for made in (possible(language), printed(language)) for picture in made)
    yield from (next(found) for _ in range(2)) if short else found


def papers(language: str, short: bool) -> Iterator[Any]:
    """Give the pages of the plans, and a replay as a page of its own."""
    for name in game_names()[: 1 if short else None]:
        planned = class_plan(find_game(name), language)
        yield from planned.pages(PaperSize.A4, exit_question(planned))
        session = new_session(name, seed=7, people=(), bots="random")
        with TemporaryDirectory() as folder:
            file = Path(folder) / "replay.html"
            replay_of(session, language).save_page(file)
            yield file.read_text(encoding="utf-8")


def calls(language: str, short: bool) -> Iterator[Any]:
    """Give what the calls of a notebook show: the front door, courses, mastery, practice, the editor, and errors."""
    with TemporaryDirectory() as folder, patch.dict("os.environ", {"TRAJAN_TUTOR_HOME": folder}), speaking(language):
        yield start_page(Path(folder), language)
        yield tt.welcome()._repr_mimebundle_()
        yield tt.course()._repr_mimebundle_()
        door: Any = tt.open_class()
        yield door._repr_mimebundle_()
        for name in game_names()[: 1 if short else None]:
            yield from (str(tt.mastery(name)), tt.mastery(name)._repr_mimebundle_())
            yield str(tt.exercises(name, seed=1))
            # There is nothing to practise before something was met.
            yield str(tt.lesson(_lessons_of(name)[1]))
            yield from _said(lambda asked=name: tt.practice(asked, seed=1))  # type: ignore[misc]
            # Not every game lets positions be built by hand.
            yield from _said(lambda asked=name: tt.edit(asked, seats=find_game(asked).seat_counts[0]))  # type: ignore[misc]
            yield str(tt.sheets(_lessons_of(name)[1]))
            board: Any = tt.play(name, seed=1)
            yield from (str(board), str(board.hint()))
        yield from _errors()


def _lessons_of(game: str) -> list[str]:
    return [one for one in lesson_names() if one.startswith(f"{game}/")]


def _errors() -> Iterator[str]:
    board: Any = tt.play("trajan", seed=1)
    asked: tuple[Callable[[], object], ...] = (
        lambda: tt.play("chess"),
        lambda: tt.play("trajan", seats=9),
        lambda: tt.play("trajan", bots="nobody"),
        lambda: tt.play("trajan", options={"cards": "new"}),
        lambda: tt.lesson("trajan/99-nothing"),
        lambda: tt.exercises("trajan", "trajan.nothing"),
        lambda: tt.practice("chess"),
        lambda: tt.load("nothing.json"),
        lambda: tt.language("xx"),
        lambda: tt.replay(7),  # type: ignore[arg-type]
        lambda: tt.edit("caesar", seats=9),
        lambda: board.choose("nothing"),
        lambda: board.choose(10_000),
    )
    for ask in asked:
        yield from _said(ask)


def _said(ask: Callable[[], object]) -> Iterator[str]:
    try:
        yield str(ask())
    except TutorError as error:
        yield str(error)


def classes(language: str, short: bool) -> Iterator[Any]:
    """Give the pages of a class, and what they are told in an hour: tasks, votes, tables, the live view, the wall."""
    for page in _PAGES:
        yield labels_of(page, language)
    for shown in _WHOLE_PAGES:
        yield page_html(start_of(shown, language))
    with TemporaryDirectory() as folder:
        story = Story(Path(folder), language)
        story.come("Ada", "Bo", "Cy")
        _hour(story)
        for name in game_names()[: 1 if short else None]:
            _at_tables(story, name)
        for told in (story.teacher, *story.pages):
            yield from map(json.loads, told.texts)
            yield told.said
        story.host.close()
        # What is being opened beside the class is said to its end.
        for one in threading.enumerate():
            if one.name.startswith(BESIDE):
                one.join()
    words = class_words(language)
    yield [words(Message(key)) for key in ("class-not-kept",) if words.has(key)]


def _hour(story: Story) -> None:
    given = (("lesson", "trajan/02-sowing"), ("game", "caesar"), ("practise", "trajan"), ("nothing", ""))
    for kind, name in given:
        story.teach(type="give", kind=kind, name=name, to=[])
    story.teach(type="give", kind="nonsense", name="", to=[])
    story.teach(type="expect", count=4)
    story.teach(type="show-votes")
    for what in ("pupil", "table", "board", "code"):
        story.teach(type="project", what=what)
    story.teach(type="open", kind="game", name="trajan")
    story.teach(type="vote", on=True)
    story.teach(type="show-votes")
    story.teach(type="vote", on=False)
    story.teach(type="give", kind="position", name="", to=[])
    story.teach(type="record", act="begin")
    story.teach(type="record", act="drop")
    for pause in (True, False):
        story.teach(type="pause", to=[], on=pause)
    story.teach(type="look", pupil=story.learners[-1].id)
    story.teach(type="rejoin", pupil=story.learners[-1].id)
    story.teach(type="bring", name="x.toml", text="nothing")
    story.teach(type="rename", pupil=story.learners[-1].id, name="")


def _at_tables(story: Story, name: str) -> None:
    story.pair(name)
    story.teach(type="table-hints", on=True)
    story.teach(type="table-look", table=1, seat=0)
    story.teach(type="project", what="table")
    for number in range(_CLASS_MOVES):
        for who in story.may()[:1]:
            story.choose(who)
            if number == 1:
                story.do(who, "undo")
    story.teach(type="table-end", table=0)


def commands(language: str, short: bool) -> Iterator[Any]:
    """Give what commands print: the help of each, games at the terminal, lists, checks, and what is refused."""
    parser: Any = build_parser(language)
    names = [name for one in parser._subparsers._actions if one.choices for name in one.choices]
    asked: list[tuple[str, ...]] = [("--help",), *((name, "--help") for name in names)]
    asked += [("lesson",), ("lesson", "nothing"), ("saves",), ("replay", "nothing.json"), ("nonsense",), ("play",)]
    asked += [("play", "chess"), ("play", "trajan", "--seats", "9"), ("play", "trajan", "--seats", "x"), ("--zzz",)]
    asked += [("play", name, "--seed", "7") for name in game_names()[: 1 if short else None]]
    if not short:
        asked += [("check", "--language", language), ("play", "trajan", "--seed", "7", "--setup", "choose")]
        for name in game_names():
            asked += [("provenance", name), ("position", name), ("simulate", name, "--games", "2")]
            asked += [("lesson", one) for one in _lessons_of(name)[:2]]
            asked += [("bench", name, "--seconds", "0.2", "--one-build"), ("plan", name)]
        asked += [("tournament", "caesar", "--games", "2", "--seconds", "0.01", "--processes", "1")]
    for words in asked:
        yield printed_by(language, *words)


def proofs(language: str, short: bool) -> Iterator[Any]:
    """Give what the proofs of all lessons print."""
    for name in game_names():
        lessons = find_game(name).resources.lessons
        yield printed_by(language, "prove", str(min(lessons.glob("*.toml"))) if short else name)


def printed_by(language: str, *words: str) -> str:
    """Return what a command prints, whatever it is asked, in a folder of its own."""
    said = io.StringIO()
    typed = io.TextIOWrapper(io.BytesIO(_TYPED.encode()), encoding="utf-8")
    with TemporaryDirectory() as folder, contextlib.chdir(folder), contextlib.ExitStack() as stack:
        stack.enter_context(patch.dict("os.environ", {"TRAJAN_TUTOR_HOME": folder}))
        stack.enter_context(patch.object(sys, "stdin", typed))
        stack.enter_context(contextlib.redirect_stdout(said))
        stack.enter_context(contextlib.redirect_stderr(said))
        with contextlib.suppress(SystemExit):
            run_command(["--language", language, *words])
    return said.getvalue()


def notebooks(language: str, short: bool) -> Iterator[Any]:
    """Give the prose of the notebooks that are made in the language."""
    with TemporaryDirectory() as folder:
        write_in(Words(language), NOTEBOOKS, Path(folder))
        for path in sorted(Path(folder).rglob("*.ipynb"))[: 2 if short else None]:
            cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
            yield ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown"]


PARTS: Final[Mapping[str, Part]] = {
    part.__name__: part
    for part in (games, exercises, lessons, panels, pictures, papers, calls, classes, commands, notebooks, proofs)
}
