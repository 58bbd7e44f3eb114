"""A host is told what its learner does: where they are, what a rule refuses, tries, hints, what is done."""

import pytest
from desk.page import Page

from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.lesson.learner_events import LearnerEvent, LearnerEventKind
from trajan_tutor.desk.lesson.opened_lessons import exercise_activity, lesson_activity
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.journals import saved_games
from trajan_tutor.lessons.find import find_lesson
from trajan_tutor.session.new_session import new_session

K = LearnerEventKind
SOWING = "trajan/02-sowing"


@pytest.fixture
def told() -> list[LearnerEvent]:
    """Return what a host is told."""
    return []


@pytest.fixture
def page(told: list[LearnerEvent]) -> Page:
    """Begin the lesson on sowing."""
    home = saved_games.home()
    return Page(
        Desk(None, HostServices(saves=home, watch=told.append), lesson=lesson_activity(SOWING, "guide-me", "en", home))
    )


def kinds(told: list[LearnerEvent]) -> list[LearnerEventKind]:
    """Return the kinds of what was told since it was asked last."""
    found = [one.kind for one in told]
    told.clear()
    return found


def test_where_somebody_is_is_told_first(page: Page, told: list[LearnerEvent]) -> None:
    """With the rules of the step, in the order of the course."""
    [begun] = told
    assert (begun.kind, begun.lesson, begun.number, begun.misses) == (K.STEP, SOWING, 1, 0)
    assert begun.step == page.desk.table.lesson.player.step.name  # type: ignore[union-attr]
    assert begun.rules


def test_wrong_tries_are_counted_with_their_rule(page: Page, told: list[LearnerEvent]) -> None:
    """The third one is where somebody is stuck, and its rule is named before the step is done."""
    page.send("pick", spot="mat.0.tray.I")
    page.send("go", action="next")
    told.clear()
    for _ in range(3):
        page.send("pick", spot="mat.0.tray.IV")
    assert [(one.kind, one.misses) for one in told] == [(K.REFUSAL, 1), (K.REFUSAL, 2), (K.REFUSAL, 3)]
    assert {one.rules for one in told} == {("trajan.sow.clockwise", "trajan.sow.colour")}


def test_a_wrong_answer_names_the_rules_of_its_step(page: Page, told: list[LearnerEvent]) -> None:
    """No rule refuses it."""
    for act in ({"spot": "mat.0.tray.I"}, {}, {"spot": "mat.0.held.yellow"}, {}):
        page.send("pick", **act) if act else page.send("go", action="next")
    told.clear()
    page.send("pick", spot="mat.0.tray.II")
    [one] = told
    assert (one.kind, one.misses) == (K.TRY, 1)
    assert one.rules == ("trajan.sow.clockwise", "trajan.sow.colour")


def test_what_a_step_wants_refused_is_no_miss(told: list[LearnerEvent]) -> None:
    """There it is right to try what a rule forbids."""
    home = saved_games.home()
    step = find_lesson(SOWING)[0].steps[3].name
    lesson = exercise_activity(SOWING, step, "en", home)
    page = Page(Desk(None, HostServices(saves=home, watch=told.append), lesson=lesson))
    page.send("pick", spot="senate.1")
    assert kinds(told) == [K.STEP, K.DONE]
    page.send("go", action="next")
    assert kinds(told) == [K.FINISHED]


def test_what_is_said_still_is_no_second_try(page: Page, told: list[LearnerEvent]) -> None:
    """As after the dial was turned."""
    page.send("pick", spot="mat.0.tray.I")
    page.send("go", action="next")
    page.send("pick", spot="mat.0.tray.IV")
    told.clear()
    page.send("dial", value="show-me")
    assert told == []


def test_hints_and_what_is_done_are_told(page: Page, told: list[LearnerEvent]) -> None:
    """One thing each; what was done for the learner is told so."""
    told.clear()
    page.send("go", action="hint")
    assert kinds(told) == [K.HINT]
    page.send("go", action="show-me")
    assert kinds(told) == [K.SHOWN, K.DONE]
    page.send("go", action="next")
    assert kinds(told) == [K.STEP]


def test_to_explore_is_no_try(page: Page, told: list[LearnerEvent]) -> None:
    """Who leaves the lesson tries whatever they like."""
    page.send("go", action="explore")
    told.clear()
    page.send("pick", spot="senate.1")
    page.send("go", action="come-back")
    assert told == []


def test_refusals_of_a_game_name_their_rule(told: list[LearnerEvent]) -> None:
    """A game has no steps."""
    session = new_session("trajan", seats=2, seed=7)
    page = Page(Desk(session, HostServices(watch=told.append)))
    page.send("pick", spot="senate.1")
    [one] = told
    assert (one.kind, one.lesson, one.step) == (K.REFUSAL, "trajan", "")
    assert one.rules[0].startswith("trajan.")
