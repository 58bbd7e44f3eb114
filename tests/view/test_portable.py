"""The portable form: what is stored, printed and written to files, by attributes alone."""

import re
from collections import Counter
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from measures.drawings import snapshots
from the_games import AnyGame
from view.boards import some_observations, the_game, the_words

from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.i18n import Words
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.seat_view import draw, words_for
from trajan_tutor.view import PictureForm, draw_board
from trajan_tutor.view.beside import draw_beside
from trajan_tutor.view.legend import draw_legend
from trajan_tutor.view.portable import names_of, portable_svg, properties_of

SVG = "{http://www.w3.org/2000/svg}"
SEEN = some_observations()[4]
GAMES = [find_game(name) for name in game_names()]
# What an element may say of itself: the attributes of plain SVG that our drawings use.
PLAIN = frozenset(
    {
        "class",
        "id",
        "role",
        "viewBox",
        "transform",
        "href",
        "clip-path",
        "d",
        "x",
        "y",
        "dy",
        "cx",
        "cy",
        "r",
        "rx",
        "ry",
    }
    | {"width", "height", "opacity", "fill", "fill-opacity", "fill-rule", "font-family", "font-size", "font-weight"}
    | {"letter-spacing", "text-anchor", "stroke", "stroke-dasharray", "stroke-linecap", "stroke-linejoin"}
    | {"stroke-opacity", "stroke-width"}
)


def words_of(game: AnyGame) -> Words:
    """Return the English words of a game."""
    return Words("en", folders=(game.resources.words,))


def portable(seen: Observation[Any] = SEEN, theme: str = "auto", prefix: str = "b", game: AnyGame | None = None) -> str:
    """Return a board in the portable form."""
    game = game or the_game()
    return draw_board(game, seen, words_of(game), theme=theme, prefix=prefix, form=PictureForm.STILL).portable()


def shown_texts(svg: str) -> Counter[str]:
    """Return every text that is seen, in small letters, as often as it is seen: what is used counts wherever it is."""
    root = ET.fromstring(svg)  # noqa: S314 (our own text)
    targets = {one.get("id"): one for one in root.iter() if one.get("id")}
    found: Counter[str] = Counter()
    waiting = list(root)
    while waiting:
        one = waiting.pop()
        if one.tag == f"{SVG}use":
            waiting.append(targets[one.get("href", "#")[1:]])
        elif one.tag == f"{SVG}text":
            found["".join(one.itertext()).lower()] += 1
        elif one.tag != f"{SVG}defs":
            waiting += list(one)
    return found


@pytest.mark.parametrize("theme", ["auto", "light", "dark", "contrast"])
def test_it_is_plain(theme: str) -> None:
    """Attributes of plain SVG; no rule but the flat ones for the dark, no variable, and all that is used is there."""
    svg = portable(theme=theme)
    root = ET.fromstring(svg)  # noqa: S314 (our own text)
    assert {name for one in root.iter() for name in one.attrib} <= PLAIN
    assert "var(" not in svg
    styles = [one.text or "" for one in root.iter(f"{SVG}style")]
    assert len(styles) == (theme == "auto")
    for style in styles:
        assert re.fullmatch(r"@media\(prefers-color-scheme:dark\)\{(\.[\w-]+\{[\w-]+:[^{};]+\})+\}", style)
    ids = [one.get("id") for one in root.iter() if one.get("id")]
    assert len(ids) == len(set(ids))
    assert {*re.findall(r'href="#([^"]*)"', svg), *re.findall(r"url\(#([^)]*)\)", svg)} == set(ids)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_it_shows_all_that_the_page_shows(game: AnyGame) -> None:
    """Every text, as often; small capitals are written as capitals."""
    for seen in snapshots(game, max(game.seat_counts), 3)[::3]:
        drawing = draw_board(game, seen, words_of(game))
        assert shown_texts(drawing.portable()) == shown_texts(drawing.svg)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_it_stays_within_its_bound(game: AnyGame) -> None:
    """150 KB, late in a game of as many as can play."""
    seen = snapshots(game, max(game.seat_counts), 1)[-1]
    assert len(portable(seen, game=game).encode()) < 150_000


def test_colours_of_seats_and_themes_are_those_of_the_drawing() -> None:
    """A seat's piece has the colour of its seat in the theme of the drawing, wherever it lies."""
    text = portable(theme="dark")
    for colour in ("#c8493c", "#2f8252"):
        assert f'fill="{colour}"' in text
    # The flag on a helmet, which is printed, has the red of the first seat in the light.
    assert all('stroke="#2b2118"' in one for one in re.findall(r'<[^>]*fill="#b23a2e"[^>]*>', text))


def test_in_the_dark_it_is_the_dark_drawing() -> None:
    """With its rules for the dark said of the elements, the drawing of both says what that of the dark says."""
    both = portable()
    rules = dict(re.findall(r"\.([\w-]+)\{([^{}]*)\}", both))
    for name, rule in rules.items():
        attribute, value = rule.split(":", 1)
        assert name == f"{attribute}-{re.sub(r'[^a-z0-9-]', '', value)}"
    light, dark = (portable(theme=theme) for theme in ("light", "dark"))
    assert fills(both, rules) == fills(dark, {})
    assert fills(both, {}) == fills(light, {})


def fills(svg: str, rules: dict[str, str]) -> Counter[str]:
    """Return with which colours the outlines of a picture are filled, each with how many."""
    root = ET.fromstring(svg)  # noqa: S314 (our own text)
    targets = {one.get("id"): one for one in root.iter() if one.get("id")}
    waiting = [(root, "")]
    found: Counter[str] = Counter()
    while waiting:
        element, around = waiting.pop()
        said = dict(rules[word].split(":", 1) for word in element.get("class", "").split() if word in rules)
        fill = said.get("fill", element.get("fill", around))
        if element.tag == f"{SVG}use":
            waiting.append((targets[element.get("href", "#")[1:]], fill))
        elif element.tag != f"{SVG}defs":
            found[fill] += element.tag in {f"{SVG}path", f"{SVG}rect", f"{SVG}circle"}
            waiting += [(child, fill) for child in element]
    return +found


def test_rules_about_a_class_below_another_reach_only_there() -> None:
    """A stronger rule wins over a weaker one, and a child rule reaches children only."""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" id="x" viewBox="0 0 9 9"><style>#x{--a:red}#x .b{fill:blue}'
        "#x .c>.b{fill:var(--a);width:3px}#x .c .d{fill:lime}#x .c:hover{fill:pink}@media(x:y){#x{--a:black}}</style>"
        '<rect class="b"/><g class="c"><rect class="b"/><g><rect class="b"/><rect class="d"/></g></g></svg>'
    )
    rects = list(ET.fromstring(portable_svg(svg)).iter(f"{SVG}rect"))  # noqa: S314 (our own text)
    assert [rect.get("fill") for rect in rects] == ["blue", "red", "blue", "lime"]
    assert [rect.get("width") for rect in rects] == [None, "3", None, None]


def test_a_rule_of_the_drawing_does_not_reach_into_a_symbol() -> None:
    """As in a browser, which shows a symbol in a tree of its own; on the board the same rule is the stronger."""
    style = "#b text{fill:var(--ink)}.digit{fill:#222}"
    digit, root = (
        names_of(ET.Element(f"{SVG}{tag}", said)) for tag, said in (("text", {"class": "digit"}), ("svg", {"id": "b"}))
    )
    assert properties_of((digit,), style)[0]["fill"] == "#222"
    assert properties_of((root, digit), style)[0]["fill"] == "var(--ink)"


def test_digits_on_light_tokens_stay_dark_in_the_dark() -> None:
    """Nothing that stands in a symbol takes the colour of the ink, which is light there."""
    session = new_session("caesar", seats=2, seed=5)
    picture = ET.fromstring(draw(session, words_for(session, "en"), prefix="b", form=PictureForm.STILL).portable())  # noqa: S314 (our own text)
    digits = [
        one for defs in picture.iter(f"{SVG}defs") for one in defs.iter(f"{SVG}text") if (one.text or "").isdigit()
    ]
    assert digits
    assert {one.get("fill") for one in digits} <= {"#2b2118", "#fff8e8"}
    assert not any(one.get("class") for one in digits)


def test_pictures_on_one_page_do_not_disturb_each_other() -> None:
    """What has the same id is the same, and a class says the same everywhere."""
    known: dict[str, str] = {}
    for seen in some_observations()[::5]:
        svg = portable(seen)
        root = ET.fromstring(svg)  # noqa: S314 (our own text)
        said = {one.get("id", ""): ET.tostring(one, encoding="unicode") for one in root.iter() if one.get("id")}
        said |= dict(re.findall(r"\.([\w-]+)\{([^{}]*)\}", svg))
        for name, drawn in said.items():
            assert known.setdefault(name, drawn) == drawn


def test_the_same_board_is_stored_in_the_same_letters() -> None:
    """Whatever its prefix, so that a notebook that is run again stays as it is."""
    assert portable(prefix="b") == portable(prefix="other")


def test_it_has_nothing_for_clicks() -> None:
    """No name of a place, no state, no label: the drawing is only looked at."""
    seen = some_observations()[0]
    lit = draw_board(the_game(), seen, the_words(), legal=frozenset({"deck"}), chosen="deck", form=PictureForm.STILL)
    assert lit.portable() == portable(seen)
    whole = draw_board(the_game(), seen, the_words(), last=frozenset({"deck"}), form=PictureForm.STILL)
    assert whole.portable() != portable(seen)
    assert "data-" not in lit.portable()
    assert "aria-" not in lit.portable()


def test_pictures_in_a_picture_keep_their_places() -> None:
    """Their size and what they show, two beside one another and one below."""
    boards = [draw_board(the_game(), some_observations()[0], the_words(), prefix=f"b{at}") for at in range(3)]
    shown = draw_beside(the_game(), boards[:2], ["one", "other"], boards[2], prefix="all").portable()
    windows = list(ET.fromstring(shown).iter(f"{SVG}svg"))[1:]  # noqa: S314 (our own text)
    assert len(windows) == 3
    assert all(float(one.get(name, "")) > 0 for one in windows for name in ("width", "height"))
    assert all(len(one.get("viewBox", "").split()) == 4 for one in windows)
    tops = sorted(float(one.get("y", "")) for one in windows)
    assert any(below > above for above, below in pairwise(tops))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_is_black_because_no_colour_is_known(game: AnyGame) -> None:
    """Pieces of nobody, as in the legend, have a colour too."""
    svg = portable_svg(draw_legend(game, words_of(game)))
    assert "#000" not in fills(svg, {})
    assert "" not in fills(svg, {})
