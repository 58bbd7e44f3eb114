"""Lessons in a real JupyterLab: each played by its solution and by a foreseen mistake, in one page and one kernel."""

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.lab import Lab, write_notebook
from browser.learner import Learner
from playwright.sync_api import Locator, expect

from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.i18n import Words
from trajan_tutor.jupyter.lesson_list import notebook_of
from trajan_tutor.lessons import progress_journal
from trajan_tutor.lessons.find import course
from trajan_tutor.lessons.lesson import Lesson

pytestmark = pytest.mark.browser

LESSONS = [lesson for name in game_names() for lesson in course(find_game(name))]
IDS = [lesson.address for lesson in LESSONS]
AXE_OPTIONS: dict[str, Any] = {"resultTypes": ["violations"]}
NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
WIDTHS = """images => Promise.all(
    images.map(image => image.decode().then(() => image.getBoundingClientRect().width))
)"""
NUMBER_OF_CELLS = "() => window.jupyterapp.shell.currentWidget.content.widgets.length"


@pytest.fixture(scope="module")
def learner(module_lab: Lab) -> Learner:
    """Open a lesson on a page that all tests of the course share."""
    module_lab.server.forget_games()
    first = {lesson.game: lesson.address for lesson in reversed(LESSONS)}
    calls = [f"import trajan_tutor as tt\ntt.lesson('{address}')" for address in first.values()]
    write_notebook(module_lab.server.folder / "lessons.ipynb", calls)
    module_lab.open("lessons.ipynb")
    module_lab.run_all()
    boards = {game: module_lab.output(at).locator(".trajan-tutor") for at, game in enumerate(first)}
    for board in boards.values():
        board.locator("[data-slot=instruction] .lesson-words p").first.wait_for()
    return Learner(boards)


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_a_lesson_is_played(module_lab: Lab, learner: Learner, lesson: Lesson) -> None:
    """Once a foreseen mistake is made; every step is done by its solution; the end tells what was learned."""
    learner.begin(lesson)
    learner.play_lesson()
    board = learner.board
    rules = find_game(lesson.game).rules
    titles = [learner.words.say(rules[rule].key) for rule in lesson.teaches]
    shown = board.locator("[data-slot=coach] .rule-card summary").all_inner_texts()
    assert [title for title, text in zip(titles, shown, strict=True) if not text.startswith(title)] == []
    assert "⟦" not in board.inner_text()
    assert not module_lab.errors
    kept = progress_journal.read(module_lab.server.home / "saves").progress
    assert kept.of(lesson.address).done


def shown(lab: Lab, source: str) -> Locator:
    """Run one cell and return the board that it shows, for a learner who has not played yet."""
    lab.server.forget_games()
    write_notebook(lab.server.folder / "lesson.ipynb", [f"import trajan_tutor as tt\n{source}"])
    lab.open("lesson.ipynb")
    lab.run_all()
    board = lab.output(0).locator(".trajan-tutor")
    board.locator("[data-slot=instruction] .lesson-words p").first.wait_for()
    return board


def test_a_lesson_by_keys_alone(lab: Lab) -> None:
    """Keys stay on the board; the live region says each step; the focus is never lost; progress is taken up again."""
    board = shown(lab, "tt.lesson('02')")
    cells = lab.page.evaluate(NUMBER_OF_CELLS)
    keyboard = lab.page.keyboard
    live = board.locator("[role=status]")
    board.locator(".go-hint").focus()
    keyboard.press("Enter")
    expect(board.locator(".tone-hint")).to_be_visible()
    for key in ("a", "b", "d", "d", "x", "m"):
        keyboard.press(key)
    board.locator("[data-spot='mat.0.tray.I']").focus()
    keyboard.press("Enter")
    expect(live).to_contain_text("Tray I is empty")
    board.locator(".go-next").focus()
    keyboard.press("Enter")
    expect(live).to_contain_text("Step 2 of 10")
    assert board.evaluate("board => board.contains(document.activeElement)")
    board.locator("input[value='guide-me']").focus()
    keyboard.press("ArrowRight")
    expect(board.locator("input[value='let-me']")).to_be_checked()
    expect(board.locator(".lesson-words p")).to_have_count(0)
    assert lab.page.evaluate(NUMBER_OF_CELLS) == cells
    lab.run_all()
    again = lab.output(0).locator(".trajan-tutor")
    expect(again.locator(".lesson-title .faint")).to_have_text("Step 2 of 10")
    assert not lab.errors


def test_exploring_and_coming_back(lab: Lab) -> None:
    """The script waits at the same place; no rule of accessibility is broken, in the dark neither."""
    board = shown(lab, "tt.lesson('02')")
    board.locator(".go-explore").click()
    expect(board).to_have_attribute("data-phase", "away")
    before = board.locator("svg").first.inner_html()
    board.locator(".picture .legal").first.dispatch_event("click")
    expect(board.locator(".go-undo")).to_be_visible()
    assert board.locator("svg").first.inner_html() != before
    board.locator(".go-come-back").click()
    expect(board).to_have_attribute("data-phase", "doing")
    assert violations(lab) == []
    lab.page.emulate_media(color_scheme="dark")
    lab.page.wait_for_selector("body[data-jp-theme-light='false']", state="attached")
    board.locator("[data-spot='senate.1']").dispatch_event("click")
    expect(board.locator(".tone-refused")).to_be_visible()
    expect(board.locator(".lesson-answers .card")).to_be_visible()
    assert violations(lab) == []
    assert not lab.errors


def test_an_exercise_gives_a_hint_and_not_the_answer(lab: Lab) -> None:
    """And notes tries under a name of its own."""
    board = shown(lab, "tt.exercise('02', 'reach-forum')")
    expect(board.locator(".go-show-me")).to_be_hidden()
    expect(board.locator(".go-explore")).to_be_hidden()
    expect(board.locator(".dial")).to_be_hidden()
    board.locator(".go-hint").click()
    expect(board.locator(".tone-hint")).to_be_visible()
    board.locator(".go-hint").click()
    expect(board.locator(".lesson-answers")).to_contain_text("no more help")
    board.locator("[data-spot='mat.0.tray.I']").dispatch_event("click")
    expect(board.locator(".tone-praise")).to_be_visible()
    kept = progress_journal.read(lab.server.home / "saves").progress
    assert kept.of("trajan/02-sowing#reach-forum").done


def violations(lab: Lab) -> list[str]:
    """Return what axe finds inside our elements."""
    answer = Axe().run(lab.page, context=".trajan-tutor", options=AXE_OPTIONS).response
    assert answer["passes"], "nothing was looked at"
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in answer["violations"]]


def pictures_in(path: Path) -> int:
    """Return how many cells of a notebook show a picture that it keeps; where there is a table too, that is shown."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    kept = [one.get("data", {}) for cell in cells for one in cell.get("outputs", ())]
    return sum("image/svg+xml" in data and "text/html" not in data for data in kept)


def test_every_notebook_shows_its_board_before_it_is_run(lab: Lab) -> None:
    """All its pictures, without a kernel; a lesson with its title, as a page without a kernel shows it."""
    lessons = {notebook_of(lesson): lesson for lesson in LESSONS}
    paths = sorted(NOTEBOOKS.glob("*.ipynb"))
    assert {path.name[:2] for path in paths} >= {"00", "01", "18", "20", "30", "31", "90", "91", "92"}
    for path in paths:
        lab.open(path.name, kernel=False)
        pictures = lab.page.locator(".jp-NotebookPanel .jp-OutputArea img[src^='data:image/svg+xml']")
        expect(pictures).to_have_count(pictures_in(path))
        widths = pictures.evaluate_all(WIDTHS)
        assert widths, path.name
        assert max(widths) > 400, path.name
        assert min(widths) > 0, path.name
        if path.name in lessons:
            source = pictures.first.evaluate("image => decodeURIComponent(image.src)")
            texts = " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", source))
            assert title_of(lessons[path.name]) in unescape(texts), path.name
        assert lab.page.locator(".trajan-tutor").count() == 0
    assert lab.server.ask("api/kernels") == []
    # JupyterLab itself stumbles over a notebook that has no kernel.
    assert [error for error in lab.errors if "reading 'kernel'" not in error] == []


def title_of(lesson: Lesson) -> str:
    """Return the title of a lesson in words."""
    return Words("en", (find_game(lesson.game).resources.words,))(lesson.title)
