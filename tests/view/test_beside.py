"""Several drawings in one picture."""

import re

from view.boards import some_observations, the_game, the_words

from trajan_tutor.view import PictureForm, draw_board
from trajan_tutor.view.beside import draw_beside


def test_drawings_side_by_side_keep_their_own_looks() -> None:
    """The style of the whole picture speaks of its captions alone: what is inside has weaker rules of its own."""
    seen = some_observations()[0]
    boards = [
        draw_board(the_game(), seen, the_words(), prefix=f"all{number}", form=PictureForm.STILL) for number in range(3)
    ]
    whole = draw_beside(the_game(), boards[:2], ["one", "<two>\nlines"], boards[2], prefix="all").svg
    style, *inner = re.findall(r"<style>(.*?)</style>", whole, re.DOTALL)
    selectors = [one.rpartition("{")[2].strip() for one in re.findall(r"([^{}]*)\{[^{}]*\}", style)]
    assert selectors
    assert [one for one in selectors if not re.fullmatch(r"#all(>[\w.]+)?", one)] == []
    assert len(inner) == 3
    assert "&lt;two&gt;" in whole
