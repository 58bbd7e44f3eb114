"""Reports of what was settled: shown with the decision that completes it, kept in the history, never in the way."""

import random
from functools import cache
from typing import Any

import pytest
from desk.page import Page, page_of_lesson

from trajan_tutor.desk.desk import Desk
from trajan_tutor.lessons.step_page import Phase
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.session import Session
from trajan_tutor.session.settled import SettlementsMet

SEATS = {"trajan": 3, "caesar": 2, "sylla": 3}


@cache
def random_game(game: str) -> Session:
    """Return a random game that is over."""
    seats = SEATS[game]
    session = new_session(game, people=list(range(seats)), seed=4, seats=seats)
    chance = random.Random(4)
    while not session.is_over:
        session.follow([session.game.notation(chance.choice(list(session.game.legal(session.state))))])
    return session


def before_end(game: str, kind: str, people: tuple[int, ...] = (0, 1, 2), **more: Any) -> tuple[Session, str]:
    """Return a random game that stands before the decision by which something is settled, and that decision."""
    over, seats = random_game(game), SEATS[game]
    moves = [over.game.notation(step.move) for step in over.steps]
    last = next(one.last for one in SettlementsMet().along(over) if one.begun.kind == kind)
    session = new_session(game, people=[seat for seat in people if seat < seats], seed=4, seats=seats, **more)
    session.follow(moves[: last.depth - 1])
    return session, moves[last.depth - 1]


@pytest.mark.parametrize(("game", "kind"), [("trajan", "quarter"), ("caesar", "closing"), ("sylla", "round")])
def test_what_completes_a_settlement_shows_its_report(game: str, kind: str) -> None:
    """A column for each seat, a row for each cause with sign and rule, read aloud; what is done next ends it."""
    session, move = before_end(game, kind)
    page = Page(Desk(session))
    assert page.model["reports"] == []
    change = page.send("choose", move=move)
    [report] = page.model["reports"]
    assert change["set"]["reports"] == [report]
    points = [session.game.ledger(session.state, seat).total for seat in range(len(session.players))]
    brought = [sum(row["cells"][seat]["amount"] for row in report["rows"]) for seat in range(len(points))]
    assert [had + more for had, more in zip(report["before"], brought, strict=True)] == points
    assert len(report["names"]) == len(report["looks"]) == len(points)
    for row in report["rows"]:
        assert row["cause"] in row["said"]
        assert row["symbol"]
        assert row["card"]["text"]
        for name, cell in zip(report["names"], row["cells"], strict=True):
            assert name in row["said"] or not (cell["amount"] or cell["text"]), row
    # Something that is refused leaves it as it is; what is done next puts it away.
    page.send("choose", move="no such move")
    assert page.notice["tone"] == "refused"
    assert page.model["reports"] == [report]
    page.send("undo")
    assert page.model["reports"] == []


def test_the_top_bar_counts_along_where_it_tells_points() -> None:
    """Caesar! tells the markers that are left there."""
    for game, kind, counts in (("sylla", "round", True), ("caesar", "closing", False)):
        session, move = before_end(game, kind)
        page = Page(Desk(session))
        page.send("choose", move=move)
        assert page.model["reports"][0]["in_top"] is counts


def test_the_history_lists_reports_and_opens_them_again() -> None:
    """Those of the present line, up to where the game stands."""
    session, move = before_end("sylla", "round")
    page = Page(Desk(session))
    assert page.ask("show", page="reports") == {"reports": []}
    page.send("choose", move=move)
    [report] = page.model["reports"]
    listed = page.ask("show", page="reports")["reports"]
    assert listed == [{"number": 0, "text": report["title"]}]
    assert page.ask("report", number=0) == report
    for number in (1, -1):
        assert "problem" in page.ask("report", number=number)


def test_at_the_end_the_final_scoring_is_told_once_more() -> None:
    """After the report of the last quarter; the ending keeps it, and all points by source stand below."""
    session, move = before_end("trajan", "final")
    page = Page(Desk(session))
    page.send("choose", move=move)
    quarter, final = page.model["reports"]
    assert quarter["title"] != final["title"]
    assert page.model["ending"]["report"] == final
    assert page.model["points"]["totals"] == [score["points"] for score in page.model["summary"]["seats"]]
    # In Caesar! nothing is counted at the end: where all markers went is what stands there anyway.
    session, move = before_end("caesar", "final")
    page = Page(Desk(session))
    page.send("choose", move=move)
    assert page.model["reports"][-1]["before"] == [0, 0]
    assert page.model["ending"]["report"] is None


def test_what_bots_settle_in_one_go_is_told_in_its_order() -> None:
    """Whoever skips to their turn hears of everything on the way."""
    session, move = before_end("caesar", "closing", people=(0,), pace="step")
    session.follow([move])
    page = Page(Desk(session))
    while not page.model["others"]["waits"]:
        page.send("choose", move=page.model["choices"][0]["move"])
    told = len(page.ask("show", page="reports")["reports"])
    page.send("skip")
    listed = page.ask("show", page="reports")["reports"][told:]
    assert [report["title"] for report in page.model["reports"]] == [one["text"] for one in listed]


def test_a_lesson_shows_a_report_where_nothing_is_asked() -> None:
    """Where a step goes on asking, it lies over nothing: it stands in the list alone."""
    page = page_of_lesson("sylla/66-famine")
    seen = 0
    for _ in range(60):
        lesson, now = page.desk.table.lesson, page.model["lesson"]
        assert lesson is not None
        if now["end"]:
            break
        if page.model["reports"]:
            seen += 1
            assert lesson.now.phase in (Phase.DONE, Phase.READING)
        action = next((one for one in ("next", "show-me") if one in now["may"]), "")
        assert action, now["phase"]
        page.send("go", action=action)
    assert page.model["lesson"]["end"]
    assert seen
