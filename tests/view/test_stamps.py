"""What is drawn at many places alike is drawn once: the symbol itself, or what stands there turned or coloured."""

from xml.etree import ElementTree as ET

import pytest

from trajan_tutor.view.leaves import Leaf
from trajan_tutor.view.nodes import Node
from trajan_tutor.view.stamps import stamp
from trajan_tutor.view.svg import SVG

TURNED = "matrix(.8 .6 -.6 .8 {x} {y})"


def leaf_at(x: int, y: int, turn: str = "", style: dict[str, str] | None = None) -> Leaf:
    """Return a use of a symbol at a place."""
    attributes = {"transform": turn.format(x=x, y=y)} if turn else {"x": str(x), "y": str(y)}
    element = ET.Element(f"{SVG}use", {"href": "#token", **attributes})
    return Leaf(element, (), style or {}, 1, 0, 0, whole=bool(turn or style))


def drawn(leaf: Leaf) -> Node:
    """Draw a leaf as it is."""
    attributes = {name: said for name, said in leaf.element.attrib.items() if name != "href"}
    return Node("use", attributes, dict(leaf.style), refers_to="token")


def test_what_is_not_turned_shows_the_symbol_itself() -> None:
    """Nothing new is drawn."""
    found = [leaf_at(1, 2), leaf_at(30, 40)]
    assert stamp(found, drawn) == []
    assert [leaf.stamp for leaf in found] == ["token", "token"]


@pytest.mark.parametrize(("turn", "style"), [(TURNED, None), (TURNED, {"--n": "red"})])
def test_what_is_turned_alike_stays_turned_and_keeps_its_colour(turn: str, style: dict[str, str] | None) -> None:
    """It is drawn once as it is, or everywhere anew; it never becomes the plain symbol."""
    found = [leaf_at(10 * number, 5, turn, style) for number in range(1, 9)]
    made = stamp(found, drawn)
    assert all(leaf.stamp != "token" for leaf in found)
    assert len(made) == 1
    (shown,) = made[0].children
    assert shown.attributes["transform"].startswith("matrix(0.8 0.6")
    assert shown.style == (style or {})
    assert shown.refers_to == "token"
