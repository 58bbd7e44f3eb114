"""A teacher sees which rules a class misunderstands, and how to ask about them."""

from collections.abc import Iterable
from pathlib import Path

import pytest

import trajan_tutor as tt
from trajan_tutor.journals import progress
from trajan_tutor.journals.attempts_journal import AttemptOutcome, Recorder
from trajan_tutor.journals.lesson_notes import LessonNotes, RuleNotes, StepNotes
from trajan_tutor.journals.progress import Progress
from trajan_tutor.journals.saved_games import HOME_VARIABLE
from trajan_tutor.jupyter.class_shown import ClassShown
from trajan_tutor.learning.class_rules import misunderstood
from trajan_tutor.lessons.named_lesson import asked_lesson
from trajan_tutor.view.static_output import picture_in

EMPTY, TRAY, BOARD = "trajan.sow.empty", "trajan.sow.tray", "trajan.setup.board"


def test_rules_stand_in_the_order_of_how_many_learners_missed_them() -> None:
    """Of two, first the one that was missed in the greater share of attempts; what nobody missed is left out."""
    one = Progress(rules={EMPTY: RuleNotes(4, 1), TRAY: RuleNotes(4, 3), BOARD: RuleNotes(2, 0)})
    other = Progress(rules={EMPTY: RuleNotes(4, 1), TRAY: RuleNotes(4, 3), "caesar.control.tie": RuleNotes(1, 1)})
    found = misunderstood([("Livia", one), ("Marcus", other)])
    told = [(rule.rule, rule.learners, rule.missed, rule.attempts, rule.misses) for rule in found]
    assert told == [(TRAY, 2, 2, 8, 6), (EMPTY, 2, 2, 8, 2), ("caesar.control.tie", 1, 1, 1, 1)]


def test_files_from_before_rules_were_counted_tell_of_rules_too() -> None:
    """By the steps of lessons that were missed."""
    lesson = asked_lesson("trajan/02-sowing")[0]
    step = next(step for step in lesson.steps if step.kind == "do" and step.rules)
    done = Progress({lesson.address: LessonNotes(steps={step.name: StepNotes(done=True, tries=3)})})
    assert {rule.rule for rule in misunderstood([("Livia", done)])} == set(step.rules)


def test_what_is_handed_in_says_what_was_done_about_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The class then shows them with a call that asks about them; a file that tells more is not replaced."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    recorder = Recorder(tmp_path / "home", lambda: 100)
    for outcome in (AttemptOutcome.WRONG_TRIES, AttemptOutcome.FIRST_TRY):
        recorder.note((EMPTY, BOARD), outcome, "trajan/practice#step")
    file = tt.hand_in("Livia", tmp_path / "class")
    handed_in = progress.loads(file.read_text(encoding="utf-8"))
    assert handed_in.rules == dict.fromkeys((EMPTY, BOARD), RuleNotes(2, 1))
    assert progress.hand_in("Livia", tmp_path / "class", Progress()) != file
    shown = ClassShown(tmp_path / "class")
    assert 'tt.exercises("trajan", "trajan.sow.empty")' in str(shown)
    # Nothing asks about the board.
    assert 'tt.exercises("trajan", "trajan.setup.board")' not in str(shown)
    assert str(shown).count("trajan.sow.empty") == 1
    assert "misunderstands" in shown._repr_mimebundle_()["text/html"]


def test_exercises_about_a_rule_go_on_paper() -> None:
    """So many as were asked for, each with its board, and the answers apart."""
    sheets = tt.sheets("trajan", EMPTY, count=2)
    assert [sheet.number for sheet in sheets.sheets] == [1, 2]
    assert all(sheet.answer for sheet in sheets.sheets)


def _class_of(folder: Path, learners: int, lessons: Iterable[str]) -> ClassShown:
    """Return the class in which every learner did the same lessons."""
    folder.mkdir(exist_ok=True)
    notes = {lesson: LessonNotes(1, done=True, steps={"one": StepNotes(done=True, tries=2)}) for lesson in lessons}
    for number in range(learners):
        (folder / f"{number}.json").write_text(progress.dumps(Progress(notes, f"Pupil {number}")), encoding="utf-8")
    return ClassShown(folder)


def test_many_lessons_that_are_not_known_are_one_line(tmp_path: Path) -> None:
    """Also steps that a lesson does not have; what is known has its rows as ever, and the picture its column."""
    unknown = [f"other/{number:03}" for number in range(100)] + [f"trajan/02-sowing#{number}" for number in range(100)]
    shown = _class_of(tmp_path / "class", 40, [*unknown, "trajan/02-sowing"])
    told = str(shown).splitlines()
    assert len([line for line in told if "| Sowing |" in line]) == 40
    assert [line for line in told if "other/" in line or "#" in line] == [
        "8000 results in 200 lessons that are not known here, such as other/000"
    ]
    bundle = shown._repr_mimebundle_()
    assert bundle["text/html"].count("other/") == 1
    assert "other/" not in picture_in(bundle["text/html"])
    assert sum(map(len, bundle.values())) < 100_000
    assert len(shown.results.rows) == 40 * 201


def test_a_few_lessons_of_a_teachers_own_have_their_rows(tmp_path: Path) -> None:
    """They are called as they were written."""
    own = [f"trajan/own-{number:02}" for number in range(12)]
    told = str(_class_of(tmp_path / "few", 2, own))
    assert told.count("trajan/own-11 | done") == 2
    told = str(_class_of(tmp_path / "many", 2, [*own, "trajan/own-12"]))
    assert "26 results in 13 lessons" in told
    assert "| done" not in told
