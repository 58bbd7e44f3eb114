"""Practice asks in positions of games that the learner played, and in puzzles of the theme that is weakest."""

import shutil
from pathlib import Path

import pytest
from learning.conftest import BEGIN
from simulated_learner import DAY, SimulatedLearner

from trajan_tutor.engine.games import find_game
from trajan_tutor.exercise_making.making import exercise
from trajan_tutor.journals import attempts_journal, progress_journal
from trajan_tutor.journals.attempts_journal import AttemptOutcome, Recorder
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.learning import practice, practice_parts
from trajan_tutor.learning.learner import learner_of
from trajan_tutor.learning.practice import practice_for
from trajan_tutor.learning.practice_parts import PracticePart
from trajan_tutor.learning.retry_parts import shelf_parts
from trajan_tutor.lessons.puzzle_shelf import shelf_of

CAESAR = find_game("caesar")


@pytest.fixture(scope="module")
def played_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of somebody who has played the first game of the campaign, whatever they knew."""
    folder = tmp_path_factory.mktemp("played")
    SimulatedLearner(folder, "caesar", seed=1, now=BEGIN).play_own_game()
    return folder


@pytest.fixture
def played(played_once: Path, tmp_path: Path) -> Path:
    """Return a copy of it, to be changed."""
    return shutil.copytree(played_once, tmp_path / "home")


def test_a_growing_game_is_found_and_asked_about(played: Path) -> None:
    """Through the eyes of the learner, in a position in which they decided."""
    known = learner_of(CAESAR, played)
    (game,) = known.games(played)
    moments = game.moments(CAESAR)
    assert {moment.mover for moment in moments} <= {game.seat, -1}
    assert len(moments) > 5
    made = exercise(CAESAR, "caesar.place.free", played=[moments])
    assert made.begin.seat == game.seat
    assert made.begin.moves == game.moves[: len(made.begin.moves)]


def test_a_game_that_cannot_be_played_so_any_more_is_followed_as_far_as_it_can(played: Path) -> None:
    """And what cannot be read is left out."""
    known = learner_of(CAESAR, played)
    (game,) = known.games(played)
    broken = type(game)(game.setup, game.seat, (*game.moves[:6], "no such move", *game.moves[6:]))
    assert 0 < len(broken.moments(CAESAR)) <= 6
    (played / "spoiled.journal").mkdir()
    assert len(list(known.games(played))) == 1


def halves(part: PracticePart) -> int:
    """Return how many half minutes a part takes."""
    return practice._halves(part)


@pytest.mark.usefixtures("made_once")
def test_half_of_the_time_is_for_own_games_and_puzzles(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where much is due, and puzzles are there for whoever knows enough."""
    made_once = getattr(practice_parts, "exercise")  # noqa: B009 (a name that the module only imports)

    def made(game: object, rule: str, **wanted: object) -> object:
        own = wanted.pop("played", ())
        return exercise(CAESAR, rule, seed=1, played=own) if own else made_once(game, rule, **wanted)  # type: ignore[arg-type]

    monkeypatch.setattr(practice_parts, "exercise", made)
    rules = learner_of(CAESAR, played).to_come[:30]
    Recorder(played, lambda: BEGIN).note(rules, AttemptOutcome.WRONG_TRIES, "caesar")
    for lesson in learner_of(CAESAR, played).lessons:
        _, note = progress_journal.read(played).begin(lesson.address)
        note(LessonNotes(done=True))
    monkeypatch.setattr(practice, "open_checkpoint", lambda _learner: None)
    known = learner_of(CAESAR, played)
    moments = [one.moments(CAESAR) for one in known.games(played)]
    assert moments
    parts = list(practice._due_and_more(known, BEGIN + DAY, 1, [], moments))
    own = [part for part in parts if part.is_own]
    assert len(own) >= 2
    assert all(part.lesson.messages for part in own)
    assert practice._is_half_own(parts)
    assert sum(map(halves, parts)) == 10
    said = practice_for(known, BEGIN + DAY, 1, (), moments).lesson
    assert any("practice-of-yours" in str(said.says(part.step.name)) for part in own)


def test_the_weakest_theme_comes_first(tmp_path: Path) -> None:
    """Once every theme was tried: the one in which least was solved."""
    shelf = shelf_of(CAESAR)
    themes = list(dict.fromkeys(one.theme for one in shelf))
    firsts = {theme: next(one for one in shelf if one.theme == theme) for theme in themes}
    recorder = Recorder(tmp_path, lambda: BEGIN)
    for theme, one in firsts.items():
        outcome = AttemptOutcome.SHOWN if theme == themes[-1] else AttemptOutcome.FIRST_TRY
        recorder.note((), outcome, f"caesar/shelf#{one.name}")
    part = next(shelf_parts(learner_of(CAESAR, tmp_path), seed=1))
    name = part.source.partition("#")[2]
    assert next(one.theme for one in shelf if one.name == name) == themes[-1]
    assert name not in {one.name for one in firsts.values()}


def test_attempts_of_before_stay_and_strange_ones_are_told(tmp_path: Path) -> None:
    """Of a rule that there is no more, and of an outcome that nobody knows here; what was known is known."""
    recorder = Recorder(tmp_path, lambda: BEGIN)
    recorder.note(("caesar.place.free", "caesar.gone.rule"), AttemptOutcome.FIRST_TRY, "caesar/exercises#gone-form-9")
    (file,) = (tmp_path / attempts_journal.FOLDER).iterdir()
    lines = file.read_text().splitlines()
    strange = lines[-1].replace("first-try", "of-tomorrow")
    file.write_text("\n".join([*lines, strange]) + "\n")
    known = learner_of(CAESAR, tmp_path)
    assert set(known.standings) == {"caesar.place.free"}
    assert known.met == ("caesar.place.free",)
    assert practice_for(known, BEGIN + 9 * DAY, 1).lesson.steps
