"""A whole game on a page: two turns by clicks and keys, what is refused, and where focus and parts are."""

import re
from collections.abc import Iterator

import pytest
from browser.hand import Hand
from browser.kernelless import Quick, QuickKernel
from playwright.sync_api import Locator, expect

import trajan_tutor as tt
from trajan_tutor.jupyter.stage_widget import StageWidget

pytestmark = pytest.mark.browser

FOCUSED = "() => document.activeElement.getAttribute('data-spot')"
INSIDE = "stage => stage.contains(document.activeElement)"
# The parts of the stage in which the focus is, one after another.
PART = """stage => {
    const now = document.activeElement;
    if (!stage.contains(now)) return 'outside';
    const part = now.closest('[data-slot]') ?? now.closest('[data-pane], [data-strip], .bar, .buttons, .top');
    return part?.dataset.slot ?? (part?.dataset.pane ? 'table' : part?.className.split(' ')[0] ?? 'nowhere');
}"""
# What is wider than its place, or reaches over the edge of the stage.
OVERHANG = """stage => {
    const frame = stage.getBoundingClientRect();
    const parts = [...stage.querySelectorAll('[data-slot], [data-pane], .top, .bar, .choice, .rail, .strip-place')];
    return parts.flatMap(part => {
        const box = part.getBoundingClientRect();
        if (box.width === 0) return [];
        const over = Math.max(part.scrollWidth - part.clientWidth, box.right - frame.right, frame.left - box.left,
            box.bottom - frame.bottom, frame.top - box.top);
        return over > 1 ? [[part.className, over]] : [];
    });
}"""
# All panes with what lies in them, without marks and tab stops.
PICTURE = """stage => [...stage.querySelectorAll('[data-pane] .pane-picture')].map(picture => {
    const copy = picture.cloneNode(true);
    for (const mark of copy.querySelectorAll('[data-mark], .board-marks')) mark.remove();
    return copy.innerHTML.replaceAll(/ (tabindex|role|aria-[a-z]+)="[^"]*"/g, '');
}).join('\\n')"""
LIT = "[data-mark=lit]"
AROUND = """() => {
    for (const place of ["afterbegin", "beforeend"]) document.body.insertAdjacentHTML(place, "<button>Around</button>");
}"""
COUNT_FRAMES = """() => {
    window.frames_seen = 0;
    const seen = () => {
        window.frames_seen += 1;
        requestAnimationFrame(seen);
    };
    requestAnimationFrame(seen);
}"""
# A callout stays for a moment only.
WATCH_CALLOUTS = """stage => {
    window.callouts = 0;
    new MutationObserver(changes => {
        const added = changes.flatMap(change => [...change.addedNodes]);
        window.callouts += added.filter(one => one.classList?.contains('callout')).length;
    }).observe(stage, { childList: true, subtree: true });
}"""
# Where panes and slots stand, and how far everything around is scrolled.
STANDING = """stage => {
    const place = part => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [part.dataset.pane ?? part.dataset.slot, x, y, width, height].join(' ');
    };
    // What has nothing to say takes no room.
    const parts = [...stage.querySelectorAll('[data-pane], [data-slot]')];
    return parts.filter(part => part.getBoundingClientRect().width).map(place);
}"""
RESTS = "stage => stage.getAnimations({ subtree: true }).every(one => one.playState !== 'running')"


@pytest.fixture
def game() -> StageWidget:
    """Begin the whole game of the first notebook."""
    made = tt.play("trajan", seats=2, seed=7)
    assert isinstance(made, StageWidget)
    return made


@pytest.fixture
def kernel(quick: Quick, game: StageWidget) -> Iterator[QuickKernel]:
    """Show the game where pieces move."""
    kernel = quick(game.desk, moves=True)
    kernel.stage.locator(LIT).first.wait_for()
    Hand(kernel.stage).come_near()
    yield kernel
    assert "⟦" not in kernel.stage.inner_text()


def moves(game: StageWidget) -> tuple[str, ...]:
    """Return the moves so far."""
    return tuple(game.session.record().moves)


def wait_for_change(kernel: QuickKernel, game: StageWidget, before: int) -> None:
    """Wait until the game has changed, and the page has shown the answer."""
    kernel.wait_for(lambda: game.session.changes > before, wanted=True)
    expect(kernel.stage).to_have_attribute("data-at", str(game.session.changes))


def turn_is_over(game: StageWidget, turn: int) -> bool:
    """Say whether the person has played so many whole turns and is to begin another."""
    session = game.session
    begun = sum(step.seat == 0 and session.game.may_evaluate(step.before) for step in session.steps)
    return begun == turn and session.game.may_evaluate(session.state)


def first_lit(board: Locator) -> str:
    """Return the first place that can be clicked, or an empty text where there is none."""
    marks = board.locator(LIT)
    return str(marks.first.get_attribute("data-of")) if marks.count() else ""


def choose_first(board: Locator) -> None:
    """Choose by the first button; where choices stand in groups, the first of the first group."""
    first = board.locator("[data-slot=choices] .choice").first
    is_group = first.get_attribute("data-move") is None
    first.click()
    if is_group:
        board.locator("[data-slot=choices] [data-move]").first.click()


def test_a_turn_by_clicks(kernel: QuickKernel, game: StageWidget) -> None:
    """The picture and the kernel's state change with every choice, and bots answer; nothing scrolls."""
    board = kernel.stage
    hand = Hand(board)
    hand.come_near()
    assert moves(game) == ()
    while not turn_is_over(game, 1):
        before, picture = game.session.changes, board.evaluate(PICTURE)
        spot = first_lit(board)
        if spot:
            hand.pick(spot)
        else:
            choose_first(board)
        wait_for_change(kernel, game, before)
        assert board.evaluate(PICTURE) != picture
    assert moves(game)[0].startswith("sow ")
    assert {0, 1} <= {step.seat for step in game.session.steps}
    assert hand.stands()


def test_a_turn_by_keys(kernel: QuickKernel, game: StageWidget) -> None:
    """Places by arrows, choices by digits; the log has one line for what a seat did in a turn."""
    board, keyboard = kernel.stage, kernel.page.keyboard
    board.locator("[data-slot=instruction]").focus()
    while not turn_is_over(game, 1):
        # What can be chosen is marked when what moves has come to rest.
        expect(board).to_have_attribute("data-moving", "false")
        before, picture = game.session.changes, board.evaluate(PICTURE)
        if board.locator(LIT).count():
            keyboard.press("Escape" if board.evaluate(PART) == "choices" else "Shift")
            go_to_a_lit_place(board)
            keyboard.press("Enter")
        else:
            board.locator("[data-slot=instruction]").focus()
            is_group = board.locator("[data-slot=choices] .group").count() > 0
            keyboard.press("1")
            if is_group:
                expect(board.locator("[data-slot=choices] [data-move]").first).to_be_visible()
                keyboard.press("1")
        wait_for_change(kernel, game, before)
        assert board.evaluate(PICTURE) != picture
    assert board.locator(".log li").count() > 1


def go_to_a_lit_place(board: Locator) -> None:
    """Go by arrows until the focus is on something that can be chosen."""
    if not board.evaluate(INSIDE) or board.evaluate(PART) != "table":
        board.locator("[data-pane] [data-spot][tabindex='0']").first.focus()
    lit = "stage => stage.querySelector(`[data-mark=lit][data-of='${document.activeElement.dataset.spot}']`) !== null"
    for arrow in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight") * 2:
        if board.evaluate(lit):
            return
        board.page.keyboard.press(arrow)
    raise AssertionError("no arrow leads to a place that can be chosen")


def test_an_illegal_click_is_answered_in_words(kernel: QuickKernel, game: StageWidget) -> None:
    """At the place, in the verdict, and for those who listen; the game stays as it is, and so does all that stands."""
    board = kernel.stage
    hand = Hand(board)
    stood = board.evaluate(STANDING)
    board.evaluate(WATCH_CALLOUTS)
    hand.pick("mat.0.military-camp")
    verdict = board.locator("[data-slot=verdict]")
    expect(verdict).to_have_class(re.compile("tone-refused"))
    sentence = verdict.inner_text()
    assert len(sentence) > 20
    assert "⟦" not in sentence
    kernel.page.wait_for_function("() => window.callouts > 0")
    assert moves(game) == ()
    assert set(stood) <= set(board.evaluate(STANDING))
    hand.pick(first_lit(board))
    kernel.wait_for(lambda: len(moves(game)) > 0, wanted=True)
    expect(board.locator(".callout")).to_have_count(0)


def test_tab_goes_in_and_out_both_ways(kernel: QuickKernel) -> None:
    """Instruction, table, choices, Next, coach, overview, top: in this order, and beyond them the page goes on."""
    board, keyboard = kernel.stage, kernel.page.keyboard
    # What stands before and behind a stage in a notebook can have the focus, too.
    kernel.page.evaluate(AROUND)
    board.locator("[data-slot=instruction]").focus()
    seen: list[str] = []
    for _ in range(60):
        part = board.evaluate(PART)
        if not seen or seen[-1] != part:
            seen.append(part)
        if part == "outside":
            break
        keyboard.press("Tab")
    wanted = ["instruction", "table", "choices", "next", "coach", "strip-place", "top", "outside"]
    assert [part for part in seen if part in wanted] == wanted
    back: list[str] = []
    while not back or back[-1] != "outside" or "instruction" not in back:
        keyboard.press("Shift+Tab")
        back.append(board.evaluate(PART))
        assert len(back) < 60, back
    inside = [part for part in back if part != "outside"]
    assert inside[0] == "top"
    assert inside[-1] == "instruction"


def test_a_part_of_the_table_is_looked_at(kernel: QuickKernel, game: StageWidget) -> None:
    """A thumbnail brings it near, Escape takes it away again; the page goes on, and nothing else moves."""
    board = kernel.stage
    main = board.locator(".pane-main").get_attribute("data-pane")
    thumbnail = board.locator("[data-thumbnail][data-role='']").first
    name = thumbnail.get_attribute("data-thumbnail")
    thumbnail.click()
    expect(board.locator(f"[data-pane='{name}']")).to_be_visible()
    expect(board.locator(".pane-main")).to_have_attribute("data-pane", str(main))
    kernel.page.evaluate(COUNT_FRAMES)
    kernel.page.wait_for_function("() => window.frames_seen > 5", timeout=20_000)
    kernel.page.keyboard.press("Escape")
    expect(board.locator(f"[data-pane='{name}']")).to_have_count(0)
    assert moves(game) == ()


def test_a_step_is_taken_back(kernel: QuickKernel, game: StageWidget) -> None:
    """By its key and by the button; the picture is as it was, and the focus stays in it."""
    board = kernel.stage
    first = board.locator(f"[data-pane] [data-spot='{first_lit(board)}']")
    picture = board.evaluate(PICTURE)
    for way in ("key", "button"):
        first.focus()
        before = game.session.changes
        kernel.page.keyboard.press("Enter")
        wait_for_change(kernel, game, before)
        assert len(moves(game)) >= 1
        assert kernel.page.evaluate(FOCUSED)
        before = game.session.changes
        if way == "key":
            kernel.page.keyboard.press("Backspace")
        else:
            board.locator(".undo").click()
        wait_for_change(kernel, game, before)
        assert moves(game) == ()
    kernel.page.keyboard.press("Shift")
    expect(board).to_have_js_property("isConnected", True)
    kernel.page.wait_for_function(RESTS, arg=board.element_handle())
    assert board.evaluate(PICTURE) == picture


def test_names_with_markup_are_text(quick: Quick) -> None:
    """What people are called is shown, not obeyed."""
    game = tt.play("trajan", seed=7, names=('<img src=x onerror="window.broken=1">',))
    assert isinstance(game, StageWidget)
    kernel = quick(game.desk)
    board = kernel.stage
    board.locator(LIT).first.wait_for()
    Hand(board).pick(first_lit(board))
    kernel.wait_for(lambda: len(moves(game)) > 0, wanted=True)
    kernel.page.evaluate("window.frames(5)")
    assert board.locator("img[onerror]").count() == 0
    assert kernel.page.evaluate("() => window.broken") is None
    assert "<img" in str(board.locator(".seats").text_content())


def test_nothing_runs_over_the_edge(kernel: QuickKernel) -> None:
    """At three widths the stage and its parts fit their window."""
    for width, height in ((1440, 900), (1366, 768), (1024, 768)):
        kernel.page.set_viewport_size({"width": width, "height": height})
        kernel.page.evaluate("window.frames(5)")
        assert kernel.stage.evaluate(OVERHANG) == [], width
