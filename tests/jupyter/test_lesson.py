"""Lessons as values of cells: by which names, in which lists, and where nothing can be clicked."""

from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from desk.page import Page, page_of_lesson

import trajan_tutor as tt
from trajan_tutor import jupyter
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.games import find_game
from trajan_tutor.jupyter.lesson_list import LessonList
from trajan_tutor.jupyter.stage_widget import StageWidget
from trajan_tutor.jupyter.still import StillBoard
from trajan_tutor.lessons.files import folder_of, games_by_course, lesson_files
from trajan_tutor.lessons.find import lesson_names
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.reader import read_lesson
from trajan_tutor.view.static_output import picture_in

WIDGET = "application/vnd.jupyter.widget-view+json"


@pytest.fixture
def learner() -> Page:
    """Begin the lesson on sowing."""
    return page_of_lesson()


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("99", "tt.course"),
        ("sawing", "sowing"),
        ("05", "05-ships"),
        ("", "tt.course"),
        ("nowhere.toml", "no file nowhere.toml"),
    ],
)
def test_what_is_no_lesson_gets_a_sentence_with_a_way_out(name: str, told: str) -> None:
    """With the names that are near, or where all are listed."""
    with pytest.raises(TutorError, match=told) as caught:
        tt.lesson(name)
    assert "⟦" not in str(caught.value)


def test_an_autonomy_that_there_is_not_gets_the_list() -> None:
    """In one sentence."""
    with pytest.raises(TutorError, match="let-me"):
        tt.lesson("02", autonomy="leave-me")


def test_the_saved_output_shows_the_lesson_as_it_stands(learner: Page) -> None:
    """Its board where the learner left it, and nothing to follow; sentence and name are the same everywhere."""
    before = tt.lesson("02")
    assert isinstance(before, StageWidget)
    first = before._repr_mimebundle_()[0]
    learner.send("pick", spot="mat.0.tray.I")
    learner.send("go", action="next")
    again = tt.lesson("02")
    assert isinstance(again, StageWidget)
    lesson = again.desk.opened()["model"]["lesson"]
    assert lesson is not None
    assert lesson["place"].startswith("Step 2 of")
    later = again._repr_mimebundle_()[0]
    assert picture_in(first["text/html"]) != picture_in(later["text/html"])
    assert first["text/plain"] == later["text/plain"] == "Sowing"
    assert repr(again) == "<lesson trajan/02-sowing>"
    assert lesson["words"][0] not in first["text/html"]
    assert "The markers in your circle decide what you may do." in picture_in(first["text/html"])


def test_without_widgets_a_lesson_is_a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """And says how to get a board that can be clicked."""
    monkeypatch.setattr(jupyter, "find_spec", lambda _name: None)
    lessons: tuple[Any, ...] = (tt.lesson("02"), tt.exercise("02", "reach-forum"))
    for lesson in lessons:
        assert isinstance(lesson, StillBoard)
        data = lesson._repr_mimebundle_()
        assert picture_in(data["text/html"]).startswith("<svg")
        assert "trajan-tutor[jupyter]" in data["text/plain"]


def test_an_exercise_that_there_is_not_gets_the_list() -> None:
    """Of the steps in which something is asked."""
    with pytest.raises(TutorError, match="reach-forum"):
        tt.exercise("02", "reach-senate")


def test_the_list_of_lessons_tells_progress(learner: Page) -> None:
    """As a table and as text."""
    learner.send("pick", spot="mat.0.tray.III")
    shown = tt.course()
    assert isinstance(shown, LessonList)
    rows = shown.rows()
    assert sorted(row.address for row in rows) == sorted(lesson_names())
    parts = [(row.address.partition("/")[0], row.is_game) for row in rows]
    assert [part for part, _ in groupby(parts)] == [
        (name, is_game) for name in games_by_course() for is_game in (True, False)
    ]
    assert "1 wrong try" in str(shown)
    html = shown._repr_mimebundle_()["text/html"]
    assert html.count("<tr>") == len(lesson_names()) + 1 + 2 * len(games_by_course())
    with pytest.raises(TutorError, match="tric-trac"):
        tt.course("tric-trac")


def test_a_lesson_with_an_error_does_not_take_the_others_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The list tells what is wrong with it."""
    files = lesson_files(find_game("trajan"))
    broken = tmp_path / "97-broken.toml"
    broken.write_text("teaches = [", encoding="utf-8")
    monkeypatch.setattr("trajan_tutor.lessons.named_lesson.lesson_files", lambda _game: (*files, broken))
    monkeypatch.setattr("trajan_tutor.lessons.find.lesson_files", lambda _game: (*files, broken))
    monkeypatch.setattr("trajan_tutor.lessons.find.folder_of", lambda _game: broken.parent)
    monkeypatch.setattr("trajan_tutor.lessons.find._read", read_or_fail)
    shown = tt.course("trajan")
    assert len(shown.rows()) == len(files)
    assert "97-broken.toml, line 1" in str(shown)
    assert "97-broken.toml" in shown._repr_mimebundle_()["text/html"]


def read_or_fail(path: Path, game: str) -> Lesson:
    """Read a lesson where it lies, or in the folder of its game."""
    return read_lesson(path if path.exists() else folder_of(find_game(game)) / path.name, game)


def test_a_class_is_read_from_what_was_handed_in(learner: Page, tmp_path: Path) -> None:
    """Names are plain text; a broken file is told and the others are read."""
    learner.send("pick", spot="mat.0.tray.III")
    tt.hand_in("Livia <b>", tmp_path)
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    shown = tt.classroom(tmp_path)
    bundle = shown._repr_mimebundle_()
    assert "Livia &lt;b&gt;" in bundle["text/html"]
    assert "<b>" not in bundle["text/html"]
    assert "broken.json" in bundle["text/html"]
    assert "Sowing | begun | 0 | 1 | 0 | 0" in str(shown)
    assert bundle["text/plain"] == "1 learner, 1 lesson or exercise"
    assert "1 learner, 1 lesson or exercise" in picture_in(bundle["text/html"])
    with pytest.raises(TutorError, match="nobody"):
        tt.classroom(tmp_path / "nobody")


def test_an_empty_class_is_no_error(tmp_path: Path) -> None:
    """It says that there is nobody."""
    assert "0 learners" in picture_in(tt.classroom(tmp_path)._repr_mimebundle_()["text/html"])
