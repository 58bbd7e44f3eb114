"""The analysis beside the board: off until it is switched on, never in a trial or a puzzle, played by a click."""

from typing import Any, Final

import pytest
from desk.page import Page, page_of_game, page_of_lesson, page_of_table

from trajan_tutor.coach.adviser import Effort
from trajan_tutor.coach.estimates import Estimate
from trajan_tutor.coach.ideas import Idea
from trajan_tutor.desk.coach.findings import ANALYSIS
from trajan_tutor.desk.coach.thinking import Driver

SLICES: Final = (Effort(search=30, finalists=6, finals=4), Effort(search=60, finalists=8, finals=6))
TWO_PEOPLE: Final[dict[str, Any]] = {
    "game": "trajan",
    "seats": 2,
    "players": ["person", "person"],
    "names": [],
    "setup": "quick",
    "language": "en",
    "theme": "auto",
}


def begun(driver: Driver = Driver.AT_ONCE, **settings: Any) -> Page:
    """Return a page that shows a game whose analysis looks at little."""
    page = page_of_game(driver=driver, **{"bots": "greedy", **settings})
    page.desk.coach.analysis.slices = SLICES
    return page


def test_it_is_off_until_somebody_switches_it_on_and_off_again_after_that() -> None:
    """Nothing is found out unasked."""
    page = begun()
    assert page.model["analysis"] | {"may": True} == page.model["analysis"]
    assert not page.model["analysis"]["on"]
    page.coach("analyse")
    shown = page.model["analysis"]
    assert shown["on"]
    assert shown["standing"] == "done"
    assert shown["share"] == 1
    assert shown["ideas"][0]["best"]
    assert [idea["best"] for idea in shown["ideas"]].count(True) == 1
    page.coach("analyse")
    assert page.model["analysis"]["ideas"] == []


def test_nothing_is_analysed_at_an_empty_table() -> None:
    """There is no position."""
    assert page_of_table().model["analysis"]["may"] is False


def test_each_idea_is_another_one_with_its_marks_and_what_it_gives_less() -> None:
    """The figures of all but the best have their interval."""
    page = begun()
    page.coach("analyse")
    first, *others = page.model["analysis"]["ideas"]
    assert others
    assert len({idea["title"] for idea in (first, *others)}) == len(others) + 1
    close = [idea for idea in others if idea["value"] == "too close to tell"]
    assert all(idea["value"] and "±" in idea["less"] for idea in others if idea not in close)
    assert all(idea["less"] == "" for idea in (first, *close))
    assert first["marks"]["path"]["start"] == first["marks"]["at"]
    assert all(idea["marks"]["at"] in page.drawn for idea in (first, *others))


@pytest.mark.parametrize("low", [-0.5, 0.5])
def test_an_idea_nearer_to_the_best_than_its_error_is_too_close_to_tell(
    monkeypatch: pytest.MonkeyPatch, low: float
) -> None:
    """Whatever its figure; one that is surely worse has its grade and its figure."""
    page = begun()
    page.coach("analyse")
    panel = page.desk.coach.analysis
    (position,) = panel._positions.values()
    best, other, *_ = position.ideas.best
    figure = Estimate(3.0, 1.0, low, 5.5, 40, 1.0)
    monkeypatch.setattr(position.ideas, "best", (best, Idea(other.moves, figure)))
    first, second = panel.shown(page.session, page.desk.table.words, may=True)["ideas"]
    assert (first["value"], second["value"] == "too close to tell") == ("best", low < 0)
    assert ("±" in second["less"]) is (low > 0)


def test_an_idea_is_played_by_one_request_and_the_next_position_is_looked_at() -> None:
    """The whole turn, as far as it shows nothing hidden; then it is another one's turn."""
    page = begun(pace="step")
    page.coach("analyse")
    idea = page.model["analysis"]["ideas"][-1]
    turn = page.desk.coach.idea(idea["number"])
    page.coach("play-idea", idea["number"])
    assert [page.session.game.notation(step.move) for step in page.session.steps] == list(turn)
    if page.session.waits_for_bot:
        assert page.model["analysis"]["standing"] == "waiting"
    assert page.coach("play-idea", 9999)["tone"] == "problem"


def test_an_idea_of_a_position_that_is_no_more_is_not_played() -> None:
    """It was meant for another picture."""
    page = begun()
    page.coach("analyse")
    at = page.model["at"]
    page.program.choose(page.model["choices"][0]["move"])
    number = len(page.session.steps)
    assert page.said("coach", action="play-idea", number=0, at=at)["tone"] == "problem"
    assert len(page.session.steps) == number


def test_whatever_is_asked_comes_first_and_it_goes_on_afterwards() -> None:
    """A click is answered while it looks on; coming back to a position, what was found is there."""
    page = begun(Driver.THREAD)
    page.desk.coach.analysis.slices = (Effort(search=10**6),)
    page.coach("analyse")
    state = page.desk.coach.state
    assert state.kind == ANALYSIS
    first = state.thinking.work if state.thinking else None
    page.send("choose", move=page.model["choices"][0]["move"])
    assert state.thinking is not None
    assert state.thinking.work is not first
    page.send("undo")
    assert state.thinking is not None
    assert state.thinking.work is first
    page.desk.close()
    assert state.thinking is None


def test_it_is_not_there_while_a_turn_is_tried() -> None:
    """What is tried is to be found by oneself."""
    page = begun()
    page.coach("analyse")
    page.coach("try")
    assert not page.model["analysis"]["may"]
    assert page.model["analysis"]["ideas"] == []
    assert page.coach("analyse")["tone"] == "problem"
    page.coach("leave")
    assert page.model["analysis"]["ideas"]


def test_it_is_not_there_in_a_lesson() -> None:
    """A lesson, and a puzzle above all, asks for what it would tell."""
    page = page_of_lesson()
    assert not page.model["analysis"]["may"]
    assert page.coach("analyse")["tone"] == "problem"
    assert page.model["analysis"]["ideas"] == []


def test_another_game_begins_without_it_where_several_people_play() -> None:
    """Who sits beside has not asked for it."""
    page = begun()
    page.coach("analyse")
    page.send("begin", answers=TWO_PEOPLE)
    assert not page.model["analysis"]["on"]


def test_a_lesson_that_asks_for_something_is_not_analysed() -> None:
    """Nor the position from which a learner leaves the script meanwhile."""
    page = page_of_lesson("trajan/18-puzzles")
    for phase in ("doing", "away"):
        assert page.model["lesson"]["phase"] == phase
        assert not page.model["analysis"]["may"]
        assert page.coach("analyse")["tone"] == "problem"
        page.send("go", action="explore")


def test_a_free_step_of_a_lesson_can_be_analysed() -> None:
    """It is off by default, each time anew, and a turn of it is played by a click."""
    page = page_of_lesson("caesar/31-placing")
    page.desk.coach.state.driver = Driver.AT_ONCE
    page.desk.coach.analysis.slices = SLICES
    while page.model["lesson"]["kind"] != "explore":
        done = page.model["lesson"]["phase"] not in ("doing", "asked")
        page.send("go", action="next" if done else "show-me")
    for _ in range(2):
        page.send("go", action="explore")
        assert page.model["analysis"] | {"may": True, "on": False} == page.model["analysis"]
        page.coach("analyse")
        at = page.model["at"]
        page.coach("play-idea", page.model["analysis"]["ideas"][0]["number"])
        assert page.model["at"] > at
        assert page.model["analysis"]["on"]
        page.send("go", action="come-back")
        assert not page.model["analysis"]["may"]


def test_a_turn_of_the_analysis_is_a_turn_of_the_lesson_that_is_played_on() -> None:
    """The lesson sees it as if the learner had made each of its moves."""
    page = page_of_lesson("trajan/12-half-year", driver=Driver.AT_ONCE)
    page.desk.coach.analysis.slices = SLICES
    assert page.model["analysis"]["may"]
    page.coach("analyse")
    begun = page.session.game.begun(page.session.state)
    page.coach("play-idea", page.model["analysis"]["ideas"][0]["number"])
    assert page.session.game.begun(page.session.state) > begun
    assert page.model["analysis"]["on"]
