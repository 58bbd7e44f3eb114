"""A board in panes: fragments by place, what changes of them, readable letters, and a style of its own."""

import re
from xml.etree import ElementTree as ET

import pytest
from the_games import find_game
from view.boards import some_observations, the_game, the_words

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.i18n import Words
from trajan_tutor.view.paned import PanedRenderer
from trajan_tutor.view.paned_style import paned_style
from trajan_tutor.view.picture import Picture
from trajan_tutor.view.svg import PREFIX

DECISIONS = 80
GAMES = [("trajan", 2), ("trajan", 3), ("trajan", 4), ("caesar", 2)]


def drawn(name: str = "trajan", seats: int = 3, theme: str = "light") -> Picture:
    """Return the picture of a new game."""
    game = find_game(name)
    words = Words(folders=(game.resources.words,))
    return PanedRenderer("one").draw(
        game, game.observe(game.new_game(Setup(seats=seats, seed=1)), 0), words, theme=theme
    )


def element(text: str) -> ET.Element:
    """Return a fragment, read as what it is: one element."""
    return ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{text}</svg>')  # noqa: S314 (our own text)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_changes_lead_from_one_picture_to_the_next(name: str, seats: int) -> None:
    """Whatever happens, what is told makes the earlier picture the one that a new renderer draws."""
    game = find_game(name)
    words = Words(folders=(game.resources.words,))
    state = game.new_game(Setup(seats=seats, seed=3, quick=False) if name == "trajan" else Setup(seats=seats, seed=3))
    rng = Rng(3)
    renderer = PanedRenderer("one")
    places: dict[str, str] = {}
    classes: dict[str, str] = {}
    told = []
    for number in range(DECISIONS):
        if game.is_over(state):
            break
        picture = renderer.draw(game, game.observe(state, 0), words)
        changes = renderer.changes()
        if number == 0:
            assert changes is None
            places = dict(picture["places"])
            classes = {key: sheet["classes"] for key, sheet in picture["sheets"].items()}
        else:
            assert changes is not None
            assert all(places.get(key) != text for key, text in changes[0].items())
            places = {key: text for key, text in {**places, **changes[0]}.items() if text is not None}
            classes |= changes[1]
            told.append(len(changes[0]))
        alone = PanedRenderer("one").draw(game, game.observe(state, 0), words)
        assert places == alone["places"] == picture["places"]
        assert classes == {key: sheet["classes"] for key, sheet in alone["sheets"].items()}
        choices = game.legal(state)
        game.apply(state, choices[rng.below(len(choices))])
    # What a decision leaves alone is not told.
    assert 0 < sorted(told)[len(told) // 2] < len(places) / 4


def test_several_drawings_are_told_at_once() -> None:
    """What was drawn and drawn back is not told."""
    game, words = the_game(), the_words()
    state = game.new_game(Setup(seats=3, seed=1))
    before, later = game.observe(state, 0), game.copy(state)
    game.apply(later, game.legal(later)[0])
    renderer = PanedRenderer("one")
    renderer.draw(game, before, words)
    renderer.changes()
    renderer.draw(game, game.observe(later, 0), words)
    renderer.draw(game, before, words)
    assert renderer.changes() == ({}, {})


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_fragment_is_an_element_that_says_what_it_is(name: str, seats: int) -> None:
    """Places have their id, their name, words and a shape; families hold them or their ghosts; ids are there once."""
    picture = drawn(name, seats)
    ids: list[str] = []
    for key, text in picture["places"].items():
        [one] = element(text)
        places = [one]
        if key.startswith("family:"):
            places = [
                child for child in one if child.tag.endswith("}g") and "ghost" not in child.get("class", "").split()
            ]
            ghosts = [child for child in one if "ghost" in child.get("class", "").split()]
            assert not (places and ghosts)
            assert all(child.tag.endswith("}text") for child in one if child not in [*places, *ghosts])
        ids += [found.get("id", "") for found in element(text).iter() if found.get("id")]
        for place in places:
            assert place.get("id") == f"one--{place.get('data-spot')}"
            assert place.get("aria-label")
            assert "spot" in place.get("class", "").split()
            assert any("shape" in child.get("class", "").split() for child in place.iter())
    ids += [found.get("id", "") for found in element(picture["symbols"]).iter() if found.get("id")]
    ids += [
        one.get("id", "")
        for sheet in picture["sheets"].values()
        for one in element(sheet["still"]).iter()
        if one.get("id")
    ]
    assert len(ids) == len(set(ids))
    used = re.findall(r'(?:href="#|url\(#)([^")]+)', "".join([*picture["places"].values(), picture["symbols"]]))
    used += re.findall(r'href="#([^"]+)', "".join(sheet["still"] for sheet in picture["sheets"].values()))
    assert set(used) <= set(ids)


def test_pieces_say_which_they_are() -> None:
    """A page can follow a piece from place to place: no name comes twice, and none is lost by a move."""
    game, words = the_game(), the_words()
    for seen in some_observations()[::6]:
        text = "".join(PanedRenderer("one").draw(game, seen, words)["places"].values())
        found = re.findall(r'data-piece="([^"]*)"', text)
        assert len(found) == len(set(found)) > 0
        assert set(found) <= {piece.piece for piece in game.placements(seen)}


def test_a_picture_that_was_given_away_stays_as_it_is() -> None:
    """Somebody may still look at it."""
    game, words = the_game(), the_words()
    state = game.new_game(Setup(seats=3, seed=1))
    renderer = PanedRenderer("one")
    first = renderer.draw(game, game.observe(state, 0), words)
    copied = dict(first["places"])
    game.apply(state, game.legal(state)[0])
    assert renderer.draw(game, game.observe(state, 0), words)["places"] != copied
    assert first["places"] == copied


def test_another_board_is_read_anew() -> None:
    """Other words, another seat that looks on or another theme leave nothing of the earlier picture."""
    game, words = the_game(), the_words()
    seen = some_observations()[0]
    renderer = PanedRenderer("one")
    renderer.draw(game, seen, words)
    assert renderer.changes() is None
    renderer.draw(game, seen, words)
    assert renderer.changes() == ({}, {})
    renderer.draw(game, seen, words, own_seat=1)
    assert renderer.changes() is None
    picture = renderer.draw(game, seen, words, own_seat=1, theme="dark")
    assert renderer.changes() is None
    assert "theme-dark" in picture["classes"].split()
    with pytest.raises(MisusedError):
        renderer.draw(game, seen, words, theme="nowhere")


def test_sheets_say_whose_they_are_and_who_decides() -> None:
    """So that seats have their colours, and one sees whose turn it is."""
    game, words = the_game(), the_words()
    state = game.new_game(Setup(seats=3, seed=1))
    sheets = PanedRenderer("one").draw(game, game.observe(state, 1), words, own_seat=1)["sheets"]
    assert list(sheets) == ["board", "time-track", "mat.own", "mat-small.1", "mat-small.2"]
    owners = [re.findall(r"seat-\d", sheet["classes"]) for sheet in sheets.values()]
    assert owners == [[], [], ["seat-1"], ["seat-2"], ["seat-0"]]
    acting = [name for name, sheet in sheets.items() if "acting" in sheet["classes"].split()]
    assert acting == [{1: "mat.own", 2: "mat-small.1", 0: "mat-small.2"}[game.current_seat(state)]]


def all_around(one: ET.Element, above: dict[ET.Element, ET.Element]) -> list[ET.Element]:
    """Return everything in which an element is, from the inside out."""
    return [above[one], *all_around(above[one], above)] if one in above else []


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_letters_never_get_too_small(name: str, seats: int) -> None:
    """Every text says its size as the larger of its own and the least; what makes it smaller says by how much."""
    picture = drawn(name, seats)
    texts = 0
    everything = [*picture["places"].values(), *(sheet["still"] for sheet in picture["sheets"].values())]
    for text in everything:
        root = element(text)
        above = {child: parent for parent in root.iter() for child in parent}
        for one in root.iter():
            if one.tag.endswith("}text"):
                texts += 1
                says = [one, *one]
                assert any("var(--least)" in part.get("style", "") for part in says), ET.tostring(one)
                assert not [
                    around
                    for around in all_around(one, above)
                    if "scale" in around.get("transform", "")
                    and not re.search(r"--(cell|part):", around.get("style", ""))
                ]
        assert "font-size=" not in text
    assert texts > 50
    assert not re.search(r'<text class="[^>]* font-size=', picture["symbols"])
    assert not re.search(r"font-size:[\d.]+px", picture["style"])


@pytest.mark.parametrize("name", ["trajan", "caesar"])
def test_the_style_knows_no_lit_place(name: str) -> None:
    """Fill and hue of a place never change: whatever is picked, the page draws it."""
    style = paned_style(find_game(name).resources.board)
    assert not re.search(r"\.(legal|soft|chosen|last|shining|ghost|shaft|halo)(?![\w-])|:hover|:focus", style)
    # Each rule is kept to the boards of one prefix.
    rules = re.findall(r"([^{}]+)\{", re.sub(r"@media[^{]*\{", "", style))
    assert len(rules) > 50
    assert all(PREFIX in selector for rule in rules for selector in re.split(r",(?![^(]*\))", rule))
    assert "--hue:" in style


def test_the_style_has_every_theme() -> None:
    """Another theme is another class, and no other style."""
    assert drawn(theme="light")["style"] == drawn(theme="dark")["style"]
    style = drawn()["style"]
    for theme in ("dark", "contrast", "safe"):
        assert f".one-board.theme-{theme}{{" in style
        assert f".theme-{theme} .one-board.theme-auto" in style
