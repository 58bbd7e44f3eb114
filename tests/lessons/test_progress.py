"""Progress survives restarts, interruptions and foreign files, and can be handed in."""

import json
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lessons.toy_lesson import lesson_of, player_of

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.i18n import Words
from trajan_tutor.jupyter.class_shown import ClassShown
from trajan_tutor.lessons import progress
from trajan_tutor.lessons.classroom import MOST_LESSONS, read_class
from trajan_tutor.lessons.notes import LessonNotes, StepNotes
from trajan_tutor.lessons.progress import Progress
from trajan_tutor.session import saves

NUMBERS = st.integers(min_value=0, max_value=10**6)
STEPS = st.builds(StepNotes, st.booleans(), NUMBERS, NUMBERS, st.booleans())
NOTES = st.builds(LessonNotes, NUMBERS, st.booleans(), st.dictionaries(st.text(), STEPS, max_size=3))
PROGRESS = st.builds(Progress, st.dictionaries(st.text(), NOTES, max_size=3), st.text())


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder in which this test keeps progress."""
    monkeypatch.setenv("TRAJAN_TUTOR_HOME", str(tmp_path))
    return tmp_path


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


def test_progress_survives_a_restart(home: Path) -> None:
    """A second player stands where the first one stopped."""
    lesson = lesson_of()
    player = player_of(lesson, noted=progress.keeper(lesson.address))
    player.next()
    player.next()
    player.answer(12)
    player.hint()
    player.answer(10)
    player.next()
    kept, said = progress.read()
    assert said is None
    again = player_of(lesson, notes=kept.of(lesson.address))
    assert again.page().name == "exchange"
    assert (again.notes.tries, again.notes.hints) == (1, 1)
    assert progress.place().parent == home


def test_nothing_is_written_before_anything_was_done(home: Path) -> None:
    """A notebook that is only opened leaves no file."""
    player_of(noted=progress.keeper("toy/03-market"))
    assert progress.read() == (Progress(), None)
    assert list(home.iterdir()) == []


def test_two_notebooks_keep_their_lessons_in_one_file(home: Path) -> None:
    """One does not overwrite what the other has kept."""
    first, second = progress.keeper("toy/a"), progress.keeper("toy/b")
    first(LessonNotes(at=1))
    second(LessonNotes(at=2))
    first(LessonNotes(at=3))
    kept, _ = progress.read()
    assert {address: notes.at for address, notes in kept.lessons.items()} == {"toy/a": 3, "toy/b": 2}
    assert [path.name for path in home.iterdir()] == [progress.FILE]


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
def test_a_file_that_cannot_be_used_is_kept_aside(home: Path, text: str, said: str) -> None:
    """It is told, nothing is lost, and a new file begins; a second one finds a name of its own."""
    data = text.encode("utf-8", "surrogateescape")
    for number in (1, 2):
        progress.place().write_bytes(data)
        kept, told = progress.read()
        assert kept == Progress()
        assert told is not None
        assert said in Words()(told)
        aside = home / f"progress.aside-{number}.json"
        assert aside.name in Words()(told)
        assert aside.read_bytes() == data
    progress.keeper("toy/a")(LessonNotes(at=1))
    assert progress.read()[0].of("toy/a").at == 1


def test_a_place_that_cannot_be_written_is_told(home: Path) -> None:
    """A file lies where the folder should be."""
    (home / "file").write_text("", encoding="utf-8")
    with pytest.raises(saves.SavingError):
        progress.write(Progress(), home / "file" / "progress.json")
    (home / "folder").mkdir()
    with pytest.raises(saves.SavingError):
        progress.write(Progress(), home / "folder")
    kept, told = progress.read(home / "folder")
    assert kept == Progress()
    assert told is not None


def test_what_is_handed_in_carries_the_name_and_makes_a_table(home: Path, tmp_path: Path) -> None:
    """The teacher reads a folder; files of others are told and left alone."""
    keep = progress.keeper("toy/03-market")
    keep(LessonNotes(2, done=True, steps={"a": StepNotes(done=True, tries=2, hints=1), "b": StepNotes(shown=True)}))
    folder = tmp_path / "class"
    folder.mkdir()
    path = progress.hand_in("  Livia <b>/..", folder)
    assert path.name == "progress-Livia--b----.json"
    progress.hand_in("Žofie", folder)
    (folder / "other.json").write_text("{}", encoding="utf-8")
    (folder / "nameless.json").write_text(progress.dumps(progress.read()[0]), encoding="utf-8")
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
    assert progress.read()[0].learner == ""
    assert home in path.parents


def test_nobody_hands_in_nothing(home: Path) -> None:
    """A name is needed, and a folder to read from."""
    with pytest.raises(UnreadableError, match="progress-nobody"):
        progress.hand_in("  ", home)
    with pytest.raises(UnreadableError, match="progress-no-folder"):
        read_class(home / "none")


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
    assert str(own) in repr(shown)
    assert shown.found.learners == ("x" * progress.NAME_LENGTH,)
