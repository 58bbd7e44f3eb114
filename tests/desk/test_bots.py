"""Bots one by one, what they did since the last turn, and curtains between several people.

What a bot does may be the first of its kind, and is explained in a note then.
"""

from typing import Any

import pytest
from desk.page import Page, page_of_game, page_of_table

ANSWERS: dict[str, Any] = {
    "game": "trajan",
    "seats": 3,
    "players": ["person", "random", "random"],
    "names": [],
    "setup": "quick",
    "language": "en",
    "theme": "auto",
}


def until_bots(page: Page) -> None:
    """Decide until a bot is to decide."""
    while not page.model["others"]["waits"]:
        page.send("choose", move=page.model["choices"][0]["move"])


@pytest.fixture
def page() -> Page:
    """Return a board whose bots wait."""
    return page_of_game(seats=3, pace="step")


def test_a_bot_decides_once_at_a_click(page: Page) -> None:
    """Its name is told before; the picture changes; nothing is to be chosen meanwhile."""
    until_bots(page)
    assert "Bot B" in page.model["others"]["bot"]
    assert page.model["choices"] == []
    steps, picture = len(page.session.steps), page.drawn
    assert page.said("next")["tone"] in ("", "note")
    assert len(page.session.steps) == steps + 1
    assert page.drawn != picture
    assert page.model["log"][-1]["text"] in page.model["live"]


def test_skipping_goes_to_the_persons_turn(page: Page) -> None:
    """And then there is no bot to let decide."""
    until_bots(page)
    assert page.said("skip")["tone"] in ("", "note")
    assert page.model["choices"]
    assert page.model["others"]["waits"] is False
    for kind in ("next", "skip"):
        assert page.said(kind)["tone"] == "refused"
        assert page.notice["text"] == "No bot is to decide now."


def test_a_click_on_the_board_while_bots_wait_is_refused(page: Page) -> None:
    """In words; nothing changes."""
    until_bots(page)
    before = page.session.record()
    assert page.said("pick", spot="mat.0.tray.I")["tone"] == "refused"
    assert "⟦" not in page.notice["text"]
    assert page.said("choose", move="sow I")["tone"] == "refused"
    assert page.session.record() == before


def test_what_bots_did_is_summed_up_at_the_persons_turn(page: Page) -> None:
    """It stays through that turn, is not shown while bots decide, and is empty before anybody did anything."""
    assert page.model["since"] == []
    seen = []
    for _ in range(4):
        until_bots(page)
        assert page.model["since"] == []
        page.send("skip")
        seen.append(list(page.model["since"]))
        turn = page.session.game.begun(page.session.state)
        page.send("choose", move=page.model["choices"][0]["move"])
        if page.session.game.begun(page.session.state) == turn and page.model["choices"]:
            assert page.model["since"] == seen[-1]
    assert all(seen)
    assert "⟦" not in str(seen)


def test_the_summary_follows_a_jump(page: Page) -> None:
    """At another place of the tree something else happened before."""
    for _ in range(3):
        until_bots(page)
        page.send("skip")
    page.send("jump", node=0)
    assert page.model["since"] == []


def test_bots_decide_at_once_where_nobody_asks_otherwise() -> None:
    """A page of whoever has chosen that for all boards."""
    page = page_of_game(seats=3)
    turn = page.session.game.begun(page.session.state)
    while page.session.game.begun(page.session.state) == turn:
        page.send("choose", move=page.model["choices"][0]["move"])
    assert page.session.game.begun(page.session.state) == turn + 3
    assert not page.model["others"]["waits"]


def test_a_new_game_by_clicks_shows_bots_one_by_one() -> None:
    """By themselves unless asked otherwise."""
    page = page_of_table()
    page.send("begin", answers=ANSWERS)
    assert (page.session.pace, page.model["by_itself"]) == ("step", True)
    page.send("begin", answers=ANSWERS | {"pace": "step"})
    assert (page.session.pace, page.model["by_itself"]) == ("step", False)
    page.send("begin", answers=ANSWERS | {"pace": "at-once"})
    assert (page.session.pace, page.model["by_itself"]) == ("at-once", True)
    for wrong in ({"pace": "slow"}, {"pace": 3}, {"curtains": "yes"}, {"curtains": None}):
        session = page.session
        assert page.said("begin", answers=ANSWERS | wrong)["tone"] == "problem"
        assert page.session is session
        assert "⟦" not in page.notice["text"]


def test_a_hot_seat_hides_the_hands_until_somebody_sits_down() -> None:
    """The board is a spectator's, nothing can be chosen, and a name stands on the button."""
    page = page_of_game(people=(0, 1), names=("<i>Ann</i>", "Bea"), hot_seat=True)
    assert page.model["others"]["sit"] == "<i>Ann</i> sits down now"
    assert page.model["choices"] == []
    assert page.session.eyes == -1
    assert page.said("pick", spot="mat.0.tray.I")["tone"] == "refused"
    assert "<i>Ann</i>" in page.notice["text"]
    behind = page.drawn
    assert page.said("sit")["tone"] == ""
    assert page.drawn != behind
    assert page.model["others"]["sit"] == ""
    while page.session.hidden is None:
        page.send("choose", move=page.model["choices"][0]["move"])
    assert page.model["others"]["sit"] == "Bea sits down now"
    assert page.model["since"] == []
    page.send("sit")
    assert page.said("sit")["tone"] == "refused"


def test_hot_seats_are_chosen_in_the_form() -> None:
    """For several people."""
    page = page_of_table()
    players = ["person", "person", "random"]
    page.send("begin", answers=ANSWERS | {"players": players, "curtains": True})
    assert page.session.hot_seat
    assert page.model["others"]["hot_seat"]


def test_a_page_is_left_what_bots_do_whatever_the_pace(page: Page) -> None:
    """One steps back by single decisions; and a program that finds a bot waiting lets it decide first."""
    page = page_of_game(seats=3)
    page.at_once = False
    until_bots(page)
    assert page.session.pace == "at-once"
    own = len(page.session.steps)
    page.send("next")
    page.send("next")
    assert len(page.session.steps) == own + 2
    page.send("step-back")
    assert (len(page.session.steps), page.model["others"]["waits"]) == (own + 1, True)
    done = page.session.record().moves
    move = page.program.choices[0]["move"]
    assert page.session.record().moves[: len(done)] == done
    assert not page.model["others"]["waits"]
    page.program.choose(move)
    assert page.shows_what_is()


def test_a_game_that_was_left_while_bots_waited_goes_on_there() -> None:
    """It is taken up as a page left it: what bots do is shown then."""
    page = page_of_game(seats=3)
    page.at_once = False
    until_bots(page)
    left = page.session.record().moves
    other = page_of_table()
    other.at_once = False
    file = other.ask("show", page="saved-games")["rows"][0]["file"]
    other.send("resume", file=file)
    assert (other.session.record().moves, other.model["others"]["waits"]) == (left, True)
    assert other.model["by_itself"]
