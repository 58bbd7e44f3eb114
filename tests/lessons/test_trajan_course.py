"""What the later lessons for Trajan tell about their positions is so."""

from typing import Any

from lessons.steps import place_of
from the_games import TRAJAN as GAME

from trajan_tutor.lessons import scenarios
from trajan_tutor.lessons.find import find_lesson
from trajan_tutor.lessons.lesson import Lesson, Question
from trajan_tutor.lessons.scenarios import Scenario

YOU, RIVAL = 0, 1
SPACES = 11


def lesson_called(name: str) -> Lesson:
    """Return a lesson of the course."""
    return find_lesson(f"trajan/{name}")[0]


def scenario_of(lesson: Lesson, step: str) -> Scenario:
    """Return the position in which a step begins."""
    return scenarios.scenario_at(lesson, place_of(lesson, step), GAME)


def question_of(lesson: Lesson, step: str) -> Question:
    """Return what a step asks."""
    question = lesson.steps[place_of(lesson, step)].question
    assert question is not None
    return question


def begun(lesson: Lesson, step: str) -> dict[str, Any]:
    """Return the position from which the scenario of a step begins, as data."""
    session = scenario_of(lesson, step).session
    position: dict[str, Any] = GAME.dump(session.tree.root.state)
    return position


def markers(lesson: Lesson, step: str, seat: int) -> list[int]:
    """Return how many markers lie in each tray of a seat, at the beginning of the scenario of a step."""
    return [len(tray) for tray in begun(lesson, step)["players"][seat]["trays"]]


def ends(numbers: list[int]) -> list[int]:
    """Return the tray in which each tray's sowing ends, from 0; -1 for an empty one."""
    return [(tray + number) % 6 if number else -1 for tray, number in enumerate(numbers)]


def test_only_one_sowing_spoils_the_plan() -> None:
    """The one that drops a marker into tray I before it is sown."""
    lesson = lesson_called("planning")
    data = GAME.dump(scenario_of(lesson, "spoil").session.state)
    numbers = [len(tray) for tray in data["players"][YOU]["trays"]]
    spoiling = [tray for tray in range(1, 6) if tray + numbers[tray] > 5]
    assert spoiling == [5]
    assert question_of(lesson, "spoil").right == ("mat.0.tray.VI",)


def test_b_reaches_the_forum_only_in_the_second_position() -> None:
    """Tray II is the forum; the people want the bread that lies there."""
    lesson = lesson_called("reading")
    assert 1 not in ends(markers(lesson, "can-they", RIVAL))
    assert [tray for tray, end in enumerate(ends(markers(lesson, "now-they-can", RIVAL))) if end == 1] == [5]
    for step in ("can-they", "now-they-can"):
        data = begun(lesson, step)
        assert data["demands"] == ["bread"]
        assert data["forum"].count("bread") == 1


def test_b_can_end_the_quarter_before_the_next_turn_of_the_learner() -> None:
    """The fullest tray of B holds more markers than there are steps to the start."""
    lesson = lesson_called("reading")
    most = max(markers(lesson, "how-far", RIVAL))
    assert question_of(lesson, "how-far").right == (most,)
    data = begun(lesson, "how-far")
    left = SPACES - data["time"] - markers(lesson, "how-far", YOU)[5]
    assert left == 3
    assert left < most
    assert (data["quarter"], data["round"]) == (1, 4)
    assert set(data["demands"]) - set(data["players"][YOU]["tiles"]) == {"religion"}


def test_who_leaves_religion_loses_points_when_b_ends_the_quarter() -> None:
    """As the reply to the mistake shows."""
    lesson = lesson_called("reading")
    mistake = lesson.steps[place_of(lesson, "in-time")].mistakes[0]
    scenario = scenario_of(lesson, "in-time")
    before = GAME.ledger(scenario.session.state, YOU)["demands"]
    scenario.session.follow([*mistake.moves, *mistake.reply])
    assert GAME.ledger(scenario.session.state, YOU)["demands"] - before == -4


def points_after(lesson: Lesson, step: str, source: str) -> int:
    """Return the points from a source after a step was done as its script says."""
    scenario = scenario_of(lesson, step)
    scenarios.carry_out(scenario, lesson.steps[place_of(lesson, step)])
    return int(GAME.ledger(scenario.session.state, YOU)[source])


def test_two_readings_of_one_position_differ_by_what_the_lesson_says() -> None:
    """Nothing but the option differs between the two positions."""
    lesson = lesson_called("rulings")
    two, one = points_after(lesson, "by-two", "bonus-goods"), points_after(lesson, "by-one", "bonus-goods")
    assert question_of(lesson, "two-books").right == (two,)
    assert question_of(lesson, "difference").right == (two - one,)
    assert question_of(lesson, "five-workers").right == (3,)
    assert points_after(lesson, "ten-for-five", "bonus-other") == 10
    for step, other in (("by-two", "by-one"), ("five-workers", "ten-for-five"), ("no-way-back", "way-back")):
        before, after = begun(lesson, step), begun(lesson, other)
        assert "options" not in before
        assert after.pop("options")
        assert before == after
