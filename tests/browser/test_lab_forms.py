"""Every form of the tutor in a real JupyterLab, in the cells of one notebook: what only a host shows of each."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from browser.class_served import PHONE, STAGE, come_in
from browser.hand import Hand
from browser.lab import NUMBER_OF_CELLS, Lab, LabServer, write_notebook
from browser.learner import Learner
from browser.played_out import at_once
from browser.spoken import SHORT_LESSONS
from browser.table_players import TablePlayer
from playwright.sync_api import Browser, Locator, Page, expect

from trajan_tutor.journals import progress_journal
from trajan_tutor.lessons.find import find_lesson

pytestmark = pytest.mark.browser

NOTEBOOK: Final = "forms.ipynb"
START: Final = """\
import trajan_tutor as tt
from trajan_tutor.coach.adviser import Effort
from trajan_tutor.coach.reviewer import CloserLook
from trajan_tutor.desk.coach.findings import Efforts
from trajan_tutor.desk.coach.thinking import Driver
from trajan_tutor.journals.attempts_journal import AttemptOutcome, Recorder
from trajan_tutor.journals.saved_games import home
LITTLE = Effort(search=40, finalists=3, finals=10, pairs=16, most_pairs=24, answers=3, second=16)
QUICK = Effort(search=10, finalists=2, finals=4, pairs=4, most_pairs=8, answers=0, second=0)
EFFORTS = Efforts(LITTLE, LITTLE, QUICK, 12, (CloserLook(LITTLE, 9, deep=True),))
ENDLESS = Efforts(Effort(search=10**6), look_back=Effort(search=10**6))
# Practice asks only about what was met.
Recorder(home()).note(["caesar.place.free", "caesar.place.symbol"], AttemptOutcome.MET, "caesar")
position = tt.position('trajan', seed=7)"""
COACHED: Final = """\
coached = tt.play('trajan', seats=2, seed=7, bots='greedy')
coached.desk.coach.state.efforts = ENDLESS
coached"""
FORMS: Final = {
    "start": START,
    "position": "position",
    "played": "position.play('sow iii')",
    "another position": "tt.position('caesar', seed=7)",
    "legal": "position.legal()",
    "why not": "position.why_not('drop pink')",
    "editor": "editor = tt.edit('trajan', seats=2, seed=1)\neditor",
    "replay": "replay = tt.replay(tt.play('trajan', seats=2, seed=5, people=()))\nreplay",
    "recording": "recording = tt.record_exercise('trajan')\nrecording",
    "shared": "tt.play('caesar', share=True, seed=3)",
    "exercise": "tt.exercise('02', 'reach-forum')",
    "coached": COACHED,
    "practice": "tt.play('caesar', seed=3)",
    **{game: f"tt.lesson('{address}')" for game, address in SHORT_LESSONS.items()},
}
PLACES: Final = {name: number for number, name in enumerate(FORMS)}
# What lies on the table as somebody sees it, without marks.
TABLE: Final = """stage => [...stage.querySelectorAll('[data-pane] .pane-picture')].map(picture => {
    const copy = picture.cloneNode(true);
    for (const mark of copy.querySelectorAll('[data-mark], .board-marks')) mark.remove();
    return copy.innerHTML.replaceAll(/ (tabindex|role|aria-[a-z]+)="[^"]*"/g, '');
}).join()"""
HOW: Final = re.compile(r"open http://[^/]+:([0-9]+)/ .* the code ([0-9]+)")
SOME_CLICKS: Final = 6


@pytest.fixture(scope="module")
def bench(lab_server: LabServer, module_lab: Lab) -> Iterator[Lab]:
    """Open a notebook with one cell for each form, and run it."""
    path = lab_server.folder / NOTEBOOK
    write_notebook(path, list(FORMS.values()))
    module_lab.open(NOTEBOOK)
    module_lab.run_all()
    yield module_lab
    path.unlink()


def shown(lab: Lab, name: str) -> Locator:
    """Return what came of a cell."""
    return lab.output(PLACES[name])


def stage_of(lab: Lab, name: str) -> Locator:
    """Come near to the stage that a cell shows."""
    stage = shown(lab, name).locator(".trajan-tutor").first
    stage.locator("[data-pane] [data-spot]").first.wait_for()
    Hand(stage).come_near()
    return stage


def press_keys_of_the_notebook(lab: Lab) -> None:
    """Press letters that would add, delete or change cells, and see that they do nothing."""
    for key in ("a", "b", "d", "d", "x", "m", "y"):
        lab.page.keyboard.press(key)
    assert lab.page.evaluate(NUMBER_OF_CELLS) == len(FORMS)


def test_a_position_shows_its_picture(bench: Lab) -> None:
    """Nothing has to be asked for: it is the value of the cell."""
    cells = bench.cells()
    for name in ("position", "played", "another position"):
        picture = shown(bench, name).locator("img, svg").first
        expect(picture).to_be_visible()
        box = picture.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) > 300
        assert set(cells[PLACES[name]]["outputs"][0]["data"]) == {"text/html", "text/plain"}
    expect(shown(bench, "legal")).to_contain_text("sow III  Take the 2 markers of tray III")
    expect(shown(bench, "why not")).to_contain_text("The rule: “The steps of a turn” (trajan.turn.steps).")


def test_the_editor_in_a_notebook(bench: Lab) -> None:
    """A piece is taken away by clicks and taken back by keys, which stay on it; files are written by the notebook."""
    editor = shown(bench, "editor").locator(".trajan-tutor.editor")
    tray, name = "editor.position['players'][0]['trays'][0]", "tray I, seaport, of player A"
    editor.locator("[data-spot='mat.0.tray.I']").click(force=True)
    place = editor.get_by_role("region", name=name, exact=True)
    place.locator(".pieces.lying").get_by_role("button", name="yellow marker", exact=True).first.click()
    editor.get_by_role("button", name="Take away: yellow marker").click()
    bench.wait_for_kernel(tray, "['blue']")
    editor.locator(".picture [tabindex='0']").focus()
    press_keys_of_the_notebook(bench)
    bench.page.keyboard.press("Control+z")
    bench.wait_for_kernel(f"len({tray})", "2")
    editor.get_by_role("button", name="Write out").click()
    editor.get_by_role("button", name="Save position and lesson").click()
    bench.wait_for_kernel("editor.desk.shown.model['notice']['text']", "'Written to my-lesson.toml.'")
    (bench.server.folder / "my-lesson.toml").unlink()
    assert bench.errors == []


def test_a_replay_in_a_notebook(bench: Lab) -> None:
    """It goes along the turns by keys, which stay on it, and by buttons."""
    replay = shown(bench, "replay").locator(".trajan-tutor.alone")
    caption, number = replay.locator(".replay-caption"), "replay.desk.shown.model['frame']['number']"
    replay.locator(".replay-at").focus()
    bench.page.keyboard.press("ArrowRight")
    press_keys_of_the_notebook(bench)
    bench.page.keyboard.press("ArrowRight")
    expect(caption).to_contain_text("Turn 3,")
    bench.wait_for_kernel(number, "2")
    replay.locator(".before").click()
    expect(caption).to_contain_text("Turn 2,")
    bench.wait_for_kernel(number, "1")
    assert bench.errors == []


def test_an_exercise_is_recorded_by_clicks(bench: Lab) -> None:
    """Below the board stands what is to be done; the file lies beside the notebook."""
    below = shown(bench, "recording")
    expect(below.get_by_text("Play the solution on the board now.")).to_be_visible()
    Hand(stage_of(bench, "recording")).choose("sow I")
    expect(below.locator("input[type=checkbox]:checked").first).to_be_visible()
    below.get_by_role("textbox", name="Title").fill("Mine")
    below.get_by_role("textbox", name="Question").fill("What now?")
    below.get_by_role("button", name="Keep it").click()
    expect(below.get_by_text("Kept in the file own-mine-")).to_be_visible()
    (file,) = bench.server.folder.glob("own-mine-*.toml")
    text = file.read_text(encoding="utf-8")
    file.unlink()
    assert 'solutions = [["sow I"]]' in text
    assert bench.errors == []


@pytest.fixture
def phone(chromium: Browser) -> Iterator[Page]:
    """An empty page of a phone."""
    width, height = PHONE
    context = chromium.new_context(viewport={"width": width, "height": height}, has_touch=True, reduced_motion="reduce")
    at_once(context)
    yield context.new_page()
    context.close()


def test_two_play_a_game_of_a_notebook(bench: Lab, phone: Page) -> None:
    """The code stands under the board until somebody has come in; then both boards call the other by name."""
    board = stage_of(bench, "shared")
    expect(board).to_contain_text("Free seat")
    found = HOW.search(shown(bench, "shared").inner_text())
    assert found
    phone.goto(f"http://127.0.0.1:{found[1]}/")
    come_in(phone, found[2], "Ben")
    expect(phone.locator(f"{STAGE} [data-pane]").first).to_be_visible()
    expect(board).to_contain_text("Ben")
    expect(board).not_to_contain_text("Free seat")
    board.evaluate("stage => stage.setAttribute('data-here', '')")
    here = TablePlayer(bench.page, touches=False, stage=".trajan-tutor[data-here]")
    there = TablePlayer(phone, touches=True)
    clicks = 0
    while clicks < SOME_CLICKS:
        for one in (here, there):
            if one.page.locator(f"{one.stage} .choices .choice").count():
                clicks += one.decide()
        phone.wait_for_timeout(50)
    assert here.decisions
    assert there.decisions
    assert bench.errors == []


def test_an_exercise_in_a_notebook(bench: Lab) -> None:
    """A hint, the solution by a click, and what came of it is kept where the server keeps it."""
    stage = stage_of(bench, "exercise")
    hand, verdict = Hand(stage), stage.locator("[data-slot=verdict]")
    hand.send(".go-hint")
    expect(verdict).to_have_class(re.compile("tone-hint"))
    press_keys_of_the_notebook(bench)
    hand.pick("mat.0.tray.I")
    expect(verdict).to_have_class(re.compile("tone-praise"))
    kept = progress_journal.read(bench.server.home / "saves").progress
    assert kept.of("trajan/02-sowing#reach-forum").done
    assert bench.errors == []


@pytest.mark.parametrize("driver", ["THREAD", "TASK"])
def test_the_kernel_answers_while_the_coach_thinks(bench: Lab, driver: str) -> None:
    """Beside the kernel or in its pauses; the game goes on after it was cancelled."""
    board = stage_of(bench, "coached")
    bench.ask_kernel(f"setattr(coached.desk.coach.state, 'driver', Driver.{driver})")
    board.locator(".action-hint").click()
    expect(board.locator(".coach-busy")).to_be_visible()
    assert bench.ask_kernel("coached.desk.coach.state.thinking.driver.name") == f"'{driver}'"
    samples = "coached.desk.coach.state.thinking.work.search.samples"
    before = int(bench.ask_kernel(samples))
    bench.page.wait_for_function(
        "([bar, least]) => bar.value > least", arg=[board.locator(".coach-bar").element_handle(), 0.00001]
    )
    assert int(bench.ask_kernel(samples)) > before
    expect(board.locator(".coach-said")).to_contain_text("still in question")
    expect(board.locator(".action-hint")).to_have_count(0)
    board.locator(".coach-cancel").click()
    expect(board.locator(".coach-busy")).to_be_hidden()
    expect(board.locator("[data-slot=verdict]")).to_contain_text("stopped thinking")
    assert board.locator(".action-hint-level").count() == 0


def test_a_hint_by_keys_in_a_notebook(bench: Lab) -> None:
    """They stay on the board, and the focus on the button that tells more."""
    board = stage_of(bench, "coached")
    bench.ask_kernel("setattr(coached.desk.coach.state, 'efforts', EFFORTS)")
    board.locator(".action-hint").focus()
    bench.page.keyboard.press("Enter")
    following = board.locator(".action-hint-level")
    expect(following).to_have_text("A question")
    following.focus()
    press_keys_of_the_notebook(bench)
    bench.page.keyboard.press("h")
    expect(following).to_have_text("What to play")
    assert following.evaluate("button => button === document.activeElement")
    assert bench.errors == []


def test_practice_in_a_notebook(bench: Lab) -> None:
    """One part is shown how it is done; then the table and its words are those of before."""
    stage = stage_of(bench, "practice")
    hand = Hand(stage)
    expect(stage).to_have_attribute("data-moving", "false")
    words, before = stage.locator("[data-slot=instruction]").inner_text(), stage.evaluate(TABLE)
    hand.send(".practise")
    expect(stage.locator(".lesson-title")).to_have_text("Practice")
    hand.send(".go-show-me")
    hand.send(".go-next")
    hand.send(".go-to-game")
    expect(stage.locator("[data-slot=instruction]")).to_have_text(words, use_inner_text=True)
    assert stage.evaluate(TABLE) == before
    assert bench.errors == []


@pytest.mark.parametrize("game", SHORT_LESSONS)
def test_a_lesson_in_a_notebook(bench: Lab, game: str) -> None:
    """Whole, by mouse, with a foreseen mistake; nothing scrolls, and it is kept where the server keeps it."""
    lesson, _ = find_lesson(SHORT_LESSONS[game])
    learner = Learner({game: stage_of(bench, game)})
    learner.begin(lesson)
    learner.play_lesson()
    assert progress_journal.read(bench.server.home / "saves").progress.of(lesson.address).done
    assert bench.errors == []
