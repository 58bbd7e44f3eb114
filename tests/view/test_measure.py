"""Figures of drawings, and the forms that they are for."""

import re

from view.boards import some_observations, the_game, the_words

from trajan_tutor.view import Form, draw_board, measure_drawings
from trajan_tutor.view.measure import LIMITS
from trajan_tutor.view.svg import clean


def test_figures_come_for_each_number_of_seats() -> None:
    """Times and sizes; how long it takes is for the command to tell, since a busy machine is slow."""
    found = measure_drawings(the_game(), some_observations()[::9], the_words())
    assert [figures.seats for figures in found] == sorted({figures.seats for figures in found})
    for figures in found:
        assert figures.whole_milliseconds > 0
        assert figures.changing_milliseconds > 0
        assert figures.portable_milliseconds > 0
        assert figures.bare_kilobytes < figures.whole_kilobytes < LIMITS["whole_kilobytes"]
        assert 0 < figures.portable_kilobytes < LIMITS["portable_kilobytes"]


def test_a_bare_board_has_ids_and_its_labels_beside_it() -> None:
    """What the whole form says at each place, the bare one says in its labels."""
    for seen in some_observations()[::9]:
        whole = draw_board(the_game(), seen, the_words())
        bare = draw_board(the_game(), seen, the_words(), form=Form.BARE)
        assert "aria-label" not in bare.svg
        assert set(re.findall(r' id="([^"]*)"', bare.svg)) == set(re.findall(r' id="([^"]*)"', whole.svg))
        assert re.findall(r' aria-label="([^"]*)"', whole.svg) == [
            clean(bare.labels[spot]) for spot in re.findall(r' id="board--([^"]*)"', bare.svg)
        ]
        assert bare.labels == whole.labels
