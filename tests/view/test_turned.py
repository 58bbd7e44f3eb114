"""Pieces that are turned on their place, places that take the colour of a side, ghosts and badges in their rooms."""

import re
from dataclasses import replace
from math import hypot
from xml.etree import ElementTree as ET

import pytest
from the_games import CAESAR as GAME
from the_games import AnyState
from view.boards import keys

from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.placement import Placement
from trajan_tutor.engine.plugin import templates_folder
from trajan_tutor.games.caesar.rules import names
from trajan_tutor.view import Badge, Ghost, Marks, PictureForm, draw_board
from trajan_tutor.view.flow import Anchor
from trajan_tutor.view.pieces import Pieces, render_symbol, turned
from trajan_tutor.view.symbols import Symbol
from trajan_tutor.view.templates import load_template

SVG = "{http://www.w3.org/2000/svg}"
PIECE = "token+face-5+face-1+plate-sword"
BASE = Symbol("bar", "s0", 60, 20, "", {}, frozenset())


@pytest.mark.parametrize(("turn", "middle"), [(0, (10, 10)), (90, (30, -10)), (180, (50, 10)), (-90, (30, 30))])
def test_a_room_goes_round_the_middle_of_its_symbol_and_stays_upright(turn: float, middle: tuple[float, float]) -> None:
    """The left end of a bar comes to lie above, to the right, below; its width and height stay."""
    room = turned(Anchor(5, 5, 10, 10), BASE, turn)
    assert (room.x + room.width / 2, room.y + room.height / 2) == pytest.approx(middle)
    assert (room.width, room.height) == (10, 10)


def test_only_the_body_of_a_piece_is_turned() -> None:
    """Its figures change places with the body but are never turned themselves."""
    uses = re.findall(r"<use[^>]*>", render_symbol(templates_folder() / "caesar", PIECE, "", 60.0))
    assert [("rotate(60 " in use) for use in uses] == [True, False, False, False]
    assert "rotate" not in render_symbol(templates_folder() / "caesar", PIECE, "")


def test_a_room_of_a_template_says_how_its_pieces_are_turned() -> None:
    """The board of a game is read with its turns, and pieces there are drawn so."""
    template = load_template(templates_folder() / "caesar")
    shape = template.sheets["board"].spots["border.HU-HC"]
    piece = Placement(shape.name, PIECE, Message.of("x"), "token.1")
    turn = shape.anchor(PIECE).turn
    assert turn not in {0.0, 180.0}
    assert f"rotate({turn:g} " in Pieces(template).drawn(shape, [piece])


def root_of(state: AnyState, marks: Marks | None = None) -> ET.Element:
    """Return the drawing of a position."""
    return ET.fromstring(draw_board(GAME, Observation(0, state), keys, prefix="one", marks=marks).svg)  # noqa: S314


def spot_in(root: ET.Element, spot: str) -> ET.Element:
    """Return the element of a place."""
    return next(one for one in root.iter(f"{SVG}g") if one.get("id") == f"one--{spot}")


def began() -> AnyState:
    """Return a game at its beginning."""
    state: AnyState = GAME.new_game(Setup(2, 1, ()))
    return state


def test_a_place_takes_the_class_of_what_it_is_and_of_who_holds_it() -> None:
    """A placement that begins with `ground-` is no piece: it gives its place two classes, and a rule paints it."""
    state = began()
    gallia = names.PROVINCES.index("GA")
    before = spot_in(root_of(state), "province.GA")
    state.bonus[gallia], state.open_spaces[gallia], state.control[gallia] = 0, 0, 2
    after = spot_in(root_of(state), "province.GA")
    added = set(after.get("class", "").split()) - set(before.get("class", "").split())
    assert "seat-1" in added
    held = next(iter(added - {"seat-1"}))
    style = next(iter(root_of(state).iter(f"{SVG}style"))).text or ""
    assert f"#one .{held}>.shape{{fill:" in style
    assert len([one for one in after if one.get("id")]) == 0


def test_a_picture_that_is_only_looked_at_shows_who_holds_a_place() -> None:
    """A place has the colour of who holds it, as on a page."""
    state = began()
    style = (templates_folder() / "caesar" / "style.css").read_text("utf-8")
    colour = re.findall(r"--realm-1: (#\w+)", style)[0]
    pictures = []
    for held in (False, True):
        if held:
            state.bonus[0], state.open_spaces[0], state.control[0] = 0, 0, 2
        drawing = draw_board(GAME, Observation(0, state), keys, theme="light", form=PictureForm.STILL)
        pictures.append(drawing.portable().count(f'fill="{colour}"'))
    assert pictures == [0, 1]


def transforms(root: ET.Element, symbol: str) -> list[str]:
    """Return where pieces lie that have a class or text of their own."""
    return [one.get("transform", "") for one in root.iter(f"{SVG}g") if symbol in one.get("class", "").split()]


@pytest.mark.parametrize("border", names.BORDERS)
def test_a_ghost_lies_where_the_piece_would_lie(border: str) -> None:
    """In the room of its symbol, as large and as turned; only the place of the sheet on the table comes to it."""
    spot = f"border.{border}"
    ghost = transforms(root_of(began(), Marks(ghosts=(Ghost(spot, PIECE, seat=0),))), "ghost")
    state = began()
    number = names.BORDERS.index(border)
    state.token[number] = names.TOKENS.index("sword-5-1") + 1
    root = root_of(state)
    place = next(one.get("transform", "") for one in root.iter(f"{SVG}g") if one.get("class") == "sheet board")
    piece = next(one for one in spot_in(root, spot) if "seat-0" in one.get("class", "").split())
    numbers = [[float(one) for one in re.findall(r"-?\d*\.?\d+", text)] for text in (place, piece.get("transform", ""))]
    wanted = (numbers[0][0] + numbers[1][0], numbers[0][1] + numbers[1][1])
    found = [float(one) for one in re.findall(r"-?\d*\.?\d+", ghost[0])]
    assert len(ghost) == 1
    assert hypot(found[0] - wanted[0], found[1] - wanted[1]) < 1
    assert found[2] == pytest.approx(numbers[1][2], abs=0.01)


def test_a_badge_lies_in_the_room_for_badges_where_there_is_one() -> None:
    """Else it stands at the upper right of the middle of its place."""
    root = root_of(began(), Marks(badges=(Badge("province.GA", "7 : 5"), Badge("border.HU-HC", "?"))))
    plates = [one for one in root.iter(f"{SVG}rect") if one.get("class") == "note-plate"]
    middles = [
        (
            float(one.get("x", 0)) + float(one.get("width", 0)) / 2,
            float(one.get("y", 0)) + float(one.get("height", 0)) / 2,
        )
        for one in plates
    ]
    board = next(
        place for place in load_template(templates_folder() / "caesar").arrangement(2).places if place.sheet == "board"
    )
    shapes = load_template(templates_folder() / "caesar").sheets["board"].spots
    room = shapes["province.GA"].anchors["badge"]
    assert middles[0] == pytest.approx((board.x + room.x + room.width / 2, board.y + room.y + room.height / 2), abs=0.2)
    middle = shapes["border.HU-HC"].middle
    assert middles[1][0] > board.x + middle[0]
    assert middles[1][1] < board.y + middle[1]


def test_turned_rooms_arrange_their_pieces_like_others() -> None:
    """The turn of a room is no part of where its pieces lie."""
    template = load_template(templates_folder() / "caesar")
    shape = template.sheets["board"].spots["border.AS-SY"]
    straight = replace(shape, anchors={key: replace(room, turn=0.0) for key, room in shape.anchors.items()})
    piece = Placement(shape.name, PIECE, Message.of("x"), "token.1", seat=1)
    moves = [
        re.findall(r"translate\([^)]*\)scale\([^)]*\)", Pieces(template).drawn(one, [piece]))[0]
        for one in (shape, straight)
    ]
    assert moves[0] == moves[1]


def test_a_province_of_the_last_move_keeps_its_colour() -> None:
    """A soft blue, as other places have it, would say that Pompey holds it."""
    style = (templates_folder() / "style.css").read_text("utf-8")
    (soft,) = re.findall(r"--last: (#\w+)", style)[:1]
    for spot, times in (("province.GA", 0), ("province.IT", 0), ("bonus.might", 1)):
        marks = Marks(last=frozenset({spot}))
        drawing = draw_board(GAME, Observation(0, began()), keys, theme="light", marks=marks)
        assert drawing.portable().count(f'fill="{soft}"') == times
