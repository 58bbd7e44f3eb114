"""What went wrong fits into one sentence, whatever people gave."""

import pytest

from trajan_tutor.engine.errors import MisusedError, RefusedError, TutorError, UnreadableError
from trajan_tutor.engine.message import Message, Term


def test_what_is_short_stays_as_it_was_given() -> None:
    """Texts, numbers, words of the catalogue and messages within messages."""
    inner = Message.of("inner", text="x")
    error = TutorError("key", text="some text", number=-7, term=Term("word"), all=("a", 2, inner), message=inner)
    assert error.message == Message.of(
        "key", text="some text", number=-7, term=Term("word"), all=("a", 2, inner), message=inner
    )


def test_the_longest_texts_are_cut_in_the_middle() -> None:
    """The beginning and the end of a path tell most, and short texts beside it stay whole."""
    path = "/home/livia/" + "folder/" * 1_000 + "game.json"
    told = dict(UnreadableError("key", place=path, problem="no such file").message.parameters)
    assert told["problem"] == "no such file"
    place = str(told["place"])
    assert len(place) <= 130
    assert place.startswith("/home/livia/folder/")
    assert place.endswith("folder/game.json")
    assert "…" in place


def test_texts_within_texts_share_the_room() -> None:
    """So a sentence in a sentence does not become two sentences long."""
    inner = Message.of("inner", one="x" * 500, two=("y" * 500, "z" * 5))
    error = RefusedError("rule", "key", problem=inner, text="w" * 500)
    assert len(str(error.message)) < 220
    assert "z" * 5 in str(error.message)
    assert str(MisusedError(error.message.key, **dict(error.message.parameters)).message) == str(error.message)


@pytest.mark.parametrize("text", ["a\nb", "a\0b", "a\x1bb", "a\ud800b", "a\u2028b"])
def test_a_sentence_stays_on_its_line_and_can_be_shown(text: str) -> None:
    """Ends of lines, codes of terminals and halves of characters are left out."""
    assert str(TutorError("key", text=text).message) == "key text=a b"


def test_a_number_without_end_is_told_by_its_size() -> None:
    """Python does not write numbers of thousands of digits."""
    assert str(TutorError("key", number=-(10**5_000)).message) == "key number=-2^16609…"
    assert str(TutorError("key", number=10**19).message) == f"key number={10**19}"
