"""Boards as pictures."""

import re
from gzip import compress
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from view.boards import keys, some_observations, the_game, the_words

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Observation
from trajan_tutor.view import Drawing, PictureForm, draw_board
from trajan_tutor.view.paned_style import FINE
from trajan_tutor.view.static_output import one_sentence, picture_in

SVG = "{http://www.w3.org/2000/svg}"


def root_of(drawing: Drawing) -> ET.Element:
    """Return the root of a picture, which has to be well-formed."""
    return ET.fromstring(drawing.svg)  # noqa: S314 (our own text)


def spots_in(root: ET.Element) -> dict[str, ET.Element]:
    """Return the elements that can be clicked, by the name of their spot."""
    ids = ((element.get("id", "").partition("--")[2], element) for element in root.iter())
    return {spot: element for spot, element in ids if spot}


@pytest.mark.parametrize("seen", some_observations())
def test_every_spot_is_an_element_with_a_name(seen: Observation[Any]) -> None:
    """Every spot is drawn once, with a label and the classes that light it."""
    game = the_game()
    names = {spot.name for spot in game.spots(seen)}
    legal = frozenset(sorted(names)[::3])
    last = frozenset(sorted(names)[::4])
    chosen = min(legal)
    drawing = draw_board(game, seen, the_words(), prefix="one", legal=legal, chosen=chosen, last=last)
    elements = [element for element in root_of(drawing).iter() if element.get("aria-label")]
    assert sorted(element.get("id", "") for element in elements) == sorted(f"one--{name}" for name in names)
    for element in elements:
        spot = element.get("id", "").removeprefix("one--")
        classes = element.get("class", "").split()
        assert ("legal" in classes) is (spot in legal)
        assert ("chosen" in classes) is (spot == chosen)
        assert ("last" in classes) is (spot in last)
        assert any("shape" in child.get("class", "").split() for child in element), f"{spot} has no shape to light"


@pytest.mark.parametrize("seen", some_observations())
def test_ids_are_unique_and_prefixed(seen: Observation[Any]) -> None:
    """No id comes twice, each begins with the prefix, and each reference leads to one."""
    svg = draw_board(the_game(), seen, the_words(), prefix="left").svg
    ids = re.findall(r'\bid="([^"]*)"', svg)
    assert len(ids) == len(set(ids))
    assert all(one.startswith("left") for one in ids)
    used = set(re.findall(r'href="#([^"]*)"', svg)) | set(re.findall(r"url\(#([^)]*)\)", svg))
    assert used <= set(ids)
    other = set(re.findall(r'\bid="([^"]*)"', draw_board(the_game(), seen, the_words(), prefix="right").svg))
    assert not other & set(ids)


def test_a_picture_is_always_the_same() -> None:
    """The same observation gives the same text."""
    for seen in some_observations()[::5]:
        first = draw_board(the_game(), seen, the_words())
        assert first == draw_board(the_game(), seen, the_words())


def test_every_class_is_in_the_style_sheet() -> None:
    """Nothing is drawn in a class that no rule is about; these are only there to be found or to hand on a colour."""
    plain = {
        "p",
        "time-track",
        "spot",
        "sheet",
        "board",
        "mat",
        "mat-small",
        "q",
        "table",
        "legal",
        "chosen",
        "last",
    }
    # Labels that only a page with panes leaves out.
    plain |= {f"{way}-{share}" for way in ("fine", "brief") for share in FINE}
    for seen in some_observations()[::7]:
        svg = draw_board(the_game(), seen, the_words(), prefix="x").svg
        style = svg[svg.index("<style>") : svg.index("</style>")]
        ruled = set(re.findall(r"\.([a-zA-Z][\w-]*)", re.sub(r"\{[^{}]*\}", "", style)))
        for classes in re.findall(r'\bclass="([^"]*)"', svg):
            assert set(classes.split()) - plain <= ruled


@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
def test_every_colour_of_a_theme_is_set(theme: str) -> None:
    """A theme sets each variable that the rules use; only auto asks what the reader prefers."""
    svg = draw_board(the_game(), some_observations()[0], the_words(), theme=theme).svg
    style = svg[svg.index("<style>") : svg.index("</style>")]
    assert set(re.findall(r"var\((--\w+)\)", style)) <= set(re.findall(r"(--\w+):", style))
    assert ("prefers-color-scheme" in style) is (theme == "auto")


def test_the_style_reaches_nothing_but_its_drawing() -> None:
    """Every rule begins with the id of the drawing or is about a class with its prefix."""
    svg = draw_board(the_game(), some_observations()[0], the_words(), prefix="mine").svg
    style = svg[svg.index("<style>") + 7 : svg.index("</style>")]
    style = re.sub(r"@media[^{]*", "", style)
    for selectors in re.findall(r"([^{}]+)\{[^{}]*\}", style):
        assert all(one.strip().startswith(("#mine", ".mine")) for one in selectors.split(","))


def test_names_of_people_are_only_text() -> None:
    """Markup, quotes and what XML cannot hold do no harm."""
    bad = ('<script>alert("1")</script>', "a & b ' \" <b>", "\x00\x1b\ud800\ue000\ue001", "")
    seen = next(seen for seen in some_observations() if the_game().seats(seen.state) == 4)
    words = the_words().for_players(bad)
    drawing = draw_board(the_game(), seen, words, names=bad)
    root = root_of(drawing)
    assert not [element for element in root.iter() if element.tag in {f"{SVG}script", f"{SVG}b"}]
    assert "<script" not in drawing.svg
    shown = "".join(element.text or "" for element in root.iter(f"{SVG}text"))
    assert "a & b" in shown


def test_hidden_cards_are_not_in_the_picture() -> None:
    """Cards that a seat cannot know make no difference to what it is shown."""
    game = the_game()
    seen = some_observations()[-3]
    first = game.determinize(seen, 1)
    second = game.determinize(seen, 2)
    assert draw_board(game, game.observe(first, seen.seat), keys) == draw_board(
        game, game.observe(second, seen.seat), keys
    )


def test_the_own_mat_is_the_large_one() -> None:
    """The own seat's mat is drawn large, the others in the order of turns; as a spectator, the first seat's."""
    seen = next(seen for seen in some_observations() if the_game().seats(seen.state) == 3)
    for own in (-1, 0, 1, 2):
        svg = draw_board(the_game(), seen, the_words(), own_seat=own).svg
        order = [int(seat) for seat in re.findall(r'class="sheet mat[a-z-]* seat-(\d)', svg)]
        assert order == [(max(own, 0) + turn) % 3 for turn in range(3)]


def test_a_picture_tells_itself_in_words() -> None:
    """The root is a group with a title and the board as text."""
    drawing = draw_board(the_game(), some_observations()[3], the_words())
    root = root_of(drawing)
    assert root.get("role") == "group"
    assert root.findtext(f"{SVG}title")
    assert root.findtext(f"{SVG}desc")
    assert set(drawing.labels) == {spot.name for spot in the_game().spots(some_observations()[3])}
    assert "⟦" not in drawing.svg, re.findall("⟦[^⟧]*⟧", drawing.svg)[:5]


def test_a_picture_shows_itself_in_a_notebook() -> None:
    """A drawing is an SVG picture and a text, as asked for."""
    drawing = draw_board(the_game(), some_observations()[0], the_words())
    bundle = drawing._repr_mimebundle_()
    assert picture_in(bundle["text/html"]) == drawing.portable()
    assert bundle["text/plain"] == one_sentence(drawing.text)
    assert drawing._repr_mimebundle_(include={"text/plain"}) == {"text/plain": bundle["text/plain"]}
    assert drawing._repr_mimebundle_(exclude={"text/plain"}) == {"text/html": bundle["text/html"]}
    assert repr(drawing) == repr(draw_board(the_game(), some_observations()[0], the_words()))


@pytest.mark.parametrize("prefix", ["", "1a", "a b", 'a"', "a<b"])
def test_a_prefix_that_is_no_id_is_refused(prefix: str) -> None:
    """A prefix has to be the beginning of an id."""
    with pytest.raises(MisusedError) as caught:
        draw_board(the_game(), some_observations()[0], the_words(), prefix=prefix)
    assert the_words()(caught.value.message)


def test_an_unknown_theme_is_refused() -> None:
    """A theme has to be one that the style sheet knows."""
    with pytest.raises(MisusedError, match="view-theme-unknown"):
        draw_board(the_game(), some_observations()[0], the_words(), theme="pink")


def test_no_text_is_too_small() -> None:
    """At the size it is drawn for, no text is below 11 units."""
    for seen in some_observations():
        root = ET.fromstring(draw_board(the_game(), seen, the_words()).portable())  # noqa: S314 (our own text)
        too_small = [text for text, size in texts_below(root, 1.0) if size < 10.9]
        assert not too_small


def texts_below(element: ET.Element, scale: float) -> list[tuple[str, float]]:
    """Return the texts in an element and the size in which they appear."""
    match = re.search(r"scale\(([\d.]+)", element.get("transform", ""))
    if match:
        scale *= float(match[1])
    found = []
    if element.tag in {f"{SVG}text", f"{SVG}tspan"} and element.get("font-size") and element.text:
        found.append((element.text, float(element.get("font-size", 0)) * scale))
    for child in element:
        found += texts_below(child, scale)
    return found


def test_a_board_is_small() -> None:
    """A page reads all of it at the beginning, as a rule compressed."""
    game = the_game()
    for seen in some_observations():
        drawing = draw_board(game, seen, the_words(), prefix="b1")
        bare = draw_board(game, seen, the_words(), prefix="b1", form=PictureForm.BARE)
        most = {2: 98, 3: 112, 4: 125}[game.seats(seen.state)]
        assert len(drawing.svg.encode()) < most * 1000
        assert len(bare.svg.encode()) < 115_000
        assert len(compress(drawing.svg.encode())) < 20_000


def test_a_place_has_the_colour_of_its_area_where_it_can_be_picked() -> None:
    """Only there it shines in it, so only there it says so."""
    seen = some_observations()[0]
    for legal in (frozenset[str](), frozenset({"mat.0.tray.I"})):
        svg = draw_board(the_game(), seen, the_words(), prefix="x", legal=legal).svg
        style = svg[svg.index("<style>") : svg.index("</style>")]
        shining = re.search(r"drop-shadow\(0 0 4px var\((--\w+),", style)
        assert shining
        coloured = set(re.findall(rf"\.(\w+)(?=[^{{}}]*\{{{shining[1]}:)", style))
        for name, classes in re.findall(r'<g id="x--([^"]*)"[^>]* class="([^"]*)"', svg):
            assert bool(coloured & set(classes.split())) is (name in legal)
        assert ("legal" in svg.replace(style, "")) is bool(legal)
