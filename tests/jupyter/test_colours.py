"""The colours beside the board are those of the picture."""

import re
from pathlib import Path

import pytest

import trajan_tutor.jupyter
from trajan_tutor.engine.plugin import templates_folder
from trajan_tutor.view.templates import load_template

CSS = (Path(trajan_tutor.jupyter.__file__).parent / "board.css").read_text(encoding="utf-8")
SEAT = re.compile(r"--(seat-\d): (#\w+);")


def seats_of(rule: str) -> dict[str, str]:
    """Return the colours of the seats in the rule that begins like this."""
    body = CSS[CSS.index(f"{rule} {{") :].partition("}")[0]
    return dict(SEAT.findall(body))


@pytest.mark.parametrize("theme", ["light", "contrast", "safe"])
def test_seats_have_the_colours_of_the_picture(theme: str) -> None:
    """In each theme with colours of its own; a dark page keeps those of a light one behind the white letters."""
    said = load_template(templates_folder() / "trajan").style.sheet(theme)
    shown = seats_of(".trajan-tutor") | (seats_of(f'.trajan-tutor[data-theme="{theme}"]') if theme != "light" else {})
    assert len(shown) == 4
    for colour in shown.values():
        short = re.sub(r"^#(\w)\1(\w)\2(\w)\3$", r"#\1\2\3", colour)
        assert re.search(rf":({colour}|{short})\b", said), (theme, colour)
