"""The covers of the games: the drawing that lies there is the one that the command makes."""

import re

import pytest
from covers import cover, plan_of
from moving_picture import moving_picture

from trajan_tutor.desk.front_door import cover_drawing
from trajan_tutor.engine.games import find_game, game_names

# What is the same in all pictures, what comes, what goes, and what is there once and again.
PICTURES = [
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>x</title><g>{inside}</g></svg>'
    for inside in ('<rect/><text>1</text><circle r="1"/>', "<rect/><text>2</text>", "<rect/><text>1</text>")
]


@pytest.mark.parametrize("name", game_names())
def test_a_cover_is_the_one_that_its_game_makes(name: str) -> None:
    """`python tools/covers.py` writes it anew; it is small, and needs nothing from elsewhere."""
    game = find_game(name)
    kept = cover_drawing(game)
    assert kept == cover(game)
    assert len(kept) < 120_000
    assert "http" not in kept.replace("http://www.w3.org/2000/svg", "")
    # It plays: at least as many things come and go as there are pictures, none of them without an end.
    assert len(re.findall("@keyframes", kept)) >= plan_of(game).pictures


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
