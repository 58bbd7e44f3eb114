"""The controls around the board on a page: history, bots one by one, curtains, saved games, the replay."""

import pytest
from browser.axe import in_both_colours, violations
from browser.hand import LIT, Hand
from browser.kernelless import Quick, QuickKernel, SlowKernel, first_move
from playwright.sync_api import Browser, Locator, Page, expect

import trajan_tutor as tt
from trajan_tutor.journals import saved_games
from trajan_tutor.journals.game_extras import save_text
from trajan_tutor.jupyter.stage_widget import StageWidget
from trajan_tutor.session.new_session import new_session

pytestmark = pytest.mark.browser

INSIDE = "board => board.contains(document.activeElement)"


def board_of(made: object) -> StageWidget:
    """Return what a call has made as the board that it is."""
    assert isinstance(made, StageWidget)
    return made


def here(board: StageWidget) -> int:
    """Return the place of the tree at which a game stands."""
    return board.session.tree.here.number


def begun(board: StageWidget) -> int:
    """Return how many turns were begun."""
    return board.session.game.begun(board.session.state)


def moves(board: StageWidget) -> tuple[str, ...]:
    """Return the moves so far."""
    return tuple(board.session.record().moves)


def decide(board: Locator, number: int = 0) -> None:
    """Choose something from the list and wait until it is shown."""
    at = board.get_attribute("data-at") or ""
    board.locator("[data-slot=choices] [data-move]").nth(number).click()
    expect(board).not_to_have_attribute("data-at", at)


def until_bots(board: Locator) -> None:
    """Decide until a bot is to decide."""
    while not board.locator(".others").is_visible():
        decide(board)


def test_the_history_by_clicks_and_keys(quick: Quick) -> None:
    """The scrubber, names, lines compared and removed; the focus stays on the board, and axe finds nothing."""
    game = board_of(tt.play("trajan", seats=2, seed=7))
    while begun(game) < 5:
        game.choose(first_move(game))
    kernel = quick(game.desk)
    go_along_the_turns(kernel, game)
    begin_another_line(kernel, game)
    compare_and_remove(kernel, game)


def go_along_the_turns(kernel: QuickKernel, game: StageWidget) -> None:
    """Go back from the fifth turn to the first one by the scrubber, and forward to the end, a turn for each key."""
    board, keyboard = kernel.stage, kernel.page.keyboard
    end = here(game)
    board.locator(".buttons > .beside").first.click()
    place = board.locator(".history-place")
    expect(place).to_contain_text("Turn 5, You")
    expect(board.locator(".lines .line")).to_have_count(1)
    assert violations(kernel.page) == []

    scrubber = board.locator(".scrubber")
    scrubber.focus()
    keyboard.press("Home")
    expect(place).to_contain_text("Turn 1, You: 0 : 0")
    kernel.wait_for(lambda: here(game), 0)
    expect(board.locator(".log li")).to_have_count(0)
    keyboard.press("ArrowRight")
    expect(place).to_contain_text("Turn 2,")
    # Whoever has gone to a turn of a bot looks at it, though bots decide at once elsewhere.
    expect(board.locator(".others")).to_be_visible()
    expect(place).to_contain_text("Turn 2,")
    keyboard.press("ArrowRight")
    expect(place).to_contain_text("Turn 3, You")
    kernel.wait_for(lambda: begun(game), 3)
    assert scrubber.evaluate("scrubber => scrubber === document.activeElement")
    redo = board.locator(".redo")
    while here(game) != end:
        expect(redo).to_have_attribute("aria-disabled", "false")
        at = board.get_attribute("data-at") or ""
        redo.click()
        expect(board).not_to_have_attribute("data-at", at)
    expect(redo).to_have_attribute("aria-disabled", "true")


def begin_another_line(kernel: QuickKernel, game: StageWidget) -> None:
    """Decide otherwise at the beginning, and give that line a name that looks like markup."""
    board, keyboard = kernel.stage, kernel.page.keyboard
    board.locator(".scrubber").focus()
    keyboard.press("Home")
    kernel.wait_for(lambda: here(game), 0)
    expect(board.locator("[data-slot=choices] [data-move]")).to_have_count(6)
    decide(board, 4)
    lines = board.locator(".lines .line")
    expect(lines).to_have_count(2)
    lines.nth(1).locator(".rename").click()
    keyboard.type("<img src=x onerror='window.broken=1'> b a d d x")
    keyboard.press("Enter")
    expect(lines.nth(1).locator(".line-title")).to_contain_text("<img src=x")
    assert kernel.page.evaluate("() => window.broken") is None
    assert board.evaluate(INSIDE)


def compare_and_remove(kernel: QuickKernel, game: StageWidget) -> None:
    """Look at both lines side by side, then remove one, after having thought better of it first."""
    board, keyboard = kernel.stage, kernel.page.keyboard
    lines = board.locator(".lines .line")
    for number in (0, 1):
        lines.nth(number).locator("input").check()
    board.locator(".history .compare").click()
    comparison = board.locator(".comparison")
    expect(comparison.locator(".compared svg").first).to_be_visible()
    expect(comparison.locator("caption")).to_have_count(2)
    assert in_both_colours(kernel.page) == []
    comparison.focus()
    keyboard.press("Escape")
    expect(comparison).to_have_count(0)

    lines.nth(1).locator(".remove").click()
    keyboard.press("Escape")
    expect(lines.nth(1).locator(".remove")).to_be_focused()
    assert violations(kernel.page) == []
    lines.nth(1).locator(".remove").click()
    lines.nth(1).locator(".sure").click()
    expect(lines).to_have_count(1)
    kernel.wait_for(lambda: here(game), 0)


@pytest.mark.parametrize("is_late", [False, True], ids=["answered", "late"])
def test_two_keys_lead_two_turns_on(chromium: Browser, *, is_late: bool) -> None:
    """Whether the first was answered before the second came or not: a bot's turn between them is looked at."""
    game = board_of(tt.play("trajan", seats=2, seed=7))
    while begun(game) < 5:
        game.choose(first_move(game))
    kernel = SlowKernel(chromium, game)
    kernel.page.click(".buttons > .beside")
    kernel.answer()
    kernel.page.focus(".scrubber")
    kernel.page.keyboard.press("Home")
    kernel.answer()
    kernel.page.keyboard.press("ArrowRight")
    if not is_late:
        assert kernel.answer() == ["jump", "show"]
        assert begun(game) == 2
    kernel.page.keyboard.press("ArrowRight")
    kernel.answer()
    assert begun(game) == 3
    expect(kernel.page.locator(".history-place")).to_contain_text("Turn 3, You")
    kernel.page.close()


def test_bots_play_one_by_one(quick: Quick) -> None:
    """By themselves in a game begun by clicks; paused, at a click, and skipped; then all is summed up."""
    table = board_of(tt.table())
    kernel = quick(table.desk, played_out=True)
    board, page = kernel.stage, kernel.page
    board.locator("select[name=seats]").select_option("3")
    board.locator(".begin").click()
    board.locator(LIT).first.wait_for()
    until_bots(board)
    expect(board.locator(".prompt")).to_contain_text("Bot B")
    # The page goes on without a click.
    at = board.get_attribute("data-at") or ""
    expect(board).not_to_have_attribute("data-at", at)
    page.clock.install()
    board.locator(".others .play-on").click()
    expect(board.locator(".others .play-on .name")).to_have_text("Play on")
    assert violations(page) == []
    steps = len(table.session.steps)
    page.clock.run_for(3000)
    assert len(table.session.steps) == steps
    page.clock.resume()
    board.locator(".others .step-on").click()
    kernel.wait_for(lambda: len(table.session.steps), steps + 1)
    skip = board.locator(".onward.skip")
    skip.focus()
    page.keyboard.press("Enter")
    expect(board.locator(".others")).to_have_count(0)
    assert board.evaluate(INSIDE)
    assert table.session.viewer == table.session.game.current_seat(table.session.state)
    look_at_a_turn_of_a_bot(kernel, table)


def look_at_a_turn_of_a_bot(kernel: QuickKernel, table: StageWidget) -> None:
    """Whoever goes back to a bot's turn looks at it: it waits for a click, though bots play by themselves."""
    board, page = kernel.stage, kernel.page
    until_bots(board)
    board.locator(".others .pace").last.click()
    expect(board.locator(".others")).to_have_count(0)
    Hand(board).open_panel("Log")
    expect(board.locator(".since li").first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    node = [turn.node for turn in table.session.turns() if turn.seat == 1][-1]
    board.locator(".buttons > .beside").first.click()
    board.locator(".history .before").click()
    expect(board.locator(".history-place")).to_contain_text("Bot C")
    board.locator(".history .before").click()
    kernel.wait_for(lambda: here(table), node)
    expect(board.locator(".others .play-on .name")).to_have_text("Play on")
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    page.clock.run_for(3000)
    assert here(table) == node


def hot_seat() -> StageWidget:
    """Begin a game of two who share a page."""
    return board_of(tt.play("trajan", seats=2, seed=7, people=(0, 1), names=("Ann", "Bea"), hot_seat=True))


def test_people_change_places_in_a_hot_seat_and_go_on_another_day(quick: Quick) -> None:
    """The hand is shown to who sits down, by a key and by a click; the same call offers the game that was left."""
    game = hot_seat()
    kernel = quick(game.desk)
    board, sits_down = kernel.stage, kernel.stage.locator("[data-slot=next] button")
    expect(board.locator(".offer")).to_have_count(0)
    expect(board.locator("[data-slot=instruction]")).to_contain_text("Ann")
    expect(board.locator("[data-slot=choices] [data-move]")).to_have_count(0)
    assert violations(kernel.page) == []
    sits_down.focus()
    kernel.page.keyboard.press("Enter")
    expect(board.locator("[data-slot=choices] [data-move]").first).to_be_visible()
    assert board.evaluate(INSIDE)
    while "sits down" not in sits_down.inner_text():
        decide(board)
    expect(sits_down).to_have_text("Bea sits down now")
    sits_down.click()
    expect(board.locator("[data-slot=choices] [data-move]").first).to_be_visible()
    decide(board)
    go_on_another_day(quick, game)


def go_on_another_day(quick: Quick, left: StageWidget) -> None:
    """The same call offers the game that was left; a click goes on with it, and axe finds nothing meanwhile."""
    left.close()
    game = hot_seat()
    kernel = quick(game.desk)
    board = kernel.stage
    expect(board.locator("[data-slot=instruction]")).to_contain_text("turn 2")
    assert violations(kernel.page) == []
    assert moves(game) == ()
    board.locator(".continue").click()
    expect(board.locator(".offer")).to_have_count(0)
    assert moves(game) == moves(left)
    expect(board.locator("[data-slot=next] button")).to_have_text("Bea sits down now")


def test_a_finished_game_is_looked_at_as_a_replay(quick: Quick) -> None:
    """By keys and clicks, playing by itself, from its turning points; Escape leads back."""
    game = board_of(tt.play("trajan", seats=3, seed=5, people=()))
    kernel = quick(game.desk)
    board, page = kernel.stage, kernel.page
    ending = open_ending(board)
    expect(ending.locator("table").first).to_be_visible()
    ending.locator(".open-replay").click()
    replay = board.locator(".replay")
    expect(replay.locator(".replay-picture > svg")).to_be_visible()
    assert violations(page) == []
    caption = replay.locator(".replay-caption")
    first = replay.locator(".replay-picture > svg").inner_html()
    replay.locator(".replay-at").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(caption).to_contain_text("Turn 4,")
    expect(replay.locator(".replay-told li").first).to_be_visible()
    assert replay.locator(".replay-picture > svg").inner_html() != first
    replay.locator(".replay-play").click()
    expect(caption).to_contain_text("Turn 6,", timeout=10000)
    replay.locator(".replay-play").click()
    go_along_the_curve(page, replay)
    replay.locator(".turning-point").nth(1).click()
    expect(caption).to_contain_text("gained on the others")
    assert in_both_colours(page) == []
    replay.locator(".turning-point").nth(1).focus()
    page.keyboard.press("Escape")
    expect(replay).to_have_count(0)
    assert board.evaluate(INSIDE)
    open_ending(board).locator(".open-replay").click()
    replay.locator(".replay-at").fill("10")
    replay.locator(".replay-go").click()
    expect(replay).to_have_count(0)
    kernel.wait_for(lambda: begun(game), 11)


def open_ending(board: Locator) -> Locator:
    """Open what is said of the end."""
    board.locator(".menu-place > button").click()
    board.locator(".menu .item", has_text="wins").click()
    return board.locator(".ending")


def go_along_the_curve(page: Page, replay: Locator) -> None:
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
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(caption).to_contain_text("Turn 17,")
    expect(curve).to_have_attribute("aria-valuenow", "16")
    place = svg.locator(".playhead").evaluate("head => new DOMMatrix(getComputedStyle(head).transform).e")
    assert abs(place - first - 16 * step) < 0.5
    scrubber.fill("3")
    expect(curve).to_have_attribute("aria-valuenow", "3")
    assert svg.locator(".playhead").evaluate("head => new DOMMatrix(getComputedStyle(head).transform).e") < place


def test_a_game_among_the_saved_games_is_continued_from_an_empty_table(quick: Quick) -> None:
    """By a click on its row, with the keyboard too; what is damaged is told, and axe finds nothing."""
    home = saved_games.home()
    session = new_session("caesar", people=[0], names=["Ann"], seed=3)
    for number in range(3):
        session.choose(session.game.notation(session.choices()[number]))
    saved_games.begin(session, home).keep()
    (home / "broken.json").write_text(save_text(session)[:500], encoding="utf-8")
    table = board_of(tt.table())
    kernel = quick(table.desk)
    board, page = kernel.stage, kernel.page
    row = board.locator(".saved-games-rows tr").nth(1)
    expect(row).to_contain_text("Caesar!")
    expect(row).to_contain_text("Ann and Pompey (bot)")
    expect(board.locator(".saved-games-problem")).to_contain_text("broken.json cannot be continued")
    assert in_both_colours(page) == []
    row.locator(".remove").click()
    expect(row.locator(".asked")).to_contain_text("for ever")
    assert violations(page) == []
    row.locator(".leave").click()
    expect(row.locator(".remove")).to_be_focused()
    row.locator(".resume").focus()
    page.keyboard.press("Enter")
    board.locator("[data-pane] [data-spot]").first.wait_for()
    kernel.wait_for(lambda: moves(table), tuple(session.record().moves))
    expect(board.locator(".saved-games")).to_have_count(0)
    Hand(board).open_panel("Saved games")
    expect(board.locator(".saved-games-problem")).to_be_visible()
    expect(board.locator(".saved-games-rows")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(board.locator(".saved-games")).to_have_count(0)


def test_a_game_among_the_saved_games_is_removed_by_clicks(quick: Quick) -> None:
    """Asked once more, and then it is gone for ever."""
    home = saved_games.home()
    for seed in (3, 4):
        session = new_session("caesar", people=[0], names=[f"Ann {seed}"], seed=seed)
        session.choose(session.game.notation(session.choices()[0]))
        saved_games.begin(session, home).keep()
    board = quick(board_of(tt.table()).desk).stage
    rows = board.locator(".saved-games-rows tr")
    expect(rows).to_have_count(3)
    unwanted = rows.filter(has_text="Ann 4")
    unwanted.locator(".remove").click()
    unwanted.locator(".sure").click()
    expect(rows).to_have_count(2)
    expect(rows.nth(1)).to_contain_text("Ann 3")
    assert len(list(home.glob("*.game"))) == 1
