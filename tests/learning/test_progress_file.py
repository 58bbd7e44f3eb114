"""Progress in one file: taken along and brought back, in whatever order and however often."""

import json
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.journals import attempts_journal, explained_journal, progress, progress_journal
from trajan_tutor.journals.attempts_journal import AttemptOutcome, Recorder, RuleAttempt
from trajan_tutor.journals.explained_journal import ExplainedJournal
from trajan_tutor.journals.lesson_notes import LessonNotes, StepNotes
from trajan_tutor.journals.progress import Progress
from trajan_tutor.journals.progress_file import brought, merged, taken

LESSON = "trajan/02-sowing"
PLACES = ("class", "light page", "notebook")

Told = tuple[dict[str, LessonNotes], tuple[RuleAttempt, ...], frozenset[str]]


def told(home: Path) -> Told:
    """Return everything that progress in a folder tells."""
    attempts = attempts_journal.read(home).attempts
    kept = progress_journal.read(home)
    assert kept.problems == ()
    ordered = tuple(sorted(attempts, key=lambda one: (one.at, one.rule, one.source, one.outcome)))
    return kept.progress.lessons, ordered, ExplainedJournal(home).explained()


def learn(home: Path, number: int, step: str) -> None:
    """Do one step after a wrong try, miss a rule, and read what is explained once."""
    notes, keep = progress_journal.read(home).begin(LESSON)
    notes.of(step).tries += 1
    notes.of(step).done = True
    notes.at += 1
    keep(notes)
    recorder = Recorder(home, clock=lambda: 1_700_000_000 + number)
    recorder.note((f"trajan.rule.{number}",), AttemptOutcome.WRONG_TRIES, f"{LESSON}#{step}")
    ExplainedJournal(home).note([f"first-{step}"])


ACTS = st.lists(
    st.one_of(
        st.tuples(st.just("learn"), st.sampled_from(PLACES), st.sampled_from("abc")),
        st.tuples(st.just("carry"), st.sampled_from(PLACES), st.sampled_from(PLACES)),
    ),
    max_size=10,
)


@given(ACTS, st.permutations(PLACES))
@settings(max_examples=30, deadline=None)
def test_nothing_is_lost_and_nothing_counts_twice(acts: list[tuple[str, str, str]], order: list[str]) -> None:
    """However files went from place to place: at the end each place tells all of it, and each wrong try once."""
    numbers = count()
    with TemporaryDirectory() as folder:
        homes = {place: Path(folder) / place for place in PLACES}
        done: list[str] = []
        for kind, place, other in acts:
            if kind == "learn":
                learn(homes[place], next(numbers), other)
                done.append(other)
            else:
                brought(homes[other], taken(homes[place]))
        files = [taken(homes[place]) for place in order]
        assert merged(*files) == merged(*reversed(files)) == merged(*files, *files)
        assert merged(merged(*files[:2]), files[2]) == merged(files[0], merged(*files[1:]))
        for place in PLACES:
            for text in files:
                brought(homes[place], text)
                assert brought(homes[place], text) == 0
        at_end = [told(home) for home in homes.values()]
        assert at_end[0] == at_end[1] == at_end[2]
        lessons, attempts, explained = at_end[0]
        steps = lessons[LESSON].steps if done else {}
        assert {name: step.tries for name, step in steps.items()} == {step: done.count(step) for step in set(done)}
        assert [one.at for one in attempts] == [1_700_000_000 + number for number in range(len(done))]
        assert explained == {f"first-{step}" for step in done}


def test_progress_of_before_there_were_journals_goes_along(tmp_path: Path) -> None:
    """And counts once where it comes back."""
    home, other = tmp_path / "home", tmp_path / "other"
    home.mkdir()
    old = Progress({LESSON: LessonNotes(at=2, steps={"a": StepNotes(done=True, tries=3)})})
    (home / progress_journal.OLD_FILE).write_text(progress.dumps(old), encoding="utf-8")
    brought(other, taken(home))
    learn(other, 1, "a")
    brought(home, taken(other))
    assert told(home) == told(other)
    assert told(home)[0][LESSON].steps["a"].tries == 4


def test_no_name_goes_along(tmp_path: Path) -> None:
    """Nor the name of a file, which holds that of nobody, but tells when somebody played."""
    learn(tmp_path, 1, "a")
    data = json.loads(taken(tmp_path))
    assert set(data) == {"kind", "version", "journals"}
    assert tmp_path.name not in taken(tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('"version": 1', '"version": 2', "progress-version"),
        ("trajan_tutor progress to take along", "something else", "progress-kind"),
        ("trajan_tutor progress to take along", progress.KIND, "progress-handed-in"),
        ('"number": ', '"number": -', "progress-line"),
        ('"tries": 1', '"tries": "many"', "progress-line"),
        ('"outcome": "wrong-tries"', '"outcome": "well"', "progress-line"),
        ('"journals": {', '"journals": {"progress": 1, "other": {', "reading"),
        ("}\n", "", "reading"),
    ],
)
def test_a_file_that_cannot_be_used_changes_nothing(old: str, new: str, key: str, tmp_path: Path) -> None:
    """It is told in a sentence."""
    learn(tmp_path / "here", 1, "a")
    learn(tmp_path / "there", 2, "b")
    text = taken(tmp_path / "there")
    assert old in text
    spoilt = text.replace(old, new, 1) if old != "}\n" else text[:-3]
    before = told(tmp_path / "here")
    with pytest.raises(UnreadableError) as refused:
        brought(tmp_path / "here", spoilt)
    assert refused.value.message.key.startswith(key)
    assert told(tmp_path / "here") == before


def test_a_lesson_that_is_open_loses_nothing(tmp_path: Path) -> None:
    """What is done there after a file was brought counts beside it."""
    home, other = tmp_path / "home", tmp_path / "other"
    learn(other, 1, "b")
    notes, keep = progress_journal.read(home).begin(LESSON)
    notes.of("a").tries += 1
    keep(notes)
    brought(home, taken(other))
    notes.of("a").tries += 1
    keep(notes)
    steps = told(home)[0][LESSON].steps
    assert (steps["a"].tries, steps["b"].tries) == (2, 1)
    assert explained_journal.FOLDER in {path.name for path in home.iterdir()}
