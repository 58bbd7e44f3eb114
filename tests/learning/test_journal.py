"""What is kept of attempts, beside the progress, and what is read of progress from before."""

import json
import os
from collections.abc import Iterable
from pathlib import Path

import pytest

from trajan_tutor.engine.games import find_game
from trajan_tutor.exercise_making.wanted_exercises import make_lesson, wanted_of
from trajan_tutor.journals import attempts_journal, progress, progress_journal
from trajan_tutor.journals.attempts_journal import AttemptOutcome, Recorder, RuleAttempt
from trajan_tutor.journals.lesson_notes import LessonNotes, StepNotes
from trajan_tutor.journals.progress import Progress
from trajan_tutor.learning.learner import learner_of
from trajan_tutor.lessons.named_lesson import asked_lesson

TRAJAN = find_game("trajan")
LESSON = "trajan/02-sowing"


def outcomes(attempts: Iterable[RuleAttempt], source: str) -> set[AttemptOutcome]:
    """Return how attempts of one source came out."""
    return {one.outcome for one in attempts if one.source == source}


def test_attempts_are_read_as_they_were_kept(tmp_path: Path) -> None:
    """By several writers, in the order of time; a step that tries no rule is kept too."""
    first, second = Recorder(tmp_path, lambda: 200), Recorder(tmp_path, lambda: 100)
    first.note(("trajan.sow.empty", "trajan.sow.tray"), AttemptOutcome.HINTED, "trajan/a#b")
    second.note((), AttemptOutcome.SHOWN, "trajan/18-puzzles#ships")
    kept = attempts_journal.read(tmp_path)
    assert kept.problems == ()
    assert kept.attempts == (
        RuleAttempt("", AttemptOutcome.SHOWN, 100, "trajan/18-puzzles#ships"),
        RuleAttempt("trajan.sow.empty", AttemptOutcome.HINTED, 200, "trajan/a#b"),
        RuleAttempt("trajan.sow.tray", AttemptOutcome.HINTED, 200, "trajan/a#b"),
    )


@pytest.mark.parametrize(
    "line",
    [
        {"rule": 1, "outcome": "hinted", "at": 1, "source": ""},
        {"rule": "", "outcome": "guessed", "at": 1, "source": ""},
        {"rule": "", "outcome": ["hinted"], "at": 1, "source": ""},
        {"rule": "", "outcome": "hinted", "at": True, "source": ""},
        {"rule": "", "outcome": "hinted", "at": -1, "source": ""},
        {"rule": "", "outcome": "hinted", "at": 10**12, "source": ""},
        {"rule": "", "outcome": "hinted", "at": 1, "source": "x" * 1000},
        {"rule": "", "outcome": "hinted", "at": 1},
    ],
)
def test_a_damaged_line_is_told_and_the_others_count(tmp_path: Path, line: dict[str, object]) -> None:
    """Nothing of the file is changed."""
    Recorder(tmp_path, lambda: 100).note(("trajan.sow.empty",), AttemptOutcome.HINTED, "trajan/a#b")
    (file,) = (tmp_path / attempts_journal.FOLDER).iterdir()
    file.write_bytes(file.read_bytes() + json.dumps({"number": 1} | line).encode() + b"\n")
    kept = attempts_journal.read(tmp_path)
    assert len(kept.attempts) == 1
    assert [problem.key for problem in kept.problems] == ["session-journal-damaged"]


def test_progress_from_before_is_counted(tmp_path: Path) -> None:
    """A step that was done at once, one with wrong tries, one with a hint, one that was shown; one left after a try."""
    lesson = asked_lesson(LESSON)[0]
    names = [step.name for step in lesson.steps if step.kind in ("do", "ask")][:5]
    steps = [StepNotes(done=True), StepNotes(done=True, tries=2, hints=1), StepNotes(done=True, hints=1)]
    steps += [StepNotes(done=True, shown=True), StepNotes(tries=1)]
    _, keep = progress_journal.read(tmp_path).begin(LESSON)
    keep(LessonNotes(steps=dict(zip(names, steps, strict=True))))
    learner = learner_of(TRAJAN, tmp_path)
    found = [outcomes(learner.attempts, f"{LESSON}#{name}") for name in names]
    wrong = {AttemptOutcome.WRONG_TRIES}
    assert found == [{AttemptOutcome.FIRST_TRY}, wrong, {AttemptOutcome.HINTED}, {AttemptOutcome.SHOWN}, wrong]
    assert "trajan.sow.tray" in learner.standings


def test_the_file_of_progress_from_long_before_is_counted_at_its_time(tmp_path: Path) -> None:
    """Before there were journals, progress was one file."""
    file = tmp_path / progress_journal.OLD_FILE
    name = next(step.name for step in asked_lesson(LESSON)[0].steps if step.kind == "do")
    file.write_text(progress.dumps(Progress({LESSON: LessonNotes(steps={name: StepNotes(done=True)})})))
    os.utime(file, (1_600_000_000, 1_600_000_000))
    assert {one.at for one in learner_of(TRAJAN, tmp_path).attempts} == {1_600_000_000}


def test_exercises_from_before_are_counted_for_their_rules(tmp_path: Path) -> None:
    """The name of a step tells the rule, also where one rule's name begins another's."""
    rules = ["trajan.sow.empty", "trajan.setup.markers-left", "trajan.seaport.draw"]
    wanted = wanted_of("trajan", rules=rules[::2], count=2)
    _, keep = progress_journal.read(tmp_path).begin(wanted.address)
    names = [*(step.name for step in make_lesson(wanted)[0].steps), "3-setup-markers-left-why-7"]
    keep(LessonNotes(steps={name: StepNotes(done=True) for name in names}))
    assert set(learner_of(TRAJAN, tmp_path).standings) == set(rules)


def test_what_progress_and_attempts_both_tell_counts_once(tmp_path: Path) -> None:
    """The same step a month later is another attempt."""
    name = next(step.name for step in asked_lesson(LESSON)[0].steps if step.kind == "do")
    _, keep = progress_journal.read(tmp_path).begin(LESSON)
    keep(LessonNotes(steps={name: StepNotes(done=True)}))
    at = progress_journal.read(tmp_path).notes[0].number // 1_000_000
    rules = {one.rule for one in learner_of(TRAJAN, tmp_path).attempts}
    for days, times in ((0, 1), (30, 2)):
        Recorder(tmp_path, lambda days=days: at + 1 + days * 86_400).note(  # type: ignore[misc]
            sorted(rules), AttemptOutcome.FIRST_TRY, f"{LESSON}#{name}"
        )
        assert len(learner_of(TRAJAN, tmp_path).attempts) == times * len(rules)


def test_what_is_of_another_game_or_of_no_rule_any_more_is_not_scheduled(tmp_path: Path) -> None:
    """Nor is a lesson that there is no more."""
    recorder = Recorder(tmp_path, lambda: 100)
    recorder.note(("caesar.control.tie",), AttemptOutcome.FIRST_TRY, "caesar")
    recorder.note(("trajan.sow.sideways",), AttemptOutcome.FIRST_TRY, "trajan")
    _, keep = progress_journal.read(tmp_path).begin("trajan/99-gone")
    keep(LessonNotes(steps={"step": StepNotes(done=True)}))
    assert learner_of(TRAJAN, tmp_path).standings == {}
    assert list(learner_of(find_game("caesar"), tmp_path).standings) == ["caesar.control.tie"]
