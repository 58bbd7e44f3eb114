"""What the lessons for Caesar! tell about their positions is so."""

import pytest
from lessons.steps import place_of
from the_games import CAESAR as GAME
from the_games import opened

from trajan_tutor.engine.event import Event
from trajan_tutor.games.caesar.rules import names
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.lessons import scenarios
from trajan_tutor.lessons.find import find_lesson
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.scenarios import Scenario

POMPEY = 1


def lesson_called(name: str) -> Lesson:
    """Return a lesson of the course."""
    return find_lesson(f"caesar/{name}")[0]


def scenario_of(lesson: Lesson, step: str) -> Scenario:
    """Return the position in which a step begins."""
    return scenarios.scenario_at(lesson, place_of(lesson, step), GAME)


def events_of(lesson: Lesson, step: str) -> list[Event]:
    """Return what happens when a step goes as its script says."""
    scenario = scenario_of(lesson, step)
    start = scenario.session.tree.here.depth
    scenarios.carry_out(scenario, lesson.steps[place_of(lesson, step)])
    return [event for node in scenario.session.steps if node.depth > start for event in node.events]


@pytest.mark.parametrize(
    ("asked", "watched"),
    [("where", "he-does-it"), ("closes-for-you", "he-closes-it"), ("beside-his-own", "tile-a")],
)
def test_crassus_places_where_the_learner_was_to_foresee_it(asked: str, watched: str) -> None:
    """The right answer is the space on which the next thing to be watched puts his token."""
    lesson = lesson_called("crassus")
    question = lesson.steps[place_of(lesson, asked)].question
    assert question is not None
    before = scenario_of(lesson, watched).session.state
    scenario = scenario_of(lesson, watched)
    scenarios.carry_out(scenario, lesson.steps[place_of(lesson, watched)])
    placed = [
        f"border.{name}"
        for border, name in enumerate(names.BORDERS)
        if opened(scenario.session.state).token[border] and not opened(before).token[border]
    ]
    assert len(placed) == 1
    assert placed[0] in question.right


def test_the_rules_of_crassus_are_those_that_the_lesson_tells() -> None:
    """Each watched turn shows the rule that was told before it."""
    lesson = lesson_called("crassus")
    for step, rule in (
        ("first-turn", "central"),
        ("he-does-it", "control"),
        ("he-closes-it", "close"),
        ("tile-a", "neighbour"),
    ):
        chosen = next(event for event in events_of(lesson, step) if event.kind == "chose")
        assert chosen.rule == f"caesar.crassus.{rule}"
    told = {event.rule.rpartition(".")[2] for event in events_of(lesson, "tile-a")}
    assert {"province", "space", "token", "discard"} <= told


def test_pompey_really_holds_two_swords_and_nothing_to_draw() -> None:
    """The learner may believe what the lesson says of his hidden tokens."""
    state = scenario_of(lesson_called("race"), "no-placement").session.state
    assert opened(state).bag[POMPEY] == []
    assert [names.TOKENS[token].partition("-")[0] for token in opened(state).supply[POMPEY]] == ["sword", "sword"]
    assert opened(state).markers == [7, 1]


def test_poison_leaves_pompey_as_many_tokens_as_the_lesson_asks_for() -> None:
    """In his next turns too."""
    lesson = lesson_called("modules")
    scenario = scenario_of(lesson, "how-many")
    question = lesson.steps[place_of(lesson, "how-many")].question
    assert question is not None
    assert question.right == (len(opened(scenario.session.state).supply[POMPEY]),)
    assert opened(scenario.session.state).limit[POMPEY] == len(opened(scenario.session.state).supply[POMPEY])


def test_a_token_face_down_counts_as_the_lesson_asks_for() -> None:
    """Nothing in Gallia."""
    lesson = lesson_called("checkpoints")
    question = lesson.steps[place_of(lesson, "how-much")].question
    assert question is not None
    state = scenario_of(lesson, "how-much").session.state
    assert question.right == (opened(state).influence[names.PROVINCES.index("GA")],)


def test_an_unfinished_pick_is_not_carried_into_the_next_step() -> None:
    """The refused shield of one step is not in the hand in the next one."""
    lesson = lesson_called("placing")
    player = Player(lesson, GAME, notes=LessonNotes(at=place_of(lesson, "taken")))
    player.pick("mat.0.supply.0")
    player.pick("border.GC-DM")
    assert player.session.candidates
    player.next()
    assert player.step.name == "not-yours"
    assert not player.session.candidates
    assert player.session.picked == ()
