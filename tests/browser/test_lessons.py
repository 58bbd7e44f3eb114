"""Lessons in a real JupyterLab: each played by its solution and by a foreseen mistake, in one page and one kernel."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.lab import Lab, LabServer, write_notebook
from playwright.sync_api import Locator, expect

from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.i18n import Words
from trajan_tutor.jupyter.lesson_list import notebook_of
from trajan_tutor.lessons.find import course
from trajan_tutor.lessons.goals import Answer
from trajan_tutor.lessons.lesson import Form, Kind, Lesson, Mistake
from trajan_tutor.lessons.page import Phase
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.scenes import picked_spot

pytestmark = pytest.mark.browser

LESSONS = [lesson for name in game_names() for lesson in course(find_game(name))]
IDS = [lesson.address for lesson in LESSONS]
AXE_OPTIONS: dict[str, Any] = {"resultTypes": ["violations"]}
NUMBER_OF_CELLS = "() => window.jupyterapp.shell.currentWidget.content.widgets.length"

# Without the intervals of a test that looks again and again: a course has some hundred clicks.
CLICK = """(board, selector) => new Promise((resolve, reject) => {
    const target = board.querySelector(selector);
    if (!target) reject(new Error(`there is nothing at ${selector}`));
    const before = board.dataset.answered;
    new MutationObserver((_, observer) => {
        // Anything that is shown writes it again.
        if (board.dataset.answered === before) return;
        observer.disconnect();
        resolve();
    }).observe(board, { attributeFilter: ["data-answered"] });
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
})"""
SHOWN = """board => {
    const texts = selector => [...board.querySelectorAll(selector)].map(one => one.textContent);
    return {
        place: texts(".lesson-title .faint")[0], phase: board.dataset.phase,
        answers: texts(".lesson-answers > p"), words: texts(".lesson-words p"),
    };
}"""


class Learner:
    """Plays a lesson on the page, beside a player of its own that says what the page has to show."""

    def __init__(self, lab: Lab, boards: Mapping[str, Locator]) -> None:
        self.lab = lab
        self.boards = boards

    def begin(self, lesson: Lesson) -> None:
        """Choose a lesson from the list of its game."""
        self.board = self.boards[lesson.game]
        game = find_game(lesson.game)
        self.words = Words("en", (game.catalogue(),), names=())
        self.player = Player(lesson, game)
        if self.board.locator(".lesson-title span").first.inner_text() != self.words(lesson.title):
            self.send(f"[data-address='{lesson.address}']")
        self.compare()

    def send(self, selector: str) -> None:
        """Click something that tells the kernel, and wait until the page shows the answer."""
        self.board.evaluate(CLICK, selector)

    def go(self, deed: str) -> None:
        """Click a button of the lesson."""
        self.send(f".go-{deed}:not([hidden])")
        getattr(self.player, deed)()
        self.compare()

    def enter(self, entry: str) -> None:
        """Do one entry of a solution or of a mistake by clicks."""
        play = self.player.scene.play
        spot = picked_spot(play, entry)
        if spot:
            self.pick(spot)
            return
        before = play.tree.here
        for one in play.game.spots_of(play.state, play.game.parse(entry)):
            if play.tree.here is before:
                self.pick(one)
        if play.tree.here is before:
            # It has no place of its own on the board, or several moves have the same ones.
            self.send(f"[data-move='{entry}']")
            self.player.choose(entry)
            self.compare()

    def pick(self, spot: str) -> None:
        """Click a place of the board."""
        self.send(f".picture [data-spot='{spot}']")
        self.player.pick(spot)
        self.compare()

    def answer(self, answer: Answer) -> None:
        """Answer the question of the step."""
        question = self.player.step.question
        assert question is not None
        if question.form is Form.SPOT:
            self.pick(str(answer))
            return
        if question.form is Form.NUMBER:
            self.board.locator(".question .number").fill(str(answer))
            self.send(".send-answer")
        else:
            self.send(f"[data-answer='{answer}']")
        self.player.answer(answer)
        self.compare()

    def make(self, mistake: Mistake) -> None:
        """Make a mistake that was foreseen, and see its answer; then go back."""
        if mistake.answers:
            self.answer(mistake.answers[0])
        for entry in mistake.moves:
            self.enter(entry)
        said = self.words(self.player.lesson.says(mistake.name))
        assert said in self.board.locator(".lesson-answers").inner_text()
        while self.player.phase is Phase.MISTAKEN:
            self.go("next")

    def do_step(self) -> None:
        """Do what the step asks for, by its first solution, and go on."""
        at, step = self.player.at, self.player.step
        if step.question is not None:
            self.answer(step.question.right[0])
        for entry in step.solutions[0] if step.kind is Kind.DO else ():
            self.enter(entry)
        assert self.player.phase in (Phase.DONE, Phase.READING), (step.name, self.player.feedback)
        while self.player.at == at and not self.player.finished:
            self.go("next")

    def compare(self) -> None:
        """See that the page tells what the lesson tells at this moment."""
        page = self.player.page()
        shown = self.board.evaluate(SHOWN)
        assert shown["place"] == f"Step {page.number} of {page.steps}"
        assert shown["phase"] == page.phase.value, page.name
        assert shown["answers"] == [self.words(message) for message in page.feedback], page.name
        assert page.finished or shown["words"] == [self.words(one) for one in page.words]


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
        board.locator(".lesson-title").wait_for()
    return Learner(module_lab, boards)


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_a_lesson_is_played(learner: Learner, lesson: Lesson) -> None:
    """Once a foreseen mistake is made; every step is done by its solution; the end tells what was learned."""
    learner.begin(lesson)
    mistaken = False
    while not learner.player.finished:
        step = learner.player.step
        if step.mistakes and not mistaken:
            mistaken = True
            learner.make(step.mistakes[0])
        learner.do_step()
    board = learner.board
    rules = find_game(lesson.game).rules
    titles = [learner.words.say(rules[rule].key) for rule in lesson.teaches]
    shown = [one.split(chr(10))[0] for one in board.locator(".lesson-end summary").all_inner_texts()]
    assert [title for title, text in zip(titles, shown, strict=True) if not text.startswith(title)] == []
    assert "⟦" not in board.inner_text()
    assert not learner.lab.errors
    kept = json.loads((learner.lab.server.home / "saves" / "progress.json").read_text(encoding="utf-8"))
    assert kept["lessons"][lesson.address]["done"]


def shown(lab: Lab, source: str) -> Locator:
    """Run one cell and return the board that it shows, for a learner who has not played yet."""
    lab.server.forget_games()
    write_notebook(lab.server.folder / "lesson.ipynb", [f"import trajan_tutor as tt\n{source}"])
    lab.open("lesson.ipynb")
    lab.run_all()
    board = lab.output(0).locator(".trajan-tutor")
    board.locator(".lesson-title").wait_for()
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
    kept = json.loads((lab.server.home / "saves" / "progress.json").read_text(encoding="utf-8"))
    assert kept["lessons"]["trajan/02-sowing#reach-forum"]["steps"]["reach-forum"]["done"]


def violations(lab: Lab) -> list[str]:
    """Return what axe finds inside our elements."""
    answer = Axe().run(lab.page, context=".trajan-tutor", options=AXE_OPTIONS).response
    assert answer["passes"], "nothing was looked at"
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in answer["violations"]]


def saved_notebooks(server: LabServer) -> Iterator[Path]:
    """Give the notebooks of the lessons."""
    for lesson in LESSONS:
        yield server.folder / notebook_of(lesson)


def test_every_notebook_shows_its_board_before_it_is_run(lab: Lab) -> None:
    """With the title and the first sentences of its lesson, as a page without a kernel shows them."""
    for lesson, path in zip(LESSONS, saved_notebooks(lab.server), strict=True):
        lab.open(path.name, ready=False)
        picture = lab.output(0).locator("img[src^='data:image/svg+xml']")
        picture.wait_for()
        assert picture.evaluate("image => image.decode().then(() => image.getBoundingClientRect().width)") > 400
        source = picture.evaluate("image => decodeURIComponent(image.src)")
        title = Words("en", (find_game(lesson.game).catalogue(),))(lesson.title)
        texts = " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", source))
        assert title.replace("'", "&#39;") in texts or title in texts, path.name
        assert lab.page.locator(".trajan-tutor").count() == 0
    assert not lab.errors
