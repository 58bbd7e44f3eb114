"""Marks and Show me how at a desk: looked for in the background, shown move by move, taken back, and not kept."""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from desk.page import LITTLE, Page

from trajan_tutor.coach.effort import Effort
from trajan_tutor.desk.coach.thinking import Driver
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.lesson.opened_lessons import lesson_activity
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.journals import progress_journal, saved_games
from trajan_tutor.lessons.guided_turn import GuideSearch

GAME = "trajan/11-six-areas"
SMALL = "sylla/50-first-game"
ENDLESS = replace(LITTLE, search=100_000)


def begun(address: str = SMALL, driver: Driver = Driver.AT_ONCE, guide: Effort = LITTLE) -> Page:
    """Return a page that shows a first game, whose coach looks at little."""
    home = saved_games.home()
    outside = HostServices(saves=home, driver=driver, hand_over=lambda _: None)
    desk = Desk(None, outside, lesson=lesson_activity(address, "guide-me", "en", home))
    desk.coach.state.efforts = replace(desk.coach.state.efforts, guide=guide, verdict=LITTLE, hint=LITTLE)
    return Page(desk)


def go(page: Page, action: str) -> Any:
    """Do one of the actions of the lesson, and return what is shown of it."""
    page.send("go", action=action)
    return page.model["lesson"]


def player_of(page: Page) -> Any:
    """Return the player of the lesson on the table."""
    lesson = page.desk.table.lesson
    assert lesson is not None
    return lesson.player


def kept_line() -> tuple[str, ...]:
    """Return the moves that the journal of progress holds of the game."""
    return progress_journal.read(saved_games.home()).progress.of(SMALL).line


def test_marks_come_by_themselves_once_the_turn_is_found() -> None:
    """As soon as the lesson is opened; until then the aim alone is marked, and nobody is told that the coach thinks."""
    page = begun(GAME)
    assert page.opening["model"]["marks"]["looks"] in ([], page.model["marks"]["looks"])
    turn = player_of(page).trial.guide.rest
    assert sorted(turn.moves[0].step.spots) == page.model["marks"]["looks"]
    assert page.model["thinking"]["text"] == ""
    page.send("choose", move=turn.notations[0])
    assert page.model["marks"]["looks"] == sorted(turn.moves[1].step.spots)


def test_a_turn_is_shown_and_taken_back() -> None:
    """Move by move, with a sentence for each; then the table is as it was, and the journal holds none of it."""
    page = begun()
    page.send("dial", value="guide-me")
    before, choices = page.session.record(), page.model["choices"]
    turn = player_of(page).trial.guide.rest
    lesson = go(page, "show-me")
    for move in turn.moves:
        assert lesson["phase"] == "shown"
        assert page.desk.words(move.message) == lesson["answers"][0]["text"]
        assert page.model["choices"] == []
        assert page.model["coach"]["panel"] == []
        assert not page.model["others"]["waits"]
        lesson = go(page, "next")
    assert lesson["phase"] == "doing"
    assert "Now you" in lesson["answers"][0]["text"]
    assert page.session.record() == before
    assert page.model["choices"] == choices
    assert kept_line() == tuple(before.moves)


@pytest.mark.parametrize("leave", [{"type": "undo"}, {"type": "go", "action": "come-back"}, None])
def test_what_is_shown_can_be_left_at_any_time(leave: dict[str, str] | None) -> None:
    """By taking back, by coming back, and by a new page that takes the lesson up: the game is as it was."""
    page = begun()
    before = page.session.record()
    go(page, "show-me")
    assert page.model["can_undo"]
    if leave is None:
        page = begun()
    else:
        kind = leave["type"]
        page.send(kind, **{name: value for name, value in leave.items() if name != "type"})
    assert page.model["lesson"]["phase"] == "doing"
    assert page.session.record() == before
    assert kept_line() == tuple(before.moves)


def test_who_asks_before_it_is_found_is_shown_as_soon_as_it_is() -> None:
    """It is said that one has to wait; until then nothing has changed."""
    page = begun(GAME, Driver.THREAD, ENDLESS)
    page.coach("cancel")
    page.desk.coach.state.efforts = replace(page.desk.coach.state.efforts, guide=LITTLE)
    lesson = go(page, "show-me")
    assert (lesson["phase"], "looking for a good turn" in lesson["answers"][0]["text"]) == ("doing", True)
    late = time.monotonic() + 30
    page.send("save")
    while page.model["lesson"]["phase"] != "shown" and time.monotonic() < late:
        time.sleep(0.01)
        page.send("save")
    assert page.model["lesson"]["phase"] == "shown"
    assert page.model["lesson"]["answers"]


def _fail(_search: GuideSearch) -> Any:
    raise MisusedError("coach-no-moves")


def _break(_search: GuideSearch) -> Any:
    raise ZeroDivisionError


@pytest.mark.parametrize("fails", [_fail, _break])
def test_a_coach_that_fails_leaves_the_lesson_going(
    fails: Callable[[GuideSearch], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing that cannot be clicked is marked, nor tried again and again; who asks is told, and the game goes on."""
    monkeypatch.setattr(GuideSearch, "_guided_turn", fails)
    page = begun(GAME)
    page.send("dial", value="guide-me")
    assert page.model["marks"]["looks"] == []
    assert not player_of(page).wants_guide
    assert "no turn to show" in go(page, "show-me")["answers"][0]["text"]
    page.send("choose", move="sow I")
    assert [page.session.game.notation(node.move) for node in page.session.steps][-1] == "sow I"


def test_a_search_that_is_cancelled_is_not_begun_again() -> None:
    """Until the position changes, or somebody asks to be shown."""
    page = begun(GAME, Driver.THREAD, ENDLESS)
    assert page.model["marks"]["looks"] == []
    assert page.desk.coach.state.kind == "guiding"
    page.coach("cancel")
    assert page.desk.coach.state.thinking is None
    assert page.model["marks"]["looks"] == []
    page.send("choose", move="sow I")
    assert page.desk.coach.state.kind == "guiding"
    page.desk.close()
    assert page.desk.coach.state.thinking is None


def test_what_somebody_asks_comes_first() -> None:
    """A hint makes the marks wait; they are looked for again after it."""
    page = begun(GAME)
    page.coach("hint")
    assert page.desk.coach.findings.hint is not None
    page.send("dial", value="guide-me")
    assert player_of(page).trial.guide.is_ready


def test_in_an_exercise_nothing_is_looked_for() -> None:
    """What is to be found is not marked."""
    page = begun("trajan/02-sowing")
    page.send("go", action="next")
    assert not player_of(page).wants_guide


def test_what_others_did_is_told_at_the_end_of_a_step() -> None:
    """Before, the lines for each click have the room for themselves."""
    page = begun("caesar/30-first-game")
    for move in ("place sword-3-3 MD-DM", "senate 1"):
        assert page.model["rivals"] == []
        page.send("choose", move=move)
    assert [rival["name"] for rival in page.model["rivals"]] == ["Pompey (bot)"]
