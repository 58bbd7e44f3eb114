"""The covers of the games: the drawing that lies there is the one that the command makes."""

import re

import pytest
from covers import begun, cover, picture_of, plan_of
from moving_picture import moving_picture

from trajan_tutor.desk.front_door import cover_drawing, cover_file
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.i18n import FALLBACK, Words, languages

# What is the same in all pictures, what comes, what goes, and what is there once and again.
PICTURES = [
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>x</title><g>{inside}</g></svg>'
    for inside in ('<rect/><text>1</text><circle r="1"/>', "<rect/><text>2</text>", "<rect/><text>1</text>")
]


TEXT = re.compile(r"<text[^>]*>(.*?)</text>")


def _in_long(language: str) -> object:
    return language if language == FALLBACK else pytest.param(language, marks=pytest.mark.long)


@pytest.mark.parametrize("language", [_in_long(one) for one in languages()])
@pytest.mark.parametrize("name", game_names())
def test_a_cover_is_the_one_that_its_game_makes(name: str, language: str) -> None:
    """`python tools/covers.py` writes it anew; it is small, and needs nothing from elsewhere."""
    game = find_game(name)
    kept = cover_drawing(game, language)
    assert kept == cover(game, plan_of(game), language)
    assert len(kept) < 120_000
    assert "http" not in kept.replace("http://www.w3.org/2000/svg", "")
    # It plays: at least as many things come and go as there are pictures, none of them without an end.
    assert len(re.findall("@keyframes", kept)) >= plan_of(game).pictures


@pytest.mark.parametrize("name", game_names())
def test_a_cover_says_in_every_language_what_its_table_says(name: str) -> None:
    """Its first picture alone is drawn: what a game draws after it is the same in all languages."""
    game = find_game(name)
    plan = plan_of(game)
    session = begun(game, plan)
    for language in languages():
        first = picture_of(session, Words(language, folders=(game.resources.words,)))
        said = set(TEXT.findall(moving_picture([first], plan.box, "")))
        assert said <= set(TEXT.findall(cover_file(game, language).read_text(encoding="utf-8"))), language


def test_a_game_without_a_cover_in_a_language_shows_the_english_one() -> None:
    """So does the language that nobody speaks."""
    game = find_game(game_names()[0])
    assert cover_drawing(game, "pseudo") == cover_drawing(game)
    assert cover_drawing(game, "cs") != cover_drawing(game)


def test_what_changes_comes_and_goes_and_the_rest_stays() -> None:
    """At rest, and where less motion is preferred, the last picture alone is seen."""
    film = moving_picture(PICTURES, (0, 0, 9, 9), "A game")
    assert film.count("<rect/>") == film.count("<circle") == 1
    groups = dict(re.findall(r'<g class="(k\d+)">(.*?)</g>', film))
    assert sorted(groups.values()) == ['<circle r="1"/>', "<text>1</text>", "<text>2</text>"]
    rest = re.search(r"</style>|(\.k[\d.,k]+)\{opacity:0\}", film)
    assert rest is not None
    assert {groups[name] for name in re.findall(r"k\d+", rest[1])} == {'<circle r="1"/>', "<text>2</text>"}
    assert film.index("@media(prefers-reduced-motion:no-preference)") < film.index("animation:k")
    assert "svg:not(:target)" in film
