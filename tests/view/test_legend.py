"""Pieces by themselves: small pictures that share one sheet of symbols."""

import re
from xml.etree import ElementTree as ET

import pytest
from the_games import AnyGame

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.placement import Placement
from trajan_tutor.session.editing_sources import first_position
from trajan_tutor.view.legend import palette_of

SYMBOLS = re.compile(r'href="#([^"]+)"')


def piece(symbol: str, text: str = "", seat: int = -1) -> Placement:
    """Return a piece with a symbol."""
    return Placement("", symbol, Message("any"), "", 1, text, seat)


@pytest.mark.parametrize("name", ["trajan", "caesar"])
def test_every_piece_that_can_be_put_somewhere_has_its_picture(name: str) -> None:
    """Made of symbols of the sheet."""
    editor = first_position(name)
    palette = palette_of(editor.game, "pp")
    known = set(re.findall(r'id="([^"]+)"', palette.sheet()))
    for field in editor.fields.values():
        for one in field.pieces:
            if one.symbol:
                picture = palette.picture(piece(one.symbol, one.text, one.seat))
                ET.fromstring(picture)  # noqa: S314 (our own picture)
                assert set(SYMBOLS.findall(picture)) <= known, one


def test_a_piece_without_a_symbol_has_no_picture() -> None:
    """Its name is shown instead."""
    game: AnyGame = first_position("trajan").game
    assert palette_of(game, "pp").picture(piece("no-such-symbol")) == ""
    assert palette_of(game, "pp").picture(piece("")) == ""


def test_names_of_people_are_text() -> None:
    """Whatever is written on a piece is no markup."""
    game: AnyGame = first_position("trajan").game
    assert "<b>" not in palette_of(game, "pp").picture(piece("leader", "<b>", 0))
