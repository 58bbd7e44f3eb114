"""The panes of a game: every place can be seen in one, and nothing of it is cut."""

from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pytest
from project.third_game.lapilli.game import Lapilli
from the_games import AnyGame, find_game

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.view.flow import Anchor
from trajan_tutor.view.nodes import FAMILY, RenderNode, render_nodes
from trajan_tutor.view.paned import PanedRenderer
from trajan_tutor.view.panes import panes_of, sheet_id
from trajan_tutor.view.scene import family_of
from trajan_tutor.view.sheet import RING, Family, SpotShape
from trajan_tutor.view.svg import placed
from trajan_tutor.view.templates import load_template

BOARDS = [("trajan", 2), ("trajan", 3), ("trajan", 4), ("caesar", 2)]
# Half of the line around a room.
EDGE = 1.0


def places_of(name: str, seats: int) -> dict[str, RenderNode]:
    """Return everything that is a place, or a family of places, by its key."""
    board = find_game(name).resources.board
    nodes = render_nodes(board, load_template(board).arrangement(seats), seats, 0)
    return {node.key: node for node in nodes if isinstance(node.shows, SpotShape | Family)}


def rooms_of(node: RenderNode) -> list[Anchor]:
    """Return the rooms of a place or of a family."""
    shows = node.shows
    if isinstance(shows, Family):
        # Pieces of a ring lie around it.
        region, out = shows.region, shows.height / 2 if shows.region.flow == "ring" else 0.0
        return [
            replace(
                region, x=region.x - out, y=region.y - out, width=region.width + 2 * out, height=region.height + 2 * out
            )
        ]
    assert isinstance(shows, SpotShape)
    return [room for name, room in shows.anchors.items() if name != RING]


@pytest.mark.parametrize(("name", "seats"), BOARDS)
def test_every_place_lies_in_a_pane(name: str, seats: int) -> None:
    """Each form of a pane shows the same places, and every place is in one."""
    game = find_game(name)
    panes = panes_of(game.resources.board, seats, 0, Words(folders=(game.resources.words,)))
    shown = set()
    for pane in panes.panes:
        forms = [sorted(key for window in form["windows"] for key in window["places"]) for form in pane["forms"]]
        assert all(form == forms[0] for form in forms), pane["name"]
        assert len(forms[0]) == len(set(forms[0])) > 0
        shown |= set(forms[0])
        assert pane["text"]
        assert pane["text"] != f"trajan-label-pane-{pane['name']}"
    assert shown == set(places_of(name, seats))


@pytest.mark.parametrize(("name", "seats"), BOARDS)
def test_no_window_cuts_a_place(name: str, seats: int) -> None:
    """All rooms of a place are within the box of its window, and windows lie within their pane, beside one another."""
    game = find_game(name)
    nodes = places_of(name, seats)
    for pane in panes_of(game.resources.board, seats, 0, Words(folders=(game.resources.words,))).panes:
        for form in pane["forms"]:
            for window in form["windows"]:
                x, y, width, height = window["box"]
                left, top = window["at"]
                assert left >= 0
                assert top >= 0
                assert left + width <= form["width"]
                assert top + height <= form["height"]
                for key in window["places"]:
                    node = nodes[key]
                    transform = node.shows.transform if isinstance(node.shows, SpotShape) else ""
                    for room in rooms_of(node):
                        start = placed(transform, (room.x, room.y))
                        end = placed(transform, (room.x + room.width, room.y + room.height))
                        inside = (
                            start[0] >= x - EDGE,
                            start[1] >= y - EDGE,
                            end[0] <= x + width + EDGE,
                            end[1] <= y + height + EDGE,
                        )
                        assert all(inside), (pane["name"], key, room, window["box"])


@pytest.mark.parametrize(("name", "seats"), BOARDS)
def test_what_comes_up_in_a_game_is_seen(name: str, seats: int) -> None:
    """At the start, in the middle and at its end every spot of a game is in a pane, whoever looks on."""
    game = find_game(name)
    words = Words(folders=(game.resources.words,))
    state = game.new_game(Setup(seats=seats, seed=2))
    rng = Rng(2)
    number = 0
    while True:
        over = game.is_over(state)
        if number % 90 == 0 or over:
            for seat in range(-1, seats):
                seen = game.observe(state, seat)
                picture = PanedRenderer("one").draw(game, seen, words, own_seat=seat)
                shown = {
                    key
                    for pane in picture["panes"]
                    for form in pane["forms"]
                    for one in form["windows"]
                    for key in one["places"]
                }
                assert set(picture["places"]) <= shown
                for spot in game.spots(seen):
                    assert spot.name in shown or FAMILY + family_of(spot.name) in shown
        if over:
            break
        choices = game.legal(state)
        game.apply(state, choices[rng.below(len(choices))])
        number += 1


@pytest.mark.parametrize(("name", "seats"), BOARDS)
def test_the_whole_table_shows_everything_once(name: str, seats: int) -> None:
    """For a landscape window: panes beside one another, none over another, every place in one of them."""
    game = find_game(name)
    panes = panes_of(game.resources.board, seats, 0, Words(folders=(game.resources.words,)))
    whole = panes.whole
    assert 1.2 < whole["width"] / whole["height"] < 2.4
    boxes = list(whole["panes"].values())
    for at, (x, y, width, height) in enumerate(boxes):
        assert x >= 0
        assert y >= 0
        assert x + width <= whole["width"]
        assert y + height <= whole["height"]
        for other_x, other_y, other_width, other_height in boxes[:at]:
            beside = x >= other_x + other_width or other_x >= x + width
            assert beside or y >= other_y + other_height or other_y >= y + height
    shown = [
        key
        for pane in panes.panes
        if pane["name"] in whole["panes"]
        for window in pane["forms"][0]["windows"]
        for key in window["places"]
    ]
    assert len(shown) == len(set(shown))
    assert set(shown) == set(places_of(name, seats))


def test_a_game_without_panes_has_one_for_each_sheet() -> None:
    """So a game that tells nothing can be played all the same."""
    game: AnyGame = Lapilli()
    words = Words(folders=(game.resources.words,))
    picture = PanedRenderer("one").draw(game, game.observe(game.new_game(Setup(seats=2, seed=1)), 0), words)
    [pane] = picture["panes"]
    [form] = pane["forms"]
    [window] = form["windows"]
    assert (pane["name"], pane["text"], form["width"]) == ("board", words(Message.of("view-pane-board")), 300)
    assert set(window["places"]) == set(picture["places"])
    whole = picture["whole"]
    assert whole is not None
    assert list(whole["panes"]) == ["board"]


def with_panes(folder: Path, told: str) -> AnyGame:
    """Return the small game with panes of its own."""
    game = Lapilli()
    copytree(game.resources.board, folder, dirs_exist_ok=True)
    (folder / "panes.toml").write_text(told, encoding="utf-8")
    game.resources = replace(game.resources, board=folder)
    return game


def test_a_pane_of_no_sheet_is_told(tmp_path: Path) -> None:
    """A slip of the pen is not taken for a sheet that this number of seats has not."""
    form = '{ windows = [{ sheet = "bord", box = [0, 0, 9, 9] }] }'
    told = f'[[panes]]\nname = "a"\nkey = "lapilli-spot"\nforms = [{form}]\n'
    game = with_panes(tmp_path / "board", told)
    with pytest.raises(UnreadableError):
        panes_of(game.resources.board, 2, 0, str)


def test_sheets_are_called_as_on_the_table() -> None:
    """What a path says of its sheet is what a pane says of it."""
    board = find_game("trajan").resources.board
    places = load_template(board).arrangement(4).places
    names = [sheet_id(place) for place in places]
    assert names == ["board", "time-track", "mat.own", "mat-small.1", "mat-small.2", "mat-small.3"]
