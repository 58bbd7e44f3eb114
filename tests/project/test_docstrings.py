"""What a docstring shows is what comes of it."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parent.parent.parent
# A tool is imported as it is started: by its name alone.
SHOWING = [
    path.relative_to(CHECKOUT).with_suffix("")
    for room in ("tools", "trajan_tutor")
    for path in sorted((CHECKOUT / room).rglob("*.py"))
    if "    >>> " in path.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("path", SHOWING, ids=str)
def test_a_docstring_shows_what_comes_of_it(path: Path) -> None:
    """Each example in the docstrings of a module, in its order."""
    parts = path.parts[1:] if path.parts[0] == "tools" else path.parts
    name = ".".join(part for part in parts if part != "__init__")
    done = doctest.testmod(import_module(name))
    assert done.attempted
    assert not done.failed
