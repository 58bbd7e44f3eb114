"""How pieces are arranged in the room they have."""

import pytest

from trajan_tutor.view.flow import Anchor, arrange, heap

FLOWS = ("row", "up", "cluster")


@pytest.mark.parametrize("flow", FLOWS)
@pytest.mark.parametrize("number", range(1, 13))
def test_pieces_stay_in_their_room(flow: str, number: int) -> None:
    """However many there are, they lie inside the room."""
    anchor = Anchor(10, 20, 80, 60, flow, 20, 2)
    for x, y, width, height in arrange(anchor, (1.0,) * number):
        assert x >= 9
        assert y >= 19
        assert x + width <= 91
        assert y + height <= 81


@pytest.mark.parametrize("number", range(1, 13))
def test_a_heap_does_not_overlap(number: int) -> None:
    """Markers in a tray lie side by side."""
    boxes = arrange(Anchor(0, 0, 64, 64, "cluster", 25, 2), (1.0,) * number)
    for index, (x, y, width, _) in enumerate(boxes):
        for other_x, other_y, _, _ in boxes[index + 1 :]:
            assert (x - other_x) ** 2 + (y - other_y) ** 2 >= (width - 1) ** 2


def test_a_row_breaks_then_shrinks() -> None:
    """Pieces keep their size as long as rows of them fit."""
    anchor = Anchor(0, 0, 100, 41, "row", 20, 1)
    assert {box[3] for box in arrange(anchor, (1.0,) * 8)} == {20}
    assert max(box[3] for box in arrange(anchor, (1.0,) * 12)) < 20


def test_a_row_is_aligned() -> None:
    """Rows begin left, end right or stand in the middle."""
    starts = [arrange(Anchor(0, 0, 100, 20, "row", 20, 0, align), (1.0,))[0][0] for align in ("start", "middle", "end")]
    assert starts == [0, 40, 80]


def test_a_pile_grows_from_the_bottom() -> None:
    """The first piece of a pile lies lowest."""
    heights = [box[1] for box in arrange(Anchor(0, 0, 40, 100, "up", 20, 0), (2.0,) * 3)]
    assert heights == [80, 60, 40]


def test_a_ring_begins_at_its_top_and_goes_clockwise() -> None:
    """The first piece lies at the top, the second to its right."""
    boxes = arrange(Anchor(0, 0, 100, 100, "ring", 10), (1.0,) * 4)
    assert [(x + 5, y + 5) for x, y, _, _ in boxes] == [(50, 0), (100, 50), (50, 100), (0, 50)]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 7, 12])
def test_a_heap_is_balanced(number: int) -> None:
    """A heap lies round its middle."""
    points = heap(number)
    assert len(points) == number
    assert sum(x for x, _ in points) == pytest.approx(0)
    assert sum(y for _, y in points) == pytest.approx(0)
