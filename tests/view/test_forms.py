"""The forms of a drawing."""

import re

from view.boards import some_observations, the_game, the_words

from trajan_tutor.view import PictureForm, draw_board
from trajan_tutor.view.svg import clean


def test_a_bare_board_has_ids_and_its_labels_beside_it() -> None:
    """What the whole form says at each place, the bare one says in its labels."""
    for seen in some_observations()[::9]:
        whole = draw_board(the_game(), seen, the_words())
        bare = draw_board(the_game(), seen, the_words(), form=PictureForm.BARE)
        assert "aria-label" not in bare.svg
        assert set(re.findall(r' id="([^"]*)"', bare.svg)) == set(re.findall(r' id="([^"]*)"', whole.svg))
        assert re.findall(r' aria-label="([^"]*)"', whole.svg) == [
            clean(bare.labels[spot]) for spot in re.findall(r' id="board--([^"]*)"', bare.svg)
        ]
        assert bare.labels == whole.labels
