"""What a narrow page shows of a board: some parts always, the others one at a time, under headings."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.message import Message
from trajan_tutor.view.templates import Arrangement, TemplatePart, load_template
from trajan_tutor.view.text import SayMessage


def narrow_parts(game: TutorGame, seats: int, words: SayMessage) -> dict[str, Any]:
    """Return the parts as data: for each the sheets it shows, by their ids after the prefix, and which box of them.

    Boxes are x, y, width and height in the units of the sheet. Empty lists when the template names no parts. In the
    same words the same object comes back, which nobody may change.
    """
    return _parts(game.resources.board, seats, words)


@lru_cache(maxsize=16)
def _parts(board: Path, seats: int, words: SayMessage) -> dict[str, Any]:
    template = load_template(board)
    table = template.arrangement(seats)
    return {
        "always": [_part_on_page(part, table, seats, words) for part in template.always],
        "parts": [_part_on_page(part, table, seats, words) for part in template.parts],
    }


def _part_on_page(part: TemplatePart, table: Arrangement, seats: int, words: SayMessage) -> dict[str, Any]:
    name, own, _ = part.sheet.partition(".own")
    places = [place for place in table.places if place.sheet == name and place.turn < seats]
    if own:
        places = [place for place in places if place.turn == 0]
    return {
        "name": part.name,
        "text": words(Message.of(part.key)) if part.key else "",
        "sheets": [f"k-{place.sheet}{place.turn}" for place in places],
        "box": list(part.box),
    }
