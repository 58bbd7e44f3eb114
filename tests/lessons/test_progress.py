"""Progress survives restarts, interruptions and foreign files, and can be handed in."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from time import struct_time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lessons.toy_lesson import lesson_of, player_of

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.i18n import Words
from trajan_tutor.journals import progress, progress_journal
from trajan_tutor.journals.lesson_notes import LessonNotes, StepNotes
from trajan_tutor.journals.progress import Progress
from trajan_tutor.journals.writing import SavingError
from trajan_tutor.jupyter.class_shown import ClassShown
from trajan_tutor.lessons.class_progress import MOST_LESSONS, read_class

NUMBERS = st.integers(min_value=0, max_value=10**6)
STEPS = st.builds(StepNotes, st.booleans(), NUMBERS, NUMBERS, st.booleans())
NOTES = st.builds(LessonNotes, NUMBERS, st.booleans(), st.dictionaries(st.text(), STEPS, max_size=3))
PROGRESS = st.builds(Progress, st.dictionaries(st.text(), NOTES, max_size=3), st.text())


@given(PROGRESS)
def test_what_is_written_is_read(kept: Progress) -> None:
    """Whatever names and numbers there are."""
    assert progress.loads(progress.dumps(kept)) == kept


@given(PROGRESS, st.integers(min_value=1))
def test_a_cut_text_is_refused(kept: Progress, cut: int) -> None:
    """Wherever it was cut: it is never taken for less progress."""
    text = progress.dumps(kept).rstrip("\n")
    with pytest.raises(UnreadableError):
        progress.loads(text[: cut % len(text)])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
)


@given(st.dictionaries(st.sampled_from(["learner", "lessons", "at", "done", "steps", "tries", "hints"]), JSON))
def test_another_text_is_read_or_refused_in_a_sentence(data: dict[str, object]) -> None:
    """Never with an error of the program."""
    for extra in ({}, {"kind": progress.KIND}, {"kind": progress.KIND, "version": progress.VERSION}):
        said = ""
        try:
            progress.loads(json.dumps({**data, **extra}))
        except UnreadableError as error:
            said = Words()(error.message)
        assert "⟦" not in said


def keep(home: Path, address: str, *several: LessonNotes) -> None:
    """Keep notes of a lesson, as one lesson that is open does."""
    _, keeper = progress_journal.read(home).begin(address)
    for notes in several:
        keeper(notes)


def test_progress_survives_a_restart(tmp_path: Path) -> None:
    """A second player stands where the first one stopped."""
    lesson = lesson_of()
    notes, keeper = progress_journal.read(tmp_path).begin(lesson.address)
    player = player_of(lesson, notes=notes, noted=keeper)
    player.next()
    player.next()
    player.answer(12)
    player.hint()
    player.answer(10)
    player.next()
    kept = progress_journal.read(tmp_path)
    assert kept.problems == ()
    again = player_of(lesson, notes=kept.progress.of(lesson.address))
    assert again.page().name == "exchange"
    assert (again.notes.tries, again.notes.hints) == (1, 1)


def test_nothing_is_written_before_anything_was_done(tmp_path: Path) -> None:
    """A notebook that is only opened leaves no file."""
    notes, keeper = progress_journal.read(tmp_path).begin("toy/03-market")
    player_of(notes=notes, noted=keeper)
    assert list(tmp_path.iterdir()) == []


def test_two_notebooks_keep_their_lessons_beside_each_other(tmp_path: Path) -> None:
    """One does not overwrite what the other has kept."""
    (_, first), (_, second) = (progress_journal.read(tmp_path).begin(f"toy/{name}") for name in "ab")
    first(LessonNotes(at=1))
    second(LessonNotes(at=2))
    first(LessonNotes(at=3))
    kept = progress_journal.read(tmp_path).progress
    assert {address: notes.at for address, notes in kept.lessons.items()} == {"toy/a": 3, "toy/b": 2}


def test_a_lesson_in_two_tabs_keeps_the_steps_of_both(tmp_path: Path) -> None:
    """Tries and hints of both are added, what one has done is done; what came last says where the lesson stands."""
    (one, keep_one), (two, keep_two) = (progress_journal.read(tmp_path).begin("toy/a") for _ in range(2))
    for name in "abc":
        one.of(name).done = True
        one.of(name).tries += 1
        keep_one(one)
    two.of("a").tries += 2
    two.of("d").hints += 1
    two.of("e").shown = True
    two.at = 2
    keep_two(two)
    kept = progress_journal.read(tmp_path).progress.of("toy/a")
    assert {name: step.done for name, step in kept.steps.items()} == {name: name in "abc" for name in "abcde"}
    assert (kept.of("a").tries, kept.tries, kept.hints, kept.shown, kept.at) == (3, 5, 1, 1, 2)
    again, keep_again = progress_journal.read(tmp_path).begin("toy/a")
    again.of("a").tries += 1
    keep_again(again)
    assert progress_journal.read(tmp_path).progress.of("toy/a").of("a").tries == 4


def test_200_notes_of_two_processes_are_200(tmp_path: Path) -> None:
    """Written at the same time, to the same lesson and to others."""
    program = """
import sys
from pathlib import Path
from trajan_tutor.journals import progress_journal
home, name = Path(sys.argv[1]), sys.argv[2]
same, keep_same = progress_journal.read(home).begin("toy/same")
for number in range(50):
    notes, keep = progress_journal.read(home).begin(f"toy/{name}-{number}")
    notes.of("step").done = True
    keep(notes)
    same.of("step").tries += 1
    keep_same(same)
"""
    running = [subprocess.Popen([sys.executable, "-c", program, tmp_path, name]) for name in ("one", "two")]
    assert [process.wait() for process in running] == [0, 0]
    kept = progress_journal.read(tmp_path)
    assert kept.problems == ()
    assert kept.progress.of("toy/same").of("step").tries == 100
    assert sum(notes.of("step").done for notes in kept.progress.lessons.values()) == 100


def test_notes_are_the_same_in_any_order_of_files_and_by_any_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock that is put back does not bring back where a lesson stood."""
    keep(tmp_path, "toy/a", LessonNotes(at=1, steps={"a": StepNotes(tries=1)}))
    monkeypatch.setattr("time.time_ns", lambda: 5)
    monkeypatch.setattr("time.gmtime", lambda: struct_time((1990, 1, 1, 0, 0, 0, 0, 1, 0)))
    keep(tmp_path, "toy/a", LessonNotes(at=2, steps={"a": StepNotes(tries=3)}))
    first = progress_journal.read(tmp_path).progress
    assert (first.of("toy/a").at, first.of("toy/a").tries) == (2, 3)
    for number, file in enumerate(sorted((tmp_path / "progress").iterdir())):
        file.rename(file.with_name(f"{9 - number}.jsonl"))
    assert progress_journal.read(tmp_path).progress == first


def test_what_is_removed_while_a_lesson_is_open_is_written_again(tmp_path: Path) -> None:
    """Also what was known of the lesson before; and where it is not gone, it does not count twice."""
    old = progress.Progress({"toy/a": LessonNotes(at=1, steps={"a": StepNotes(done=True, tries=2)})})
    (tmp_path / "progress.json").write_text(progress.dumps(old), encoding="utf-8")
    keep(tmp_path, "toy/a", LessonNotes(at=1, steps={"a": StepNotes(done=True, tries=3)}))
    notes, keeper = progress_journal.read(tmp_path).begin("toy/a")
    notes.of("b").tries += 1
    keeper(notes)
    told = progress_journal.read(tmp_path).progress
    shutil.rmtree(tmp_path / "progress")
    notes.of("b").hints += 1
    keeper(notes)
    told.of("toy/a").of("b").hints += 1
    assert progress_journal.read(tmp_path).progress == told
    (tmp_path / "progress.json").unlink()
    assert progress_journal.read(tmp_path).progress == told


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"kind": "trajan_tutor progress", "versi', "cut off"),
        ('{"kind": "trajan_tutor progress", "version": 7}', "version 7"),
        ('{"kind": "trajan_tutor progress", "version": 1, "learner": ""}', "“lessons” is missing"),
        ("[1, 2]", "does not hold progress"),
        ("[" * 100_000, "nested deeper"),
        ("\udcff", "no text in UTF-8"),
    ],
)
def test_an_old_file_that_cannot_be_used_is_left_alone(tmp_path: Path, text: str, said: str) -> None:
    """It is told; what is done now is kept beside it."""
    data = text.encode("utf-8", "surrogateescape")
    (tmp_path / "progress.json").write_bytes(data)
    keep(tmp_path, "toy/a", LessonNotes(at=1))
    kept = progress_journal.read(tmp_path)
    (told,) = kept.problems
    assert said in Words()(told)
    assert "progress.json" in Words()(told)
    assert kept.progress.of("toy/a").at == 1
    assert (tmp_path / "progress.json").read_bytes() == data


def test_a_place_that_cannot_be_written_is_told_once(tmp_path: Path) -> None:
    """A file lies where the folder should be; when it is gone, everything is kept."""
    (tmp_path / "progress").write_text("", encoding="utf-8")
    notes, keeper = progress_journal.read(tmp_path).begin("toy/a")
    notes.of("a").tries = 1
    with pytest.raises(SavingError, match="session-journal-not-written"):
        keeper(notes)
    keeper(notes)
    (tmp_path / "progress").unlink()
    keeper(notes)
    assert progress_journal.read(tmp_path).progress.of("toy/a").tries == 1


def test_what_is_handed_in_carries_the_name_and_makes_a_table(tmp_path: Path) -> None:
    """The teacher reads a folder; files of others are told and left alone."""
    steps = {"a": StepNotes(done=True, tries=2, hints=1), "b": StepNotes(shown=True)}
    mine = Progress({"toy/03-market": LessonNotes(2, done=True, steps=steps)})
    folder = tmp_path / "class"
    path = progress.hand_in("  Livia <b>/..", folder, mine)
    assert path.name == "progress-Livia--b----.json"
    progress.hand_in("Žofie", folder, mine)
    (folder / "other.json").write_text("{}", encoding="utf-8")
    (folder / "nameless.json").write_text(progress.dumps(mine), encoding="utf-8")
    found = read_class(folder)
    assert found.learners == ("Livia <b>/..", "nameless", "Žofie")
    assert found.lessons == ("toy/03-market",)
    row = found.row("Žofie", "toy/03-market")
    assert row is not None
    assert (row.done, row.steps, row.tries, row.hints, row.shown) == (True, 1, 2, 1, 1)
    assert found.row("Marcus", "toy/03-market") is None
    assert [Words()(problem) for problem in found.problems] == [
        "other.json: The file does not hold progress of lessons."
    ]
    assert mine.learner == ""


def test_nobody_overwrites_what_another_one_handed_in(tmp_path: Path) -> None:
    """Not one whose name looks alike in a file, nor one of the same name; whoever did more replaces their own."""
    little = Progress({"toy/a": LessonNotes(steps={"a": StepNotes(done=True)})})
    much = Progress({"toy/a": LessonNotes(done=True, steps={"a": StepNotes(done=True, tries=2)})})
    other = Progress({"toy/a": LessonNotes(steps={"b": StepNotes(tries=1)})})
    given = [("Anna Maria", little), ("Anna-Maria", little), ("Anna Maria", much), ("Anna Maria", other)]
    names = [progress.hand_in(learner, tmp_path, done).name for learner, done in given]
    plain = "progress-Anna-Maria"
    assert names == [f"{plain}.json", f"{plain}-2.json", f"{plain}.json", f"{plain}-3.json"]
    (tmp_path / "progress-Livia.json").write_text("{", encoding="utf-8")
    assert progress.hand_in("Livia", tmp_path, little).name == "progress-Livia-2.json"
    found = read_class(tmp_path)
    alike = [f"Anna Maria ({plain}.json)", f"Anna Maria ({plain}-3.json)"]
    assert found.learners == tuple(sorted(["Anna-Maria", "Livia", *alike]))
    assert [found.row(name, "toy/a").tries for name in alike] == [2, 1]  # type: ignore[union-attr]


def test_what_cannot_be_handed_in_is_told(tmp_path: Path) -> None:
    """A name is needed, and a folder; nothing is said of a game."""
    with pytest.raises(UnreadableError, match="progress-nobody"):
        progress.hand_in("  ", tmp_path, Progress())
    with pytest.raises(UnreadableError, match="progress-no-folder"):
        read_class(tmp_path / "none")
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(SavingError) as caught:
        progress.hand_in("Livia", tmp_path / "file" / "class", Progress())
    told = Words()(caught.value.message)
    assert "could not be written" in told
    assert "game" not in told


ODD_FILES: dict[str, bytes] = {
    "cut.json": b'{"kind": "trajan_tutor progress", "vers',
    "deep.json": b"[" * 100_000,
    "long.json": b"1" * 5_000,
    "half.json": b'{"kind": "trajan_tutor progress", "version": 1, "learner": "\\ud800", "lessons": {}}',
    "latin.json": b'{"kind": "caf\xe9"}',
    "list.json": b"[1, 2]",
    "many.json": progress.dumps(
        Progress({f"toy/{number}": LessonNotes() for number in range(MOST_LESSONS + 1)}, "Nero")
    ).encode(),
}


def test_odd_files_do_not_take_the_class_away(tmp_path: Path) -> None:
    """Whoever handed in a good one is in the table; the others are named, each with what is wrong."""
    folder = tmp_path / "class"
    folder.mkdir()
    (folder / "livia.json").write_text(progress.dumps(Progress({"toy/a": LessonNotes()}, "Livia")), encoding="utf-8")
    for name, data in ODD_FILES.items():
        (folder / name).write_bytes(data)
    (folder / "folder.json").mkdir()
    (folder / "zero.json").symlink_to("/dev/zero")
    os.mkfifo(folder / "pipe.json")
    found = read_class(folder)
    assert found.learners == ("Livia",)
    said = [Words()(problem) for problem in found.problems]
    names = sorted([*ODD_FILES, "folder.json", "pipe.json", "zero.json"])
    assert [sentence.partition(":")[0] for sentence in said] == names
    assert all(len(sentence) <= 300 for sentence in said)


def test_a_file_that_was_handed_in_names_no_file_to_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What looks like a path is an address that nobody knows."""
    own = tmp_path / "own.toml"
    own.write_text("game = ", encoding="utf-8")
    kept = Progress({str(own): LessonNotes(), "/dev/zero.toml": LessonNotes()}, "x" * 500)
    (tmp_path / "odd.json").write_text(progress.dumps(kept), encoding="utf-8")
    shown = ClassShown(tmp_path)
    monkeypatch.setattr(os, "open", None)
    assert str(own) in str(shown)
    assert shown.results.learners == ("x" * progress.NAME_LENGTH,)
