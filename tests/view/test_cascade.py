"""What the rules of a drawing come to for its elements."""

import re
from xml.etree import ElementTree as ET

from trajan_tutor.session.scene import still, words_for
from trajan_tutor.session.start import new_play
from trajan_tutor.view.cascade import Cascade
from trajan_tutor.view.svg import SVG


def test_a_rule_of_the_drawing_does_not_reach_into_a_symbol() -> None:
    """As in a browser, which shows a symbol in a tree of its own; on the board the same rule is the stronger."""
    root, defs, sheet = (
        ET.Element(f"{SVG}{tag}", {"id": name}) for tag, name in (("svg", "b"), ("defs", ""), ("g", ""))
    )
    digit = ET.Element(f"{SVG}text", {"class": "digit"})
    cascade = Cascade("#b text{fill:var(--ink)}.digit{fill:#222}")
    assert cascade.of(digit, (root, defs, ET.Element(f"{SVG}g")))["fill"] == "#222"
    assert cascade.of(digit, (root, sheet))["fill"] == "var(--ink)"


def test_digits_on_light_tokens_stay_dark_in_the_dark() -> None:
    """Nothing that stands in a symbol of the stored form takes the colour of the ink, which is light there."""
    play = new_play("caesar", seats=2, seed=5)
    text = still(play, words_for(play, "en"))
    picture = ET.fromstring(text)  # noqa: S314 (our own text)
    symbols = [one for one in picture.iter() if one.tag in (f"{SVG}marker", f"{SVG}defs")]
    digits = [one for symbol in symbols for one in symbol.iter(f"{SVG}text") if (one.text or "").isdigit()]
    assert digits
    for digit in digits:
        worn = [re.search(rf"[}};{{]\.{name}{{([^}}]*)}}", text) for name in digit.get("class", "").split()]
        said = [rule[1] for rule in worn if rule] + [f"fill:{digit.get('fill', '')}"]
        fills = [one for one in re.findall(r"fill:([^;]+)", ";".join(said)) if one]
        assert fills
        assert not any(one.startswith("var(") for one in fills), fills
