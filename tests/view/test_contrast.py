"""Themes: what is written and what is told apart by colour stands out from its ground, computed as WCAG 2 does."""

import re
from collections.abc import Sequence
from functools import cache
from itertools import combinations, product

import pytest

from trajan_tutor.engine.plugin import templates_folder

THEMES = ("light", "dark", "contrast", "safe")
AREAS = ("seaport", "forum", "military", "stone", "senate", "building")
SOFT = tuple(f"soft-{area}" for area in AREAS)
LANDS = ("land-3", "land-5", "land-6", "land-10", "land-camp")
TILES = ("tile", "stone-tile", "yellow-tile", "grey-tile", "brick-tile")
COLOURS = ("yellow", "orange", "green", "white", "pink", "blue")
DARK_INK = "#2b2118"

# Grounds of the map of Caesar!: open, central, held by a side, tied, one space from closing.
REALMS = ("land", "land-central", "realm-0", "realm-1", "realm-none", "near")
SYMBOLS = ("sword", "shield", "ship")
LIGHT_GLYPH = "#fff8e8"

# Ordinary text on every ground that it stands on, by template.
TRAJAN_TEXT = [
    *product(("ink",), ("ground", "panel", "plate", "pick-fill", "last", "sea", *LANDS, *SOFT)),
    *product(("soft-ink",), ("ground", "panel", "plate", "pick-fill", "last", *SOFT)),
    *product((DARK_INK,), TILES),
    *product(("#ffffff",), ("seat-0", "seat-1", "seat-2", "seat-3")),
    ("faint", "panel"),
    ("#1f5f7a", "tile"),
    ("on-mark", "author"),
    ("on-mark", "program"),
]
CAESAR_TEXT = [
    *product(("ink",), ("ground", "panel", "plate", "pick-fill", "last", "cartouche", *REALMS)),
    *product(("soft-ink",), ("ground", "panel", "plate", "cartouche")),
    *product(("#ffffff",), ("seat-0", "seat-1")),
    ("faint", "panel"),
    (DARK_INK, "tile"),
    ("on-mark", "author"),
    ("on-mark", "program"),
]
TEXT = [(template, pair) for template, pairs in (("trajan", TRAJAN_TEXT), ("caesar", CAESAR_TEXT)) for pair in pairs]
# Symbols and outlines that carry a meaning.
TRAJAN_SIGNS = [
    *product(AREAS, ("panel", "ground")),
    *product(("pick", "author", "program"), ("ground", "panel", "pick-fill", "sea", *LANDS, *SOFT)),
    *product(("shine",), SOFT),
    *product(tuple(f"on-{area}" for area in AREAS), ("tile",)),
    *product(tuple(f"seat-{seat}" for seat in range(4)), ("panel",)),
    *product(("line", "faint"), ("panel",)),
]
CAESAR_SIGNS = [
    *product(("pick", "author", "program"), ("ground", "panel", "pick-fill", "sea", *REALMS)),
    *product((LIGHT_GLYPH,), SYMBOLS),
    *product(tuple(f"{symbol}-line" for symbol in SYMBOLS), ("slot",)),
    *product(("soft-ink",), ("realm-none",)),
    *product(("near-line",), ("near",)),
    (DARK_INK, "gold"),
    ("seat-0", "panel"),
    ("seat-1", "panel"),
]
SIGNS = [(template, pair) for template, pairs in (("trajan", TRAJAN_SIGNS), ("caesar", CAESAR_SIGNS)) for pair in pairs]


@cache
def colours(template: str) -> dict[str, dict[str, str]]:
    """Return the variables of each theme of a template; what a theme does not say is as in the light one."""
    files = (templates_folder() / "style.css", templates_folder() / template / "style.css")
    text = "".join(re.sub(r"/\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.DOTALL) for file in files)
    found: dict[str, dict[str, str]] = {}
    for name, body in re.findall(r"\.theme-([a-z]+)\s*\{([^}]*)\}", text):
        found.setdefault(name, {}).update(re.findall(r"--([\w-]+):\s*([^;]+);", body))
    return {name: {**found["light"], **values} for name, values in found.items()}


def channels(colour: str) -> list[float]:
    """Return red, green and blue as amounts of light."""
    # Three digits stand for six, each of them twice.
    digits = "".join(digit * 2 for digit in colour[1:]) if len(colour) == 4 else colour[1:]
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def ratio(first: str, second: str) -> float:
    """Return the contrast of two colours.

    >>> ratio("#000000", "#ffffff")
    21.0
    """
    lights = sorted(sum(map(float.__mul__, (0.2126, 0.7152, 0.0722), channels(one))) for one in (first, second))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def value(theme: str, name: str, template: str = "trajan") -> str:
    """Return a colour of a theme by its name; a colour stands for itself."""
    return name if name.startswith("#") else colours(template)[theme][name]


def weak(theme: str, pairs: Sequence[tuple[str, tuple[str, str]]], least: float) -> dict[tuple[str, str, str], float]:
    """Return the pairs of colours that stand out less than they have to."""
    found = {
        (template, *pair): round(ratio(*(value(theme, name, template) for name in pair)), 2) for template, pair in pairs
    }
    return {pair: contrast for pair, contrast in found.items() if contrast < least}


def test_the_themes_are_all_there() -> None:
    """Four themes, and none more, in the template of every game."""
    games = [folder.name for folder in templates_folder().iterdir() if (folder / "style.css").is_file()]
    assert {"caesar", "trajan"} <= set(games)
    for game in games:
        assert set(colours(game)) == set(THEMES)


@pytest.mark.parametrize("theme", THEMES)
def test_text_stands_out_from_its_ground(theme: str) -> None:
    """Ordinary text has a contrast of at least 4.5, in high contrast of at least 7."""
    assert weak(theme, TEXT, 7.0 if theme == "contrast" else 4.5) == {}


@pytest.mark.parametrize("theme", THEMES)
def test_signs_stand_out_from_their_ground(theme: str) -> None:
    """Symbols, outlines of what can be picked, arrows and badges have a contrast of at least 3, or 4.5."""
    assert weak(theme, SIGNS, 4.5 if theme == "contrast" else 3.0) == {}


@pytest.mark.parametrize("theme", THEMES)
def test_markers_stand_out_from_trays_and_their_signs_from_them(theme: str) -> None:
    """A marker or its outline has a contrast of at least 3 to any tray, and so has the shape in it to the marker.

    In high contrast both are at least 4.5.
    """
    least = 4.5 if theme == "contrast" else 3
    for colour in COLOURS:
        fill = value(theme, f"marker-{colour}")
        for ground in ("bowl", *SOFT):
            found = max(ratio(fill, value(theme, ground)), ratio(DARK_INK, value(theme, ground)))
            assert found >= least, (colour, ground, found)
        assert ratio(fill, "#ffffff" if colour == "blue" else DARK_INK) >= least, colour


# How those see who lack one kind of cones (Viénot, Brettel and Mollon 1999), on amounts of light.
SEEN = {
    "protan": ((0.1124, 0.8876, 0.0), (0.1124, 0.8876, 0.0), (0.004, -0.004, 1.0)),
    "deutan": ((0.2927, 0.7073, 0.0), (0.2927, 0.7073, 0.0), (-0.0223, 0.0223, 1.0)),
}


def distance(first: str, second: str, eye: str) -> float:
    """Return how far apart two colours are for an eye, in the space of CIE L*a*b*."""
    labs = []
    for colour in (first, second):
        red, green, blue = (sum(map(float.__mul__, row, channels(colour))) for row in SEEN[eye])
        xyz = (
            (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
            0.2126 * red + 0.7152 * green + 0.0722 * blue,
            (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
        )
        bent = [part ** (1 / 3) if part > 0.008856 else 7.787 * max(part, 0.0) + 16 / 116 for part in xyz]
        labs.append((116 * bent[1] - 16, 500 * (bent[0] - bent[1]), 200 * (bent[1] - bent[2])))
    return float(sum((mine - other) ** 2 for mine, other in zip(*labs, strict=True)) ** 0.5)


@pytest.mark.parametrize("eye", SEEN)
def test_markers_are_told_apart_without_red_or_green(eye: str) -> None:
    """In the colour-blind safe theme any two markers differ clearly; everywhere they differ in shape as well."""
    for first, second in combinations(COLOURS, 2):
        found = distance(value("safe", f"marker-{first}"), value("safe", f"marker-{second}"), eye)
        assert found >= 15, (first, second, found)


@pytest.mark.parametrize("eye", SEEN)
def test_sides_and_symbols_of_caesar_are_told_apart_without_red_or_green(eye: str) -> None:
    """In the colour-blind safe theme: who holds a province, the sides, the border symbols; their shapes differ too."""
    for names in (("realm-0", "realm-1", "realm-none"), ("seat-0", "seat-1"), SYMBOLS):
        for first, second in combinations(names, 2):
            found = distance(value("safe", first, "caesar"), value("safe", second, "caesar"), eye)
            assert found >= 15, (first, second, found)
