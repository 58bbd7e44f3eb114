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
from trajan_tutor.view.renderer import finer

DECISIONS = 60


def patched(text: str, changes: list[tuple[int, int, str]]) -> str:
    """Return a text in which changes are made."""
    for start, end, part in reversed(changes):
        text = text[:start] + part + text[end:]
    return text


def test_changes_lead_from_one_picture_to_the_next() -> None:
    """Whatever happens in a game, the changes put into the earlier text give the later one, and they are short."""
    game = the_game()
    state = game.new_game(Setup(seats=3, seed=3))
    rng = Rng(3)
    renderer = Renderer("one")
    before = ""
    lengths = []
    for number in range(DECISIONS):
        legal = frozenset(spot for move in game.legal(state) for spot in game.spots_of(state, move))
        svg = renderer.draw(game, game.observe(state, 0), the_words(), legal=legal)
        changes = renderer.changes()
        if number == 0:
            assert changes is None
        else:
            assert changes is not None
            assert patched(before, changes) == svg
            lengths.append(sum(len(part) for _, _, part in changes))
        before = svg
        choices = game.legal(state)
        game.apply(state, choices[rng.below(len(choices))])
    assert sorted(lengths)[len(lengths) // 2] < 8000


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


def test_another_board_is_read_anew() -> None:
    """Other words, another theme or another number of seats leave nothing of the earlier picture."""
    seen = some_observations()[0]
    renderer = Renderer("one")
    renderer.draw(the_game(), seen, the_words())
    assert renderer.changes() is None
    renderer.draw(the_game(), seen, the_words())
    assert renderer.changes() == []
    renderer.draw(the_game(), seen, the_words(), theme="dark")
    assert renderer.changes() is None


def test_a_place_that_is_lit_is_told_by_its_beginning() -> None:
    """What lies there stays as it is; nothing else is told."""
    renderer = Renderer("one")
    seen = some_observations()[0]
    before = renderer.draw(the_game(), seen, the_words())
    renderer.changes()
    after = renderer.draw(the_game(), seen, the_words(), legal=frozenset({"deck"}))
    changes = renderer.changes()
    assert changes is not None
    [(_, _, text)] = changes
    assert text.startswith('<g id="one--deck" ')
    assert text.endswith(">")
    assert text.count("<") == 1
    assert "legal" in text
    assert patched(before, changes) == after


def test_of_a_family_only_the_places_that_differ_are_told() -> None:
    """The same places, one of them with something else: the others need not be read again."""
    place = '<g id="one--'
    family = f'<g id="one-f-hand">{place}a" class="spot">1</g>{place}b" class="spot">2</g></g>'
    other = family.replace(">2<", ">3<")
    [change] = finer(7, family, other, place)
    assert change[2] == f'{place}b" class="spot">3</g>'
    assert patched("_" * 7 + family, [change]) == "_" * 7 + other
    lit = family.replace('b" class="spot"', 'b" class="spot legal"')
    assert [text for _, _, text in finer(0, family, lit, place)] == [f'{place}b" class="spot legal">']
    # Another place makes it another family.
    more = family.removesuffix("</g>") + f'{place}c" class="spot">2</g></g>'
    assert finer(0, family, more, place) == [(0, len(family), more)]
    assert finer(0, more, family, place) == [(0, len(more), family)]


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
