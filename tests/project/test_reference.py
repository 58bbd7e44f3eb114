"""The reference leaves nothing out: every part of the view model, and the values that public calls give back."""

import re
from importlib import import_module
from pathlib import Path

import page_types
import pytest

from trajan_tutor.classroom import messages

CHECKOUT = Path(__file__).parent.parent.parent
REFERENCE = CHECKOUT / "docs" / "reference"
SHOWN = re.compile(r"^\.\. auto(?:module|class):: (\S+)$", re.MULTILINE)


def described(name: str = "*") -> set[str]:
    """Return what a page of the reference describes, or all pages together."""
    return {found for page in REFERENCE.glob(f"{name}.md") for found in SHOWN.findall(page.read_text(encoding="utf-8"))}


def test_the_view_model_is_described_whole() -> None:
    """Every module of it from which the types of the pages are made."""
    assert described("view-model") == {module.__name__ for module in (*page_types.MODULES, messages)}


@pytest.mark.parametrize(
    "room", ["engine/capabilities", "engine/game", "engine/playouts", "engine/vector", "engine/editing"]
)
def test_what_a_game_can_be_is_described(room: str) -> None:
    """Every module with a protocol that adding a game tells of."""
    assert f"trajan_tutor.{room.replace('/', '.')}" in described("games")


def test_every_value_that_shows_itself_is_described() -> None:
    """Each class in the room of such values."""
    values = described("values")
    for path in sorted((CHECKOUT / "trajan_tutor" / "shown").glob("*.py")):
        room = import_module(f"trajan_tutor.shown.{path.stem}")
        for name, one in vars(room).items():
            if hasattr(one, "_repr_mimebundle_") and one.__module__ == room.__name__:
                assert f"{room.__name__}.{name}" in values
