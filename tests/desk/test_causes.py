"""No result stands before its cause: a page is told of others decision by decision, each with its movement."""

import itertools
from typing import Any

import pytest
from desk.page import Page

from trajan_tutor.desk.desk import Desk
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.players import Bots
from trajan_tutor.session.session import Session

GAMES = ("trajan", "caesar", "sylla")


class Watched(Page):
    """A page whose every message is held against the decisions that it tells of."""

    def __init__(self, session: Session) -> None:
        self.steps = list(session.steps)
        self.told = session
        super().__init__(Desk(session, by_itself=True))
        self.at_once = False

    def take(self, message: Any) -> None:
        """Look at what is new before the model has it."""
        if message["type"] == "change":
            self.judge(message)
        super().take(message)

    def judge(self, message: Any) -> None:
        """Check that a message tells of one seat, moves what it did, and says nothing else."""
        fresh = self.told.steps[len(self.steps) :]
        self.steps = list(self.told.steps)
        game = self.told.game
        seats = {node.seat for node in fresh if not game.is_secret(node.before)}
        assert len(seats) <= 1, "of several seats at once"
        if not fresh:
            assert not {"log", "places"} & message.keys()
            assert not {"log", "points"} & message["set"].keys()
            return
        motion = message["motion"]
        assert motion["seat"] == fresh[-1].seat
        events = [event for node in fresh for event in node.events]
        lines = message["log"]["more"] if "log" in message else message["set"].get("log", [])
        assert len(lines) == min(len(events), 80) or "log" in message["set"]
        self.judge_points(message, motion)

    def judge_points(self, message: Any, motion: Any) -> None:
        """Check that what the scores show more is what the movement brings."""
        if "summary" not in message["set"]:
            return
        # Markers are counted down.
        sign = -1 if self.told.game.name == "caesar" else 1
        before = {seat["seat"]: seat["points"] for seat in self.model["summary"]["seats"]}
        for seat in message["set"]["summary"]["seats"]:
            gained = sum(gain["points"] for gain in motion["gains"] if gain["seat"] == seat["seat"])
            assert seat["points"] - before[seat["seat"]] == sign * gained


def play(game: str, seed: int, decisions: int) -> Watched:
    """Play as a page does: the person decides, and others one by one when the table rests."""
    session = new_session(game, seats=max(find_seats(game)), seed=seed, people=[0])
    page = Watched(session)
    bots = Bots()
    for _ in range(decisions):
        if session.is_over:
            break
        if page.model["others"]["waits"]:
            page.send("next")
            continue
        move = bots.choose("random", session.game, session.state, seed, session.tree.here.depth)
        page.send("choose", move=session.game.notation(move))
    return page


def find_seats(game: str) -> tuple[int, ...]:
    """Return how many seats a game can have."""
    return new_session(game).game.seat_counts


@pytest.mark.parametrize("game", GAMES)
def test_no_result_comes_before_its_cause(game: str) -> None:
    """Each message tells of the decisions of one seat, and of nothing that comes after."""
    page = play(game, 3, 120)
    assert len(page.told.steps) > 30
    assert any(node.seat for node in page.told.steps)


@pytest.mark.long
@pytest.mark.parametrize(("game", "seed"), list(itertools.product(GAMES, range(8))))
def test_no_result_comes_before_its_cause_in_whole_games(game: str, seed: int) -> None:
    """To the end of the game."""
    assert play(game, seed, 5000).told.is_over


@pytest.mark.parametrize("game", GAMES)
def test_who_sees_it_at_once_has_the_same_game(game: str) -> None:
    """What is played out one by one and what is there at once are the same decisions."""
    slow = play(game, 5, 60)
    moves = [slow.told.game.notation(node.move) for node in slow.told.steps]
    own = [slow.told.game.notation(node.move) for node in slow.told.steps if node.seat == 0]
    quick = Page(Desk(new_session(game, seats=max(find_seats(game)), seed=5, people=[0]), by_itself=True))
    for move in own:
        quick.send("choose", move=move)
    assert quick.session.record().moves[: len(moves)] == moves


@pytest.mark.parametrize("game", GAMES)
def test_what_a_bot_does_before_a_page_opens_is_told(game: str) -> None:
    """It is marked and told of as soon as there is a page; what is chosen in secret is told of in the log alone."""
    session = new_session(game, seats=max(find_seats(game)), seed=2, people=[1])
    assert session.steps
    model = Page(Desk(session, by_itself=True)).model
    is_open = not session.game.is_secret(session.steps[0].before)
    assert [one["seat"] for one in model["marks"]["last"]] == [0] * is_open
    assert [one["seat"] for one in model["rivals"]] == [0] * is_open
    assert model["log"]
