"""Own mistakes and puzzles of the shelf in a practice: judged as a review judges, and mended for good."""

from pathlib import Path

import pytest
from learning.conftest import BEGIN
from simulated_learner import ask

from trajan_tutor.coach.mistakes import Mistake
from trajan_tutor.desk.lesson.lesson_activity import LessonActivity
from trajan_tutor.desk.lesson.lesson_view import lesson_values
from trajan_tutor.desk.lesson.opened_lessons import practice_activity
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.record import Record
from trajan_tutor.journals import attempts_journal
from trajan_tutor.journals.attempts_journal import AttemptOutcome, Recorder
from trajan_tutor.journals.mistakes_journal import SavedMistakes
from trajan_tutor.learning import practice, retry_parts
from trajan_tutor.learning.learner import Learner, learner_of
from trajan_tutor.learning.practice import practice_for
from trajan_tutor.learning.retry_parts import own_parts, shelf_parts
from trajan_tutor.lessons.puzzle_shelf import PuzzleLevel, ShelfPuzzle

CAESAR = find_game("caesar")
# A game of bots; the one turn loses what the other one wins.
LINE = [
    "place wild-4-0 MT-NU NU",
    "place sword-6-0 CY-AG CY",
    "place wild-2-2 CR-AS",
    "place ship-6-0 IT-DM DM",
    "place ship-4-2 CR-AG CR",
    "place sword-5-1 HC-GA HC",
    "place ship-5-1 AG-AS AG",
]
BEST = ("place shield-5-1 AS-SY AS", "use")
OTHER = ("place shield-5-1 AC-CR CR",)
MISTAKE = Mistake(Record("caesar", Setup(2, 1), LINE), 1, OTHER, BEST, 24.2, 17.3)


def at_the_mistake(home: Path) -> LessonActivity:
    """Return a practice of somebody who has one mistake to mend, at that step."""
    made = practice_for(learner_of(CAESAR, home), BEGIN, 1, own_parts(CAESAR, home))
    alone = practice_activity(made, "en", home, Recorder(home, lambda: BEGIN))
    while not alone.player.step.name.startswith(retry_parts.OWN):
        ask(alone, "go", "show-me")
        ask(alone, "go", "next")
    return alone


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of somebody who made a mistake, and of whom nothing else is asked."""
    monkeypatch.setattr(practice, "_questions", lambda *_: iter(()))
    SavedMistakes(tmp_path).add([MISTAKE])
    return tmp_path


def left(home: Path) -> int:
    """Return how many mistakes are not mended."""
    return len(SavedMistakes(home).to_practise("caesar"))


def test_a_mistake_of_ones_own_is_tried_again_and_mended(home: Path) -> None:
    """It is told what was played; a wrong turn is answered, and the better one ends it for good."""
    desk = at_the_mistake(home)
    assert "Crete" in lesson_values(desk)["words"][0] or "Creta" in lesson_values(desk)["words"][0]
    ask(desk, "choose", OTHER[0])
    if desk.player.phase == "lost":
        said = " ".join(answer["text"] for answer in lesson_values(desk)["answers"])
        assert "may cost you the game" in said or "costs" in said
        assert left(home) == 1
    ask(desk, "go", "again")
    for move in BEST:
        ask(desk, "choose", move)
    assert desk.player.phase == "done"
    assert left(home) == 0
    first, *used = attempts_journal.read(home).attempts
    assert (first.rule, first.source) == ("", "caesar/own#1")
    assert first.outcome in (AttemptOutcome.FIRST_TRY, AttemptOutcome.WRONG_TRIES)
    # What the better turn needs and the other one does not was used rightly, where it was found at once.
    assert {one.outcome for one in used} <= {AttemptOutcome.USED}
    assert bool(used) == (first.outcome is AttemptOutcome.FIRST_TRY)


def test_what_was_shown_is_not_mended(home: Path) -> None:
    """It comes back in another practice."""
    desk = at_the_mistake(home)
    for _ in BEST:
        ask(desk, "go", "show-me")
    assert desk.player.phase == "done"
    assert left(home) == 1


def test_nothing_hidden_is_given_away(home: Path) -> None:
    """The position is what its seat saw: bags are dealt anew, since the game may still go on."""
    (part,) = own_parts(CAESAR, home)
    assert part.step.begin is not None
    assert part.step.begin.position
    assert part.step.begin.moves == ()


def test_mistakes_of_other_rules_are_left_out(tmp_path: Path) -> None:
    """What was kept may make no sense any more."""
    SavedMistakes(tmp_path).add([Mistake(Record("caesar", Setup(2, 1), ["no such move"]), 0, OTHER, BEST, 5.0, 1.0)])
    assert list(own_parts(CAESAR, tmp_path)) == []


def test_puzzles_of_the_shelf_come_once_and_get_harder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After some that were solved at the first try."""
    shelf = tuple(
        ShelfPuzzle(f"1-{number}", "rival", level, MISTAKE) for number, level in enumerate(6 * tuple(PuzzleLevel))
    )
    monkeypatch.setattr(retry_parts, "shelf_of", lambda _: shelf)
    levels = {one.name: one.level for one in shelf}
    met = []
    for _ in shelf:
        part = next(shelf_parts(learner_of(CAESAR, tmp_path), seed=1), None)
        assert part is not None
        met.append(part.source.partition("#")[2])
        Recorder(tmp_path, lambda: BEGIN).note((), AttemptOutcome.FIRST_TRY, part.source)
    assert sorted(met) == sorted(levels)
    assert [levels[name] for name in met[:8]] == 4 * [PuzzleLevel.EASY] + 4 * [PuzzleLevel.MIDDLE]
    assert next(shelf_parts(learner_of(CAESAR, tmp_path), seed=1), None) is None


def test_themes_of_the_shelf_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However few puzzles a theme has."""
    themes = ("race", "race", "race", "race", "borders", "rival")
    shelf = tuple(ShelfPuzzle(f"1-{number}", theme, PuzzleLevel.EASY, MISTAKE) for number, theme in enumerate(themes))
    monkeypatch.setattr(retry_parts, "shelf_of", lambda _: shelf)
    met = []
    for _ in range(3):
        part = next(shelf_parts(learner_of(CAESAR, tmp_path), seed=1), None)
        assert part is not None
        Recorder(tmp_path, lambda: 1_700_000_000).note((), AttemptOutcome.WRONG_TRIES, part.source)
        met.append(next(one.theme for one in shelf if part.source.endswith(one.name)))
    assert set(met) == set(themes)


def test_a_beginner_gets_no_puzzle(tmp_path: Path) -> None:
    """The lessons come first."""
    learner: Learner = learner_of(CAESAR, tmp_path)
    assert list(practice._new_puzzles(learner, 1)) == []
