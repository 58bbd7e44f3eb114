"""Notation: one short text for every move, and back."""

import pytest
from games.trajan.random_games import TRAJAN, begun, walk
from hypothesis import given
from hypothesis import strategies as st

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.games.trajan.words.moves import MOVES
from trajan_tutor.i18n import Words


def test_every_move_has_one_text_and_every_text_one_move() -> None:
    """Capitals and spaces apart."""
    assert len({text.lower() for text in MOVES.texts.values()}) == len(MOVES.texts)
    for move, text in MOVES.texts.items():
        assert MOVES.parse(text) == move
        assert MOVES.notation(move) == text


def test_texts_are_short_and_plain() -> None:
    """One line of at most thirty letters."""
    for text in MOVES.texts.values():
        assert text.isascii()
        assert text == " ".join(text.split())
        assert 0 < len(text) <= 30


@given(st.sampled_from(list(MOVES.texts.values())), st.data())
def test_capitals_and_spaces_do_not_matter(text: str, data: st.DataObject) -> None:
    """Nor what stands around it."""
    letters = [letter.upper() if data.draw(st.booleans()) else letter.lower() for letter in text]
    written = "".join(letters).replace(" ", data.draw(st.sampled_from([" ", "  ", "\t", " \n "])))
    assert MOVES.parse(f"  {written} ") == MOVES.parse(text)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("quick", [True, False])
def test_every_legal_move_has_a_notation(seats: int, quick: bool) -> None:
    """Through whole games."""
    for state in walk(begun(seats, 40, quick=quick), 40):
        for move in state.choices:
            assert TRAJAN.parse(TRAJAN.notation(move)) == move


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("sow VII", "sow VI"),
        ("drop yelow", "drop yellow"),
        ("leader retia", "leader raetia"),
        ("discard furs", "discard furs left"),
        ("plustwo senate", "plus-two senate"),
        ("wildgoods", ""),
    ],
)
def test_a_typo_is_answered_with_the_nearest_texts(text: str, near: str) -> None:
    """Where some are near."""
    with pytest.raises(UnreadableError) as caught:
        MOVES.parse(text)
    sentence = Words("en", (TRAJAN.resources.words,))(caught.value.message)
    assert f"“{text}”" in sentence
    if near:
        assert caught.value.message.key == "trajan-notation-near"
        assert near in sentence


@given(st.text(max_size=40))
def test_any_other_text_is_unreadable(text: str) -> None:
    """And never another error."""
    try:
        move = MOVES.parse(text)
    except UnreadableError as error:
        assert error.message.key in ("trajan-notation-near", "trajan-notation-unknown")  # noqa: PT017 - either is right
    else:
        assert MOVES.texts[move].lower() == " ".join(text.lower().split())
