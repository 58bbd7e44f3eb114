"""Who is stuck leaves a trace for the rules of the step at once, and one; own exercises count for their rules."""

from pathlib import Path

import pytest

import trajan_tutor as tt
from trajan_tutor.desk.lesson.lesson_activity import LessonActivity
from trajan_tutor.desk.lesson.opened_lessons import exercise_activity, lesson_activity
from trajan_tutor.engine.games import find_game
from trajan_tutor.journals import attempts_journal, progress_journal
from trajan_tutor.journals.attempts_journal import AttemptOutcome, Recorder, RuleAttempt
from trajan_tutor.journals.progress_journal import read
from trajan_tutor.jupyter.visitor import own_home
from trajan_tutor.learning.earlier_attempts import with_earlier
from trajan_tutor.learning.learner import learner_of
from trajan_tutor.lessons.draft import Draft
from trajan_tutor.lessons.find import find_lesson
from trajan_tutor.lessons.reader import read_lesson
from trajan_tutor.lessons.rules_tried import rules_tried
from trajan_tutor.session.editing_sources import first_position

SOWING = "trajan/02-sowing"
DROP = 1
WRONG, RIGHT = "mat.0.tray.IV", "mat.0.held.yellow"


def at_the_drops(home: Path) -> LessonActivity:
    """Return the lesson on sowing where pieces are to be dropped."""
    desk = lesson_activity(SOWING, "guide-me", "en", home)
    desk.pick("mat.0.tray.I")
    desk.go("next")
    return desk


def kept(home: Path) -> list[RuleAttempt]:
    """Return the attempts at the second step."""
    step = find_lesson(SOWING)[0].steps[DROP].name
    return [one for one in attempts_journal.read(home).attempts if one.source == f"{SOWING}#{step}"]


def test_the_third_wrong_try_is_kept_before_the_step_is_done(tmp_path: Path) -> None:
    """For each rule that the step tries."""
    desk = at_the_drops(tmp_path)
    for tries in range(3):
        assert kept(tmp_path) == []
        desk.pick(WRONG)
        assert desk.player.notes.of(desk.player.step.name).tries == tries + 1
    assert [one.rule for one in kept(tmp_path)] == ["trajan.sow.clockwise", "trajan.sow.colour"]
    assert {one.outcome for one in kept(tmp_path)} == {AttemptOutcome.WRONG_TRIES}


def test_a_step_that_is_done_afterwards_is_not_counted_twice(tmp_path: Path) -> None:
    """Neither in the journal nor with what the notes of progress tell, however late it is done."""
    desk = at_the_drops(tmp_path)
    for _ in range(4):
        desk.pick(WRONG)
    before = kept(tmp_path)
    desk.go("show-me")
    assert desk.player.phase.value == "done"
    assert kept(tmp_path) == before
    lessons = [find_lesson(SOWING)[0]]
    notes = read(tmp_path).notes
    late = [one if at < len(notes) - 1 else _later(one) for at, one in enumerate(notes)]
    counted = [
        one for one in with_earlier(before, late, find_game("trajan"), lessons) if one.source == before[0].source
    ]
    assert len(counted) == len(before)


def _later(note: progress_journal.Note) -> progress_journal.Note:
    """Return a note written an hour later."""
    return progress_journal.Note(note.by, note.lesson, note.notes, note.number + 3_600_000_000)


def test_an_exercise_of_ones_own_counts_for_its_rules(tmp_path: Path) -> None:
    """The editor writes them, and what is tried is kept for them."""
    draft = Draft(first_position("trajan"))
    path = draft.save_lesson("mine", tmp_path)
    lesson = read_lesson(path, "trajan")
    step = lesson.steps[1]
    rules = rules_tried(lesson, step)
    assert rules == lesson.steps[0].rules != ()
    desk = exercise_activity(path, step.name, "en", tmp_path)
    desk.choose(step.mistakes[0].moves[0])
    desk.go("next")
    desk.choose(step.solutions[0][0])
    found = learner_of(find_game("trajan"), tmp_path).attempts
    assert {one.rule for one in found} == set(rules)
    assert {one.outcome for one in found} == {AttemptOutcome.WRONG_TRIES}


def test_a_file_that_names_no_rule_goes_by_its_goal_and_then_by_what_it_teaches(tmp_path: Path) -> None:
    """Old files of teachers count as well."""
    path = Draft(first_position("trajan")).save_lesson("mine", tmp_path)
    text = path.read_text(encoding="utf-8")
    plain = "\n".join(line for line in text.splitlines() if not line.startswith("rules ="))
    path.write_text(plain, encoding="utf-8")
    lesson = read_lesson(path, "trajan")
    assert rules_tried(lesson, lesson.steps[1]) == lesson.teaches != ()
    goal = 'goal = { refused = { rule = "trajan.sow.empty" } }'
    refused = "\n".join(goal if line.startswith("goal =") else line for line in plain.splitlines())
    path.write_text(refused, encoding="utf-8")
    lesson = read_lesson(path, "trajan")
    assert rules_tried(lesson, lesson.steps[1]) == ("trajan.sow.empty",)


def test_a_step_alone_tries_what_was_told_before_it() -> None:
    """As it does in its lesson."""
    lesson, game = find_lesson(SOWING)
    from trajan_tutor.lessons.single_step import one_step

    alone = one_step(lesson, game, lesson.steps[2].name)
    assert rules_tried(alone, alone.steps[0]) == rules_tried(lesson, lesson.steps[2]) != ()


def test_a_visitor_of_voila_hands_in_what_they_did(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And not what lies beside the notebook of whoever serves the page."""
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5.8")
    monkeypatch.setenv("TRAJAN_TUTOR_HOME", str(tmp_path / "host"))
    Recorder(own_home()).note(("trajan.sow.empty",), AttemptOutcome.WRONG_TRIES, f"{SOWING}#x")
    desk = lesson_activity(SOWING, "guide-me", "en", own_home())
    desk.pick("mat.0.tray.I")
    text = tt.hand_in("Livia", tmp_path / "class").read_text(encoding="utf-8")
    assert SOWING in text
    assert "trajan.sow.empty" in text
