"""The colours of seats beside the board are those of the picture."""

import re
from pathlib import Path

import pytest

from trajan_tutor.engine.plugin import templates_folder
from trajan_tutor.view.templates import load_template

SEAT = re.compile(r"--(seat-\d): (#\w+);")


@pytest.mark.parametrize("theme", ["light", "contrast", "safe"])
def test_seats_have_the_colours_of_the_picture(theme: str, checkout: Path) -> None:
    """In each theme with colours of its own; a dark page keeps the white letters on colours of its own."""
    css = (checkout / "stage" / "src" / "style" / "theme.css").read_text(encoding="utf-8")
    begins = ".trajan-tutor" if theme == "light" else f".trajan-tutor.theme-{theme}"
    rule = next(rule for rule in css.split("}") if re.search(rf"(^|\n){re.escape(begins)}\s*[,{{]", rule))
    shown = dict(SEAT.findall(rule))
    said = load_template(templates_folder() / "trajan").style.sheet(theme)
    assert len(shown) == 4
    for colour in shown.values():
        short = re.sub(r"^#(\w)\1(\w)\2(\w)\3$", r"#\1\2\3", colour)
        assert re.search(rf":({colour}|{short})\b", said), (theme, colour)
