"""A board that is drawn again and again."""

import re

from view.boards import some_observations, the_game, the_words

from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Draws
from trajan_tutor.view import Easel, draw_board

DECISIONS = 60


def patched(text: str, changes: list[tuple[int, int, str]]) -> str:
    """Return a text in which changes are made."""
    for start, end, part in reversed(changes):
        text = text[:start] + part + text[end:]
    return text


def test_changes_lead_from_one_picture_to_the_next() -> None:
    """Whatever happens in a game, the changes put into the earlier text give the later one, and they are short."""
    game = the_game()
    state = game.begin(Setup(seats=3, seed=3))
    draws = Draws(3)
    easel = Easel("one")
    before = ""
    lengths = []
    for number in range(DECISIONS):
        legal = frozenset(spot for move in game.legal(state) for spot in game.spots_of(state, move))
        svg = easel.draw(game, game.observe(state, 0), the_words(), legal=legal)
        changes = easel.changes()
        if number == 0:
            assert changes is None
        else:
            assert changes is not None
            assert patched(before, changes) == svg
            lengths.append(sum(len(part) for _, _, part in changes))
        before = svg
        choices = game.legal(state)
        game.apply(state, choices[draws.below(len(choices))])
    assert sorted(lengths)[len(lengths) // 2] < 8000


def test_an_easel_draws_what_a_single_drawing_shows() -> None:
    """The same places with the same pieces and labels, whatever was drawn before."""
    easel = Easel("one")
    for seen in some_observations()[::5]:
        svg = easel.draw(the_game(), seen, the_words())
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
    easel = Easel("one")
    easel.draw(the_game(), seen, the_words())
    assert easel.changes() is None
    easel.draw(the_game(), seen, the_words())
    assert easel.changes() == []
    easel.draw(the_game(), seen, the_words(), theme="dark")
    assert easel.changes() is None
