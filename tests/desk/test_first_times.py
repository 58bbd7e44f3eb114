"""What happens for the first time in one's games is explained beside it, with its rule; the second time it is not."""

from pathlib import Path

import pytest
from desk.page import Page, page_of_lesson
from desk.test_reports import before_end

from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.engine.games import find_game
from trajan_tutor.i18n import Words
from trajan_tutor.journals.explained_journal import FOLDER
from trajan_tutor.lessons.first_times import first_times_of
from trajan_tutor.session.new_session import new_session

TITLE = "New in your game"


def before_a_tile() -> tuple[Page, list[str]]:
    """Return a page of a game in which the last marker can accomplish a Trajan tile, and the moves that do it."""
    for seed in range(60):
        session = new_session("trajan", people=[0], seed=seed, seats=2)
        for sow in session.game.legal(session.state):
            state = session.game.copy(session.state)
            session.game.apply(state, sow)
            moves = [session.game.notation(sow)]
            while len(moves) < 9 and session.game.notation(session.game.legal(state)[0]).startswith("drop"):
                moves.append(session.game.notation(session.game.legal(state)[0]))
                events = session.game.apply_and_tell(state, session.game.legal(state)[0])
                if any(event.kind == "accomplished" for event in events):
                    return Page(Desk(session)), moves
    raise AssertionError("no deal has one")


def sentence(game: str, name: str) -> str:
    """Return the sentence that explains something."""
    found = find_game(game)
    [one] = [one for one in first_times_of(found) if one.name == name]
    return Words("en", (found.resources.words,))(one.says)


def test_a_tile_that_pays_is_explained_with_its_rule() -> None:
    """In the slot of the verdict, read aloud after what happened; one's next decision puts it away."""
    page, moves = before_a_tile()
    for move in moves:
        page.send("choose", move=move)
    notice = page.notice
    assert (notice["tone"], notice["title"], notice["rule"]) == ("note", TITLE, "trajan.tile.match")
    assert notice["text"] == sentence("trajan", "tile")
    assert page.model["cards"][0]["rule"] == "trajan.tile.match"
    assert page.model["live"].endswith(f"{TITLE}: {notice['text']}")
    page.send("choose", move=page.model["choices"][0]["move"])
    assert page.notice["title"] != TITLE


def test_the_report_explains_what_a_round_settles_once(tmp_path: Path) -> None:
    """After the first round of Sylla; a kernel that begins again does not explain it a second time."""
    for explained in (True, False):
        session = new_session("sylla", people=[0], seed=4, seats=3)
        page = Page(Desk(session, HostServices(saves=tmp_path)))
        while not page.model["reports"]:
            if page.model["others"]["waits"]:
                page.send("skip")
            else:
                page.send("choose", move=page.model["choices"][0]["move"])
        [report] = page.model["reports"]
        told = {one["card"]["rule"]: one["text"] for one in report["first_times"]}
        assert (told.get("sylla.turn.steps") == sentence("sylla", "round")) is explained


def test_a_program_leaves_what_is_new_to_the_person(tmp_path: Path) -> None:
    """It is explained nothing, and nothing is written when it plays."""
    session, move = before_end("sylla", "round", people=(0,))
    page = Page(Desk(session, HostServices(saves=tmp_path)))
    page.program.choose(move)
    assert page.model["reports"][0]["first_times"] == []
    assert page.notice["title"] != TITLE
    assert not (tmp_path / FOLDER).exists()


def test_what_is_explained_stays_while_others_play(tmp_path: Path) -> None:
    """One by one; a refusal and an answer of one's own come in its place."""
    session = new_session("sylla", people=[0], seed=3, seats=3)
    page = Page(Desk(session, HostServices(saves=tmp_path)))
    page.at_once = False
    seen = ""
    for _ in range(400):
        if session.is_over or (seen and page.model["choices"]):
            break
        before = page.notice
        if page.model["others"]["waits"]:
            page.send("next")
            if before["title"] == TITLE:
                assert page.notice["text"] == before["text"]
                seen = before["text"]
        else:
            page.send("choose", move=page.model["choices"][0]["move"])
    assert seen
    page.send("choose", move="no such move")
    assert page.notice["tone"] == "refused"


def test_a_trial_and_a_step_with_a_goal_explain_nothing() -> None:
    """Nothing counts there, or the lesson has words of its own."""
    page, moves = before_a_tile()
    page.coach("try")
    for move in moves:
        page.send("choose", move=move)
    assert page.notice["title"] != TITLE
    lesson = page_of_lesson("trajan/04-tiles")
    answers: list[str] = []
    for _ in range(12):
        shown = lesson.model["lesson"]
        answers.append(lesson.notice["title"])
        lesson.send("go", action="show-me" if "show-me" in shown["may"] else "next")
    assert TITLE not in answers


@pytest.mark.parametrize("address", ["trajan/00-first-game", "caesar/30-first-game", "sylla/50-first-game"])
def test_games_of_the_campaign_explain_as_well(address: str) -> None:
    """What nothing else is said to, or what a report has room for."""
    page = page_of_lesson(address)
    found: set[str] = set()
    for _ in range(400):
        lesson = page.model["lesson"]
        found |= {page.notice["text"]} if page.notice["title"] == TITLE else set()
        found |= {one["text"] for report in page.model["reports"] for one in report["first_times"]}
        if len(found) > 2 or lesson["end"]:
            break
        if page.model["others"]["waits"]:
            page.send("next")
        elif page.model["choices"] and lesson["phase"] == "doing":
            page.send("choose", move=page.model["choices"][0]["move"])
        else:
            page.send("go", action="next")
    assert len(found) > 2
