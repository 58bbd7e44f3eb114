"""Words printed on the board have room there, in every language that has words for them."""

from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest

from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.engine.plugin import templates_folder
from trajan_tutor.i18n import Words, begun

# The mean width of a letter, as a part of its height, and the least height in units of the sheet that can be read.
LETTER = 0.56
LEAST = 6.5


def printed(game: str) -> Iterator[tuple[str, float, float]]:
    """Give the keys of the words printed on the sheets of a game, with their height and the width they may take."""
    for sheet in sorted((templates_folder() / game).glob("*.svg")):
        for element in ET.parse(sheet).iter():  # noqa: S314 (our own drawings)
            key, width = element.get("data-key"), float(element.get("data-fit") or 0)
            if key and width:
                yield key, float(element.get("font-size") or 0), width


def height(text: str, size: float, width: float) -> float:
    """Return how high the letters of a text are that has to go into a width, in two lines where it has two words."""
    words = text.split(" ")
    lines = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    longest = min([len(text), *(max(map(len, pair)) for pair in lines)])
    return min(size, width / (longest * LETTER))


@pytest.mark.parametrize("game", game_names())
def test_printed_words_can_be_read(game: str) -> None:
    """How long they may be follows from the room on the sheet."""
    folder = find_game(game).resources.words
    keys = list(printed(game))
    assert len(keys) > 5
    for language in begun([folder]):
        words = Words(language, [folder])
        small = [words.say(key) for key, size, width in keys if height(words.say(key), size, width) < LEAST]
        assert not small, (language, small)


@pytest.mark.parametrize(
    ("key", "text", "fits"),
    [
        ("trajan-label-heading-camp", "Acampamento militar", True),
        ("trajan-label-heading-district", "Distrito de construções", True),
        ("trajan-label-heading-different", "nejneobhospodařovávatelnějšími", False),
    ],
)
def test_the_room_is_that_of_the_sheet(key: str, text: str, fits: bool) -> None:
    """A heading of nineteen letters has room on the map, one long word has none in the port."""
    size, width = next((size, width) for one, size, width in printed("trajan") if one == key)
    assert (height(text, size, width) >= LEAST) is fits
