"""Building positions of Caesar!: everything in a position can be changed, and every place of the board leads there."""

import pytest

from trajan_tutor.engine.canonical import canonical
from trajan_tutor.engine.editing import Editable, Field, Holding
from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.games.caesar.game import GAME
from trajan_tutor.i18n import Words
from trajan_tutor.session.editing_sources import first_position
from trajan_tutor.session.position_editor import Editor, ImpossibleError, value_at

OPTIONS = (("modules", "centurions,poison,checkpoints"), ("solo", "high"))
POSITION = GAME.dump(GAME.new_game(Setup(seats=2, seed=5, options=OPTIONS)))
FIELDS = GAME.fields(POSITION)
# What is chosen before the game.
FIXED = {"game", "version", "modules", "crassus", "seed"}


def test_the_game_says_what_can_be_put_where() -> None:
    """Beside the protocol of every game."""
    assert isinstance(GAME, Editable)


def test_everything_in_a_position_can_be_changed() -> None:
    """But what is fixed from the beginning, and what follows."""
    assert {field.trail[0] for field in FIELDS} == POSITION.keys() - FIXED
    assert {field.trail[2] for field in FIELDS if field.trail[0] == "sides"} == POSITION["sides"]["caesar"].keys()
    assert {field.trail[2] for field in FIELDS if field.trail[0] == "provinces"} == {"bonus", "markers"}


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.name)
def test_what_lies_in_a_place_is_among_what_can_be_put_there(field: Field) -> None:
    """By its value."""
    value = value_at(POSITION, field.trail)
    if field.holding in (Holding.NUMBER, Holding.COUNT):
        assert field.least <= value <= field.most
        return
    known = {canonical(piece.value) for piece in field.pieces}
    assert {canonical(one) for one in ([value] if field.holding is Holding.ONE else value)} <= known


def test_names_of_places_are_all_different() -> None:
    """In the position, and for people under one heading."""
    words = Words("en", (GAME.resources.words,))
    assert len({field.name for field in FIELDS}) == len(FIELDS)
    assert len({(words(field.area), words(field.label)) for field in FIELDS}) == len(FIELDS)


def test_every_place_of_the_board_leads_to_what_lies_there() -> None:
    """The bonus tokens beside the map only count those on it."""
    spots = {spot.name for spot in GAME.spots(Observation(0, GAME.load(POSITION)))}
    counted = {spot for spot in spots if spot.startswith("bonus.")}
    assert {spot for spot in spots if not any(field.is_at(spot) for field in FIELDS)} == counted


@pytest.mark.parametrize("options", [{}, dict(OPTIONS), {"modules": "poison"}])
def test_the_empty_board_can_be_played(options: dict[str, object]) -> None:
    """Each side has one token that fits everywhere."""
    position = GAME.empty_position(2, options)
    assert GAME.legal(GAME.load(position))
    assert all(lying is None for lying in position["borders"].values())


@pytest.fixture
def editor() -> Editor:
    """Return an editor with an empty board and full bags."""
    return first_position("caesar")


def test_a_token_on_a_border_can_be_turned_and_laid_face_down(editor: Editor) -> None:
    """Only while there is one."""
    assert "borders.HU-HC.down" not in editor.fields
    editor.put("borders.HU-HC", "token.0.shield-4-2")
    editor.put("borders.HU-HC.facing", [2, 4])
    assert editor.position["borders"]["HU-HC"]["facing"] == [2, 4]
    editor.put("borders.HU-HC.down", value=True)
    assert "borders.HU-HC.facing" not in editor.fields
    assert editor.position["borders"]["HU-HC"] == {
        "side": "caesar",
        "token": "shield-4-2",
        "facing": [4, 2],
        "down": True,
        "marker": None,
    }
    assert "shield-4-2" not in editor.position["sides"]["caesar"]["bag"]


def test_a_province_closes_with_its_last_border_space(editor: Editor) -> None:
    """Whoever closes it has taken its bonus token: that has to go first."""
    editor.put("borders.HU-HC", "token.0.shield-4-2")
    with pytest.raises(ImpossibleError) as caught:
        editor.put("borders.HU-MT", "token.0.ship-6-0")
    assert "bonus token" in caught.value.sentence(Words("en", (GAME.resources.words,)))
    editor.take("provinces.HU.bonus")
    editor.put("borders.HU-MT", "token.0.ship-6-0")
    assert editor.position["provinces"]["HU"]["closed"] is True
    editor.put("provinces.HU.markers", [{"side": "caesar", "down": False}])
    assert editor.position["sides"]["caesar"]["markers"] == 11
    with pytest.raises(ImpossibleError):
        editor.take("borders.HU-MT")


def test_a_token_moves_from_the_supply_to_a_border(editor: Editor) -> None:
    """Where its sign fits."""
    editor.put("sides.caesar.supply", "sword-6-0")
    at = editor.position["sides"]["caesar"]["supply"].index("sword-6-0")
    editor.move("sides.caesar.supply", "borders.HC-GA", at)
    assert editor.value(editor.field("borders.HC-GA"))["facing"] == [6, 0]
    assert "sword-6-0" not in editor.position["sides"]["caesar"]["supply"]
