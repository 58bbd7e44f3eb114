"""What is kept of searches is what a search finds today; what is stale is named, and searched for again."""

import json
from pathlib import Path
from typing import Any

import pytest
from coach.kept_studies import COMMAND, KEPT, KeptStudies, Question, found_by
from coach.objects_as_data import Reader, Writer
from coach.situations import asked, situations
from coach.sources import PACKAGE, hash_of_sources, meaning_of, sources_of
from coach.test_caesar import after_turns
from the_games import TOY

from trajan_tutor.coach.difference_parts import Owner, ReasonTheme
from trajan_tutor.coach.paired_trials import Tally

OF_TRAJAN, _, _, OF_TOY = situations(4)
OF_CAESAR = after_turns("person", 1, 9)
# With the turns of one's own about which tests ask.
KEPT_OF = {"trajan": (OF_TRAJAN, 2), "caesar": (OF_CAESAR, 3), "toy": (OF_TOY, 2)}


@pytest.mark.parametrize("game", KEPT.games)
def test_studies_were_made_with_the_rules_and_the_search_of_today(game: str) -> None:
    """Where they were not, tests search again and take minutes: one command makes all of them anew."""
    assert KEPT.is_fresh(game), f"Rules, evaluation or search of {game} have changed. Make the studies anew: {COMMAND}"


@pytest.mark.parametrize("game", KEPT_OF)
def test_what_is_kept_is_what_a_search_finds(game: str) -> None:
    """All of it: turns, figures, comparisons and answers, in a position of each game."""
    where, seed = KEPT_OF[game]
    question = asked(where, own=where.turn(seed))
    found = json.loads(json.dumps(found_by(question.adviser().finish())))
    assert found == KEPT.data(question)


def kept_in(folder: Path, sources: str) -> KeptStudies:
    """Return the studies of a folder in which nothing is kept of the toy but a hash of its sources."""
    (folder / "toy.json").write_text(json.dumps({"sources": sources, "studies": {}}), encoding="utf-8")
    return KeptStudies(folder)


def test_a_position_of_which_nothing_is_kept_is_told_with_the_command(tmp_path: Path) -> None:
    """No test searches unnoticed."""
    with pytest.raises(AssertionError, match=COMMAND):
        kept_in(tmp_path, hash_of_sources("toy")).adviser(asked(OF_TOY))


def test_what_is_stale_is_searched_for_again(tmp_path: Path) -> None:
    """Tests tell the truth of today, whatever was kept."""
    assert kept_in(tmp_path, "of yesterday").adviser(asked(OF_TOY)).is_done


def test_what_is_made_anew_is_kept(tmp_path: Path) -> None:
    """And asked afterwards, without a search."""
    studies = KeptStudies(tmp_path)
    question = asked(OF_TOY, own=OF_TOY.turn(3))
    with studies.made_anew():
        searched = studies.adviser(question)
    assert studies.games == ["toy"]
    assert studies.adviser(question).hint().because() == searched.hint().because()
    assert studies.adviser(question).comparison() == searched.comparison()


def test_words_are_no_part_of_what_figures_depend_on() -> None:
    """A comment or a docstring makes nothing stale; a number does."""
    module = '"""What it is."""\n\n\ndef worth() -> int:\n    """Return it."""\n    return 3  # as measured\n'
    assert meaning_of(module) == "def worth() -> int:\n    return 3"
    assert meaning_of(module.replace("as measured", "as guessed")) == meaning_of(module)
    assert meaning_of(module.replace("3", "4")) != meaning_of(module)


@pytest.mark.parametrize("game", KEPT.games)
def test_figures_depend_on_rules_evaluation_search_and_chance(game: str) -> None:
    """Not on catalogues, lessons, pictures, nor on other games."""
    found = {path.relative_to(PACKAGE.parent).as_posix() for path in sources_of(game) if PACKAGE in path.parents}
    assert {"trajan_tutor/search/lookahead.py", "trajan_tutor/engine/generator.py"} <= found
    assert "trajan_tutor/coach/ladder.py" not in found
    if game != "toy":
        own = {name for name in found if name.startswith("trajan_tutor/games/")}
        assert all(name.startswith(f"trajan_tutor/games/{game}/") for name in own)
        parts = ("rules/turn.py", "knowledge/evaluation.py", "data/evaluation.toml", "data/components.toml")
        assert {f"trajan_tutor/games/{game}/{part}" for part in parts} <= own
        assert not any("/words/" in name or "/lessons/" in name or "/board/" in name for name in own)


def test_data_stands_for_equal_objects() -> None:
    """What is one object stays one; what the reader has already is written by its name."""
    theme = ReasonTheme(Owner.OWN, "ships")
    tally = Tally(3, 9)
    value: dict[Any, Any] = {theme: [tally, tally], b"\x01": TOY}
    writer = Writer({"game": TOY})
    data = json.loads(json.dumps(writer.data_of(value)))
    read = Reader({"game": TOY}, writer.classes).object_of(data)
    assert read == {theme: [tally, tally], b"\x01": TOY}
    assert read[theme][0] is read[theme][1]


def test_nothing_foreign_is_written_or_read() -> None:
    """What is no dataclass has no form as data, and no class but ours is made from it."""
    with pytest.raises(TypeError, match="Path is no dataclass"):
        Writer({}).data_of(Path())
    with pytest.raises(ValueError, match="none of our classes"):
        Reader({}, ["subprocess:Popen"])


def test_a_question_is_told_from_others_by_all_that_it_is_asked() -> None:
    """By the position, the seat's own turn and the seed."""
    own = OF_TOY.turn(3)
    keys = {one.key() for one in (asked(OF_TOY), asked(OF_TOY, own=own), asked(OF_TOY, seed=6), asked(OF_TRAJAN))}
    assert len(keys) == 4
    assert isinstance(asked(OF_TOY), Question)
