"""Words that people wrote themselves: plain texts for some keys, before those of the catalogue."""

from dataclasses import dataclass

from trajan_tutor.i18n import Words


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the catalogue, as the engine has it."""

    key: str


def test_own_words_come_first() -> None:
    """In every language; other keys are as they were."""
    words = Words("en").with_own({"board-undo": "Zurück"})
    assert words.say("board-undo") == "Zurück"
    assert words.say("board-choices") == Words("en").say("board-choices")
    assert Words("pseudo").with_own({"board-undo": "Zurück"}).say("board-undo") == "Zurück"


def test_own_words_are_no_markup() -> None:
    """Of Fluent."""
    assert Words(own={"mine": "{ $x } -y ⟦"}).say("mine", x=3) == "{ $x } -y ⟦"


def test_own_words_stand_in_other_sentences() -> None:
    """As any word does."""
    words = Words(own={"mine.goal": "Take { all }"})
    assert "Take { all }" in words.say("lesson-goal", goal=Term("mine.goal"))


def test_a_key_of_ones_own_has_words() -> None:
    """So that a proof finds it; names of players are kept."""
    words = Words(own={"mine": "so"})
    assert words.has("mine")
    assert words.for_players(["Livia"]).has("mine")
    assert not words.has("yours")
