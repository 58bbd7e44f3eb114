"""Bots one by one, what they did since the last turn, and curtains between several people."""

from typing import Any

import pytest
from pages import Page

import trajan_tutor as tt
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.jupyter.widget import BoardWidget

ANSWERS: dict[str, Any] = {
    "game": "trajan",
    "seats": 3,
    "players": ["person", "random", "random"],
    "names": [],
    "setup": "quick",
    "language": "en",
    "theme": "auto",
}


def until_bots(board: BoardWidget, page: Page) -> None:
    """Decide until a bot is to decide."""
    while not board.table["waits"]:
        page.send("choose", move=board.choices[0]["move"])


@pytest.fixture
def board() -> BoardWidget:
    """Return a board whose bots wait."""
    found = tt.play("trajan", seats=3, seed=7, pace="step")
    assert isinstance(found, BoardWidget)
    return found


def test_a_bot_decides_once_at_a_click(board: BoardWidget) -> None:
    """Its name is told before; the picture changes; nothing is to be chosen meanwhile."""
    page = Page(board)
    until_bots(board, page)
    assert "Bot B" in board.table["bot"]
    assert board.choices == []
    steps, picture = len(board.session.steps), board.svg
    assert page.send("next")["kind"] == "played"
    assert len(board.session.steps) == steps + 1
    assert board.svg != picture
    assert board.log_lines[-1]["text"] in board.live


def test_skipping_goes_to_the_persons_turn(board: BoardWidget) -> None:
    """And then there is no bot to let decide."""
    page = Page(board)
    until_bots(board, page)
    assert page.send("skip")["kind"] == "played"
    assert board.choices
    assert board.table["waits"] is False
    for kind in ("next", "skip"):
        assert page.send(kind)["kind"] == "refused"
        assert board.notice["text"] == "No bot is to decide now."


def test_a_click_on_the_board_while_bots_wait_is_refused(board: BoardWidget) -> None:
    """In words; nothing changes."""
    page = Page(board)
    until_bots(board, page)
    before = board.session.record()
    assert page.send("pick", spot="mat.0.tray.I")["kind"] == "refused"
    assert "⟦" not in board.notice["text"]
    assert page.send("choose", move="sow I")["kind"] == "refused"
    assert board.session.record() == before


def test_what_bots_did_is_summed_up_at_the_persons_turn(board: BoardWidget) -> None:
    """It stays through that turn, is not shown while bots decide, and is empty before anybody did anything."""
    assert board.since == []
    page = Page(board)
    seen = []
    for _ in range(4):
        until_bots(board, page)
        assert board.since == []
        page.send("skip")
        seen.append(list(board.since))
        turn = board.session.game.begun(board.session.state)
        page.send("choose", move=board.choices[0]["move"])
        if board.session.game.begun(board.session.state) == turn and board.choices:
            assert board.since == seen[-1]
    assert all(seen)
    assert "⟦" not in str(seen)


def test_the_summary_follows_a_jump(board: BoardWidget) -> None:
    """At another place of the tree something else happened before."""
    page = Page(board)
    for _ in range(3):
        until_bots(board, page)
        page.send("skip")
    page.send("jump", node=0)
    assert board.since == []


def test_bots_decide_at_once_where_nobody_asks_otherwise() -> None:
    """So that a notebook has the same outputs in every run."""
    board: Any = tt.play("trajan", seats=3, seed=7)
    page = Page(board)
    turn = board.session.game.begun(board.session.state)
    while board.session.game.begun(board.session.state) == turn:
        page.send("choose", move=board.choices[0]["move"])
    assert board.session.game.begun(board.session.state) == turn + 3
    assert not board.by_itself
    assert not board.table["waits"]


def test_a_new_game_by_clicks_shows_bots_one_by_one() -> None:
    """By themselves unless asked otherwise."""
    table: Any = tt.table()
    page = Page(table)
    page.send("begin", answers=ANSWERS)
    assert (table.session.pace, table.by_itself) == ("step", True)
    page.send("begin", answers=ANSWERS | {"pace": "step"})
    assert (table.session.pace, table.by_itself) == ("step", False)
    page.send("begin", answers=ANSWERS | {"pace": "at-once"})
    assert (table.session.pace, table.by_itself) == ("at-once", False)
    for wrong in ({"pace": "slow"}, {"pace": 3}, {"curtains": "yes"}, {"curtains": None}):
        session = table.session
        assert page.send("begin", answers=ANSWERS | wrong)["kind"] == "problem"
        assert table.session is session
        assert "⟦" not in table.notice["text"]


def test_an_unknown_pace_gets_a_sentence() -> None:
    """From code too."""
    with pytest.raises(TutorError, match="Say at-once or step"):
        tt.play("trajan", pace="slow")


def test_a_hot_seat_hides_the_hands_until_somebody_sits_down() -> None:
    """The board is a spectator's, nothing can be chosen, and a name stands on the button."""
    board: Any = tt.play("trajan", seats=2, seed=7, people=(0, 1), names=("<i>Ann</i>", "Bea"), hot_seat=True)
    page = Page(board)
    assert board.table["sit"] == "<i>Ann</i> sits down now"
    assert board.choices == []
    assert board.session.eyes == -1
    assert page.send("pick", spot="mat.0.tray.I")["kind"] == "refused"
    assert "<i>Ann</i>" in board.notice["text"]
    behind = board.svg
    assert page.send("sit")["kind"] == "noted"
    assert board.svg != behind
    assert board.table["sit"] == ""
    while board.session.hidden is None:
        page.send("choose", move=board.choices[0]["move"])
    assert board.table["sit"] == "Bea sits down now"
    assert board.since == []
    page.send("sit")
    assert page.send("sit")["kind"] == "refused"


def test_hot_seats_are_chosen_in_the_form() -> None:
    """For several people."""
    table: Any = tt.table()
    players = ["person", "person", "random"]
    Page(table).send("begin", answers=ANSWERS | {"players": players, "curtains": True})
    assert table.session.hot_seat
    assert table.table["curtain"]
