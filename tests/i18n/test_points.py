"""What a game counts is called by the game's own word, wherever it is told of."""

import re
from pathlib import Path

import pytest

from trajan_tutor.engine.games import find_game
from trajan_tutor.i18n import Words
from trajan_tutor.i18n.languages import OWN_FOLDER
from trajan_tutor.proof.catalogue_entries import entries_of

POINT = re.compile(r"\bpoints?\b", re.IGNORECASE)


def words_of(*games: str, language: str = "en") -> Words:
    """Return the words of some games."""
    return Words(language, [find_game(game).resources.words for game in games])


@pytest.mark.parametrize(
    ("game", "one", "many", "title"),
    [
        ("trajan", "one point", "3 points", "Points"),
        ("caesar", "one marker", "3 markers", "Markers"),
        ("sylla", "1 prestige", "3 prestige", "Prestige"),
    ],
)
def test_a_number_is_told_in_what_the_game_counts(game: str, one: str, many: str, title: str) -> None:
    """One of it, several of it, and the word alone."""
    words = words_of(game)
    for points, wanted in ((1, one), (3, many)):
        assert f"about {wanted} more" in words.say("coach-verdict-costs", points=points)
    assert words.say("board-tab-points") == title
    assert words.say("view-curve").startswith(title)


def test_words_of_several_games_or_of_none_speak_of_points() -> None:
    """At an empty table nobody knows yet what will be counted."""
    for words in (Words(), words_of("trajan", "caesar")):
        assert words.say("board-tab-points") == "Points"
        assert "2 points" in words.say("board-coach-tell-above", points=2)


@pytest.fixture
def dice(tmp_path: Path) -> Words:
    """Return the words of a game that counts pips."""
    (tmp_path / "en").mkdir()
    forms = "".join(f"    .{form} = pips\n" for form in ("figure", "several", "title", "quiet"))
    text = f"dice-counted = {{ $count }} pips\n{forms}"
    (tmp_path / "en" / "names.ftl").write_text(text, encoding="utf-8")
    return Words("en", [tmp_path])


def test_a_form_that_a_game_does_not_have_is_the_common_one(dice: Words) -> None:
    """A game may say less than all of them."""
    assert "about 4 pips more" in dice.say("coach-verdict-costs", points=4)
    assert dice.say("board-points-none") == "Nobody has any points yet."


def test_the_word_is_translated_like_any_other() -> None:
    """The pseudo-language shows that no sentence holds it in English."""
    said = words_of("caesar", language="pseudo").say("coach-verdict-costs", points=3)
    assert "markers" not in said
    assert "3 ɱáŕķéŕš" in said


def test_no_sentence_that_people_meet_in_a_game_says_points_itself(dice: Words) -> None:
    """The sentences of coach, board and session take the word from the game."""
    told = {f"en/{name}.ftl" for name in _TOLD_IN_A_GAME}
    entries, _ = entries_of([OWN_FOLDER], "en")
    met = [key for key, entry in entries.items() if entry.place in told and not key.startswith("cli-")]
    keys = [key for key in met if key not in _OF_ANOTHER_POINT]
    assert len(keys) > 200
    said = {key: dice.say(key, **dict.fromkeys(entries[key].parameters, 3)) for key in keys}
    assert {key: text for key, text in said.items() if POINT.search(text)} == {"board-points-none": NOBODY}


NOBODY = "Nobody has any points yet."
_TOLD_IN_A_GAME = ("board", "coach", "coaching", "controls", "panels", "puzzles", "session", "view")
# To point at a place, and turning points.
_OF_ANOTHER_POINT = ("session-narrowed", "board-replay-turning")
