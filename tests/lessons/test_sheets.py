"""Lessons on paper: every question has its board, and no sheet gives its answer."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.i18n import Words
from trajan_tutor.journals.writing import SavingError
from trajan_tutor.lessons.find import course
from trajan_tutor.lessons.lesson import Lesson, StepKind
from trajan_tutor.lessons.sheets import Sheets, on_paper
from trajan_tutor.view.paper import PaperSize, pages_of
from trajan_tutor.view.static_output import picture_in
from trajan_tutor.view.templates import load_template

WINDOW = re.compile(r'<svg x="[^"]*" width="[^"]*" height="[^"]*" viewBox="([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)"')

LESSONS = [lesson for name in game_names() for lesson in course(find_game(name))]
SOWING = next(lesson for lesson in LESSONS if lesson.key == "trajan-lesson-sowing")


def sheets(lesson: Lesson) -> Sheets:
    """Return the sheets of a lesson."""
    return Sheets(lesson, find_game(lesson.game))


@pytest.mark.parametrize("lesson", LESSONS[::6], ids=lambda lesson: lesson.address)
def test_every_task_has_a_sheet_and_an_answer(lesson: Lesson) -> None:
    """In words, and nothing of the answer stands on the sheet."""
    made = sheets(lesson)
    asked = [step for step in lesson.steps if step.kind in (StepKind.DO, StepKind.ASK)]
    assert [sheet.step for sheet in made.sheets] == [step.name for step in asked]
    for sheet, step in zip(made.sheets, asked, strict=True):
        done = made.words.say(f"{lesson.says(step.name).key}.done")
        assert sheet.answer.endswith(done)
        assert done not in sheet.drawing.text
        assert on_paper(lesson.says(step.name), made.words) in sheet.drawing.text
        assert "⟦" not in sheet.drawing.text + sheet.answer
        assert sheet.answer in made.answers.text


@pytest.mark.parametrize("name", game_names())
def test_on_paper_places_are_marked(name: str) -> None:
    """No sheet of any lesson asks for a click."""
    words = Words("en", (find_game(name).resources.words,))
    asked = [
        on_paper(lesson.says(said), words)
        for lesson in LESSONS
        for step in lesson.steps
        if lesson.game == name and step.kind in (StepKind.DO, StepKind.ASK)
        for said in (step.name, *([f"{step.name}.goal"] if step.kind is StepKind.DO else []))
    ]
    assert any("mark" in text.casefold() for text in asked)
    assert [text for text in asked if "click" in text.casefold()] == []


def test_a_sheet_shows_the_part_that_is_asked_about() -> None:
    """Large enough to be read, and nothing else; where several parts are needed, all of them."""

    def windows(lesson: Lesson) -> dict[str, tuple[float, ...]]:
        found = {sheet.step: WINDOW.search(sheet.drawing.svg) for sheet in sheets(lesson).sheets}
        return {step: tuple(map(float, window.groups())) for step, window in found.items() if window}

    shown = windows(SOWING)
    x, y, width, height = shown["take"]
    circle = load_template(find_game(SOWING.game).resources.board).arrangement(2).places[2]
    assert (x, y) >= (circle.x, circle.y)
    assert 300 < width < 400
    assert 350 < height < 450
    assert shown["wrong-action"] != shown["take"]
    # A token goes from one's own side to the map: nothing of the table can be spared.
    assert "place" not in windows(next(lesson for lesson in LESSONS if lesson.address == "caesar/31-placing"))


def test_sheets_are_saved_for_printing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On pages that a browser prints, each whole on one of them; the answers apart. Nothing else is needed."""
    monkeypatch.setitem(__import__("sys").modules, "fpdf", None)
    made = sheets(SOWING)
    files = made.save(tmp_path / "paper", "letter")
    assert [file.name for file in files] == ["02-sowing.html", "02-sowing-answers.html"]
    paper, answers = (file.read_text(encoding="utf-8") for file in files)
    assert 1 < paper.count("<section>") < len(made.sheets)
    for sheet in made.sheets:
        assert paper.count(f", question {sheet.number}<") == 1
        assert sheet.answer not in paper
    assert pages_of([made.answers], PaperSize.LETTER)[0] in answers
    assert "@page{size:215.9mm 279.4mm" in paper
    assert "sheets-" not in paper + answers


def test_sheets_are_pages_of_pdf(tmp_path: Path) -> None:
    """Where what makes them is installed; a paper that there is not is told before anything is written."""
    lesson = next(one for one in LESSONS if one.address == "trajan/01-board")
    with pytest.raises(MisusedError, match="a4, letter"):
        sheets(lesson).save(tmp_path / "none", "a3")
    assert not (tmp_path / "none").exists()
    files = sheets(replace(lesson, steps=lesson.steps[:4])).save(tmp_path)
    assert [file.name for file in files] == ["01-board.pdf", "01-board-answers.pdf"]
    assert all(file.read_bytes().startswith(b"%PDF-") for file in files)


def test_printing_needs_no_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It works where the extra for pictures is missing, as in a browser without a server."""
    monkeypatch.setitem(__import__("sys").modules, "resvg_py", None)
    assert all(file.is_file() for file in sheets(SOWING).save(tmp_path))


def test_sheets_that_cannot_be_saved_are_told(tmp_path: Path) -> None:
    """In a sentence with the name of the place, not by a key."""
    (tmp_path / "taken").write_text("", encoding="utf-8")
    with pytest.raises(SavingError) as caught:
        sheets(SOWING).save(tmp_path / "taken")
    assert caught.value.message.key == "session-file-not-written"
    assert "could not be written" in str(caught.value)
    assert str(tmp_path / "taken") in str(caught.value)


def test_the_value_of_a_cell_shows_the_first_sheet() -> None:
    """And says how many there are."""
    made = sheets(SOWING)
    assert "8 sheets" in repr(made)
    assert picture_in(made._repr_mimebundle_()["text/html"]) == made.sheets[0].drawing.portable()
