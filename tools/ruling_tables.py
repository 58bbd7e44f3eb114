"""Writes the page of rulings: `python tools/ruling_tables.py` makes a table for each game, with the options.

A test compares what is stored with what this writes.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.components import Ruling
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.lessons.listing import book_words

TARGET: Final = Path(__file__).parent.parent / "docs" / "rulings.md"
_HEAD: Final = """\
# Rulings

Where a rulebook is silent or can be read in two ways there is a ruling. Those with an option are played otherwise by
*How do you read it?* in the form for a new game, or by a call, as in `tt.play("trajan", options={"R1": 1})`. A game,
its positions and its record keep what was chosen. The words of the books are quoted in their language, at most eight
together; where the books are silent there are none. The rule book on the page has a card for each ruling: its place in
the book, these words and what they say, our reason, and what speaks against it. `trajan-tutor provenance GAME` prints
the same.

This page is made by `python tools/ruling_tables.py`.
"""


def written() -> str:
    """Return the text of the page."""
    return "\n".join([_HEAD, *(line for name in games_by_course() for line in _lines(find_game(name)))]) + "\n"


def _lines(game: TutorGame) -> Iterator[str]:
    words = Words("en", (game.resources.words,))
    yield f"## {words(Message(f'{game.name}-title'))}\n"
    yield "| id | question | words of the book | how it is played | why | option |"
    yield "|---|---|---|---|---|---|"
    for ruling in game.components.rulings.values():
        question, answer, why = (words(Message(ruling.key(game.name, part))) for part in ("question", "answer", "why"))
        quotes = "<br>".join(_quotes(ruling, game, words))
        # The pages of rules lead to it by its own name.
        name, readings = (
            f'<a id="{game.name}-{ruling.name}"></a>{ruling.name}',
            "<br>".join(_readings(ruling, game, words)),
        )
        yield f"| {name} | {question} | {quotes} | {answer} | {why} | {readings} |"
    yield ""


def _quotes(ruling: Ruling, game: TutorGame, words: Words) -> Iterator[str]:
    """Yield the words of each book in its language; nothing where the books are silent."""
    for remark in book_words(ruling, game):
        yield f'{words(remark.label)}: <span lang="{remark.language}">{words(remark.text)}</span>'


def _readings(ruling: Ruling, game: TutorGame, words: Words) -> Iterator[str]:
    if not ruling.choices:
        yield words(Message(ruling.key(game.name, "only")))
    for choice in ruling.offered:
        usual = " (usual)" if choice == ruling.usual else ""
        yield f"`{choice}`{usual}: {words(Message(ruling.reading(game.name, choice)))}"


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
    sys.stdout.write(f"{TARGET.name} is written.\n")
