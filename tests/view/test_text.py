"""Boards as text."""

from typing import Any

import pytest
from view.boards import keys, some_observations, the_game, the_words

from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.placement import Placement, Spot
from trajan_tutor.view import board_as_text
from trajan_tutor.view.text import line, lines_of_places


@pytest.mark.parametrize("seen", some_observations())
def test_the_text_tells_everything_that_lies_on_the_table(seen: Observation[Any]) -> None:
    """The label of every placement stands in the text."""
    words = the_words()
    text = board_as_text(the_game(), seen, words)
    for placement in the_game().placements(seen):
        assert words(placement.label) in text
    assert "⟦" not in text


def test_hidden_cards_are_not_told() -> None:
    """Cards that a seat cannot know make no difference to the text."""
    game = the_game()
    seen = some_observations()[-3]
    texts = {board_as_text(game, game.observe(game.determinize(seen, seed), seen.seat), keys) for seed in (1, 2, 3)}
    assert len(texts) == 1


def placed(spot: str, word: str, count: int = 1) -> Placement:
    """Return something on a spot."""
    return Placement(spot, "thing", Message(word), word, count)


def said(message: Message) -> str:
    """Return the key of a message, and those of the words in it."""
    return " ".join([message.key, *(str(value) for _, value in message.parameters)])


def test_a_line_counts_what_is_equal_and_leaves_out_what_the_name_says() -> None:
    """Equal things are counted; a thing that the name of the place is made of is not repeated, however it reads."""
    spot = Spot("a.1", Message.of("hill", worth=Message.of("points", number=12)))
    worth = Placement("a.1", "text", Message.of("points", number=12), "worth")
    less = Placement("a.1", "text", Message.of("points", number=2), "less")
    pieces = [placed("a.1", "ram"), worth, less, placed("a.1", "ram")]
    assert line(spot, pieces, said) == "hill points number=12: ram × 2, points 2"  # noqa: RUF001
    assert line(spot, [worth], said) == "hill points number=12"
    assert line(spot, [], said) == "hill points number=12"


def test_words_are_compared_not_their_text() -> None:
    """In another language a name may begin or end with what lies there by chance."""
    spot = Spot("a.1", Message("rambling hill: ram"))
    assert line(spot, [placed("a.1", "ram")], said) == "rambling hill: ram: ram"


def test_parts_of_the_board_stand_apart() -> None:
    """There is an empty line between the parts of the board; empty places are not told."""
    spots = [Spot(name, Message(name)) for name in ("a.1", "a.2", "a.3", "mat.0.x.1", "mat.1.x.1", "deck")]
    lying = {spot.name: [placed(spot.name, "thing")] for spot in spots if spot.name != "a.2"}
    text = lines_of_places(spots, lying, lambda message: message.key)
    assert text.split("\n") == [
        *("a.1: thing", "a.3: thing", "", "mat.0.x.1: thing", "", "mat.1.x.1: thing", "", "deck: thing")
    ]


def test_a_place_named_after_what_lies_there_tells_it_once_and_counts_it() -> None:
    """The word for what lies there is one of those that the name is made of."""
    spot = Spot("a.1", Message.of("hand", goods=Term("scrolls")))
    both = [placed("a.1", "scrolls"), placed("a.1", "scrolls")]
    assert line(spot, both, said) == "hand scrolls × 2"  # noqa: RUF001
    assert line(spot, [*both, placed("a.1", "lamp")], said) == "hand scrolls × 2: lamp"  # noqa: RUF001
    named = Spot("a.2", Message("anna"))
    assert line(named, [placed("a.2", "anna"), placed("a.2", "anna")], said) == "anna"
