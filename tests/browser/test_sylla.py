"""Sylla on the stage: bids, hands, payments and events by mouse and by keys, and whole games with bots."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browser.axe import violations
from browser.kernelless import SlowKernel
from playwright.sync_api import Browser, Locator, expect

import trajan_tutor as tt
from trajan_tutor.jupyter.stage_widget import StageWidget

pytestmark = pytest.mark.browser

# Whoever begins as consul opens the bidding; what each of these asks for comes in the first round.
CONSUL, PAY, FIGHT, HAND = "bid", "tilt", "fight", "hand"
_MOST_DECISIONS = 200

Open = Callable[..., SlowKernel]


@pytest.fixture
def open_at(chromium: Browser) -> Iterator[Open]:
    """Open a page on a game in which the person is asked for moves that begin with a word."""
    opened: list[SlowKernel] = []

    def open_now(word: str, choices: int = 2, width: int = 1304) -> SlowKernel:
        board = tt.play("sylla", seats=4, seed=3, names=("", "Ben", "Cleo", "Dido"))
        assert isinstance(board, StageWidget)
        for decision in range(_MOST_DECISIONS):
            moves = moves_of(board, "")
            if len(moves_of(board, word)) >= choices:
                break
            # Now this, now that: who always takes the first one never pays.
            board.choose(moves[7 * decision % len(moves)])
        assert len(moves_of(board, word)) >= choices
        opened.append(SlowKernel(chromium, board, width))
        return opened[-1]

    yield open_now
    for kernel in opened:
        kernel.page.close()


def moves_of(board: StageWidget, word: str) -> list[str]:
    """Return the moves that can be made now and begin with a word."""
    return [text for text in map(board.session.game.notation, board.session.choices()) if text.startswith(word)]


def number(kernel: SlowKernel) -> Locator:
    """Return the field of the number."""
    return kernel.page.get_by_role("spinbutton")


def confirm(kernel: SlowKernel) -> Locator:
    """Return the button that makes what the number and the side say."""
    return kernel.page.locator(".amount .confirm")


def test_a_bid_is_a_number_that_the_mouse_steps(open_at: Open) -> None:
    """The button says what the bid costs before it is made; a number that cannot be bid is taken to the nearest."""
    kernel = open_at(CONSUL, choices=4)
    number(kernel).fill("99")
    most = max(int(move.split()[1]) for move in moves_of(kernel.board, "bid"))
    expect(confirm(kernel)).to_contain_text(f"Bid {most} votes")
    number(kernel).fill("0")
    more = kernel.page.get_by_role("button", name="one more")
    more.click()
    more.click()
    kernel.page.get_by_role("button", name="one less").click()
    more.click()
    expect(number(kernel)).to_have_value("2")
    expect(confirm(kernel)).to_contain_text("Bid 2 votes")
    expect(confirm(kernel)).to_contain_text("denier")
    confirm(kernel).click()
    assert kernel.answer()
    assert "bid 2" in moves_made(kernel)


def moves_made(kernel: SlowKernel) -> list[str]:
    """Return all that the person has decided."""
    session = kernel.board.session
    return [session.game.notation(step.move) for step in session.steps if step.seat == 0]


def test_a_bid_is_written_by_keys(open_at: Open) -> None:
    """A figure writes the number wherever the focus is, arrows step it, and Enter makes the bid."""
    kernel = open_at(CONSUL, choices=4)
    kernel.page.locator("[data-slot=instruction]").focus()
    kernel.page.keyboard.press("2")
    expect(number(kernel)).to_be_focused()
    expect(number(kernel)).to_have_value("2")
    kernel.page.keyboard.press("ArrowUp")
    expect(number(kernel)).to_have_value("3")
    expect(number(kernel)).to_have_attribute("aria-valuetext", "Bid 3 votes (2 deniers if you win)")
    kernel.page.keyboard.press("Enter")
    assert kernel.answer()
    assert "bid 3" in moves_made(kernel)


def test_a_hand_is_a_number_and_a_thumb(open_at: Open) -> None:
    """By the mouse: two clicks and the button; it is read well in the light and in the dark."""
    kernel = open_at(HAND, choices=4)
    assert violations(kernel.page) == []
    kernel.page.emulate_media(color_scheme="dark")
    assert violations(kernel.page) == []
    kernel.page.get_by_role("button", name="one more").click()
    kernel.page.locator(".sides label").filter(has_text="Thumb down").click()
    expect(kernel.page.get_by_role("radio", name="Thumb down")).to_be_checked()
    expect(confirm(kernel)).to_have_accessible_description("Thumb down with one denier: one vote for the plebs")
    confirm(kernel).click()
    assert kernel.answer()
    assert "hand 1 down" in moves_made(kernel)


def test_a_hand_is_put_in_by_keys(open_at: Open) -> None:
    """The number, Tab and an arrow for the thumb, Enter."""
    kernel = open_at(HAND, choices=4)
    number(kernel).focus()
    kernel.page.keyboard.press("ArrowUp")
    kernel.page.keyboard.press("ArrowUp")
    kernel.page.keyboard.press("Tab")
    kernel.page.keyboard.press("Tab")
    expect(kernel.page.get_by_role("radio", name="Thumb up")).to_be_focused()
    kernel.page.keyboard.press("ArrowDown")
    expect(kernel.page.get_by_role("radio", name="Thumb down")).to_be_checked()
    kernel.page.keyboard.press("Enter")
    assert kernel.answer()
    assert "hand 2 down" in moves_made(kernel)


@pytest.mark.parametrize("word", [PAY, FIGHT])
def test_cards_and_events_are_picked_on_the_table(open_at: Open, word: str) -> None:
    """A payment by its cards, an event by where it lies: the first place that is lit."""
    kernel = open_at(word)
    spot = kernel.page.locator("[data-pane] .can-be-picked").first
    name = str(spot.get_attribute("data-spot"))
    meant = kernel.board.session.game.moves_at(kernel.board.session.state, name)
    spot.click()
    assert kernel.answer()
    if len(meant) == 1:
        assert kernel.board.session.game.notation(meant[0]) in moves_made(kernel)
    else:
        assert kernel.model["picked"]


@pytest.mark.parametrize("word", [PAY, FIGHT])
def test_cards_and_events_are_chosen_by_a_figure(open_at: Open, word: str) -> None:
    """The figure that stands on the button; that of a payment tells what is lost by it before."""
    kernel = open_at(word)
    told = kernel.page.locator(".choices .consequence").all_text_contents() if word == PAY else ["costs"]
    assert told
    assert all(text.startswith("costs") for text in told)
    first = str(kernel.page.locator(".choices [data-move]").first.get_attribute("data-move"))
    kernel.page.locator("[data-slot=instruction]").focus()
    kernel.page.keyboard.press("1")
    kernel.page.keyboard.press("Enter")
    assert kernel.answer()
    assert first in moves_made(kernel)


@pytest.mark.parametrize(("seats", "width"), [pytest.param(3, 1304, marks=pytest.mark.long), (4, 390)])
def test_a_whole_game_is_played_on_the_stage(chromium: Browser, seats: int, width: int) -> None:
    """By the first button there is, against bots, wide and on a phone, from the choice of characters to the end."""
    board = tt.play("sylla", seats=seats, seed=seats)
    assert isinstance(board, StageWidget)
    kernel = SlowKernel(chromium, board, width)
    errors: list[Any] = []
    kernel.page.on("pageerror", lambda error: errors.append(error))  # noqa: PLW0108 (it is marked by whoever calls it)
    for _ in range(_MOST_DECISIONS):
        if board.session.is_over:
            break
        before = board.session.changes
        kernel.page.locator(".choices [data-move], .amount .confirm").first.click()
        kernel.answer()
        assert board.session.changes > before
    assert board.session.is_over
    # The last round is told before the end is.
    while (go_on := kernel.page.locator(".report .go-on")).count():
        go_on.click()
        kernel.answer()
    expect(kernel.page.get_by_role("dialog")).to_contain_text("The game is over")
    assert errors == []
    kernel.page.close()
