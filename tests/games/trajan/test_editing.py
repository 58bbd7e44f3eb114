"""Building positions of Trajan: everything in a position can be changed, and every place of the board leads there."""

import pytest

from trajan_tutor.engine.canonical import canonical
from trajan_tutor.engine.editing import Editable, Field, Holding
from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.games.trajan.game import GAME
from trajan_tutor.i18n import Words
from trajan_tutor.session.editing_sources import first_position
from trajan_tutor.session.position_editor import value_at

POSITION = GAME.dump(GAME.new_game(Setup(seats=3, seed=5)))
FIELDS = GAME.fields(POSITION)
# What is no piece, or follows from the rest.
FIXED = {"game", "version", "seats", "seed", "time_length", "round"}


def test_the_game_says_what_can_be_put_where() -> None:
    """Beside the protocol of every game."""
    assert isinstance(GAME, Editable)


def test_everything_in_a_position_can_be_changed() -> None:
    """But what is fixed from the beginning, and what follows."""
    assert {field.trail[0] for field in FIELDS} == POSITION.keys() - FIXED
    changed = {field.trail[2] for field in FIELDS if field.trail[0] == "players"}
    assert changed == POSITION["players"][0].keys() - {"leader"}


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
    """The camp of the leaders alone follows from the provinces."""
    state = GAME.load(POSITION)
    spots = {spot.name for spot in GAME.spots(Observation(0, state))}
    assert {spot for spot in spots if not any(field.is_at(spot) for field in FIELDS)} == {"province.camp"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_empty_board_can_be_played(seats: int) -> None:
    """Each seat has the one marker that it needs."""
    position = GAME.empty_position(seats, {})
    assert GAME.legal(GAME.load(position))
    assert [sum(map(len, player["trays"])) for player in position["players"]] == [1] * seats


def test_the_arch_gives_way_to_a_tile_and_takes_the_slot_that_gets_free() -> None:
    """Unless somebody puts it where it cannot stand: then the game says why."""
    editor = first_position("trajan")
    editor.move("players.0.slots.1", "players.0.slots.0")
    assert editor.position["players"][0]["arch"] == 2
    for slot, piece in enumerate(("goods:blue+blue", "points:pink+pink", "workers-1:green+blue"), start=1):
        editor.put(f"players.0.slots.{slot if slot == 1 else 2 * slot - 2}", piece)
    assert editor.position["players"][0]["arch"] is None
    editor.take("players.0.slots.5")
    assert editor.position["players"][0]["arch"] == 6


def test_a_leader_stands_in_one_province_or_in_the_camp() -> None:
    """His place on the mat follows."""
    editor = first_position("trajan")
    for name in ("alpes", "raetia"):
        editor.take(f"provinces.{name}.tile")
        editor.put(f"provinces.{name}.leaders", 1)
        assert editor.position["players"][1]["leader"] == name
    assert editor.position["provinces"]["alpes"]["leaders"] == []
    editor.take("provinces.raetia.leaders")
    assert editor.position["players"][1]["leader"] == "camp"


def test_a_fourth_demand_has_no_room() -> None:
    """Said as such, not as a round that there is not."""
    editor = first_position("trajan")
    for _ in range(3):
        editor.move("piles.demands", "demands")
    with pytest.raises(Exception, match="engine-position-length"):
        editor.move("piles.demands", "demands")
