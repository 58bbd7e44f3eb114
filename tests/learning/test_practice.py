"""A practice: what is due comes first, what was missed comes back as it was, nobody is kept from going on."""

from pathlib import Path

import pytest
from desk.page import Page
from learning.conftest import BEGIN
from simulated_learner import DAY, SimulatedLearner, ask

from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.lesson.lesson_activity import LessonActivity
from trajan_tutor.desk.lesson.lesson_view import lesson_values
from trajan_tutor.desk.lesson.opened_lessons import lesson_activity, practice_activity
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.exercise_making.making import COUNTED
from trajan_tutor.journals import attempts_journal, progress_journal
from trajan_tutor.journals.attempts_journal import AttemptOutcome, Recorder
from trajan_tutor.journals.lesson_notes import LessonNotes, StepNotes
from trajan_tutor.learning import practice
from trajan_tutor.learning.learner import learner_of
from trajan_tutor.learning.practice import (
    NEW_RULES,
    open_checkpoint,
    practice_for,
    requested_learner,
    requested_practice,
)
from trajan_tutor.learning.practice_parts import Practice, PracticePart
from trajan_tutor.lessons.goals import Solved
from trajan_tutor.lessons.lesson import AnswerForm, Lesson
from trajan_tutor.lessons.named_lesson import asked_lesson, readable_course
from trajan_tutor.lessons.rules_tried import rules_tried

TRAJAN, SYLLA = find_game("trajan"), find_game("sylla")
RULES = ("trajan.sow.tray", "trajan.sow.empty", "trajan.seaport.draw")


def keep(home: Path, rules: tuple[str, ...], outcome: AttemptOutcome, day: float = 0, source: str = "trajan") -> None:
    """Keep an attempt at some rules on a day."""
    Recorder(home, lambda: BEGIN + int(day * DAY)).note(rules, outcome, source)


def asked(lesson: Lesson) -> list[str]:
    """Return the rules that a practice asks about."""
    return [rule for step in lesson.steps for rule in step.about]


def outcomes(home: Path) -> list[AttemptOutcome]:
    """Return how all attempts that were kept came out."""
    return [one.outcome for one in attempts_journal.read(home).attempts]


def practice_at(home: Path, day: float = 0) -> LessonActivity:
    """Return the practice of a day."""
    now = BEGIN + int(day * DAY)
    return practice_activity(requested_practice("trajan", 1, home, now), "en", home, Recorder(home, lambda: now))


def meet(home: Path, number: int = 8) -> tuple[str, ...]:
    """Let somebody meet the first rules of the course in a game, and return them."""
    rules = learner_of(TRAJAN, home).to_come[:number]
    keep(home, rules, AttemptOutcome.MET, day=-1)
    return rules


@pytest.mark.usefixtures("made_once")
def test_who_has_met_nothing_is_told_to_play(tmp_path: Path) -> None:
    """A rule that was met in a game, or looked up, is asked about, and counts as no attempt until then."""
    with pytest.raises(MisusedError, match="practice-none-met"):
        practice_at(tmp_path)
    rules = meet(tmp_path)
    assert learner_of(TRAJAN, tmp_path).standings == {}
    lesson = practice_at(tmp_path).player.lesson
    assert len(lesson.steps) == NEW_RULES
    assert set(asked(lesson)) <= set(rules)


@pytest.mark.usefixtures("made_once")
def test_of_a_lesson_that_was_left_only_what_it_told_is_asked(tmp_path: Path) -> None:
    """Not what comes later in it."""
    lesson = asked_lesson("trajan/02-sowing")[0]
    first = next(step for step in lesson.steps if step.rules)
    _, note = progress_journal.read(tmp_path).begin(lesson.address)
    note(LessonNotes(steps={first.name: StepNotes(done=True)}))
    known = learner_of(TRAJAN, tmp_path)
    assert set(known.met) == set(first.rules)
    assert set(first.rules) < set(lesson.teaches)


@pytest.mark.usefixtures("made_once")
def test_what_is_due_is_asked_and_what_is_not_waits(tmp_path: Path) -> None:
    """Known now, it is not due in the evening; after a week it is. New rules stand beside what is due."""
    keep(tmp_path, RULES[:2], AttemptOutcome.FIRST_TRY)
    keep(tmp_path, RULES[2:], AttemptOutcome.WRONG_TRIES)
    meet(tmp_path)
    evening = asked(practice_at(tmp_path, day=0.4).player.lesson)
    assert RULES[2] in evening
    assert not set(RULES[:2]) & set(evening)
    assert set(RULES) <= set(asked(practice_at(tmp_path, day=7).player.lesson))


def test_what_is_nearly_known_is_asked_before_what_is_forgotten(tmp_path: Path) -> None:
    """Of two that are due, the one that was met lately."""
    keep(tmp_path, RULES[:1], AttemptOutcome.FIRST_TRY)
    keep(tmp_path, RULES[1:2], AttemptOutcome.FIRST_TRY, day=20)
    due = learner_of(TRAJAN, tmp_path).due(BEGIN + 25 * DAY)
    assert [one.rule for one in due] == [RULES[1], RULES[0]]


@pytest.mark.usefixtures("made_once")
def test_where_much_is_due_a_puzzle_comes_every_third_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the time is for questions in positions of one's own; it says how much is due, and how long it takes."""
    keep(tmp_path, learner_of(TRAJAN, tmp_path).to_come[:12], AttemptOutcome.WRONG_TRIES)
    monkeypatch.setattr(practice, "_is_half_own", lambda _parts: True)
    own = PracticePart(asked_lesson("trajan/02-sowing")[0], "trajan/own#1")

    def on(day: int) -> Practice:
        return practice_for(learner_of(TRAJAN, tmp_path), BEGIN + day * DAY, 1, [own])

    assert own.step.name in on(1).sources
    keep(tmp_path, (), AttemptOutcome.FIRST_TRY, day=1, source="trajan/own#1")
    second = on(2)
    assert own.step.name not in second.sources
    assert len(second.lesson.steps) == 10
    assert second.lesson.idea == Message.of("practice-due", due=12, minutes=second.lesson.minutes)
    assert own.step.name in on(4).sources


@pytest.mark.usefixtures("made_once")
def test_the_same_seed_at_the_same_time_makes_the_same_practice(tmp_path: Path) -> None:
    """Another seed puts it in another order."""
    keep(tmp_path, RULES, AttemptOutcome.WRONG_TRIES)
    first, again, other = (requested_practice("trajan", seed, tmp_path, BEGIN + DAY).lesson for seed in (1, 1, 2))
    assert first == again
    assert asked(first) != asked(other)
    assert set(RULES) <= set(asked(other))


@pytest.mark.usefixtures("made_once")
def test_a_step_of_a_lesson_that_was_missed_comes_back_until_it_is_solved(tmp_path: Path) -> None:
    """With its own words and its own position, and no longer once it is solved."""
    lesson = asked_lesson("trajan/02-sowing")[0]
    missed = next(step for step in lesson.steps if step.kind == "do" and step.rules)
    _, note = progress_journal.read(tmp_path).begin(lesson.address)
    note(LessonNotes(steps={missed.name: StepNotes(done=True, tries=2)}))
    at = progress_journal.read(tmp_path).notes[0].number // 1_000_000
    practice = requested_practice("trajan", 1, tmp_path, at + DAY)
    assert practice.sources[missed.name] == f"{lesson.address}#{missed.name}"
    assert practice.lesson.says(missed.name) == lesson.says(missed.name)
    learner = SimulatedLearner(tmp_path, "trajan", seed=1, now=at + DAY)
    learner.memories = {}
    learner.practise(1)
    assert learner.stuck == []
    Recorder(tmp_path, lambda: at + 2 * DAY).note(
        rules_tried(lesson, missed), AttemptOutcome.FIRST_TRY, f"{lesson.address}#{missed.name}"
    )
    assert missed.name not in requested_practice("trajan", 1, tmp_path, at + 30 * DAY).sources


@pytest.mark.usefixtures("made_once")
def test_how_a_step_came_out_is_kept_for_its_rule(tmp_path: Path) -> None:
    """At the first try, after a hint, after a wrong answer, shown; then the practice ends with its stars."""
    meet(tmp_path)
    desk = practice_at(tmp_path)
    steps = desk.player.lesson.steps
    for step, before in zip(steps, (["right"], ["hint"], ["wrong"], ["show-me"], ["right"]), strict=True):
        question = step.question
        assert question is not None
        if before == ["hint"]:
            ask(desk, "go", "hint")
        if before == ["wrong"]:
            ask(desk, "answer", str(step.mistakes[0].answers[0]))
        if before == ["show-me"]:
            ask(desk, "go", "show-me")
        else:
            ask(desk, "answer", str(question.right[0]))
        shown = ask(desk, "go", "next")
    right = AttemptOutcome.FIRST_TRY
    tries = [one for one in attempts_journal.read(tmp_path).attempts if one.outcome.is_try]
    came = [right, AttemptOutcome.HINTED, AttemptOutcome.WRONG_TRIES, AttemptOutcome.SHOWN, right]
    assert [one.outcome for one in tries] == came
    assert {one.rule for one in tries} == set(asked(desk.player.lesson))
    assert shown["end"]["idea"].startswith("2 ★")
    assert [card["rule"] for card in shown["end"]["cards"]] == [*steps[2].about, *steps[3].about]
    assert progress_journal.read(tmp_path).progress.lessons == {}


def test_to_look_around_is_no_try(tmp_path: Path) -> None:
    """Who explores from a lesson and comes back solves the step at the first try all the same."""
    desk = lesson_activity("trajan/02-sowing", "guide-me", "en", tmp_path)
    while desk.player.step.kind != "do":
        ask(desk, "go", "next")
    ask(desk, "go", "explore")
    ask(desk, "pick", "nowhere")
    ask(desk, "go", "come-back")
    for move in desk.player.step.solutions[0]:
        ask(desk, "choose" if move.removeprefix("pick ") == move else "pick", move.removeprefix("pick "))
    assert set(outcomes(tmp_path)) == {AttemptOutcome.FIRST_TRY}


def test_a_step_that_is_done_again_is_another_attempt(tmp_path: Path) -> None:
    """And what was wrong in it the first time does not count the second time."""
    for _ in range(2):
        desk = lesson_activity("trajan/01-board", "guide-me", "en", tmp_path)
        while desk.player.step.kind != "ask":
            ask(desk, "go", "next")
        question = desk.player.step.question
        assert question is not None
        if not outcomes(tmp_path):
            ask(desk, "answer", "77")
        ask(desk, "answer", str(question.right[0]))
        for _ in range(desk.player.at):
            ask(desk, "go", "back")
    assert list(dict.fromkeys(outcomes(tmp_path))) == [AttemptOutcome.WRONG_TRIES, AttemptOutcome.FIRST_TRY]


def done(home: Path, lessons: tuple[Lesson, ...]) -> None:
    """Note that lessons are done."""
    for lesson in lessons:
        _, note = progress_journal.read(home).begin(lesson.address)
        note(LessonNotes(done=True))


@pytest.mark.parametrize("name", ["trajan", "sylla"])
def test_whoever_learns_by_lessons_is_asked_only_what_they_taught(name: str, tmp_path: Path) -> None:
    """What comes later in the course comes up in practice when its lesson was begun."""
    game = find_game(name)
    first = readable_course(game)[0][:2]
    done(tmp_path, first)
    practice = practice_for(learner_of(game, tmp_path), BEGIN, 1)
    assert {rule for lesson in first for rule in lesson.teaches} >= set(asked(practice.lesson))


@pytest.mark.usefixtures("made_once")
def test_after_four_lessons_there_is_a_checkpoint_until_it_is_answered(tmp_path: Path) -> None:
    """It asks about rules of all four, once; what is due comes after it."""
    lessons = readable_course(TRAJAN)[0][:4]
    done(tmp_path, lessons[:3])
    assert requested_practice("trajan", 1, tmp_path, BEGIN).checkpoint == 0
    done(tmp_path, lessons[3:])
    desk = practice_at(tmp_path)
    assert lesson_values(desk)["title"] == "Checkpoint 1"
    rules = asked(desk.player.lesson)
    assert all(set(rules) & set(lesson.teaches) for lesson in lessons)
    SimulatedLearner(tmp_path, "trajan", seed=1, now=BEGIN).walk(desk)
    assert len(outcomes(tmp_path)) == len(rules)
    assert open_checkpoint(learner_of(TRAJAN, tmp_path)) is None
    assert requested_practice("trajan", 1, tmp_path, BEGIN).checkpoint == 0


@pytest.mark.usefixtures("made_once")
def test_a_checkpoint_that_was_left_goes_on_where_it_stood(tmp_path: Path) -> None:
    """With the questions that are not answered yet."""
    done(tmp_path, readable_course(TRAJAN)[0][:4])
    desk = practice_at(tmp_path)
    question = desk.player.step.question
    assert question is not None
    ask(desk, "answer", str(question.right[0]))
    assert set(asked(practice_at(tmp_path).player.lesson)) == set(asked(desk.player.lesson)[1:])


def first_puzzle(made: Practice) -> Solved:
    """Return the first puzzle of a practice that is played."""
    return next(step.goal for step in made.lesson.steps if isinstance(step.goal, Solved) and step.question is None)


@pytest.mark.usefixtures("made_once")
def test_a_puzzle_ends_a_practice_when_its_lessons_are_done(tmp_path: Path) -> None:
    """The first one that was not tried; a mistake of one's own comes before it."""
    lessons = readable_course(TRAJAN)[0]
    meet(tmp_path, len(TRAJAN.rules.rules))
    learner = learner_of(TRAJAN, tmp_path)
    assert not any(isinstance(step.goal, Solved) for step in practice_for(learner, BEGIN, 1).lesson.steps)
    done(tmp_path, tuple(one for one in lessons if one.name == "15-game"))
    learner = learner_of(TRAJAN, tmp_path)
    puzzles = [step for one in lessons for step in one.steps if isinstance(step.goal, Solved)]
    assert first_puzzle(practice_for(learner, BEGIN, 1)) == puzzles[0].goal
    keep(tmp_path, (), AttemptOutcome.WRONG_TRIES, source=f"trajan/18-puzzles#{puzzles[0].name}")
    learner = learner_of(TRAJAN, tmp_path)
    assert first_puzzle(practice_for(learner, BEGIN, 1)) == puzzles[1].goal
    own = PracticePart(asked_lesson("trajan/02-sowing")[0], "trajan/mistake")
    assert practice_for(learner, BEGIN, 1, [own]).sources[own.step.name] == "trajan/mistake"


@pytest.mark.usefixtures("made_once")
def test_without_a_game_it_is_the_one_in_which_most_is_due(tmp_path: Path) -> None:
    """A game that there is not is refused."""
    keep(tmp_path, ("caesar.control.tie", "caesar.border.optional"), AttemptOutcome.WRONG_TRIES, source="caesar")
    keep(tmp_path, RULES[:1], AttemptOutcome.WRONG_TRIES)
    assert requested_learner(None, tmp_path, BEGIN + DAY).game.name == "caesar"
    with pytest.raises(MisusedError, match="engine-game-unknown"):
        requested_practice("chess", 1, tmp_path, BEGIN)


@pytest.mark.usefixtures("made_once")
def test_a_page_finds_practice_among_the_lessons_and_its_way_back(tmp_path: Path) -> None:
    """From any lesson of a course that has exercises; at the end of a practice the next lesson is offered."""
    meet(tmp_path)
    page = Page(Desk(lesson=lesson_activity("trajan/01-board", "guide-me", "en", tmp_path)))
    entry = page.model["lesson"]["contents"][0]
    assert (entry["address"], entry["title"], entry["here"]) == ("trajan/practice", "Practice", False)
    page.send("lesson", address=entry["address"])
    assert page.model["lesson"]["title"] == "Practice"
    assert page.model["lesson"]["contents"][0]["here"]
    while page.model["lesson"]["end"] is None:
        page.send("go", action="show-me")
        page.send("go", action="next")
    following = page.model["lesson"]["end"]["next"]
    first = readable_course(TRAJAN)[0][0].address
    assert following["address"] == first
    page.send("lesson", address=following["address"])
    assert page.model["lesson"]["address"] == first
    assert not page.model["lesson"]["exercise"]


@pytest.mark.usefixtures("made_once")
def test_the_fourth_lesson_leads_to_a_checkpoint(tmp_path: Path) -> None:
    """Beside the next game, where any other lesson leads to the next lesson."""
    lessons = readable_course(TRAJAN)[0]
    done(tmp_path, (lessons[0], *lessons[2:4]))
    page = Page(Desk(lesson=lesson_activity(lessons[1].address, "show-me", "en", tmp_path)))
    while page.model["lesson"]["end"] is None:
        page.send("go", action="next")
    following = page.model["lesson"]["end"]["other"]
    assert following == {"address": "trajan/practice", "text": "Checkpoint 1: what these lessons taught"}
    page.send("lesson", address=following["address"])
    assert page.model["lesson"]["title"] == "Checkpoint 1"


@pytest.mark.usefixtures("made_once")
def test_a_practice_asks_for_a_number_at_most_once(tmp_path: Path) -> None:
    """Of rules that can be asked about by numbers alone the others wait for another day; none is lost."""
    rules = tuple(rule for rule in plan_of(SYLLA).rules if set(plan_of(SYLLA).forms(rule)) <= COUNTED)[:3]
    assert len(rules) == 3
    keep(tmp_path, rules, AttemptOutcome.WRONG_TRIES, source="sylla")
    steps = requested_practice("sylla", 1, tmp_path, BEGIN + DAY).lesson.steps
    assert sum(step.question is not None and step.question.form is AnswerForm.NUMBER for step in steps) == 1
    due = [standing.rule for standing in learner_of(SYLLA, tmp_path).due(BEGIN + DAY)]
    assert set(rules) <= set(due)
