"""Mistakes that are kept for practice: what one desk wrote another one reads, and what is spoiled harms nobody."""

from pathlib import Path

from trajan_tutor.coach.mistakes import Mistake
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.record import Record
from trajan_tutor.journals.mistakes_journal import FOLDER, MOST, SavedMistakes


def mistake(*moves: str, game: str = "trajan") -> Mistake:
    """Return a mistake after some moves."""
    return Mistake(Record(game, Setup(2, 1), list(moves)), 0, ("sow I",), ("sow II",), 6.0, 2.0)


def test_what_one_desk_keeps_another_one_practises(tmp_path: Path) -> None:
    """The latest first, and only those of the same game."""
    kept = SavedMistakes(tmp_path)
    kept.add([mistake("a"), mistake("a", "b"), mistake("a", game="caesar")])
    assert SavedMistakes(tmp_path).to_practise("trajan") == (mistake("a", "b"), mistake("a"))
    assert SavedMistakes(tmp_path).to_practise("caesar") == (mistake("a", game="caesar"),)


def test_a_mended_mistake_is_practised_no_more(tmp_path: Path) -> None:
    """Not even when a later review finds it again."""
    kept = SavedMistakes(tmp_path)
    kept.add([mistake("a"), mistake("b")])
    kept.mended(mistake("a"))
    assert kept.to_practise("trajan") == (mistake("b"),)
    SavedMistakes(tmp_path).add([mistake("a")])
    assert SavedMistakes(tmp_path).to_practise("trajan") == (mistake("b"),)


def test_what_others_write_is_seen_after_forgetting(tmp_path: Path) -> None:
    """A desk that is open reads its folder once."""
    kept = SavedMistakes(tmp_path)
    assert kept.to_practise("trajan") == ()
    SavedMistakes(tmp_path).add([mistake("a")])
    kept.forget()
    assert kept.to_practise("trajan") == (mistake("a"),)


def test_only_the_latest_are_offered(tmp_path: Path) -> None:
    """More nobody gets through."""
    kept = SavedMistakes(tmp_path)
    kept.add([mistake(str(number)) for number in range(MOST + 5)])
    assert len(kept.to_practise("trajan")) == MOST
    assert kept.to_practise("trajan")[0] == mistake(str(MOST + 4))


def test_a_spoiled_line_is_passed_over(tmp_path: Path) -> None:
    """The others are practised all the same."""
    SavedMistakes(tmp_path).add([mistake("a")])
    (file,) = (tmp_path / FOLDER).iterdir()
    file.write_text(file.read_text() + '{"number": 9007199254740, "mistake": {"seat": -1}, "mended": false}\n{}\n')
    assert SavedMistakes(tmp_path).to_practise("trajan") == (mistake("a"),)


def test_without_a_folder_nothing_is_kept() -> None:
    """And nothing is said about it."""
    kept = SavedMistakes(None)
    kept.add([mistake("a")])
    kept.mended(mistake("b"))
    assert SavedMistakes(None).to_practise("trajan") == ()
