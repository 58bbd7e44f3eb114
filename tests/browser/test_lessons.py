"""Lessons in a real JupyterLab: each played by its solution and by a foreseen mistake, in one page and one kernel."""

import json
import re
from collections.abc import Sequence
from html import unescape
from pathlib import Path

import pytest
from browser.axe import darken, violations
from browser.hand import Hand
from browser.lab import Lab, write_notebook
from browser.learner import Learner
from playwright.sync_api import Locator, expect

from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.i18n import Words
from trajan_tutor.journals import progress_journal
from trajan_tutor.jupyter.lesson_list import notebook_of
from trajan_tutor.lessons.course_order import course_order
from trajan_tutor.lessons.find import course
from trajan_tutor.lessons.lesson import Lesson

pytestmark = pytest.mark.browser

LESSONS = [lesson for name in game_names() for lesson in course(find_game(name))]
NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
WIDTHS = """images => Promise.all(
    images.map(image => image.decode().then(() => image.getBoundingClientRect().width))
)"""
FOCUS_INSIDE = "stage => stage.contains(document.activeElement) && stage !== document.activeElement"
FOCUSED = "() => document.activeElement?.dataset?.spot ?? ''"
NUMBER_OF_CELLS = "() => window.jupyterapp.shell.currentWidget.content.widgets.length"


def kinds_in(lesson: Lesson) -> set[tuple[str, ...]]:
    """Return what a learner does in a lesson: its game, kinds of steps, forms of answers, and ways to be mistaken."""
    found: set[tuple[str, ...]] = {("game", lesson.game)}
    mistaken = next((step.mistakes[0] for step in lesson.steps if step.mistakes), None)
    if mistaken:
        found.add(("mistake", "answer" if mistaken.answers else "moves"))
    for step in lesson.steps:
        found.add((step.kind.value, step.question.form.value if step.question else ""))
    return found


def one_of_each_kind(lessons: Sequence[Lesson]) -> set[str]:
    """Return some lessons in which everything is done once: again and again the first that adds most."""
    missing = set().union(*map(kinds_in, lessons))
    found = set()
    while missing:
        most = max(lessons, key=lambda lesson: len(kinds_in(lesson) & missing))
        missing -= kinds_in(most)
        found.add(most.address)
    return found


IDLE_MILLISECONDS = 120_000

# The desk proves every lesson (`tests/desk/test_lessons_played.py`); here a page is to show everything once.
SHORT = one_of_each_kind(LESSONS)
PLAYED = [
    pytest.param(lesson, id=lesson.address, marks=() if lesson.address in SHORT else pytest.mark.long)
    for lesson in LESSONS
]


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


@pytest.mark.parametrize("lesson", PLAYED)
def test_a_lesson_is_played(module_lab: Lab, learner: Learner, lesson: Lesson) -> None:
    """Once a foreseen mistake is made; every step is done by its solution; the end tells what was learned."""
    learner.begin(lesson)
    learner.play_lesson()
    board = learner.board
    rules = find_game(lesson.game).rules
    order = course_order(find_game(lesson.game))
    is_game = order.is_game(lesson.address)
    titles = [] if is_game else [learner.words.say(rules[rule].key) for rule in lesson.teaches]
    shown = board.locator("[data-slot=coach] .rule-card summary").all_inner_texts()
    assert [title for title, text in zip(titles, shown, strict=True) if not text.startswith(title)] == []
    assert "⟦" not in board.inner_text()
    expect(board.locator(".print-page")).to_have_count(1 if order.is_last(lesson.address) else 0)
    expect(board.locator(".game-end")).to_have_count(1 if is_game else 0)
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
    """Keys stay on the stage; the live region says each step; the focus is never lost; progress is taken up again."""
    board = shown(lab, "tt.lesson('02')")
    cells = lab.page.evaluate(NUMBER_OF_CELLS)
    keyboard = lab.page.keyboard
    live, verdict = board.locator("[aria-live]"), board.locator("[data-slot=verdict]")
    board.locator("[data-slot=instruction]").focus()
    keyboard.press("h")
    expect(verdict).to_have_class(re.compile("tone-hint"))
    for key in ("a", "b", "d", "d", "x", "m"):
        keyboard.press(key)
    go_to(board, "mat.0.tray.I")
    keyboard.press("Enter")
    expect(live).to_contain_text("Tray I is empty")
    keyboard.press("n")
    expect(live).to_contain_text("Step 2 of 10")
    assert board.evaluate(FOCUS_INSIDE)
    board.locator(".menu-place > button").focus()
    keyboard.press("Enter")
    expect(board.locator(".menu .item").first).to_be_focused()
    keyboard.press("Enter")
    expect(board.get_by_role("dialog")).to_be_focused()
    board.locator("input[value='guide-me']").focus()
    keyboard.press("ArrowRight")
    expect(board.locator("input[value='let-me']")).to_be_checked()
    keyboard.press("Escape")
    expect(board.get_by_role("dialog")).to_have_count(0)
    assert board.evaluate(FOCUS_INSIDE)
    expect(board.locator(".lesson-words > p")).to_have_count(0)
    assert lab.page.evaluate(NUMBER_OF_CELLS) == cells
    lab.run_all()
    again = lab.output(0).locator(".trajan-tutor")
    expect(again.locator(".progress .place")).to_have_text("Step 2 of 10")
    assert not lab.errors


def go_to(board: Locator, spot: str) -> None:
    """Go from place to place of the table by arrow keys until a place has the focus."""
    keyboard = board.page.keyboard
    while not board.evaluate(FOCUSED):
        keyboard.press("Tab")
    for arrow in ("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown") * 12:
        if board.evaluate(FOCUSED) == spot:
            return
        keyboard.press(f"Shift+{arrow}")
    raise AssertionError(f"no arrow leads to {spot}")


def test_exploring_and_coming_back(lab: Lab) -> None:
    """The script waits at the same place; no rule of accessibility is broken, in the dark neither."""
    board = shown(lab, "tt.lesson('02')")
    hand = Hand(board)
    hand.send(".go-explore")
    expect(board).to_have_attribute("data-phase", "away")
    before = board.locator("[data-pane] .pane-picture").first.inner_html()
    hand.pick(str(board.locator("[data-mark=lit]").first.get_attribute("data-of")))
    expect(board.locator(".undo")).to_have_attribute("aria-disabled", "false")
    assert board.locator("[data-pane] .pane-picture").first.inner_html() != before
    hand.send(".go-come-back")
    expect(board).to_have_attribute("data-phase", "doing")
    assert violations(lab.page) == []
    darken(lab)
    hand.pick("senate.1")
    expect(board.locator("[data-slot=verdict]")).to_have_class(re.compile("tone-refused"))
    board.locator(".rule-link").click()
    expect(board.locator("[data-slot=coach] .rule-card[open]")).to_be_visible()
    assert violations(lab.page) == []
    assert not lab.errors


def test_an_exercise_gives_a_hint_and_not_the_answer(lab: Lab) -> None:
    """And notes tries under a name of its own."""
    board = shown(lab, "tt.exercise('02', 'reach-forum')")
    hand, verdict = Hand(board), board.locator("[data-slot=verdict]")
    expect(board.locator(".go-show-me")).to_have_count(0)
    expect(board.locator(".go-explore")).to_have_attribute("aria-disabled", "true")
    board.locator(".menu-place > button").click()
    expect(board.locator(".menu")).not_to_contain_text("All lessons")
    lab.page.keyboard.press("Escape")
    hand.send(".go-hint")
    expect(verdict).to_have_class(re.compile("tone-hint"))
    hand.send(".go-hint")
    expect(verdict).to_contain_text("no more help")
    hand.pick("mat.0.tray.I")
    expect(verdict).to_have_class(re.compile("tone-praise"))
    kept = progress_journal.read(lab.server.home / "saves").progress
    assert kept.of("trajan/02-sowing#reach-forum").done


def pictures_in(path: Path) -> int:
    """Return how many pictures the cells of a notebook show that it keeps; where there is a page too, that is shown."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    kept = [one.get("data", {}) for cell in cells for one in cell.get("outputs", ())]
    pages = ("".join(data.get("text/html", ())) for data in kept)
    in_pages = sum(page.count('src="data:image/svg+xml') for page in pages)
    return in_pages + sum("image/svg+xml" in data and "text/html" not in data for data in kept)


@pytest.mark.parametrize("is_whole", [False, pytest.param(True, marks=pytest.mark.long)], ids=["few", "all"])
def test_every_notebook_shows_its_board_before_it_is_run(lab: Lab, *, is_whole: bool) -> None:
    """All its pictures, without a kernel; a lesson with its title, as a page without a kernel shows it.

    Those of lessons are made alike: the lessons that are played here stand for all.
    """
    lessons = {notebook_of(lesson): lesson for lesson in LESSONS}
    left = set() if is_whole else {name for name, lesson in lessons.items() if lesson.address not in SHORT}
    paths = [path for path in sorted(NOTEBOOKS.glob("*.ipynb")) if path.name not in left]
    assert {path.name[:2] for path in paths} >= {"00", "01", "20", "30", "90", "91", "92"}
    # The lessons before have kernels.
    lab.server.end_sessions()
    for path in paths:
        lab.open(path.name, kernel=False)
        pictures = lab.page.locator(".jp-NotebookPanel .jp-OutputArea img[src^='data:image/svg+xml']")
        # JupyterLab draws what is out of sight when it has nothing else to do.
        expect(pictures).to_have_count(pictures_in(path), timeout=IDLE_MILLISECONDS)
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
