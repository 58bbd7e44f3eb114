"""Whoever is quicker than the kernel loses nothing: a test holds the answers back while keys and clicks come."""

from collections.abc import Iterator
from typing import Any

import pytest
from browser.kernelless import SlowKernel, first_move, recorded
from playwright.sync_api import Browser, expect

import trajan_tutor as tt
from trajan_tutor.jupyter.stage_widget import StageWidget

pytestmark = pytest.mark.browser


@pytest.fixture
def kernel(chromium: Browser) -> Iterator[SlowKernel]:
    """Open a page on the history of a game of five turns; what it asked for is answered."""
    board = tt.play("trajan", seats=2, seed=7)
    assert isinstance(board, StageWidget)
    while board.session.game.begun(board.session.state) < 5:
        board.choose(first_move(board))
    kernel = SlowKernel(chromium, board)
    kernel.page.click(".buttons > .beside")
    kernel.tell()
    kernel.answer()
    expect(kernel.page.locator(".history-place")).to_contain_text("Turn 5,")
    yield kernel
    kernel.page.close()


def node(kernel: SlowKernel, turn: int) -> int:
    """Return the place of the tree at which a turn begins."""
    return kernel.board.session.turns()[turn - 1].node


def jumps(messages: list[dict[str, Any]]) -> list[int]:
    """Return to which places of the tree messages lead."""
    requests = [message["request"] for message in messages if message["type"] == "do"]
    return [request["node"] for request in requests if request["type"] == "jump"]


def test_a_key_on_the_scrubber_counts_from_where_the_key_before_led(kernel: SlowKernel) -> None:
    """Also when the history of a step before is told between them; each step is taken, and the last one stays."""
    page, place = kernel.page, kernel.page.locator(".history-place")
    page.focus(".scrubber")
    page.keyboard.press("Home")
    home = kernel.read()
    kernel.tell(*kernel.work(*home))
    asked = kernel.read()
    assert (jumps(home), kernel.asked(asked)) == ([node(kernel, 1)], ["show"])
    page.keyboard.press("ArrowRight")
    kernel.tell(*kernel.work(*asked))
    expect(place).to_contain_text("Turn 2,")
    page.keyboard.press("ArrowRight")
    expect(place).to_contain_text("Turn 3,")
    assert kernel.answer().count("jump") == 2
    assert kernel.board.session.tree.here.number == node(kernel, 3)
    expect(place).to_contain_text("Turn 3,")
    assert page.locator(".scrubber").input_value() == "2"


def test_a_history_that_comes_together_with_a_later_answer_is_old(kernel: SlowKernel) -> None:
    """A page that was busy shows both at once: the scrubber stays where it was put."""
    page = kernel.page
    page.focus(".scrubber")
    page.keyboard.press("Home")
    kernel.tell(*kernel.work(*kernel.read()))
    old = kernel.work(*kernel.read())
    page.keyboard.press("ArrowRight")
    kernel.tell(*old, *kernel.work(*kernel.read()))
    assert page.locator(".scrubber").input_value() == "1"
    page.keyboard.press("ArrowRight")
    kernel.answer()
    assert kernel.board.session.tree.here.number == node(kernel, 3)


def test_two_quick_clicks_go_back_two_turns(kernel: SlowKernel) -> None:
    """And as many forward."""
    here = kernel.board.session.tree.here.number
    for _ in range(2):
        kernel.page.click(".history .before")
    kernel.answer()
    assert kernel.board.session.tree.here.number == node(kernel, 3)
    for _ in range(2):
        kernel.page.click(".history .after")
    kernel.answer()
    assert kernel.board.session.tree.here.number == here


def test_nothing_is_offered_before_the_history_is_told(kernel: SlowKernel) -> None:
    """What stands there may be of another time; once it is told, a click counts."""
    page, board = kernel.page, kernel.board
    before = page.locator(".history .before")
    page.click("[data-tab=log]")
    with recorded(board) as sent:
        board.choose(first_move(board))
    kernel.tell(*sent)
    here = board.session.tree.here.number
    for _ in range(2):
        page.click("[data-tab=history]")
        kernel.tell()
        expect(page.locator(".scrubber")).to_be_disabled()
        for name in (".before", ".after", ".redo"):
            expect(page.locator(f".history {name}")).to_have_attribute("aria-disabled", "true")
        kernel.answer()
        before.click()
        kernel.answer()
        assert board.session.tree.here.number < here
        here = board.session.tree.here.number
        page.click("[data-tab=log]")


def test_a_jump_that_is_refused_leaves_the_scrubber_where_the_game_stands(kernel: SlowKernel) -> None:
    """It is told anew where that is, though nothing has changed."""
    kernel.page.focus(".scrubber")
    kernel.page.keyboard.press("Home")
    (jump,) = kernel.read()
    kernel.tell(*kernel.work(jump | {"request": jump["request"] | {"node": 10_000}}))
    kernel.answer()
    expect(kernel.page.locator(".history-place")).to_contain_text("Turn 5,")


def test_a_scrubber_in_a_hand_stays_there_while_the_game_goes_on(kernel: SlowKernel) -> None:
    """Bots play meanwhile: where it is let go, there one goes; and what came meanwhile is shown when nobody goes."""
    page, board = kernel.page, kernel.board
    box = page.locator(".scrubber").bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 2
    longest = page.locator(".scrubber").get_attribute("max")
    page.mouse.move(box["x"] + box["width"] - 8, middle)
    page.mouse.down()
    page.mouse.move(box["x"] + 8, middle, steps=4)
    # A program goes on.
    turns = len(board.session.turns())
    with recorded(board) as sent:
        while len(board.session.turns()) == turns:
            board.choose(first_move(board))
    kernel.tell(*sent)
    kernel.tell(*kernel.work(*kernel.read()))
    assert (page.locator(".scrubber").input_value(), page.locator(".scrubber").get_attribute("max")) == ("0", longest)
    page.mouse.move(box["x"] + box["width"] - 8, middle, steps=4)
    page.mouse.up()
    page.evaluate("window.frames(3)")
    assert page.locator(".scrubber").get_attribute("max") != longest


def test_another_line_is_gone_to_though_an_answer_is_waited_for(kernel: SlowKernel) -> None:
    """What is meant does not depend on what is shown by then."""
    page = kernel.page
    end = kernel.board.session.tree.here.number
    page.focus(".scrubber")
    page.keyboard.press("Home")
    page.click(".lines .go")
    kernel.answer()
    assert kernel.board.session.tree.here.number == end


def test_what_is_picked_on_the_new_picture_is_meant_for_it(chromium: Browser) -> None:
    """Before the answer comes, a click is lost; once it is there, it counts for what is shown then."""
    board = tt.play("caesar", seats=2, seed=3)
    assert isinstance(board, StageWidget)
    kernel = SlowKernel(chromium, board)
    place = "[data-pane] [data-spot='{}']"
    kernel.answer()
    kernel.page.locator(place.format("mat.0.supply.0")).click()
    first = kernel.read()
    assert "pick" in kernel.asked(first)
    told = kernel.work(*first)
    legal = next(name for name in sorted(board.session.spots()) if name.startswith("border."))
    kernel.page.locator(place.format(legal)).click()
    assert "pick" not in kernel.asked(kernel.read())
    kernel.tell(*told)
    kernel.page.locator(place.format(legal)).click()
    [asked] = [one["request"] for one in kernel.read() if kernel.asked([one]) == ["pick"]]
    assert (asked["spot"], asked["at"]) == (legal, board.desk.table.at)
    kernel.page.close()
