"""A board that is drawn again and again."""

import re

import pytest
from the_games import find_game
from view.boards import some_observations, the_game, the_words

from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.i18n import Words
from trajan_tutor.view import Arrow, Badge, By, Marks, Path, Renderer, draw_board
from trajan_tutor.view.marks import NO_MARKS

DECISIONS = 60


def test_a_renderer_draws_what_a_single_drawing_shows() -> None:
    """The same places with the same pieces and labels, whatever was drawn before."""
    renderer = Renderer("one")
    for seen in some_observations()[::5]:
        svg = renderer.draw(the_game(), seen, the_words())
        alone = draw_board(the_game(), seen, the_words(), prefix="one")
        assert spots(svg) == spots(alone.svg)


def spots(svg: str) -> dict[str, str]:
    """Return the text of every place."""
    found = {}
    for part in svg.split('<g id="one--')[1:]:
        name, _, rest = part.partition('"')
        depth = 1
        for tag in re.finditer(r"<g[\s>][^>]*>|</g>", rest):
            depth += -1 if tag[0] == "</g>" else 0 if tag[0].endswith("/>") else 1
            if depth == 0:
                found[name] = rest[: tag.start()]
                break
    return found


@pytest.mark.parametrize(("name", "seats"), [("trajan", 3), ("caesar", 2)])
def test_what_is_drawn_again_is_what_is_drawn_at_once(name: str, seats: int) -> None:
    """Whatever lies over the board, is lit or changes hands, the picture is the one that a new renderer draws."""
    game = find_game(name)
    words = Words(folders=(game.resources.words,))
    state = game.new_game(Setup(seats=seats, seed=5))
    rng = Rng(5)
    renderer = Renderer("one")
    spots = [spot.name for spot in game.spots(game.observe(state, 0))]

    def some(number: int) -> frozenset[str]:
        return frozenset(spots[rng.below(len(spots))] for _ in range(rng.below(number)))

    for number in range(DECISIONS):
        if game.is_over(state):
            break
        marks = NO_MARKS
        if number % 3 == 0:
            one, other = (spots[rng.below(len(spots))] for _ in range(2))
            marks = Marks(
                soft=some(4),
                shining=some(3),
                arrows=(Arrow(one, other),),
                badges=(Badge(other, "3", By.PROGRAM),),
                paths=(Path((one, other)),),
                rings=some(3),
            )
        seen, own_seat = game.observe(state, 0), number // 20 % seats
        legal, chosen, last = some(9), spots[rng.below(len(spots))], some(5)
        drawn = [
            one.draw(game, seen, words, own_seat=own_seat, legal=legal, chosen=chosen, last=last, marks=marks)
            for one in (renderer, Renderer("one"))
        ]
        assert drawn[0] == drawn[1], number
        choices = game.legal(state)
        game.apply(state, choices[rng.below(len(choices))])
