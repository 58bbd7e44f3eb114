"""The controls around the board, in a real JupyterLab: history, bots one by one, curtains, saved games, the replay."""

from pathlib import Path

import pytest
from browser.axe import darken, violations
from browser.hand import LIT, Hand
from browser.lab import Lab, write_notebook
from playwright.sync_api import Locator, expect

from trajan_tutor.journals import saved_games
from trajan_tutor.journals.saved_text import save_text
from trajan_tutor.session.new_session import new_session

pytestmark = pytest.mark.browser

START = "import trajan_tutor as tt\nboard = "
CELLS = "() => window.jupyterapp.shell.currentWidget.content.widgets.length"
RESTART = "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()"
INSIDE = "board => board.contains(document.activeElement)"
HERE = "board.session.tree.here.number"


def shown(lab: Lab, source: str) -> Locator:
    """Run one cell and return the board that it shows."""
    write_notebook(lab.server.folder / "controls.ipynb", [f"{START}{source}\nboard"])
    lab.open("controls.ipynb")
    return run(lab)


def run(lab: Lab) -> Locator:
    """Run the notebook again and return its board."""
    lab.run_all()
    board = lab.output(0).locator(".trajan-tutor")
    board.wait_for()
    return board


def decide(board: Locator, number: int = 0) -> None:
    """Choose something from the list and wait until it is shown."""
    at = board.get_attribute("data-at") or ""
    board.locator("[data-slot=choices] [data-move]").nth(number).click()
    expect(board).not_to_have_attribute("data-at", at)


def until_bots(board: Locator) -> None:
    """Decide until a bot is to decide."""
    while not board.locator(".others").is_visible():
        decide(board)


def test_the_history_by_clicks_and_keys(lab: Lab) -> None:
    """The scrubber, names, lines compared and removed; keys stay on the board, and axe finds nothing."""
    board = shown(lab, "tt.play('trajan', seats=2, seed=7)")
    go_along_the_turns(lab, board)
    begin_another_line(lab, board)
    compare_and_remove(lab, board)
    assert not lab.errors


def go_along_the_turns(lab: Lab, board: Locator) -> None:
    """Play two turns, go back to the first one by the scrubber, and forward to the end."""
    keyboard = lab.page.keyboard
    board.locator(LIT).first.wait_for()
    while int(lab.ask_kernel("board.session.game.begun(board.session.state)")) < 5:
        decide(board)
    end = lab.ask_kernel(HERE)
    board.locator(".buttons > .beside").first.click()
    place = board.locator(".history-place")
    expect(place).to_contain_text("Turn 5, You")
    expect(board.locator(".lines .line")).to_have_count(1)
    assert violations(lab.page) == []

    scrubber = board.locator(".scrubber")
    scrubber.focus()
    keyboard.press("Home")
    expect(place).to_contain_text("Turn 1, You: 0 : 0")
    lab.wait_for_kernel(HERE, "0")
    expect(board.locator(".log li")).to_have_count(0)
    keyboard.press("ArrowRight")
    expect(place).to_contain_text("Turn 2,")
    keyboard.press("ArrowRight")
    expect(place).to_contain_text("Turn 3, You")
    lab.wait_for_kernel("board.session.game.begun(board.session.state)", "3")
    assert scrubber.evaluate("scrubber => scrubber === document.activeElement")
    redo = board.locator(".redo")
    while lab.ask_kernel(HERE) != end:
        expect(redo).to_have_attribute("aria-disabled", "false")
        at = board.get_attribute("data-at") or ""
        redo.click()
        expect(board).not_to_have_attribute("data-at", at)
    expect(redo).to_have_attribute("aria-disabled", "true")


def begin_another_line(lab: Lab, board: Locator) -> None:
    """Decide otherwise at the beginning, and give that line a name that looks like markup."""
    keyboard = lab.page.keyboard
    board.locator(".scrubber").focus()
    keyboard.press("Home")
    lab.wait_for_kernel(HERE, "0")
    expect(board.locator("[data-slot=choices] [data-move]")).to_have_count(6)
    decide(board, 4)
    lines = board.locator(".lines .line")
    expect(lines).to_have_count(2)
    lines.nth(1).locator(".rename").click()
    keyboard.type("<img src=x onerror='window.broken=1'> b a d d x")
    keyboard.press("Enter")
    expect(lines.nth(1).locator(".line-title")).to_contain_text("<img src=x")
    assert lab.page.evaluate("() => window.broken") is None
    assert lab.page.evaluate(CELLS) == 1
    assert board.evaluate(INSIDE)


def compare_and_remove(lab: Lab, board: Locator) -> None:
    """Look at both lines side by side, then remove one, after having thought better of it first."""
    keyboard = lab.page.keyboard
    lines = board.locator(".lines .line")
    for number in (0, 1):
        lines.nth(number).locator("input").check()
    board.locator(".history .compare").click()
    comparison = board.locator(".comparison")
    expect(comparison.locator(".compared svg").first).to_be_visible()
    expect(comparison.locator("caption")).to_have_count(2)
    assert violations(lab.page) == []
    darken(lab)
    assert violations(lab.page) == []
    comparison.focus()
    keyboard.press("Escape")
    expect(comparison).to_have_count(0)

    lines.nth(1).locator(".remove").click()
    keyboard.press("Escape")
    expect(lines.nth(1).locator(".remove")).to_be_focused()
    assert violations(lab.page) == []
    lines.nth(1).locator(".remove").click()
    lines.nth(1).locator(".sure").click()
    expect(lines).to_have_count(1)
    lab.wait_for_kernel(HERE, "0")


def test_bots_play_one_by_one(lab_played_out: Lab) -> None:
    """By themselves in a game begun by clicks; paused, at a click, and skipped; then all is summed up."""
    lab = lab_played_out
    board = shown(lab, "tt.table()")
    board.locator("select[name=seats]").select_option("3")
    board.locator(".begin").click()
    board.locator(LIT).first.wait_for()
    until_bots(board)
    expect(board.locator(".prompt")).to_contain_text("Bot B")
    # The page goes on without a click.
    at = board.get_attribute("data-at") or ""
    expect(board).not_to_have_attribute("data-at", at)
    board.locator(".others .play-on").click()
    expect(board.locator(".others .play-on .name")).to_have_text("Play on")
    assert violations(lab.page) == []
    lab.page.wait_for_timeout(300)
    steps = lab.ask_kernel("len(board.session.steps)")
    lab.page.wait_for_timeout(1500)
    assert lab.ask_kernel("len(board.session.steps)") == steps
    board.locator(".others .step-on").click()
    lab.wait_for_kernel("len(board.session.steps)", str(int(steps) + 1))
    skip = board.locator(".onward.skip")
    skip.focus()
    lab.page.keyboard.press("Enter")
    expect(board.locator(".others")).to_have_count(0)
    assert board.evaluate(INSIDE)
    lab.wait_for_kernel("board.session.viewer == board.session.game.current_seat(board.session.state)", "True")
    # Whoever goes back to a bot's turn looks at it: it waits for a click, though bots play by themselves.
    until_bots(board)
    board.locator(".others .pace").last.click()
    expect(board.locator(".others")).to_have_count(0)
    Hand(board).open_panel("Log")
    expect(board.locator(".since li").first).to_be_visible()
    assert violations(lab.page) == []
    lab.page.keyboard.press("Escape")
    node = lab.ask_kernel("[turn.node for turn in board.session.turns() if turn.seat == 1][-1]")
    board.locator(".buttons > .beside").first.click()
    board.locator(".history .before").click()
    expect(board.locator(".history-place")).to_contain_text("Bot C")
    board.locator(".history .before").click()
    lab.wait_for_kernel(HERE, node)
    lab.page.wait_for_timeout(1200)
    assert lab.ask_kernel(HERE) == node
    assert not lab.errors


def test_people_change_places_in_a_hot_seat_and_go_on_another_day(lab: Lab) -> None:
    """The hand is shown to who sits down; after a restart of the kernel the same cell offers the game."""
    board = shown(lab, "tt.play('trajan', seats=2, seed=7, people=(0, 1), names=('Ann', 'Bea'), hot_seat=True)")
    expect(board.locator(".offer")).to_have_count(0)
    instruction = board.locator("[data-slot=instruction]")
    expect(instruction).to_contain_text("Ann")
    expect(board.locator("[data-slot=choices] [data-move]")).to_have_count(0)
    assert violations(lab.page) == []
    board.locator("[data-slot=next] button").focus()
    lab.page.keyboard.press("Enter")
    expect(board.locator("[data-slot=choices] [data-move]").first).to_be_visible()
    assert board.evaluate(INSIDE)
    while "sits down" not in board.locator("[data-slot=next] button").inner_text():
        decide(board)
    expect(board.locator("[data-slot=next] button")).to_have_text("Bea sits down now")
    board.locator("[data-slot=next] button").click()
    expect(board.locator("[data-slot=choices] [data-move]").first).to_be_visible()
    decide(board)
    moves = lab.ask_kernel("board.session.record().moves")
    lab.page.wait_for_timeout(600)

    lab.page.evaluate(RESTART)
    board = run(lab)
    expect(board.locator("[data-slot=instruction]")).to_contain_text("turn 2")
    assert violations(lab.page) == []
    assert lab.ask_kernel("board.session.record().moves") == "[]"
    board.locator(".continue").click()
    lab.wait_for_kernel("board.session.record().moves", moves)
    expect(board.locator(".offer")).to_have_count(0)
    expect(board.locator("[data-slot=next] button")).to_have_text("Bea sits down now")
    assert not lab.errors


def test_a_finished_game_is_looked_at_as_a_replay(lab: Lab) -> None:
    """By keys and clicks, playing by itself, from its turning points; Escape leads back."""
    board = shown(lab, "tt.play('trajan', seats=3, seed=5, people=())")
    ending = open_ending(board)
    expect(ending.locator("table").first).to_be_visible()
    ending.locator(".open-replay").click()
    replay = board.locator(".replay")
    expect(replay.locator(".replay-picture > svg")).to_be_visible()
    assert violations(lab.page) == []
    caption = replay.locator(".replay-caption")
    first = replay.locator(".replay-picture > svg").inner_html()
    replay.locator(".replay-at").focus()
    for _ in range(3):
        lab.page.keyboard.press("ArrowRight")
    expect(caption).to_contain_text("Turn 4,")
    expect(replay.locator(".replay-told li").first).to_be_visible()
    assert replay.locator(".replay-picture > svg").inner_html() != first
    replay.locator(".replay-play").click()
    expect(caption).to_contain_text("Turn 6,", timeout=10000)
    replay.locator(".replay-play").click()
    go_along_the_curve(lab, replay)
    replay.locator(".turning-point").nth(1).click()
    expect(caption).to_contain_text("gained on the others")
    darken(lab)
    assert violations(lab.page) == []
    replay.locator(".turning-point").nth(1).focus()
    lab.page.keyboard.press("Escape")
    expect(replay).to_have_count(0)
    assert board.evaluate(INSIDE)
    open_ending(board).locator(".open-replay").click()
    replay.locator(".replay-at").fill("10")
    replay.locator(".replay-go").click()
    expect(replay).to_have_count(0)
    lab.wait_for_kernel("board.session.game.begun(board.session.state)", "11")
    assert not lab.errors


def open_ending(board: Locator) -> Locator:
    """Open what is said of the end."""
    board.locator(".menu-place > button").click()
    board.locator(".menu .item", has_text="wins").click()
    return board.locator(".ending")


def go_along_the_curve(lab: Lab, replay: Locator) -> None:
    """Its playhead stands where the replay does; a click and the arrow keys go to another place."""
    curve, caption, scrubber = (
        replay.locator(".curve-place"),
        replay.locator(".replay-caption"),
        replay.locator(".replay-at"),
    )
    svg = curve.locator("svg")
    first, step = (float(str(svg.get_attribute(f"data-{name}"))) for name in ("first", "step"))
    box = svg.bounding_box()
    assert box
    unit = box["width"] / float(str(svg.get_attribute("viewBox")).split()[2])
    curve.click(position={"x": (first + 14 * step) * unit, "y": box["height"] / 2})
    expect(caption).to_contain_text("Turn 15,")
    expect(scrubber).to_have_value("14")
    lab.page.keyboard.press("ArrowRight")
    lab.page.keyboard.press("ArrowRight")
    expect(caption).to_contain_text("Turn 17,")
    expect(curve).to_have_attribute("aria-valuenow", "16")
    place = svg.locator(".playhead").evaluate("head => new DOMMatrix(getComputedStyle(head).transform).e")
    assert abs(place - first - 16 * step) < 0.5
    scrubber.fill("3")
    expect(curve).to_have_attribute("aria-valuenow", "3")
    assert svg.locator(".playhead").evaluate("head => new DOMMatrix(getComputedStyle(head).transform).e") < place


def test_a_game_among_the_saved_games_is_continued_from_an_empty_table(lab: Lab) -> None:
    """By a click on its row, with the keyboard too; what is damaged is told, and axe finds nothing."""
    home = Path(lab.server.environment[saved_games.HOME_VARIABLE])
    session = new_session("caesar", people=[0], names=["Ann"], seed=3)
    for number in range(3):
        session.choose(session.game.notation(session.choices()[number]))
    saved_games.begin(session, home).keep()
    (home / "broken.json").write_text(save_text(session)[:500], encoding="utf-8")
    board = shown(lab, "tt.table()")
    row = board.locator(".saved-games-rows tr").nth(1)
    expect(row).to_contain_text("Caesar!")
    expect(row).to_contain_text("Ann and Pompey (bot)")
    expect(board.locator(".saved-games-problem")).to_contain_text("broken.json cannot be continued")
    assert violations(lab.page) == []
    darken(lab)
    assert violations(lab.page) == []
    row.locator(".remove").click()
    expect(row.locator(".asked")).to_contain_text("for ever")
    assert violations(lab.page) == []
    row.locator(".leave").click()
    expect(row.locator(".remove")).to_be_focused()
    row.locator(".resume").focus()
    lab.page.keyboard.press("Enter")
    board.locator("[data-pane] [data-spot]").first.wait_for()
    lab.wait_for_kernel(f"board.session.record().moves == {session.record().moves!r}", "True")
    expect(board.locator(".saved-games")).to_have_count(0)
    Hand(board).open_panel("Saved games")
    expect(board.locator(".saved-games-problem")).to_be_visible()
    expect(board.locator(".saved-games-rows")).to_have_count(0)
    lab.page.keyboard.press("Escape")
    expect(board.locator(".saved-games")).to_have_count(0)
    assert not lab.errors


def test_a_game_among_the_saved_games_is_removed_by_clicks(lab: Lab) -> None:
    """Asked once more, and then it is gone for ever."""
    home = Path(lab.server.environment[saved_games.HOME_VARIABLE])
    for seed in (3, 4):
        session = new_session("caesar", people=[0], names=[f"Ann {seed}"], seed=seed)
        session.choose(session.game.notation(session.choices()[0]))
        saved_games.begin(session, home).keep()
    board = shown(lab, "tt.table()")
    rows = board.locator(".saved-games-rows tr")
    expect(rows).to_have_count(3)
    unwanted = rows.filter(has_text="Ann 4")
    unwanted.locator(".remove").click()
    unwanted.locator(".sure").click()
    expect(rows).to_have_count(2)
    expect(rows.nth(1)).to_contain_text("Ann 3")
    assert len(list(home.glob("*.game"))) == 1
    assert not lab.errors
