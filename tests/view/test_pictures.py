"""Every stored and every printed picture says each caption, and each sentence, once."""

from collections import Counter
from collections.abc import Iterable
from xml.etree import ElementTree as ET

import pytest
from pictures import Picture, printed_of, stored
from the_games import find_game

from trajan_tutor.engine.games import game_names
from trajan_tutor.lessons.find import course, find_lesson

pytestmark = pytest.mark.checkout

TEXT = "{http://www.w3.org/2000/svg}text"
CAPTION_SIZE = "30"
# Sentences are longer than what stands on a board.
SENTENCE = 40


def answered_alike(name: str) -> int:
    """Return how many steps of a lesson have the same answer, on a sheet of its answers: one position, two readings."""
    address, _, sheet = name.partition(" ")
    if sheet != "answers":
        return 1
    answers = Counter(step.solutions[:1] for step in find_lesson(address)[0].steps if step.solutions)
    return max(answers.values(), default=1)


def repeated(picture: Picture) -> list[str]:
    """Return the sentences that a picture says too often; an answer stands at each step that it is right for."""
    root = ET.fromstring(picture.svg)  # noqa: S314 (our own text)
    texts = [("".join(one.itertext()), one.get("font-size")) for one in root.iter(TEXT)]
    most = answered_alike(picture.name)
    said = Counter(text for text, _ in texts)
    found = [text for text, times in said.items() if len(text) >= SENTENCE and times > most]
    captions = sum(text == picture.caption and size == CAPTION_SIZE for text, size in texts)
    if picture.caption and captions != 1:
        found.append(f"{picture.caption}: {captions} times")
    return found


def faulty(pictures: Iterable[Picture]) -> dict[str, list[str]]:
    """Return by name what pictures say too often."""
    return {picture.name: found for picture in pictures if (found := repeated(picture))}


def test_a_caption_of_a_stored_picture_is_read_once() -> None:
    """As is every sentence, in the pictures of notebooks and of the README; those of lessons have a caption."""
    pictures = list(stored())
    assert {"board", "board-dark", "00_welcome 1", "92_printable_sheets 1"} <= {picture.name for picture in pictures}
    assert sum(bool(picture.caption) for picture in pictures) > 25
    assert faulty(pictures) == {}


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name == "caesar" else pytest.mark.long) for name in game_names()]
)
def test_a_caption_of_a_sheet_is_read_once(name: str) -> None:
    """As is every sentence, on all sheets of a game and on those with their answers."""
    game = find_game(name)
    pictures = [picture for lesson in course(game) for picture in printed_of(lesson, game)]
    assert len(pictures) > 60
    assert faulty(pictures) == {}


def test_what_is_said_twice_is_found() -> None:
    """A caption that is missing or there twice, and a sentence that is repeated; short words may be."""
    once = f'<text font-size="{CAPTION_SIZE}">Sowing</text>'
    sentence = "<text>Take the pieces of one place, and sow them around.</text>"
    around = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'
    svgs = {
        "none": "",
        "twice": once * 2,
        "again": once + sentence * 2,
        "right": once + sentence + "<text>I</text>" * 2,
    }
    pictures = [Picture(name, around.format(svg), "Sowing") for name, svg in svgs.items()]
    assert set(faulty(pictures)) == {"none", "twice", "again"}
